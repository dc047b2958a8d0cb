"""The scheduler of beat. The sweep runs in beat itself: it is what is left when there is no broker, and when bots hold every worker.

Several beats may run, on several hosts: the sweep's lease lets one of them through at a time.
"""
import logging
from typing import Any

from celery.beat import ScheduleEntry, Scheduler
from django.db import close_old_connections

logger = logging.getLogger(__name__)
RUN_HERE = frozenset({"games.matches.tasks.sweep"})


class SweepingScheduler(Scheduler):
    """Sends what is due to the queue, as Celery's own does, but for the sweep."""

    producer = None                                          # type: ignore[assignment]  # one from the pool, when something is sent

    def apply_async(self, entry: ScheduleEntry, producer: Any = None, advance: bool = True, **kwargs: Any) -> Any:
        if entry.task not in RUN_HERE:
            return super().apply_async(entry, producer=producer, advance=advance, **kwargs)
        close_old_connections()
        try:
            self.app.tasks[entry.task]()
        except Exception as error:                           # the database is away, say; the next one comes soon
            logger.error("the sweep failed: %s: %s", type(error).__name__, error)
        finally:
            close_old_connections()
        return None
