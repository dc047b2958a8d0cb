"""What can be read: one match, its log, the lobby, the inbox. Nothing here writes."""
import uuid
from collections.abc import Iterable, Iterator
from typing import Any

from django.db.models import F, Q, QuerySet

from ..kept import Kept
from ..players.models import Player
from . import codec, logbook
from .errors import KnowledgeOff, MatchNotActive, NotThere
from .models import Match, Seat
from .position import Logged, Position, seats_of

HELD_AT_ONCE = 50
GOING_ON = (Match.Status.OPEN, Match.Status.ACTIVE)
_matches = Kept(lambda pk: Match.objects.filter(pk=pk), Match._meta.pk, uuid.UUID(int=0))
_due = Kept(lambda pk: Match.objects.only("game", "due_at").filter(pk=pk), Match._meta.pk, uuid.UUID(int=0))


def position(match_id: uuid.UUID) -> Position:
    """A match as it stands. NotThere where there is none."""
    match = _matches.first(match_id)
    if match is None:
        raise NotThere
    return Position(match, seats_of(match_id))


def due(match_id: uuid.UUID) -> Match:
    """A match with no more than its game and when it is due. NotThere where there is none."""
    match = _due.first(match_id)
    if match is None:
        raise NotThere
    return match


def check_visible(position: Position, player: Player | None) -> None:
    """NotThere where a private match is not this player's to know of: neither seated, nor invited, nor its host."""
    if position.match.visibility != Match.Visibility.PRIVATE:
        return
    if player is None or (position.match.host_id != player.pk and position.seat_of(player) is None):
        raise NotThere


def log(position: Position, *, after: int = 0, limit: int | None = None) -> list[Logged]:
    """The lines of a log from seq `after` + 1 on, complete: show them through `Position.shown` only."""
    return [_logged(position, row) for row in logbook.rows(position.match.pk, after=after, limit=limit, version=position.match.version)]


def check_knowledge(position: Position) -> None:
    """KnowledgeOff or MatchNotActive where the service does not remember for the players, or has nothing to remember."""
    if not position.match.knowledge:
        raise KnowledgeOff
    if position.state is None:
        raise MatchNotActive(status=position.match.status)


def knowledge(position: Position, seat: Seat) -> Any:
    """What a perfect memory makes of all that was shown to a seat, and of nothing else."""
    viewer = position.viewer(seat)
    return position.game.know(position.table(viewer), [position.shown(line, viewer) for line in log(position)])


def lobby(*, game: str | None, status: str | None, before: uuid.UUID | None, limit: int, sandbox: bool | None = False) -> list[Position]:
    """Public matches, the newest first: open ones to join, active ones to watch. `before` is the last id of the page before.

    Those that people play, those of the `sandbox`, or both (None).
    """
    return _with_seats(_lobby(game, status, before, sandbox)[:limit])


def lobby_versions(*, game: str | None, status: str | None, before: uuid.UUID | None, limit: int,
                   sandbox: bool | None = False) -> list[tuple[uuid.UUID, int, int]]:
    """What a page of the lobby depends on: id, version and revision of each match on it. One cheap query."""
    return list(_lobby(game, status, before, sandbox).values_list("pk", "version", "revision")[:limit])


def _lobby(game: str | None, status: str | None, before: uuid.UUID | None, sandbox: bool | None) -> QuerySet[Match]:
    matches = Match.objects.filter(visibility=Match.Visibility.PUBLIC)
    if sandbox is not None:
        matches = matches.filter(sandbox=sandbox)
    if game:
        matches = matches.filter(game=game)
    matches = matches.filter(status=status) if status else matches.filter(finished_at=None)        # open and active ones: match_going_on
    if before:
        matches = matches.filter(pk__lt=before)
    return matches.order_by("-pk")


def inbox(player: Player, *, status: str | None, awaiting_me: bool, limit: int) -> list[Position]:
    """The matches of a player: those that wait for them by deadline, then invitations, then the newest."""
    return _with_seats(_inbox(player, status, awaiting_me)[:limit])


def inbox_versions(player: Player, *, status: str | None, awaiting_me: bool, limit: int) -> list[tuple[str, int, int]]:
    """What an inbox depends on: id, version and revision of each match in it. One cheap query, for conditional requests."""
    found = _inbox(player, status, awaiting_me).values_list("pk", "version", "revision")[:limit]
    return [(match_id.hex, version, revision) for match_id, version, revision in found]


def of_player(player_id: uuid.UUID) -> QuerySet[Match, Any]:
    """The ids of the matches that somebody hosts or sits in: an index answers each half, and an OR would read both tables."""
    seats = Seat.objects.order_by().filter(player=player_id)
    return Match.objects.filter(host=player_id).values("pk").union(seats.values("match"))


def held(player: Player) -> Iterator[tuple[Position, list[Logged]]]:
    """Every match that a player sits in or opened, oldest first, with the log of their seat; never more than HELD_AT_ONCE in memory."""
    matches = Match.objects.filter(pk__in=of_player(player.pk)).defer("state", "arrangement").order_by("pk")
    page = _with_seats(matches[:HELD_AT_ONCE])
    while page:
        rows = logbook.of_seats({position.match.pk: mine.seat for position in page if (mine := position.seat_of(player))})
        for position in page:
            lines = [_logged(position, row) for row in rows.get(position.match.pk, ())]
            yield position, [line for line in lines                            # before the start the seat may have been another's
                             if getattr(line.event, "player", str(player.pk)) == str(player.pk)]
        page = _with_seats(matches.filter(pk__gt=page[-1].match.pk)[:HELD_AT_ONCE])


def _logged(position: Position, row: logbook.Row) -> Logged:
    return Logged(row.seq, row.at, codec.load_event(position.game, row.type, row.payload, row.v))


def _inbox(player: Player, status: str | None, awaiting_me: bool) -> QuerySet[Match]:
    mine = Q(seats__player=player)
    if status in (None, *GOING_ON) or awaiting_me:
        mine &= Q(seats__in_play=True)
    if awaiting_me:
        invited = Q(seats__status=Seat.Status.WAITING, status=Match.Status.OPEN)
        mine &= Q(seats__deadline__isnull=False, seats__bot_level="") | invited
    matches = Match.objects.filter(mine)
    if status:
        matches = matches.filter(status=status)
        if status not in GOING_ON:
            return matches.order_by("-pk")                   # nobody is awaited there: the index has them in this order
    elif not awaiting_me:
        matches = matches.filter(status__in=GOING_ON)
    return matches.order_by(F("seats__deadline").asc(nulls_last=True), "-pk")


def _with_seats(matches: Iterable[Match]) -> list[Position]:
    found = list(matches)
    seats: dict[uuid.UUID, list[Seat]] = {match.pk: [] for match in found}
    for seat in Seat.objects.filter(match__in=found).select_related("player").order_by("match", "seat"):
        seats[seat.match_id].append(seat)
    return [Position(match, seats[match.pk]) for match in found]
