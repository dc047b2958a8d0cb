"""Two matches through HTTP that somebody cannot tell apart, as far as they go: every answer to them compared."""
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from games.rulebook.game import Seat
from tests.rulebook.playing import Match, Table, dice

from .readers import Told, told
from .trial import at, kind_of, strays
from .worlds import World, as_it_was, other

TRIES = 60
NOISE = 0.03                                                 # of the calls of a command; most are Django's and pydantic's
NOTHING = ("nothing", 0, {}, b"")


@dataclass(frozen=True, slots=True)
class Pair:
    """What was read in two worlds; `viewer` cannot tell which one they sit in."""

    viewer: str
    one: Told
    two: Told

    @property
    def answers(self) -> int:
        return sum(map(len, self.one.while_it_ran.values()))

    @property
    def differences(self) -> list[str]:
        """Who was answered otherwise, to what."""
        return [f"{reader}: {here[0]}" for reader, log in self.one.while_it_ran.items()
                for here, there in zip_longest(log, self.two.while_it_ran[reader], fillvalue=NOTHING) if here != there]


def pair(table: Table, viewer: Seat | None, seed: int = 1, most: int = 1_000) -> Pair:
    """A match at a table and its other world, both played through HTTP: of its commands `most`."""
    match, was, world, tries = _worlds(table, viewer, seed, most)
    one = told(match, table.preset, was, viewer, tries)
    return Pair(kind_of(match, viewer), one, told(match, table.preset, world, viewer, tries, beside=one))


def _worlds(table: Table, viewer: Seat | None, seed: int, most: int) -> tuple[Match, World, World, list[Any]]:
    """A match, what was played of it, the same in the other world, and what else the viewer tries to play."""
    match, random = at(table, seed), dice(seed)
    was = as_it_was(match, min(_while_much_is_hidden(match), most))
    return match, was, other(match, was, viewer, random, TRIES), strays(match, was)[:6]


def work(table: Table, viewer: Seat | None, seed: int = 1, most: int = 5) -> list[str]:
    """What takes otherwise much work in the other world, by what was asked.

    The work of a reading is the same to a call. A command is tried out before it is refused or its dry run answered, and what it would
    lead to is not the same in both worlds: there no statement more is asked, and few calls of many.
    """
    match, was, world, tries = _worlds(table, viewer, seed, most)
    worlds = (was, was, world)                               # the first time much is compiled, and kept
    _, one, two = (told(match, table.preset, played, viewer, tries, is_counted=True).took for played in worlds)
    found = []
    for reader, log in one.items():
        for (asked, here), (_, there) in zip(log, two[reader], strict=True):
            noise = NOISE * here.calls if asked.startswith("POST") else 0
            if here.statements != there.statements or abs(here.calls - there.calls) > noise:
                found.append(f"{reader}: {asked}: {here} and {there}")
    return found


def _while_much_is_hidden(match: Match) -> int:
    """How many commands to play: most of the first deal. A sandbox arranges that one alone, and at its end little is left to hide."""
    dealt = as_it_was(match, 0).orders.keys()
    commands = len(match.steps) - 2
    while as_it_was(match, commands).orders.keys() != dealt:
        commands -= 1
    return commands * 2 // 3
