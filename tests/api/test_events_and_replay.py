"""The log as its reader may see it, and the replay of what is over."""
import json

import pytest

from tests.api.playing import FIRST, GAMES, arranged, begun, ended, opened


def events(caller, match_id, query=""):
    return caller.get(f"/v1/matches/{match_id}/events{query}")


def test_the_log_is_dense_from_1_for_everyone(ana, bia, anybody):
    match_id = arranged(ana, bia)
    ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    for reader in (ana, bia, anybody):
        answer = events(reader, match_id)
        assert answer.body.keys() == {"events", "version", "more"}
        assert [event["seq"] for event in answer["events"]] == list(range(1, answer["version"] + 1))
        assert answer["more"] is False
        assert answer["version"] == reader.get(f"/v1/matches/{match_id}")["version"]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_number_a_time_and_a_type(ana, bia, game):
    match_id = arranged(ana, bia, game=game)
    for event in events(ana, match_id)["events"]:
        assert event.keys() >= {"seq", "at", "type"}
        assert event["at"].endswith("Z")


def test_what_hides_something_is_sent_without_it_never_left_out(ana, bia, anybody):
    match_id = arranged(ana, bia)
    hands = {reader: [event for event in events(reader, match_id)["events"] if event["type"] == "hand_dealt"]
             for reader in (ana, bia, anybody)}
    assert [[event["count"] for event in dealt] for dealt in hands.values()] == [[3, 3]] * 3
    assert [["cards" in event for event in dealt] for dealt in hands.values()] == [[True, False], [False, True], [False, False]]


def test_a_page_goes_on_where_the_last_one_ended(ana, bia):
    match_id = arranged(ana, bia)
    whole, found, after = events(ana, match_id)["events"], [], 0
    while True:
        page = events(ana, match_id, f"?after={after}&limit=3")
        found += page["events"]
        if not page["more"]:
            break
        assert len(page["events"]) == 3
        after = page["events"][-1]["seq"]
    assert found == whole


def test_after_the_last_event_there_is_nothing_yet(ana, bia):
    match_id = arranged(ana, bia)
    version = ana.get(f"/v1/matches/{match_id}")["version"]
    for after in (version, version + 1, 2**31 - 1):
        assert events(ana, match_id, f"?after={after}").body == {"events": [], "version": version, "more": False}
    played = ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    assert events(ana, match_id, f"?after={version}")["events"] == played["events"]


@pytest.mark.parametrize("query", ["limit=0", "limit=501", "limit=-1", "limit=a", "limit=1.0", "limit=+1", "limit=1_0",
                                   "limit=%201",
                                   "limit=%D9%A1", "after=-1", "after=2147483648", "after=1e3", "after=99999999999999999999",
                                   "after=0&after=0", "before=3", "after=0&", "&after=0&x", "AFTER=1", "after[]=1", "after=0%00"])
def test_a_query_that_is_not_understood_is_400(ana, bia, query):
    answer = events(ana, begun(ana, bia), f"?{query}")
    if query == "after=0&":                                  # an empty pair is no parameter
        assert answer.status == 200
    else:
        assert (answer.status, answer.code) == (400, "invalid_query")


@pytest.mark.parametrize("limit", [1, 500])
def test_the_limits_of_the_contract_are_allowed(ana, bia, limit):
    assert events(ana, begun(ana, bia), f"?limit={limit}").status == 200


def test_a_log_is_for_its_readers_eyes_only(ana, bia):
    assert events(ana, begun(ana, bia)).headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("accept", ["*/*", "application/x-ndjson", "application/json"])
def test_a_replay_is_the_whole_log_one_event_a_line(ana, bia, anybody, accept):
    match_id = ended(ana, bia)
    answer = anybody.get(f"/v1/matches/{match_id}/replay", Accept=accept)
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    assert answer.raw.endswith(b"\n")
    assert answer.lines == events(ana, match_id)["events"]
    assert all("cards" in event for event in answer.lines if event["type"] in ("hand_dealt", "hand_started"))


def test_a_replay_is_utf8_as_people_read_it(ana, bia):
    match_id = arranged(ana, bia, game="historias_de_pescador")
    ana.post(f"/v1/matches/{match_id}/commands", {**FIRST["historias_de_pescador"], "story": "Um polvo, é verdade! 🐙\n\u2028fim"})
    ana.post(f"/v1/matches/{match_id}/resign")
    answer = ana.get(f"/v1/matches/{match_id}/replay")
    told = [json.loads(line) for line in answer.raw.split(b"\n") if line]
    assert "Um polvo, é verdade! 🐙\n\u2028fim" in [event.get("story") for event in told]
    assert "é".encode() in answer.raw


def test_a_match_that_is_not_over_has_no_replay(ana, bia):
    for match_id in (opened(ana)["id"], begun(ana, bia)):
        answer = ana.get(f"/v1/matches/{match_id}/replay")
        assert (answer.status, answer.code) == (409, "match_not_finished")
        assert {"current_version", "awaiting"} <= answer.body.keys()


def test_a_match_that_was_aborted_can_be_read_to_the_end(ana):
    match_id = opened(ana)["id"]
    ana.delete(f"/v1/matches/{match_id}/seats/me")
    assert events(ana, match_id)["events"][-1]["type"] == "match_aborted"
    assert ana.get(f"/v1/matches/{match_id}/replay").lines == events(ana, match_id)["events"]
