"""Every error as RFC 9457 `application/problem+json`: a stable `code` for programs, a `detail` for people in their language."""
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from pydantic_core import ErrorDetails
from rest_framework import exceptions
from rest_framework.renderers import JSONRenderer

from games import tracing
from games.matches.codec import Malformed
from games.matches.errors import BadRequest, MatchError
from games.players.errors import BadName, ClaimRefused, PlayerError, QuotaReached
from games.rulebook.errors import BadSetup, RuleError
from games.rulebook.text import Text
from games.usage import gathering

from .language import language_of
from .limits import Left
from .problem_kinds import ANY_FIELD, FIELD_TEXTS, HTTP_PROBLEMS, TITLES, UNKNOWN, status_of

logger = logging.getLogger(__name__)
CONTENT_TYPE = "application/problem+json"
RETRY_SECONDS = 2
CHALLENGE = 'Bearer realm="fishing"'

class Problem(exceptions.APIException):
    """A refusal of HTTP's own, by its code in HTTP_PROBLEMS; `values` fill the text."""

    def __init__(self, code: str, **values: object) -> None:
        kind = HTTP_PROBLEMS[code]
        self.status_code, self.code, self.message = kind.status, code, kind.text.format(**values)
        super().__init__(self.message.en)


class OutOfScope(Problem):
    """Another app acts for the player, who has not let it do this."""

    def __init__(self, needed: str) -> None:
        super().__init__("insufficient_scope", scope=needed)
        self.headers = {"WWW-Authenticate": f'{CHALLENGE}, error="insufficient_scope", scope="{needed}"'}    # RFC 6750, 3.1


class TooMany(Problem):
    """A budget is spent."""

    def __init__(self, left: Left) -> None:
        super().__init__("too_many_requests", **left._asdict())
        self.headers = {"Retry-After": str(left.reset)}


def exception_handler(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """What DRF calls with whatever a view raised; None for a fault of ours, which the middleware answers."""
    request = context["request"]
    headers = error.headers if isinstance(error, TooMany | OutOfScope) else {}
    if isinstance(error, QuotaReached):
        headers = {"Retry-After": str(error.retry_after)}
    if isinstance(error, exceptions.MethodNotAllowed):
        headers["Allow"] = ", ".join(context["view"].allowed_methods)
    found = _describe(error, request)
    if found is None:
        return None
    status, code, text, members = found
    if status == 409:
        members = {**members, **_where_the_match_stands(request, context.get("kwargs", {}))}
    return answer(request, status, code, text, headers=headers, **members)


def answer(request: HttpRequest, status: int, code: str, text: Text, *, headers: Mapping[str, str] | None = None,
           **members: Any) -> HttpResponse:
    """The problem as an answer, without any content negotiation: an error is always JSON."""
    language = language_of(request)
    request_id = tracing.id_of(request.META)
    gathering.refused(request.META, code)
    body = {"type": f"/v1/problems/{code}", "title": TITLES.get(status, TITLES[400]).to(language), "status": status,
            "detail": text.to(language), "code": code, tracing.MEMBER: request_id, **members}
    response = HttpResponse(JSONRenderer().render(body), status=status, content_type=CONTENT_TYPE)
    later = status == 503 or code == "idempotency_in_progress"
    challenge = {"WWW-Authenticate": CHALLENGE + ("" if code == "not_authenticated" else ', error="invalid_token"')}     # RFC 6750
    for name, value in {"Content-Language": language, "Cache-Control": "no-store", "Vary": "Authorization, Accept-Language",
                        tracing.HEADER: request_id,
                        **(challenge if status == 401 else {}), **({"Retry-After": str(RETRY_SECONDS)} if later else {}),
                        **(headers or {})}.items():
        response[name] = value
    return response


def http_answer(request: HttpRequest, code: str, *, headers: Mapping[str, str] | None = None, **values: object) -> HttpResponse:
    """A problem of HTTP's own as an answer, from outside of DRF."""
    kind = HTTP_PROBLEMS[code]
    return answer(request, kind.status, code, kind.text.format(**values), headers=headers)


def _describe(error: Exception, request: Any) -> tuple[int, str, Text, dict[str, Any]] | None:
    """Status, code, text and further members of an error; None where it is none that may be shown."""
    match error:
        case Problem():
            return error.status_code, error.code, error.message, {}
        case BadName():
            pointed = [_field("/name", error.code, error.text, request)]
            return 400, "invalid_body", HTTP_PROBLEMS["invalid_body"].text, {"errors": pointed}
        case ClaimRefused():
            return status_of(type(error)), error.code, error.text, {"errors": [_field("/claim", error.reason, error.why, request)]}
        case QuotaReached():
            return status_of(type(error)), error.code, error.text, {"quota": error.quota}
        case PlayerError():
            return status_of(type(error)), error.code, error.text, {}
        case BadSetup() | BadRequest() if error.pointer:
            return status_of(type(error)), error.code, error.message, {
                "errors": [_field(error.pointer, error.code, error.message, request)]}
        case RuleError():
            return status_of(type(error)), error.code, error.message, error.members
        case MatchError():
            return status_of(type(error)), error.code, error.message, {}
        case Malformed():
            return 400, "invalid_body", HTTP_PROBLEMS["invalid_body"].text, {"errors": list(_fields(error, request))}
        case OperationalError() | InterfaceError():
            logger.error("the database is out of reach: %s", type(error).__name__)
            return _http("temporarily_unavailable")
        case exceptions.MethodNotAllowed():
            return _http("method_not_allowed", method=request.method)
        case Http404() | exceptions.NotFound():
            return _http("not_found")
        case PermissionDenied() | exceptions.PermissionDenied():
            return _http("permission_denied")
        case exceptions.NotAuthenticated() | exceptions.AuthenticationFailed():
            return _http("not_authenticated")
        case exceptions.NotAcceptable():
            return _http("not_acceptable")
        case exceptions.UnsupportedMediaType():
            return _http("unsupported_media_type")
        case RequestDataTooBig():
            return _http("body_too_large")
        case exceptions.ParseError() | SuspiciousOperation():
            return _http("bad_request")
    return None


def _http(code: str, **values: object) -> tuple[int, str, Text, dict[str, Any]]:
    kind = HTTP_PROBLEMS[code]
    return kind.status, code, kind.text.format(**values), {}


def _fields(error: Malformed, request: Any) -> Iterator[dict[str, str]]:
    for details in error.errors:
        code, text = FIELD_TEXTS.get(details["type"], ANY_FIELD)
        yield _field(_pointer((*error.at, *_location(details))), code, text.format(**details.get("ctx", {})), request)


def _field(pointer: str, code: str, text: Text, request: Any) -> dict[str, str]:
    return {"pointer": pointer, "code": code, "detail": text.to(language_of(request))}


def _location(details: ErrorDetails) -> Sequence[str | int]:
    """Where it is in what was sent: pydantic also names the branch of a union that it tried. An unknown member bears any name."""
    *way, last = details["loc"] or ("",)
    way = [part for part in way if not _is_branch(part)]
    return [*way, last] if details["loc"] and (details["type"] in UNKNOWN or not _is_branch(last)) else way


def _is_branch(part: str | int) -> bool:
    return isinstance(part, str) and ("[" in part or part in ("int", "none"))


def _pointer(parts: Sequence[str | int]) -> str:
    """RFC 6901."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def _where_the_match_stands(request: Any, kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """What every 409 about a match carries (contract, section 4): a client that lost an answer sees whether its move counted."""
    from . import presenting  # it is above this file: an answer, not an error

    return presenting.where_it_stands(kwargs["match_id"], request.user, language_of(request)) if "match_id" in kwargs else {}
