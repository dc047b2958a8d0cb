"""A task bears the id of the request that led to it, and so do the tasks that it leads to; a line says how each ended."""
import logging
import time
from typing import Any

from celery import signals

from games import tracing

logger = logging.getLogger(__name__)
_began: dict[str, float] = {}


@signals.setup_logging.connect
def _log_as_django_does(**_: Any) -> None:
    """Heard at all, this keeps Celery from setting up logging in its own way."""


@signals.before_task_publish.connect
def _say_whose(headers: dict[str, Any] | None = None, **_: Any) -> None:
    request_id = tracing.current().get(tracing.MEMBER)
    if headers is not None and request_id:
        headers[tracing.MEMBER] = request_id


@signals.task_prerun.connect
def _begin(task_id: str, task: Any, **_: Any) -> None:
    _began[task_id] = time.perf_counter()
    request_id = task.request.get(tracing.MEMBER)
    tracing.begin(task=task.name, **({tracing.MEMBER: str(request_id)} if request_id else {}))


@signals.task_postrun.connect
def _end(task_id: str, state: str | None = None, **_: Any) -> None:
    seconds = time.perf_counter() - _began.pop(task_id, time.perf_counter())
    logger.info("task", extra={"state": state, "ms": round(seconds * 1_000, 1)})
    tracing.end()
