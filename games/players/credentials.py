"""What opens a door: made by chance, shown once, kept as a digest, and told apart by how it begins.

`fpt_` is a player's token, `fsk_` an app's secret key, `fpk_` an app's publishable key; behind it stand 48 hexadecimal digits (192
random bits). For secret scanners: `\\bf(pt|sk|pk)_[0-9a-f]{48}\\b`. The first twelve characters are its name: they open nothing.
"""
import hashlib
import logging
import secrets
from datetime import datetime

from django.db import DatabaseError
from django.utils.crypto import salted_hmac

from ..transactions import writing_transaction
from .models import AppKey, Credential

logger = logging.getLogger(__name__)
RANDOM_BYTES = 24
NAMED_BY = 12                                                # characters
PLAYER_TOKEN, SECRET_KEY, PUBLISHABLE_KEY = "fpt_", "fsk_", "fpk_"
PREFIX_OF = {AppKey.Kind.SECRET: SECRET_KEY, AppKey.Kind.PUBLISHABLE: PUBLISHABLE_KEY}


def fresh(prefix: str) -> str:
    """A new credential that nobody has."""
    return prefix + secrets.token_hex(RANDOM_BYTES)


def retold(prefix: str, key: str, salt: str) -> str:
    """A credential made of a client's own key, a salt that is kept and our secret: it can be told again to whoever repeats the key."""
    return prefix + salted_hmac(salt, key, algorithm="sha256").hexdigest()[:2 * RANDOM_BYTES]


def digest(credential: str) -> str:
    """What is stored. It is random and long, so a plain SHA-256 cannot be turned back."""
    return hashlib.sha256(credential.encode()).hexdigest()


def note_use(credential: Credential, now: datetime) -> None:
    """Remember the day of the last use: one write a day and credential, and none that a request could fail for."""
    today = now.date()
    if credential.last_used_on is not None and credential.last_used_on >= today:
        return
    try:
        with writing_transaction():
            type(credential)._default_manager.filter(pk=credential.pk).exclude(last_used_on=today).update(last_used_on=today)
    except DatabaseError as error:
        logger.warning("the last use of a credential was not noted: %s", type(error).__name__)
    credential.last_used_on = today
