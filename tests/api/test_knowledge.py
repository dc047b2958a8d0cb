"""What a seat could know, where a match was opened for that: its own, from what it was shown, and for nobody else."""
from random import Random

import pytest

from games.matches import codec
from games.rulebook import GAMES as RULEBOOK
from games.rulebook.game import tag
from tests.api.playing import ARRANGED, FIRST, GAMES, ME, OPEN, arranged, begun, guests, next_move, opened


def known(caller, match_id, **headers):
    return caller.get(f"/v1/matches/{match_id}/knowledge", **headers)


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_reads_what_it_could_know(ana, bia, game):
    match_id = arranged(ana, bia, game=game, knowledge=True)
    ana.post(f"/v1/matches/{match_id}/commands", FIRST[game])
    version = ana.get(f"/v1/matches/{match_id}")["version"]
    for seat, caller in enumerate((ana, bia)):
        answer = known(caller, match_id)
        assert (answer.status, answer["version"], answer["seat"]) == (200, version, seat)
        hands = caller.get(f"/v1/matches/{match_id}")["table"]["hands"]
        assert answer["knowledge"]["hands"][seat]["cards"] == hands[seat]["cards"]
        assert [hand["count"] for hand in answer["knowledge"]["hands"]] == [hand["count"] for hand in hands]


def test_it_remembers_what_was_heard(ana, bia):
    match_id = arranged(ana, bia, knowledge=True)            # Ana asks Bia for a seven, and gets one
    assert "7" not in str(known(bia, match_id)["knowledge"]["hands"][0])
    ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    of_ana = known(bia, match_id)["knowledge"]["hands"][0]
    assert of_ana["cards"] == ["7D"]
    assert of_ana["ranks"] == [{"rank": "7", "least": 2}]
    assert "7" in known(ana, match_id)["knowledge"]["hands"][1]["lacks"]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_memory_of_the_events_that_were_shown(ana, bia, game):
    """The same function, handed what a client was told over HTTP: nothing else goes in."""
    rules, players = RULEBOOK[game], [ana, bia]
    match_id, random = begun(*players, game=game, knowledge=True), Random(2)
    shown = {tag(cls): cls for cls in rules.shown}
    for _ in range(8):
        move = next_move(random, match_id, players)
        if move is None:
            break
        mover, command = move
        mover.post(f"/v1/matches/{match_id}/commands", command)
        events = [event for event in bia.get(f"/v1/matches/{match_id}/events")["events"] if event["type"] in shown]
        history = [codec.adapter(shown[event["type"]]).validate_python(
            {name: value for name, value in event.items() if name not in ("seq", "at", "type")}) for event in events]
        view = codec.adapter(rules.table).validate_python(bia.get(f"/v1/matches/{match_id}")["table"])
        assert known(bia, match_id)["knowledge"] == codec.wire(rules.know(view, history), "en")


def test_it_is_told_to_those_seated_and_to_nobody_else(ana, bia, caio, anybody):
    match_id = begun(ana, bia, knowledge=True)
    assert (known(caio, match_id).status, known(caio, match_id).code) == (403, "not_seated")
    assert known(anybody, match_id).code == "not_authenticated"
    private = begun(ana, knowledge=True, visibility="private", seats=[ME, {"kind": "bot"}])
    assert (known(caio, private).status, known(ana, private).status) == (404, 200)
    invited = ana.post("/v1/matches", {"game": "go_fish", "knowledge": True, "seats": [ME, {"kind": "player", "player": bia.player["id"]}]})
    assert known(bia, invited["id"]).code == "not_seated"


def test_it_is_off_unless_the_match_was_opened_for_it(ana, bia):
    match_id = begun(ana, bia)
    assert ana.get(f"/v1/matches/{match_id}")["knowledge"] is False
    answer = known(ana, match_id)
    assert (answer.status, answer.code) == (409, "knowledge_off")
    assert answer["current_version"] == ana.get(f"/v1/matches/{match_id}")["version"]


def test_all_can_see_that_it_is_on_and_a_rematch_goes_on_so(ana, bia, anybody):
    match_id = begun(ana, bia, knowledge=True)
    assert anybody.get(f"/v1/matches/{match_id}")["knowledge"] is True
    ana.post(f"/v1/matches/{match_id}/resign")
    assert known(ana, match_id).status == 200, "over, and nothing is hidden"
    assert ana.post(f"/v1/matches/{match_id}/rematch")["knowledge"] is True


def test_there_is_nothing_to_know_before_the_start(ana):
    answer = known(ana, opened(ana, knowledge=True)["id"])
    assert (answer.status, answer.code) == (409, "match_not_active")


def test_no_rated_match_is_opened_with_it(ana):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "rated": True, "knowledge": True})
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (422, "rated_knowledge", "/knowledge")
    assert ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "knowledge": 1}).code == "invalid_body"


def test_what_has_not_changed_is_304_and_a_seat_has_its_own(ana, bia):
    match_id = begun(ana, bia, knowledge=True, sandbox={"seed": "fixed", "arrangement": ARRANGED["go_fish"]})
    etag = known(ana, match_id).headers["ETag"]
    assert known(ana, match_id, If_None_Match=etag).status == 304
    assert known(bia, match_id, If_None_Match=etag).status == 200
    assert etag != ana.get(f"/v1/matches/{match_id}").headers["ETag"]
    ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    assert known(ana, match_id, If_None_Match=etag).status == 200


def test_who_has_left_still_knows_what_they_saw(db):
    players = guests(3)
    match_id = begun(*players, knowledge=True)
    players[1].post(f"/v1/matches/{match_id}/resign")
    assert known(players[1], match_id)["seat"] == 1
