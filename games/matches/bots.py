"""The bots' turns. A bot is handed what a player at its seat is handed: the view, the events shown to it, its actions."""
import logging
import uuid
from collections.abc import Sequence
from datetime import datetime
from functools import cached_property
from random import Random
from typing import Any

from ..rulebook.errors import RuleViolation
from ..rulebook.game import Viewer
from . import selectors
from .clock import fallback
from .errors import NotThere
from .ledger import writing
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
        its_seat = next(other for other in ledger.seats if other.seat == seat.seat)
        try:
            ledger.decide(its_seat, command)
        except RuleViolation as violation:                   # a bot's mistake must not stop a match
            logger.error("the %s bot of %s proposed what is refused: %s", seat.bot_level, ledger.game.slug, violation.code)
            ledger.decide(its_seat, fallback(ledger, its_seat))
    return True


class _History(Sequence[Any]):
    """The events as shown to a seat, read from the log when the bot first looks: an easy one never does."""

    def __init__(self, position: Position, viewer: Viewer) -> None:
        self._position, self._viewer = position, viewer

    @cached_property
    def _events(self) -> list[Any]:
        return [self._position.shown(line, self._viewer) for line in selectors.log(self._position)]

    def __len__(self) -> int:
        return len(self._events)

    def __getitem__(self, at: Any) -> Any:
        return self._events[at]


def _choice(position: Position, seat: Seat) -> Any:
    viewer = position.viewer(seat)
    random = Random(position.chance.below(f"bot/{seat.seat}/{position.match.version}", 1 << 64))
    history = _History(position, viewer)
    actions = position.game.legal(position.state, seat.seat)
    try:
        return position.game.bot.choose(position.table(viewer), history, actions, seat.bot_level, random)
    except Exception:                                        # nor must its crash
        logger.exception("the %s bot of %s failed", seat.bot_level, position.game.slug)
        return fallback(position, seat)
