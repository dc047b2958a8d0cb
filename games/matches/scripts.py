"""Bots of sandbox matches that play a list of commands, turn by turn, and by themselves when it is at its end.

A command that the table refuses is passed over, the log says why (`script_missed`), and the next one is tried. What a command is about,
which announcement is doubted, say, it may leave out: then the one is meant that is open when its turn comes.
"""
import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import reduce
from typing import Any

from ..rulebook import AnyGame
from ..rulebook.game import Moment, tag
from . import codec
from .codec import Malformed
from .events import ScriptMissed
from .models import Seat
from .position import Position


def stored(game: AnyGame, script: Sequence[Mapping[str, object]], at: tuple[str | int, ...]) -> str:
    """A script as a seat keeps it. Malformed where something in it is no command of this game; `at` is where it stands in the body."""
    for number, wanted in enumerate(script):
        _command(game, wanted, 0, (*at, number))
    return json.dumps(script, ensure_ascii=False, separators=(",", ":"))


def left(seat: Seat) -> list[dict[str, Any]]:
    """What a seat has still to play."""
    commands: list[dict[str, Any]] = json.loads(seat.script) if seat.script else []
    return commands[seat.script_at:]


def choice(position: Position, seat: Seat) -> Any:
    """The next command of a seat that has some left, or ScriptMissed where the table would refuse it."""
    wanted, game = left(seat)[0], position.game
    try:
        command = _command(game, wanted, seat.awaited_about or 0)
        events = game.decide(position.state, seat.seat, command, Moment(position.match.version + 1, position.chance))
        reduce(game.evolve, events, position.state)
    except Exception as error:                               # nothing that a bot does may stop a match
        return ScriptMissed(seat.seat, seat.script_at, wanted["type"], getattr(error, "code", "error"))
    return command


def _command(game: AnyGame, wanted: Mapping[str, object], about: int, at: tuple[str | int, ...] = ()) -> Any:
    classes = {tag(cls): cls for cls in game.commands}
    kind = wanted.get("type")
    if not isinstance(kind, str) or kind not in classes:
        error = "literal_error" if "type" in wanted else "missing"
        raise Malformed([{"type": error, "loc": ("type",), "msg": "", "input": None, "ctx": {"expected": ", ".join(classes)}}], at)
    offered = {member.name for action in game.actions if tag(action) == kind for member in fields(action)}
    open_ones = {member.name: about for member in fields(classes[kind]) if member.name in offered}
    return codec.read(classes[kind], {**open_ones, **{name: value for name, value in wanted.items() if name != "type"}}, at=at)
