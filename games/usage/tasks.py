"""Housekeeping."""
from celery import shared_task
from django.utils import timezone

from . import sign_ins, writing


@shared_task(name="games.usage.tasks.forget_usage")
def forget_usage() -> None:
    """Delete counts and troubles that are older than they are kept, and links that nobody has used."""
    writing.forget(timezone.now())
    sign_ins.forget(timezone.now())
