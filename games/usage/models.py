"""Requests counted by app, hour, template of the address and outcome; and each app's latest ones that were refused or failed.

No address, body, token, card or text of a client is kept, but what it calls itself (`User-Agent`). Apps and players are plain ids: a row
about them is written seconds after the request, whatever has become of them meanwhile, and takes no lock on theirs.
"""
import uuid

from django.db import models

from ..players.models import AppKey, new_id

NOBODY = uuid.UUID(int=0)                                    # in place of an app: guests of none, and whoever is not known
CLIENT_LENGTH = 120


class Count(models.Model):
    """So many requests in an hour. `code` is the problem's where there was one."""

    app = models.UUIDField()
    hour = models.DateTimeField(db_index=True)
    method = models.CharField(max_length=7)
    route = models.CharField(max_length=120)
    status = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=60, blank=True)
    count = models.PositiveBigIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["app", "hour", "method", "route", "status", "code"], name="one_count_of_each")]

    def __str__(self) -> str:
        return f"{self.method} {self.route} {self.status} {self.code}: {self.count}"


class Trouble(models.Model):
    """A request that was answered with 400 or above."""

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    app = models.UUIDField()
    at = models.DateTimeField(db_index=True)
    request_id = models.CharField(max_length=64, db_index=True)
    method = models.CharField(max_length=7)
    route = models.CharField(max_length=120)
    status = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=60, blank=True)
    player = models.UUIDField(null=True, blank=True, db_index=True)
    match = models.UUIDField(null=True, blank=True)
    client = models.CharField(max_length=CLIENT_LENGTH, blank=True)

    class Meta:
        indexes = [models.Index(fields=["app", "-id"], name="troubles_of_app")]

    def __str__(self) -> str:
        return f"{self.method} {self.route} {self.status} {self.code}"


class SignIn(models.Model):
    """A link to the page of an app, made with one of its secret keys and not used yet (`sign_ins`)."""

    key = models.ForeignKey(AppKey, on_delete=models.CASCADE, related_name="+")
    digest = models.CharField(max_length=64, unique=True)
    expires_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"until {self.expires_at}"
