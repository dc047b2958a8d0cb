"""The derived columns from the log alone: what a match's row and seats must say if they say what its events led to.

Derived: version, status, state, result, when it began and ended, its clock, its client seeds, who is awaited. The log does not tell
deadlines: a repair keeps the clock of a seat that owes what it owed, and starts a new one where it owes something else.
"""
import uuid
from collections.abc import Mapping
from datetime import datetime

from django.db.models import F

from ..rulebook.game import replay
from . import codec, selectors
from .events import MATCH_EVENTS, ClientSeedsMixed, ClockAdvanced, MatchAborted, MatchFinished, MatchStarted, MatchVoided, Result
from .ledger import writing
from .models import Match
from .position import Logged, Position


def differences(match_id: uuid.UUID) -> list[str]:
    """The columns of a match that are not as its log has it, by name. A match that is played meanwhile is read again."""
    while True:
        position = selectors.position(match_id)
        log = selectors.log(position)
        derived = derive(position, log)
        found = [name for name, value in derived.items() if getattr(position.match, name) != value]
        if not found and awaited(position) != {seat.seat: seat.awaited_for for seat in position.awaited}:
            found.append("awaited")
        if not found and client_seeds(position, log) != [seat.client_seed for seat in position.seats]:
            found.append("client_seeds")
        if not found and not position.match.is_over and not all(seat.in_play for seat in position.seats):
            found.append("in_play")                          # the other way round it costs a little and hides nothing
        if not found or Match.objects.filter(pk=match_id, version=position.match.version).exists():
            return found


def repair(*, match_id: uuid.UUID, now: datetime) -> None:
    """Write the columns as the log has them."""
    with writing(match_id, now) as ledger:
        log = selectors.log(ledger)
        for name, value in derive(ledger, log).items():
            setattr(ledger.match, name, value)
        for seat, client_seed in zip(ledger.seats, client_seeds(ledger, log), strict=True):
            seat.client_seed = client_seed
        ledger.now = ledger.clock(now)
        ledger.set_clocks()
        Match.objects.filter(pk=match_id).update(revision=F("revision") + 1)   # it looks different, and no event says so


def awaited(position: Position) -> dict[int, str]:
    """Who is to act, and for what, as the table has it."""
    if position.match.status != Match.Status.ACTIVE:
        return {}
    return {awaited.seat: awaited.action for awaited in position.game.awaits(position.state)}


def client_seeds(position: Position, log: list[Logged]) -> list[str]:
    """Those of the seats as they were mixed in; before the start the log has none of them."""
    if not any(isinstance(line.event, MatchStarted) for line in log):
        return [seat.client_seed for seat in position.seats]
    mixed = next((line.event.client_seeds for line in log if isinstance(line.event, ClientSeedsMixed)), (None,) * len(position.seats))
    return [given or "" for given in mixed]


def derive(position: Position, log: list[Logged]) -> Mapping[str, object]:
    """The columns as the log has them."""
    events = [line.event for line in log]
    status, result, started, finished = Match.Status.OPEN, "", None, None
    for line in log:
        match line.event:
            case MatchStarted():
                status, started = Match.Status.ACTIVE, line.at
            case MatchFinished(winners, places, scores, reason):
                status, result, finished = Match.Status.FINISHED, codec.dump(Result(winners, places, scores, reason)), line.at
            case MatchAborted():
                status, finished = Match.Status.ABORTED, line.at
            case MatchVoided():
                status, finished = Match.Status.VOIDED, line.at
    state = ""
    if started is not None:
        of_the_game = [event for event in events if not isinstance(event, MATCH_EVENTS)]
        state = codec.dump(replay(position.game, position.options, len(position.seats), of_the_game))
    return {"version": log[-1].seq if log else 0, "status": status, "state": state, "result": result, "started_at": started,
            "finished_at": finished, "ahead": sum(event.seconds for event in events if isinstance(event, ClockAdvanced))}
