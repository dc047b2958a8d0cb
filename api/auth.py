"""Who is it that calls? A player by a bearer token, or nobody. No credential is read from anywhere but its header."""
import re

from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from games.players import selectors
from games.players.models import Player, PlayerToken

from .problems import CHALLENGE, Problem

BEARER = re.compile(r"Bearer +([A-Za-z0-9_]{1,200})", re.IGNORECASE)


class PlayerTokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer fpt_…` makes `request.user` the player and `request.auth` the token."""

    def authenticate(self, request: Request) -> tuple[Player, PlayerToken] | None:
        header = request.headers.get("Authorization")
        if header is None:
            return None
        sent = BEARER.fullmatch(header)
        token = selectors.token_of(sent[1]) if sent else None
        if token is None:
            raise Problem("invalid_token")
        if token.revoked_at is not None:
            raise Problem("revoked_token")
        return token.player, token

    def authenticate_header(self, request: Request) -> str:
        return CHALLENGE
