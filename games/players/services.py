"""What people do with their accounts: become a guest, take a token, give it back, change the name, be forgotten; and what the backend
of a client team does for them: find or create them by its own id, claim a guest, mint and revoke tokens."""
import secrets
import unicodedata
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Q

from . import quotas, selectors
from .credentials import NAMED_BY, PLAYER_TOKEN, digest, fresh, retold
from .errors import AlreadyClaimed, BadName, ClaimRefused, ExternalIdTaken, NoSuchPlayer, NoSuchToken
from .idempotency import Once, doing, remember
from .models import NAME_LENGTH, App, Player, PlayerToken
from .signals import shut_out

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"                   # letters and symbols that look like nothing
ENDED_KEPT = timedelta(days=90)                              # a revoked or expired token is told apart from an unknown one for so long
AT_ONCE = 1_000


class Minted(NamedTuple):
    """A player's new token, which is shown this once, and until when it holds (None: until it is revoked)."""

    player: Player
    token: str
    expires_at: datetime | None


class Found(NamedTuple):
    """A player by an app's own id; `created` says whether there was none before, `renamed` whether others see another name now."""

    player: Player
    created: bool
    renamed: bool = False


def create_guest(*, name: str, now: datetime, app: App | None = None, address: str = "", once: Once | None = None, key: str = "") -> Minted:
    """A new player and a token. BadName where the name cannot be shown safely; QuotaReached where app or address made enough today.

    With `once`, the token is made of the client's own key (which must be long and random), a salt that we keep and our secret:
    so `told_again` can tell it to whoever repeats the key, and still nothing is stored that opens anything.
    """
    clean = clean_name(name)
    with doing(once):
        player = Player(name=clean, app=app, created_at=now)
        token = _remembered(once, player, key)
        quotas.count_guest(app=app, address=address, now=now)
        player.save(force_insert=True)
        return _store(player, token, now, _end(now, settings.GUEST_TOKEN_SECONDS), used=True)


def told_again(outcome: Mapping[str, str], key: str) -> Minted:
    """What the first request with this key was answered with: a guest's token, or one that was minted."""
    token = retold(PLAYER_TOKEN, key, outcome["salt"])
    stored = PlayerToken.objects.filter(digest=digest(token)).first()
    return Minted(Player.objects.get(pk=outcome["player"]), token, stored.expires_at if stored else None)


def mint_token(*, player: Player, now: datetime, seconds: int | None = None, once: Once | None = None, key: str = "") -> Minted:
    """One more token of a player; beyond TOKENS_PER_PLAYER the oldest are revoked, so that a new phone always gets in."""
    with doing(once):
        if not Player.objects.select_for_update().filter(pk=player.pk, erased_at=None).exists():         # tokens are counted one at a time
            raise NoSuchPlayer
        token = _remembered(once, player, key)
        minted = _store(player, token, now, _end(now, settings.TOKEN_SECONDS if seconds is None else seconds))
        surplus = selectors.open_tokens(player, now)[settings.TOKENS_PER_PLAYER:]
        PlayerToken.objects.filter(pk__in=[old.pk for old in surplus]).update(revoked_at=now)
        return minted


def revoke_token(*, token: PlayerToken, now: datetime) -> None:
    """The token opens nothing from now on. Revoking twice keeps the first time."""
    PlayerToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=now)


@transaction.atomic
def revoke_tokens(*, player: Player, now: datetime, name: str | None = None) -> None:
    """All tokens of a player, and what other apps hold of theirs; or the one of a name. NoSuchToken where there never was one; revoking
    twice keeps the first time."""
    if name is None:
        shut_out.send(Player, players=Player.objects.filter(pk=player.pk))
    tokens = player.tokens.all() if name is None else player.tokens.filter(prefix=name)
    if name is not None and not tokens.exists():
        raise NoSuchToken
    tokens.filter(revoked_at=None).update(revoked_at=now)


def find_or_create(*, app: App, external_id: str, name: str | None, claim: str | None, now: datetime, once: Once | None = None) -> Found:
    """The player that an app's backend knows by this id; created where there is none. A player that is found keeps its name.

    `claim` is the token of a guest, who becomes that player and keeps id, seats, matches and tokens; `name` then renames. ClaimRefused
    where the token proves nothing, ExternalIdTaken and AlreadyClaimed where the two belong to different people.
    """
    clean = None if name is None else clean_name(name)
    for last in (False, True):
        try:
            with doing(once):
                found = _find_or_create(app, external_id, clean, claim, now)
                remember(once, {"player": str(found.player.pk), "created": found.created})
                return found
        except IntegrityError:                               # somebody else has just made it: now it is found
            if last:
                raise
    raise AssertionError


def rename(*, player: Player, name: str) -> None:
    """Give a player another name. BadName as for a guest."""
    player.name = clean_name(name)
    Player.objects.filter(pk=player.pk, erased_at=None).update(name=player.name)     # who is erased this moment stays so


@transaction.atomic
def erase(*, player: Player, now: datetime) -> None:
    """Forget the person: name, external id and tokens gone. The id stays, so that matches played stay whole."""
    player.name, player.external_id, player.erased_at = "", "", now
    player.save(update_fields=["name", "external_id", "erased_at"])
    player.tokens.all().delete()
    shut_out.send(Player, players=Player.objects.filter(pk=player.pk))


def forget_ended_tokens(now: datetime) -> None:
    """Delete tokens that have long been revoked or expired, bit by bit."""
    while True:
        old = PlayerToken.objects.filter(Q(revoked_at__lt=now - ENDED_KEPT) | Q(expires_at__lt=now - ENDED_KEPT))
        deleted, _ = PlayerToken.objects.filter(pk__in=list(old.values_list("pk", flat=True)[:AT_ONCE])).delete()
        if deleted < AT_ONCE:
            return


def clean_name(name: str) -> str:
    """The name in one Unicode form (NFC). BadName: empty, too long, nothing to see, or not printable (controls, bidi marks)."""
    clean = unicodedata.normalize("NFC", name)
    seen = [char for char in clean if char not in BLANKS and unicodedata.category(char)[0] not in "MZ"]
    if not 1 <= len(clean) <= NAME_LENGTH or clean != clean.strip() or not clean.isprintable() or not seen:
        raise BadName
    return clean


def _find_or_create(app: App, external_id: str, name: str | None, claim: str | None, now: datetime) -> Found:
    known = Player.objects.filter(app=app, external_id=external_id).first()
    if claim is not None:
        return _claim(app, external_id, name, claim, known, now)
    if known is not None:
        return Found(known, created=False)
    quotas.count_player(app=app, now=now)
    return Found(Player.objects.create(name=name or "Player", app=app, external_id=external_id, created_at=now), created=True)


def _claim(app: App, external_id: str, name: str | None, claim: str, known: Player | None, now: datetime) -> Found:
    token = selectors.token_of(claim)
    if token is None:
        raise ClaimRefused("invalid_token")
    guest = Player.objects.select_for_update().filter(pk=token.player_id, erased_at=None).first()
    if guest is None:                                        # erased this moment
        raise ClaimRefused("invalid_token")
    if (guest.app_id, guest.external_id) == (app.pk, external_id):
        return Found(guest, created=False)                   # done before, or by a twin of this request
    if closed := token.closed(now):
        raise ClaimRefused(f"{closed}_token")
    if guest.app_id not in (None, app.pk):
        raise ClaimRefused("of_another_app")
    if guest.external_id:
        raise AlreadyClaimed
    if known is not None:
        raise ExternalIdTaken
    renamed = name is not None and name != guest.name
    guest.app, guest.external_id, guest.name = app, external_id, name or guest.name
    guest.save(update_fields=["app", "external_id", "name"])
    return Found(guest, created=False, renamed=renamed)


def _remembered(once: Once | None, player: Player, key: str) -> str:
    """A new token; one that can be told again where the request is to be carried out once."""
    if once is None:
        return fresh(PLAYER_TOKEN)
    salt = secrets.token_hex(16)
    remember(once, {"player": str(player.pk), "salt": salt})
    return retold(PLAYER_TOKEN, key, salt)


def _store(player: Player, token: str, now: datetime, expires_at: datetime | None, *, used: bool = False) -> Minted:
    PlayerToken.objects.create(player=player, digest=digest(token), prefix=token[:NAMED_BY], created_at=now, expires_at=expires_at,
                               last_used_on=now.date() if used else None)
    return Minted(player, token, expires_at)


def _end(now: datetime, seconds: int) -> datetime | None:
    """So many seconds from now; 0: never."""
    return now + timedelta(seconds=seconds) if seconds else None
