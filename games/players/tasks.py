"""Housekeeping."""
from celery import shared_task
from django.utils import timezone

from . import idempotency, quotas, services


@shared_task(name="games.players.tasks.forget_idempotency_keys")
def forget_idempotency_keys() -> None:
    """Delete the keys that are older than they are kept."""
    idempotency.forget(timezone.now())


@shared_task(name="games.players.tasks.forget_what_ended")
def forget_what_ended() -> None:
    """Delete tokens that ended long ago, and the counts of days that are over."""
    services.forget_ended_tokens(timezone.now())
    quotas.forget(timezone.now())
