"""What holds in every match of Histórias de Pescador, beyond what every game owes (test_what_every_game_owes.py)."""
from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from games.rulebook.game import Viewer, standing
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.fishermen import FISHERMEN, obeys
from games.rulebook.historias_de_pescador.model import Announced, Drew, InstructionMissed, TurnPassed, as_hand
from games.rulebook.historias_de_pescador.options import Options
from tests.rulebook.playing import Match, dice
from tests.rulebook.test_historias_bots import OPTIONS

matches = given(st.integers(0, 2**32), st.integers(2, 7), st.sampled_from(OPTIONS))
few = settings(max_examples=15, deadline=None)


def positions(seed, seats, options, most=120):
    """Every position of a match whose players send anything, but trust more often than not."""
    match, random = Match(GAME, options, seats, seed), dice(seed)
    yield match, random
    while not match.over and len(match.moves) < most:
        seat = random.choice(match.awaited)
        actions = {type(action).__name__: action for action in GAME.legal(match.state, seat)}
        trust = actions.get("TrustAction") if random.random() < 0.6 else None
        match.play(seat, random.choice([*GAME.commands_of(trust or random.choice([*actions.values()]), match.view(seat))]))
        yield match, random


@few
@matches
def test_the_turn_is_the_announcers_until_it_is_passed_to_the_left(seed, seats, options):
    for match, _ in positions(seed, seats, options):
        if match.state.announcement is not None:
            assert match.state.turn == match.state.announcement.seat
    passed = [event.seat for event in match.events if isinstance(event, TurnPassed)]
    announced = [event.seat for event in match.events if isinstance(event, Announced)]
    assert passed[:len(announced)] == announced
    assert all((seat + 1) % seats == after for seat, after in pairwise(passed))


@few
@matches
def test_H40_nobody_else_is_out_of_cards_before_the_match_is_over_and_then_one(seed, seats, options):
    for match, _ in positions(seed, seats, options):
        out = [seat for seat, hand in enumerate(match.state.hands) if not hand]
        if match.over:
            assert standing(GAME.tally(match.state)).winners == tuple(out)
        else:
            assert out in ([], [match.state.turn])


@few
@matches
def test_hands_are_kept_in_order_so_that_their_order_tells_nothing(seed, seats, options):
    for match, _ in positions(seed, seats, options):
        assert all(hand == as_hand(hand) for hand in match.state.hands)


@few
@given(st.integers(0, 2**32), st.integers(2, 7))
def test_H50_exactly_the_stories_that_break_a_revealed_card_cost_a_card(seed, seats):
    for match, _ in positions(seed, seats, Options(fishermen=True)):
        step = match.steps[-1]
        for event in step.events:
            if isinstance(event, Announced):
                held = step.before.fishermen[event.seat]
                missed = held.revealed and not obeys(held.card, event.story, event.creature, len(event.cards))
                assert (InstructionMissed(event.seat, held.card) in step.events) == missed
                assert any(isinstance(drew, Drew) for drew in step.events) == missed


@few
@matches
def test_H57_what_a_seat_may_not_see_changes_nothing_for_a_bot_there(seed, seats, options):
    for match, random in positions(seed, seats, options, most=60):
        for seat in match.awaited[:1]:
            other = dealt_anew(match.state, seat, random)
            view, actions = GAME.view(other, Viewer(seat)), GAME.legal(other, seat)
            assert (view, actions) == (match.view(seat), GAME.legal(match.state, seat))
            level = random.choice(GAME.bot.levels)
            chosen, again = (GAME.bot.choose(*seen, options, level, dice(1)) for seen in (
                (match.view(seat), match.history(seat), GAME.legal(match.state, seat)), (view, match.history(seat), actions)))
            assert chosen == again


def dealt_anew(state, seat, random):
    """A position that differs only in what `seat` may not see: all hidden cards lie elsewhere."""
    laid = state.announcement if state.announcement is None or state.announcement.seat != seat else None
    pool = [*state.deck, *state.net, *(laid.cards if laid else ()),
            *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
    known = {held.card for held in state.fishermen if held.revealed or held.seat == seat}
    box = [card for card in FISHERMEN if card not in known]
    random.shuffle(pool)
    random.shuffle(box)

    def take(cards):
        return tuple(pool.pop() for _ in cards)

    return replace(
        state, deck=take(state.deck), net=take(state.net),
        hands=tuple(hand if other == seat else as_hand(take(hand)) for other, hand in enumerate(state.hands)),
        announcement=replace(laid, cards=as_hand(take(laid.cards))) if laid else state.announcement,
        fishermen=tuple(held if held.card in known else replace(held, card=box.pop()) for held in state.fishermen))
