"""What people do with their accounts: become a guest, take a token, give it back, change the name, be forgotten."""
import hashlib
import secrets
import unicodedata
from collections.abc import Mapping
from datetime import datetime

from django.db import transaction
from django.utils.crypto import salted_hmac

from .errors import BadName
from .idempotency import Once, doing, remember
from .models import NAME_LENGTH, Player, PlayerToken

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"                   # letters and symbols that look like nothing
TOKEN_BYTES = 24
TOKEN_PREFIX = "fpt_"                                        # noqa: S105  # a prefix, for secret scanners


def create_guest(*, name: str, now: datetime, once: Once | None = None, key: str = "") -> tuple[Player, str]:
    """A new player and a token, which is shown this once. BadName where the name cannot be shown safely.

    With `once`, the token is made of the client's own key (which must be long and random), a salt that we keep and our secret:
    so `guest_again` can tell it to whoever repeats the key, and still nothing is stored that opens anything.
    """
    clean = clean_name(name)
    with doing(once):
        player = Player(name=clean, created_at=now)
        salt = secrets.token_hex(16)
        remember(once, {"player": str(player.pk), "salt": salt})
        player.save(force_insert=True)
        return player, mint_token(player=player, now=now, secret=_from_key(key, salt) if once else None)


def guest_again(outcome: Mapping[str, str], key: str) -> tuple[Player, str]:
    """The guest and the token that the first request with this key was answered with."""
    return Player.objects.get(pk=outcome["player"]), TOKEN_PREFIX + _from_key(key, outcome["salt"])


def mint_token(*, player: Player, now: datetime, secret: str | None = None) -> str:
    """A new token of a player: `fpt_` and 48 hexadecimal digits (192 random bits)."""
    token = TOKEN_PREFIX + (secret or secrets.token_hex(TOKEN_BYTES))
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
    """The name in one Unicode form (NFC). BadName: empty, too long, nothing to see, or not printable (controls, bidi marks)."""
    clean = unicodedata.normalize("NFC", name)
    seen = [char for char in clean if char not in BLANKS and unicodedata.category(char)[0] not in "MZ"]
    if not 1 <= len(clean) <= NAME_LENGTH or clean != clean.strip() or not clean.isprintable() or not seen:
        raise BadName
    return clean


def _from_key(key: str, salt: str) -> str:
    return salted_hmac(salt, key, algorithm="sha256").hexdigest()[:2 * TOKEN_BYTES]


def digest(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain SHA-256 cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()
