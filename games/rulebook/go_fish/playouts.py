"""Asks tried out: the hand is played to its end in worlds that may be, by players who know what is public and their own cards."""
from collections.abc import Sequence
from math import sqrt
from random import Random

from ..game import Effort, Seat
from .asking import best
from .memory import NUMBER, Cards, Memory
from .simulator import Position, Variant
from .view import Table
from .worlds import position, world

WORLDS = 144
BATCH = 12                                                   # then asks that are surely worse are tried no more
WORK = 8_000                                                 # asks in all playouts of a choice …
WORK_BY_CARD = 2_400                                         # … and of cards by name, each of which takes longer to think of
ASKS = 100                                                   # of one playout; without a stock players may go round in circles
DOUBT = 3.0                                                  # standard errors by which an ask must be better than the first
POINT = 0.05                                                 # what a point is worth beside the win


def tried(asks: Sequence[tuple[Seat, Cards]], view: Table, known: Memory, heard: Memory, variant: Variant,
          random: Random, effort: Effort) -> tuple[Seat, Cards]:
    """The best of these asks: the first one, unless playouts from what the seat knows say that another is surely better.

    `known` is what the seat knows, `heard` what everybody does. All asks meet the same worlds, and are compared in each.
    """
    points = [before + sum(variant.worth[NUMBER[rank]] for rank in books) for before, books in zip(view.points, view.books, strict=True)]
    left, gains = list(range(1, len(asks))), [list[float]() for _ in asks]
    work = WORK_BY_CARD if variant.by_card else WORK
    for number in effort.rounds(WORLDS):
        dealt = world(known, random)
        if dealt is None:
            continue
        hands, rest = dealt
        start = position(heard, variant, hands, rest[:view.stock], view.turn)
        dice = random.getrandbits(32)
        plain, asked = _played(start.copy(), asks[0], points, dice)
        work -= asked
        for at in left:
            other, asked = _played(start.copy(), asks[at], points, dice)
            gains[at].append(other - plain)
            work -= asked
        if number % BATCH == BATCH - 1:
            left = [at for at in left if _bound(gains[at], DOUBT) > 0]
        if not left or work < 0:
            break
    surely = {at: _bound(gains[at], -DOUBT) for at in left if len(gains[at]) >= BATCH}
    return asks[max((at for at in surely if surely[at] > 0), key=surely.__getitem__, default=0)]


def _bound(gains: Sequence[float], errors: float) -> float:
    """The mean, so many standard errors off."""
    number = max(1, len(gains))
    mean = sum(gains) / number
    spread = sum((gain - mean) ** 2 for gain in gains) / number
    return mean + errors * sqrt((spread + 0.01) / number)


def _played(start: Position, ask: tuple[Seat, Cards], points: Sequence[int], dice: int) -> tuple[float, int]:
    """What the seat on turn has of the win in the end, and how far it is ahead; and how many asks it took to know."""
    seat, random = start.turn, Random(dice)                  # noqa: S311  # dice of a game
    start.ask(*ask)
    asked = 1
    while not start.over and asked < ASKS:
        start.ask(*best(start, random))
        asked += 1
    scores = [before + won for before, won in zip(points, start.points, strict=True)]
    most = max(scores)
    share = 1 / scores.count(most) if scores[seat] == most else 0.0
    return share + POINT * (scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)), asked
