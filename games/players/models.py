"""A player, and the tokens by which a player is known. No token is stored, only its digest."""
import uuid

from django.db import models
from uuid_utils.compat import uuid7

from ..rulebook.text import Text

NAME_LENGTH = 24
DELETED = Text("Deleted player", "Jogador removido")


def new_id() -> uuid.UUID:
    """Time-ordered and unguessable (74 random bits): good for an index, and no credential."""
    return uuid7()


class Player(models.Model):
    """Somebody who plays. Guest names may repeat; an erased player keeps the id, so that matches stay whole."""

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    created_at = models.DateTimeField()
    erased_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return self.name or DELETED.en

    def called(self) -> Text:
        """The name to show, in each language."""
        return DELETED if self.erased_at else Text(self.name, self.name)


class PlayerToken(models.Model):
    """One credential of a player: SHA-256 of a random token, and its first characters to tell tokens apart."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")
    digest = models.CharField(max_length=64, unique=True)
    prefix = models.CharField(max_length=12)
    created_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.prefix}…"


class IdempotencyKey(models.Model):
    """What a request with an `Idempotency-Key` came to, for a day. Neither the key nor an answer is stored."""

    scope = models.CharField(max_length=64, unique=True)     # SHA-256 of credential, method, path and key
    fingerprint = models.CharField(max_length=64)            # SHA-256 of the body
    outcome = models.TextField()                             # JSON: ids, numbers
    created_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return self.scope[:8]
