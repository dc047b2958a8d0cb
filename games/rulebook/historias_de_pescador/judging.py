"""What a position promises, who will doubt, who lies: three logistic models, whose weights were fitted to simulated matches.

Each is a list of what counts, as numbers, and weights for it by the number of seats (weights.py).
"""
from collections.abc import Sequence
from math import exp, log

from ..game import Seat
from .memory import Counts, Memory
from .sight import JUNK, Sight

SMALL = 0.03
FIRST = 0.5                                                  # of everything that was not seen yet


def chance(weights: Sequence[float], numbers: Sequence[float], shift: float = 0.0) -> float:
    """The chance that a model gives, its log-odds moved by `shift`."""
    odds = shift
    for weight, number in zip(weights, numbers, strict=True):
        odds += weight * number
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def outlook(sight: Sight, own: Counts, drawn: int, sizes: Sequence[int], mover: Seat, subject: int, bound: int) -> list[float]:
    """What counts for winning: the seat has these cards and `drawn` unseen ones, the others so many; `mover` announces next.

    `bound` is the number that the subject binds the next announcement with, 0 where it is free.
    """
    held, largest, kinds = sum(own), 0, 0
    for kind in sight.kinds:
        if own[kind]:
            kinds += 1
            largest = max(largest, own[kind])
    mine, trash = held + drawn, own[JUNK]
    least, others = 1000, 0
    for seat, size in enumerate(sizes):
        if seat != sight.seat:
            least = min(least, size)
            others += size
    others_mean = others / (len(sizes) - 1)
    my_turn = mover == sight.seat
    subject_held = own[subject] if subject >= 0 else 0
    whole = drawn == 0 and trash == 0 and kinds == 1
    out = stuck = follow = ready = lacking = cornered = 0.0
    if my_turn:
        out = float(whole and (bound == 0 or subject_held == mine or mine > bound))
        stuck = float(kinds == 0 or (bound > 0 and subject_held == 0 and largest <= bound))
    else:
        follow = float(bound > 0 and subject_held > 0)
        ready = float(whole and subject_held == mine)
        if bound > 0:
            cornered = float(bound >= sizes[mover])
            lacking = sight.lacks(mover, subject)
    return [
        1.0, mine / 10, 1 / mine, float(mine == 1), float(mine == 2), float(mine == 3),
        trash / 4, trash / mine, float(trash == held and drawn == 0), kinds / 3, largest / mine,
        least / 10, 1 / least, float(least == 1), float(least == 2), others_mean / 10, 1 / others_mean,
        float(my_turn), out, stuck, follow, ready, lacking, cornered, lacking * cornered,
        float(not my_turn and sizes[mover] == least) / least, float(my_turn) / mine, float(bound == 0 and not my_turn),
    ]


def lying(sight: Sight, seat: Seat, count: int) -> list[float]:
    """What counts for the open announcement of `seat` being a lie."""
    memory = sight.memory
    kind, left = memory.subject, memory.hands[seat].size
    could = sight.could(kind, count, seat)
    was, bound = memory.was
    return [
        1.0, count / 5, _odds(could), float(could == 0.0), record(memory, seat), float(left == 0), float(left == 1), float(left == 2),
        (left + count) / 10, float(bound > 0 and kind == was), float(bound > 0 and bound >= left + count), count / (left + count),
    ]


def doubting(sight: Sight, seat: Seat, announcer: Seat, kind: int, count: int, left: int) -> list[float]:
    """What counts for `seat` to doubt such an announcement of another, who has `left` cards besides."""
    memory = sight.open
    could = sight.could(kind, count, announcer, openly=True)
    size = sight.sizes[seat]
    return [
        1.0, count / 5, _odds(could), float(could == 0.0), habit(memory, seat), record(memory, announcer),
        float(left == 0), float(left == 1), float(left == 2), float(size == 1), size / 10, memory.hands[seat].sure[kind] * count / 10,
    ]


def record(memory: Memory, seat: Seat) -> float:
    """How much oftener a seat was found lying than telling the truth, as log-odds."""
    return log((memory.lies[seat] + FIRST) / (memory.truths[seat] + FIRST))


def habit(memory: Memory, seat: Seat) -> float:
    """How much oftener a seat doubts than trusts, as log-odds."""
    return log((memory.doubts[seat] + FIRST) / (memory.trusts[seat] + FIRST))


def _odds(likely: float) -> float:
    return log((likely + SMALL) / (1 + SMALL - likely))
