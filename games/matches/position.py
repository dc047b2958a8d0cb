"""A match as it stands: its row, its seats, and the table of its game. Read by everybody, written through `Ledger` alone."""
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from ..kept import Kept
from ..players.models import Player
from ..rulebook import VERSIONS, AnyGame
from ..rulebook.chance import Chance
from ..rulebook.game import Viewer
from . import codec
from .events import MATCH_EVENTS, LastCommand, Result
from .models import Match, Seat

_seats = Kept(lambda match: Seat.objects.filter(match=match).select_related("player"), Match._meta.pk, uuid.UUID(int=0))


@dataclass(frozen=True, slots=True)
class Logged:
    """One line of the log: an event of the game or of the match, its number and time."""

    seq: int
    at: datetime
    event: Any


class Position:
    """`state` is the game's and holds secrets: what leaves the house goes through `table`, `actions` and `shown`."""

    def __init__(self, match: Match, seats: list[Seat]) -> None:
        self.match, self.seats = match, seats

    @cached_property
    def game(self) -> AnyGame:
        """The game in the version of its rules that the match began with, whatever has been released since."""
        return VERSIONS[self.match.game, self.match.rules_version]

    @cached_property
    def options(self) -> Any:
        return codec.load(self.game.options, self.match.options)

    @cached_property
    def state(self) -> Any:
        return codec.load(self.game.state, self.match.state) if self.match.state else None

    def clock(self, ours: datetime) -> datetime:
        """What the clock of the match says at a moment of ours: that of a sandbox match may have been moved on (`advance`)."""
        return ours + timedelta(seconds=self.match.ahead)

    def ours(self, moment: datetime) -> datetime:
        """When we have a moment of the match."""
        return moment - timedelta(seconds=self.match.ahead)

    @property
    def chance(self) -> Chance:
        return Chance(bytes.fromhex(self.match.seed), tuple(seat.client_seed or None for seat in self.seats))

    @property
    def result(self) -> Result | None:
        return codec.load(Result, self.match.result) if self.match.result else None

    @property
    def last_command(self) -> LastCommand | None:
        return codec.load(LastCommand, self.match.last_command) if self.match.last_command else None

    @property
    def rematch_id(self) -> uuid.UUID | None:
        """The match that is this one's rematch, if it is over and there is one."""
        return rematch_of(self.match.pk) if self.match.is_over else None

    @property
    def awaited(self) -> list[Seat]:
        """The seats that are to act, the most urgent first."""
        return sorted((seat for seat in self.seats if seat.awaited_for), key=lambda seat: (seat.deadline, seat.seat))

    @property
    def persons(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.is_person]

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of a player, also an invited one who is not there yet."""
        return None if player is None else next((seat for seat in self.seats if seat.player_id == player.pk), None)

    def viewer(self, seat: Seat | None) -> Viewer:
        """The eyes at a seat (None: a spectator's)."""
        return Viewer(None if seat is None or seat.status == Seat.Status.WAITING else seat.seat, over=self.match.is_over)

    def table(self, viewer: Viewer) -> Any:
        """The table as those eyes see it; None before the start."""
        return None if self.state is None else self.game.view(self.state, viewer)

    def actions(self, seat: Seat) -> Sequence[Any]:
        """What a seat may send now; nothing where a bot plays it, or the match is not being played."""
        if self.match.status != Match.Status.ACTIVE or seat.is_left:
            return ()
        return self.game.legal(self.state, seat.seat)

    def shown(self, logged: Logged, viewer: Viewer) -> Any:
        """An event of the log as those eyes see it."""
        return logged.event if isinstance(logged.event, MATCH_EVENTS) else self.game.show(logged.event, viewer)


def seats_of(match_id: uuid.UUID) -> list[Seat]:
    """The seats of a match with their players, in order."""
    return _seats.all(match_id)


def rematch_of(match_id: uuid.UUID) -> uuid.UUID | None:
    """The match that is a match's rematch, if there is one."""
    return Match.objects.filter(rematch_of=match_id).values_list("pk", flat=True).first()
