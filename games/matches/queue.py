"""Hints to the queue: a bot is to move. Best effort: whatever is lost here, the sweep finds in the database.

After a failure nobody tries for PAUSE_SECONDS: a broker that has vanished costs one request its time-out, not every one.
"""
import logging
import time
import uuid

from celery import current_app
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)
BOT_TURN = "games.matches.tasks.bot_turn"
PAUSE_SECONDS = 5.0
_paused_until = 0.0                                          # by time.monotonic(), in this process


def hint_bot_turn(match_id: uuid.UUID, version: int) -> None:
    """Ask a worker to play the bots of a match. Never raises: a move that is written is written, with or without a broker."""
    global _paused_until
    began = time.monotonic()
    if began < _paused_until:
        return
    if _paused_until:
        _paused_until = began + PAUSE_SECONDS                # one tries whether it is back; the others go on without
    try:
        current_app.send_task(BOT_TURN, args=[str(match_id), version], ignore_result=True)
        _paused_until = 0.0
    except (OperationalError, OSError) as error:
        _paused_until = time.monotonic() + PAUSE_SECONDS
        logger.warning("no broker (%s): match %s and others wait for the sweep", type(error).__name__, match_id)
