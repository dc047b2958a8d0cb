"""Other worlds: matches that somebody cannot tell from the one they sit in.

A world is a match played by the rules from other shuffles, and with other secret choices of the others, whose log reads the same to
one viewer (`knowledge`). It is found in small steps: exchange two cards of a shuffle, play the match again, keep what reads the same.
"""
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from games.rulebook.cards import holds
from games.rulebook.chance import Chance
from games.rulebook.errors import RuleViolation
from games.rulebook.game import Moment, Seat
from tests.rulebook.playing import Match

from .knowledge import known

Orders: TypeAlias = Mapping[str, tuple[Any, ...]]
OPEN = ("dealer", "first_seat", "creatures")                 # choices that everybody sees
OTHERWISE = 0.1                                              # how often another makes another secret choice for no reason


class Dealer:
    """Chance whose orders can be told by name; what is not told comes of the seed."""

    def __init__(self, chance: Chance, told: Orders) -> None:
        self.chance, self.told = chance, told
        self.made: dict[str, tuple[Any, ...]] = {}

    def shuffled(self, name: str, items: Sequence[Any]) -> tuple[Any, ...]:
        order = like(self.told[name], items) if name in self.told else self.chance.shuffled(name, items)
        self.made[name] = order
        return order

    def below(self, name: str, n: int) -> int:
        return self.chance.below(name, n)


@dataclass(frozen=True, slots=True)
class World:
    """A match up to some command, as it was or as it may have been."""

    orders: Orders
    commands: tuple[Any, ...]                                # None for the start
    events: tuple[Any, ...]
    state: Any
    start: tuple[Any, ...]                                   # the events of the first deal
    moment: Moment


def as_it_was(match: Match, commands: int) -> World:
    """The match itself after so many commands."""
    world = _played(match, {}, [step.command for step in match.steps[:commands + 1]], None, None)
    assert world is not None
    return world


def other(match: Match, was: World, viewer: Seat | None, random: Random, tries: int) -> World:
    """A world that `viewer` cannot tell from `was`: as far from it as so many tries lead."""
    world = was
    for _ in range(tries):
        names = [name for name in world.orders if name not in OPEN]
        name = random.choice(names)
        orders = {**world.orders, name: _exchanged(world.orders[name], random)}
        world = _played(match, orders, world.commands, was, random, viewer) or world
    return world


def like(order: Sequence[Any], items: Iterable[Any]) -> tuple[Any, ...]:
    """The items in that order, as far as they are the same; the others where there is room."""
    rest, places = list(items), list[Any]()
    for item in order:
        places.append(item if item in rest else None)
        if item in rest:
            rest.remove(item)
    filled = [rest.pop(0) if item is None and rest else item for item in places]
    return (*(item for item in filled if item is not None), *rest)


def _exchanged(order: tuple[Any, ...], random: Random) -> tuple[Any, ...]:
    """Two items exchanged: any two, or two that are alike in their rank or number, or one of the first, which may be all that counts."""
    at = random.randrange(len(order) if random.random() < 0.6 else min(4, len(order)))
    alike = [place for place, item in enumerate(order) if place != at and item[:-1] == order[at][:-1]]
    to = random.choice(alike) if alike and random.random() < 0.4 else random.randrange(len(order))
    swapped = list(order)
    swapped[at], swapped[to] = swapped[to], swapped[at]
    return tuple(swapped)


def _played(match: Match, orders: Orders, commands: Sequence[Any], was: World | None, random: Random | None,
            viewer: Seat | None = None) -> World | None:
    """The match once more with those orders; None as soon as `viewer` would notice. `was` None: there is nothing to compare with."""
    game, dealer = match.game, Dealer(match.chance, orders)
    state, events, sent, start = game.new(match.options, match.seats), [], [], ()
    for step, command in zip(match.steps, commands, strict=False):
        moment = Moment(len(events) + 1, dealer)             # type: ignore[arg-type]
        try:
            if step.seat is None:
                start = happened = game.start(state, moment, None)
            else:
                if random is not None and step.seat != viewer:
                    command = _as_can_be(command, state, step.seat, random)
                happened = game.decide(state, step.seat, command, moment)
        except RuleViolation:
            return None
        if was is not None:
            expected = was.events[len(events):len(events) + len(happened)]
            if [known(game.slug, event, viewer) for event in happened] != [known(game.slug, event, viewer) for event in expected]:
                return None
        for event in happened:
            state = game.evolve(state, event)
        events += happened
        sent.append(command)
    if was is not None and len(events) != len(was.events):
        return None
    return World(dealer.made, tuple(sent), tuple(events), state, start, Moment(len(events) + 1, dealer))       # type: ignore[arg-type]


def _as_can_be(command: Any, state: Any, seat: Seat, random: Random) -> Any:
    """A command of another with the secret in it changed where that hand has no such cards, and now and then where it has."""
    hand, laid = state.hands[seat], getattr(command, "cards", None)
    anew = random.random() < OTHERWISE
    if laid is not None:
        if anew or not holds(hand, laid):
            kept = () if anew else [card for card in dict.fromkeys(laid) for _ in range(min(laid.count(card), hand.count(card)))]
            rest = list(hand)
            for card in kept:
                rest.remove(card)
            if len(hand) >= len(laid):
                return replace(command, cards=(*kept, *random.sample(rest, len(laid) - len(kept))))
    elif type(command).__name__ == "Discard" and hand and (anew or command.card not in hand):
        return replace(command, card=random.choice(hand))
    return command
