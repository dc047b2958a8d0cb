"""Who is it that calls?"""
from .models import PlayerToken
from .services import digest


def token_of(secret: str) -> PlayerToken | None:
    """The stored token for what a client sent, revoked or not, with its player; None where there is no such token."""
    return PlayerToken.objects.select_related("player").filter(digest=digest(secret)).first()
