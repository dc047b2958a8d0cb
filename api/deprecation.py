"""An operation that is to go says so for a while: in the schema, and in the headers of whatever it answers.

`Deprecation` is RFC 9745, `Sunset` RFC 8594; both have a link relation that leads to what to do instead.
"""
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import Resolver404, resolve
from django.utils.http import http_date
from drf_spectacular.utils import OpenApiParameter

HEADERS = ("Deprecation", "Sunset", "Link")


@dataclass(frozen=True, slots=True)
class Deprecation:
    """Since when an operation should not be used any more, when it will be gone, what there is `instead`, and where that is told."""

    since: datetime
    sunset: datetime
    instead: str
    link: str

    def headers(self) -> dict[str, str]:
        return {"Deprecation": f"@{int(self.since.timestamp())}", "Sunset": http_date(self.sunset.timestamp()),
                "Link": ", ".join(f'<{self.link}>; rel="{relation}"; type="text/html"' for relation in ("deprecation", "sunset"))}

    def parameters(self) -> tuple[OpenApiParameter, ...]:
        """The same headers in the schema."""
        about = ("Since when this is deprecated (RFC 9745).", "When it will be gone (RFC 8594).", "What to do instead.")
        return tuple(OpenApiParameter(name, str, OpenApiParameter.HEADER, response=True, description=text)
                     for name, text in zip(HEADERS, about, strict=True))

    def extensions(self) -> dict[str, Any]:
        return {"x-sunset": self.sunset.date().isoformat(), "x-instead": self.instead}


def announce(request: HttpRequest, response: HttpResponseBase) -> None:
    """Put the headers on an answer of a deprecated operation, whoever made it: a view, or what stands before it."""
    try:
        view = getattr((request.resolver_match or resolve(request.path_info)).func, "cls", None)
    except Resolver404:
        return
    method = "get" if request.method == "HEAD" else (request.method or "").lower()
    deprecation = getattr(getattr(view, method, None), "deprecation", None)
    if isinstance(deprecation, Deprecation):
        for name, value in deprecation.headers().items():
            response[name] = value
