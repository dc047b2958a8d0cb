"""How Pescado Novo is set up and dealt, with which options. Helpers and short card names: see test_pescado_novo.py."""
from collections import Counter
from dataclasses import replace

import pytest

from games.rulebook.errors import ImpossibleArrangement, OptionsContradict, WrongNumberOfSeats
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.model import (
    COMMON,
    DECK,
    SPECIAL,
    Arrangement,
    CardPlayed,
    HandDealt,
    RoundStarted,
    SetupCardDiscarded,
    State,
    TableDealt,
    TurnPassed,
)
from games.rulebook.pescado_novo.options import Options
from games.rulebook.pescado_novo.rules import cards, new, start

from .test_pescado_novo import after, arranged, c, dealt, duel, given, kinds, moment, played, sets, ways


@pytest.mark.parametrize("seats", [1, 5])
def test_P01_two_to_four_players(seats):
    with pytest.raises(WrongNumberOfSeats):
        GAME.check_seats(Options(), seats)
    for fit in (2, 3, 4):
        GAME.check_seats(Options(), fit)


def test_P17_four_suits_of_ten_and_ten_special_cards():
    assert Counter(card.split("-")[0] for card in COMMON) == {"tuna": 10, "salmon": 10, "bream": 10, "mackerel": 10}
    assert len(set(DECK)) == len(COMMON) + len(SPECIAL) == 50


@pytest.mark.parametrize(("preset", "exchanged"), [("rulebook", 2), ("app", 2), ("teams", 2), ("advanced", 4)])
def test_P02_common_cards_make_way_for_special_ones(preset, exchanged):
    drawn, removed = set(), set()
    for seed in range(20):
        state, (first, *_) = dealt(4, seed, preset)
        in_play = Counter(cards(state)) - Counter(first.removed) - Counter(first.unused)
        assert len(first.removed) == exchanged
        assert set(first.removed) <= set(COMMON)
        assert sum(in_play.values()) == 40
        assert sum(card in SPECIAL for card in in_play) == exchanged
        drawn |= in_play.keys() & set(SPECIAL)
        removed |= set(first.removed)
    assert drawn == set(SPECIAL)
    assert len(removed) > 20


def test_P02_a_new_round_draws_anew_from_all_the_cards():
    state = arranged("s10", "b10", table="t10", dealer=1)
    events = played(after(state, "s10"), "b10")
    second = next(event for event in events if isinstance(event, RoundStarted))
    assert Counter(cards(given(after(state, "s10"), events))) == Counter(DECK)
    assert (second.round, len(second.removed), len(second.unused)) == (2, 2, 8)
    rounds = [dealt(seed=1)[1][0], dealt(seed=2)[1][0]]
    assert rounds[0].removed != rounds[1].removed


@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_P03_the_deal_comes_out_even(seats, deals):
    state, events = dealt(seats)
    assert kinds(events) == [RoundStarted, *[HandDealt] * seats, TableDealt, TurnPassed]
    assert {len(hand) for hand in state.hands} == {3}
    assert len(state.deck) == 36 - 3 * seats == 3 * seats * (deals - 1)
    assert len(state.table) == 4


def test_P03_three_more_when_the_hands_are_out():
    state = after(arranged("t1", "s1", table="b1", deck="t2 t3 t4 t5 t6 t8"), "t1")
    assert played(state, "s1")[1:] == (HandDealt(0, c("t2 t3 t4")), HandDealt(1, c("t5 t6 t8")), TurnPassed(0))
    assert after(state, "s1").deck == ()


def test_P04_B_at_setup_is_discarded_and_not_replaced():
    state = arranged("s1", "s3", table="t5 B b7 s2")
    assert (state.table, state.discard) == (c("t5 b7 s2"), ("B",))
    by_chance = next(dealt(seed=seed) for seed in range(200) if SetupCardDiscarded("B") in dealt(seed=seed)[1])[0]
    assert len(by_chance.table) == 3
    assert len(by_chance.deck) == 30
    assert arranged("s1", "s3", table="t5 B", preset="app").table == c("t5 B")


def test_P05_J_at_setup_stays_and_is_swept():
    state = duel("s7", "m8 J t2 t3")
    assert state.table == c("m8 J t2 t3")
    assert played(state, "s7", "m8")[0] == CardPlayed(0, "salmon-7", c("m8 J"))


def test_P06_star_at_setup_is_a_zero():
    assert ways("s7", "* m8") == sets("m8", "m8 *")


def test_P52_a_table_of_fifteen_at_setup_is_nobodys():
    state = arranged("t1", "s1", table="t5 t4 b3 s3")
    assert state.table == c("t5 t4 b3 s3")
    assert state.pescados == (0, 0)


def test_P53_left_of_the_dealer_begins_and_the_deal_moves_left():
    assert arranged("t1", "s1", "b1", dealer=0).turn == 1
    state = arranged("s10", "b10", "m10", dealer=0)
    second = after(state, "b10", "m10", "s10")
    assert (second.round, second.dealer, second.turn) == (2, 1, 2)
    assert after(arranged("t1", "s1", dealer=0, deck="t2 t3 t4 t5 t6 t8"), "s1", "t1").turn == 1


def test_P53_the_option_names_the_dealer_or_chance_does():
    assert {dealt(4, seed, dealer=2)[0].turn for seed in range(9)} == {3}
    assert {dealt(4, seed)[0].dealer for seed in range(40)} == {0, 1, 2, 3}
    empty = new(Options(dealer=2), 3)
    assert start(empty, moment(), Arrangement((("11",), ("12",), ("13",)), (), ()))[0].dealer == 2


@pytest.mark.parametrize(("seats", "size"), [(2, 18), (3, 12), (4, 9)])
def test_P54_the_advanced_game_is_a_single_deal(seats, size):
    state, events = dealt(seats, preset="advanced")
    assert {len(hand) for hand in state.hands} == {size}
    assert state.deck == ()
    assert kinds(events)[:3] == [RoundStarted, TableDealt, HandDealt]                   # P44


def test_P44_the_same_seed_deals_the_same():
    assert dealt(3, seed=7) == dealt(3, seed=7)
    assert dealt(3, seed=7) != dealt(3, seed=8)


def test_P44_X02_every_shuffle_of_every_round_can_be_checked():
    state = after(arranged("s10", "b10", table="t10"), "s10", "b10")
    assert state.round == 2
    removed = moment().chance.shuffled("removed/2", COMMON)[:2]
    special = moment().chance.shuffled("special/2", SPECIAL)[:2]
    deck = moment().chance.shuffled("deck/2", (*(card for card in COMMON if card not in removed), *special))
    assert (set(state.removed), state.deck) == (set(removed), deck[10:])
    assert [set(hand) for hand in state.hands] == [set(deck[:3]), set(deck[3:6])]
    assert state.table == tuple(card for card in deck[6:10] if card != "B")


CONTRADICTIONS = [({"teams": True}, 3, "teams"), ({"target_points": 0}, 2, "target_points"), ({"dealer": 2}, 2, "dealer"),
                  ({"dealer": -1}, 2, "dealer")]


@pytest.mark.parametrize(("options", "seats", "named"), CONTRADICTIONS)
def test_P39_P43_options_that_contradict(options, seats, named):
    with pytest.raises(OptionsContradict) as refusal:
        GAME.check_seats(Options(**options), seats)
    assert refusal.value.pointer == f"/options/{named}"
    GAME.check_seats(Options(teams=True, target_points=1, dealer=3), 4)


IMPOSSIBLE = [
    {"hands": (c("t1"),)}, {"hands": (c("t1"), c("s1 s2"))}, {"hands": ((), ())}, {"deck": c("t2 t3")},
    {"table": c("t1")}, {"table": ("*", "*")}, {"points": (1, 2, 3)}, {"dealer": 2}, {"dealer": -1},
]


@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_an_arrangement_that_cannot_be_dealt(change):
    whole = Arrangement(hands=(c("t1"), c("s1")), table=(), deck=(), dealer=0, points=(0, 0))
    with pytest.raises(ImpossibleArrangement):
        start(new(Options(), 2), moment(), replace(whole, **change))
    assert isinstance(given(new(Options(), 2), start(new(Options(), 2), moment(), whole)), State)
