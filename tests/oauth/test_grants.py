"""What players have granted: listed, taken back, ended with them; refreshed, and what becomes of a thief."""
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.apps import apps
from django.core.management import CommandError, call_command
from django.db import connection, connections
from django.utils import timezone

from games.oauth import grants
from games.oauth.models import AccessToken, Client, Code, RefreshToken, SignIn
from games.players import clients
from tests.api.caller import Caller, guest
from tests.api.teams import Team
from tests.oauth.flow import ALL, App, Person, granted, later


def listed(player):
    return player.get("/v1/me/grants")["items"]


def test_a_player_sees_what_they_have_granted_and_takes_it_back(ana, bia):
    first, second = granted(ana, App(scope="read")), granted(ana, App("other", "https://other.example/back"))
    items = listed(ana)
    assert [(item["client"], item["scopes"]) for item in items] == [
        ({"client_id": "other", "name": None, "registered": False, "address": "https://other.example/back"}, ALL.split()),
        ({"client_id": "tally", "name": None, "registered": False, "address": "http://127.0.0.1:7777/back"}, ["read"])]
    assert bia.delete(f"/v1/me/grants/{items[0]['id']}").code == "grant_not_found"
    assert ana.delete(f"/v1/me/grants/{items[0]['id']}").status == 204
    assert ana.delete(f"/v1/me/grants/{items[0]['id']}").code == "grant_not_found"
    assert Caller(second["access_token"]).get("/v1/me/matches").code == "invalid_token"
    assert Caller(first["access_token"]).get("/v1/me/matches").status == 200
    assert [item["id"] for item in listed(ana)] == [items[1]["id"]]
    assert ana.get("/v1/me/export")["grants"] == listed(ana)


def test_a_refresh_changes_both_tokens_and_not_the_grant(ana):
    app = App()
    tokens, before = granted(ana, app), listed(ana)
    again = app.refresh(tokens["refresh_token"], scope="read")
    assert again["scope"] == "read"
    assert not {tokens["access_token"], tokens["refresh_token"]} & {again["access_token"], again["refresh_token"]}
    assert app.refresh(again["refresh_token"], scope="read erase")["error"] == "invalid_scope"
    whole = app.refresh(again["refresh_token"])
    assert whole["scope"] == ALL, "what was granted, and not the less that was asked for in between"
    assert [item["id"] for item in listed(ana)] == [item["id"] for item in before]
    assert listed(ana)[0]["scopes"] == ALL.split()


def test_a_refresh_that_is_sent_again_at_once_has_the_same_answer(ana):
    app = App()
    old = granted(ana, app)["refresh_token"]
    answer, again = app.refresh(old), app.refresh(old)
    assert {**again.body, "expires_in": 0} == {**answer.body, "expires_in": 0}
    assert 3_590 < again["expires_in"] <= 3_600
    assert app.refresh(answer["refresh_token"]).status == 200


@pytest.mark.parametrize("seconds", [0, 61])
def test_a_refresh_token_that_was_left_behind_ends_the_grant(ana, time_machine, seconds):
    """Within a minute while nobody went on from its successor; else somebody has it who should not."""
    app = App()
    stolen = granted(ana, app)["refresh_token"]
    held = app.refresh(stolen)
    if seconds:
        time_machine.move_to(later(seconds))
    else:
        held = app.refresh(held["refresh_token"])
    assert app.refresh(stolen)["error"] == "invalid_grant"
    assert app.refresh(held["refresh_token"])["error"] == "invalid_grant"
    assert Caller(held["access_token"]).get("/v1/me").code == "invalid_token"
    assert listed(ana) == []


def test_a_refresh_token_is_good_for_its_own_client_alone(ana):
    token = granted(ana)["refresh_token"]
    assert App("other").refresh(token)["error"] == "invalid_grant"
    assert App().refresh(token).status == 200


def test_a_grant_that_nobody_uses_ends(ana, time_machine):
    app = App()
    token = granted(ana, app)["refresh_token"]
    time_machine.move_to(later(91 * 86_400))
    assert app.refresh(token)["error"] == "invalid_grant"
    assert listed(ana) == []


@pytest.mark.parametrize("kind", ["access_token", "refresh_token"])
@pytest.mark.parametrize("hint", ["access_token", "refresh_token", "of another kind", ""])
def test_revoking_either_token_ends_both(ana, kind, hint):
    app = App()
    tokens = granted(ana, app)
    told = app.revoke(tokens[kind], **({"token_type_hint": hint} if hint else {}))
    assert (told.status, told.raw) == (200, b"")
    assert Caller(tokens["access_token"]).get("/v1/me").code == "invalid_token"
    assert app.refresh(tokens["refresh_token"])["error"] == "invalid_grant"


@pytest.mark.parametrize("found", ["access_token", "refresh_token", "an older refresh token"])
def test_a_token_that_leaked_is_ended_by_those_who_run_the_service(ana, found):
    app = App()
    older = granted(ana, app)
    tokens = {**app.refresh(older["refresh_token"]).body, "an older refresh token": older["refresh_token"]}
    with pytest.raises(CommandError):
        call_command("app", "revoke", tokens[found][:-1])
    call_command("app", "revoke", tokens[found])
    assert Caller(tokens["access_token"]).get("/v1/me").code == "invalid_token"
    assert app.refresh(tokens["refresh_token"])["error"] == "invalid_grant"
    with pytest.raises(CommandError):
        call_command("app", "revoke", tokens[found])


def test_nobody_revokes_what_is_anothers_and_nobody_learns_of_it(ana):
    tokens = granted(ana)
    for token in (tokens["access_token"], "foa_" + "0" * 48, "x"):
        assert App("other").revoke(token).status == 200
    assert Caller(tokens["access_token"]).get("/v1/me").status == 200
    assert App().send("revoke", {})["error"] == "invalid_request"


def left_of_oauth():
    return [model.objects.count() for model in (Code, AccessToken, RefreshToken, SignIn)]


def test_who_is_erased_leaves_nothing_behind_that_opens_anything(ana, bia):
    app = App()
    tokens, code = granted(ana, app), Person(ana).lets(app)["code"]
    bias = granted(bia)["access_token"]
    assert ana.delete("/v1/me").status == 204
    assert Caller(tokens["access_token"]).get("/v1/games").code == "invalid_token"
    assert app.refresh(tokens["refresh_token"])["error"] == "invalid_grant"
    assert app.exchange(code)["error"] == "invalid_grant"
    assert Caller(bias).get("/v1/me").status == 200
    assert left_of_oauth() == [0, 1, 1, 1]


def test_a_backend_that_revokes_all_tokens_of_a_player_ends_the_grants_too(db):
    team = Team()
    player = team.player()
    token = granted(player)["access_token"]
    assert team.backend.delete(f"/v1/players/{player.player['id']}/tokens").status == 204
    assert Caller(token).get("/v1/me").code == "invalid_token"
    assert left_of_oauth() == [0, 0, 0, 0]


def test_one_who_disables_an_app_with_its_players_ends_their_grants(db):
    team = Team()
    token = granted(team.player())["access_token"]
    clients.disable_app(app=team.app, now=timezone.now())
    assert Caller(token).get("/v1/me").status == 200
    clients.disable_app(app=team.app, now=timezone.now(), players=True)
    assert Caller(token).get("/v1/me").code == "invalid_token"


def test_strangers_fill_no_table(db):
    for number in range(5):
        Person(Caller()).opens(App(f"app {number}".replace(" ", "-")).asks())
        App(f"app-{number}").exchange("foc_" + "0" * 48)
    assert [Client.objects.count(), *left_of_oauth()] == [0, 0, 0, 0, 0]


def test_what_has_ended_is_forgotten_and_nothing_else(ana, bia, time_machine):
    app = App("forgotten", "https://forgotten.example/")
    Person(ana).lets(app)
    kept = granted(bia)["refresh_token"]
    time_machine.move_to(later(80 * 86_400))
    grants.forget(timezone.now())
    assert [client.client_id for client in Client.objects.all()] == ["tally"]
    assert left_of_oauth() == [0, 1, 1, 0]
    assert App().refresh(kept).status == 200
    time_machine.move_to(later(200 * 86_400))
    grants.forget(timezone.now())
    assert [Client.objects.count(), *left_of_oauth()] == [0, 0, 0, 0, 0]


def test_no_code_token_or_session_is_in_any_table(ana):
    app, person = App(), Person(ana)
    typed = ana.post("/v1/me/sign-ins")["code"]
    assert person.presses("/oauth/sign-in", "sign_in", code=typed).status_code == 303
    told = [person.lets(app)["code"]]
    first = app.exchange(told[0])
    again = app.refresh(first["refresh_token"])
    told += [first["access_token"], first["refresh_token"], again["access_token"], again["refresh_token"],
             Person(ana).lets(App("x"))["code"], person.browser.cookies["player"].value, typed, typed.replace("-", "")]
    with connection.cursor() as cursor:
        for model in apps.get_models():
            cursor.execute(f"SELECT * FROM {model._meta.db_table}")
            rows = str(cursor.fetchall())
            assert not [secret for secret in told if secret in rows], model


@pytest.mark.django_db(transaction=True)
def test_twins_of_a_refresh_have_one_answer():
    app = App()
    old = granted(guest(), app)["refresh_token"]

    def refresh(_):
        try:
            return app.refresh(old)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(4) as several:
        answers = list(several.map(refresh, range(4)))
    assert {answer.status for answer in answers} == {200}, answers
    assert len({answer["refresh_token"] for answer in answers}) == 1
    assert RefreshToken.objects.filter(revoked=None).count() == 1
