"""What always holds in Go Fish, under every combination of its switches."""
import itertools
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from games.rulebook.errors import RuleViolation
from games.rulebook.go_fish.model import DECK, RANKS, Ask, Asked, BookMade, CardsGiven, HandRefilled, TurnPassed, WentFishing
from games.rulebook.go_fish.options import Options

from .playing import LIMIT, Match, at_random, by_bots, commands_at, dice
from .test_go_fish import GO_FISH


def every_switch() -> Iterator[Options]:
    """Each combination of the switches; the numbers stay at their defaults."""
    hints = get_type_hints(Options)
    names = ("ask_for", "ask_own_card", "when_stock_runs_out", "when_hand_runs_out", "turn_after_go_fish", "scoring")
    for values in itertools.product(*((False, True) if hints[name] is bool else get_args(hints[name]) for name in names)):
        options = Options(**dict(zip(names, values, strict=True)))
        if options.ask_for == "card" or not options.ask_own_card:
            yield options


def matches(seeds: int, *, seats: range = GO_FISH.seats, **switches: object) -> Iterator[Match]:
    """Matches of random players with these switches fixed and all others varied."""
    tables = [options for options in every_switch() if all(getattr(options, name) == value for name, value in switches.items())]
    for seed in range(seeds):
        yield Match(GO_FISH, tables[seed % len(tables)], seats[seed % len(seats)], seed).play_on(at_random, dice(seed))


def test_G29_a_seat_on_turn_has_somebody_to_ask_and_something_to_ask_for() -> None:
    for match in matches(48, when_stock_runs_out="continue"):
        for step in match.steps[1:]:
            (action,) = GO_FISH.legal(step.before, step.before.turn)
            assert action.targets
            assert action.ranks or action.cards


def test_G30_two_players_without_a_stock_never_miss_a_rank() -> None:
    asked = 0
    for match in matches(96, seats=range(2, 3), when_stock_runs_out="continue", when_hand_runs_out="draw_five", ask_for="rank"):
        for step in match.steps[1:]:
            if not step.before.stock:
                asked += 1
                assert isinstance(step.events[1], CardsGiven)
    assert asked > 100


def test_G31_thirteen_books_and_so_no_tie_of_two() -> None:
    for match in matches(48, seats=range(2, 3), when_stock_runs_out="continue", when_hand_runs_out="draw_five", scoring="books"):
        scores = GO_FISH.tally(match.state).scores
        assert sum(scores) == 13
        assert scores[0] != scores[1]


@pytest.mark.parametrize("level", GO_FISH.bot.levels)
def test_G32_bot_matches_end_with_every_switch_set(level: str) -> None:
    for seed, options in enumerate(every_switch()):
        if level == "hard" and seed % 19:                    # it takes its time
            continue
        match = Match(GO_FISH, options, GO_FISH.seats[seed % len(GO_FISH.seats)], seed).play_on(by_bots(level), dice(seed))
        assert match.over, f"{options} goes on after {LIMIT} commands"


def test_G35_G54_the_refuser_has_cards_and_moves() -> None:
    for match in matches(96, turn_after_go_fish="refuser"):
        for step in match.steps[1:]:
            asked, follow, *_ = (*step.events, None)
            if isinstance(follow, WentFishing) and not follow.matches and not match.over:
                assert step.states[-1].hands[asked.target]
                assert step.events[-1] == TurnPassed(asked.target)


def test_G56_the_order_of_events_after_an_ask() -> None:
    """Asked; cards given or fished; books, then refills, then books …; and the turn last."""
    order = {Asked: 0, CardsGiven: 1, WentFishing: 1, BookMade: 2, HandRefilled: 2}
    for match in matches(48, when_hand_runs_out="draw_five"):
        for step in match.steps[1:-1]:
            ranks = [order.get(type(event), 3) for event in step.events]
            assert ranks == sorted(ranks)
            assert sum(isinstance(event, TurnPassed) for event in step.events) <= 1
            refills = [at for at, event in enumerate(step.events) if isinstance(event, HandRefilled)]
            assert all(len(step.events[at].cards) == min(5, len(step.states[at - 1].stock)) for at in refills)


def test_no_hand_keeps_a_full_book() -> None:
    for match in matches(48):
        for step in match.steps:
            for own in step.states[-1].hands:
                assert max(map([card[:-1] for card in own].count, [card[:-1] for card in own]), default=0) < 4


def test_what_is_listed_is_all_that_is_allowed() -> None:
    """Of all asks there can be, those are accepted that `legal` lists."""
    words = [ask for target in range(-1, 7) for ask in (*(Ask(target, rank=rank) for rank in RANKS),
                                                        *(Ask(target, card=card) for card in DECK))]
    for match in matches(24):
        for step in match.steps[1::10]:
            accepted = set()
            for command in words:
                try:
                    GO_FISH.decide(step.before, step.before.turn, command, step.moment)
                except RuleViolation:
                    continue
                accepted.add(command)
            assert accepted == set(commands_at(GO_FISH, step.before, step.before.turn))
