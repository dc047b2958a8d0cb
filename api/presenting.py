"""Matches and events as the contract has them on the wire, each through the eyes of one viewer."""
import json
import math
import uuid
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.utils import timezone

from games.matches import codec, selectors
from games.matches.errors import NotThere
from games.matches.models import Match, Seat
from games.matches.position import Logged, Position
from games.players.models import Player
from games.rulebook.game import Viewer, tag
from games.rulebook.text import Language

SLOW_SECONDS = 6 * 3_600                                     # a turn that long is played between other things


def match_body(position: Position, player: Player | None, language: Language, now: datetime) -> dict[str, Any]:
    """The whole match (contract, section 3) for a player, or a spectator where `player` is None or not seated."""
    match, seat = position.match, position.seat_of(player)
    seated = seat is not None and seat.status != Seat.Status.WAITING
    return {
        **summary(position, player, language, now),
        **({"invite_code": match.invite_code} if match.invite_code and seated else {}),
        "you": seat and {"seat": seat.seat, "actions": [_tagged(action, language) for action in position.actions(seat)]},
        "table": codec.wire(position.table(position.viewer(seat)), language),
        "rematch": _id(position.rematch_id),
        "shuffle": {"commitment": position.chance.commitment(), "method": position.chance.method if match.started_at else None,
                    "seed": match.seed if match.is_over else None},
    }


def summary(position: Position, player: Player | None, language: Language, now: datetime) -> dict[str, Any]:
    """A match in a list: everything but its table and what a seat may do."""
    match, seat, now = position.match, position.seat_of(player), position.clock(now)
    teams = position.game.teams(position.options, len(position.seats))
    return {
        "id": str(match.pk), "game": match.game, "status": match.status, "version": match.version,
        "options": json.loads(match.options), "preset": match.preset,
        "clock": {"turn_seconds": match.turn_seconds, "doubt_seconds": match.doubt_seconds, "on_timeout": match.on_timeout,
                  "timeouts_allowed": match.timeouts_allowed},
        "visibility": match.visibility, "rated": match.rated, "knowledge": match.knowledge, "sandbox": match.sandbox,
        "host": str(match.host_id),
        "created_at": codec.instant(match.created_at), "started_at": codec.instant(match.started_at),
        "finished_at": codec.instant(match.finished_at),
        "expires_at": codec.instant(position.clock(match.due_at)) if match.due_at and match.status == Match.Status.OPEN else None,
        "rematch_of": _id(match.rematch_of_id),
        "seats": [{"seat": other.seat, "kind": other.kind, "player": other.player and player_body(other.player, language),
                   "bot_level": other.bot_level or None, "team": teams[other.seat] if teams else None, "status": other.status,
                   "client_seed": (other.client_seed or None) if match.started_at or other == seat else None}
                  for other in position.seats],
        "server_time": codec.instant(now), "poll_after_ms": poll_after_ms(position, seat),
        "awaiting": _awaiting(position, now),
        "you": seat and {"seat": seat.seat},
        "result": codec.wire(position.result, language),
    }


def event_bodies(position: Position, lines: Iterable[Logged], viewer: Viewer, language: Language) -> list[dict[str, Any]]:
    """Lines of the log as a viewer may see them."""
    return [{"seq": line.seq, "at": codec.instant(line.at), **_tagged(position.shown(line, viewer), language)} for line in lines]


def knowledge_body(position: Position, seat: Seat, language: Language) -> dict[str, Any]:
    """What a seat could know, and at which version."""
    return {"version": position.match.version, "seat": seat.seat, "knowledge": codec.wire(selectors.knowledge(position, seat), language)}


def player_body(player: Player, language: Language) -> dict[str, Any]:
    """A player as everybody sees them."""
    return {"id": str(player.pk), "name": player.called().to(language)}


def poll_after_ms(position: Position, seat: Seat | None) -> int:
    """How long a polite client waits before it asks again; it hangs on what the ETag does and nothing else, so a 304 leaves it true.

    Short where a bot is at work or a doubt window is open, as long as the pace of the match allows where people are awaited, long where
    nothing can come but by the caller.
    """
    match = position.match
    if match.is_over:
        return 60_000
    is_slow = match.turn_seconds >= SLOW_SECONDS
    if match.status == Match.Status.OPEN:
        return 3_000 if any(other.kind == Seat.Kind.OPEN for other in position.seats) else 5_000      # those invited may come any day
    others = [other for other in position.awaited if other != seat]
    if any(other.bot_level for other in others):
        return 300
    if any(other.silence_answers for other in others):
        return 1_000
    if others:
        return 5_000 if is_slow else max(1_000, min(2_000, match.turn_seconds * 50))                  # a twentieth of a turn
    return 30_000 if is_slow else 10_000                     # it is for the caller to move


def where_it_stands(match_id: uuid.UUID, player: Player | None, language: Language) -> dict[str, Any]:
    """What a 409 tells: the version, who is awaited, and the caller's own command where that was the last one played.

    Whoever is answered 409 may know of the match: strangers to a private one were told 404 before.
    """
    try:
        position = selectors.position(match_id)
    except NotThere:
        return {}
    seat, last = position.seat_of(player), position.last_command
    return {"current_version": position.match.version, "awaiting": _awaiting(position, position.clock(timezone.now())),
            **({"your_last_command": codec.wire(last, language)} if seat and last and last.seat == seat.seat else {})}


def _awaiting(position: Position, now: datetime) -> list[dict[str, Any]]:
    """`now` by the clock of the match."""
    return [{"seat": seat.seat, "for": seat.awaited_for, "deadline": codec.instant(seat.deadline),
             "seconds_left": max(0, math.ceil((seat.deadline - now).total_seconds()))}
            for seat in position.awaited if seat.deadline]


def _id(id_: uuid.UUID | None) -> str | None:
    return None if id_ is None else str(id_)


def _tagged(value: Any, language: Language) -> dict[str, Any]:
    return {"type": tag(type(value)), **codec.wire(value, language)}
