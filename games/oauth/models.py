"""Clients of OAuth 2, and what they hold for players: django-oauth-toolkit's models, but about players, and with nothing that opens a door.

Of codes and tokens there are digests alone; the toolkit's column for a token stays empty (COMPLIANT_BCP_RFC9700_TOKEN_STORAGE).
A grant is a family of refresh tokens: one that is held, and those it came from, by which a thief is noticed.
"""
import uuid
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from oauth2_provider.models import AbstractAccessToken, AbstractApplication, AbstractGrant, AbstractRefreshToken

from ..players.credentials import digest
from ..players.models import Player
from .redirects import origin_of


class DigestField(models.CharField):                         # type: ignore[type-arg]  # it is generic for the type checker alone
    """A code that is looked up, and never stored: what goes to the database is its digest."""

    def get_prep_value(self, value: Any) -> Any:
        return digest(value)


class Client(AbstractApplication):
    """An app that acts for players. Anybody's may: one that is not registered has a row once a player has let it, for each address of its.

    What those call themselves is theirs to say, so several may have one `client_id`; but none is taken for a registered one.
    """

    user = None                                              # who registered it stands in the admin's log
    post_logout_redirect_uris = None
    client_id = models.CharField(max_length=255)
    is_registered = models.BooleanField(default=True, editable=False)
    disabled_at = models.DateTimeField(null=True, blank=True, editable=False)

    class Meta(AbstractApplication.Meta):
        constraints = [
            models.UniqueConstraint(fields=["client_id"], condition=Q(is_registered=True), name="client_registered_once"),
            models.UniqueConstraint(fields=["client_id", "redirect_uris"], condition=Q(is_registered=False), name="client_once_an_address"),
        ]

    def __str__(self) -> str:
        return str(self.name or self.redirect_uris)

    @classmethod
    def unregistered(cls, client_id: str, redirect_uri: str) -> "Client":
        """One that nobody registered; it is not stored."""
        return cls(client_id=client_id, redirect_uris=redirect_uri, is_registered=False, client_type=cls.CLIENT_PUBLIC,
                   authorization_grant_type=cls.GRANT_AUTHORIZATION_CODE, client_secret="", hash_client_secret=False)

    def kept(self) -> "Client":
        """Its row, made where a player lets it for the first time, and else known to be of use."""
        if self.is_registered:
            return self
        named = {name: getattr(self, name) for name in ("client_id", "redirect_uris", "is_registered")}
        given = ("client_type", "authorization_grant_type", "client_secret", "hash_client_secret")
        client: Client = Client.objects.update_or_create(
            **named, defaults={}, create_defaults={**named, **{name: getattr(self, name) for name in given}})[0]
        return client

    def is_usable(self, request: Any) -> bool:
        return self.disabled_at is None

    def clean(self) -> None:
        addresses = self.redirect_uris.split()
        if not addresses or None in map(origin_of, addresses):
            raise ValidationError({"redirect_uris": "One or more, a space between them: https, http to a loopback address, or a scheme of "
                                                    "the app's own with a dot in it."})


class Code(AbstractGrant):
    """An authorization code: a player has said yes, and the client has not come for its tokens yet."""

    user = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+")
    code = DigestField(max_length=64, unique=True)
    nonce = claims = resource = None                         # of OpenID Connect and RFC 8707, which we do not speak

    class Meta(AbstractGrant.Meta):
        indexes = [models.Index(fields=["expires"], name="code_expires")]


class AccessToken(AbstractAccessToken):
    user = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+")
    id_token = resource = None

    class Meta(AbstractAccessToken.Meta):
        indexes = [models.Index(fields=["expires"], name="access_expires")]

    @property
    def grant_id(self) -> uuid.UUID:
        """What stays the same when it is refreshed."""
        family: uuid.UUID = self.refresh_token.token_family
        return family


class RefreshToken(AbstractRefreshToken):
    """`scope` is what the player has granted; an access token may have been asked to be able to do less."""

    user = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+")
    resource = None
    scope = models.TextField()
    granted_at = models.DateTimeField()

    class Meta(AbstractRefreshToken.Meta):
        indexes = [*AbstractRefreshToken.Meta.indexes, models.Index(fields=["revoked"], name="refresh_revoked")]


class SignIn(models.Model):
    """How a browser comes to know its player: a code that the player's own app asked for, and once it was typed, the browser's session."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+")
    code = models.CharField(max_length=64, unique=True)      # digests, both
    session = models.CharField(max_length=64, unique=True, null=True)    # noqa: DJ001  # two that have none are not the same
    expires_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"SignIn #{self.pk}"
