"""Whatever goes wrong outside of a view of ours is a problem document, too: an unknown address, a bad host, a fault of the server."""
import logging
from collections.abc import Callable

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse

from .problems import RETRY_SECONDS, answer, http_answer, HTTP_PROBLEMS

logger = logging.getLogger(__name__)
HTML_PATHS = ("/admin", "/docs", "/static")                  # people read these in a browser
CODES = {400: "bad_request", 403: "permission_denied", 404: "not_found", 405: "method_not_allowed", 413: "body_too_large"}


class problems_everywhere:                                   # noqa: N801  # named as settings.MIDDLEWARE reads
    """Outermost: turns any HTML error into a problem, whatever DEBUG says."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code < 400 or request.path.startswith(HTML_PATHS) or "json" in response.get("Content-Type", ""):
            return response
        return http_answer(request, CODES.get(response.status_code, "internal_error" if response.status_code >= 500 else "bad_request"),
                           **({"method": request.method} if response.status_code == 405 else {}))

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """A view raised what it should not. The client gets a problem; the log gets the trace, without any local variable."""
        if request.path.startswith(HTML_PATHS):
            return None
        if isinstance(error, OperationalError | InterfaceError):
            kind = HTTP_PROBLEMS["temporarily_unavailable"]
            return answer(request, kind.status, "temporarily_unavailable", kind.text, headers={"Retry-After": str(RETRY_SECONDS)})
        logger.error("%s %s failed", request.method, request.path, exc_info=error)
        return http_answer(request, "internal_error")
