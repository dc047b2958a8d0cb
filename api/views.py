"""What the resources have in common: reading a request strictly, knowing its player and language, and being described."""
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any, Literal, TypeVar

from django.conf import settings
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from pydantic import BaseModel
from rest_framework.permissions import SAFE_METHODS
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.matches.position import Position
from games.matches.pulse import Heart
from games.oauth.models import AccessToken
from games.oauth.scopes import Scope
from games.players.credentials import PLAYER_TOKEN, SECRET_KEY
from games.players.errors import KeyInProgress, KeyReused
from games.players.idempotency import Once
from games.players.models import App, Player
from games.rulebook.text import Language

from .bodies import NoQuery
from .deprecation import Deprecation
from .etags import ETAGS, match_etag, tagged
from .language import language_of
from .limits import TENTH, UNPAID, WHOLE, Left, address_of, limiter
from .parsing import Asked, Body, Nothing, Strict, read_body, read_query
from .presenting import match_body
from .problem_kinds import Refusal, codes
from .problems import OutOfScope, Problem, TooMany

HEART = Heart()
PROBED = ("bad_request",)
SERVED = ("not_acceptable", "too_many_requests", "internal_error", "temporarily_unavailable")
CREDENTIAL = ("invalid_token", "revoked_token", "expired_token", "app_disabled", "wrong_credential_kind")
ANY: Literal["any"] = "any"                                 # of a scope: whatever the player has let the app do, it may do this
AUTH: Mapping[bool | str | None, Any] = MappingProxyType({
    True: [{"playerToken": []}], False: [], None: [{}, {"playerToken": []}], "app": [{"appSecretKey": []}],
    "either": [{"playerToken": []}, {"appSecretKey": []}], "open": [{}, {"appPublishableKey": []}]})
BODY = ("invalid_json", "invalid_text", "duplicate_member", "invalid_body", "body_too_large", "unsupported_media_type")
IDEMPOTENCY_KEY = re.compile(r'"(?P<quoted>[\x20\x21\x23-\x7e]{1,255})"|(?P<bare>[\x21\x23-\x7e]{1,255})')
MANY_DIGITS = 12
V = TypeVar("V", bound=Callable[..., Any])
ETAG = OpenApiParameter("ETag", str, OpenApiParameter.HEADER, response=[200], description="What you see, as one short string.")
IF_NONE_MATCH = OpenApiParameter("If-None-Match", str, OpenApiParameter.HEADER,
                                 description="The ETag you have: 304 where nothing changed.")
POLLED = (IF_NONE_MATCH, ETAG)
WAITED = (
    *POLLED,
    OpenApiParameter("Prefer", {"type": "string", "examples": ["wait=25"]}, OpenApiParameter.HEADER,
                     description="`wait=N`: hold the answer until there is something new, N seconds and 30 at most. What you have, "
                                 "`If-None-Match` says, or `after`. It may be ignored, and is where too many wait."),
    OpenApiParameter("Preference-Applied", str, OpenApiParameter.HEADER, response=[200, 304],
                     description="`wait=N` where the answer was held, or would have been: ask again at once. Without it, wait "
                                 "`poll_after_ms` first."))
REPLAYED = OpenApiParameter("Idempotent-Replayed", str, OpenApiParameter.HEADER, response=[200, 201],
                            description="`true` where the request had been carried out before.")
IF_MATCH = OpenApiParameter("If-Match", {"type": "string", "pattern": ETAGS}, OpenApiParameter.HEADER,
                            description="Play only where the match is as this ETag has it.")


class View(APIView):
    """A resource. `now` is when its request came in: the clock that its match is judged by."""

    request: Request
    now: datetime
    budget = "moves"                                         # what a request that writes is paid from
    left: Left | None = None
    is_for_players = True                                    # a probe of the operator's says nothing about them

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.now = timezone.now()
        if self.is_for_players:
            HEART.beat(self.now)                             # before anything is settled: was the service away?
        super().initial(request, *args, **kwargs)
        self._check_scope()
        self._check_limit()

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        if self.left is not None and self.is_poll and response.status_code != 429:
            cost = (TENTH if response.status_code == 304 else WHOLE) + TENTH * self.request.META.get(UNPAID, 0)
            _, self.left = limiter().spend(self.left.budget, self.caller, cost)
        for name, value in (self.left.headers() if self.left else {}).items():
            response[name] = value
        response.headers.setdefault("Content-Language", language_of(request))
        return response

    def options(self, request: Any, *args: Any, **kwargs: Any) -> Response:
        """What can be asked of this address: `Allow`, and nothing else."""
        return Response(status=204)

    @property
    def is_poll(self) -> bool:
        return self.request.method in SAFE_METHODS

    @property
    def caller(self) -> str:
        """By whom a budget is counted: the player, the app, or the address of somebody who is neither."""
        if isinstance(self.request.user, App):
            return app_budget(self.request.user)
        return f"player {self.anybody.pk}" if self.anybody else f"address {address_of(self.request._request)}"

    def _check_limit(self) -> None:
        """Problem `too_many_requests` where the budget is spent. A poll is paid for when it is answered, for a 304 costs less."""
        if not settings.RATE_LIMITS or not self.is_for_players:
            return
        granted, self.left = limiter().spend("polls" if self.is_poll else self.budget, self.caller, 0 if self.is_poll else WHOLE)
        if not granted:
            raise TooMany(self.left)

    def _check_scope(self) -> None:
        """Of another app that acts for the player: problem `insufficient_scope` if it may not, `wrong_credential_kind` if none may."""
        if not isinstance(self.request.auth, AccessToken) or self.request.method == "OPTIONS":
            return
        handler = getattr(self, (self.request.method or "").lower(), None)
        needed: Scope | Literal["any"] | None = getattr(handler, "scope", ANY if handler is None else None)
        if needed is None:
            raise Problem("wrong_credential_kind", wanted=PLAYER_TOKEN)
        if needed != ANY and needed not in self.request.auth.scope.split():
            raise OutOfScope(needed)

    @property
    def language(self) -> Language:
        return language_of(self.request)

    @property
    def anybody(self) -> Player | None:
        """The player who calls, or None."""
        return self.request.user if isinstance(self.request.user, Player) else None

    @property
    def player(self) -> Player:
        """The player who calls. Problem `not_authenticated` where nobody does, `wrong_credential_kind` where an app does."""
        if self.anybody is None:
            raise Problem("wrong_credential_kind", wanted=PLAYER_TOKEN) if self.request.user else Problem("not_authenticated")
        return self.anybody

    @property
    def app(self) -> App:
        """The app whose backend calls. Problem `not_authenticated` where nobody does, `wrong_credential_kind` where a player does."""
        if not isinstance(self.request.user, App):
            raise Problem("wrong_credential_kind", wanted=SECRET_KEY) if self.request.user else Problem("not_authenticated")
        return self.request.user

    @property
    def player_or_app(self) -> Player | App:
        """Whoever calls. Problem `not_authenticated` where nobody does."""
        if not isinstance(self.request.user, Player | App):
            raise Problem("not_authenticated")
        return self.request.user

    def body(self, model: type[Body]) -> Body:
        """The body, read strictly."""
        return read_body(model, self.json())

    def json(self) -> Any:
        """The body as parsed JSON."""
        if "HTTP_CONTENT_ENCODING" in self.request.META:
            raise Problem("unsupported_media_type")
        length = (self.request.META.get("CONTENT_LENGTH") or "").lstrip("0")
        if length.isdecimal() and (len(length) > MANY_DIGITS or int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE):
            raise Problem("body_too_large")                  # without waiting for it
        return self.request.data

    def no_body(self) -> None:
        """For requests that need none: an empty object at most."""
        self.body(Nothing)

    def query(self, model: type[Asked]) -> Asked:
        """The query string, read strictly."""
        return read_query(model, self.request._request.GET)

    def no_query(self) -> None:
        self.query(NoQuery)

    @property
    def idempotency_key(self) -> str | None:
        """The client's `Idempotency-Key`, sent bare or as a quoted string (RFC 8941), or None."""
        header = self.request.headers.get("Idempotency-Key")
        if header is None:
            return None
        key = IDEMPOTENCY_KEY.fullmatch(header.strip())
        if key is None:
            raise Problem("invalid_idempotency_key")
        return key["bare"] or key["quoted"]

    def once(self, body: object) -> Once | None:
        """What the request says of itself, where it is to be carried out once."""
        key = self.idempotency_key
        return None if key is None else Once.of(
            credential=_lasting(self.request.auth) if self.request.auth else "",
            method=self.request.method or "",
            path=self.request.path, key=key, body=body, now=self.now)

    def match_answer(self, position: Position, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
        """The match after something was done to it, for the one who did."""
        response = Response(match_body(position, self.anybody, self.language, self.now), status=status, headers=dict(headers or {}))
        return tagged(response, match_etag(position.match, position.seat_of(self.anybody), self.language))


def app_budget(app: App) -> str:
    """By whom the budgets of an app's own keys are counted."""
    return f"app {app.pk}"


def described(operation: str, summary: str, tag: str, *, answers: Mapping[int | tuple[int, str], Any],
              problems: tuple[Refusal, ...] = (), body: type[Strict] | Mapping[str, Any] | None = None,
              query: type[BaseModel] | None = None, signed: bool | Literal["app", "open", "either"] | None = True,
              scope: Scope | Literal["any"] | None = None,
              parameters: tuple[OpenApiParameter, ...] = (), once: int = 0, deprecated: Deprecation | None = None) -> Callable[[V], V]:
    """Say in the schema what an operation is, and which problems it can answer.

    `problems` are those of its own: codes, or error classes with all below them. What comes with a body, a query, a credential or an
    Idempotency-Key is added here. `signed`: with a token (True), either way (None), with an app's secret key ("app") or one of the two
    ("either"), with an app's publishable key or without ("open"); False is a probe, which looks at no credential, query or limit.
    `scope`: what a player must have granted another app that does it for them (ANY: anything); None is closed to others' apps.
    `once`: it knows Idempotency-Key, of so many characters or more.
    `deprecated`: it is to go.
    """
    auth: Any = [*AUTH[signed], *([{"oauth": [] if scope == ANY else [scope]}] if scope else [])]
    asked = [query] if query else []
    refusals: tuple[Refusal, ...] = (*problems, *PROBED)
    if signed is not False:
        refusals = (*refusals, *SERVED, *CREDENTIAL, *(BODY if body or once else ("invalid_query",)),
                    *(("not_authenticated",) if signed in (True, "app", "either") else ()),
                    *(("insufficient_scope",) if scope not in (None, ANY) else ()))
    if once:                                                 # without a body there is no other one that a key could stand for
        parameters, refusals = (*parameters, _key(int(once)), REPLAYED), (*refusals, "invalid_idempotency_key", KeyInProgress,
                                                             *([KeyReused] if body else ()))
    says = extend_schema(
        operation_id=operation, summary=summary, tags=[tag], request=body, responses=dict(answers), auth=auth,
        parameters=[*_parameters(asked), *parameters, *(deprecated.parameters() if deprecated else ())],
        deprecated=bool(deprecated) or None,
        extensions={"x-problems": sorted(set(codes(refusals))), **(deprecated.extensions() if deprecated else {})})

    def told(handler: V) -> V:
        if deprecated:
            handler.deprecation = deprecated                 # type: ignore[attr-defined]  # `announce` finds it there
        handler.scope = scope                                # type: ignore[attr-defined]  # `View._check_scope`
        return says(handler)

    return told


def _lasting(credential: Any) -> str:
    """By what keys of retries are told apart. An access token is changed for another within the hour: its grant lasts."""
    return f"{type(credential).__name__} {credential.grant_id if isinstance(credential, AccessToken) else credential.pk}"


def _key(least: int) -> OpenApiParameter:
    pattern = rf'^("[\x20\x21\x23-\x7e]{{{least},255}}"|[\x21\x23-\x7e]{{{least},255}})$'
    return OpenApiParameter("Idempotency-Key", {"type": "string", "minLength": least, "maxLength": 257, "pattern": pattern},
                            OpenApiParameter.HEADER,
                            description="A key of your own, bare or in quotes, new for each new request: sent again within 24 hours with "
                                        "the same body, it is answered again and nothing is done twice.")


def _parameters(models: list[type[BaseModel]]) -> list[OpenApiParameter]:
    found = []
    for model in models:
        for name, member in model.model_json_schema()["properties"].items():
            choices = [choice for choice in member.pop("anyOf", []) if choice != {"type": "null"}]
            schema = {**member, **(choices[0] if choices else {})}
            description = schema.pop("description", "")
            schema.pop("title", None)
            if schema.get("default", ...) is None:
                schema.pop("default")
            found.append(OpenApiParameter(name, schema, OpenApiParameter.QUERY, description=description))
    return found
