"""What can be read: one match, its log, the lobby, the inbox. Nothing here writes."""
import uuid
from collections.abc import Iterable

from django.db.models import F, Q, QuerySet

from ..players.models import Player
from . import codec
from .errors import NotThere
from .models import Event, Match, Seat
from .position import Logged, Position, seats_of


def position(match_id: uuid.UUID) -> Position:
    """A match as it stands. NotThere where there is none."""
    match = Match.objects.filter(pk=match_id).first()
    if match is None:
        raise NotThere
    return Position(match, seats_of(match_id))


def check_visible(position: Position, player: Player | None) -> None:
    """NotThere where a private match is not this player's to know of: neither seated, nor invited, nor its host."""
    if position.match.visibility != Match.Visibility.PRIVATE:
        return
    if player is None or (position.match.host_id != player.pk and position.seat_of(player) is None):
        raise NotThere


def log(position: Position, *, after: int = 0, limit: int | None = None) -> list[Logged]:
    """The lines of a log from seq `after` + 1 on, complete: show them through `Position.shown` only."""
    rows = Event.objects.filter(match_id=position.match.pk, seq__gt=after).order_by("seq")
    return [Logged(seq, at, codec.load_event(position.game, kind, payload, v))
            for seq, at, kind, payload, v in rows.values_list("seq", "at", "type", "payload", "v")[:limit]]


def lobby(*, game: str | None, status: str | None, before: uuid.UUID | None, limit: int) -> list[Position]:
    """Public matches, the newest first: open ones to join, active ones to watch. `before` is the last id of the page before."""
    matches = Match.objects.filter(visibility=Match.Visibility.PUBLIC)
    if game:
        matches = matches.filter(game=game)
    matches = matches.filter(status=status) if status else matches.filter(status__in=(Match.Status.OPEN, Match.Status.ACTIVE))
    if before:
        matches = matches.filter(pk__lt=before)
    return _with_seats(matches.order_by("-pk")[:limit])


def inbox(player: Player, *, status: str | None, awaiting_me: bool, limit: int) -> list[Position]:
    """The matches of a player: those that wait for them by deadline, then invitations, then the newest."""
    return _with_seats(_inbox(player, status, awaiting_me)[:limit])


def inbox_versions(player: Player, *, status: str | None, awaiting_me: bool, limit: int) -> list[tuple[uuid.UUID, int, int]]:
    """What an inbox depends on: id, version and revision of each match in it. One cheap query, for conditional requests."""
    return list(_inbox(player, status, awaiting_me).values_list("pk", "version", "revision")[:limit])


def _inbox(player: Player, status: str | None, awaiting_me: bool) -> QuerySet[Match]:
    mine = Q(seats__player=player)
    if awaiting_me:
        invited = Q(seats__status=Seat.Status.WAITING, status=Match.Status.OPEN)
        mine &= Q(seats__deadline__isnull=False, seats__bot_level="") | invited
    matches = Match.objects.filter(mine)
    if status:
        matches = matches.filter(status=status)
    elif not awaiting_me:
        matches = matches.filter(status__in=(Match.Status.OPEN, Match.Status.ACTIVE))
    return matches.order_by(F("seats__deadline").asc(nulls_last=True), "-pk")


def _with_seats(matches: Iterable[Match]) -> list[Position]:
    found = list(matches)
    seats: dict[uuid.UUID, list[Seat]] = {match.pk: [] for match in found}
    for seat in Seat.objects.filter(match__in=found).select_related("player").order_by("match", "seat"):
        seats[seat.match_id].append(seat)
    return [Position(match, seats[match.pk]) for match in found]
