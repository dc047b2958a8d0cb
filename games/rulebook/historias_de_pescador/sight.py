"""A position as a seat knows it, in numbers: its hand, how many cards the others have, what was heard. Bots think on this.

A kind of card is its place in KINDS. The simulator that the bots were tuned with (tools/historias) hands them the same.
"""
from collections.abc import Sequence
from math import comb

from ..game import Seat
from .memory import Counts, Memory
from .model import OF_A_KIND, PLACE, TRASH, TRASH_EACH

JUNK = PLACE[TRASH]


class Sight:
    """What `seat` knows. `open` is what everybody heard; `memory` also has what was shown to the seat alone."""

    def __init__(self, seat: Seat, kinds: Sequence[int], own: Counts, memory: Memory, open_memory: Memory) -> None:
        self.seat, self.kinds, self.own, self.memory, self.open = seat, kinds, own, memory, open_memory
        self.seats = len(memory.hands)
        self.sizes = [hand.size for hand in memory.hands]
        self.box: Counts = [0] * (JUNK + 1)
        for kind in kinds:
            self.box[kind] = OF_A_KIND
        self.box[JUNK] = TRASH_EACH * self.seats
        self.claimed: list[Counts] = [[0] * (JUNK + 1) for _ in memory.hands]        # by seat: what it put into the Net undoubted
        for claim in memory.claims:
            self.claimed[claim.seat][PLACE[claim.creature]] += claim.count
        self.weighed: dict[tuple[int, int, Seat, bool], float] = {}                  # what `could` has found

    def least(self, kind: int) -> int:
        """The fewest cards of an announcement of this kind."""
        bound = self.memory.bound
        return 1 if bound == 0 or kind == self.memory.subject else bound + 1

    def could(self, kind: int, count: int, seat: Seat, *, openly: bool = False) -> float:
        """The chance that the announcer `seat` held so many of a kind before they were laid, by cards alone.

        `openly`: as all who know nothing but what everybody heard must see it. While the deck is the first one all of the trash is
        in hands and Net, so that there is less room for creatures in these than in the deck.
        """
        asked = kind, count, seat, openly
        if asked not in self.weighed:
            self.weighed[asked] = self._weigh(kind, count, seat, openly=openly)
        return self.weighed[asked]

    def lacks(self, seat: Seat, kind: int) -> float:
        """The chance that another seat has none of a kind."""
        return 1.0 - self.could(kind, 1, seat)

    def _weigh(self, kind: int, count: int, seat: Seat, *, openly: bool) -> float:
        memory = self.open if openly else self.memory
        if memory.laid.size and seat == memory.announcer:
            held, size = memory.before, memory.hands[seat].size + memory.laid.size
        else:
            held, size = memory.hands[seat].sure, memory.hands[seat].size
        known = held[kind]
        if known >= count:
            return 1.0
        places = [memory.net, memory.deck, *(hand for other, hand in enumerate(memory.hands) if other != seat)]
        good = OF_A_KIND - known - sum(place.sure[kind] for place in places)
        unknown = size - sum(held)
        among = unknown + sum(place.size - sum(place.sure) for place in places)
        if memory.reshuffles == 0:
            trash = self.box[JUNK] - held[JUNK] - sum(place.sure[JUNK] for place in places)
            outside = among - (memory.deck.size - sum(memory.deck.sure))
            if outside > trash:
                among = max(among, (among - trash) * outside // (outside - trash))
        return at_least(count - known, unknown, max(0, good), among)


def at_least(count: int, drawn: int, good: int, size: int) -> float:
    """The chance of `count` good cards or more among `drawn` of `size`, of which `good` are good (hypergeometric)."""
    drawn, good = min(drawn, size), min(good, size)
    if count <= 0 or count > min(drawn, good):
        return float(count <= 0)
    return 1 - sum(comb(good, k) * comb(size - good, drawn - k) for k in range(count)) / comb(size, drawn)


def less(hand: Counts, card: int) -> Counts:
    """A hand without one card."""
    rest = hand[:]
    rest[card] -= 1
    return rest


def pile(hand: Counts, order: Sequence[int], kind: int, part: int, count: int) -> Counts:
    """So many cards of a hand: `part` of a kind, the rest of others in this order."""
    cards = [0] * len(hand)
    cards[kind] = part
    missing = count - part
    for other in order:
        if other != kind:
            cards[other] = min(missing, hand[other])
            missing -= cards[other]
    return cards
