"""What workers do. Each task calls one service; each may run twice, late or never without harm."""
import uuid

from celery import Task, shared_task
from django.utils import timezone

from .. import tracing
from . import archive, bots, clock
from .queue import TAKEN_FROM

ARCHIVED_AT_ONCE = 100                                       # matches: a second or two in which a worker plays no bot
BOT_SECONDS = 5                                              # well above BOT_THINK_SECONDS; one that hangs keeps the others waiting


@shared_task(name="games.matches.tasks.bot_turn", bind=True, soft_time_limit=BOT_SECONDS, time_limit=2 * BOT_SECONDS)
def bot_turn(self: "Task[..., None]", match_id: str, version: int) -> None:
    """Play one bot of a match, if the match still stands at that version."""
    tracing.add(match=match_id)
    now = timezone.now()
    waited = now.timestamp() - float(self.request.get(TAKEN_FROM) or now.timestamp())      # of a release before this one: no header
    bots.play_bot(match_id=uuid.UUID(match_id), version=version, now=now, waited=waited)


@shared_task(name="games.matches.tasks.sweep")
def sweep() -> None:
    """Settle what falls due in all matches."""
    clock.sweep(now=timezone.now())


@shared_task(name="games.matches.tasks.archive_logs")
def archive_logs() -> None:
    """Pack the logs of matches that have long been over."""
    archive.archive_some(now=timezone.now(), limit=ARCHIVED_AT_ONCE)
