"""What workers do. Each task calls one service; each may run twice, late or never without harm."""
import uuid

from celery import shared_task
from django.utils import timezone

from .. import tracing
from . import archive, bots, clock

ARCHIVED_AT_ONCE = 100                                       # matches: a second or two in which a worker plays no bot
BOT_SECONDS = 5                                              # it takes milliseconds; one that hangs keeps the others waiting


@shared_task(name="games.matches.tasks.bot_turn", soft_time_limit=BOT_SECONDS, time_limit=2 * BOT_SECONDS)
def bot_turn(match_id: str, version: int) -> None:
    """Play one bot of a match, if the match still stands at that version."""
    tracing.add(match=match_id)
    bots.play_bot(match_id=uuid.UUID(match_id), version=version, now=timezone.now())


@shared_task(name="games.matches.tasks.sweep")
def sweep() -> None:
    """Settle what falls due in all matches."""
    clock.sweep(now=timezone.now())


@shared_task(name="games.matches.tasks.archive_logs")
def archive_logs() -> None:
    """Pack the logs of matches that have long been over."""
    archive.archive_some(now=timezone.now(), limit=ARCHIVED_AT_ONCE)
