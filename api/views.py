"""What the resources have in common: reading a request strictly, knowing its player and language, and being described."""
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, TypeVar

from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from pydantic import BaseModel
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.matches.position import Position
from games.players.models import Player
from games.rulebook.text import Language

from .bodies import NoQuery
from .etags import match_etag, tagged
from .language import language_of
from .parsing import Asked, Body, Nothing, Strict, read_body, read_query
from .presenting import match_body
from .problems import Problem

V = TypeVar("V", bound=Callable[..., Any])
ETAG = OpenApiParameter("ETag", str, OpenApiParameter.HEADER, response=[200, 201], description="What you see, as one short string.")
IF_NONE_MATCH = OpenApiParameter("If-None-Match", str, OpenApiParameter.HEADER, description="The ETag you have: 304 where nothing changed.")
IF_MATCH = OpenApiParameter("If-Match", str, OpenApiParameter.HEADER, description="Play only where the match is as this ETag has it.")


class View(APIView):
    """A resource. `now` is when its request came in: the clock that its match is judged by."""

    request: Request
    now: datetime

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.now = timezone.now()
        super().initial(request, *args, **kwargs)

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        response.headers.setdefault("Content-Language", language_of(request))
        return response

    @property
    def language(self) -> Language:
        return language_of(self.request)

    @property
    def anybody(self) -> Player | None:
        """The player who calls, or None."""
        return self.request.user if isinstance(self.request.user, Player) else None

    @property
    def player(self) -> Player:
        """The player who calls. Problem `not_authenticated` where nobody does."""
        if self.anybody is None:
            raise Problem("not_authenticated")
        return self.anybody

    def body(self, model: type[Body]) -> Body:
        """The body, read strictly."""
        return read_body(model, self.json())

    def json(self) -> Any:
        """The body as parsed JSON."""
        if "HTTP_CONTENT_ENCODING" in self.request.META:
            raise Problem("unsupported_media_type")
        return self.request.data

    def no_body(self) -> None:
        """For requests that need none: an empty object at most."""
        self.body(Nothing)

    def query(self, model: type[Asked]) -> Asked:
        """The query string, read strictly."""
        return read_query(model, self.request._request.GET)

    def no_query(self) -> None:
        self.query(NoQuery)

    def match_answer(self, position: Position, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
        """The match after something was done to it, for the one who did."""
        response = Response(match_body(position, self.player, self.language, self.now), status=status, headers=dict(headers or {}))
        return tagged(response, match_etag(position.match, position.seat_of(self.player), self.language))


def described(operation: str, summary: str, tag: str, *, answers: Mapping[int, Any], problems: tuple[int, ...] = (),
              body: type[Strict] | Mapping[str, Any] | None = None, query: type[BaseModel] | None = None,
              signed: bool | None = True, parameters: tuple[OpenApiParameter, ...] = ()) -> Callable[[V], V]:
    """Say in the schema what an operation is. `signed`: with a token (True), without (False), or either (None)."""
    auth = {True: [{"playerToken": []}], False: [], None: [{}, {"playerToken": []}]}[signed]
    asked = [query] if query else []
    decorate = extend_schema(operation_id=operation, summary=summary, tags=[tag], request=body, responses=dict(answers), auth=auth,
                             parameters=[*_parameters(asked), *parameters], extensions={"x-problems": sorted(problems)})
    return decorate                                          # type: ignore[return-value]


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
