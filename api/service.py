"""Is it alive, is it ready: for those who run it."""
from celery import current_app
from django.conf import settings
from django.db import DatabaseError, connection
from rest_framework.request import Request
from rest_framework.response import Response

from . import answers
from .views import View, described


class Healthz(View):
    authentication_classes = ()

    @described("getHealth", "Is the process alive", "service", answers={200: answers.Health}, signed=False)
    def get(self, request: Request) -> Response:
        """Answers without looking at anything else."""
        return Response({"status": "ok", "checks": {}})


class Readyz(View):
    authentication_classes = ()

    @described("getReadiness", "Is the service ready", "service", answers={200: answers.Health, 503: answers.Health}, signed=False)
    def get(self, request: Request) -> Response:
        """Looks at the database and the broker. Without a broker moves are still taken; bots wait for the sweep."""
        checks = {"database": _database(), "broker": _broker()}
        ready = checks["database"] == "ok"
        return Response({"status": "ok" if ready else "unavailable", "checks": checks}, status=200 if ready else 503)


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError as error:
        return type(error).__name__
    return "ok"


def _broker() -> str:
    if not settings.REDIS_URL:
        return "none"
    try:
        with current_app.connection_for_write() as broker:
            broker.ensure_connection(max_retries=1, timeout=1)
    except Exception as error:                               # whatever a broker's client may raise
        return type(error).__name__
    return "ok"
