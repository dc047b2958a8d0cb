"""Who meets whom, over which deals. A deal is played once with each side of the table as the hero's, so that its luck comes to everybody.

Seeds of the two kinds (`tuning`, `test`) have no deal in common: what was tuned on the one is measured on the other.
"""
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ..rulebook import GAMES, AnyGame
from ..rulebook.chance import Chance
from ..rulebook.game import Seat
from .play import Played, play
from .players import player

SEEDS = ("tuning", "test")


@dataclass(frozen=True, slots=True)
class Pairing:
    """A hero on one side of a table, another player in all its other seats."""

    game: str
    hero: str
    other: str
    seats: int
    preset: str
    options: Any
    seeds: str
    deals: int


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal through all sides: a row a match, the hero's side moving on. Shares of the win, points ahead of the others' mean a round."""

    number: int
    shares: tuple[float, ...]
    margins: tuple[float, ...]
    commands: int
    unended: int
    faults: dict[str, int]
    thought: dict[str, dict[str, int]]


def chance(game: str, seeds: str, number: int) -> Chance:
    """The chance of a deal: the same for all who play it."""
    return Chance(sha256(f"fishing/tournament/{game}/{seeds}/{number}".encode()).digest())


def sides(game: AnyGame, options: Any, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together."""
    teams = game.teams(options, seats) or tuple(range(seats))
    return tuple(tuple(seat for seat in range(seats) if teams[seat] == team) for team in sorted(set(teams)))


def play_deal(pairing: Pairing, number: int) -> Deal:
    """One deal of a pairing. It follows from its arguments alone, but for the time that was thought."""
    game, matches = GAMES[pairing.game], []
    hero, other = player(game, pairing.hero), player(game, pairing.other)
    for mine in (tables := sides(game, pairing.options, pairing.seats)):
        at_table = [hero if seat in mine else other for seat in range(pairing.seats)]
        matches.append(play(game, pairing.options, at_table, chance(pairing.game, pairing.seeds, number)))
    thought: dict[str, Counter[str]] = {}
    for match in matches:
        for name, times in match.thought.items():
            thought[name] = thought.get(name, Counter()) + times
    return Deal(number, tuple(share(match, mine) for match, mine in zip(matches, tables, strict=True)),
                tuple(round(margin(match, mine), 6) for match, mine in zip(matches, tables, strict=True)),
                sum(match.commands for match in matches), sum(not match.ended for match in matches),
                dict(Counter(fault for match in matches for fault in match.faults)),
                {name: dict(times) for name, times in thought.items()})


def share(match: Played, mine: Sequence[Seat]) -> float:
    """What a side has of the win: all of it, none, or its part where several tie."""
    won = [side for side in match.sides if set(side) & set(match.standing.winners)]
    return 1 / len(won) if tuple(mine) in won else 0.0


def margin(match: Played, mine: Sequence[Seat]) -> float:
    """By how many points a round a side is ahead of the others' mean; of cards that are to go, by how many fewer."""
    at = match.sides.index(tuple(mine))
    others = [score for side, score in enumerate(match.standing.scores) if side != at]
    ahead = (match.standing.scores[at] - sum(others) / len(others)) / match.rounds
    return -ahead if match.fewest_wins else ahead
