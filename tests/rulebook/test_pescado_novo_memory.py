"""What a seat knows of a round of Pescado Novo: true in the state as it is, whole, and no more than was shown."""
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rulebook.game import Viewer
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.memory import knowledge
from games.rulebook.pescado_novo.model import DECK, SPECIAL, RoundStarted
from games.rulebook.pescado_novo.options import owner_of
from games.rulebook.pescado_novo.scoring import cards_of
from games.rulebook.pescado_novo.view import show, view

from .playing import at_random, dice, tables
from .test_pescado_novo import arranged


def true(known, state, viewer):
    """Every word of it, held against the state; with every card in one place."""
    assert known.round == state.round
    assert [hand.count for hand in known.hands] == [len(hand) for hand in state.hands]
    assert known.deck == len(state.deck)
    closed = [card for seat, hand in enumerate(state.hands) if not viewer.sees(seat) for card in hand]
    hidden, out = {*closed, *state.deck}, {*state.removed, *state.unused}
    assert known.hidden == len(closed) + len(state.deck)
    assert hidden <= {*known.unseen} <= hidden | out
    assert {*known.out} <= out
    assert known.hidden_specials in (sum(card in SPECIAL for card in hidden), None)
    assert {*known.set_aside} == {*state.discard, *state.leftovers}
    for pile in known.piles:
        taken = [card for seat, catches in enumerate(state.piles) if owner_of(seat, len(state.points)) == pile.owner
                 for card in cards_of(catches)]
        assert Counter(pile.cards) == Counter(taken)
    opened = [card for hand in known.hands for card in hand.cards or ()]
    lists = [*state.table, *opened, *known.set_aside, *known.out, *known.unseen, *(card for pile in known.piles for card in pile.cards)]
    assert sorted(lists) == sorted(DECK)


@pytest.mark.parametrize("table", tables(GAME), ids=str)
@settings(max_examples=3, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**64))
def test_what_is_known_holds_at_every_event(table, seed):
    """For every seat and a spectator, event by event; in a round dealt by chance the number of special cards is known from the deal on."""
    match = table.match(seed).play_on(at_random, dice(seed), 130)
    viewers = [Viewer(seat) for seat in (None, *range(table.seats))]
    heard = {viewer: [] for viewer in viewers}
    for step in match.steps:
        for event in step.events:
            for viewer in viewers:
                heard[viewer].append(show(event, viewer))
        for viewer in viewers:
            known = knowledge(view(step.states[-1], viewer), heard[viewer])
            true(known, step.states[-1], viewer)
            assert known.hidden_specials is not None


def test_all_is_known_once_it_is_over():
    match = tables(GAME)[0].match(5).play_on(at_random, dice(5))
    assert match.over
    viewer = Viewer(over=True)
    known = knowledge(view(match.state, viewer), [show(event, viewer) for event in match.events])
    true(known, match.state, viewer)
    assert known.unseen == ()
    assert {*known.out} == {*match.state.removed, *match.state.unused}


def test_in_the_middle_of_a_round_that_was_told_at_the_end_the_deck_is_known():
    match = tables(GAME)[0].match(5).play_on(at_random, dice(5), 3)
    viewer = Viewer(over=True)
    known = knowledge(view(match.state, viewer), [show(event, viewer) for event in match.events])
    true(known, match.state, viewer)
    assert {*known.unseen} == {*match.state.deck}


def test_who_has_seen_both_special_cards_knows_that_the_others_are_out():
    match = tables(GAME)[0].match(0)
    deal = next(event for event in match.events if isinstance(event, RoundStarted))
    while knowledge(match.view(0), match.history(0)).hidden_specials:
        match.play(*at_random(match, dice(0)))
    assert {*deal.unused} <= {*knowledge(match.view(0), match.history(0)).out}


def test_of_an_arranged_round_only_what_is_sure_is_said():
    state = arranged("0 t2", "11 12", table="t8 13")
    known = knowledge(view(state, Viewer(0)), ())
    assert (known.hidden, known.hidden_specials, known.out) == (2, None, ())
    assert {"11", "12"} <= {*known.unseen} == {*DECK} - {"0", "tuna-2", "tuna-8", "13"}
