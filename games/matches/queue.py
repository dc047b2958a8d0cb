"""Hints to others: a bot is to move, a match has changed. Best effort: whatever is lost here is found in the database, if later.

After a failure nobody tries for PAUSE_SECONDS: a broker that has vanished costs one request its time-out, not every one.
"""
import logging
import time
import uuid
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import cache

import redis
from celery import current_app
from django.conf import settings
from redis.backoff import NoBackoff
from redis.retry import Retry

logger = logging.getLogger(__name__)
BOT_TURN = "games.matches.tasks.bot_turn"
TAKEN_FROM = "taken_from"                                    # a header: when a worker may take it, in seconds since 1970
CHANGED = "fishing:changed"                                  # a channel of Redis: ids, with spaces between
PAUSE_SECONDS = 2.0
_paused_until = 0.0                                          # by time.monotonic(), in this process


def hint_bot_turn(match_id: uuid.UUID, version: int, at: datetime | None = None) -> None:
    """Ask a worker to play the bots of a match, at once or at a time. Never raises: a move that is written is written, with or without
    a broker. The message says when it could be taken, so that a worker knows for how long it was not."""
    now = datetime.now(UTC)
    later = at if at and at > now else None
    _try(lambda: current_app.send_task(BOT_TURN, args=[str(match_id), version], ignore_result=True, eta=later,
                                       headers={TAKEN_FROM: (later or now).timestamp()}),
         f"match {match_id} and others wait for the sweep")


def tell_changed(ids: Iterable[uuid.UUID | None]) -> None:
    """Wake those who wait for a match, or for anything of a player's, by its id (`fishing.waiting`). Never raises."""
    if settings.REDIS_URL:
        message = " ".join(str(id_) for id_ in ids if id_)
        _try(lambda: _redis().publish(CHANGED, message), "those who wait see it when they look themselves")


def _try(send: Callable[[], object], lost: str) -> None:
    global _paused_until
    began = time.monotonic()
    if began < _paused_until:
        return
    if _paused_until:
        _paused_until = began + PAUSE_SECONDS                # one tries whether it is back; the others go on without
    try:
        send()
        _paused_until = 0.0
    except Exception as error:                               # whatever a broker's client may raise
        _paused_until = time.monotonic() + PAUSE_SECONDS
        logger.warning("no broker (%s): %s", type(error).__name__, lost)


@cache
def _redis() -> "redis.Redis":
    """The one of this process, for its threads."""
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.5, socket_timeout=0.5, retry=Retry(NoBackoff(), 0))
