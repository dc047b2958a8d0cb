"""Every request as those see it who run the service, and those who build on it: an id in its answer, one line in the log, and counted."""
import logging
import time
import uuid
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from games import metrics, tracing
from games.players.models import App, Player
from games.usage import gathering

from .auth import look_up

logger = logging.getLogger(__name__)
ELSEWHERE = "other"                                          # no address of ours, or a file
OURS = "/v1/"                                                # what client teams ask; the rest is not theirs
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
        route, method = route_of(request), metrics.method_label(request.method)
        metrics.REQUESTS.labels(method, route, str(response.status_code)).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        if request.path.startswith(OURS):
            if 400 <= response.status_code < 500 and not gathering.is_known(request.META):
                look_up(request)
            gathering.note(request.META, method=method, route=route, status=response.status_code, match=_match(request))
        level = logging.DEBUG if route in PROBES else logging.INFO
        if logger.isEnabledFor(level):
            logger.log(level, "request", extra={"method": request.method, "route": route, "status": response.status_code,
                                                "ms": round(seconds * 1_000, 1), **_caller(request)})


def _match(request: HttpRequest) -> uuid.UUID | None:
    return request.resolver_match.kwargs.get("match_id") if request.resolver_match else None


def _caller(request: HttpRequest) -> dict[str, str]:
    user = request.__dict__.get("user")                      # of a page it is lazy, and looking at it would ask the database
    if type(user) is Player:
        return {"player": str(user.pk)}
    return {"app": str(user.pk)} if type(user) is App else {}
