"""What is done with registered clients: make, give a new secret, disable. A secret is told this once."""
import secrets
from datetime import datetime

from django.db import transaction

from ..players.credentials import digest, fresh
from .models import AccessToken, Client, Code, RefreshToken
from .server import SECRET


def register(client: Client) -> str | None:
    """Store a new one; its secret, where it can keep one."""
    client.client_id, client.authorization_grant_type = secrets.token_hex(16), Client.GRANT_AUTHORIZATION_CODE
    client.hash_client_secret, client.client_secret = False, ""          # what is kept is a digest of ours
    client.save(force_insert=True)
    return new_secret(client) if client.client_type == Client.CLIENT_CONFIDENTIAL else None


def new_secret(client: Client) -> str:
    """The old one opens nothing from now on."""
    secret = fresh(SECRET)
    Client.objects.filter(pk=client.pk).update(client_secret=digest(secret))
    return secret


@transaction.atomic
def disable(client: Client, now: datetime) -> None:
    """It gets nothing any more, and what it holds is gone for good."""
    Client.objects.filter(pk=client.pk, disabled_at=None).update(disabled_at=now)
    for model in (Code, RefreshToken, AccessToken):
        model.objects.filter(application=client).delete()


def enable(client: Client) -> None:
    """Players can let it again."""
    Client.objects.filter(pk=client.pk).update(disabled_at=None)
