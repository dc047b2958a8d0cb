"""What can go wrong, as exceptions: no answer at all, or a problem document (RFC 9457) by its status."""
import json
from typing import ClassVar, TypeVar

import httpx

from .generated.models import FieldError, LastCommand, Problem
from .generated.types import Unset

T = TypeVar("T")
D = TypeVar("D")


class FishingError(Exception):
    """All that this package raises on its own account."""


class NoAnswer(FishingError):
    """Nobody answered, however often we asked.

    A move may or may not count: read the match, or send it again with the same `idempotency_key`.
    """

    def __init__(self, what: str, tries: int, idempotency_key: str | None) -> None:
        super().__init__(f"{what}, {tries} times")
        self.tries, self.idempotency_key = tries, idempotency_key


class ApiError(FishingError):
    """The service said no. `code` is for programs (any code may come, also one that this version does not know), `detail` for people."""

    of_status: ClassVar[dict[int, type["ApiError"]]] = {}
    status = 0

    def __init_subclass__(cls, status: int) -> None:
        cls.of_status[status] = cls

    def __init__(self, problem: Problem, status: int, retry_after: float | None = None, tries: int = 1) -> None:
        super().__init__(f"{status} {problem.code}: {problem.detail}")
        self.problem, self.status, self.retry_after, self.tries = problem, status, retry_after, tries
        self.code, self.title, self.detail, self.request_id = problem.code, problem.title, problem.detail, problem.request_id
        self.errors = _or(problem.errors, list[FieldError]())


class BadRequest(ApiError, status=400):
    """The request is not well formed; `errors` points at what."""


class NotAuthenticated(ApiError, status=401):
    """No credential, or one that does not hold."""


class Forbidden(ApiError, status=403):
    """Not yours to do."""


class NotFound(ApiError, status=404):
    """Not there, or not yours to know of."""


class Conflict(ApiError, status=409):
    """The state does not allow it. Where it is about a match, this says how it stands."""

    @property
    def current_version(self) -> int | None:
        return _or(self.problem.current_version, None)

    @property
    def your_last_command(self) -> LastCommand | None:
        """The caller's own move, where that is what moved the match on."""
        return _or(self.problem.your_last_command, None)


class Stale(ApiError, status=412):
    """The match has moved on since the ETag in `If-Match`."""


class AgainstTheRules(ApiError, status=422):
    """Well formed and in turn, but the rules forbid it."""

    @property
    def captures(self) -> list[list[str]]:
        """With `choose_capture` and `must_capture`: every way there is."""
        return _or(self.problem.captures, list[list[str]]())


class TooManyRequests(ApiError, status=429):
    """Still too many after waiting as `Retry-After` asked, or it asked for longer than we wait; `retry_after` has the seconds."""


class Unavailable(ApiError, status=503):
    """The service is there and cannot answer now."""


class ServiceError(ApiError, status=500):
    """A fault of the service, or of what stands before it."""


def _or(value: T | Unset, instead: D) -> T | D:
    return instead if isinstance(value, Unset) else value


def seconds(response: httpx.Response) -> float | None:
    """What `Retry-After` asks for; we send seconds."""
    asked = response.headers.get("Retry-After", "")
    return float(asked) if asked.isdecimal() else None


def refusal(response: httpx.Response, tries: int) -> ApiError:
    """The exception for an answer of 400 and above. What stands between may have written it: then it is no problem document."""
    status = response.status_code
    try:
        problem = Problem.from_dict(response.json())
    except (json.JSONDecodeError, UnicodeDecodeError, KeyError, TypeError, ValueError):
        request_id = response.headers.get("X-Request-Id", "")
        problem = Problem(type_="about:blank", title=response.reason_phrase, status=status, code="unknown", request_id=request_id,
                          detail=f"The answer is no problem document: {response.text[:200]!r}")
    kind = ApiError.of_status.get(status) or (ServiceError if status >= 500 else ApiError)
    return kind(problem, status, seconds(response), tries)
