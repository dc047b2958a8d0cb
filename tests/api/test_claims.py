"""A guest becomes a player of an app: the same id, seats, matches and tokens; and nobody is claimed by whom they do not belong to."""
import threading
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from games.players.models import Player, PlayerToken
from tests.api.caller import Caller, guest
from tests.api.playing import begun, opened
from tests.api.teams import Team

KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"


@pytest.fixture
def team(db):
    return Team()


def claim(team, token, external_id="u-17", **more):
    return team.backend.post("/v1/players", {"external_id": external_id, "claim": token, **more})


def refused(answer):
    assert (answer.status, answer.code) == (422, "claim_refused")
    assert [error["pointer"] for error in answer["errors"]] == ["/claim"]
    return answer["errors"][0]["code"]


@pytest.mark.parametrize("of_app", [True, False])
def test_a_guest_keeps_everything(team, bia, of_app):
    gil = team.guest("Gil") if of_app else guest("Gil")
    running, waiting = begun(gil, bia), opened(gil)["id"]
    before = [gil.get(f"/v1/matches/{match_id}").headers["ETag"] for match_id in (running, waiting)]
    claimed = claim(team, gil.token)
    assert (claimed.status, claimed["id"], claimed["name"], claimed["external_id"]) == (200, gil.player["id"], "Gil", "u-17")
    assert gil.get("/v1/me")["id"] == gil.player["id"]
    assert {match["id"] for match in gil.get("/v1/me/matches")["items"]} == {running, waiting}
    assert [gil.get(f"/v1/matches/{match_id}").headers["ETag"] for match_id in (running, waiting)] == before
    other_phone = Caller(team.backend.post(f"/v1/players/{gil.player['id']}/tokens", {})["token"])
    assert other_phone.get(f"/v1/matches/{running}")["you"]["seat"] == 0


def test_a_claim_may_rename_and_every_match_shows_it(team, bia):
    gil = team.guest("Gil")
    running = begun(gil, bia)
    etag = bia.get(f"/v1/matches/{running}").headers["ETag"]
    assert claim(team, gil.token, name="Gilberto")["name"] == "Gilberto"
    assert bia.get(f"/v1/matches/{running}", If_None_Match=etag)["seats"][0]["player"]["name"] == "Gilberto"


def test_a_claim_sent_again_is_done_already(team):
    gil = team.guest()
    first = claim(team, gil.token)
    gil.delete("/v1/tokens/current")
    again = claim(team, gil.token)
    assert (again.status, again.body) == (200, first.body)
    keyed = [team.backend.post("/v1/players", {"external_id": "u-17", "claim": gil.token}, Idempotency_Key=KEY) for _ in range(2)]
    assert keyed[0].body == keyed[1].body == first.body


def test_a_token_that_opens_nothing_proves_nothing(team):
    revoked, expired, erased = team.guest(), team.guest(), team.guest()
    revoked.delete("/v1/tokens/current")
    erased.delete("/v1/me")
    PlayerToken.objects.filter(player=expired.player["id"]).update(expires_at=timezone.now() - timedelta(seconds=1))
    before = list(Player.objects.order_by("pk").values())
    assert refused(claim(team, revoked.token)) == "revoked_token"
    assert refused(claim(team, expired.token)) == "expired_token"
    for token in (erased.token, "fpt_" + "0" * 48, team.secret, team.publishable, "x", "é", erased.player["id"]):
        assert refused(claim(team, token)) == "invalid_token"
    assert list(Player.objects.order_by("pk").values()) == before


def test_players_of_another_app_are_not_to_be_had(team):
    rivals = Team("Rivals")
    for theirs in (rivals.guest(), rivals.player()):
        assert refused(claim(team, theirs.token)) == "of_another_app"
    assert not Player.objects.filter(app=team.app).exists()


def test_an_id_that_is_taken_stays_whose_it_is(team):
    ana, gil = team.player("u-17"), team.guest()
    answer = claim(team, gil.token)
    assert (answer.status, answer.code) == (409, "external_id_taken")
    assert team.backend.get(f"/v1/players/{gil.player['id']}")["external_id"] is None
    assert team.backend.post("/v1/players", {"external_id": "u-17"})["id"] == ana.player["id"]


def test_who_has_an_id_gets_no_other(team):
    gil = team.guest()
    claim(team, gil.token, "u-17")
    answer = claim(team, gil.token, "u-18")
    assert (answer.status, answer.code) == (409, "already_claimed")
    assert team.backend.get(f"/v1/players/{gil.player['id']}")["external_id"] == "u-17"


def test_a_refused_claim_makes_nobody(team):
    claim(team, "fpt_" + "0" * 48)
    assert not Player.objects.exists()


@pytest.mark.parametrize("name", ["", "A\u202eB", "x" * 25])
def test_a_name_that_cannot_be_leaves_the_guest_alone(team, name):
    gil = team.guest("Gil")
    assert claim(team, gil.token, name=name).code == "invalid_body"
    assert team.backend.get(f"/v1/players/{gil.player['id']}").body["external_id"] is None


def at_once(*calls):
    """What several requests at the same time are answered."""
    answers = []

    def run(call):
        answers.append(call())
        connection.close()

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@pytest.fixture
def threads(transactional_db):
    if connection.vendor == "sqlite":
        pytest.skip("an SQLite database in memory is not for threads")


def test_twenty_at_once_with_one_id_make_one_player(threads):
    team = Team()
    answers = at_once(*[lambda: team.backend.post("/v1/players", {"external_id": "u-17"})] * 20)
    assert sorted(answer.status for answer in answers) == [200] * 19 + [201]
    assert len({answer["id"] for answer in answers}) == 1


def test_ten_at_once_do_not_pass_a_quota(threads):
    team = Team(guests_a_day=4)
    answers = at_once(*[lambda: team.install().post("/v1/guests", {})] * 10)
    assert sorted(answer.status for answer in answers) == [201] * 4 + [429] * 6


def test_two_apps_at_once_claim_one_guest_once(threads):
    teams, gil = [Team(), Team("Rivals")], guest()
    answers = at_once(*[lambda team=team: claim(team, gil.token) for team in teams * 4])
    assert sorted({answer.status for answer in answers}) == [200, 422]
    owner = Player.objects.get(pk=gil.player["id"]).app
    assert owner in [team.app for team in teams]


def test_ten_tokens_minted_at_once_are_not_more_than_the_limit(threads, settings):
    settings.TOKENS_PER_PLAYER = 3
    team = Team()
    ana = team.player()
    answers = at_once(*[lambda: team.backend.post(f"/v1/players/{ana.player['id']}/tokens", {})] * 10)
    assert {answer.status for answer in answers} == {201}
    assert PlayerToken.objects.filter(player=ana.player["id"], revoked_at=None).count() == 3
