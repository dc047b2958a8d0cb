"""How hard a bot thinks: by its level, the time that there is, and the load.

A level has its own number of rounds. The clock ends them early where the service is slow or the seat's time short; in a sandbox match it
never does, so that the match repeats: there a part of the rounds has to do, for `advance` plays bots while a request waits.
"""
import time
from datetime import datetime

from django.conf import settings

from .. import metrics
from ..rulebook.game import Effort, PartOf
from .models import Seat
from .position import Position

THOUGHTFUL = "hard"                                          # the level that takes as much time as it is given
PLAIN = "medium"                                             # what it plays as where there is none
OF_TIME_LEFT = 2                                             # a bot thinks for this part of what its seat has left at most
OF_TIME_GONE = 4                                             # and for this part of BOT_THINK_SECONDS where it should have answered
IN_SANDBOX = 8                                               # and there for this part of its rounds


def effort(position: Position, seat: Seat, now: datetime, appointed: datetime | None = None) -> Effort:
    """What a bot may spend on its choice, from `now` on. By the moment that is appointed for its answer it has thought: that is to tell
    nothing. If the moment has come already, a little has to do."""
    if position.match.sandbox:
        return PartOf(part=IN_SANDBOX)
    assert seat.deadline is not None
    seconds = min(settings.BOT_THINK_SECONDS, (seat.deadline - position.clock(now)).total_seconds() / OF_TIME_LEFT)
    if appointed:
        seconds = min(seconds, max((appointed - now).total_seconds(), settings.BOT_THINK_SECONDS / OF_TIME_GONE))
    until = time.monotonic() + seconds
    return Effort(lambda: time.monotonic() >= until)


def level(position: Position, seat: Seat, waited: float) -> str:
    """What a bot plays as. Where hints wait for a worker, thinking would make all bots late: then the thoughtful are plain."""
    hurried = seat.bot_level == THOUGHTFUL and PLAIN in position.game.bot.levels and not position.match.sandbox \
        and waited > settings.BOT_LATE_SECONDS
    if hurried:
        metrics.HURRIED.inc()
    return PLAIN if hurried else seat.bot_level
