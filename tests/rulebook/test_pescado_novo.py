"""The rules of Pescado Novo by example: given a table, when a seat plays a card, then that follows. Scoring stands in its own file.

A card is written short here: `t7 s5 b2 m10` are tuna-7, salmon-5, bream-2, mackerel-10; special cards are their face.
"""
from collections import Counter
from dataclasses import replace
from functools import reduce

import pytest

from games.rulebook.chance import Chance
from games.rulebook.errors import CardNotHeld, NotYourTurn
from games.rulebook.game import Awaited, Moment, Viewer
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.errors import (
    CannotCapture,
    ChooseCapture,
    MustCapture,
    NotACapture,
    NotOnTable,
    SweptAlong,
    TakeOneCard,
)
from games.rulebook.pescado_novo.model import (
    Arrangement,
    CardDiscarded,
    CardPlayed,
    Pescado,
    Play,
    RoundScored,
    TurnPassed,
)
from games.rulebook.pescado_novo.options import PRESETS
from games.rulebook.pescado_novo.rules import PlayAction, PlayChoice, cards, decide, evolve, legal, new, start

SUITS = {"t": "tuna", "s": "salmon", "b": "bream", "m": "mackerel"}


def c(short):
    """`t7 J` → ("tuna-7", "J")."""
    return tuple(f"{SUITS[name[0]]}-{name[1:]}" if name[0] in SUITS else name for name in short.split())


def moment(seed=0):
    return Moment(1, Chance(seed.to_bytes(32, "big")))


def given(state, events):
    return reduce(evolve, events, state)


def dealt(seats=2, seed=0, preset="rulebook", **options):
    """A table dealt by chance, and the events that dealt it."""
    table = new(replace(PRESETS[preset], **options), seats)
    events = start(table, moment(seed), None)
    return given(table, events), events


def arranged(*hands, table="", deck="", preset="rulebook", points=None, dealer=-1, **options):
    """A table as arranged; seat 0 is to play unless another one deals."""
    empty = new(replace(PRESETS[preset], **options), len(hands))
    arrangement = Arrangement(tuple(map(c, hands)), c(table), c(deck), dealer % len(hands), points)
    return given(empty, start(empty, moment(), arrangement))


def duel(hand, table, **options):
    """Seat 0 with `hand` and one card more against whatever is there, with nothing left in the deck."""
    spare = [card for card in ("t9", "s9", "b9", "m9", "t6", "s3", "b1") if card not in f"{hand} {table}".split()]
    hand = f"{hand} {spare.pop()}"
    return arranged(hand, " ".join(spare[:len(hand.split())]), table=table, **options)


def played(state, card, capture=None):
    """What follows when the seat on turn plays a card."""
    return decide(state, state.turn, Play(*c(card), None if capture is None else c(capture)), moment())


def after(state, *plays):
    """The table after plays of one seat after the other, each `card` or `card: capture`."""
    for play in plays:
        card, *capture = play.split(":")
        state = given(state, played(state, card, *capture))
    return state


def ways(card, table):
    """The ways to play a card, as offered: sets of short names."""
    state = duel(card, table)
    choice = next(play for play in legal(state, 0)[0].plays if play.card == c(card)[0])
    return {frozenset(capture) for capture in choice.captures}


def sets(*shorts):
    return {frozenset(c(short)) for short in shorts}


def kinds(events):
    return [type(event) for event in events]


def test_P55_there_is_no_pass():
    assert GAME.commands == (Play,)
    with pytest.raises(CardNotHeld):
        played(duel("s7", "m8"), "s3")


def test_P07_a_capture_is_compulsory_for_the_card_played():
    state = duel("t7 t2", "m8")
    with pytest.raises(MustCapture) as refusal:
        played(state, "t7", "")
    assert refusal.value.members == {"captures": [["mackerel-8"]]}
    assert played(state, "t2") == (CardPlayed(0, "tuna-2", ()), TurnPassed(1))
    assert after(state, "t2").table == c("m8 t2")


def test_P08_the_player_chooses_one_combination():
    state = duel("b4", "t3 s5 b6 m8")
    with pytest.raises(ChooseCapture) as refusal:
        played(state, "b4")
    assert refusal.value.members == {"captures": [["tuna-3", "mackerel-8"], ["salmon-5", "bream-6"]]}
    with pytest.raises(NotACapture):
        played(state, "b4", "t3 s5 b6 m8")
    assert played(state, "b4", "b6 s5") == (CardPlayed(0, "bream-4", c("s5 b6")), TurnPassed(1))
    assert after(state, "b4: m8 t3").table == c("s5 b6")


WAYS = [
    ("P09", "s7", "t8 b8", sets("t8", "b8")),
    ("P10", "s2", "t7 t8", sets()),
    ("P12", "m8", "s8 -1", sets("s8 -1")),
    ("P12", "s10", "t7 -2", sets("t7 -2")),
    ("P12", "t7", "m8 0", sets("m8", "m8 0")),
    ("P12", "t7", "m8 t1 -1", sets("m8", "m8 t1 -1")),
    ("P12", "-2", "t10 s7", sets("t10 s7")),
    ("P12", "0", "t7 t8", sets("t7 t8")),
    ("P12", "13", "t2 0", sets("t2", "t2 0")),
    ("P12", "13", "t1 -2 t3", sets("t1 -2 t3")),             # the sum goes over and comes back
    ("P12", "t9", "t10 -1 -2 s8", sets("s8 -2")),
    ("P14", "1/10", "t5 s5 b9", sets("t5", "s5", "t5 b9", "s5 b9")),
    ("P14", "t1", "1/10 t4", sets("1/10 t4")),
    ("P14", "b10", "1/10 t4", sets("1/10 t4")),
    ("P14", "s4", "1/10 t1", sets("1/10 t1")),
    ("P14", "s4", "1/10 t3", sets()),
    ("P15", "13", "t2", sets("t2")),
    ("P15", "12", "t2 s1", sets("t2 s1")),
    ("P15", "t4", "11 s5 b6", sets("11", "s5 b6")),
    ("P18", "s5", "", sets()),
    ("P19a", "*", "t5 s6", sets("t5", "s6")),
    ("P19c", "*", "J", sets("J")),
    ("P19c", "*", "t5 J", sets("t5", "J")),
    ("P19f", "*", "", sets()),
    ("P19f", "0", "* t7 t8", sets("t7 t8", "* t7 t8")),
    ("P20a", "J", "t8 s7", sets()),
    ("P20a", "s7", "J t8", sets("t8")),
    ("P21", "B", "t8 s7", sets()),
]


@pytest.mark.parametrize(("ruling", "card", "table", "offered"), WAYS)
def test_P09_to_P23_what_a_card_can_fish(ruling, card, table, offered):
    assert ways(card, table) == offered
    state = duel(card, table)
    if len(offered) == 1:                                    # taken without being named
        assert set(played(state, card)[0].captured) - {"J"} == set(*offered) - {"J"}
    elif offered:
        with pytest.raises(ChooseCapture):
            played(state, card)
    else:
        assert played(state, card)[0].captured == ()
    for capture in offered:
        assert capture <= set(decide(state, 0, Play(*c(card), tuple(capture)), moment())[0].captured)


REFUSED = [
    ("P07", "t7", "m8", "", MustCapture),
    ("P10", "s2", "t7 t8", "t7 t8", NotACapture),
    ("P12", "t7", "m8 -1", "m8 -1", NotACapture),
    ("P14", "1/10", "t5 s5 b9", "b9", NotACapture),
    ("P19a", "*", "t5 s6", None, ChooseCapture),
    ("P19a", "*", "t5 s6", "", MustCapture),
    ("P19a", "*", "t5", "", MustCapture),
    ("P19a", "*", "t5 s6", "t5 s6", TakeOneCard),
    ("P19c", "*", "t5 J", "t5 J", SweptAlong),
    ("P20a", "J", "m8", "m8", CannotCapture),
    ("P20b", "s7", "m8 J", "m8 J", SweptAlong),
    ("P20b", "s7", "m8 J", "J", SweptAlong),
    ("P21", "B", "m8", "m8", CannotCapture),
    ("P42", "s7", "m8", "t8", NotOnTable),
    ("P42", "s7", "m4 s4", "m4 m4", NotOnTable),
    ("P42", "*", "", "t8", NotOnTable),
    ("P42", "s7", "m8", "s7", NotOnTable),
]


@pytest.mark.parametrize(("ruling", "card", "table", "capture", "violation"), REFUSED)
def test_P07_to_P42_what_is_refused(ruling, card, table, capture, violation):
    with pytest.raises(violation) as refusal:
        played(duel(card, table), card, capture)
    assert refusal.value.message.en
    assert refusal.value.message.pt_br != refusal.value.message.en


def test_P11_the_played_card_is_part_of_the_catch():
    state = after(duel("s7", "m8 t3"), "s7")
    assert GAME.view(state, Viewer()).piles[0].count == 2
    assert (state.last_capture, state.table) == (0, c("t3"))


def test_P13_a_zero_left_behind_is_no_pescado():
    state = duel("t7", "m8 0")
    assert Pescado(0) not in played(state, "t7", "m8")
    assert after(state, "t7: m8").table == ("0",)
    assert Pescado(0) in played(state, "t7", "0 m8")


def test_P18_a_card_on_an_empty_table_is_laid():
    assert played(duel("s5", ""), "s5") == (CardPlayed(0, "salmon-5", ()), TurnPassed(1))


@pytest.mark.parametrize(("table", "capture", "captured", "pescado"), [
    ("t5", None, "t5", True),                                # a: one card needs no name; d: the table is empty
    ("t5 s6", "s6", "s6", False),
    ("t5 J", "t5", "t5 J", True),                            # c, d: the J comes along
    ("t5 J", "J", "J", False),
    ("J", None, "J", True),
    ("t5 s6 J", "t5", "t5 J", False),
])
def test_P19_the_star_takes_a_card(table, capture, captured, pescado):
    events = played(duel("*", table), "*", capture)
    assert events[0] == CardPlayed(0, "*", c(captured))
    assert (Pescado(0) in events) == pescado
    state = after(duel("*", table), "*" if capture is None else f"*: {capture}")
    assert GAME.view(state, Viewer()).piles[0].count == 1 + len(c(captured))               # b
    assert state.last_capture == 0                                                          # e
    assert Counter(cards(state)) == Counter(cards(duel("*", table)))                        # P47


def test_P20b_the_next_capture_sweeps_the_J_also_of_its_own_player():
    state = after(arranged("J s7 t1", "b10 t10 b9", table="m8"), "J", "b10", "s7")
    assert state.table == c("b10")
    assert state.piles[0][0].cards == c("m8 J")


def test_P20c_the_J_does_not_hinder_a_pescado():
    state = after(arranged("J t1", "t7 b2", table="m8"), "J")
    assert played(state, "t7") == (CardPlayed(1, "tuna-7", c("m8 J")), Pescado(1), TurnPassed(0))


def test_P21_B_is_discarded_by_the_rulebook():
    state = duel("B", "m8")
    assert played(state, "B") == (CardPlayed(0, "B", ()), CardDiscarded(0, "B"), TurnPassed(1))
    assert (after(state, "B").table, after(state, "B").discard) == (c("m8"), ("B",))
    assert played(duel("B", ""), "B") == (CardPlayed(0, "B", ()), CardDiscarded(0, "B"), TurnPassed(1))    # no pescado


def test_P21_B_stays_on_the_table_in_the_app():
    state = after(arranged("B * t1", "t7 b2 b3", table="m8", preset="app"), "B")
    assert state.table == c("m8 B")
    assert Pescado(1) not in played(state, "t7")
    assert after(state, "t7").table == ("B",)
    assert played(after(state, "t7"), "*")[:2] == (CardPlayed(0, "*", ("B",)), Pescado(0))


@pytest.mark.parametrize("card", ["-2", "-1", "0", "11", "12", "13", "1/10"])
def test_P23_a_special_card_laid_lies_there(card):
    assert after(duel(card, ""), card).table == (card,)


def test_P42_a_pile_is_not_the_table():
    state = after(duel("s7", "m8 t3"), "s7")
    with pytest.raises(NotOnTable):
        played(after(arranged("s7 t1", "b7 t9", table="m8 t3"), "s7"), "b7", "m8")
    assert "mackerel-8" not in state.table


def test_P46_only_the_seat_on_turn_is_offered_plays():
    state = arranged("t7 t2", "s7 s2", table="m8")
    assert legal(state, 0) == (PlayAction((PlayChoice("tuna-2", ()), PlayChoice("tuna-7", (("mackerel-8",),)))),)
    assert legal(state, 1) == ()
    with pytest.raises(NotYourTurn):
        decide(state, 1, Play("salmon-7"), moment())
    assert GAME.awaits(state) == (Awaited(0, "play"),)


def test_P48_the_round_goes_on_while_somebody_holds_cards():
    state = after(arranged("s10", "b10", table="t10"), "s10")
    assert (state.deck, state.scored) == ((), False)
    assert RoundScored in kinds(played(state, "b10"))
