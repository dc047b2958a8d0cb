"""Retries that do nothing twice: a key of the client's, kept for a day in the transaction of what it did.

A key belongs to one credential, method and path (`scope`), and to one body (`fingerprint`). What is kept is not an answer but what it was
about (`outcome`), so that a retry is answered with what the caller may see then. Refusals are not kept: they changed nothing.
"""
import hashlib
import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import IntegrityError, connection

from ..transactions import writing_transaction
from .errors import KeyInProgress, KeyReused
from .models import IdempotencyKey

KEPT = timedelta(hours=24)
AT_ONCE = 1_000                                              # keys forgotten in one transaction


class AnsweredBefore(Exception):
    """The request was answered already; `outcome` says what came of it."""

    code = "replayed"

    def __init__(self, outcome: Mapping[str, Any]) -> None:
        super().__init__()
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class Once:
    """A request that is to be carried out once."""

    scope: str
    fingerprint: str
    now: datetime

    @classmethod
    def of(cls, *, credential: str, method: str, path: str, key: str, body: object, now: datetime) -> "Once":
        """From what a request says of itself; the body as parsed JSON, so that white space and the order of members do not matter."""
        return cls(_digest(credential, method, path, key), _digest(json.dumps(body, sort_keys=True, separators=(",", ":"))), now)


def enter(once: Once | None) -> None:
    """Begin what is to be done once, first thing in its transaction.

    AnsweredBefore where it was done; KeyReused where the key stood for something else; KeyInProgress where it is being done now
    (on SQLite nobody gets here while another writes).
    """
    if once is None:
        return
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", [zlib.crc32(b"idempotency") - 2**31, _number(once.scope)])
            if not cursor.fetchone()[0]:
                raise KeyInProgress
    known = IdempotencyKey.objects.filter(scope=once.scope).first()
    if known is None:
        return
    if known.created_at < once.now - KEPT:
        known.delete()
        return
    if known.fingerprint != once.fingerprint:
        raise KeyReused
    raise AnsweredBefore(json.loads(known.outcome))


def remember(once: Once | None, outcome: Mapping[str, Any]) -> None:
    """Keep what came of it, in the transaction that made it so."""
    if once is not None:
        IdempotencyKey.objects.create(scope=once.scope, fingerprint=once.fingerprint, outcome=json.dumps(outcome), created_at=once.now)


@contextmanager
def doing(once: Once | None) -> Iterator[None]:
    """A transaction for what is to be done once and has no row of its own to lock."""
    try:
        with writing_transaction():
            enter(once)
            yield
    except IntegrityError:                                   # its twin was faster
        enter(once)
        raise


def forget(now: datetime) -> int:
    """Delete what is older than a day, bit by bit; how many keys that were."""
    gone = 0
    while True:
        old = IdempotencyKey.objects.filter(created_at__lt=now - KEPT).order_by("created_at").values_list("pk", flat=True)[:AT_ONCE]
        deleted, _ = IdempotencyKey.objects.filter(pk__in=list(old)).delete()
        gone += deleted
        if deleted < AT_ONCE:
            return gone


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _number(digest: str) -> int:
    return int(digest[:8], 16) - 2**31
