"""A player, the client team's app that a player may belong to, and what proves who calls. No credential is stored, only its digest."""
import uuid
from datetime import datetime
from typing import Literal

from django.db import models
from django.db.models import Q
from uuid_utils.compat import uuid7

from ..rulebook.text import Text

NAME_LENGTH = 24
EXTERNAL_ID_LENGTH = 128
DELETED = Text("Deleted player", "Jogador removido")


def new_id() -> uuid.UUID:
    """Time-ordered and unguessable (74 random bits): good for an index, and no credential."""
    return uuid7()


class App(models.Model):
    """What a client team builds: its keys, its players, and how many of them it may make in a day (None: any number, 0: none)."""

    class Kind(models.TextChoices):
        LIVE = "live"
        SANDBOX = "sandbox"                                  # its players may open sandbox matches

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    name = models.CharField(max_length=60, unique=True)
    kind = models.CharField(max_length=7, choices=Kind.choices, default=Kind.LIVE)
    guests_a_day = models.PositiveIntegerField(null=True, blank=True, help_text="Empty: any number. 0: none.")
    players_a_day = models.PositiveIntegerField(null=True, blank=True, help_text="Empty: any number. 0: none.")
    created_at = models.DateTimeField()
    disabled_at = models.DateTimeField(null=True, blank=True)     # its keys open nothing; its players play on

    def __str__(self) -> str:
        return self.name


class Player(models.Model):
    """Somebody who plays. Guest names may repeat; an erased player keeps the id, so that matches stay whole.

    `external_id` is what an app's own backend calls the player; empty for guests.
    """

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    app = models.ForeignKey(App, on_delete=models.PROTECT, null=True, blank=True, related_name="players")
    external_id = models.CharField(max_length=EXTERNAL_ID_LENGTH, blank=True, db_default="", default="")
    created_at = models.DateTimeField()
    erased_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["app", "external_id"], condition=~Q(external_id=""), name="external_id_once_an_app"),
        ]
        indexes = [models.Index(fields=["app", "-id"], name="players_of_app", condition=Q(app__isnull=False))]

    def __str__(self) -> str:
        return self.name or DELETED.en

    def called(self) -> Text:
        """The name to show, in each language."""
        return DELETED if self.erased_at else Text(self.name, self.name)

    @property
    def may_arrange(self) -> bool:
        """Whether this player's app is one for trying things out: sandbox matches."""
        return self.app is not None and self.app.kind == App.Kind.SANDBOX


class Credential(models.Model):
    """SHA-256 of something random, its first characters to tell it by, and how long it holds."""

    digest = models.CharField(max_length=64, unique=True)
    prefix = models.CharField(max_length=12)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)
    last_used_on = models.DateField(null=True, blank=True)   # the day is enough, and costs one write a day

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.prefix}…"

    def closed(self, now: datetime) -> Literal["revoked", "expired"] | None:
        """Why it opens nothing now; None where it does."""
        if self.revoked_at is not None:
            return "revoked"
        return "expired" if self.expires_at is not None and self.expires_at <= now else None


class PlayerToken(Credential):
    """One credential of a player; a player may have several, one for each device."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")

    class Meta:
        indexes = [
            models.Index(fields=["expires_at"], name="token_expired", condition=Q(expires_at__isnull=False)),
            models.Index(fields=["revoked_at"], name="token_revoked", condition=Q(revoked_at__isnull=False)),
        ]


class AppKey(Credential):
    """One credential of an app: the secret one for its backend, the publishable one inside what people install."""

    class Kind(models.TextChoices):
        SECRET = "secret"                                    # noqa: S105  # the name of a kind
        PUBLISHABLE = "publishable"

    app = models.ForeignKey(App, on_delete=models.CASCADE, related_name="keys")
    kind = models.CharField(max_length=11, choices=Kind.choices)


class Tally(models.Model):
    """How many of something were made on a day, for quotas. An address is in `scope` as a digest that nobody can turn back."""

    scope = models.CharField(max_length=80)
    day = models.DateField()
    count = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["day", "scope"], name="one_tally_a_day_and_scope")]

    def __str__(self) -> str:
        return f"{self.scope[:12]} {self.day}: {self.count}"


class IdempotencyKey(models.Model):
    """What a request with an `Idempotency-Key` came to, for a day. Neither the key nor an answer is stored."""

    scope = models.CharField(max_length=64, unique=True)     # SHA-256 of credential, method, path and key
    fingerprint = models.CharField(max_length=64)            # SHA-256 of the body
    outcome = models.TextField()                             # JSON: ids, numbers
    created_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return self.scope[:8]
