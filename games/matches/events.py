"""What happens to a match around the game: people come and go, the clock runs out, it ends. The game's own events stand between."""
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from ..rulebook.game import Seat, optional


@dataclass(frozen=True, slots=True)
class MatchCreated:
    game: str
    preset: str
    host: str                                                # player id
    commitment: str                                          # SHA-256 of the seed of every shuffle
    rematch_of: str | None = optional()                      # the id of the match that is played once more


@dataclass(frozen=True, slots=True)
class SeatTaken:
    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class ClientSeedGiven:
    """That one was given is for all to see: who gave theirs last knows that nobody has chosen after them. What it is, is not yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    player: str


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """`seats` are the numbers that the seats had before: open ones were dropped and the rest counted anew."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ClientSeedsMixed:
    """The match has begun with client seeds, in the order of the seats: all its chance hangs on them, by this method."""

    method: str
    client_seeds: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    seat: Seat
    action: str
    deadline: datetime


@dataclass(frozen=True, slots=True)
class DeadlineExtended:
    """The service was away when this seat's time ran out: it gets what was left to it when the outage began."""

    seat: Seat
    seconds: int                                             # later than before
    deadline: datetime


@dataclass(frozen=True, slots=True)
class ClockAdvanced:
    """The clock of a sandbox match was moved on. What fell due in that time follows, each event at its own time."""

    seconds: int


@dataclass(frozen=True, slots=True)
class ScriptMissed:
    """A command of a scripted bot was refused, and nothing was played; the next of its list is tried."""

    seat: Seat
    number: int                                              # of the command in the script, from 0
    command: str                                             # its type
    code: str                                                # of the problem that a player would have met


@dataclass(frozen=True, slots=True)
class PlayerResigned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotTookOver:
    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class MatchFinished:
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class MatchAborted:
    reason: str


@dataclass(frozen=True, slots=True)
class MatchVoided:
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, as the contract's `result` has it."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class LastCommand:
    """The latest command of a match: who sent it, the seq of its first event, and which it was."""

    seat: Seat
    seq: int
    type: str


MATCH_EVENTS = (MatchCreated, SeatTaken, SeatLeft, ClientSeedGiven, HostChanged, MatchStarted, ClientSeedsMixed, TurnTimedOut,
                DeadlineExtended, ClockAdvanced, ScriptMissed, PlayerResigned, BotTookOver, MatchFinished, MatchAborted, MatchVoided)
MatchEvent: TypeAlias = (MatchCreated | SeatTaken | SeatLeft | ClientSeedGiven | HostChanged | MatchStarted | ClientSeedsMixed
                         | TurnTimedOut | DeadlineExtended | ClockAdvanced | ScriptMissed | PlayerResigned | BotTookOver | MatchFinished
                         | MatchAborted | MatchVoided)
