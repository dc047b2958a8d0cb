"""A task bears the id of the request that led to it, and so do the tasks that it leads to. How each ended is logged and counted."""
import logging
import time
from typing import Any

from celery import signals
from django.conf import settings

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
def _end(task_id: str, task: Any, state: str | None = None, **_: Any) -> None:
    seconds = time.perf_counter() - _began.pop(task_id, time.perf_counter())
    from games import metrics  # settings come first: they say where to count

    metrics.TASKS.labels(task.name, state or "").inc()
    logger.info("task", extra={"state": state, "ms": round(seconds * 1_000, 1)})
    tracing.end()


@signals.worker_ready.connect
@signals.beat_init.connect
def _be_asked(**_: Any) -> None:
    """Worker and beat answer for what is counted in their folder, where that is not the one of a web process."""
    from prometheus_client import start_http_server

    from games import metrics

    metrics.add_up_the_dead(settings.METRICS_DIR)
    if settings.METRICS_PORT:
        start_http_server(settings.METRICS_PORT, registry=metrics.registry(settings.METRICS_DIR))
