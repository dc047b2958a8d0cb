"""A match played once more beside the database, from its log: who is awaited until when, and the table, as they were after each move.

Nothing is decided anew: what happened stands in the events. The rules are asked only how far one command reached.
"""
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

from ..rulebook.errors import RuleViolation
from ..rulebook.game import Moment, tag
from ..rulebook.game import Seat as SeatNumber
from . import codec
from .events import (
    MATCH_EVENTS,
    BotTookOver,
    ClockAdvanced,
    DeadlineExtended,
    LastCommand,
    MatchAborted,
    MatchFinished,
    MatchStarted,
    MatchVoided,
    PlayerResigned,
    Result,
    TurnTimedOut,
)
from .ledger import Ledger
from .models import Match, Seat
from .position import Logged, Position

FOLLOW = (BotTookOver, MatchFinished, MatchAborted)          # never the first of what was written in one go
LEAD = (TurnTimedOut, PlayerResigned)                        # never the last


@dataclass(frozen=True, slots=True)
class Move:
    """Lines of a log that belong together: a command with what it led to, a deal (no command), or one event of the match."""

    lines: tuple[Logged, ...]
    seat: SeatNumber | None = None
    command: Any = None


class Playback(Ledger):
    """A ledger that is never closed: the rows in it are copies, and nothing of them is stored."""

    dealt = False

    @classmethod
    def of(cls, position: Position) -> Self:
        """A match that is there, as it was before its first event. Its seats are those it began with, for the log knows no others."""
        match, seats = copy(position.match), [copy(seat) for seat in position.seats]
        match.status, match.version, match.commands, match.ahead = Match.Status.OPEN, 0, 0, 0
        match.state = match.result = match.last_command = ""
        match.started_at = match.finished_at = match.due_at = None
        for seat in seats:
            seat.status, seat.timeouts = Seat.Status.PLAYING, 0
            seat.bot_level = seat.bot_level if seat.kind == Seat.Kind.BOT else ""
        playback = cls(match, seats, match.created_at)
        playback._stop_clocks()
        return playback

    def follow(self, log: Sequence[Logged]) -> Iterator[Move]:
        """The moves of a log, each when it has happened here."""
        at = 0
        while at < len(log):
            move = self._next(log, at)
            self.now = move.lines[0].at
            if isinstance(move.lines[0].event, MATCH_EVENTS):
                self.happen(move.lines[0].event)
            else:
                self.move(move.seat, move.command, [line.event for line in move.lines])
            at += len(move.lines)
            yield move

    def move(self, seat: SeatNumber | None, command: Any, events: Sequence[Any]) -> None:
        """What a command led to, or a deal."""
        if command is not None:
            self.match.commands += 1
            self.match.last_command = codec.dump(LastCommand(seat or 0, self.seq, tag(type(command))))
        self.record(*events)
        self.dealt = True
        self._await(seat)

    def is_whole(self, move: Move, following: Logged | None) -> bool:
        """Whether somebody could read the match after its latest move: what is written in one go nobody sees half of."""
        return self.dealt and not isinstance(move.lines[0].event, LEAD) and not (following and isinstance(following.event, FOLLOW))

    def happen(self, event: Any) -> None:
        """An event of the match, and what it means for its row and its seats."""
        if isinstance(event, FOLLOW) and self.added and isinstance(late := self.added[-1].event, TurnTimedOut):
            self.seats[late.seat].status = Seat.Status.TIMED_OUT
        self.record(event)
        match event:
            case MatchStarted():
                self.match.status, self.match.started_at = Match.Status.ACTIVE, self.now
                self.state = self.game.new(self.options, len(self.seats))
            case DeadlineExtended(seat, _, deadline):
                self.seats[seat].deadline = deadline
            case ClockAdvanced(seconds):
                self.match.ahead += seconds
            case PlayerResigned(seat):
                self.seats[seat].status = Seat.Status.RESIGNED
            case BotTookOver(seat, level):
                self.seats[seat].bot_level = level
                self._await(seat)
            case MatchFinished(winners, places, scores, reason):
                self._end(Match.Status.FINISHED, Result(winners, places, scores, reason))
            case MatchAborted():
                self._end(Match.Status.ABORTED, None)
            case MatchVoided():
                self._end(Match.Status.VOIDED, None)

    def _next(self, log: Sequence[Logged], at: int) -> Move:
        if isinstance(log[at].event, MATCH_EVENTS):
            return Move((log[at],))
        told = self._told(log, at)
        if not self.dealt or told == len(log):
            return Move(tuple(log[at:told]))
        seat, command = log[told].event.seat, self.game.told(log[told].event, self.state)
        size = self._reached(log, at, seat, command) or self._told(log, told + 1) - at
        return Move(tuple(log[at:at + size]), seat, command)

    def _told(self, log: Sequence[Logged], at: int) -> int:
        """Where the next event stands that tells of a command, or the next of the match, or the end."""
        while at < len(log) and not isinstance(log[at].event, MATCH_EVENTS) and self.game.told(log[at].event, self.state) is None:
            at += 1
        return at

    def _reached(self, log: Sequence[Logged], at: int, seat: SeatNumber, command: Any) -> int:
        """How many events a command led to; 0 where its rules would not do the same today, and cannot tell."""
        try:
            events = self.game.decide(self.state, seat, command, Moment(log[at].seq, self.chance))
        except RuleViolation:
            return 0
        return len(events) if list(events) == [line.event for line in log[at:at + len(events)]] else 0
