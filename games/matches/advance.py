"""The clock of a sandbox match is moved on, and what falls due on the way happens at its own time, in one transaction.

The log is the same whoever was quicker, a worker or this: bots that are awaited play first, before any time passes, and whenever they are
awaited on the way. So time only passes while people are awaited. Neither our grace nor our outages have a part in it.
"""
import uuid
from datetime import datetime, timedelta

from ..players.idempotency import Once
from ..players.models import App, Player
from . import bots, clock, selectors
from .errors import AdvancedTooFar, NotASandboxMatch, NotSeated
from .events import ClockAdvanced
from .ledger import Ledger, writing
from .models import Match
from .thinking import THOUGHTFUL

MOVES_AT_ONCE = 500                                          # the match is held meanwhile, on SQLite the file
OF_THOUGHTFUL = 5                                            # a part of them where a bot thinks
DAYS_AHEAD = 366


def advance(*, match_id: uuid.UUID, caller: Player | App, seconds: int, now: datetime, once: Once | None = None) -> Ledger:
    """Let so much time pass in a match, for somebody at its table, its host, or the app that its host belongs to.

    A match that is over stays as it is, whether the bots ended it a moment ago or here.
    """
    clock.settle_if_due(selectors.due(match_id), now)
    with writing(match_id, now, once=once) as ledger:
        _check(ledger, caller)
        _let_bots_play(ledger)
        if not ledger.match.is_over:
            _pass_time(ledger, seconds)
    return ledger


def _check(ledger: Ledger, caller: Player | App) -> None:
    player = caller if isinstance(caller, Player) else None
    selectors.check_visible(ledger, player)
    if not ledger.match.sandbox:
        raise NotASandboxMatch
    host = ledger.match.host
    if ledger.seat_of(player) is None and (host.app_id if player is None else host.pk) != caller.pk:
        raise NotSeated


def _pass_time(ledger: Ledger, seconds: int) -> None:
    if ledger.match.ahead + seconds > DAYS_AHEAD * 86_400:
        raise _too_far(ledger)
    end = ledger.now + timedelta(seconds=seconds)
    ledger.record(ClockAdvanced(seconds))
    ledger.match.ahead += seconds
    while (due := _due_next(ledger)) and due <= end:
        ledger.now = max(ledger.now, due)
        if ledger.match.status == Match.Status.OPEN:
            ledger.abort("expired")
        else:
            clock.time_out(ledger, ledger.awaited[0])
        _let_bots_play(ledger)
    ledger.now = end


def _due_next(ledger: Ledger) -> datetime | None:
    """When the next thing happens, if only time passes."""
    if ledger.match.status == Match.Status.OPEN:
        return ledger.expires_at
    return next((seat.deadline for seat in ledger.awaited), None)


def _let_bots_play(ledger: Ledger) -> None:
    while ledger.match.status == Match.Status.ACTIVE and (bot := next((seat for seat in ledger.awaited if seat.bot_level), None)):
        bots.play_here(ledger, bot)
        if len(ledger.decided) > _moves_at_once(ledger):
            raise _too_far(ledger)


def _moves_at_once(ledger: Ledger) -> int:
    """Fewer where bots think: a request waits for them, and whoever wants to write."""
    return MOVES_AT_ONCE // OF_THOUGHTFUL if any(seat.bot_level == THOUGHTFUL for seat in ledger.seats) else MOVES_AT_ONCE


def _too_far(ledger: Ledger) -> AdvancedTooFar:
    return AdvancedTooFar(moves=_moves_at_once(ledger), days=DAYS_AHEAD)
