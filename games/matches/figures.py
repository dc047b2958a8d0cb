"""What stands in the database and the queue now, for whoever reads the metrics: each figure at the cost of an index, and of what is due."""
import logging
from collections.abc import Iterator
from datetime import timedelta

import redis
from django.conf import settings
from django.db import DatabaseError, InterfaceError
from django.db.models import Count
from django.utils import timezone
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from .models import Match, Seat
from .pulse import swept_at

logger = logging.getLogger(__name__)
QUEUE = "celery"                                             # Celery's own name for the one there is
MOST = 10_000                                                # of what is due is counted no more


class Figures(Collector):
    """The same from every host: take the greatest, do not add them up."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        up = GaugeMetricFamily("fishing_reachable", "1 where the part (`database`, `broker`) answered this scrape, else 0. Where one is "
                                                    "away, what is asked of it is left out.", labels=["part"])
        for part, read in (("database", self._of_the_database), ("broker", self._of_the_broker)):
            try:
                yield from list(read())
                up.add_metric([part], 1)
            except (DatabaseError, InterfaceError, redis.RedisError, OSError) as error:
                logger.warning("no metrics of the %s: %s", part, type(error).__name__)
                up.add_metric([part], 0)
        yield up

    def _of_the_database(self) -> Iterator[GaugeMetricFamily]:
        now = timezone.now()
        matches = GaugeMetricFamily("fishing_matches", "Matches that are not over, by status (`open`, `active`).", labels=["status"])
        running = (Match.Status.OPEN, Match.Status.ACTIVE)
        found = dict(Match.objects.filter(status__in=running).order_by().values_list("status").annotate(Count("pk")))
        for status in running:
            matches.add_metric([status.value], found.get(status.value, 0))
        yield matches
        due = Match.objects.filter(due_at__lte=now)
        late = Seat.objects.filter(match__in=due.order_by("due_at").values("pk")[:MOST],
                                   deadline__lte=now - timedelta(seconds=settings.GRACE_SECONDS))
        yield GaugeMetricFamily("fishing_overdue_turns", "Seats whose time was over, grace included, when this was read, and for which "
                                                         f"nothing was played yet ({MOST} matches are looked at).", value=late.count())
        oldest = due.order_by("due_at").values_list("due_at", flat=True).first()
        yield GaugeMetricFamily("fishing_sweep_lag_seconds", "For how long the match that is due longest has waited to be settled; 0 where "
                                                             "none is due.", value=(now - oldest).total_seconds() if oldest else 0)
        swept = swept_at()
        if swept is not None:
            yield GaugeMetricFamily("fishing_sweep_age_seconds", "Since the last sweep came to its end.",
                                    value=max(0.0, (now - swept).total_seconds()))

    def _of_the_broker(self) -> Iterator[GaugeMetricFamily]:
        if settings.REDIS_URL:
            with redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1, socket_timeout=1) as server:
                yield GaugeMetricFamily("fishing_queue_length", "Tasks that no worker has taken yet.", value=server.llen(QUEUE))
