"""Who is it that calls? A player, an app's backend, or nobody. No credential is read from anywhere but its header."""
import logging
import re
from datetime import datetime
from typing import TypeVar

from django.db import DatabaseError, InterfaceError
from django.http import HttpRequest
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from games.oauth import grants
from games.oauth.models import AccessToken
from games.oauth.server import ACCESS
from games.players import credentials, selectors
from games.players.credentials import PLAYER_TOKEN, PUBLISHABLE_KEY, SECRET_KEY
from games.players.models import App, AppKey, Player, PlayerToken
from games.usage import gathering

from .problems import CHALLENGE, Problem

logger = logging.getLogger(__name__)
BEARER = re.compile(r"Bearer +([A-Za-z0-9_]{1,200})", re.IGNORECASE)
Opener = TypeVar("Opener", AppKey, PlayerToken)
Credential = TypeVar("Credential", AppKey, PlayerToken, AccessToken)


class BearerAuthentication(BaseAuthentication):
    """`Authorization: Bearer fpt_…` makes `request.user` the player, `foa_…`, which another app has of them, too, and `fsk_…` the app;
    `request.auth` is the credential.

    Which of the two an address wants, the view says (`View.player`, `View.app`): where neither is needed, both are let through. What
    another app may do there, `described(scope=…)` says.
    """

    def authenticate(self, request: Request) -> tuple[Player, PlayerToken | AccessToken] | tuple[App, AppKey] | None:
        header = request.headers.get("Authorization")
        if header is None:
            return None
        now, sent = timezone.now(), BEARER.fullmatch(header)
        if sent is None:
            raise Problem("invalid_token")
        if sent[1].startswith(PUBLISHABLE_KEY):              # the prefix says so: whether there is such a key is not told
            raise Problem("wrong_credential_kind", wanted=f"{PLAYER_TOKEN}, {SECRET_KEY}")
        if sent[1].startswith(SECRET_KEY):
            key = _valid(_of(request, selectors.key_of(sent[1])), "token", now)
            _check_enabled(key)
            credentials.note_use(key, now)
            return key.app, key
        if sent[1].startswith(ACCESS):
            access = _of(request, grants.access_of(sent[1]))
            if access is None or access.is_expired():
                raise Problem("expired_token" if access else "invalid_token")
            return access.user, access
        token = _valid(_of(request, selectors.token_of(sent[1])), "token", now)
        credentials.note_use(token, now)
        return token.player, token

    def authenticate_header(self, request: Request) -> str:
        return CHALLENGE


def app_of(request: HttpRequest, now: datetime) -> App | None:
    """The app whose publishable key stands in `X-App-Key`; None where there is no such header. A Problem where the key opens nothing."""
    sent = request.headers.get("X-App-Key")
    if sent is None:
        return None
    if sent.startswith((SECRET_KEY, PLAYER_TOKEN)):          # a secret key has no business in an app that people install
        raise Problem("wrong_credential_kind", wanted=PUBLISHABLE_KEY)
    key = _valid(_of(request, selectors.key_of(sent) if sent.startswith(PUBLISHABLE_KEY) else None), "app_key", now)
    _check_enabled(key)
    credentials.note_use(key, now)
    return key.app


def look_up(request: HttpRequest) -> None:
    """Whose request it is where no view has asked: an address that is none, say, is what a team would want to know of."""
    sent = BEARER.fullmatch(request.headers.get("Authorization", ""))
    credential = sent[1] if sent else request.headers.get("X-App-Key", "")
    try:
        if credential.startswith(PLAYER_TOKEN):
            _of(request, selectors.token_of(credential))
        elif credential.startswith(ACCESS):
            _of(request, grants.access_of(credential))
        elif credential.startswith((SECRET_KEY, PUBLISHABLE_KEY)):
            _of(request, selectors.key_of(credential))
    except (DatabaseError, InterfaceError) as error:
        logger.warning("nobody knows whose request it was: %s", type(error).__name__)


def _of(request: HttpRequest | Request, credential: Credential | None) -> Credential | None:
    """The credential, and whose request it is from now on: that it has ended, say, is what its team looks for."""
    if isinstance(credential, AppKey):
        gathering.of(request.META, app=credential.app_id)
    elif isinstance(credential, AccessToken):                # another app's, but the player is of this one
        gathering.of(request.META, app=credential.user.app_id, player=credential.user_id)
    elif credential is not None:
        gathering.of(request.META, app=credential.player.app_id, player=credential.player_id)
    return credential


def _valid(credential: Opener | None, what: str, now: datetime) -> Opener:
    """The credential, or the Problem that says why it opens nothing: `invalid_token`, `revoked_app_key`, …"""
    if credential is None:
        raise Problem(f"invalid_{what}")
    if closed := credential.closed(now):
        raise Problem(f"{closed}_{what}")
    return credential


def _check_enabled(key: AppKey) -> None:
    if key.app.disabled_at is not None:
        raise Problem("app_disabled")
