"""The queue. It carries hints only: every task asks the database what is to be done, and finds it done as often as not."""
import os
from typing import Any

import celery
from celery import signals
from celery.utils.log import get_logger
from celery.worker.request import Request
from django.conf import settings

from . import following, transport  # noqa: F401  # following listens to what Celery tells

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fishing.settings")
logger = get_logger(__name__)


class Received(Request):
    """A task that came from the queue.

    Celery logs that Redis could not be told so, and goes on. Then the message counts as being worked on for ever, and a worker that
    may hold one has stopped taking new ones, in silence (tests/machines). Raised, the error makes it connect again.
    """

    def acknowledge(self) -> None:
        if not self.acknowledged:
            self._on_ack(logger, ())                         # type: ignore[attr-defined]
            self.acknowledged = True


class Task(celery.Task):                                     # type: ignore[type-arg]
    Request = Received                                       # type: ignore[assignment]


transport.use()
app = celery.Celery("fishing", task_cls=Task)
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@signals.worker_process_init.connect
def _stand_back(**_: Any) -> None:
    """Bots think in the worker's processes: on a host that is shared with web, people come first."""
    os.nice(settings.WORKER_NICE)
