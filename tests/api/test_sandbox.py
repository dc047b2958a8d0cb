"""Sandbox matches: a deal of one's own, for client teams to test with."""
from random import Random

import pytest

from tests.api.playing import ARRANGED, GAMES, ME, OPEN, arranged, begun, let_bots_play, next_move, opened
from tests.api.teams import Team


def told(caller, match_id):
    """A log without ids and times."""
    apart = ("at", "player", "host")
    return [{name: member for name, member in event.items() if name not in apart}
            for event in caller.get(f"/v1/matches/{match_id}/events")["events"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_commands_give_the_same_match(ana, bia, game):
    one, other = (begun(ana, bia, game=game, sandbox={"seed": "the same"}) for _ in range(2))
    random = Random(1)
    for _ in range(5):
        move = next_move(random, one, [ana, bia])
        if move is None:
            break
        for match_id in (one, other):
            assert move[0].post(f"/v1/matches/{match_id}/commands", move[1]).status == 201
    for reader in (ana, bia):
        assert told(reader, one) == told(reader, other)
    assert told(ana, one) != told(ana, begun(ana, bia, game=game, sandbox={"seed": "another"}))


@pytest.mark.parametrize("game", GAMES)
def test_an_arrangement_is_dealt_card_by_card(ana, bia, game):
    match_id = arranged(ana, bia, game=game)
    for seat, player in enumerate((ana, bia)):
        hand = player.get(f"/v1/matches/{match_id}")["table"]["hands"][seat]["cards"]
        assert sorted(hand) == sorted(ARRANGED[game]["hands"][seat])


def test_a_sandbox_match_says_that_it_is_one_and_is_not_rated(ana):
    assert opened(ana)["sandbox"] is False
    match = opened(ana, sandbox={})
    assert (match["sandbox"], match["rated"]) == (True, False)
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "rated": True, "sandbox": {}})
    assert (answer.status, answer.code) == (422, "rated_sandbox")


def test_a_seed_is_not_shown_before_the_end_not_even_to_who_chose_it(ana):
    answer = opened(ana, sandbox={"seed": "chosen by Ana"})
    assert answer["shuffle"]["seed"] is None
    assert b"chosen by Ana" not in answer.raw


@pytest.mark.parametrize(("game", "change"), [
    ("go_fish", {"hands": [["7C", "7C"], ["7D"]]}), ("go_fish", {"hands": [["7C"]]}), ("go_fish", {"dealer": 2}),
    ("pescado_novo", {"table": ["tuna-8"]}), ("pescado_novo", {"hands": [["tuna-8"], []]}), ("pescado_novo", {"deck": ["tuna-1"]}),
    ("historias_de_pescador", {"hands": [["trash"] * 9, ["fish"]]}), ("historias_de_pescador", {"creatures": ["crab"]}),
    ("historias_de_pescador", {"first_seat": 7}),
])
def test_what_no_deck_can_deal_is_422(ana, game, change):
    answer = ana.post("/v1/matches", {"game": game, "seats": [ME, OPEN], "sandbox": {"arrangement": {**ARRANGED[game], **change}}})
    assert answer.status == 422, answer
    assert answer.code == "impossible_arrangement"


def test_without_the_sandbox_nobody_chooses_a_deal(ana, settings):
    settings.SANDBOX = False
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "sandbox": {"seed": "x"}})
    assert (answer.status, answer.code) == (403, "sandbox_off")
    assert opened(ana).status == 201

def test_the_lobby_has_sandbox_matches_for_those_who_may_make_such(ana, anybody, settings):
    ours, theirs = opened(ana)["id"], opened(ana, sandbox={})["id"]
    tester = Team(kind="sandbox").player()

    def listed(caller, query=""):
        return [match["id"] for match in caller.get(f"/v1/matches?{query}")["items"]]

    assert listed(ana) == listed(anybody) == [theirs, ours]
    settings.SANDBOX = False
    assert listed(ana) == listed(anybody) == [ours]
    assert listed(tester) == [theirs, ours]
    for caller in (ana, anybody, tester):
        assert (listed(caller, "sandbox=false"), listed(caller, "sandbox=true")) == ([ours], [theirs])
    assert ana.get("/v1/matches?sandbox=yes").code == "invalid_query"
    assert {match["id"] for match in ana.get("/v1/me/matches")["items"]} == {ours, theirs}, "one's own are in the inbox"


# --- scripts ----------------------------------------------------------------------------------------------------------------------------

ASK = {"type": "ask", "target": 0, "rank": "7"}


def scripted(*script, **bot):
    return {"game": "go_fish", "seats": [ME, {"kind": "bot", **bot, "script": list(script)}],
            "sandbox": {"seed": "fixed", "arrangement": {**ARRANGED["go_fish"], "dealer": 0}}}


def test_a_scripted_bot_plays_its_script_and_shows_nobody(ana):
    match = ana.post("/v1/matches", scripted(ASK, {**ASK, "rank": "K"}, {**ASK, "rank": "9"}, level="medium"))
    assert match.status == 201
    assert match["seats"][1]["bot_level"] == "medium"
    let_bots_play(match["id"])
    events = ana.get(f"/v1/matches/{match['id']}/events")["events"]
    assert [event["rank"] for event in events if event["type"] == "asked"][:2] == ["7", "K"]
    (missed,) = [event for event in events if event["type"] == "script_missed"]
    assert (missed["seat"], missed["number"], missed["command"], missed["code"]) == (1, 2, "ask", "rank_not_held")
    assert b"script" not in ana.get(f"/v1/matches/{match['id']}").raw


@pytest.mark.parametrize(("command", "pointer", "code"), [
    ({"type": "play", "card": "tuna-7"}, "/seats/1/script/1/type", "not_a_choice"),
    ({"target": 0, "rank": "7"}, "/seats/1/script/1/type", "required"),
    ({"type": ["ask"], "target": 0, "rank": "7"}, "/seats/1/script/1/type", "not_a_choice"),
    ({"type": "ask", "rank": "7"}, "/seats/1/script/1/target", "required"),
    ({"type": "ask", "target": 0, "rank": "1"}, "/seats/1/script/1/rank", "not_a_choice"),
    ({"type": "ask", "target": "0", "rank": "7"}, "/seats/1/script/1/target", "not_an_integer"),
    ({**ASK, "expected_version": 3}, "/seats/1/script/1/expected_version", "unknown_member"),
    ("ask", "/seats/1/script/1", "not_an_object"),
])
def test_a_script_is_read_as_strictly_as_its_commands(ana, command, pointer, code):
    answer = ana.post("/v1/matches", scripted(ASK, command))
    assert (answer.status, answer.code) == (400, "invalid_body")
    assert [(error["pointer"], error["code"]) for error in answer["errors"]] == [(pointer, code)]


@pytest.mark.parametrize("length", [0, 501])
def test_a_script_has_something_in_it_and_an_end(ana, length):
    answer = ana.post("/v1/matches", scripted(*[ASK] * length))
    assert (answer.status, answer["errors"][0]["pointer"]) == (400, "/seats/1/script")


def test_there_are_scripts_in_the_sandbox_alone(ana, settings):
    body = scripted(ASK)
    del body["sandbox"]
    answer = ana.post("/v1/matches", body)
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (422, "script_needs_sandbox", "/seats")
    settings.SANDBOX = False
    assert ana.post("/v1/matches", scripted(ASK)).code == "sandbox_off"


def test_only_bots_have_scripts(ana):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, {**OPEN, "script": [ASK]}], "sandbox": {}})
    assert (answer.status, answer["errors"][0]["code"]) == (400, "unknown_member")
