"""Whatever goes wrong outside of a view of ours is a problem document, too: an unknown address, a bad host, our own fault."""
import logging
from collections.abc import Callable

from corsheaders.middleware import CorsMiddleware
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from .deprecation import announce
from .problems import http_answer

logger = logging.getLogger(__name__)
HTML_PATHS = ("/admin", "/static", "/app/")                         # people read these in a browser
CODES = {400: "bad_request", 403: "permission_denied", 404: "not_found", 405: "method_not_allowed", 413: "body_too_large"}


class cross_origin(CorsMiddleware):
    """CORS for requests from another origin, and nothing for the rest: every origin is answered alike, so no cache need tell them apart."""

    def add_response_headers(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        return super().add_response_headers(request, response) if "Origin" in request.headers else response


class problems_everywhere:                                   # named as settings.MIDDLEWARE reads
    """Outermost: turns any HTML error into a problem, whatever DEBUG says."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self._answer(request)
        announce(request, response)
        return response

    def _answer(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code in (204, 304):
            response.headers.pop("Content-Length", None)     # of what would be sent (RFC 9110, 8.6); Django says 0
        is_for_people = request.path.startswith(HTML_PATHS) or hasattr(response, "is_for_people")
        if response.status_code < 400 or is_for_people or "json" in response.get("Content-Type", ""):
            return response
        code = CODES.get(response.status_code, "internal_error" if response.status_code >= 500 else "bad_request")
        return http_answer(request, code, headers={"Allow": response["Allow"]} if "Allow" in response else {},
                           method=request.method)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """A view raised what it should not. The client gets a problem; the log gets the trace, without any local variable."""
        if isinstance(error, OperationalError | InterfaceError) and not request.path.startswith(HTML_PATHS):
            return http_answer(request, "temporarily_unavailable")
        logger.error("%s %s failed", request.method, request.path, exc_info=error)
        return None if request.path.startswith(HTML_PATHS) else http_answer(request, "internal_error")
