"""Hints to the queue: a bot is to move. Best effort: whatever is lost here, the sweep finds in the database."""
import logging
import uuid

from celery import current_app
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)
BOT_TURN = "games.matches.tasks.bot_turn"


def hint_bot_turn(match_id: uuid.UUID, version: int) -> None:
    """Ask a worker to play the bots of a match. Never raises: a move that is written is written, with or without a broker."""
    try:
        current_app.send_task(BOT_TURN, args=[str(match_id), version], ignore_result=True)
    except (OperationalError, OSError) as error:
        logger.warning("no broker (%s): match %s waits for the sweep", type(error).__name__, match_id)
