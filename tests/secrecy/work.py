"""How much work an answer was, counted and not timed: statements to the database, calls of functions. The clock of a busy machine lies."""
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from django.db import connection

from tests.api.caller import Caller


@dataclass
class Work:
    """`calls` of functions, of Python's and of C's."""

    statements: int = 0
    calls: int = 0

    def __repr__(self) -> str:
        return f"{self.statements} statements, {self.calls} calls"


@contextmanager
def counted() -> Iterator[Work]:
    work = Work()

    def asked(execute: Callable[..., Any], *statement: Any) -> Any:
        work.statements += 1
        return execute(*statement)

    def heard(frame: Any, event: str, argument: Any) -> None:
        work.calls += event in ("call", "c_call")

    with connection.execute_wrapper(asked):
        gc.disable()                                         # what it takes away is nobody's work
        sys.setprofile(heard)
        try:
            yield work
        finally:
            sys.setprofile(None)
            gc.enable()


def counting(caller: Caller) -> list[Work]:
    """From now on the work of each answer to somebody is noted: that of the service, without the client's."""
    handler, found = caller._client.handler, list[Work]()

    def handled(request: Any) -> Any:
        with counted() as work:
            response = handler(request)
        found.append(work)
        return response

    caller._client.handler = handled
    return found
