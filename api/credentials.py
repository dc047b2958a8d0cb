"""For the backends of client teams: players by the team's own id, and the tokens of those players."""
import uuid
from typing import Any

from django.urls.converters import StringConverter
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec
from games.matches import services as matches
from games.players import selectors, services
from games.players.errors import ClaimConflict, ClaimRefused, NoSuchPlayer, NoSuchToken, QuotaReached
from games.players.idempotency import AnsweredBefore
from games.players.models import Player, PlayerToken

from . import answers
from .bodies import NewPlayer, NewToken
from .views import View, described

NEVER_KEPT = "no-store"


class TokenName(StringConverter):
    """The first characters of a player's token, in an address."""

    regex = "fpt_[0-9a-f]{8}"


class Players(View):
    budget = "backends"

    @described("createPlayer", "Create or find a player by your own id", "apps", body=NewPlayer, signed="app", once=True,
               answers={200: answers.AppPlayer, 201: answers.AppPlayer},
               problems=(ClaimConflict, ClaimRefused, NoSuchPlayer, QuotaReached))
    def post(self, request: Request) -> Response:
        """Send it at every sign-in: 201 where the player is new, 200 where there was one, who keeps the name they have.

        `claim` makes a guest that player: send the token that the guest got, and nothing of theirs is lost, neither seats nor matches nor
        the token. The guest must be of your app or of none, and your `external_id` must be free.
        """
        app, wish = self.app, self.body(NewPlayer)
        try:
            player, created, renamed = services.find_or_create(
                app=app, external_id=wish.external_id, name=wish.name, claim=wish.claim, now=self.now, once=self.once(self.json()))
        except AnsweredBefore as before:
            player, created, renamed = selectors.player_of(app, uuid.UUID(before.outcome["player"])), before.outcome["created"], False
            return _replayed(_about(player, 201 if created else 200))
        if renamed:
            matches.looks_different(player=player)
        return _about(player, 201 if created else 200)


class OnePlayer(View):
    @described("getPlayer", "Read a player of your app", "apps", answers={200: answers.AppPlayer}, signed="app", problems=(NoSuchPlayer,))
    def get(self, request: Request, player_id: uuid.UUID) -> Response:
        """A player whom your backend created or claimed, or a guest of your app."""
        player = selectors.player_of(self.app, player_id)
        self.no_query()
        return _about(player, 200)


class PlayerTokens(View):
    budget = "backends"

    @described("listTokens", "List the tokens of a player", "apps", answers={200: answers.Tokens}, signed="app", problems=(NoSuchPlayer,))
    def get(self, request: Request, player_id: uuid.UUID) -> Response:
        """Those that open something, the newest first, each by its first characters."""
        player = selectors.player_of(self.app, player_id)
        self.no_query()
        return _unkept({"items": [token_body(token) for token in selectors.open_tokens(player, self.now)]})

    @described("createToken", "Mint a token for a player", "apps", body=NewToken, answers={201: answers.NewToken}, signed="app",
               once=True, problems=(NoSuchPlayer,))
    def post(self, request: Request, player_id: uuid.UUID) -> Response:
        """Hand it to the player's device; it is shown this once. A player has several, and beyond the limit the oldest is revoked."""
        player, wish = selectors.player_of(self.app, player_id), self.body(NewToken)
        once, key = self.once(self.json()), self.idempotency_key or ""
        try:
            minted = services.mint_token(player=player, now=self.now, seconds=wish.expires_in, once=once, key=key)
        except AnsweredBefore as before:
            return _replayed(_unkept(minted_body(services.told_again(before.outcome, key)), 201))
        return _unkept(minted_body(minted), 201)

    @described("revokeTokens", "Revoke all tokens of a player", "apps", answers={204: None}, signed="app", problems=(NoSuchPlayer,))
    def delete(self, request: Request, player_id: uuid.UUID) -> Response:
        """They open nothing from now on, on no device."""
        player = selectors.player_of(self.app, player_id)
        self.no_query()
        services.revoke_tokens(player=player, now=self.now)
        return Response(status=204)


class OneToken(View):
    @described("revokeToken", "Revoke a token of a player", "apps", answers={204: None}, signed="app", problems=(NoSuchPlayer, NoSuchToken))
    def delete(self, request: Request, player_id: uuid.UUID, token_id: str) -> Response:
        """By its `id`, which is its first twelve characters."""
        player = selectors.player_of(self.app, player_id)
        self.no_query()
        services.revoke_tokens(player=player, name=token_id, now=self.now)
        return Response(status=204)


def minted_body(minted: services.Minted) -> dict[str, Any]:
    """A new token, shown this once."""
    return {"token": minted.token, "id": minted.token[:12], "expires_at": codec.instant(minted.expires_at)}


def token_body(token: PlayerToken) -> dict[str, Any]:
    """A token as it may be shown ever after."""
    return {"id": token.prefix, "created_at": codec.instant(token.created_at), "expires_at": codec.instant(token.expires_at),
            "last_used_on": token.last_used_on and token.last_used_on.isoformat()}


def _about(player: Player, status: int) -> Response:
    response = _unkept({"id": str(player.pk), "name": player.name, "external_id": player.external_id or None,
                        "created_at": codec.instant(player.created_at)}, status)
    if status == 201:
        response["Location"] = f"/v1/players/{player.pk}"
    return response


def _unkept(body: dict[str, Any], status: int = 200) -> Response:
    response = Response(body, status=status)
    response["Cache-Control"], response["Vary"] = NEVER_KEPT, "Authorization"
    return response


def _replayed(response: Response) -> Response:
    response["Idempotent-Replayed"] = "true"
    return response
