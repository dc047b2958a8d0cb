"""Once more: the same game among the same people. A match has one rematch, whoever asks for it first (UNIQUE rematch_of).

Everybody moves up a seat, so that whom the options let deal or begin is the next in turn, and partners stay partners; where chance draws
the dealer, it draws again. It is played by the rules of the match before. Whoever asks has confirmed, the others are invited.
"""
import secrets
import uuid
from datetime import datetime
from functools import partial

from django.db import transaction
from django.db.models import F

from ..players.idempotency import Once, doing, remember
from ..players.models import Player
from ..rulebook.chance import SEED_BYTES
from . import clock, selectors, services
from .errors import MatchNotFinished, MatchNotOpen, NotSeated
from .ledger import Ledger, hold
from .models import Match, Seat
from .queue import tell_changed


def rematch(*, match_id: uuid.UUID, player: Player, now: datetime, client_seed: str | None = None, once: Once | None = None) -> Ledger:
    """Open the rematch of a match that is over, or take one's seat in the one that another has opened. Who sits there already is told.

    One that ended before it began is no rematch: then the next who asks opens another.
    """
    clock.settle_if_due(selectors.position(match_id).match, now)
    with doing(once):
        before = hold(match_id, now)                         # always the older match first: two who ask never wait for each other
        selectors.check_visible(before, player)
        seat = before.seat_of(player)
        if seat is None or seat.status == Seat.Status.WAITING:
            raise NotSeated
        if not before.match.is_over:
            raise MatchNotFinished(status=before.match.status)
        there = before.rematch_id
        ledger = None if there is None else hold(there, now)
        if ledger is None or _fell_through(ledger.match):
            ledger = _open(before, player, now, client_seed)
        else:
            _join(ledger, player, client_seed)
        remember(once, ledger.outcome())
    return ledger


def _open(before: Ledger, player: Player, now: datetime, client_seed: str | None) -> Ledger:
    Match.objects.filter(rematch_of=before.match.pk).update(rematch_of=None, revision=F("revision") + 1)
    old = before.match
    match = Match(
        host=player, rematch_of=old, seed=secrets.token_hex(SEED_BYTES), created_at=now,
        invite_code=services.invite_code() if old.invite_code else "",
        **{name: getattr(old, name) for name in ("game", "rules_version", "preset", "options", "sandbox", "rated", "knowledge",
                                                 "visibility", "turn_seconds", "doubt_seconds", "on_timeout", "timeouts_allowed")})
    moved_up = [*before.seats[1:], *before.seats[:1]]
    seats = [_place(number, seat, player) for number, seat in enumerate(moved_up)]
    next(seat for seat in seats if seat.player == player).client_seed = client_seed or ""
    ledger = services.open_match(match, seats, now)
    Match.objects.filter(pk=old.pk).update(revision=F("revision") + 1)         # it tells of its rematch from now on
    transaction.on_commit(partial(tell_changed, (old.pk,)), robust=True)
    return ledger


def _place(number: int, before: Seat, player: Player) -> Seat:
    """A seat for who had it before: a bot of the same level, an invitation, and open to all where that person was erased."""
    if before.kind == Seat.Kind.BOT:
        return Seat(seat=number, kind=before.kind, bot_level=before.bot_level, status=Seat.Status.PLAYING)
    if before.player is None or before.player.erased_at:
        return Seat(seat=number, kind=Seat.Kind.OPEN, status=Seat.Status.WAITING)
    return Seat(seat=number, kind=Seat.Kind.PLAYER, player=before.player,
                status=Seat.Status.PLAYING if before.player == player else Seat.Status.WAITING)


def _join(ledger: Ledger, player: Player, client_seed: str | None) -> None:
    mine = ledger.seat_of(player)
    if mine is not None and mine.status != Seat.Status.WAITING:
        if client_seed is not None:
            services.add_client_seed(ledger, mine, client_seed)
    elif ledger.match.status != Match.Status.OPEN:
        raise MatchNotOpen
    else:
        services.sit_down(ledger, player, services.chosen_seat(ledger, mine, None), client_seed)
    ledger.close()


def _fell_through(match: Match) -> bool:
    return match.is_over and match.started_at is None
