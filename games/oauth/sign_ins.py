"""How a player comes into a browser: with a code that their own app asks for, as nobody here has a password.

A code is typed once and soon; what it opens is a session of the consent page, which is short, and no token of the API.
"""
import re
import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from django.utils.crypto import salted_hmac

from ..players.credentials import digest, fresh
from ..players.idempotency import Once, doing, remember
from ..players.models import Player
from .models import SignIn

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"                             # no vowels, so no words (RFC 8628, 6.1); twelve of them are 52 bits
LENGTH = 12
CODE_HOLDS, SESSION_HOLDS = timedelta(minutes=5), timedelta(minutes=15)
SESSION = "fbs_"
NOISE = re.compile(r"[\s-]+")


class Offered(NamedTuple):
    """A code to type, shown this once."""

    code: str
    expires_at: datetime


def offer(*, player: Player, now: datetime, once: Once | None = None, key: str = "") -> Offered:
    """A new code; the one before, if it was not typed yet, is good for nothing."""
    with doing(once):
        salt = secrets.token_hex(16)
        code = _code(salt, key or secrets.token_hex(16))
        remember(once, {"salt": salt, "expires_at": (now + CODE_HOLDS).isoformat()})
        SignIn.objects.filter(player=player, session=None).delete()
        SignIn.objects.create(player=player, code=_digest(code), expires_at=now + CODE_HOLDS)
    return Offered(code, now + CODE_HOLDS)


def told_again(outcome: Mapping[str, str], key: str) -> Offered:
    """What the first request with this key was answered with."""
    return Offered(_code(outcome["salt"], key), datetime.fromisoformat(outcome["expires_at"]))


def redeem(code: str, now: datetime) -> str | None:
    """A session for a code that holds, which it does once; None for any other."""
    session = fresh(SESSION)
    plain = NOISE.sub("", code[:100]).upper()
    open_ones = SignIn.objects.filter(code=_digest(plain), session=None, expires_at__gt=now, player__erased_at=None)
    return session if open_ones.update(session=digest(session), expires_at=now + SESSION_HOLDS) else None


def player_of(session: str, now: datetime) -> Player | None:
    """Who sits before a browser."""
    found = SignIn.objects.select_related("player").filter(session=digest(session), expires_at__gt=now, player__erased_at=None).first()
    return found.player if found else None


def sign_out(session: str) -> None:
    SignIn.objects.filter(session=digest(session)).delete()


def written(code: str) -> str:
    """As it is read to somebody: `BCDF-GHJK-LMNP`."""
    return "-".join(code[at:at + 4] for at in range(0, LENGTH, 4))


def _code(salt: str, key: str) -> str:
    number = int(salted_hmac(f"sign in {salt}", key, algorithm="sha256").hexdigest(), 16)
    letters = []
    for _ in range(LENGTH):
        number, at = divmod(number, len(LETTERS))
        letters.append(LETTERS[at])
    return "".join(letters)


def _digest(code: str) -> str:
    """A code is short, so what is kept of it hangs on our secret, too."""
    return salted_hmac("sign in", code, algorithm="sha256").hexdigest()
