"""What a player lets other apps do, and how they come to the page where they are asked. Closed to those apps themselves."""
import uuid
from typing import Any
from urllib.parse import urlencode

from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec
from games.oauth import grants, sign_ins
from games.oauth.errors import NoSuchGrant
from games.oauth.models import RefreshToken
from games.players.idempotency import AnsweredBefore

from . import answers
from .views import View, described


class Grants(View):
    @described("listGrants", "List what you let other apps do", "oauth", answers={200: answers.Grants})
    def get(self, request: Request) -> Response:
        """What holds, the newest first: who may do what, since when."""
        player = self.player
        self.no_query()
        response = Response({"items": [grant_body(grant) for grant in grants.of(player, self.now)]})
        response["Cache-Control"], response["Vary"] = "private, no-store", "Authorization"
        return response


class OneGrant(View):
    @described("endGrant", "Take it back", "oauth", answers={204: None}, problems=(NoSuchGrant,))
    def delete(self, request: Request, grant_id: uuid.UUID) -> Response:
        """The app's tokens open nothing from now on; it can ask you again."""
        player = self.player
        self.no_query()
        grants.end(player=player, grant_id=grant_id)
        return Response(status=204)


class SignIns(View):
    @described("createSignIn", "Sign in on the web", "oauth", answers={201: answers.SignIn}, once=True)
    def post(self, request: Request) -> Response:
        """A code that your player types where another app asks to act for them, or an address to open for them that has it filled in.

        It is good once and for five minutes, and the one before it no longer. Show it to the player and to nobody else: who types it is
        that player there, for a quarter of an hour.
        """
        player = self.player
        self.no_body()
        once, key = self.once(self.json()), self.idempotency_key or ""
        replayed = False
        try:
            offered = sign_ins.offer(player=player, now=self.now, once=once, key=key)
        except AnsweredBefore as before:
            offered, replayed = sign_ins.told_again(before.outcome, key), True
        code = sign_ins.written(offered.code)
        address = request.build_absolute_uri(f"/oauth/sign-in?{urlencode({'code': code})}")
        response = Response({"code": code, "url": address, "expires_at": codec.instant(offered.expires_at)}, status=201)
        response["Cache-Control"] = "no-store"
        if replayed:
            response["Idempotent-Replayed"] = "true"
        return response


def grant_body(grant: RefreshToken) -> dict[str, Any]:
    """A grant, by the refresh token that its client has now."""
    client = grant.application
    return {"id": str(grant.token_family), "scopes": grant.scope.split(),
            "client": {"client_id": client.client_id, "name": client.name or None, "registered": client.is_registered,
                       "address": client.redirect_uris.split()[0]},
            "granted_at": codec.instant(grant.granted_at), "renewed_at": codec.instant(grant.created),
            "expires_at": codec.instant(grants.ends(grant))}
