"""What any operation can answer, asked of each: the schema says so, and here it does."""
import re
import zlib
from functools import cache

import psycopg
import pytest
from django.db import connection
from django.utils import timezone

from api import limits
from games.players import selectors
from games.players.idempotency import Once
from tests.api.caller import Caller, document
from tests.api.playing import begun
from tests.api.teams import Team

KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"
ABSENT = "01930000-0000-7000-8000-000000000000"
IDS = {"game": "go_fish", "code": "not_your_turn", "match_id": ABSENT, "player_id": ABSENT, "token_id": "fpt_00000000", "grant_id": ABSENT}


@cache
def operations():
    return {operation["operationId"]: (method.upper(), path, operation)
            for path, item in document()["paths"].items() for method, operation in item.items()}


def that_may(code):
    return sorted(name for name, (_, _, operation) in operations().items()
                  if any(code in response.get("x-codes", ()) for response in operation["responses"].values()))


def asked(caller, name, *, ids=IDS, query="", **headers):
    """The operation, asked with a body that is well formed."""
    method, path, operation = operations()[name]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    body = next(iter(content["examples"].values()))["value"] if content else None
    return caller.call(method, path.format(**ids) + query, body, **headers)


@pytest.fixture
def who(ana):
    """Somebody who may ask that operation."""
    team = Team()
    return lambda name: team.backend if {"appSecretKey": []} in operations()[name][2]["security"] else ana if any(
        operations()[name][2]["security"]) and name != "createGuest" else Caller()


@pytest.mark.parametrize("name", that_may("bad_request"))
def test_another_host_is_not_ours(who, name):
    assert asked(who(name), name, Host="evil.example").code == "bad_request"


@pytest.mark.parametrize("name", that_may("not_acceptable"))
def test_who_takes_no_json_gets_a_406(who, name):
    assert asked(who(name), name, Accept="text/html").code == "not_acceptable"


@pytest.mark.parametrize("name", that_may("invalid_query"))
def test_a_parameter_that_is_not_known_is_refused(who, ana, bia, name):
    ids = IDS | {"match_id": begun(ana, bia), "player_id": of_the_app(who)}
    assert asked(who(name), name, ids=ids, query="?x=1").code == "invalid_query"


@pytest.mark.parametrize("name", [name for name in that_may("not_found") if name != "getProblem"])
def test_an_id_that_is_none_is_404(who, name):
    assert asked(who(name), name, ids=dict.fromkeys(IDS, "n.one")).code == "not_found"


@pytest.mark.parametrize("name", that_may("too_many_requests"))
def test_who_has_nothing_left_is_told_when_to_come_back(who, settings, name):
    caller = who(name)
    settings.RATE_LIMITS, settings.REDIS_URL, settings.LIMITS = True, "", dict.fromkeys(limits.MEANING, "0/minute")
    limits.limiter.cache_clear()
    answer = asked(caller, name)
    limits.limiter.cache_clear()
    assert (answer.status, answer.code) == (429, "too_many_requests")
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.parametrize("name", that_may("internal_error"))
def test_a_service_that_was_set_up_wrongly_says_that_it_is_its_mistake(who, settings, name):
    caller = who(name)
    settings.RATE_LIMITS, settings.LIMITS = True, {}
    assert asked(caller, name).code == "internal_error"


@pytest.mark.parametrize("name", that_may("invalid_idempotency_key"))
def test_a_key_that_is_none_is_refused(who, name):
    answer = asked(who(name), name, ids=IDS | {"player_id": of_the_app(who)}, Idempotency_Key="x" * 256)
    assert answer.code == "invalid_idempotency_key"


@pytest.mark.parametrize("name", that_may("idempotency_key_reused"))
def test_a_key_stands_for_one_body(who, ana, bia, name):
    caller, method, address, body, other = carried_out(who, ana, bia, name)
    assert caller.call(method, address, body, Idempotency_Key=KEY).status < 300
    assert caller.call(method, address, other, Idempotency_Key=KEY).code == "idempotency_key_reused"


@pytest.mark.skipif(connection.vendor != "postgresql", reason="on SQLite writers queue for the file: a twin waits, and nobody is told")
@pytest.mark.parametrize("name", that_may("idempotency_in_progress"))
def test_a_twin_that_is_still_at_work_is_409(who, ana, bia, name):
    caller, method, address, body, _ = carried_out(who, ana, bia, name)
    credential = caller.token and (selectors.key_of(caller.token) or selectors.token_of(caller.token))
    scope = Once.of(credential=f"{type(credential).__name__} {credential.pk}" if credential else "", method=method, path=address, key=KEY,
                    body=None, now=timezone.now()).scope
    with psycopg.connect(**connection.get_connection_params() | {"cursor_factory": psycopg.Cursor}) as twin:      # as `enter` does
        twin.execute("SELECT pg_advisory_xact_lock(%s, %s)", [zlib.crc32(b"idempotency") - 2**31, int(scope[:8], 16) - 2**31])
        answer = caller.call(method, address, body, Idempotency_Key=KEY)
        assert (answer.status, answer.code) == (409, "idempotency_in_progress")
        assert int(answer.headers["Retry-After"]) >= 1
    assert caller.call(method, address, body, Idempotency_Key=KEY).status < 300


def carried_out(who, ana, bia, name):
    """Who asks for what, so that it can be done: caller, method, address, body, and another body."""
    method, path, _ = operations()[name]
    opened = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                                      "options": {"dealer": 1}, **({"sandbox": {}} if name == "advanceMatch" else {})})["id"]
    if name in ("startMatch", "playCommand", "resignMatch", "rematch"):
        assert bia.post(f"/v1/matches/{opened}/seats", {}).status == 201
    if name in ("playCommand", "resignMatch", "rematch"):
        assert ana.post(f"/v1/matches/{opened}/start").status == 200
    if name == "rematch":
        assert ana.post(f"/v1/matches/{opened}/resign")["status"] == "finished"
    address = path.format(**IDS | {"player_id": of_the_app(who), "match_id": opened})
    caller = {"takeSeat": bia, "advanceMatch": ana}.get(name) or who(name)
    return (caller, method, address, *bodies(name, ana, opened))


def of_the_app(who):
    return who("getPlayer").post("/v1/players", {"external_id": "u-1"})["id"]


def bodies(name, ana, match_id):
    """Two bodies, of which the first is carried out."""
    if name == "rematch":
        return {}, {"client_seed": "another"}
    if name == "playCommand":
        action = ana.get(f"/v1/matches/{match_id}")["you"]["actions"][0]
        body = {"type": "ask", "target": action["targets"][0], "rank": action["ranks"][0]}
        return body, {**body, "expected_version": 1}
    content = operations()[name][2].get("requestBody", {}).get("content", {}).get("application/json", {})
    found = [example["value"] for example in content.get("examples", {}).values()] or [{}]
    return found[0], {"takeSeat": {"seat": 2}, "createGuest": {"name": "Another"}, "createToken": {"expires_in": 61},
                      "advanceMatch": {"seconds": 61}}.get(name, found[-1])


@pytest.mark.parametrize("name", sorted(name for name, (_, _, operation) in operations().items() if "304" in operation["responses"]))
def test_what_has_not_changed_is_304(who, ana, bia, name):
    ids, caller = IDS | {"match_id": begun(ana, bia, knowledge=True)}, who(name)
    etag = asked(caller, name, ids=ids).headers["ETag"]
    assert asked(caller, name, ids=ids, If_None_Match=etag).status == 304


def test_every_path_can_be_asked():
    for _, path, _ in operations().values():
        assert set(re.findall(r"{(\w+)}", path)) <= IDS.keys(), "give it an id in IDS"
