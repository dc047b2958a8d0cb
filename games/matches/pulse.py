"""The heartbeat of the service, in the database: is anybody there, who sweeps, and when was nobody there.

Web processes and the sweep beat. Where neither has for OUTAGE_SECONDS, the first one back writes down the outage; `clock` puts off what
fell due in it. Every step is one compare-and-swap, so that any number of processes may come back at once.
"""
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction

from .models import Outage, Pulse

ONLY = 1                                                     # the one row


def beat(now: datetime) -> None:
    """The service lives. The first beat after a long silence records the outage that it ends."""
    pulse = _pulse(now)
    silence = now - pulse.seen_at
    if silence <= timedelta(0):
        return
    with transaction.atomic():
        swapped = Pulse.objects.filter(pk=ONLY, seen_at=pulse.seen_at).update(seen_at=now)
        if swapped and silence >= timedelta(seconds=settings.OUTAGE_SECONDS):
            Outage.objects.create(began=pulse.seen_at, ended=now)


class Heart:
    """Beats for a web process that serves requests: every PULSE_SECONDS at most, so that polls stay reads."""

    def __init__(self) -> None:
        self._last: datetime | None = None

    def beat(self, now: datetime) -> None:
        if self.is_due(now):
            beat(now)
            self._last = now                                 # not before: what could not be written is tried again

    def is_due(self, now: datetime) -> bool:
        """Whether `beat` would write."""
        return self._last is None or (now - self._last).total_seconds() >= settings.PULSE_SECONDS


def take_sweep(now: datetime) -> bool:
    """The lease of the sweep: whether it is ours for this interval. A second beat finds it taken, at the cost of one query."""
    _pulse(now)
    interval = timedelta(seconds=settings.SWEEP_SECONDS / 2)
    return bool(Pulse.objects.filter(pk=ONLY, sweep_from__lte=now).update(sweep_from=now + interval))


def swept(now: datetime) -> None:
    """A sweep has come to its end."""
    Pulse.objects.filter(pk=ONLY).update(swept_at=now)


def swept_at() -> datetime | None:
    """When the last sweep ended; None before the first."""
    return Pulse.objects.filter(pk=ONLY).values_list("swept_at", flat=True).first()


def outage_at(moment: datetime) -> Outage | None:
    """The outage that this moment fell into, if it did."""
    return Outage.objects.filter(began__lte=moment, ended__gte=moment).order_by("-ended").first()


def _pulse(now: datetime) -> Pulse:
    pulse, _ = Pulse.objects.get_or_create(pk=ONLY, defaults={"seen_at": now, "sweep_from": now})
    return pulse
