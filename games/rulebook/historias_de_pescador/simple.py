"""Players of one idea each. Three of them beat each other in a circle: whoever believes, bluffs, or doubts everything."""
from collections.abc import Sequence
from random import Random

from .memory import Counts
from .sight import JUNK, Sight, pile


class Believer:
    """Tells the truth where it can, as much of it as there is, and doubts nothing but a last story."""

    def __init__(self, sight: Sight, random: Random) -> None:
        self.sight, self.random, self.own = sight, random, sight.own

    def announce(self) -> tuple[int, Counts]:
        true = [kind for kind in self.sight.kinds if self.own[kind] >= self.sight.least(kind)]
        if not true:
            return self.lie(1)
        kind = max(true, key=lambda kind: (self.own[kind], self.random.random()))
        return kind, pile(self.own, (), kind, self.own[kind], self.own[kind])

    def doubts(self) -> bool:
        return not self.sight.sizes[self.sight.memory.announcer]

    def discard(self, cards: Sequence[int]) -> int:
        return min(cards, key=self._need)

    def lie(self, count: int) -> tuple[int, Counts]:
        """So many cards, or as few as can be, of a creature that takes fewest; the worst cards first."""
        least = min(map(self.sight.least, self.sight.kinds))
        kind = self.random.choice([kind for kind in self.sight.kinds if self.sight.least(kind) == least])
        order = sorted((card for card, held in enumerate(self.own) if held and card != kind), key=self._need)
        count, others = max(count, least), sum(self.own) - self.own[kind]
        return kind, pile(self.own, order, kind, max(0, count - others), count)

    def _need(self, card: int) -> tuple[bool, int]:
        return card != JUNK, self.own[card]


class Bluffer(Believer):
    """Gets rid of a third of its hand at a time, of whatever creature, and doubts nothing but a last story."""

    def announce(self) -> tuple[int, Counts]:
        size = sum(self.own)
        return self.lie((size + 2) // 3) if size > 2 else super().announce()


class Sceptic(Believer):
    """Tells the truth where it can, and doubts everything."""

    def doubts(self) -> bool:
        return True
