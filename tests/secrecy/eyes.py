"""What somebody at a table gets to read, byte by byte: their view, log, actions and refusals, and what a bot would do in their place."""
import json
from collections.abc import Iterable, Iterator
from typing import Any

from games.matches.codec import wire
from games.rulebook.errors import RuleViolation
from games.rulebook.game import Game, PartOf, Seat, Viewer, tag
from games.rulebook.text import LANGUAGES
from tests.rulebook.playing import dice

from .worlds import World

BRIEFLY = PartOf(part=16, few=4)                             # what is thought over hangs on no more than what was read


def read(game: Game[Any, Any, Any, Any], world: World, seat: Seat | None, commands: Iterable[Any]) -> dict[str, bytes]:
    """All that a seat (None: a spectator) is told in a world, by what it is. `commands` are tried, and none is carried out."""
    viewer = Viewer(seat)
    view, log = game.view(world.state, viewer), [game.show(event, viewer) for event in world.events]
    told = {"view": view, "events": log, "awaits": game.awaits(world.state)}
    if seat is not None:
        told["actions"] = game.legal(world.state, seat)
        told |= {f"answer to {command}": answer(game, world, seat, command) for command in commands}
    return {f"{name} ({language})": written(value, language) for name, value in told.items() for language in LANGUAGES}


def answer(game: Game[Any, Any, Any, Any], world: World, seat: Seat, command: Any) -> Any:
    """A refusal as its sender reads it; of a command that is taken no more than that it is (what comes of it may hang on hidden cards)."""
    try:
        game.decide(world.state, seat, command, world.moment)
    except RuleViolation as refusal:
        return {"code": refusal.code, "detail": refusal.message, **refusal.members}
    return "taken"


def chosen(game: Game[Any, Any, Any, Any], world: World, seat: Seat) -> dict[str, bytes]:
    """What bots of every level and a timeout do at a seat with the same dice."""
    viewer = Viewer(seat)
    view, log = game.view(world.state, viewer), [game.show(event, viewer) for event in world.events]
    actions, options = game.legal(world.state, seat), world.state.options
    moves = {f"{level} {roll}": game.bot.choose(view, log, actions, options, level, dice(roll), BRIEFLY)
             for level in game.bot.levels for roll in range(3)}
    moves["fallback"] = game.bot.fallback(view, actions, dice(0))
    return {f"bot {name}": written(move, "en") for name, move in moves.items()}


def written(value: Any, language: Any) -> bytes:
    """As it goes over the wire, with the type of each record."""
    return json.dumps([[_type(part), wire(part, language)] for part in _parts(value)], ensure_ascii=False).encode()


def _parts(value: Any) -> Iterator[Any]:
    yield from value if isinstance(value, list | tuple) else (value,)


def _type(part: Any) -> str:
    return tag(type(part))


def differences(one: dict[str, bytes], two: dict[str, bytes]) -> list[str]:
    """What is told otherwise."""
    return [name for name in one if one[name] != two[name]]
