"""The service's own worker, which tells the bench when it starts a task."""
import time

import redis
from celery.signals import task_prerun
from django.conf import settings

from fishing.celery import app

STARTED = "bench:started"
__all__ = ["app"]


@task_prerun.connect
def _started(**_: object) -> None:
    redis.from_url(settings.REDIS_URL).rpush(STARTED, time.time())
