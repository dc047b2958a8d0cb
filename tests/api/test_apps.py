"""Client teams: what their keys open, players by the team's own id, minted tokens; nobody else's players."""
import re
from datetime import timedelta

import pytest
from django.apps import apps
from django.utils import timezone

from games.players import clients
from games.players.models import AppKey, IdempotencyKey, Player, PlayerToken, Tally
from tests.api.caller import Caller, document, guest
from tests.api.playing import ME, OPEN, begun
from tests.api.routes import PUBLIC_READS, SIGNED, at
from tests.api.teams import Team
from tests.api.test_strict_bodies import NOT_JSON

KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"
NOBODY = "01930000-0000-7000-8000-000000000000"
SANDBOX_MATCH = {"game": "go_fish", "seats": [ME, OPEN], "sandbox": {"seed": "x"}}
OF_THE_APP = [*(("GET", f"/v1/app{below}", None) for below in ("", "/usage", "/problems")), ("POST", "/v1/app/sign-ins", None)]


@pytest.fixture
def team(db):
    return Team()


@pytest.fixture
def rivals(db):
    return Team("Rivals")


def routes_of_apps(player_id):
    return [("POST", "/v1/players", {"external_id": "u-1"}), ("GET", f"/v1/players/{player_id}", None),
            ("GET", f"/v1/players/{player_id}/tokens", None), ("POST", f"/v1/players/{player_id}/tokens", {}),
            ("DELETE", f"/v1/players/{player_id}/tokens", None), ("DELETE", f"/v1/players/{player_id}/tokens/fpt_00000000", None)]


# --- players ------------------------------------------------------------------------------------------------------------------------

def test_a_player_is_created_once_and_then_found(team):
    made = team.backend.post("/v1/players", {"external_id": "u-17", "name": "Ana"})
    assert (made.status, made["name"], made["external_id"]) == (201, "Ana", "u-17")
    assert made.headers["Location"] == f"/v1/players/{made['id']}"
    found = team.backend.post("/v1/players", {"external_id": "u-17", "name": "Another name"})
    assert (found.status, found.body) == (200, made.body)
    assert team.backend.get(made.headers["Location"]).body == made.body


def test_a_player_needs_no_name(team):
    assert team.backend.post("/v1/players", {"external_id": "u-17"})["name"] == "Player"


def test_one_id_in_two_apps_is_two_people(team, rivals):
    assert team.player("u-17").player["id"] != rivals.player("u-17").player["id"]


@pytest.mark.parametrize("external_id", ["0", "u-17", "auth0|5f7c8ec7c33c6c004bbafe82", "a" * 128, "Ana", "{}", "../../x", "%00", "';--"])
def test_ids_that_backends_have_are_taken_as_they_are(team, external_id):
    made = team.backend.post("/v1/players", {"external_id": external_id})
    assert (made.status, made["external_id"]) == (201, external_id)


def test_ids_differ_by_case(team):
    assert team.player("Ana").player["id"] != team.player("ana").player["id"]


@pytest.mark.parametrize("external_id", ["", " ", "a" * 129, "a b", "é", "a\n", "a\u0000", "\ud800", "\u200b", 7, None, ["u"],
                                         {"u": 1}, True])
def test_ids_that_are_none_are_refused(team, external_id):
    answer = team.backend.post("/v1/players", {"external_id": external_id})
    assert answer.status == 400, answer
    assert answer.code in ("invalid_body", "invalid_text")
    assert not Player.objects.exists()


@pytest.mark.parametrize("body", [{}, {"name": "Ana"}, {"external_id": "u", "app": "x"}, {"external_id": "u", "name": None, "id": 1},
                                  {"external_id": "u", "name": "A\u202eB"}, {"external_id": "u", "name": ""},
                                  {"external_id": "u", "claim": ""},
                                  {"external_id": "u", "claim": 7}])
def test_a_body_that_is_none_is_refused(team, body):
    assert team.backend.post("/v1/players", body).code == "invalid_body"
    assert not Player.objects.exists()


def test_a_player_sent_twice_with_a_key_is_answered_alike(team):
    first, again = (team.backend.post("/v1/players", {"external_id": "u-17"}, Idempotency_Key=KEY) for _ in range(2))
    assert (first.status, first.body) == (again.status, again.body)
    assert again.headers["Idempotent-Replayed"] == "true"
    assert team.backend.post("/v1/players", {"external_id": "u-18"}, Idempotency_Key=KEY).code == "idempotency_key_reused"


def test_a_retry_about_somebody_who_was_forgotten_since_makes_nobody(team):
    made = team.backend.post("/v1/players", {"external_id": "u-17"}, Idempotency_Key=KEY)
    Caller(team.backend.post(f"/v1/players/{made['id']}/tokens", {})["token"]).delete("/v1/me")
    assert team.backend.post("/v1/players", {"external_id": "u-17"}, Idempotency_Key=KEY).code == "player_not_found"
    assert Player.objects.count() == 1


@pytest.mark.parametrize("raw", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_no_json_changes_nothing(team, raw):
    player = team.player().player["id"]
    for path in ("/v1/players", f"/v1/players/{player}/tokens", "/v1/app/sign-ins"):
        assert team.backend.call("POST", path, raw=raw).code == "invalid_json"
    assert (Player.objects.count(), PlayerToken.objects.count()) == (1, 1)


def test_other_bodies_that_are_none_change_nothing(team):
    player = team.player().player["id"]
    whole = b'{"external_id": "u-18"}'
    for path in ("/v1/players", f"/v1/players/{player}/tokens", "/v1/app/sign-ins"):
        for raw, how, code in ((b"[]", {}, "invalid_body"), (b"null", {}, "invalid_body"), (b'{"nmae": 1}', {}, "invalid_body"),
                               (b'{"name": "A", "name": "A"}', {}, "duplicate_member"), (whole + b" " * 65_536, {}, "body_too_large"),
                               (whole, {"content_type": "text/plain"}, "unsupported_media_type"),
                               (whole, {"Content_Encoding": "gzip"}, "unsupported_media_type"),
                               (b'{"name": "\\ud800"}', {}, "invalid_text")):
            assert team.backend.call("POST", path, raw=raw, **how).code == code, (path, raw[:40])
    assert team.backend.get(f"/v1/players/{player}?x=1").code == "invalid_query"
    assert team.backend.delete(f"/v1/players/{player}/tokens?x=1").code == "invalid_query"
    assert (Player.objects.count(), PlayerToken.objects.count()) == (1, 1)
    assert PlayerToken.objects.get().revoked_at is None


# --- their tokens ---------------------------------------------------------------------------------------------------------------------

def test_a_minted_token_plays(team):
    ana, bia = team.player("u-1", "Ana"), team.player("u-2", "Bia")
    assert ana.get("/v1/me")["name"] == "Ana"
    assert begun(ana, bia)


def test_a_minted_token_is_told_once_and_ends(team):
    made = team.backend.post("/v1/players", {"external_id": "u-17"})
    minted = team.backend.post(f"/v1/players/{made['id']}/tokens")
    assert minted.body.keys() == {"token", "id", "expires_at"}
    assert re.fullmatch("fpt_[0-9a-f]{48}", minted["token"])
    assert minted["id"] == minted["token"][:12]
    assert minted.headers["Cache-Control"] == "no-store"
    listed = team.backend.get(f"/v1/players/{made['id']}/tokens")
    assert [token["id"] for token in listed["items"]] == [minted["id"]]
    assert minted["token"].encode() not in listed.raw
    stored = PlayerToken.objects.get()
    assert timedelta(days=179) < stored.expires_at - timezone.now() < timedelta(days=181)


@pytest.mark.parametrize(("seconds", "status"), [(60, 201), (366 * 86_400, 201), (59, 400), (0, 400), (-1, 400),
                                                 (366 * 86_400 + 1, 400), (60.5, 400), (60.0, 201), ("60", 400), (True, 400),
                                                 (10**30, 400)])
def test_a_backend_says_for_how_long_within_bounds(team, seconds, status):
    player = team.player().player["id"]
    answer = team.backend.post(f"/v1/players/{player}/tokens", {"expires_in": seconds})
    assert answer.status == status, answer


def test_an_expired_token_says_so(team):
    ana = team.player()
    PlayerToken.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    for path in ("/v1/me", "/v1/games"):
        answer = ana.get(path)
        assert (answer.status, answer.code) == (401, "expired_token")
    assert team.backend.get(f"/v1/players/{ana.player['id']}/tokens")["items"] == []


def test_beyond_the_limit_the_oldest_token_is_revoked(team, settings):
    settings.TOKENS_PER_PLAYER = 3
    ana = team.player()
    phones = [Caller(team.backend.post(f"/v1/players/{ana.player['id']}/tokens", {})["token"]) for _ in range(3)]
    assert ana.get("/v1/me").code == "revoked_token"
    assert [phone.get("/v1/me").status for phone in phones] == [200, 200, 200]
    assert len(team.backend.get(f"/v1/players/{ana.player['id']}/tokens")["items"]) == 3


def test_tokens_that_opened_nothing_do_not_count(team, settings):
    settings.TOKENS_PER_PLAYER = 2
    ana = team.player()
    for _ in range(5):
        token = team.backend.post(f"/v1/players/{ana.player['id']}/tokens", {})
        team.backend.delete(f"/v1/players/{ana.player['id']}/tokens/{token['id']}")
    assert ana.get("/v1/me").status == 200


def test_a_backend_revokes_one_token_or_all(team):
    ana = team.player()
    path = f"/v1/players/{ana.player['id']}/tokens"
    other, third = (Caller(team.backend.post(path, {})["token"]) for _ in range(2))
    for _ in range(2):                                       # twice does no harm
        assert team.backend.delete(f"{path}/{ana.token[:12]}").status == 204
    assert [caller.get("/v1/me").status for caller in (ana, other, third)] == [401, 200, 200]
    assert team.backend.delete(path).status == 204
    assert [caller.get("/v1/me").code for caller in (ana, other, third)] == ["revoked_token"] * 3


@pytest.mark.parametrize("name", ["fpt_00000000", "fpt_0000000", "fpt_000000000", "fpt_0000000G", "fsk_00000000", "x", "fpt_%000000"])
def test_a_token_that_there_never_was_cannot_be_revoked(team, name):
    ana = team.player()
    answer = team.backend.delete(f"/v1/players/{ana.player['id']}/tokens/{name}")
    assert (answer.status, answer.code) == (404, "token_not_found" if name == "fpt_00000000" else "not_found")


def test_a_token_of_another_player_is_not_this_players(team):
    ana, bia = team.player("u-1"), team.player("u-2")
    assert team.backend.delete(f"/v1/players/{ana.player['id']}/tokens/{bia.token[:12]}").code == "token_not_found"
    assert bia.get("/v1/me").status == 200


def test_a_token_minted_twice_with_a_key_is_one_token(team):
    player = team.player().player["id"]
    first, again = (team.backend.post(f"/v1/players/{player}/tokens", {}, Idempotency_Key=KEY) for _ in range(2))
    assert first.body == again.body
    assert again.headers["Idempotent-Replayed"] == "true"
    assert PlayerToken.objects.filter(player=player).count() == 2
    assert Caller(first["token"]).get("/v1/me").status == 200


def test_who_was_forgotten_is_not_there_and_the_id_is_free(team):
    ana = team.player("u-17", "Unforgettable")
    assert ana.delete("/v1/me").status == 204
    for method, path, body in routes_of_apps(ana.player["id"])[1:]:
        assert team.backend.call(method, path, body).code == "player_not_found"
    stored = [str(row) for model in apps.get_models() for row in model.objects.values()]
    assert not [row for row in stored if "u-17" in row or "Unforgettable" in row]
    again = team.backend.post("/v1/players", {"external_id": "u-17"})
    assert again.status == 201
    assert again["id"] != ana.player["id"]


# --- whose is it ------------------------------------------------------------------------------------------------------------------------

def test_players_of_another_app_and_of_none_look_absent(team, rivals, ana):
    theirs = rivals.player()
    gil = rivals.guest()
    before = list(PlayerToken.objects.order_by("pk").values())
    for player in (theirs.player["id"], ana.player["id"], gil.player["id"], NOBODY):
        for method, path, body in routes_of_apps(player)[1:]:
            answer = team.backend.call(method, path, body)
            assert (answer.status, answer.code) == (404, "player_not_found")
    assert list(PlayerToken.objects.order_by("pk").values()) == before


def test_a_guest_of_the_app_is_its_player(team):
    gil = team.guest()
    found = team.backend.get(f"/v1/players/{gil.player['id']}")
    assert (found["external_id"], found["name"]) == (None, "Gil")
    minted = team.backend.post(f"/v1/players/{gil.player['id']}/tokens", {})
    assert Caller(minted["token"]).get("/v1/me")["id"] == gil.player["id"]


@pytest.mark.parametrize("number", range(10))
def test_routes_of_apps_want_a_secret_key(team, ana, anybody, number):
    method, path, body = (*routes_of_apps(team.player().player["id"]), *OF_THE_APP)[number]
    before = Player.objects.count(), PlayerToken.objects.count()
    for caller, status, code in ((anybody, 401, "not_authenticated"), (team.install(), 401, "not_authenticated"),
                                 (Caller("fsk_" + "0" * 48), 401, "invalid_token"), (ana, 403, "wrong_credential_kind"),
                                 (Caller(team.publishable), 403, "wrong_credential_kind")):
        answer = caller.call(method, path, body)
        assert (answer.status, answer.code) == (status, code)
    assert "fsk_" in ana.call(method, path, body)["detail"]
    assert (Player.objects.count(), PlayerToken.objects.count()) == before


@pytest.mark.parametrize(("method", "path", "body"), [row for row in SIGNED if "/sandbox/" not in row[1]])        # an app may, there
def test_routes_of_players_want_a_player(team, ana, bia, method, path, body):
    answer = team.backend.call(method, at(path, begun(ana, bia)), body)
    assert (answer.status, answer.code) == (403, "wrong_credential_kind")
    assert "fpt_" in answer["detail"]


@pytest.mark.parametrize("path", PUBLIC_READS)
def test_what_everybody_may_read_a_backend_may_read(team, ana, bia, path):
    assert team.backend.get(at(path, begun(ana, bia))).status == 200


def test_a_private_match_is_hidden_from_backends(team, ana, bia):
    match_id = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "visibility": "private"})["id"]
    assert team.backend.get(f"/v1/matches/{match_id}").code == "match_not_found"


IN_PATHS = {"match_id": NOBODY, "player_id": NOBODY, "token_id": "fpt_00000000", "grant_id": NOBODY, "game": "go_fish", "code": "not_found"}
OPERATIONS = [(method.upper(), path) for path, item in document()["paths"].items() if path.startswith("/v1/") for method in item]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_address_tells_the_same_of_a_credential_that_opens_nothing(team, ana, method, path):
    path = re.sub(r"\{(\w+)\}", lambda part: IN_PATHS[part[1]], path)
    closed, gone, late = Team("Closed"), team.guest(), team.guest()
    clients.disable_app(app=closed.app, now=timezone.now())
    gone.delete("/v1/tokens/current")
    PlayerToken.objects.filter(player=late.player["id"]).update(expires_at=timezone.now())
    for token, status, code in ((gone.token, 401, "revoked_token"), (late.token, 401, "expired_token"), ("fpt_x", 401, "invalid_token"),
                                (closed.secret, 403, "app_disabled"), (team.publishable, 403, "wrong_credential_kind")):
        answer = Caller(token).call(method, path, {} if method in ("POST", "PATCH") else None)
        assert (answer.status, answer.code) == (status, code)
        assert ("WWW-Authenticate" in answer.headers) == (status == 401)


@pytest.mark.parametrize("prefix", ["fpk_", "fpk_x"])
def test_a_publishable_key_as_a_bearer_is_the_wrong_kind_whether_it_is_there_or_not(team, anybody, prefix):
    known = anybody.get("/v1/games", Authorization=f"Bearer {team.publishable}", X_Request_Id="of-this-test")
    unknown = anybody.get("/v1/games", Authorization=f"Bearer {prefix}", X_Request_Id="of-this-test")
    assert (known.status, known.code, known.body) == (403, "wrong_credential_kind", unknown.body)


# --- guests of an app -------------------------------------------------------------------------------------------------------------------

def test_a_guest_made_with_a_publishable_key_belongs_to_the_app_where_open_guests_are_off(team, anybody, settings):
    settings.OPEN_GUESTS = False
    gil = team.guest()
    assert Player.objects.get(pk=gil.player["id"]).app == team.app
    assert anybody.post("/v1/guests", {}).code == "guests_closed"


@pytest.mark.parametrize(("sent", "status", "code"), [
    ("fpk_" + "0" * 48, 401, "invalid_app_key"), ("", 401, "invalid_app_key"), ("x" * 5_000, 401, "invalid_app_key"),
    ("fpk_é", 401, "invalid_app_key"), ("fsk_" + "0" * 48, 403, "wrong_credential_kind"), ("fpt_x", 403, "wrong_credential_kind")])
def test_a_key_that_is_none_makes_no_guest(anybody, sent, status, code):
    answer = anybody.post("/v1/guests", {}, X_App_Key=sent)
    assert (answer.status, answer.code) == (status, code)
    assert not Player.objects.exists()


def test_a_secret_key_makes_no_guests_wherever_it_is_sent(team, anybody):
    assert team.backend.post("/v1/guests", {}).code == "wrong_credential_kind"
    assert anybody.post("/v1/guests", {}, X_App_Key=team.secret).code == "wrong_credential_kind"


def test_another_header_is_not_read_where_no_guest_is_made(ana):
    assert ana.get("/v1/me", X_App_Key="nonsense").status == 200


def test_a_key_of_a_retry_belongs_to_the_app(team, rivals, anybody):
    first, again = (team.install().post("/v1/guests", {}, Idempotency_Key=KEY) for _ in range(2))
    assert first.body == again.body
    for stranger in (rivals.install(), anybody):
        assert stranger.post("/v1/guests", {}, Idempotency_Key=KEY).code == "idempotency_key_reused"


# --- rotation, revocation, disabling -----------------------------------------------------------------------------------------------------

def test_a_rotated_key_holds_until_the_overlap_is_over(team):
    new = clients.rotate_keys(app=team.app, kind=AppKey.Kind.SECRET, now=timezone.now())
    assert team.backend.post("/v1/players", {"external_id": "u"}).status == 201
    assert Caller(new.key).post("/v1/players", {"external_id": "u"}).status == 200
    AppKey.objects.filter(expires_at__isnull=False).update(expires_at=timezone.now())
    assert team.backend.post("/v1/players", {"external_id": "u"}).code == "expired_token"
    assert Caller(new.key).post("/v1/players", {"external_id": "u"}).status == 200
    assert team.guest().get("/v1/me").status == 200          # the other kind was left alone


@pytest.mark.parametrize(("change", "word"), [({"revoked_at": timezone.now()}, "revoked"), ({"expires_at": timezone.now()}, "expired")])
def test_keys_that_open_nothing_any_more_say_why(team, change, word):
    AppKey.objects.update(**change)
    assert team.backend.get("/v1/games").code == f"{word}_token"
    assert team.install().post("/v1/guests", {}).code == f"{word}_app_key"


def test_the_keys_of_a_disabled_app_open_nothing_and_its_players_play_on(team, bia):
    ana = team.player()
    clients.disable_app(app=team.app, now=timezone.now())
    assert [team.backend.get("/v1/games").code, team.install().post("/v1/guests", {}).code] == ["app_disabled"] * 2
    assert begun(ana, bia)
    clients.disable_app(app=team.app, now=timezone.now(), players=True)
    assert [ana.get("/v1/me").code, bia.get("/v1/me").status] == ["revoked_token", 200]
    clients.enable_app(app=team.app)
    assert team.backend.get("/v1/games").status == 200


# --- quotas ----------------------------------------------------------------------------------------------------------------------------

def assert_enough(answer, quota):
    assert (answer.status, answer.code, answer["quota"]) == (429, "quota_exceeded", quota)
    assert 1 <= int(answer.headers["Retry-After"]) <= 86_400


def test_an_app_makes_no_more_guests_than_its_quota(db):
    team, rivals = Team(guests_a_day=2), Team("Rivals")
    answers = [team.install().post("/v1/guests", {}) for _ in range(4)]
    assert [answer.status for answer in answers] == [201, 201, 429, 429]
    assert_enough(answers[2], "guests_of_app")
    assert rivals.install().post("/v1/guests", {}).status == 201
    assert Player.objects.count() == 3


def test_an_app_makes_no_more_players_than_its_quota_and_finds_those_it_has(db):
    team = Team(players_a_day=1)
    assert team.backend.post("/v1/players", {"external_id": "u-1"}).status == 201
    assert_enough(team.backend.post("/v1/players", {"external_id": "u-2"}), "players_of_app")
    assert team.backend.post("/v1/players", {"external_id": "u-1"}).status == 200
    assert team.backend.post("/v1/players", {"external_id": "u-2", "claim": team.guest().token}).status == 200


def test_a_quota_of_none_closes_the_door(db):
    team = Team(guests_a_day=0, players_a_day=0)
    assert_enough(team.install().post("/v1/guests", {}), "guests_of_app")
    assert_enough(team.backend.post("/v1/players", {"external_id": "u"}), "players_of_app")


def test_an_address_makes_no_more_guests_than_its_quota(anybody, team, settings):
    settings.GUESTS_PER_ADDRESS = 2
    assert [anybody.post("/v1/guests", {}).status, team.install().post("/v1/guests", {}).status] == [201, 201]
    assert_enough(anybody.post("/v1/guests", {}), "guests_from_address")
    assert_enough(anybody.post("/v1/guests", {}, X_Forwarded_For="203.0.113.9"), "guests_from_address")
    assert_enough(team.install().post("/v1/guests", {}), "guests_from_address")
    assert "127.0.0.1" not in str(list(Tally.objects.values()))


def test_behind_a_proxy_of_ours_the_address_is_the_one_it_names(anybody, settings):
    settings.GUESTS_PER_ADDRESS, settings.TRUSTED_PROXIES = 1, 1
    assert anybody.post("/v1/guests", {}, X_Forwarded_For="203.0.113.9").status == 201
    assert anybody.post("/v1/guests", {}, X_Forwarded_For="203.0.113.10").status == 201
    assert anybody.post("/v1/guests", {}, X_Forwarded_For="198.51.100.1, 203.0.113.9").status == 429


def test_what_was_not_made_was_not_counted(db, settings):
    settings.GUESTS_PER_ADDRESS = 1
    team = Team(guests_a_day=2)
    assert team.install().post("/v1/guests", {"name": "\u200b"}).status == 400
    first = [team.install().post("/v1/guests", {}, Idempotency_Key=KEY) for _ in range(3)]
    assert [answer.status for answer in first] == [201, 201, 201]
    assert team.install().post("/v1/guests", {})["quota"] == "guests_from_address"
    assert sorted(Tally.objects.values_list("count", flat=True)) == [1, 1]
    assert IdempotencyKey.objects.count() == 1


def test_a_new_day_is_a_new_quota(db):
    team = Team(guests_a_day=1)
    team.guest()
    Tally.objects.update(day=timezone.now().date() - timedelta(days=1))
    assert team.guest()


# --- sandbox ----------------------------------------------------------------------------------------------------------------------------

def test_players_and_guests_of_a_sandbox_app_open_sandbox_matches_and_nobody_else(db, settings):
    settings.SANDBOX = False
    trying, live = Team("Trying", kind="sandbox"), Team("Live")
    for caller in (trying.player(), trying.guest()):
        match = caller.post("/v1/matches", SANDBOX_MATCH)
        assert (match.status, match["sandbox"], match["rated"]) == (201, True, False)
    for caller in (live.player(), live.guest(), guest()):
        answer = caller.post("/v1/matches", SANDBOX_MATCH)
        assert (answer.status, answer.code) == (403, "sandbox_off")


# --- nothing in clear -------------------------------------------------------------------------------------------------------------------

def test_no_credential_is_stored_or_logged(team, caplog):
    caplog.set_level("DEBUG")
    gil, ana = team.guest(), team.player()
    team.backend.post("/v1/players", {"external_id": "u-9", "claim": gil.token}, Idempotency_Key=KEY)
    team.backend.post("/v1/players", {"external_id": "u-9", "claim": gil.token, "x": 1})
    new = clients.rotate_keys(app=team.app, kind=AppKey.Kind.SECRET, now=timezone.now()).key
    Caller(new).get("/v1/nowhere")
    stored = [str(row) for model in apps.get_models() for row in model.objects.values()]
    for credential in (gil.token, ana.token, team.secret, team.publishable, new):
        assert any(credential[:12] in row for row in stored), "the scan must see the tables of credentials"
        assert not [row for row in stored if credential[12:] in row]
        assert credential[12:] not in caplog.text


def test_a_credential_in_a_refused_body_is_not_told_back(team):
    answer = team.backend.post("/v1/players", {"external_id": "u", "claim": "fpt_" + "7" * 48 + " "})
    assert answer.status == 422
    assert b"7777" not in answer.raw


# --- the last use -----------------------------------------------------------------------------------------------------------------------

def test_a_day_of_requests_is_one_write(team, django_assert_num_queries):
    ana = team.player()
    assert PlayerToken.objects.get().last_used_on is None
    ana.get("/v1/me")
    assert PlayerToken.objects.get().last_used_on == timezone.now().date()
    with django_assert_num_queries(1):                       # the token with its player, and nothing else
        assert ana.get("/v1/me").status == 200
    listed = team.backend.get(f"/v1/players/{ana.player['id']}/tokens")
    assert listed["items"][0]["last_used_on"] == timezone.now().date().isoformat()
    assert {key.last_used_on for key in AppKey.objects.filter(kind="secret")} == {timezone.now().date()}
