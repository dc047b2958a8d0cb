"""Who is awaited until when, and what happens when the time is over. The database is the clock's memory; a sweep winds it."""
import logging
import uuid
from datetime import datetime
from random import Random

from django.conf import settings
from django.db import connection

from .errors import NotThere
from .events import TurnTimedOut
from .ledger import Ledger, writing
from .models import Match, Seat
from .position import Position

logger = logging.getLogger(__name__)


def sweep(*, now: datetime) -> int:
    """Settle every match that is due, the most overdue first; how many were. Several sweeps at once do no harm."""
    due = list(Match.objects.filter(due_at__lte=now).order_by("due_at").values_list("pk", flat=True)[:settings.SWEEP_BATCH])
    for match_id in due:
        try:
            settle(match_id=match_id, now=now)
        except NotThere:
            continue
        except Exception:                                    # one sick match must not keep the others waiting
            logger.exception("match %s could not be settled", match_id)
            connection.close_if_unusable_or_obsolete()
    return len(due)


def settle(*, match_id: uuid.UUID, now: datetime) -> None:
    """Do what is due in one match: play for those whose time is over, hint the queue again where a bot is awaited."""
    with writing(match_id, now) as ledger:
        match = ledger.match
        if match.due_at is None or match.due_at > now:
            return                                           # somebody else has done it
        if match.status == Match.Status.OPEN:
            ledger.abort("expired")
        while match.status == Match.Status.ACTIVE and (overdue := _overdue(ledger, now)):
            _time_out(ledger, overdue)


def settle_if_due(match: Match, now: datetime) -> bool:
    """The same for a match that was just read, before anybody sees it or plays in it. Whether something was done."""
    if match.due_at is None or match.due_at > now:
        return False
    settle(match_id=match.pk, now=now)
    return True


def fallback(position: Position, seat: Seat) -> object:
    """The command that is played for a seat that does not answer (X13). The same match plays the same one."""
    random = Random(position.chance.below(f"fallback/{seat.seat}/{position.match.version}", 1 << 64))        # noqa: S311
    view = position.table(position.viewer(seat))
    return position.game.bot.fallback(view, position.game.legal(position.state, seat.seat), random)


def _overdue(ledger: Ledger, now: datetime) -> Seat | None:
    return next((seat for seat in ledger.awaited if seat.deadline and seat.deadline <= now), None)


def _time_out(ledger: Ledger, seat: Seat) -> None:
    """One seat's time is over. Silence in a doubt window is an answer; a bot that is late is played for; a person is told and counted."""
    if seat.silence_answers or seat.bot_level:
        ledger.decide(seat, fallback(ledger, seat))
        return
    assert seat.deadline is not None
    ledger.record(TurnTimedOut(seat.seat, seat.awaited_for, seat.deadline))
    seat.timeouts += 1
    if ledger.match.on_timeout == Match.OnTimeout.FORFEIT or seat.timeouts > ledger.match.timeouts_allowed:
        ledger.leave(seat, Seat.Status.TIMED_OUT, "timeout")
    else:
        ledger.decide(seat, fallback(ledger, seat))
