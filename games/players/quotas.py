"""How many guests and players are made in a day (UTC), counted in the database in the transaction that makes them.

What was not made was not counted, and no cache can be away. An address is counted under a digest of the day's own: nothing that is kept
says whose it was.
"""
from datetime import UTC, date, datetime, time, timedelta

from django.conf import settings
from django.db import connection
from django.utils.crypto import salted_hmac

from .errors import QuotaReached
from .models import App, Tally

COUNT = ("INSERT INTO players_tally (scope, day, count) VALUES (%s, %s, 1) "
         "ON CONFLICT (day, scope) DO UPDATE SET count = players_tally.count + 1 WHERE players_tally.count < %s RETURNING count")


def count_guest(*, app: App | None, address: str, now: datetime) -> None:
    """One guest more, of an app and from an address (empty: not known). QuotaReached where either has made enough today."""
    if app is not None:                                      # always first: two transactions never wait for each other
        _count(f"guests of {app.pk}", app.guests_a_day, "guests_of_app", now)
    limit = settings.GUESTS_PER_ADDRESS
    if limit and address:
        _count(f"guests from {_hidden(address, now.date())}", limit, "guests_from_address", now)


def count_player(*, app: App, now: datetime) -> None:
    """One player more of an app's backend. QuotaReached where it has made enough today."""
    _count(f"players of {app.pk}", app.players_a_day, "players_of_app", now)


def used(app: App, now: datetime) -> dict[str, tuple[int | None, int | None]]:
    """Of each quota of an app: how many it allows in a day, and how many were made today; None and None where any number is."""
    scopes = {"guests_of_app": (f"guests of {app.pk}", app.guests_a_day), "players_of_app": (f"players of {app.pk}", app.players_a_day)}
    made = dict(Tally.objects.filter(day=now.date(), scope__in=[scope for scope, _ in scopes.values()]).values_list("scope", "count"))
    return {quota: (limit, None if limit is None else made.get(scope, 0)) for quota, (scope, limit) in scopes.items()}


def next_day(now: datetime) -> datetime:
    """When quotas begin anew."""
    return datetime.combine(now.date() + timedelta(days=1), time(), UTC)


def forget(now: datetime) -> None:
    """Days that are over."""
    Tally.objects.filter(day__lt=now.date() - timedelta(days=1)).delete()


def _count(scope: str, limit: int | None, quota: str, now: datetime) -> None:
    if limit is None:
        return
    counted = limit > 0
    if counted:
        with connection.cursor() as cursor:
            cursor.execute(COUNT, [scope, now.date(), limit])
            counted = cursor.fetchone() is not None
    if not counted:
        raise QuotaReached(quota, int((next_day(now) - now).total_seconds()) + 1)


def _hidden(address: str, day: date) -> str:
    return salted_hmac(f"address {day}", address, algorithm="sha256").hexdigest()[:32]
