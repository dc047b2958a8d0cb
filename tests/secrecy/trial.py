"""Positions of random matches, each beside a world that its viewer cannot tell from it: is anything told otherwise?"""
import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.rulebook import GAMES
from games.rulebook.game import Game, Seat
from tests.rulebook.playing import Match, Table, at_random, by_bots, commands_at, dice, tables

from .eyes import chosen, differences, read
from .worlds import World, as_it_was, other

EARLY = 70                                                   # commands, after which worlds are played again too slowly
AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """One position tried: for whom, whether the other world was another one, and what was told otherwise in it."""

    game: str
    viewer: str
    is_other: bool
    told: tuple[str, ...]


def findings(table: Table, *, seed: int, positions: int, tries: int, watched: AnyGame | None = None) -> Iterator[Finding]:
    """Positions of a match at a table, through every pair of eyes. `watched`: the game that is asked, where it is not the true one."""
    match, asked = at(table, seed), watched or table.game
    random, last = dice(seed), min(len(match.steps) - 1, EARLY)
    for commands in sorted(random.sample(range(last), min(positions, last))):
        was = as_it_was(match, commands)
        sent = strays(match, was)
        for seat in (None, *range(match.seats)):
            world = other(match, was, seat, random, tries)
            is_other = was.state != world.state
            told = differences(read(asked, was, seat, sent), read(asked, world, seat, sent))
            yield Finding(table.slug, kind_of(match, seat), is_other, tuple(told))
            if seat is not None and asked.legal(was.state, seat):
                unlike = differences(chosen(asked, was, seat), chosen(asked, world, seat))
                yield Finding(table.slug, "bot", is_other, tuple(unlike))


def at(table: Table, seed: int) -> Match:
    """A match of random players or, every other one, of bots, who tell stories and play to win."""
    mover = by_bots(table.game.bot.levels[seed // 2 % len(table.game.bot.levels)]) if seed % 2 else at_random
    return table.match(seed).play_on(mover, dice(seed), EARLY + 1)


def kind_of(match: Match, seat: Seat | None) -> str:
    if seat is None:
        return "spectator"
    return "seat with a partner" if match.game.teams(match.options, match.seats) else "seat"


def strays(match: Match, world: World) -> list[Any]:
    """Commands to try: what any seat may send now, what was sent before, and such with members of others and of nobody."""
    random = dice(3)
    listed = [command for seat in range(match.seats) for command in commands_at(match.game, world.state, seat)]
    sent = [*random.sample(listed, min(8, len(listed))), *(step.command for step in match.steps[1:] if random.random() < 0.1)]
    mixed = []
    for command in sent:
        members = {field.name: getattr(random.choice([other for other in sent if type(other) is type(command)]), field.name)
                   for field in dataclasses.fields(command)}
        mixed.append(type(command)(**members))
        mixed.append(type(command)(**members | {name: 99 for name in ("target", "announcement") if name in members}))
    return list(dict.fromkeys([*sent, *mixed]))[:24]


def every_table() -> list[Table]:
    """Every preset of every game with every number of players."""
    return [table for game in GAMES.values() for table in tables(game)]
