"""What people do with their accounts: become a guest, take a token, give it back, change the name, be forgotten."""
import hashlib
import secrets
import unicodedata
from datetime import datetime

from django.db import transaction

from .errors import BadName
from .models import NAME_LENGTH, Player, PlayerToken

TOKEN_PREFIX = "fpt_"                                        # noqa: S105  # a prefix, for secret scanners


def create_guest(*, name: str, now: datetime) -> tuple[Player, str]:
    """A new player and a token, which is shown this once. BadName where the name cannot be shown safely."""
    with transaction.atomic():
        player = Player.objects.create(name=clean_name(name), created_at=now)
        return player, mint_token(player=player, now=now)


def mint_token(*, player: Player, now: datetime) -> str:
    """A new token of a player: `fpt_` and 48 hexadecimal digits (192 random bits)."""
    token = TOKEN_PREFIX + secrets.token_hex(24)
    PlayerToken.objects.create(player=player, digest=digest(token), prefix=token[:12], created_at=now)
    return token


def revoke_token(*, token: PlayerToken, now: datetime) -> None:
    """The token opens nothing from now on. Revoking twice keeps the first time."""
    PlayerToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=now)


def rename(*, player: Player, name: str) -> None:
    """Give a player another name. BadName as for a guest."""
    player.name = clean_name(name)
    player.save(update_fields=["name"])


@transaction.atomic
def erase(*, player: Player, now: datetime) -> None:
    """Forget the person: name gone, tokens gone. The id stays, so that matches played stay whole."""
    player.name, player.erased_at = "", now
    player.save(update_fields=["name", "erased_at"])
    player.tokens.all().delete()


def clean_name(name: str) -> str:
    """The name in one Unicode form (NFC). BadName: empty, too long, or with characters that do not print (controls, bidi marks)."""
    clean = unicodedata.normalize("NFC", name)
    if not 1 <= len(clean) <= NAME_LENGTH or clean != clean.strip() or not clean.isprintable():
        raise BadName
    return clean


def digest(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain SHA-256 cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()
