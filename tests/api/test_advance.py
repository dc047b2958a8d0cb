"""Time that passes on request, as client teams see it."""
from datetime import datetime

import pytest

from tests.api.caller import Caller, guest
from tests.api.playing import ME, OPEN, arranged, begun, ended, opened
from tests.api.teams import Team

DAY = 86_400
CLOCK = {"turn_seconds": DAY, "timeouts_allowed": 5}


def advanced(caller, match_id, seconds=DAY, **headers):
    return caller.post(f"/v1/sandbox/matches/{match_id}/advance", {"seconds": seconds}, **headers)


def seconds_between(one, other):
    return (datetime.fromisoformat(other) - datetime.fromisoformat(one)).total_seconds()


def test_what_falls_due_has_happened_when_the_answer_comes(ana, bia):
    match_id = arranged(ana, bia, clock=CLOCK)
    before = ana.get(f"/v1/matches/{match_id}")
    answer = advanced(bia, match_id, 90_000)
    assert (answer.status, answer["you"]["seat"]) == (200, 1)
    assert "turn_timed_out" in [event["type"] for event in ana.get(f"/v1/matches/{match_id}/events?after={before['version']}")["events"]]
    assert answer.headers["ETag"] == bia.get(f"/v1/matches/{match_id}").headers["ETag"]
    assert advanced(Caller(ana.token), match_id, 1).status == 200


def test_every_time_of_the_match_is_by_its_clock(ana, bia):
    match_id = arranged(ana, bia, clock=CLOCK)
    before = ana.get(f"/v1/matches/{match_id}")
    advanced(ana, match_id, 3_600)
    after = ana.get(f"/v1/matches/{match_id}")
    assert 3_600 <= seconds_between(before["server_time"], after["server_time"]) < 3_660
    (was,), (is_) = before["awaiting"], after["awaiting"][0]
    assert is_["deadline"] == was["deadline"]
    assert 3_600 <= was["seconds_left"] - is_["seconds_left"] < 3_660
    refused = bia.post(f"/v1/matches/{match_id}/commands", {"type": "ask", "target": 0, "rank": "7"})
    assert (refused.status, refused["awaiting"][0]["seconds_left"]) == (409, pytest.approx(is_["seconds_left"], abs=60))


def test_an_open_match_expires_by_its_clock(ana):
    match = opened(ana, sandbox={})
    assert advanced(ana, match["id"], 3_600)["expires_at"] == match["expires_at"]
    assert advanced(ana, match["id"], 7 * DAY)["status"] == "aborted"


def test_an_advance_changes_the_etag_and_is_in_the_log(ana, bia):
    match_id = begun(ana, bia, sandbox={}, clock=CLOCK)
    whole = ana.get(f"/v1/matches/{match_id}")
    advanced(ana, match_id, 60)
    assert ana.get(f"/v1/matches/{match_id}", If_None_Match=whole.headers["ETag"]).status == 200
    (event,) = ana.get(f"/v1/matches/{match_id}/events?after={whole['version']}")["events"]
    assert (event["type"], event["seconds"]) == ("clock_advanced", 60)


def test_only_sandbox_matches_have_a_clock_that_moves(ana, bia):
    match_id = begun(ana, bia)
    answer = advanced(ana, match_id)
    assert (answer.status, answer.code, answer["current_version"]) == (409, "not_a_sandbox_match", 8)


@pytest.mark.parametrize("seconds", [0, -1, 366 * DAY + 1, 1.5, "60", True, None, 10**30])
def test_seconds_are_a_whole_number_from_one_to_a_year(ana, bia, seconds):
    answer = advanced(ana, begun(ana, bia, sandbox={}), seconds)
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (400, "invalid_body", "/seconds")


def test_no_clock_gets_further_than_a_year(ana, bia):
    match_id = begun(ana, bia, sandbox={}, clock={"turn_seconds": 366 * DAY})
    assert advanced(ana, match_id, 366 * DAY - 60).status == 200
    answer = advanced(ana, match_id, 61)
    assert (answer.status, answer.code) == (409, "advanced_too_far")
    assert advanced(ana, match_id, 60).status == 200


def test_strangers_advance_nothing(ana, bia):
    seen, private = begun(ana, bia, sandbox={}), opened(ana, sandbox={}, visibility="private")["id"]
    for caller in (guest("Caio"), Team("Elsewhere").backend):
        assert (advanced(caller, seen).status, advanced(caller, seen).code) == (403, "not_seated")
        assert (advanced(caller, private).status, advanced(caller, private).code) == (404, "match_not_found")
    assert advanced(Caller(), seen).code == "not_authenticated"
    assert advanced(Caller(Team("Shipped").publishable), seen).code == "wrong_credential_kind"


def test_a_host_without_a_seat_advances_and_so_does_the_app_of_the_host(db, settings):
    settings.SANDBOX = False
    team = Team("Trying", kind="sandbox")
    host = team.player()
    match_id = host.post("/v1/matches", {"game": "go_fish", "seats": [OPEN, OPEN], "sandbox": {"seed": "x"}})["id"]
    for caller in (host, team.backend):
        assert (advanced(caller, match_id, 60).status, advanced(caller, match_id, 60)["you"]) == (200, None)
    private = host.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "sandbox": {}, "visibility": "private"})["id"]
    assert advanced(host, private, 60).status == 200
    assert advanced(team.backend, private, 60).status == 404, "an app sees of a match what everybody sees"


def test_a_retry_advances_once(ana, bia):
    match_id, key = begun(ana, bia, sandbox={}, clock=CLOCK), "5a2b5f8e-8f0f-4c9b-9e39-5f0a6a1c2b3d"
    first = advanced(ana, match_id, 60, Idempotency_Key=key)
    again = advanced(ana, match_id, 60, Idempotency_Key=key)
    assert (again.status, again["version"], again.headers["Idempotent-Replayed"]) == (200, first["version"], "true")


def test_a_match_that_is_over_stays_as_it_is(ana, bia):
    match_id = ended(ana, bia, sandbox={})
    version = ana.get(f"/v1/matches/{match_id}")["version"]
    assert (advanced(ana, match_id).status, advanced(ana, match_id)["version"]) == (200, version)
