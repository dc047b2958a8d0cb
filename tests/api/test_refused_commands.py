"""The refusals of each game that need a position of their own. With those of `test_commands`, a client can meet every one of them."""
import pytest

from tests.api.playing import ARRANGED, HISTORIAS, ME, OPEN, begun
from tests.api.test_commands import commands, refused

ASK_7C = {"type": "ask", "target": 1, "card": "7C"}
NO_CARDS = {"dealer": 2, "hands": [["7C", "KD"], ["7D"], []], "stock": []}
SPECIAL = {"dealer": 1, "hands": [["tuna-8", "B", "*"], ["bream-1", "bream-2", "bream-3"]], "table": ["salmon-7", "J", "mackerel-4"],
           "deck": []}


def play(card, *capture):
    return {"type": "play", "card": card, "capture": list(capture)}


@pytest.mark.parametrize(("game", "deal", "wish", "command", "code"), [
    ("go_fish", ARRANGED["go_fish"], {"preset": "detective"}, {"type": "ask", "target": 1, "rank": "7"}, "ask_for_a_card"),
    ("go_fish", ARRANGED["go_fish"], {"options": {"ask_for": "card"}}, ASK_7C, "card_held"),
    ("go_fish", NO_CARDS, {"preset": "long"}, {"type": "ask", "target": 2, "rank": "7"}, "target_has_no_cards"),
    ("pescado_novo", SPECIAL, {}, play("B", "salmon-7"), "cannot_capture"),
    ("pescado_novo", SPECIAL, {}, play("tuna-8", "salmon-7", "J"), "swept_along"),
    ("pescado_novo", SPECIAL, {}, play("*", "salmon-7", "mackerel-4"), "take_one_card"),
])
def test_what_the_rules_forbid_in_a_position_of_its_own(ana, bia, caio, game, deal, wish, command, code):
    match_id = begun(*(ana, bia, caio)[:len(deal["hands"])], game=game, sandbox={"arrangement": deal}, **wish)
    answer = refused(ana, match_id, command)
    assert (answer.status, answer.code) == (422, code)


@pytest.fixture
def told(ana, bia, caio):
    """A match of three in which Ana has announced two crabs, truly: its id, and the `seq` of that."""
    deal = {**HISTORIAS, "creatures": ["crab", "squid", "fish", "oyster"], "hands": [*HISTORIAS["hands"], ["oyster", "squid", "crab"]]}
    match_id = begun(ana, bia, caio, game="historias_de_pescador", sandbox={"arrangement": deal})
    answer = ana.post(commands(match_id), {"type": "announce", "creature": "crab", "cards": ["crab", "crab"]})
    return match_id, answer["events"][0]["seq"]


def test_a_story_is_answered_once_and_not_by_who_told_it(ana, bia, told):
    match_id, seq = told
    answer = refused(ana, match_id, {"type": "doubt", "announcement": seq})
    assert answer.code == "own_announcement"
    assert bia.post(commands(match_id), {"type": "trust", "announcement": seq}).status == 201
    answer = refused(bia, match_id, {"type": "trust", "announcement": seq})
    assert (answer.status, answer.code) == (409, "already_answered")


def test_another_creature_needs_more_cards(bia, caio, told):
    match_id, seq = told
    for player in (bia, caio):
        assert player.post(commands(match_id), {"type": "trust", "announcement": seq}).status == 201
    answer = refused(bia, match_id, {"type": "announce", "creature": "squid", "cards": ["squid"]})
    assert (answer.status, answer.code) == (422, "count_too_low")


def test_who_owes_a_card_is_waited_for(ana, bia, told):
    match_id, seq = told
    assert bia.post(commands(match_id), {"type": "doubt", "announcement": seq}).status == 201
    answer = refused(bia, match_id, {"type": "announce", "creature": "squid", "cards": ["squid"]})
    assert (answer.status, answer.code) == (409, "discard_owed")


def test_a_deal_for_three_is_none_for_two(ana, bia):
    deal = {**ARRANGED["go_fish"], "hands": [*ARRANGED["go_fish"]["hands"], ["8C"]]}
    made = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN, OPEN], "sandbox": {"arrangement": deal}})
    bia.post(f"/v1/matches/{made['id']}/seats", {})
    answer = ana.post(f"/v1/matches/{made['id']}/start")
    assert (answer.status, answer.code) == (422, "impossible_arrangement")
    assert ana.get(f"/v1/matches/{made['id']}")["status"] == "open"
