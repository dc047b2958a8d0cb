"""When bots answer: after a while, as people do, and never by what they hold or by how long they thought.

The while is drawn from the chance of the match for each thing that a seat is asked, so that whoever looks again finds the same moment.
It is kept by the queue, which holds a hint until then: nobody sleeps, and a hint that is lost meanwhile the sweep finds.
"""
from datetime import datetime, timedelta

from django.conf import settings

from .models import Match, Seat
from .position import Position
from .thinking import THOUGHTFUL

MOST = 4                                                     # a bot takes this part of its seat's time at most
FINE = 1 << 32


def is_kept(match: Match) -> bool:
    """Whether bots take their time. In a sandbox match tests would wait for it."""
    return settings.BOT_PACE_SECONDS > 0 and not match.sandbox


def next_bot(position: Position) -> Seat | None:
    """The bot whose turn it is: of several that are awaited the one that answers first, else the most urgent."""
    bots = [seat for seat in position.awaited if seat.bot_level]
    if bots and is_kept(position.match):
        return min(bots, key=lambda seat: answers_at(position, seat))
    return bots[0] if bots else None


def answers_at(position: Position, seat: Seat) -> datetime:
    """When an awaited bot answers, by the clock of the match: half of BOT_PACE_SECONDS to twice as much after it was asked."""
    assert seat.deadline is not None
    allowed = timedelta(seconds=position.match.doubt_seconds if seat.silence_answers else position.match.turn_seconds)
    asked = seat.deadline - allowed
    if not is_kept(position.match):
        return asked
    drawn = position.chance.below(f"pace/{seat.seat}/{asked.isoformat()}", FINE) / FINE
    return asked + min(timedelta(seconds=settings.BOT_PACE_SECONDS * 2 ** (2 * drawn - 1)), allowed / MOST)


def hint_at(position: Position, seat: Seat) -> datetime | None:
    """When a worker is to look at a bot, by our clock (None: at once). One that thinks for long begins at once, and answers later."""
    return None if seat.bot_level == THOUGHTFUL else appointed(position, seat)


def appointed(position: Position, seat: Seat) -> datetime | None:
    """When a bot answers, by our clock; None: as soon as it can."""
    return position.ours(answers_at(position, seat)) if is_kept(position.match) else None
