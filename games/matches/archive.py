"""Archiving: the log of a match that has been over for ARCHIVE_DAYS becomes one row (`logbook`), and its many rows go.

State, view and result stay where they are, so that the match is read as before. Each match is one transaction; whoever interrupts, repeats
or runs this twice loses nothing.
"""
import logging
import uuid
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import QuerySet

from ..transactions import writing_transaction
from . import logbook
from .models import ArchivedLog, Event, Match

logger = logging.getLogger(__name__)


def due(now: datetime) -> QuerySet[Match, uuid.UUID]:
    """The matches to archive, by id, the oldest first; none where ARCHIVE_DAYS is 0."""
    ended = Match.objects.filter(archived_at__isnull=True, finished_at__lt=now - timedelta(days=settings.ARCHIVE_DAYS))
    return (ended if settings.ARCHIVE_DAYS else ended.none()).order_by("finished_at").values_list("pk", flat=True)


def archive(*, match_id: uuid.UUID, now: datetime) -> bool:
    """Pack the log of one match. False where there is nothing to do, or where the log is not whole: it is left for somebody to see."""
    with writing_transaction():
        match = Match.objects.select_for_update(skip_locked=True).defer("state").filter(pk=match_id, archived_at=None).first()
        if match is None or not match.is_over:
            return False
        lines = logbook.rows(match_id, version=match.version)
        if [line.seq for line in lines] != list(range(1, match.version + 1)):
            logger.error("match %s is not archived: its log has %s lines, it should have %s", match_id, len(lines), match.version)
            return False
        ArchivedLog.objects.create(match=match, lines=logbook.packed(lines))
        Event.objects.filter(match=match).delete()
        Match.objects.filter(pk=match_id).update(archived_at=now)
    return True


def archive_some(*, now: datetime, limit: int) -> int:
    """Archive what is due, `limit` matches at most; how many were."""
    return sum(archive(match_id=match_id, now=now) for match_id in list(due(now)[:limit]))
