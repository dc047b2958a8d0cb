"""What a card can fish. Negative cards, zeros and the two values of 1/10 are ordinary summands (P12, P14)."""
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from .model import FIFTEEN, VALUES, Card

Capture: TypeAlias = tuple[Card, ...]                        # in the order of the table, without a J that is swept along

LOWEST = -3                                                  # the least sum there can be: -1 and -2
MOST = 10_000                                                # of one sum, listed; no 16 cards make more (P45), play makes dozens


def captures_of(hand: Iterable[Card], table: Sequence[Card]) -> dict[Card, tuple[Capture, ...]]:
    """For every card of a hand the ways to fish with it, in the order of the table; none where it can only be laid."""
    pool = [card for card in table if VALUES[card]]
    reach = _reach(pool)
    found: dict[int, list[Capture]] = {}                     # by sum: cards of one value fish the same
    ways: dict[Card, tuple[Capture, ...]] = {}
    for card in hand:
        if card == "*":                                      # P19a: any one card; on an empty table it is laid
            ways[card] = tuple((lying,) for lying in table)
            continue
        for wanted in (FIFTEEN - value for value in VALUES[card]):
            if wanted not in found:
                found[wanted] = []
                if _reaches(reach[0], wanted):
                    _search(found[wanted], (), pool, reach, 0, wanted)
        ways[card] = tuple(way for value in VALUES[card] for way in found[FIFTEEN - value])
    return ways


def captures(card: Card, table: Sequence[Card]) -> tuple[Capture, ...]:
    """The ways to fish with one card."""
    return captures_of((card,), table)[card]


def adds_up(card: Card, capture: Iterable[Card]) -> bool:
    """Whether a card and those it is to take make exactly 15; one set can do so in one way at most (P14)."""
    sums = set(VALUES[card])
    for taken in capture:
        sums = {total + value for total in sums for value in VALUES[taken]}
    return FIFTEEN in sums


def _reach(pool: Sequence[Card]) -> list[int]:
    """For every place the sums that cards from there on can make, as the bits of a number: bit 0 is the sum LOWEST."""
    reach = [1 << -LOWEST]
    for card in reversed(pool):
        sums = reach[-1]
        for value in VALUES[card]:
            sums |= reach[-1] << value if value >= 0 else reach[-1] >> -value
        reach.append(sums)
    return reach[::-1]


def _reaches(sums: int, wanted: int) -> bool:
    return wanted >= LOWEST and bool(sums >> (wanted - LOWEST) & 1)


def _search(found: list[Capture], taken: Capture, pool: Sequence[Card], reach: Sequence[int], at: int, wanted: int) -> None:
    """Add to `found` every set of cards from `at` on that makes `wanted`.

    No branch is entered but one that ends in a set, so that the work is bounded by what there is to find (P45).
    """
    if len(found) == MOST:
        return
    if at == len(pool):
        found.append(taken)
        return
    card, at = pool[at], at + 1
    for value in VALUES[card]:
        if _reaches(reach[at], wanted - value):
            _search(found, (*taken, card), pool, reach, at, wanted - value)
    if _reaches(reach[at], wanted):
        _search(found, taken, pool, reach, at, wanted)
