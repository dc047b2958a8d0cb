"""Faults to Sentry and traces by OpenTelemetry, where the environment asks for them; nothing of either is imported where it does not.

What leaves is said here by name, and nothing else leaves: no header, body, query, address, local variable or event of a span. Faults are
the lines of the log at ERROR, which all faults come to; their texts are scrubbed as the log's are.
"""
import logging
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse

from games import tracing

from .logs import scrubbed

if TYPE_CHECKING:
    from opentelemetry.trace import Span
    from sentry_sdk.types import Event

OF_A_FAULT = frozenset(["event_id", "timestamp", "platform", "level", "logger", "logentry", "exception", "environment", "release",
                        "server_name", "sdk", "tags", "fingerprint"])
OF_A_SPAN = frozenset(["http.method", "http.request.method", "http.route", "http.status_code", "http.response.status_code", "celery.action",
                       "celery.state", "celery.task_name", "messaging.message.id", tracing.MEMBER])
SILENT_SECONDS = 2.0                                         # for what is still to be sent when a process ends


def start() -> None:
    """Once a process, when Django is set up."""
    try:
        if settings.SENTRY_DSN:
            _tell_faults()
        if settings.OTEL_EXPORTER_OTLP_ENDPOINT:
            _trace()
    except ImportError as error:
        raise ImproperlyConfigured("SENTRY_DSN and OTEL_EXPORTER_OTLP_ENDPOINT need the packages of requirements-telemetry.txt: "
                                   f"{error.name} is missing.") from error


def _tell_faults() -> None:
    import sentry_sdk
    from sentry_sdk.integrations.atexit import AtexitIntegration
    from sentry_sdk.integrations.excepthook import ExcepthookIntegration
    from sentry_sdk.integrations.logging import LoggingIntegration

    sentry_sdk.init(
        dsn=settings.SENTRY_DSN, default_integrations=False, auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR), ExcepthookIntegration(),
                      AtexitIntegration(callback=lambda pending, timeout: None)],
        before_send=_fault, send_default_pii=False, include_local_variables=False, max_request_body_size="never", max_breadcrumbs=0,
        shutdown_timeout=SILENT_SECONDS)


def _fault(event: "Event", _hint: object) -> "Event | None":
    kept: Any = {name: _clean(value) for name, value in event.items() if name in OF_A_FAULT}
    kept["tags"] = {**kept.get("tags", {}), **tracing.current()}
    told: Event = kept
    return told


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return scrubbed(value)
    if isinstance(value, dict):
        return {name: _clean(part) for name, part in value.items() if name != "vars"}
    return [_clean(part) for part in value] if isinstance(value, list | tuple) else value


def _trace() -> None:
    os.environ.setdefault("OTEL_PYTHON_DJANGO_EXCLUDED_URLS", "healthz,readyz,metrics")
    from opentelemetry import trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.instrumentation.celery import CeleryInstrumentor
    from opentelemetry.instrumentation.django import DjangoInstrumentor
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExportResult
    from opentelemetry.trace import Status

    class Exporter(OTLPSpanExporter):
        """Sends of each span what OF_A_SPAN names."""

        def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
            return super().export([_bare(span) for span in spans])

    def _bare(span: ReadableSpan) -> ReadableSpan:
        kept = {name: value for name, value in (span.attributes or {}).items() if name in OF_A_SPAN}
        return ReadableSpan(span.name, span.context, span.parent, span.resource, kept, links=span.links, kind=span.kind,
                            status=Status(span.status.status_code), start_time=span.start_time, end_time=span.end_time,
                            instrumentation_scope=span.instrumentation_scope)

    provider = TracerProvider(resource=Resource.create({"service.name": os.environ.get("OTEL_SERVICE_NAME", "fishing")}))
    provider.add_span_processor(BatchSpanProcessor(Exporter()))
    trace.set_tracer_provider(provider)
    DjangoInstrumentor().instrument(tracer_provider=provider, response_hook=_name_request)
    CeleryInstrumentor().instrument(tracer_provider=provider)          # type: ignore[no-untyped-call]


def _name_request(span: "Span", request: HttpRequest, _response: HttpResponse) -> None:
    """By its id and its template: an address has ids, and a query may have the code of an invitation."""
    span.set_attribute(tracing.MEMBER, tracing.id_of(request.META))
    route = request.resolver_match.route if request.resolver_match else ""
    span.update_name(f"{request.method} {route or 'other'}")
