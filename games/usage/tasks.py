"""Housekeeping."""
from celery import shared_task
from django.utils import timezone

from . import writing


@shared_task(name="games.usage.tasks.forget_usage")
def forget_usage() -> None:
    """Delete counts and troubles that are older than they are kept."""
    writing.forget(timezone.now())
