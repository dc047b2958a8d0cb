"""The metrics, for Prometheus. Who may read them is said by METRICS_TOKEN; without it they are closed, but on a development machine."""
import secrets
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from prometheus_client.exposition import choose_encoder
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from games.matches.figures import Figures
from games.metrics import registry

from .problems import Problem
from .views import View, described


class AnyForm(BaseContentNegotiation):
    """prometheus_client chooses between its forms."""

    def select_parser(self, request: Request, parsers: Any) -> None:
        return None

    def select_renderer(self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None) -> Any:
        first = next(iter(renderers))
        return first, first.media_type


class Metrics(View):
    authentication_classes = ()
    content_negotiation_class = AnyForm
    is_for_players = False

    @described("getMetrics", "Metrics for Prometheus", "service", answers={(200, "text/plain"): str}, signed=False,
               problems=("not_found", "metrics_token_needed"))
    def get(self, request: Request) -> HttpResponse:
        """For those who run the service, with the token that they have set. OpenMetrics where it is asked for."""
        self._check_reader()
        found = registry(settings.METRICS_DIR)
        found.register(Figures())
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return HttpResponse(encode(found), content_type=content_type, headers={"Cache-Control": "no-store"})

    def _check_reader(self) -> None:
        if not settings.METRICS_TOKEN:
            if settings.DEBUG:
                return
            raise Problem("not_found")
        scheme, _, sent = self.request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secrets.compare_digest(sent.encode(), settings.METRICS_TOKEN.encode()):
            raise Problem("metrics_token_needed")
