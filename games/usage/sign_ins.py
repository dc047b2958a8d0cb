"""How people of a client team come to the page of their app: by a link that their server makes with its secret key, good once and not long.

The key itself is in no address and no browser. Who is signed in stays so only while that key opens something.
"""
import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.contrib.sessions.backends.db import SessionStore

from ..players.credentials import digest, fresh, retold
from ..players.idempotency import Once, doing, remember
from ..players.models import App, AppKey
from .models import SignIn

PREFIX = "fst_"                                              # our log lines blot it out, as they do keys and tokens
LIFETIME = timedelta(minutes=10)


class Made(NamedTuple):
    """What the link ends with, which is told this once, and until when it is good."""

    token: str
    expires_at: datetime


def make(*, key: AppKey, now: datetime, once: Once | None = None, idempotency_key: str = "") -> Made:
    """A new link, for whoever is handed it."""
    made, salt = now + LIFETIME, secrets.token_hex(16)
    with doing(once):
        token = fresh(PREFIX) if once is None else retold(PREFIX, idempotency_key, salt)
        remember(once, {"salt": salt, "expires_at": made.isoformat()})
        SignIn.objects.create(key=key, digest=digest(token), expires_at=made)
    return Made(token, made)


def told_again(outcome: Mapping[str, Any], idempotency_key: str) -> Made:
    """What the first request with this key was answered with, used by now or not."""
    return Made(retold(PREFIX, idempotency_key, outcome["salt"]), datetime.fromisoformat(outcome["expires_at"]))


def is_good(token: str, now: datetime) -> bool:
    return SignIn.objects.filter(digest=digest(token), expires_at__gt=now).exists()


def use(token: str, now: datetime) -> AppKey | None:
    """The key that the link was made with; from now on it opens nothing. None where it opens nothing already."""
    found = SignIn.objects.select_related("key__app").filter(digest=digest(token), expires_at__gt=now).first()
    if found is None or not SignIn.objects.filter(pk=found.pk).delete()[0]:            # of two at once one deletes it
        return None
    return found.key if app_behind(found.key, now) else None


def app_of(key_id: int, now: datetime) -> App | None:
    """The app of who has signed in with a link of this key; None where the key opens nothing any more."""
    key = AppKey.objects.select_related("app").filter(pk=key_id).first()
    return app_behind(key, now) if key else None


def app_behind(key: AppKey, now: datetime) -> App | None:
    return None if key.closed(now) or key.app.disabled_at is not None else key.app


def forget(now: datetime) -> None:
    """Delete links that nobody has used, and the sessions that those who did have had (a moderator's, too)."""
    SignIn.objects.filter(expires_at__lte=now).delete()
    SessionStore.clear_expired()
