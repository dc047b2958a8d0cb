"""Guests and tokens, and what belongs to whoever calls."""
from typing import Any

from django.conf import settings
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec, selectors
from games.matches import services as matches
from games.players import services
from games.players.models import Player

from . import answers
from .bodies import InboxQuery, NewGuest, NewName
from .etags import conditional, digest_etag
from .presenting import player_body, summary
from .problems import Problem
from .views import IF_NONE_MATCH, View, described


class Guests(View):
    @described("createGuest", "Become a guest", "players", body=NewGuest, answers={201: answers.Guest},
               problems=(400, 403, 413, 415), signed=False)
    def post(self, request: Request) -> Response:
        """A player and a token that is shown this once: keep it, it is all that you need."""
        wish = self.body(NewGuest)
        if not settings.OPEN_GUESTS:
            raise Problem("guests_closed")
        player, token = services.create_guest(name=wish.name, now=self.now)
        response = Response({"player": player_body(player, self.language), "token": token}, status=201)
        response["Cache-Control"] = "no-store"
        return response


class CurrentToken(View):
    @described("revokeCurrentToken", "Revoke the token you send", "players", answers={204: None}, problems=(400, 401))
    def delete(self, request: Request) -> Response:
        """The token that this request carries opens nothing from now on."""
        self.no_query()
        assert self.player
        services.revoke_token(token=request.auth, now=self.now)
        return Response(status=204)


class Me(View):
    @described("getMe", "Read your profile", "players", answers={200: answers.Me}, problems=(400, 401))
    def get(self, request: Request) -> Response:
        """Who you are to us."""
        self.no_query()
        return _private(_me(self.player))

    @described("updateMe", "Change your name", "players", body=NewName, answers={200: answers.Me}, problems=(400, 401, 413, 415))
    def patch(self, request: Request) -> Response:
        """Another name, in your matches, too."""
        player = self.player
        services.rename(player=player, name=self.body(NewName).name)
        matches.looks_different(player=player)
        return _private(_me(player))

    @described("deleteMe", "Be forgotten", "players", answers={204: None}, problems=(400, 401))
    def delete(self, request: Request) -> Response:
        """Your name and tokens are gone for good; matches that run are resigned and stay playable for the others."""
        self.no_query()
        player = self.player
        matches.leave_everything(player=player, now=self.now)
        services.erase(player=player, now=self.now)
        matches.looks_different(player=player)
        return Response(status=204)


class Inbox(View):
    @described("listMyMatches", "Read your inbox", "players", query=InboxQuery, answers={200: answers.Inbox, 304: None},
               problems=(400, 401), parameters=(IF_NONE_MATCH,))
    def get(self, request: Request) -> Response:
        """Your matches, what waits for you first, the most urgent on top."""
        player, asked = self.player, self.query(InboxQuery)
        wanted = {"status": asked.status, "awaiting_me": asked.awaiting == "me", "limit": asked.limit}
        etag = digest_etag([player.pk, self.language, wanted, selectors.inbox_versions(player, **wanted)])
        return conditional(request, etag, lambda: {"items": [summary(position, player, self.language, self.now)
                                                             for position in selectors.inbox(player, **wanted)]})


def _me(player: Player) -> dict[str, Any]:
    return {"id": str(player.pk), "name": player.name, "created_at": codec.instant(player.created_at)}


def _private(body: dict[str, Any]) -> Response:
    response = Response(body)
    response["Cache-Control"], response["Vary"] = "private, no-store", "Authorization"
    return response
