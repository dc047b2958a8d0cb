"""The games, their options and their rules: the same for everybody."""
from dataclasses import asdict
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec
from games.rulebook import GAMES
from games.rulebook.game import Game
from games.rulebook.levels import meaning
from games.rulebook.text import Language

from . import answers
from .etags import digest_etag, is_among
from .limits import MEANING, WHOLE, budgets
from .problems import Problem
from .views import ANY, IF_NONE_MATCH, POLLED, View, described


class MarkdownRenderer(BaseRenderer):
    """The rules as they are written (RFC 7763)."""

    media_type, format, charset = "text/markdown", "markdown", "utf-8"

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        return str(data["markdown"]).encode() if data else b""


class Games(View):
    @described("listGames", "List the games", "catalogue", scope=ANY, answers={200: answers.Games, 304: None}, signed=None,
               parameters=POLLED)
    def get(self, request: Request) -> Response:
        """Every game with its options as JSON Schema, its presets and its bots."""
        self.no_query()
        return shared(request, {"games": [game_body(game, self.language) for game in GAMES.values()]})


class OneGame(View):
    @described("getGame", "Read a game of the catalogue", "catalogue", scope=ANY, answers={200: answers.Game, 304: None},
               problems=("game_not_found",),
               signed=None, parameters=POLLED)
    def get(self, request: Request, game: str) -> Response:
        """One game with its options as JSON Schema, its presets and its bots."""
        self.no_query()
        return shared(request, game_body(_game(game), self.language))


class Rules(View):
    renderer_classes = (JSONRenderer, MarkdownRenderer)

    @described("getRules", "Read the rules of a game", "catalogue", scope=ANY, problems=("game_not_found",), signed=None, parameters=POLLED,
               answers={(200, "application/json"): answers.Rules, (200, "text/markdown"): str, 304: None})
    def get(self, request: Request, game: str) -> Response:
        """The rules for players in the language asked for (`Accept-Language`), as JSON or, with `Accept: text/markdown`, plain."""
        self.no_query()
        found = _game(game)
        return shared(request, {"game": found.slug, "language": self.language, "markdown": found.rules(self.language)})


class Limits(View):
    @described("getLimits", "Read the limits", "service", scope=ANY, answers={200: answers.Limits, 304: None}, signed=None,
               parameters=(IF_NONE_MATCH,))
    def get(self, request: Request) -> Response:
        """The budgets of one caller: so many requests in so many seconds. `RateLimit` on each answer says what is left."""
        self.no_query()
        return shared(request, {"limits": [{"budget": name, "requests": item.amount // WHOLE, "seconds": item.get_expiry(),
                                            "for": MEANING[name].to(self.language)} for name, item in budgets().items()],
                                "enforced": settings.RATE_LIMITS})


def game_body(game: Game[Any, Any, Any, Any], language: Language) -> dict[str, Any]:
    """A game as the catalogue has it."""
    return {
        "slug": game.slug, "name": game.name.to(language), "rules_version": game.rules_version,
        "players": {"min": game.seats.start, "max": game.seats.stop - 1},
        "presets": {name: asdict(options) for name, options in game.presets.items()},
        "options": codec.options_schema(game, language),
        "bot_levels": list(game.bot.levels),
        "bots": [{"level": level, "description": meaning(level).to(language), "typical_ms": game.bot.typical_ms.get(level, 1),
                  "max_ms": round(settings.BOT_THINK_SECONDS * 1_000)} for level in game.bot.levels],
        "clock": {"turn_seconds": settings.TURN_SECONDS, "doubt_seconds": settings.DOUBT_SECONDS, "on_timeout": "autoplay",
                  "timeouts_allowed": settings.TIMEOUTS_ALLOWED},
    }


def shared(request: HttpRequest | Request, body: dict[str, Any]) -> Response:
    """An answer that is the same for everybody who asks in that language, and may be kept for a while."""
    etag = digest_etag([body, request.headers.get("Accept", "")])
    response = Response(status=304) if is_among(etag, request.headers.get("If-None-Match")) else Response(body)
    for name, value in {"ETag": etag, "Cache-Control": "public, max-age=300", "Vary": "Accept, Accept-Language"}.items():
        response[name] = value
    return response


def _game(slug: str) -> Game[Any, Any, Any, Any]:
    if slug not in GAMES:
        raise Problem("game_not_found", game=slug)
    return GAMES[slug]
