"""The body of a move: a command of some game, by its `type`, the version that it was meant for, and whether it is meant at all."""
from collections.abc import Mapping
from typing import Any, NamedTuple

from games.matches import codec
from games.matches.codec import Malformed
from games.rulebook import VERSIONS
from games.rulebook.game import tag

COMMAND = {"application/json": {"$ref": "#/components/schemas/Command"}}
EXPECTED = {"type": "integer", "minimum": 0,
            "description": "The `version` you decided on; 409 `stale_version` where the match has moved on, and nothing is played."}
DRY_RUN = {"type": "boolean", "default": False,
           "description": "Only say whether the command would be taken: 200, or the problem that it would meet. Nothing is written, no "
                          "Idempotency-Key is kept, and what would come of it is not told."}


class Sent(NamedTuple):
    """A body as it was read."""

    command: dict[str, object]
    expected_version: int | None
    dry_run: bool


def command_types() -> dict[str, type[Any]]:
    """Every command of every game by its tag, in its newest form; no tag means two things."""
    return {tag(cls): cls for game in VERSIONS.values() for cls in game.commands}


def read_command(body: object) -> Sent:
    """The command in a body, checked against its own type whatever the game, and the members beside it. Malformed else."""
    if not isinstance(body, Mapping):
        raise _malformed("model_type", ())
    command = dict(body)
    expected = command.pop("expected_version", None)
    if "expected_version" in body and (type(expected) is not int or expected < 0):
        raise _malformed("int_type", ("expected_version",))
    dry_run = command.pop("dry_run", False)
    if not isinstance(dry_run, bool):
        raise _malformed("bool_type", ("dry_run",))
    if "type" not in command:
        raise _malformed("missing", ("type",))
    types = command_types()
    kind = command["type"]
    if not isinstance(kind, str) or kind not in types:
        raise _malformed("literal_error", ("type",), expected=", ".join(types))
    codec.read(types[kind], {name: value for name, value in command.items() if name != "type"})
    return Sent(command, expected, dry_run)


def _malformed(error: str, loc: tuple[str, ...], **ctx: object) -> Malformed:
    return Malformed([{"type": error, "loc": loc, "msg": "", "input": None, "ctx": ctx}])
