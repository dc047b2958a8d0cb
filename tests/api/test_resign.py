"""Giving up."""
from tests.api.playing import ME, begun, ended, let_bots_play, opened


def test_of_two_the_other_wins_at_once(ana, bia):
    match_id = begun(ana, bia)
    answer = ana.post(f"/v1/matches/{match_id}/resign")
    assert (answer.status, answer["status"]) == (200, "finished")
    assert (answer["result"]["winners"], answer["result"]["reason"], answer["result"]["places"]) == ([1], "resignation", [2, 1])
    assert (answer["seats"][0]["status"], answer["awaiting"]) == ("resigned", [])
    assert [event["type"] for event in bia.get(f"/v1/matches/{match_id}/events")["events"]][-2:] == ["player_resigned",
                                                                                                     "match_finished"]


def test_in_a_larger_match_a_bot_plays_the_seat_on(ana, bia, caio):
    match_id = begun(ana, bia, caio)
    answer = ana.post(f"/v1/matches/{match_id}/resign")
    assert (answer["status"], answer["you"]) == ("active", {"seat": 0, "actions": []})
    assert (answer["seats"][0]["kind"], answer["seats"][0]["bot_level"], answer["seats"][0]["status"]) == ("player", "medium",
                                                                                                           "resigned")
    let_bots_play(match_id)
    assert bia.get(f"/v1/matches/{match_id}")["awaiting"][0]["seat"] != 0


def test_when_no_person_is_left_the_match_is_aborted(ana, bia, caio):
    match_id = begun(ana, bia, caio)
    for player in (ana, bia):
        assert player.post(f"/v1/matches/{match_id}/resign")["status"] == "active"
    answer = caio.post(f"/v1/matches/{match_id}/resign")
    assert (answer["status"], answer["result"]) == ("aborted", None)


def test_a_person_against_one_bot_loses_by_resigning(ana):
    match = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, {"kind": "bot", "level": "easy"}]})
    assert ana.post(f"/v1/matches/{match['id']}/resign")["result"]["winners"] == [1]


def test_nobody_resigns_twice_or_out_of_play(ana, bia, caio):
    of_three = begun(ana, bia, caio)
    ana.post(f"/v1/matches/{of_three}/resign")
    for match_id, code in ((of_three, "seat_left"), (ended(ana, bia), "match_not_active"), (opened(ana)["id"], "match_not_active")):
        answer = ana.post(f"/v1/matches/{match_id}/resign")
        assert (answer.status, answer.code) == (409, code)
        assert {"current_version", "awaiting"} <= answer.body.keys()


def test_only_those_seated_resign(ana, bia, caio):
    answer = caio.post(f"/v1/matches/{begun(ana, bia)}/resign", {})
    assert (answer.status, answer.code) == (403, "not_seated")
