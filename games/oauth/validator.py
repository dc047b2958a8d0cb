"""What the protocol asks of us: django-oauth-toolkit's answers, but for clients that nobody registered and for what is stored.

A client that is not registered is known by what it comes with: at the consent page by its address, later by its code or token.
"""
import hashlib
import hmac
import re
import uuid
from datetime import timedelta
from typing import Any

from django.db.models import Model
from django.utils import timezone
from oauth2_provider.oauth2_validators import OAuth2Validator
from oauth2_provider.settings import oauth2_settings

from ..players.credentials import digest, fresh
from .models import AccessToken, Client, Code, RefreshToken
from .redirects import origin_of
from .server import CODE

CLIENT_ID = re.compile(r"[\x21-\x7e]{1,255}")
AGAIN = timedelta(seconds=60)                                # a refresh that is sent again so soon gets the same answer: the first was lost
NOBODYS = 0                                                  # the key of a client that has no row


class Validator(OAuth2Validator):
    # Who is the client?

    def _load_application(self, client_id: str | None, request: Any) -> Client | None:
        if not client_id or not CLIENT_ID.fullmatch(client_id):
            return None
        if not isinstance(request.client, Client) or request.client.client_id != client_id:
            registered = Client.objects.filter(client_id=client_id, is_registered=True).first()
            client = registered or _by_what_it_brings(client_id, request)
            request.client = client if client.is_usable(request) else None
        return request.client

    def _check_secret(self, provided_secret: str, stored_secret: str) -> bool:
        """A secret is random and long, so a digest is kept of it, as of everything that opens a door; a public client has none."""
        return bool(stored_secret) and hmac.compare_digest(digest(provided_secret), stored_secret)

    # Where may its answer go?

    def validate_redirect_uri(self, client_id: str, redirect_uri: str, request: Any, *args: Any, **kwargs: Any) -> bool:
        return origin_of(redirect_uri) is not None and bool(request.client.redirect_uri_allowed(redirect_uri))

    # Codes

    def _create_authorization_code(self, request: Any, code: dict[str, str], expires: Any = None) -> Code:
        code["code"] = fresh(CODE)
        expires = timezone.now() + timedelta(seconds=oauth2_settings.AUTHORIZATION_CODE_EXPIRE_SECONDS)
        made: Code = Code.objects.create(
            application=request.client.kept(), user=request.user, code=code["code"], expires=expires, scope=" ".join(request.scopes),
            redirect_uri=request.redirect_uri, code_challenge=request.code_challenge, code_challenge_method=request.code_challenge_method)
        return made

    def validate_code(self, client_id: str, code: str, client: Client, request: Any, *args: Any, **kwargs: Any) -> bool:
        held = Code.objects.select_for_update().select_related("user").filter(code=code, application_id=client.pk or NOBODYS).first()
        if held is None:                                     # used before, maybe by a thief: what came of it ends (RFC 6749, 4.1.2)
            RefreshToken.revoke_family(_family(code))
            return False
        return held.user.erased_at is None and bool(super().validate_code(client_id, code, client, request))

    # Tokens

    def _check_and_set_request_resource(self, request: Any) -> None:
        """RFC 8707 is not spoken here: a token is good for the whole API."""

    def _create_access_token(self, expires: Any, request: Any, token: dict[str, Any],
                             source_refresh_token: RefreshToken | None = None) -> AccessToken:
        made = AccessToken(user=request.user, application=request.client, scope=token["scope"], expires=expires,
                           source_refresh_token=source_refresh_token)
        self._set_token_value(made, token["access_token"])
        made.save()
        return made

    def _create_refresh_token(self, request: Any, refresh_token_code: str, access_token: AccessToken,
                              previous_refresh_token: RefreshToken | None) -> RefreshToken:
        before = previous_refresh_token
        made = RefreshToken(
            user=request.user, application=request.client, access_token=access_token,
            token_family=before.token_family if before else _family(request.code), scope=before.scope if before else access_token.scope,
            granted_at=before.granted_at if before else timezone.now())
        self._set_token_value(made, refresh_token_code)
        made.save()
        return made

    def validate_refresh_token(self, refresh_token: str, client: Client, request: Any, *args: Any, **kwargs: Any) -> bool:
        """The row is held from here on: a twin of the request waits, and finds it used."""
        held = RefreshToken.objects.select_for_update().filter(token_checksum=digest(refresh_token)).first()
        if held is None or held.application_id != client.pk:
            return False
        if held.revoked is not None and held.revoked > timezone.now() - AGAIN and (answered := _unused_successor_of(held)):
            request.user, request.refresh_token_instance, request.answered = held.user, held, answered
            return True
        return bool(super().validate_refresh_token(refresh_token, client, request))

    def get_original_scopes(self, refresh_token: str, request: Any, *args: Any, **kwargs: Any) -> list[str]:
        return str(request.refresh_token_instance.scope).split()

    def _save_bearer_token(self, token: dict[str, Any], request: Any, *args: Any, **kwargs: Any) -> None:
        answered: AccessToken | None = vars(request).get("answered")
        request.refresh_token_instance = vars(request).get("refresh_token_instance")         # and not what the client may have sent
        if answered is None:
            super()._save_bearer_token(token, request, *args, **kwargs)
        else:                                                # `server.new_access_token` has made the same ones again
            token["scope"], token["expires_in"] = answered.scope, int((answered.expires - timezone.now()).total_seconds())

    def revoke_token(self, token: str, token_type_hint: str | None, request: Any, *args: Any, **kwargs: Any) -> None:
        """Either of the two ends the grant: all that the client holds by it."""
        for row in (_held(AccessToken, token), _held(RefreshToken, token)):
            if row is not None and row.application_id == request.client.pk:
                RefreshToken.revoke_family(row.refresh_token.token_family if isinstance(row, AccessToken) else row.token_family)


def _by_what_it_brings(client_id: str, request: Any) -> Client:
    """A client that is not registered; without a row where it brings nothing that we know."""
    code = Code.objects.select_related("application").filter(code=request.code).first() if request.code else None
    tokens = [token for token in (request.refresh_token, request.token) if token]
    brought = [code, *(_held(model, token) for model in (AccessToken, RefreshToken) for token in tokens)]
    known = next((row.application for row in brought if row is not None and row.application.client_id == client_id), None)
    return known or Client.unregistered(client_id, request.redirect_uri or "")


def _held(model: type[Model], token: str) -> Any:
    return model._default_manager.select_related("application").filter(token_checksum=digest(token)).first()


def _unused_successor_of(used: RefreshToken) -> AccessToken | None:
    """What it was changed for, where nobody has changed that for something else."""
    after = AccessToken.objects.filter(source_refresh_token=used, expires__gt=timezone.now()).first()
    return after if after and RefreshToken.objects.filter(access_token=after, revoked=None).exists() else None


def _family(code: str) -> uuid.UUID:
    """The grant that a code leads to: whoever shows the code again names it."""
    return uuid.UUID(bytes=hashlib.sha256(f"family of {code}".encode()).digest()[:16], version=4)
