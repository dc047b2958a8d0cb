"""How many matches one player may have open and running, counted in the transaction that opens or joins one more.

What somebody hosts or has sat down in counts; an invitation does not until they accept it, so no stranger fills anybody's measure. Nobody
is kept from playing what they have: a match that starts when others join may take its players beyond the running ones they may have, by as
many as they had open.
"""
from typing import Any

from django.conf import settings
from django.db.models import QuerySet

from ..players.models import Player
from .errors import TooManyMatches, TooManyOpenMatches, TooManyRunningMatches
from .ledger import Ledger
from .models import Match, Seat


def check(ledger: Ledger, player: Player) -> None:
    """One match more of a player, as it stands in the ledger and is not written yet. TooManyMatches where there is no room for it."""
    measures: list[tuple[Match.Status, int, type[TooManyMatches]]] = [
        (Match.Status.ACTIVE, settings.RUNNING_MATCHES_PER_PLAYER, TooManyRunningMatches)]
    if ledger.match.status == Match.Status.OPEN:
        measures.append((Match.Status.OPEN, settings.OPEN_MATCHES_PER_PLAYER, TooManyOpenMatches))
    if not any(limit for _, limit, _ in measures):
        return
    # Two matches of one player are counted one after the other. Matches are locked before players, everywhere; and not for UPDATE:
    # whoever seats or hosts somebody shares a lock on that row, two of those would wait for each other.
    list(Player.objects.select_for_update(no_key=True).filter(pk=player.pk).values_list("pk"))
    for status, limit, error in measures:
        if limit and (count := _others(ledger.match, player, status).count()) >= limit:
            raise error(count=count, limit=limit)


def _others(match: Match, player: Player, status: Match.Status) -> QuerySet[Match, Any]:
    seats = Seat.objects.order_by().filter(player=player, in_play=True, status=Seat.Status.PLAYING, match__status=status)
    hosted = Match.objects.filter(host=player, status=status)
    return hosted.exclude(pk=match.pk).values("pk").union(seats.exclude(match=match).values("match"))
