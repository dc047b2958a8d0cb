"""Who calls: guests, their tokens, and what no credential is read from."""
import re

import pytest
from django.apps import apps

from tests.api.caller import Caller, guest
from tests.api.playing import begun
from tests.api.routes import DELETES, OWN_READS, PUBLIC_READS, SIGNED, at

TOKEN = re.compile(r"fpt_[0-9a-f]{48}")


def test_a_guest_gets_a_player_and_a_token_that_is_not_cached(anybody):
    answer = anybody.post("/v1/guests", {"name": "Ana"})
    assert answer.status == 201
    assert answer.body.keys() == {"player", "token", "expires_at"}
    assert answer["expires_at"] is None
    assert answer["player"].keys() == {"id", "name"}
    assert answer["player"]["name"] == "Ana"
    assert TOKEN.fullmatch(answer["token"])
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("body", [None, {}])
def test_a_guest_needs_no_name(anybody, body):
    assert anybody.post("/v1/guests", body)["player"]["name"] == "Guest"


def test_guests_may_have_one_name_and_are_still_different_people(anybody):
    one, other = guest("Ana"), guest("Ana")
    assert one.player["id"] != other.player["id"]
    assert one.token != other.token


@pytest.mark.parametrize("name", ["A", "Zé do Anzol", "x" * 24, "李小龍", "Ἀχιλλεύς", "7", "🐟", "O'Brien <b>", "a\u0301"])
def test_names_people_have_are_taken(anybody, name):
    assert anybody.post("/v1/guests", {"name": name}).status == 201


@pytest.mark.parametrize("name", [
    "", "x" * 25, " Ana", "Ana ", "\t", "A\nB", "A\u202eB", "A\u200bB", "A\u2028B", "A\x7fB", "\ufeffAna", "\u3164", "\u2800\u2800",
    "\u0301", "A\u00a0", "\u00ad", "A\u0000B", "A\ud800B", "\udfff"])
def test_names_that_cannot_be_seen_or_mislead_are_refused(anybody, name):
    answer = anybody.post("/v1/guests", {"name": name})
    assert answer.status == 400, answer
    assert answer.code in ("invalid_body", "invalid_text")


def test_a_refused_name_is_pointed_at(anybody):
    answer = anybody.post("/v1/guests", {"name": "A\u202eB"})
    assert [(error["pointer"], error["code"]) for error in answer["errors"]] == [("/name", "invalid_name")]


def test_where_open_guests_are_off_nobody_becomes_one(anybody, settings):
    settings.OPEN_GUESTS = False
    answer = anybody.post("/v1/guests", {})
    assert (answer.status, answer.code) == (403, "guests_closed")


@pytest.mark.parametrize(("method", "path", "body"), SIGNED)
def test_without_a_credential_it_is_401_with_a_challenge(ana, bia, anybody, method, path, body):
    answer = anybody.call(method, at(path, begun(ana, bia)), body)
    assert (answer.status, answer.code) == (401, "not_authenticated")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer ")


BAD = ["Bearer", "Bearer ", "Bearer fpt_" + "0" * 48, "Basic YTpi", "fpt_x", "Bearer a b", "Bearer fpt_x, Bearer fpt_y", "Token x",
       "Bearer é", "Bearer " + "x" * 5000, "", "Bearer\tfpt_x", "Bearer 'fpt_x'"]


@pytest.mark.parametrize("header", BAD)
def test_a_malformed_or_unknown_credential_is_401(anybody, header):
    answer = anybody.get("/v1/me", Authorization=header)
    assert (answer.status, answer.code) == (401, "invalid_token")
    assert 'error="invalid_token"' in answer.headers["WWW-Authenticate"]


@pytest.mark.parametrize("path", PUBLIC_READS)
def test_a_bad_token_is_401_also_where_none_is_needed(ana, bia, anybody, path):
    match_id = begun(ana, bia)
    assert anybody.get(at(path, match_id)).status == 200
    assert anybody.get(at(path, match_id), Authorization="Bearer fpt_wrong").status == 401


def test_a_bad_token_makes_no_guest(anybody):
    assert anybody.post("/v1/guests", {}, Authorization="Bearer fpt_wrong").status == 401


@pytest.mark.parametrize("scheme", ["bearer", "BEARER", "Bearer", "bEaReR "])
def test_the_scheme_is_read_in_any_case(ana, anybody, scheme):
    assert anybody.get("/v1/me", Authorization=f"{scheme} {ana.token}")["id"] == ana.player["id"]


@pytest.mark.parametrize("name", ["token", "access_token", "Authorization"])
def test_a_token_in_the_query_string_opens_nothing(ana, anybody, name):
    assert anybody.get(f"/v1/me?{name}={ana.token}").status == 401


def test_a_token_in_a_cookie_or_a_body_opens_nothing(ana, anybody):
    assert anybody.get("/v1/me", Cookie=f"token={ana.token}; sessionid={ana.token}").status == 401
    assert anybody.post("/v1/matches", {"token": ana.token}).status == 401


def test_a_revoked_token_opens_nothing_from_then_on(ana):
    assert ana.delete("/v1/tokens/current").status == 204
    for path in OWN_READS:
        answer = ana.get(path)
        assert (answer.status, answer.code) == (401, "revoked_token")
    assert ana.get("/v1/games").status == 401
    assert {ana.delete(path).status for path in DELETES if "{" not in path} == {401}


def test_revoking_one_guest_leaves_the_others_alone(ana, bia):
    ana.delete("/v1/tokens/current")
    assert bia.get("/v1/me").status == 200


def test_no_token_is_stored_in_clear(ana, bia):
    match_id = begun(ana, bia)
    ana.patch("/v1/me", {"name": "Anita"})
    ana.get(f"/v1/matches/{match_id}")
    stored = [str(row) for model in apps.get_models() for row in model.objects.values()]
    assert any(ana.token[:12] in row for row in stored), "the scan must see the table of tokens"
    assert not [row for row in stored if ana.token in row or ana.token.removeprefix("fpt_") in row]


def test_an_id_is_no_credential(ana):
    assert Caller(ana.player["id"]).get("/v1/me").status == 401
