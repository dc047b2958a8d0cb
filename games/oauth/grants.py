"""What players have let other apps do, until they take it back. A grant is known by the family of its refresh tokens."""
import uuid
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet

from ..kept import Kept
from ..players.credentials import digest
from ..players.models import Player
from .errors import NoSuchGrant
from .models import AccessToken, Client, Code, RefreshToken, SignIn

SHOWN = 100
AT_ONCE = 1_000
_access = Kept(lambda digest: AccessToken.objects.select_related("user", "user__app", "application").filter(token_checksum=digest),
               AccessToken._meta.get_field("token_checksum"), "")


class Held(NamedTuple):
    """A token that opens something."""

    is_access: bool
    client: Client
    player: Player
    scope: str
    issued_at: datetime
    expires_at: datetime


def access_of(secret: str) -> AccessToken | None:
    """The access token for what a client sent, with its player; None where there is none, or its player or client has gone."""
    found = _access.first(digest(secret))
    return found if found and found.user.erased_at is None and found.application.is_usable(None) else None


def held(secret: str, now: datetime) -> Held | None:
    """What a token of either kind stands for; None where it opens nothing."""
    access = access_of(secret)
    if access is not None:
        return Held(True, access.application, access.user, access.scope, access.created, access.expires) if access.expires > now else None
    refresh = RefreshToken.objects.select_related("user", "application", "access_token").filter(
        token_checksum=digest(secret), revoked=None, access_token__isnull=False, user__erased_at=None).first()
    if refresh is None or not refresh.application.is_usable(None) or ends(refresh) <= now:
        return None
    return Held(False, refresh.application, refresh.user, refresh.scope, refresh.created, ends(refresh))


def ends(refresh: RefreshToken) -> datetime:
    """Until when a refresh token holds, where nobody uses it."""
    end: datetime = refresh.access_token.expires + timedelta(seconds=settings.OAUTH_REFRESH_SECONDS)
    return end


def of(player: Player, now: datetime) -> list[RefreshToken]:
    """The grants of a player that hold, the newest first: of each the refresh token that its client has now."""
    used_since = now - timedelta(seconds=settings.OAUTH_REFRESH_SECONDS)
    held = RefreshToken.objects.select_related("application", "access_token").filter(
        user=player, revoked=None, access_token__expires__gt=used_since)
    return list(held.order_by("-granted_at", "-pk")[:SHOWN])


def end(*, player: Player, grant_id: uuid.UUID) -> None:
    """The client's tokens open nothing from now on. NoSuchGrant where the player has none by this id that holds."""
    with transaction.atomic():
        if not RefreshToken.objects.filter(user=player, token_family=grant_id, revoked=None).exists():
            raise NoSuchGrant
        RefreshToken.revoke_family(grant_id)


def end_all_of(sender: Any, *, players: QuerySet[Player], **_: Any) -> None:
    """Whatever opens something for some players in another app's hands, and their browsers."""
    for model in (Code, RefreshToken, AccessToken):
        model.objects.filter(user__in=players).delete()
    SignIn.objects.filter(player__in=players).delete()


def end_leaked(sender: Any, *, secret: str, **_: Any) -> int:
    """The grant that a token of either kind is of, also where it was changed for another since; how many that still hold."""
    of_it = RefreshToken.objects.filter(Q(token_checksum=digest(secret)) | Q(access_token__token_checksum=digest(secret)))
    of_them = RefreshToken.objects.filter(token_family__in=of_it.values("token_family"), revoked=None)
    families = {*of_them.values_list("token_family", flat=True)}
    for family in families:
        RefreshToken.revoke_family(family)
    return len(families)


def forget(now: datetime) -> None:
    """Delete what has ended, and clients that nobody registered and nobody lets do anything any more. A refresh token that was changed for
    another is kept as long as it would have held: it tells of a thief. (The toolkit's `clear_expired` wants its own tables.)"""
    long_ago = now - timedelta(seconds=settings.OAUTH_REFRESH_SECONDS)
    _delete(RefreshToken.objects.filter(revoked__lt=long_ago))
    _delete(RefreshToken.objects.filter(Q(access_token=None) | Q(access_token__expires__lt=long_ago), revoked=None))
    _delete(AccessToken.objects.filter(refresh_token=None, expires__lt=now))
    _delete(Code.objects.filter(expires__lt=now))
    _delete(SignIn.objects.filter(expires_at__lt=now))
    unused = Client.objects.filter(is_registered=False, disabled_at=None, code=None, refreshtoken=None, accesstoken=None)
    _delete(unused.filter(updated__lt=now - timedelta(seconds=settings.OAUTH_ACCESS_SECONDS)))


def _delete(rows: QuerySet[Any]) -> None:
    while True:
        some = list(rows.values_list("pk", flat=True)[:AT_ONCE])
        rows.model._default_manager.filter(pk__in=some).delete()
        if len(some) < AT_ONCE:
            return
