"""Polls that would be answered 304, answered before Django: a middleware of WSGI, for the match and for the inbox.

It takes the decision that the views take, from the same functions (how an ETag is made and compared, what a credential looks like, which
language, host and form are meant), and passes on to them whatever it is not sure of: any other request, any refusal, anything that is to
be settled or noted, any failure. `tests/api/test_unchanged.py` holds both ways against each other.

The headers of a 304 are not written here: they are those of the first one that Django answered in this process. Where requests are
limited, one poll of TO_DJANGO goes there anyway, and pays for the others (`api.limits`).
"""
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest
from django.utils import timezone
from rest_framework.exceptions import NotAcceptable
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from games import metrics, tracing
from games.matches import glance
from games.players.credentials import digest
from games.rulebook.text import Language
from games.usage.gathering import gathered
from games.usage.models import NOBODY

from .auth import BEARER
from .bodies import InboxQuery
from .etags import inbox_etag, is_among, viewed_etag
from .language import language_for
from .limits import UNPAID
from .views import HEART

logger = logging.getLogger(__name__)
Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
TO_DJANGO = 100
CALLERS = 10_000                                             # who are remembered: what their headers say, and who is to go to Django next
LONGEST = 1_000                                              # of those headers
MATCH = re.compile(r"/v1/matches/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})")
INBOX = "/v1/me/matches"
ROUTES = {"match": "v1/matches/<uuid:match_id>", "inbox": "v1/me/matches"}       # as `api.seen` counts them
INBOX_LIMIT: int = InboxQuery.model_fields["limit"].default
ITS_QUERIES: Mapping[str, bool] = MappingProxyType({"": False, "awaiting=me": True})         # awaiting_me
# The headers that a 304 may have: the same whoever asks for what, or VARYING, which are decided here, or LIMITS, which Django alone says.
FIXED = frozenset(["access-control-allow-origin", "access-control-expose-headers", "allow", "cache-control", "content-length",
                   "cross-origin-opener-policy", "deprecation", "link", "referrer-policy", "strict-transport-security", "sunset", "vary",
                   "x-content-type-options", "x-frame-options"])
VARYING = frozenset(["etag", "content-language", "x-request-id"])
LIMITS = frozenset(["ratelimit", "ratelimit-policy"])
Headers = list[tuple[str, str]]


class Unsure(Exception):
    """Django is to say; an exception, so that no cache keeps it."""


class Asker(NamedTuple):
    """Who asks (None: nobody), by the digest of their token, and in which language."""

    digest: str | None
    language: Language


class Unchanged(NamedTuple):
    """A 304 as decided here: for what kind of request, with what, and of whose app."""

    kind: tuple[str, bool]
    etag: str
    language: Language
    app: str


class UnchangedFirst:
    """Around Django's own application."""

    def __init__(self, django: Application) -> None:
        self.django = django
        self.headers: dict[tuple[str, bool], Headers] = {}
        self.counted = {kind: metrics.REQUESTS.labels("GET", route, "304") for kind, route in ROUTES.items()}
        self.answered: dict[str, int] = {}                   # since the caller's last poll that went to Django

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        try:
            found = decide(environ)
        except Exception as error:                           # the long way knows what to say to it
            logger.debug("a poll goes the long way: %s", type(error).__name__)
            found = None
        if found is None:
            return self.django(environ, start_response)
        headers = self.headers.get(found.kind)
        if headers is None:
            return self.django(environ, self._learning(found, start_response))
        if settings.RATE_LIMITS and self._is_to_pay(environ):
            return self.django(environ, start_response)
        self.counted[found.kind[0]].inc()
        gathered.count((found.app or NOBODY, "GET", ROUTES[found.kind[0]], 304, ""))
        if logger.isEnabledFor(logging.DEBUG):
            logger.debug("request", extra={tracing.MEMBER: tracing.id_of(environ), "route": ROUTES[found.kind[0]], "status": 304})
        start_response("304 Not Modified", [*headers, ("ETag", found.etag), ("Content-Language", found.language),
                                            (tracing.HEADER, tracing.id_of(environ))])
        return []                                            # a list: granian sends it in one piece, anything else chunk by chunk

    def _is_to_pay(self, environ: dict[str, Any]) -> bool:
        caller = environ.get("HTTP_AUTHORIZATION") or environ.get("HTTP_X_FORWARDED_FOR") or environ.get("REMOTE_ADDR", "")
        unpaid = self.answered.pop(caller, 0)
        if unpaid >= TO_DJANGO - 1:
            environ[UNPAID] = unpaid
            return True
        if len(self.answered) >= CALLERS:
            self.answered.clear()
        self.answered[caller] = unpaid + 1
        return False

    def _learning(self, found: Unchanged, start_response: Callable[..., Any]) -> Callable[..., Any]:
        """Keeps the headers of a 304 that Django gives, where it is the one that was found here."""
        def start(status: str, headers: Headers, *rest: Any) -> Any:
            said = {name.lower(): value for name, value in headers}
            agreed = (said.get("etag"), said.get("content-language")) == (found.etag, found.language)
            if status.startswith("304") and agreed and said.keys() <= FIXED | VARYING | LIMITS:
                self.headers[found.kind] = [(name, value) for name, value in headers if name.lower() in FIXED]
            return start_response(status, headers, *rest)

        return start


def decide(environ: Mapping[str, Any]) -> Unchanged | None:
    """The 304 that a request is to have; None where Django is to say."""
    if "HTTP_IF_NONE_MATCH" not in environ or environ["REQUEST_METHOD"] != "GET":
        return None
    path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
    match = MATCH.fullmatch(path)
    if not (match and not query) and not (path == INBOX and query in ITS_QUERIES):
        return None
    now = timezone.now()
    if environ.get("SCRIPT_NAME") or "HTTP_X_APP_KEY" in environ or HEART.is_due(now):
        return None
    try:
        token, language = asker(environ.get("HTTP_HOST", ""), environ.get("HTTP_ACCEPT", "*/*"),
                                environ.get("HTTP_ACCEPT_LANGUAGE", ""), environ.get("HTTP_AUTHORIZATION"))
    except Unsure:
        return None
    if match:
        seen = glance.match(match[1], token, now)
        etag, app = seen and viewed_etag(seen.version, seen.revision, seen.seat, seen.waiting, language), seen.app if seen else ""
    else:
        awaiting_me = ITS_QUERIES[query]
        held = token and glance.inbox(token, awaiting_me=awaiting_me, limit=INBOX_LIMIT, now=now)
        etag = inbox_etag(held[0], language, status=None, awaiting_me=awaiting_me, limit=INBOX_LIMIT, versions=held[1]) if held else None
        app = held[2] if held else ""
    if etag is None or not is_among(etag, environ["HTTP_IF_NONE_MATCH"]):
        return None
    return Unchanged(("match" if match else "inbox", "HTTP_ORIGIN" in environ), etag, language, app)


@lru_cache(CALLERS)
def asker(host: str, accept: str, languages: str, authorization: str | None) -> Asker:
    """What these headers say, which come again with each poll. Unsure, and nothing is kept, wherever Django would refuse one of them."""
    if len(host) + len(accept) + len(languages) + len(authorization or "") > LONGEST or not (is_known_host(host) and is_acceptable(accept)):
        raise Unsure
    if authorization is None:
        return Asker(None, language_for(languages))
    sent = BEARER.fullmatch(authorization)
    if sent is None:
        raise Unsure
    return Asker(digest(sent[1]), language_for(languages))


def is_known_host(host: str) -> bool:
    """Whether Django would listen to a request by this name."""
    request = HttpRequest()
    request.META = {"HTTP_HOST": host}
    try:
        return bool(request.get_host())
    except SuspiciousOperation:
        return False


def is_acceptable(accept: str) -> bool:
    """Whether a client that sends this `Accept` takes JSON."""
    request = HttpRequest()
    request.META = {"HTTP_ACCEPT": accept}
    try:
        DefaultContentNegotiation().select_renderer(Request(request), [JSONRenderer()])
    except NotAcceptable:
        return False
    return True
