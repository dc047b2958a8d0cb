"""Who is awaited until when, and what happens when the time is over. The database is the clock's memory; a sweep winds it.

A seat is late GRACE_SECONDS after its deadline: a command that left the phone in time may be on its way. What fell due while the
service was away is put off by what was left then (`pulse`), and the log says so.
"""
import logging
import uuid
from datetime import datetime, timedelta
from random import Random

from django.conf import settings
from django.db import InterfaceError, OperationalError, connection
from django.db.models import F

from . import pulse
from .errors import NotThere
from .events import DeadlineExtended, TurnTimedOut
from .ledger import Ledger, writing
from .models import Match, Seat
from .position import Position

logger = logging.getLogger(__name__)
SICK_SECONDS = 60                                            # a match that cannot be settled is left alone for so long; one whose
                                                             # database went away, for one interval of the sweep


def sweep(*, now: datetime) -> int:
    """Settle the matches that are due, the most overdue first, SWEEP_BATCH at most; how many were.

    Several sweeps at once do no harm: the lease lets one through, and a match that somebody else holds is passed over.
    """
    if not pulse.take_sweep(now):
        return 0
    pulse.beat(now)
    due = list(Match.objects.filter(due_at__lte=now).order_by("due_at").values_list("pk", flat=True)[:settings.SWEEP_BATCH])
    for match_id in due:
        try:
            settle(match_id=match_id, now=now, skip_locked=True)
        except NotThere:                                     # held by somebody who will do it, or gone
            continue
        except Exception as error:                           # one sick match must not keep the others waiting
            logger.exception("match %s could not be settled", match_id)
            connection.close_if_unusable_or_obsolete()
            wait = settings.SWEEP_SECONDS if isinstance(error, OperationalError | InterfaceError) else SICK_SECONDS
            Match.objects.filter(pk=match_id, due_at__lte=now).update(due_at=now + timedelta(seconds=wait), revision=F("revision") + 1)
    pulse.swept(now)
    return len(due)


def settle(*, match_id: uuid.UUID, now: datetime, skip_locked: bool = False) -> None:
    """Do what is due in one match: play for those whose time is over, remind of a bot that is awaited, end what nobody began."""
    with writing(match_id, now, skip_locked=skip_locked) as ledger:
        match = ledger.match
        if match.due_at is None or match.due_at > now:
            return                                           # somebody else has done it
        if match.status == Match.Status.OPEN:
            ledger.abort("expired")
        while match.status == Match.Status.ACTIVE and (overdue := _overdue(ledger)):
            _time_out(ledger, overdue)
        if not ledger.added:
            _remind(ledger)


def settle_if_due(match: Match, now: datetime) -> bool:
    """The same for a match that was just read, before anybody sees it or plays in it. Whether something was done."""
    if match.due_at is None or match.due_at > now:
        return False
    settle(match_id=match.pk, now=now)
    return True


def fallback(position: Position, seat: Seat) -> object:
    """The command that is played for a seat that does not answer (X13). The same match plays the same one."""
    random = Random(position.chance.below(f"fallback/{seat.seat}/{position.match.version}", 1 << 64))
    view = position.table(position.viewer(seat))
    return position.game.bot.fallback(view, position.game.legal(position.state, seat.seat), random)


def time_out(ledger: Ledger, seat: Seat) -> None:
    """What follows: silence in a doubt window is an answer; a late bot is played for; a person is told and counted."""
    assert seat.deadline is not None
    if seat.silence_answers or seat.bot_level:
        ledger.decide(seat, fallback(ledger, seat), by="clock")
    else:
        ledger.record(TurnTimedOut(seat.seat, seat.awaited_for, seat.deadline))
        seat.timeouts += 1
        if ledger.match.on_timeout == Match.OnTimeout.FORFEIT or seat.timeouts > ledger.match.timeouts_allowed:
            ledger.leave(seat, Seat.Status.TIMED_OUT, "timeout")
        else:
            ledger.decide(seat, fallback(ledger, seat), by="clock")


def _overdue(ledger: Ledger) -> Seat | None:
    grace = timedelta(seconds=settings.GRACE_SECONDS)
    return next((seat for seat in ledger.awaited if seat.deadline and seat.deadline + grace <= ledger.now), None)


def _time_out(ledger: Ledger, seat: Seat) -> None:
    """One seat's time is over, unless that came in an outage of ours: then it gets what was left."""
    assert seat.deadline is not None
    outage = pulse.outage_at(ledger.ours(seat.deadline))
    if outage is None:
        time_out(ledger, seat)
    else:
        later = outage.ended - outage.began
        seat.deadline += later
        ledger.record(DeadlineExtended(seat.seat, round(later.total_seconds()), seat.deadline))


def _remind(ledger: Ledger) -> None:
    """A bot has not moved. Closing the ledger hints the queue again; after BOT_OFFERS reminders it is played for."""
    bot = next((seat for seat in ledger.awaited if seat.bot_level), None)
    if bot is None:
        return
    ledger.touched = True
    ledger.match.bot_offers += 1
    if ledger.match.bot_offers > settings.BOT_OFFERS:
        logger.error("the %s bot of match %s did not move after %s reminders", bot.bot_level, ledger.match.pk, settings.BOT_OFFERS)
        ledger.decide(bot, fallback(ledger, bot), by="clock")
