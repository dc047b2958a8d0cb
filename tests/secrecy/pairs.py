"""Two matches through HTTP that somebody cannot tell apart, as far as they go: every answer to them compared."""
from dataclasses import dataclass

from games.rulebook.game import Seat
from tests.rulebook.playing import Match, Table, dice

from .readers import Told, told
from .trial import at, kind_of, strays
from .worlds import as_it_was, other

TRIES = 60


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
                for here, there in zip(log, self.two.while_it_ran[reader], strict=True) if here != there]


def pair(table: Table, viewer: Seat | None, seed: int = 1) -> Pair:
    """A match at a table and its other world, both played through HTTP."""
    match, random = at(table, seed), dice(seed)
    was = as_it_was(match, _while_much_is_hidden(match))
    world = other(match, was, viewer, random, TRIES)
    tries = strays(match, was)[:6]
    one, two = (told(match, table.preset, played, viewer, tries) for played in (was, world))
    return Pair(kind_of(match, viewer), one, two)


def _while_much_is_hidden(match: Match) -> int:
    """How many commands to play: most of the first deal. A sandbox arranges that one alone, and at its end little is left to hide."""
    dealt = as_it_was(match, 0).orders.keys()
    commands = len(match.steps) - 2
    while as_it_was(match, commands).orders.keys() != dealt:
        commands -= 1
    return commands * 2 // 3
