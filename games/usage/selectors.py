"""What an app has asked, what went wrong, and how much of what it may do in a day is done."""
import uuid
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db.models import Q, QuerySet, Sum

from ..matches.models import Match
from ..players.models import App, AppKey, Player
from .gathering import TROUBLE
from .models import Count, Trouble

COUNTED = 10_000                                             # players are counted so far and no further
SHOWN = 100
HOSTS = 500                                                  # the latest players, whose matches are looked for


class Line(NamedTuple):
    """So many requests of one kind."""

    method: str
    route: str
    status: int
    code: str
    requests: int


class Hour(NamedTuple):
    """So many requests in an hour, and how many of them were refused or failed."""

    at: datetime
    requests: int
    errors: int


def first_hour(now: datetime, hours: int) -> datetime:
    """When the first of so many hours began, of which this one is the last."""
    return now.replace(minute=0, second=0, microsecond=0) - timedelta(hours=hours - 1)


def lines(app: uuid.UUID, since: datetime) -> list[Line]:
    """By address and outcome, the most frequent first."""
    found = (Count.objects.filter(app=app, hour__gte=since).values_list("method", "route", "status", "code")
             .annotate(requests=Sum("count")).order_by("-requests", "route", "method", "status", "code"))
    return [Line(*row) for row in found]


def hours(app: uuid.UUID, since: datetime) -> list[Hour]:
    """Hour by hour; those in which nothing was asked are left out."""
    found = (Count.objects.filter(app=app, hour__gte=since).values_list("hour")
             .annotate(requests=Sum("count"), errors=Sum("count", filter=Q(status__gte=TROUBLE), default=0)).order_by("hour"))
    return [Hour(*row) for row in found]


def troubles(app: uuid.UUID, *, request_id: str | None = None, before: uuid.UUID | None = None, limit: int = SHOWN) -> list[Trouble]:
    """The latest first; of one request, where its id is given."""
    found = Trouble.objects.filter(app=app, **({"request_id": request_id} if request_id else {}), **({"pk__lt": before} if before else {}))
    return list(found.order_by("-pk")[:limit])


def troubles_of(player: Player) -> list[Trouble]:
    """All that is kept of a player's."""
    return list(Trouble.objects.filter(player=player.pk).order_by("pk"))


def keys(app: App) -> list[AppKey]:
    """All of an app's keys, the newest first."""
    return list(app.keys.order_by("-pk")[:SHOWN])


def players(app: App) -> int:
    """How many players an app has; COUNTED stands for that many or more."""
    return app.players.filter(erased_at=None).order_by()[:COUNTED].count()


def latest_players(app: App, limit: int) -> QuerySet[Player]:
    return app.players.order_by("-pk")[:limit]


def latest_matches(app: App, limit: int) -> QuerySet[Match]:
    """Matches that the app's latest players have opened, the newest first, without anything hidden.

    By the index of hosts, however many matches there are: whoever looks for another one has its id.
    """
    hosts = list(app.players.order_by("-pk").values_list("pk", flat=True)[:HOSTS])
    return (Match.objects.filter(host__in=hosts).select_related("host").only("id", "game", "status", "version", "created_at", "host")
            .order_by("-created_at")[:limit])
