"""Housekeeping."""
from celery import shared_task
from django.utils import timezone

from . import grants


@shared_task(name="games.oauth.tasks.forget_what_ended")
def forget_what_ended() -> None:
    """Delete codes, tokens and sessions that open nothing any more."""
    grants.forget(timezone.now())
