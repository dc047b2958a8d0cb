"""Who is it that calls, and which players are an app's own?"""
import uuid
from datetime import datetime

from django.db.models import Q

from ..kept import Kept
from .credentials import digest
from .errors import NoSuchPlayer
from .models import App, AppKey, Player, PlayerToken

SHOWN = 100
_tokens = Kept(lambda digest: PlayerToken.objects.select_related("player").filter(digest=digest), PlayerToken._meta.get_field("digest"), "")


def token_of(secret: str) -> PlayerToken | None:
    """The stored token for what a client sent, closed or not, with its player; None where there is no such token."""
    return _tokens.first(digest(secret))


def key_of(secret: str) -> AppKey | None:
    """The stored key for what a client sent, closed or not, with its app; None where there is no such key."""
    return AppKey.objects.select_related("app").filter(digest=digest(secret)).first()


def player_of(app: App, player_id: uuid.UUID) -> Player:
    """A player of an app. NoSuchPlayer for anybody else's, so that nobody learns of them."""
    player = Player.objects.filter(pk=player_id, app=app, erased_at=None).first()
    if player is None:
        raise NoSuchPlayer
    return player


def open_tokens(player: Player, now: datetime) -> list[PlayerToken]:
    """The tokens that open something, the newest first."""
    return list(player.tokens.filter(Q(expires_at=None) | Q(expires_at__gt=now), revoked_at=None).order_by("-pk")[:SHOWN])
