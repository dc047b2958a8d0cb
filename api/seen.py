"""Every request as those see it who run the service: an id in its answer, one line in the log, and counted."""
import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from games import metrics, tracing
from games.players.models import App, Player

logger = logging.getLogger(__name__)
ELSEWHERE = "other"                                          # no address of ours, or a file
PROBES = frozenset(["healthz", "readyz", "metrics"])         # they come all day; their lines are for LOG_LEVEL=DEBUG


def route_of(request: HttpRequest) -> str:
    """The template of the address, which has no ids, codes or tokens in it."""
    return (request.resolver_match.route if request.resolver_match else "") or ELSEWHERE


class seen:                                                  # named as settings.MIDDLEWARE reads
    """Outermost."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        began, request_id = time.perf_counter(), tracing.id_of(request.META)
        tracing.begin(request_id=request_id)
        try:
            response = self.get_response(request)
            response[tracing.HEADER] = request_id
            self._note(request, response, time.perf_counter() - began)
            return response
        finally:
            tracing.end()

    def _note(self, request: HttpRequest, response: HttpResponse, seconds: float) -> None:
        route = route_of(request)
        metrics.REQUESTS.labels(metrics.method_label(request.method), route, str(response.status_code)).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        level = logging.DEBUG if route in PROBES else logging.INFO
        if logger.isEnabledFor(level):
            logger.log(level, "request", extra={"method": request.method, "route": route, "status": response.status_code,
                                                "ms": round(seconds * 1_000, 1), **_caller(request)})


def _caller(request: HttpRequest) -> dict[str, str]:
    user = request.__dict__.get("user")                      # of a page it is lazy, and looking at it would ask the database
    if type(user) is Player:
        return {"player": str(user.pk)}
    return {"app": str(user.pk)} if type(user) is App else {}
