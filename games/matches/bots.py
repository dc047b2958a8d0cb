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
from ..rulebook.game import Effort, Moment, Viewer, tag
from . import codec, pace, scripts, selectors, thinking
from .clock import fallback
from .errors import NotThere
from .events import ScriptMissed
from .ledger import Ledger, writing
from .models import Match, Seat
from .position import Position
from .queue import hint_bot_turn

logger = logging.getLogger(__name__)


def play_bot(*, match_id: uuid.UUID, version: int, now: datetime, waited: float = 0.0) -> bool:
    """Play the bot that is to move, if the match still stands at `version`. Whether it moved. `waited`: for how long for a worker.

    The choice is made outside the lock. A move written meanwhile makes it stale: then this ends quietly, for that move
    has brought a hint of its own. A choice that is made before the bot is to answer is kept, and played then.
    """
    try:
        position = selectors.position(match_id)
    except NotThere:
        return False
    seat = pace.next_bot(position)
    if position.match.version != version or seat is None:
        return False
    command = _kept(position, seat)
    if command is None:
        appointed = pace.appointed(position, seat)
        command = _choice(position, seat, thinking.level(position, seat, waited), thinking.effort(position, seat, now, appointed))
        if appointed and appointed > now:
            _keep(position, seat, command)
            hint_bot_turn(match_id, version, appointed)
            return False
    with writing(match_id, now) as ledger:
        if ledger.match.version != version or ledger.match.status != Match.Status.ACTIVE:
            return False                                     # nothing is recorded, so nothing is written and nobody is hinted
        _play(ledger, next(other for other in ledger.seats if other.seat == seat.seat), command)
    return True


def play_here(ledger: Ledger, seat: Seat) -> None:
    """Play an awaited bot in a match that is held already: for `advance`, which cannot wait for a worker."""
    _play(ledger, seat, _choice(ledger, seat, seat.bot_level, thinking.effort(ledger, seat, ledger.now)))


def _play(ledger: Ledger, seat: Seat, choice: Any) -> None:
    if scripts.left(seat):
        seat.script_at += 1                                  # a command has had its turn, whatever came of it
    if isinstance(choice, ScriptMissed):
        ledger.record(choice)
    else:
        ledger.decide(seat, choice, by="bot")


def _keep(position: Position, seat: Seat, command: Any) -> None:
    """Remember a choice until it is to be played. It is a secret, and derived from nothing: who loses it thinks again."""
    Seat.objects.filter(pk=seat.pk).update(choice=f"{tag(type(command))} {codec.dump(command)}", choice_at=position.match.version)


def _kept(position: Position, seat: Seat) -> Any:
    """What was chosen for this very turn already."""
    if seat.choice_at != position.match.version:
        return None
    kind, _, members = seat.choice.partition(" ")
    return codec.load(next(cls for cls in position.game.commands if tag(cls) == kind), members)


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


def _choice(position: Position, seat: Seat, level: str, effort: Effort) -> Any:
    """What the bot wants, or why its script does not fit. It is tried outside the lock: at this version the same is decided there.

    If it fails, the fallback is played.
    """
    if scripts.left(seat):
        return scripts.choice(position, seat)
    game, viewer = position.game, position.viewer(seat)
    random = Random(position.chance.below(f"bot/{seat.seat}/{position.match.version}", 1 << 64))
    history = _History(position, viewer)
    actions = game.legal(position.state, seat.seat)
    with metrics.THINKING.labels(game.slug, level).time():
        try:
            command = game.bot.choose(position.table(viewer), history, actions, position.options, level, random, effort)
            events = game.decide(position.state, seat.seat, command, Moment(position.match.version + 1, position.chance))
            reduce(game.evolve, events, position.state)
        except Exception as error:                           # nothing that a bot does may stop a match
            logger.error("the %s bot of %s is played for: %s", level, game.slug, _what_happened(error))
            metrics.COMMANDS.labels(game.slug, "bot", getattr(error, "code", "error")).inc()
            return fallback(position, seat)
        return command


def _what_happened(error: Exception) -> str:
    """The kind of an error and where it came from. Its text may name a hidden card."""
    *_, last = extract_tb(error.__traceback__)
    return f"{getattr(error, 'code', type(error).__name__)} in {last.name}, {Path(last.filename).name}:{last.lineno}"
