"""What a position promises, who will doubt, who lies: three logistic models, whose weights were found in simulated matches.

Each is a list of what counts, as numbers, and weights for it by the number of seats: what `hard` goes by (trained.py), and what the judges
of the pool go by, who heed no more than the first numbers of each list (weights.py).
"""
from collections.abc import Sequence
from math import exp, log
from typing import Protocol

from ..game import Seat
from .memory import Counts, Memory
from .model import OF_A_KIND
from .sight import JUNK, Sight

SMALL = 0.03
FIRST = 0.5                                                  # of everything that was not seen yet


class Models(Protocol):
    """A module of weights, by number of seats."""

    WINNING: dict[int, list[float]]
    LYING: dict[int, list[float]]
    DOUBTING: dict[int, list[float]]


def chance(weights: Sequence[float], numbers: Sequence[float], shift: float = 0.0) -> float:
    """The chance that a model gives, its log-odds moved by `shift`. Numbers that have no weight count for nothing."""
    odds = shift
    for weight, number in zip(weights, numbers, strict=False):
        odds += weight * number
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def outlook(sight: Sight, own: Counts, drawn: int, sizes: Sequence[int], mover: Seat, subject: int, bound: int) -> list[float]:
    """What counts for winning: the seat has these cards and `drawn` unseen ones, the others so many; `mover` announces next.

    `bound` is the number that the subject binds the next announcement with, 0 where it is free.
    """
    held, largest, kinds, single = sum(own), 0, 0, 0
    for kind in sight.kinds:
        if own[kind]:
            kinds += 1
            single += own[kind] == 1
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
    out = stuck = follow = ready = lacking = cornered = surely = 0.0
    if my_turn:
        out = float(whole and (bound == 0 or subject_held == mine or mine > bound))
        stuck = float(kinds == 0 or (bound > 0 and subject_held == 0 and largest <= bound))
    else:
        follow = float(bound > 0 and subject_held > 0)
        ready = float(whole and subject_held == mine)
        if bound > 0:
            cornered = float(bound >= sizes[mover])
            lacking = sight.lacks(mover, subject)
            surely = float(sight.memory.hands[mover].sure[subject] > 0)
    seats = sight.seats
    return [
        1.0, mine / 10, 1 / mine, float(mine == 1), float(mine == 2), float(mine == 3),
        trash / 4, trash / mine, float(trash == held and drawn == 0), kinds / 3, largest / mine,
        least / 10, 1 / least, float(least == 1), float(least == 2), others_mean / 10, 1 / others_mean,
        float(my_turn), out, stuck, follow, ready, lacking, cornered, lacking * cornered,
        float(not my_turn and sizes[mover] == least) / least, float(my_turn) / mine, float(bound == 0 and not my_turn),
        (sight.seat - mover) % seats / seats, 1 / sizes[(sight.seat + 1) % seats], 1 / sizes[sight.seat - 1],
        surely, single / 3, float(trash == 0), 0.0 if my_turn else bound / 5, float(mine < least), float(my_turn and mine == 2) * out,
        largest / 5, follow * subject_held / 5, bound / 5 if my_turn else 0.0,
    ]


def lying(sight: Sight, seat: Seat, count: int) -> list[float]:
    """What counts for the open announcement of `seat` being a lie."""
    memory = sight.memory
    kind, left = memory.subject, memory.hands[seat].size
    could, size, before = sight.could(kind, count, seat), left + count, memory.before
    was, bound = memory.was
    others_claimed = sum(claimed[kind] for other, claimed in enumerate(sight.claimed) if other != sight.seat)
    return [
        1.0, count / 5, _odds(could), float(could == 0.0), record(memory, seat), float(left == 0), float(left == 1), float(left == 2),
        size / 10, float(bound > 0 and kind == was), float(bound > 0 and bound >= size), count / size,
        habit(memory, sight.seat), others_claimed / 10, sight.claimed[seat][kind] / 10, float(count == 1),
        (sum(before) - before[kind]) / size, float(sight.sizes[sight.seat] == 1), habit(memory, seat),
        float(bound > 0 and kind != was and count == bound + 1), before[JUNK] / size, float(bound == 0), float(memory.lies[seat] > 0),
        max(0, others_claimed + count + sight.own[kind] - OF_A_KIND) / 5,
    ]


def doubting(sight: Sight, seat: Seat, announcer: Seat, kind: int, count: int, left: int) -> list[float]:
    """What counts for `seat` to doubt such an announcement of another, who has `left` cards besides."""
    memory = sight.open
    could, own, size = sight.could(kind, count, announcer, openly=True), sight.sizes[seat], left + count
    if memory.laid.size and announcer == memory.announcer:   # it has been made
        held, (was, bound) = memory.before, memory.was
    else:
        held, was, bound = memory.hands[announcer].sure, memory.subject, memory.bound
    claimed = sum(by[kind] for by in sight.claimed)
    return [
        1.0, count / 5, _odds(could), float(could == 0.0), habit(memory, seat), record(memory, announcer),
        float(left == 0), float(left == 1), float(left == 2), float(own == 1), own / 10, memory.hands[seat].sure[kind] * count / 10,
        claimed / 10, float(bound > 0 and kind == was), float(bound > 0 and bound >= size), count / size, float(own == 2),
        sight.claimed[announcer][kind] / 10, float(count == 1), (sum(held) - held[kind]) / size, float(memory.lies[announcer] > 0),
        float(bound == 0), max(0, claimed + count - OF_A_KIND) / 5, float(memory.doubts[seat] == 0),
    ]


def record(memory: Memory, seat: Seat) -> float:
    """How much oftener a seat was found lying than telling the truth, as log-odds."""
    return log((memory.lies[seat] + FIRST) / (memory.truths[seat] + FIRST))


def habit(memory: Memory, seat: Seat) -> float:
    """How much oftener a seat doubts than trusts, as log-odds."""
    return log((memory.doubts[seat] + FIRST) / (memory.trusts[seat] + FIRST))


def _odds(likely: float) -> float:
    return log((likely + SMALL) / (1 + SMALL - likely))
