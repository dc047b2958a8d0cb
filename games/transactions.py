"""Transactions that write. On SQLite the threads of a process queue for them: its own waiting is a poll with naps, and unfair."""
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from django.db import connection, transaction

_turn = threading.RLock()


@contextmanager
def writing_transaction() -> Iterator[None]:
    """`transaction.atomic()`, entered one thread after the other where the database is a file."""
    with _turn if connection.vendor == "sqlite" else nullcontext(), transaction.atomic():
        yield
