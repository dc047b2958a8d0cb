"""The bots' turns. A bot is handed what a player at its seat is handed: the view, the events shown to it, its actions."""
import logging
import uuid
from collections.abc import Sequence
from datetime import datetime
from functools import cached_property, reduce
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from .. import metrics
from ..rulebook.game import Moment, Viewer
from . import scripts, selectors
from .clock import fallback
from .errors import NotThere
from .events import ScriptMissed
from .ledger import Ledger, writing
from .models import Match, Seat
from .position import Position

logger = logging.getLogger(__name__)


def play_bot(*, match_id: uuid.UUID, version: int, now: datetime) -> bool:
    """Play the first bot that is awaited, if the match still stands at `version`. Whether it moved.

    The choice is made outside the lock. A move written meanwhile makes it stale: then this ends quietly, for that move
    has brought a hint of its own.
    """
    try:
        position = selectors.position(match_id)
    except NotThere:
        return False
    seat = next((seat for seat in position.awaited if seat.bot_level), None)
    if position.match.version != version or seat is None:
        return False
    command = _choice(position, seat)
    with writing(match_id, now) as ledger:
        if ledger.match.version != version or ledger.match.status != Match.Status.ACTIVE:
            return False                                     # nothing is recorded, so nothing is written and nobody is hinted
        _play(ledger, next(other for other in ledger.seats if other.seat == seat.seat), command)
    return True


def play_here(ledger: Ledger, seat: Seat) -> None:
    """Play an awaited bot in a match that is held already: for `advance`, which cannot wait for a worker."""
    _play(ledger, seat, _choice(ledger, seat))


def _play(ledger: Ledger, seat: Seat, choice: Any) -> None:
    if scripts.left(seat):
        seat.script_at += 1                                  # a command has had its turn, whatever came of it
    if isinstance(choice, ScriptMissed):
        ledger.record(choice)
    else:
        ledger.decide(seat, choice, by="bot")


class _History(Sequence[Any]):
    """The events as shown to a seat, read from the log when the bot first looks: an easy one never does."""

    def __init__(self, position: Position, viewer: Viewer) -> None:
        self._position, self._viewer = position, viewer

    @cached_property
    def _events(self) -> list[Any]:
        written = selectors.log(self._position)
        unwritten = self._position.added if isinstance(self._position, Ledger) else []
        return [self._position.shown(line, self._viewer) for line in (*written, *unwritten)]

    def __len__(self) -> int:
        return len(self._events)

    def __getitem__(self, at: Any) -> Any:
        return self._events[at]


def _choice(position: Position, seat: Seat) -> Any:
    """What the bot wants, or why its script does not fit. It is tried outside the lock: at this version the same is decided there.

    If it fails, the fallback is played.
    """
    if scripts.left(seat):
        return scripts.choice(position, seat)
    game, viewer = position.game, position.viewer(seat)
    random = Random(position.chance.below(f"bot/{seat.seat}/{position.match.version}", 1 << 64))
    history = _History(position, viewer)
    actions = game.legal(position.state, seat.seat)
    with metrics.THINKING.labels(game.slug, seat.bot_level).time():
        try:
            command = game.bot.choose(position.table(viewer), history, actions, seat.bot_level, random)
            events = game.decide(position.state, seat.seat, command, Moment(position.match.version + 1, position.chance))
            reduce(game.evolve, events, position.state)
        except Exception as error:                           # nothing that a bot does may stop a match
            logger.error("the %s bot of %s is played for: %s", seat.bot_level, game.slug, _what_happened(error))
            metrics.COMMANDS.labels(game.slug, "bot", getattr(error, "code", "error")).inc()
            return fallback(position, seat)
        return command


def _what_happened(error: Exception) -> str:
    """The kind of an error and where it came from. Its text may name a hidden card."""
    *_, last = extract_tb(error.__traceback__)
    return f"{getattr(error, 'code', type(error).__name__)} in {last.name}, {Path(last.filename).name}:{last.lineno}"
