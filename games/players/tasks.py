"""Housekeeping."""
from celery import shared_task
from django.utils import timezone

from . import idempotency


@shared_task(name="games.players.tasks.forget_idempotency_keys")
def forget_idempotency_keys() -> None:
    """Delete the keys that are older than they are kept."""
    idempotency.forget(timezone.now())
