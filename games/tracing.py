"""Which request is at work: an id that stands in its answer, in every line of the log about it, and in the tasks that it leads to."""
import re
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog
import uuid_utils

HEADER = "X-Request-Id"
MEMBER = "request_id"                                        # of problems, log lines and the header of a task
SHAPE = re.compile(r"[A-Za-z0-9.-]{8,64}")                   # no underscore, and so no token of ours that somebody sends for an id
_SENT, _KEPT = "HTTP_X_REQUEST_ID", "fishing.request_id"


def id_of(meta: MutableMapping[str, Any]) -> str:
    """The id of a request, by its WSGI environment: the one that it came with, if that is well formed, else a new one."""
    kept: str | None = meta.get(_KEPT)
    if kept is None:
        sent = meta.get(_SENT)
        kept = meta[_KEPT] = sent if sent is not None and SHAPE.fullmatch(sent) else str(uuid_utils.uuid7())
    return kept


def begin(**known: str) -> None:
    """From now on the lines of this thread are about this."""
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(**known)


def add(**known: str) -> None:
    structlog.contextvars.bind_contextvars(**known)


def end() -> None:
    structlog.contextvars.clear_contextvars()


def current() -> Mapping[str, Any]:
    """What is known of the work of this thread."""
    return structlog.contextvars.get_contextvars()
