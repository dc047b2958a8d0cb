"""What is done with client teams' apps and their keys: make, rotate with an overlap, revoke, disable. A key is told this once."""
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db import transaction
from django.db.models import Q

from .credentials import NAMED_BY, PREFIX_OF, digest, fresh
from .models import App, AppKey, Player, PlayerToken
from .signals import leaked, shut_out

OVERLAP = timedelta(days=7)                                  # in which the old key holds beside the new one


class Told(NamedTuple):
    """A new key: what is stored of it, and the key itself, which is shown once."""

    row: AppKey
    key: str


@transaction.atomic
def create_app(*, app: App, now: datetime) -> list[Told]:
    """Store a new app, and make its first secret and its first publishable key."""
    app.created_at = now
    app.save(force_insert=True)
    return [issue_key(app=app, kind=kind, now=now) for kind in AppKey.Kind]


def issue_key(*, app: App, kind: str, now: datetime) -> Told:
    """One more key of an app."""
    key = fresh(PREFIX_OF[AppKey.Kind(kind)])
    return Told(AppKey.objects.create(app=app, kind=kind, digest=digest(key), prefix=key[:NAMED_BY], created_at=now), key)


@transaction.atomic
def rotate_keys(*, app: App, kind: str, now: datetime, overlap: timedelta = OVERLAP) -> Told:
    """A new key; those of its kind that there are hold until the overlap is over, none of them longer than it would have."""
    App.objects.select_for_update().get(pk=app.pk)           # two at once: the second ends the key of the first, too
    end = now + overlap
    app.keys.filter(Q(expires_at=None) | Q(expires_at__gt=end), kind=kind, revoked_at=None).update(expires_at=end)
    return issue_key(app=app, kind=kind, now=now)


def revoke(*, name: str, now: datetime) -> int:
    """Whatever begins with these twelve characters opens nothing from now on, key or token; how many that were.

    More characters may be given: who finds a leaked key need not cut it. What another app holds for a player is known by all of them alone.
    """
    named = sum(model._default_manager.filter(prefix=name[:NAMED_BY], revoked_at=None).update(revoked_at=now)
                for model in (AppKey, PlayerToken))
    return named + sum(int(ended or 0) for _, ended in leaked.send(AppKey, secret=name))


@transaction.atomic
def disable_app(*, app: App, now: datetime, players: bool = False) -> int:
    """Its keys open nothing until it is enabled. Its players play on, for others sit with them, unless `players`: how many tokens ended."""
    App.objects.filter(pk=app.pk, disabled_at=None).update(disabled_at=now)
    app.refresh_from_db(fields=["disabled_at"])
    if not players:
        return 0
    shut_out.send(App, players=Player.objects.filter(app=app))
    return PlayerToken.objects.filter(player__app=app, revoked_at=None).update(revoked_at=now)


def enable_app(*, app: App) -> None:
    """Its keys hold again; tokens that were revoked stay so."""
    app.disabled_at = None
    app.save(update_fields=["disabled_at"])
