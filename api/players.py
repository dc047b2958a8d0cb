"""Guests and tokens, and what belongs to whoever calls."""
from typing import Any

from django.conf import settings
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec, selectors
from games.matches import services as matches
from games.players import services
from games.players.idempotency import AnsweredBefore
from games.players.models import Player, PlayerToken

from . import answers
from .bodies import InboxQuery, NewGuest, NewName
from .etags import conditional, digest_etag
from .presenting import player_body, summary
from .problems import Problem
from .views import POLLED, View, described

KEY_OF_NOBODY = 32                                           # characters: without a credential the key alone says who it is


class Guests(View):
    @described("createGuest", "Become a guest", "players", body=NewGuest, answers={201: answers.Guest},
               problems=("guests_closed", "weak_idempotency_key"), signed=False, once=True)
    def post(self, request: Request) -> Response:
        """A player and a token that is shown this once: keep it, it is all that you need."""
        wish = self.body(NewGuest)
        if not settings.OPEN_GUESTS:
            raise Problem("guests_closed")
        once, key = self.once(self.json()), self.idempotency_key or ""
        if once and len(key) < KEY_OF_NOBODY:
            raise Problem("weak_idempotency_key")
        replayed = False
        try:
            player, token = services.create_guest(name=wish.name, now=self.now, once=once, key=key)
        except AnsweredBefore as before:
            player, token = services.guest_again(before.outcome, key)
            replayed = True
        response = Response({"player": player_body(player, self.language), "token": token}, status=201)
        response["Cache-Control"] = "no-store"
        if replayed:
            response["Idempotent-Replayed"] = "true"
        return response


class CurrentToken(View):
    @described("revokeCurrentToken", "Revoke the token you send", "players", answers={204: None})
    def delete(self, request: Request) -> Response:
        """The token that this request carries opens nothing from now on."""
        assert self.player
        self.no_query()
        assert isinstance(request.auth, PlayerToken)
        services.revoke_token(token=request.auth, now=self.now)
        return Response(status=204)


class Me(View):
    @described("getMe", "Read your profile", "players", answers={200: answers.Me})
    def get(self, request: Request) -> Response:
        """Who you are to us."""
        player = self.player
        self.no_query()
        return _private(_me(player))

    @described("updateMe", "Change your name", "players", body=NewName, answers={200: answers.Me})
    def patch(self, request: Request) -> Response:
        """Another name, in your matches, too."""
        player = self.player
        services.rename(player=player, name=self.body(NewName).name)
        matches.looks_different(player=player)
        return _private(_me(player))

    @described("deleteMe", "Be forgotten", "players", answers={204: None})
    def delete(self, request: Request) -> Response:
        """Your name and tokens are gone for good; matches that run are resigned and stay playable for the others."""
        player = self.player
        self.no_query()
        matches.leave_everything(player=player, now=self.now)
        services.erase(player=player, now=self.now)
        matches.looks_different(player=player)
        return Response(status=204)


class Inbox(View):
    @described("listMyMatches", "Read your inbox", "players", query=InboxQuery, answers={200: answers.Inbox, 304: None}, parameters=POLLED)
    def get(self, request: Request) -> Response:
        """Your matches, what waits for you first, the most urgent on top."""
        player, asked = self.player, self.query(InboxQuery)
        wanted: dict[str, Any] = {"status": asked.status, "awaiting_me": asked.awaiting == "me", "limit": asked.limit}
        etag = digest_etag([player.pk, self.language, wanted, selectors.inbox_versions(player, **wanted)])
        return conditional(request, etag, lambda: {"items": [summary(position, player, self.language, self.now)
                                                             for position in selectors.inbox(player, **wanted)]})


def _me(player: Player) -> dict[str, Any]:
    return {"id": str(player.pk), "name": player.name, "created_at": codec.instant(player.created_at)}


def _private(body: dict[str, Any]) -> Response:
    response = Response(body)
    response["Cache-Control"], response["Vary"] = "private, no-store", "Authorization"
    return response
