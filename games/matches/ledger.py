"""The one way to write to a match: lock it, add events, and what they lead to is stored with them or not at all.

On PostgreSQL the match row is locked; on SQLite the transaction is IMMEDIATE (fishing.checks holds us to it), so that writers take
turns from its first statement on. UNIQUE(match, seq) stands behind both.
"""
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from django.conf import settings
from django.db import transaction

from .. import metrics
from ..kept import Kept
from ..players.idempotency import Once, enter, remember
from ..rulebook.game import Awaited, Moment, standing, tag
from ..rulebook.game import Seat as SeatNumber
from ..transactions import writing_transaction
from . import codec
from .errors import NotThere
from .events import MATCH_EVENTS, BotTookOver, LastCommand, MatchAborted, MatchFinished, Result
from .models import Event, Match, Seat
from .pace import answers_at, hint_at, next_bot
from .position import Logged, Position, seats_of
from .queue import hint_bot_turn, tell_changed
from .thinking import PLAIN

CARETAKER = PLAIN                                            # the bot that plays on a seat that was left (contract, section 3)

MUTABLE = ("status", "version", "host", "state", "commands", "last_command", "result", "due_at", "bot_offers", "started_at",
           "finished_at", "ahead")
SEAT_COLUMNS = ("seat", "kind", "player_id", "bot_level", "status", "timeouts", "awaited_for", "awaited_about", "silence_answers",
                "deadline", "in_play", "script_at", "client_seed")
_locked = Kept(lambda pk: Match.objects.select_for_update().filter(pk=pk), Match._meta.pk, uuid.UUID(int=0))


class Ledger(Position):
    """A match held for writing. `now` is when the request came in, by the match's clock: waiting for the lock makes nobody late."""

    def __init__(self, match: Match, seats: list[Seat], now: datetime) -> None:
        super().__init__(match, seats)
        self.now = self.clock(now)
        self._before = {seat.pk: _columns(seat) for seat in seats}
        self.added: list[Logged] = []
        self.decided: list[str] = []                         # by whom, for the metrics
        self.touched = False                                 # something is to be written, an event or not

    @property
    def expires_at(self) -> datetime:
        """When the match ends if nobody has started it."""
        return self.match.created_at + timedelta(seconds=settings.OPEN_MATCH_SECONDS)

    @property
    def seq(self) -> int:
        """The number that the next event will bear."""
        return self.match.version + 1

    def record(self, *events: Any) -> None:
        """Add events to the log; those of the game change the table."""
        self.touched = True
        for event in events:
            self.added.append(Logged(self.seq, self.now, event))
            self.match.version += 1
            if not isinstance(event, MATCH_EVENTS):
                self.state = self.game.evolve(self.state, event)

    def deal(self) -> None:
        """Lay the empty table and deal the first hand, by chance or as arranged."""
        self.state = self.game.new(self.options, len(self.seats))
        arrangement = codec.load(self.game.arrangement, self.match.arrangement) if self.match.arrangement else None
        self.record(*self.game.start(self.state, Moment(self.seq, self.chance), arrangement))
        self._after(None)

    def decide(self, seat: Seat, command: Any, by: str = "player") -> None:
        """Play a command at a seat and write down what follows. RuleViolation where it is refused: nothing has happened then."""
        moment = Moment(self.seq, self.chance)
        self.record(*self.game.decide(self.state, seat.seat, command, moment))
        self.decided.append(by)
        self.match.commands += 1
        self.match.last_command = codec.dump(LastCommand(seat.seat, moment.seq, tag(type(command))))
        self._after(seat.seat)

    def leave(self, seat: Seat, how: Seat.Status, reason: str) -> None:
        """A seat is left in play: the other of two wins, a bot plays on among more, and without a person the match ends (H53)."""
        seat.status = how
        if len(self.seats) == 2:
            self.finish(reason)
        elif not self.persons:
            self.abort("nobody_left")
        else:
            seat.bot_level = CARETAKER
            self.record(BotTookOver(seat.seat, CARETAKER))
            self._await(acted=seat.seat)

    def finish(self, reason: str) -> None:
        """The match is over as its tally stands; seats that were left never win."""
        left = frozenset(seat.seat for seat in self.seats if seat.is_left)
        end = standing(self.game.tally(self.state), left)
        self.record(MatchFinished(end.winners, end.places, end.scores, reason))
        self._end(Match.Status.FINISHED, Result(end.winners, end.places, end.scores, reason))

    def abort(self, reason: str) -> None:
        """The match ends without a result."""
        self.record(MatchAborted(reason))
        self._end(Match.Status.ABORTED, None)

    def outcome(self) -> dict[str, object]:
        """What was done here, to be told again (`idempotency`): the events after one seq, up to another."""
        return {"match": str(self.match.pk), "after": self.match.version - len(self.added), "version": self.match.version}

    def set_clocks(self) -> None:
        """The clocks of a match whose table was rebuilt: of those whom it awaits, and of nobody else."""
        self.touched = True
        if self.match.status == Match.Status.ACTIVE:
            self._await(None)
        else:
            self._stop_clocks()
        self._clear_table()

    def close(self) -> None:
        """Write it all: events, derived columns, deadlines; then wake who waits for it, and hint the queue where a bot is to move."""
        if not self.touched:
            return
        match = self.match
        Event.objects.bulk_create(Event(match=match, seq=line.seq, at=line.at, type=tag(type(line.event)),
                                        seat=getattr(line.event, "seat", None), v=self.game.payload_version,
                                        payload=codec.dump(line.event))
                                  for line in self.added)
        if self.state is not None:
            match.state = codec.dump(self.state)
        if self.added:
            match.bot_offers = 0
        bot = next_bot(self)
        match.due_at = self._due_at(bot)
        match.save(update_fields=MUTABLE)
        for seat in self.seats:
            changed = {name: value for name, value in _columns(seat).items() if self._before.get(seat.pk, {}).get(name) != value}
            if changed:                                      # mostly the clocks of two seats: far cheaper than bulk_update
                Seat.objects.filter(pk=seat.pk).update(**changed)
        types = [tag(type(line.event)) for line in self.added]
        transaction.on_commit(partial(metrics.count_written, match.game, types, self.decided), robust=True)
        players = {match.host_id, *(seat.player_id for seat in self.seats), *(before["player_id"] for before in self._before.values())}
        transaction.on_commit(partial(tell_changed, (match.pk, *players)), robust=True)
        if bot:
            transaction.on_commit(partial(hint_bot_turn, match.pk, match.version, hint_at(self, bot)), robust=True)

    def _after(self, acted: SeatNumber | None) -> None:
        """What follows from every change of the table: the end, or who is awaited next."""
        if self.game.is_over(self.state):
            self.finish("completed")
        elif self.match.commands >= settings.MOVE_LIMIT:     # H52
            self.finish("move_limit")
        else:
            self._await(acted)

    def _await(self, acted: SeatNumber | None) -> None:
        """Set the clocks: a seat that owes the same answer as before keeps its deadline, any other gets a new one."""
        awaited = {awaited.seat: awaited for awaited in self.game.awaits(self.state)}
        for seat in self.seats:
            wanted = awaited.get(seat.seat)
            if wanted is None:
                _stop_clock(seat)
            elif seat.seat == acted or (seat.awaited_for, seat.awaited_about) != (wanted.action, wanted.about):
                seat.awaited_for, seat.awaited_about = wanted.action, wanted.about
                seat.silence_answers, seat.deadline = wanted.silence_answers, self.now + self._time_for(wanted)

    def _time_for(self, awaited: Awaited) -> timedelta:
        return timedelta(seconds=self.match.doubt_seconds if awaited.silence_answers else self.match.turn_seconds)

    def _due_at(self, bot: Seat | None) -> datetime | None:
        if self.match.status == Match.Status.OPEN:
            return self.ours(self.expires_at)
        grace = timedelta(seconds=settings.GRACE_SECONDS)
        deadlines = [seat.deadline + grace for seat in self.awaited if seat.deadline]
        if bot:                                              # a hint can be lost
            deadlines.append(max(self.now, answers_at(self, bot)) + timedelta(seconds=settings.OFFER_BOT_AGAIN_SECONDS))
        return self.ours(min(deadlines)) if deadlines else None

    def _end(self, status: Match.Status, result: Result | None) -> None:
        self.match.status, self.match.finished_at = status, self.now
        self.match.result = codec.dump(result) if result else ""
        self._stop_clocks()
        self._clear_table()

    def _clear_table(self) -> None:
        for seat in self.seats:
            seat.in_play = not self.match.is_over

    def _stop_clocks(self) -> None:
        for seat in self.seats:
            _stop_clock(seat)


def _columns(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SEAT_COLUMNS}


def _stop_clock(seat: Seat) -> None:
    seat.awaited_for, seat.awaited_about, seat.silence_answers, seat.deadline = "", None, False, None


def hold(match_id: uuid.UUID, now: datetime, *, skip_locked: bool = False) -> Ledger:
    """Lock a match within a transaction; whoever records something closes the ledger. NotThere as `writing` has it."""
    match = Match.objects.select_for_update(skip_locked=True).filter(pk=match_id).first() if skip_locked else _locked.first(match_id)
    if match is None:
        raise NotThere
    return Ledger(match, seats_of(match_id), now)


@contextmanager
def writing(match_id: uuid.UUID, now: datetime, *, skip_locked: bool = False, once: Once | None = None) -> Iterator[Ledger]:
    """Hold a match for writing; what was recorded is stored when the block ends well. `once`: AnsweredBefore where it was done.

    NotThere where there is no such match or, with `skip_locked`, where somebody else holds it (on SQLite everybody waits).
    """
    with writing_transaction():
        enter(once)
        ledger = hold(match_id, now, skip_locked=skip_locked)
        yield ledger
        ledger.close()
        remember(once, ledger.outcome())
