"""What another app may do for a player: each operation by its scope, as the schema has it, and nothing that is closed to apps."""
import re
from itertools import product

import pytest

from games.matches import glance
from games.oauth.models import RefreshToken
from games.oauth.scopes import SCOPES
from games.players.credentials import digest
from tests.api.caller import Caller, document
from tests.api.playing import ME, OPEN, begun
from tests.oauth.flow import App, granted, later

NOBODY = "01930000-0000-7000-8000-000000000000"
IN_PATHS = {"match_id": NOBODY, "player_id": NOBODY, "token_id": "fpt_00000000", "grant_id": NOBODY, "game": "go_fish", "code": "not_found"}
OPERATIONS = {operation["operationId"]: (method.upper(), re.sub(r"\{(\w+)\}", lambda part: IN_PATHS[part[1]], path), operation)
              for path, item in document()["paths"].items() if path.startswith("/v1/") for method, operation in item.items()}


def scope_of(operation):
    """The scope that an operation asks for; "" where any will do, None where it is closed."""
    for way in operation["security"]:
        if "oauth" in way:
            return "".join(way["oauth"])
    return None


def those(scope):
    return sorted(name for name, (_, _, operation) in OPERATIONS.items() if scope_of(operation) == scope)


def asked(token, name, **headers):
    method, path, operation = OPERATIONS[name]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    body = next(iter(content["examples"].values()))["value"] if content else None
    return Caller(token).call(method, path, body, **headers)


@pytest.fixture
def tokens(ana):
    """Access tokens of apps that may do one thing each."""
    return {scope: granted(ana, App(scope=scope))["access_token"] for scope in SCOPES}


def test_an_app_does_what_its_scope_is_for_and_nothing_else(tokens):
    for needed, scope in product(SCOPES, SCOPES):
        for name in those(needed):
            answer = asked(tokens[scope], name)
            if scope == needed:
                assert answer.status not in (401, 403), (name, answer)
            else:
                assert (answer.status, answer.code) == (403, "insufficient_scope"), name
                assert answer.headers["WWW-Authenticate"] == f'Bearer realm="fishing", error="insufficient_scope", scope="{needed}"'
                assert f"`{needed}`" in answer["detail"]


def test_what_concerns_nobody_any_app_may_read(tokens):
    assert those("") == ["getGame", "getLimits", "getProblem", "getRules", "listGames", "listProblems"]
    for name in those(""):
        assert asked(tokens["profile"], name).status == 200


def test_what_is_the_players_own_is_closed(ana):
    token = granted(ana)["access_token"]
    assert {"createSignIn", "deleteMe", "endGrant", "exportMe", "listGrants", "revokeCurrentToken"} <= {*those(None)}
    for name in those(None):
        answer = asked(token, name)
        assert (answer.status, answer.code) == (403, "wrong_credential_kind"), name
    assert ana.get("/v1/me").status == 200


def test_the_players_own_token_may_do_everything(ana):
    for name in those("read") + those("play") + those("profile") + ["listGrants"]:
        assert asked(ana.token, name).status not in (401, 403), name


def test_an_app_sees_its_players_cards_and_no_others(ana, bia):
    match_id, token = begun(ana, bia), granted(ana, App(scope="read"))["access_token"]
    assert Caller(token).get(f"/v1/matches/{match_id}")["table"] == ana.get(f"/v1/matches/{match_id}")["table"]
    hidden = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "visibility": "private"})["id"]
    assert Caller(token).get(f"/v1/matches/{hidden}").status == 200
    assert Caller(granted(bia, App(scope="read"))["access_token"]).get(f"/v1/matches/{hidden}").code == "match_not_found"


def test_a_poll_of_an_app_is_304_where_nothing_has_changed(ana, bia):
    caller = Caller(granted(ana, App(scope="read"))["access_token"])
    for path in (f"/v1/matches/{begun(ana, bia)}", "/v1/me/matches"):
        etag = caller.get(path).headers["ETag"]
        assert caller.get(path, If_None_Match=etag).status == 304
        assert Caller(granted(ana, App(scope="play"))["access_token"]).get(path, If_None_Match=etag).code == "insufficient_scope"


def test_who_waits_for_an_inbox_is_known_by_an_apps_token_too(ana):
    tokens = granted(ana)
    assert str(glance.player_of(digest(tokens["access_token"]))) == ana.player["id"]
    assert glance.player_of(digest(tokens["refresh_token"])) is None


def test_a_retry_is_one_after_the_tokens_were_changed(ana):
    app, key = App(), {"Idempotency_Key": "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"}
    tokens = granted(ana, app)
    opened = Caller(tokens["access_token"]).post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN]}, **key)
    again = app.refresh(tokens["refresh_token"])
    told = Caller(again["access_token"]).post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN]}, **key)
    assert (told["id"], told.headers["Idempotent-Replayed"]) == (opened["id"], "true")
    assert RefreshToken.objects.filter(revoked=None).count() == 1


def test_an_access_token_ends_and_says_so(ana, time_machine):
    token = granted(ana)["access_token"]
    time_machine.move_to(later(3_601))
    answer = Caller(token).get("/v1/me")
    assert (answer.status, answer.code) == (401, "expired_token")
    assert 'error="invalid_token"' in answer.headers["WWW-Authenticate"]
