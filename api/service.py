"""Is it alive, is it ready: for those who run it."""
from datetime import datetime

from celery import current_app
from django.conf import settings
from django.db import DatabaseError, connection
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches.pulse import swept_at

from . import answers, notice
from .views import View, described

SWEEP_IS_LATE_AFTER = 10                                     # intervals
NOW = {"Cache-Control": "no-store"}                          # what is true of this moment alone
FINE = frozenset(["ok", "none", "none yet", "unknown"])       # `unknown`: what it hangs on is named


class Healthz(View):
    authentication_classes = ()
    is_for_players = False

    @described("getHealth", "Is the process alive", "service", answers={200: answers.Health}, signed=False,
               problems=("not_acceptable",))
    def get(self, request: Request) -> Response:
        """Answers without looking at anything else."""
        return Response({"status": "ok", "checks": {}}, headers=NOW)


class Readyz(View):
    authentication_classes = ()
    is_for_players = False

    @described("getReadiness", "Is the service ready", "service", answers={200: answers.Readiness, 503: answers.Readiness}, signed=False,
               problems=("not_acceptable",))
    def get(self, request: Request) -> Response:
        """Looks at the database, the broker (it is the cache, too), the sweep and the process that answers, and names what is down.

        503 where the database does not answer or the process was told to end. Without broker and sweep moves are still taken.
        """
        database = _database()
        age = _sweep_age(self.now) if database == "ok" else None
        checks = {"database": database, "broker": _broker(), "sweep": _sweep(age) if database == "ok" else "unknown",
                  "process": "stopping" if notice.is_given() else "ok"}
        ready = checks["database"] == checks["process"] == "ok"                # who is to end should get nothing new
        return Response({"status": "ok" if ready else "unavailable", "checks": checks,
                         "down": [name for name, found in checks.items() if found not in FINE], "sweep_age_seconds": age},
                        status=200 if ready else 503, headers=NOW)


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError as error:
        return type(error).__name__
    return "ok"


def _sweep_age(now: datetime) -> float | None:
    last = swept_at()
    return None if last is None else round(max(0.0, (now - last).total_seconds()), 1)


def _sweep(age: float | None) -> str:
    """`ok`, or how long ago the last one ended."""
    if age is None:
        return "none yet"
    return "ok" if age <= SWEEP_IS_LATE_AFTER * settings.SWEEP_SECONDS else f"last {age:.0f} s ago"


def _broker() -> str:
    if not settings.REDIS_URL:
        return "none"
    try:
        with current_app.connection_for_write() as broker:
            broker.ensure_connection(max_retries=1, timeout=1)
    except Exception as error:                               # whatever a broker's client may raise
        return type(error).__name__
    return "ok"
