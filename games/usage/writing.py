"""Writes down what web processes have counted: every few seconds, and at a process's end. What is written is kept for some days."""
import logging
import re
import threading
import uuid
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from multiprocessing.util import Finalize
from typing import Any

from django.db import DatabaseError, InterfaceError, connection, connections

from ..players.models import Player
from ..transactions import writing_transaction
from .gathering import HOUR, Kept, Key, gathered
from .models import CLIENT_LENGTH, Count, Trouble

logger = logging.getLogger(__name__)
EVERY_SECONDS = 5.0
KEPT = timedelta(days=7)
TROUBLES_KEPT = 1_000                                        # of each app, and of nobody
COLUMNS = ("app", "hour", "method", "route", "status", "code", "count")
FIELDS: list[Any] = [Count._meta.get_field(name) for name in COLUMNS]
ADD = (f"INSERT INTO usage_count ({', '.join(COLUMNS)}) VALUES ({', '.join(['%s'] * len(COLUMNS))}) "      # noqa: S608  # names of ours
       f"ON CONFLICT ({', '.join(COLUMNS[:-1])}) DO UPDATE SET count = usage_count.count + excluded.count")
CREDENTIAL = re.compile(r"\b(f[psp][tk]_)[0-9a-zA-Z_]{6,}")
_ended = threading.Event()


def keep_writing() -> None:
    """For a process that serves: from now on, and once more when it ends."""
    writer = threading.Thread(target=_write_again_and_again, name="usage", daemon=True)
    writer.start()
    Finalize(None, _end, args=(writer,), exitpriority=0)     # a process of granian's is forked, and leaves out what `atexit` knows


def write() -> None:
    """What this process has counted. While the database is away it stays in memory, and is written when it is back."""
    counts, troubles = gathered.take()
    if not counts and not troubles:
        return
    try:
        with writing_transaction():
            _add(counts)
            _keep(troubles)
    except (DatabaseError, InterfaceError) as error:
        gathered.give_back(counts, troubles)
        logger.warning("what was counted is written later: %s", type(error).__name__)


def forget(now: datetime) -> None:
    """Delete what is older than it is kept."""
    Count.objects.filter(hour__lt=now - KEPT).delete()
    Trouble.objects.filter(at__lt=now - KEPT).delete()


def forget_player(player: uuid.UUID) -> None:
    """The person is erased; so are the requests that were theirs."""
    Trouble.objects.filter(player=player).delete()


def _write_again_and_again() -> None:
    while not _ended.wait(EVERY_SECONDS):
        try:
            write()
        except Exception:                                    # a fault of ours is no reason to stop adding up
            logger.exception("what was counted is lost")
        finally:
            connections.close_all()                          # of this thread: it needs none in between


def _end(writer: threading.Thread) -> None:
    _ended.set()
    writer.join()
    write()
    connections.close_all()


def _add(counts: Counter[Key]) -> None:
    """Always in the same order, so that two processes never wait for each other."""
    rows = ((key.app, datetime.fromtimestamp(key.hour * HOUR, UTC), *key[2:], number) for key, number in sorted(counts.items()))
    with connection.cursor() as cursor:
        cursor.executemany(ADD, [[field.get_db_prep_value(value, connection) for field, value in zip(FIELDS, row, strict=True)]
                                 for row in rows])


def _keep(troubles: Iterable[Kept]) -> None:
    """The latest of each app; nothing of who was erased in the meantime."""
    erased = {*Player.objects.filter(pk__in={trouble.player for trouble in troubles if trouble.player}, erased_at__isnull=False)
              .values_list("pk", flat=True)}
    kept = [trouble for trouble in troubles if trouble.player not in erased]
    Trouble.objects.bulk_create([Trouble(**{**trouble._asdict(), "client": _named(trouble.client)}) for trouble in kept],
                                ignore_conflicts=True)
    for app in sorted({trouble.app for trouble in kept}):
        last = Trouble.objects.filter(app=app).order_by("-id").values_list("pk", flat=True)[TROUBLES_KEPT:TROUBLES_KEPT + 1].first()
        if last is not None:
            Trouble.objects.filter(app=app, pk__lte=last).delete()


def _named(client: str) -> str:
    """What a client calls itself, in as far as it is a name."""
    return "".join(char for char in CREDENTIAL.sub(r"\1…", client) if char.isprintable())[:CLIENT_LENGTH]
