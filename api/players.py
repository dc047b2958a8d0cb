"""Guests and tokens, and what belongs to whoever calls."""
from typing import Any

from django.conf import settings
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec, selectors
from games.matches import services as matches
from games.players import services
from games.players.credentials import PUBLISHABLE_KEY
from games.players.errors import QuotaReached
from games.players.idempotency import AnsweredBefore
from games.players.models import App, Player, PlayerToken
from games.usage import writing as usage

from . import answers
from .auth import app_of
from .bodies import InboxQuery, NewGuest, NewName
from .etags import conditional, inbox_etag
from .limits import address_of
from .presenting import player_body, summary
from .problems import Problem
from .views import WAITED, View, described

KEY_OF_NOBODY = 32                                           # characters: without a credential the key alone says who it is


class Guests(View):
    budget = "guests"

    @described("createGuest", "Become a guest", "players", body=NewGuest, answers={201: answers.Guest},
               problems=("guests_closed", "weak_idempotency_key", "invalid_app_key", "revoked_app_key", "expired_app_key", QuotaReached),
               signed="open", once=KEY_OF_NOBODY)
    def post(self, request: Request) -> Response:
        """A player and a token that is shown this once: keep it, it is all that you need.

        With an app's publishable key in `X-App-Key` the guest belongs to that app, whose backend can claim them later, for an account.
        """
        app = app_of(request, self.now)
        if isinstance(request.user, App):
            raise Problem("wrong_credential_kind", wanted=PUBLISHABLE_KEY)
        wish = self.body(NewGuest)
        if app is None and not settings.OPEN_GUESTS:
            raise Problem("guests_closed")
        once, key = self.once([self.json(), str(app.pk)] if app else self.json()), self.idempotency_key or ""
        if once and len(key) < KEY_OF_NOBODY:
            raise Problem("weak_idempotency_key")
        replayed = False
        try:
            guest = services.create_guest(name=wish.name, now=self.now, app=app, address=address_of(request._request), once=once, key=key)
        except AnsweredBefore as before:
            guest = services.told_again(before.outcome, key)
            replayed = True
        response = Response({"player": player_body(guest.player, self.language), "token": guest.token,
                             "expires_at": codec.instant(guest.expires_at)}, status=201)
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
    @described("getMe", "Read your profile", "players", scope="profile", answers={200: answers.Me})
    def get(self, request: Request) -> Response:
        """Who you are to us."""
        player = self.player
        self.no_query()
        return _private(_me(player))

    @described("updateMe", "Change your name", "players", scope="profile", body=NewName, answers={200: answers.Me})
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
        usage.forget_player(player.pk)
        matches.looks_different(player=player)
        return Response(status=204)


class Inbox(View):
    @described("listMyMatches", "Read your inbox", "players", scope="read", query=InboxQuery, answers={200: answers.Inbox, 304: None},
               parameters=WAITED)
    def get(self, request: Request) -> Response:
        """Your matches, what waits for you first, the most urgent on top."""
        player, asked = self.player, self.query(InboxQuery)
        wanted: dict[str, Any] = {"status": asked.status, "awaiting_me": asked.awaiting == "me", "limit": asked.limit}
        etag = inbox_etag(player.pk.hex, self.language, versions=selectors.inbox_versions(player, **wanted), **wanted)
        return conditional(request, etag, lambda: {"items": [summary(position, player, self.language, self.now)
                                                             for position in selectors.inbox(player, **wanted)]})


def _me(player: Player) -> dict[str, Any]:
    return {"id": str(player.pk), "name": player.name, "created_at": codec.instant(player.created_at)}


def _private(body: dict[str, Any]) -> Response:
    response = Response(body)
    response["Cache-Control"], response["Vary"] = "private, no-store", "Authorization"
    return response
