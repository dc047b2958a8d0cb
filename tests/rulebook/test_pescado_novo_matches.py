"""Whole matches of Pescado Novo by random players, and what each seat sees of them."""
from collections import Counter
from dataclasses import asdict, replace
from random import Random

import pytest

from games.rulebook.errors import RuleViolation
from games.rulebook.game import Viewer, replay
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.model import (
    DECK,
    CardDiscarded,
    CardPlayed,
    HandDealt,
    LeftoversUnclaimed,
    Play,
    RoundScored,
    RoundStarted,
    TableCollected,
    TableDealt,
    TurnPassed,
)
from games.rulebook.pescado_novo.options import PRESETS, Options
from games.rulebook.pescado_novo.rules import awaits, cards, commands_of, decide, evolve, legal, new, start
from games.rulebook.pescado_novo.scoring import tally
from games.rulebook.pescado_novo.view import CardPlayedSeen, HandDealtSeen, HandView, PileView, RoundStartedSeen, Table, show, view

from .test_pescado_novo import after, arranged, c, dealt, moment, played

DEALING = (RoundStarted, HandDealt, TableDealt)              # between these the cards dealt are under way
MATCHES = [("rulebook", 2, {}), ("rulebook", 3, {}), ("rulebook", 4, {"match_tie": "extra_round"}), ("app", 2, {}), ("app", 4, {}),
           ("advanced", 2, {}), ("advanced", 3, {"b_card": "stays"}), ("advanced", 4, {}), ("teams", 4, {"ties": "everybody"})]


def match(preset, seats, options, seed):
    """A match of random players, as (event, state after it), the events of the deal first."""
    chance, random = moment(seed), Random(seed)
    state = new(replace(PRESETS[preset], **options), seats)
    events = start(state, chance, None)
    while events:
        for event in events:
            state = evolve(state, event)
            yield event, state
        events = ()
        for awaited in awaits(state):
            choices = [play for action in legal(state, awaited.seat) for play in commands_of(action, None)]
            assert all(legal(state, seat) == () for seat in range(seats) if seat != awaited.seat)
            events = decide(state, awaited.seat, random.choice(choices), chance)


@pytest.mark.parametrize(("preset", "seats", "options"), MATCHES)
def test_X11_X12_P21_P49_no_card_is_lost_and_every_match_ends(preset, seats, options):
    for seed in range(3):
        events = []
        for event, state in match(preset, seats, options, seed):
            events.append(event)
            if not isinstance(event, DEALING):
                assert Counter(cards(state)) == Counter(DECK)
                sizes = [len(hand) for hand in state.hands]
                assert max(sizes) - min(sizes) <= 1
            if isinstance(event, TurnPassed):
                assert state.hands[state.turn]
                assert legal(state, state.turn)
        assert GAME.is_over(state)
        assert max(tally(state).scores) >= 12
        assert replay(GAME, state.options, seats, events) == state


@pytest.mark.parametrize(("preset", "seats", "options"), MATCHES)
def test_P50_the_scores_of_the_rounds_make_the_totals(preset, seats, options):
    total = None
    for event, state in match(preset, seats, options, seed=5):
        if isinstance(event, RoundScored):
            lines = tuple(map(sum, zip(*(line.points for line in event.achievements), strict=True)))
            assert lines == event.points
            total = event.points if total is None else tuple(map(sum, zip(total, lines, strict=True)))
            assert state.points == total


@pytest.mark.parametrize(("preset", "seats", "options"), MATCHES[:1] + MATCHES[5:])
def test_P02_P39_P46_nobody_is_told_a_card_that_is_not_open(preset, seats, options):
    for seat in (*range(seats), None):
        known, told = set(), []
        for event, state in match(preset, seats, options, seed=11):
            match event:
                case RoundStarted():
                    known, told = set(), []
                case HandDealt(owner, dealt_cards) if owner == seat:
                    known |= set(dealt_cards)
                case TableDealt(open_cards) | TableCollected(_, open_cards) | LeftoversUnclaimed(open_cards):
                    known |= set(open_cards)
                case CardPlayed(_, card, captured):
                    known |= {card, *captured}
                case _:
                    pass
            told += [*named(show(event, Viewer(seat))), *named(view(state, Viewer(seat)))]
            if isinstance(event, TurnPassed):
                told += named(legal(state, seat)) if seat is not None else ()
                assert set(told) <= known
                told = []


def named(thing):
    """Every card that stands somewhere in a value."""
    if isinstance(thing, str):
        return [thing] if thing in DECK else []
    if isinstance(thing, dict):
        return [card for value in thing.values() for card in named(value)]
    if isinstance(thing, (tuple, list)):
        return [card for value in thing for card in named(value)]
    return named(asdict(thing)) if hasattr(thing, "__dataclass_fields__") else []


def test_P46_what_a_seat_may_not_see_changes_nothing_it_sees():
    state, _ = dealt(3, seed=4)
    me = state.turn
    other, third = (me + 1) % 3, (me + 2) % 3
    hands = list(state.hands)
    hands[other], hands[third], deck = state.deck[:3], hands[other], (*state.deck[3:], *hands[third])
    twin = replace(state, hands=tuple(hands), deck=deck, removed=state.unused[:2], unused=state.removed)
    assert view(twin, Viewer(me)) == view(state, Viewer(me))
    assert legal(twin, me) == legal(state, me)
    for card in DECK:
        for capture in (None, (), ("J",), state.table[:1]):
            assert _answer(twin, me, Play(card, capture)) == _answer(state, me, Play(card, capture))


def _answer(state, seat, command):
    try:
        return [show(event, Viewer(seat)) for event in decide(state, seat, command, moment())]
    except RuleViolation as refusal:
        return refusal.code, refusal.message, refusal.members


def test_X05_a_refused_command_changes_nothing():
    state = arranged("t7 t2", "s7 s2", table="m8 b8")
    before = repr(state)
    for command in (Play("tuna-7"), Play("tuna-7", ()), Play("salmon-7"), Play("tuna-7", ("J",))):
        with pytest.raises(RuleViolation):
            decide(state, 0, command, moment())
    assert repr(state) == before


def test_the_table_as_a_seat_and_as_a_spectator_sees_it():
    state = after(arranged("s7 t1", "m10 b9", table="m8 t3", deck="t2 t4 t5 t6 t8 t9", points=(1, 2)), "s7")
    hands = (HandView(0, 1, c("t1")), HandView(1, 2))
    table = Table(round=1, dealer=1, turn=1, table=c("t3"), deck=6, hands=hands, piles=(PileView(0, 2, 0), PileView(1, 0, 0)),
                  points=(1, 2), last_capture=0)
    assert view(state, Viewer(0)) == table
    assert view(state, Viewer()) == replace(table, hands=(HandView(0, 1), HandView(1, 2)))
    assert view(state, Viewer(over=True)).hands == (HandView(0, 1, c("t1")), HandView(1, 2, c("b9 m10")))
    assert view(new(Options(), 2), Viewer()).last_capture is None


def test_P39_P41_teams_own_piles_and_the_last_capture():
    state = after(arranged("s10 t1", "b10 t2", "s7 t4", "m10 t5", table="m8", teams=True), "s10", "b10", "s7")
    seen = view(state, Viewer(0))
    assert seen.piles == (PileView(0, 2, 0), PileView(1, 0, 0))
    assert (seen.last_capture, seen.points) == (0, (0, 0))
    assert [hand.cards for hand in seen.hands] == [c("t1"), None, None, None]


def test_P02_what_was_out_of_play_is_shown_when_the_match_is_over():
    started = dealt(2, seed=1)[1][0]
    assert show(started, Viewer(0)) == RoundStartedSeen(1, started.dealer, (0, 0), count=30)
    assert show(started, Viewer(over=True)).removed == started.removed
    assert show(started, Viewer(0, over=True)).cards == started.cards


def test_events_count_the_cards_that_move():
    state = arranged("B s7", "t1 t2", table="m8", deck="")
    assert show(HandDealt(0, c("s7")), Viewer(1)) == HandDealtSeen(0, 1)
    assert show(HandDealt(0, c("s7")), Viewer(0)) == HandDealtSeen(0, 1, c("s7"))
    assert [show(event, Viewer(1)).count for event in played(state, "B")[:2]] == [1, 1]
    assert show(CardDiscarded(0, "B"), Viewer()).card == "B"
    assert show(played(state, "s7")[0], Viewer()) == CardPlayedSeen(0, 1, "salmon-7", c("m8"))
    for event in (TableDealt(c("m8 J")), TableCollected(0, c("m8 J")), LeftoversUnclaimed(c("m8 J"))):
        assert (show(event, Viewer()).count, show(event, Viewer()).cards) == (2, c("m8 J"))
