"""Do bots ever propose what the rules refuse? Matches over all games, presets and numbers of seats, each seat of any level.

A match follows from its number, so a run that was interrupted goes on behind what its file has, and what is found can be played again.
"""
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from ..rulebook import GAMES, AnyGame
from ..rulebook.chance import Chance
from ..rulebook.errors import BadSetup
from ..rulebook.game import PartOf
from .parallel import each
from .play import play
from .players import player
from .results import OtherRun, code


@dataclass(frozen=True, slots=True)
class Tried:
    """A match: the choices of each level in it, and those that raised or were refused, by what was wrong."""

    number: int
    game: str
    preset: str
    seats: int
    ended: bool
    choices: dict[str, int]
    faults: dict[str, int]


def setups() -> list[tuple[AnyGame, str, Any, int]]:
    """Every game with every preset at every number of seats that it can be played at."""
    return [(game, preset, options, seats) for game in GAMES.values() for preset, options in game.presets.items() for seats in game.seats
            if _fits(game, options, seats)]


def tried(number: int, part: int) -> Tried:
    """One match, the thoughtful levels with a part of their rounds."""
    game, preset, options, seats = (every := setups())[number % len(every)]
    seed = sha256(f"fishing/legality/{number}".encode()).digest()
    levels = Random(seed).choices(game.bot.levels, k=seats)  # noqa: S311  # who sits where
    match = play(game, options, [player(game, level, PartOf(part=part, few=1)) for level in levels], Chance(seed))
    faults: dict[str, int] = {}
    for fault in match.faults:
        faults[fault] = faults.get(fault, 0) + 1
    return Tried(number, game.slug, preset, seats, match.ended, {name: times.total() for name, times in match.thought.items()}, faults)


def run(matches: int, *, part: int, processes: int = 1, file: Path | None = None,
        told: Callable[[int], object] = lambda done: None) -> list[Tried]:
    """So many matches, but for those that the file has already. OtherRun where other code played them."""
    found = _begin(file, {"code": code(*GAMES.values()), "part": part}) if file else []
    told(len(found))
    for match in each(partial(tried, part=part), range(len(found), matches), processes):
        found.append(match)
        if file:
            with file.open("a") as results:
                results.write(json.dumps(asdict(match)) + "\n")
        told(1)
    return found[:matches]


def _begin(file: Path, head: dict[str, Any]) -> list[Tried]:
    """What a file has; one of its lines that was torn is taken out of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    said = file.read_text() if file.exists() else ""
    first, *whole = [line for line in said.splitlines(keepends=True) if line.endswith("\n")] or [json.dumps(head) + "\n"]
    if json.loads(first) != head:
        raise OtherRun(f"{file} was played by other code, or with another part. Name another file, or remove this one.")
    file.write_text("".join([first, *whole]))
    return [Tried(**json.loads(line)) for line in whole]


def _fits(game: AnyGame, options: Any, seats: int) -> bool:
    try:
        game.check_seats(options, seats)
    except BadSetup:
        return False
    return True
