"""The bot that weighs cards: each announcement by what is left in hand if it stands and if it is doubted, each doubt by what it costs."""
from collections.abc import Iterator, Sequence
from random import Random

from ..game import Seat
from .memory import Counts
from .model import OF_A_KIND
from .rules import FINE
from .sight import JUNK, Sight, at_least, less, pile

WIN = 12.0                                                   # in cards, like everything that `Medium` weighs
TRASH_BURDEN = 0.6                                           # what a trash card weighs besides, for it takes a lie
KIND_BURDEN = 0.5                                            # what a kind of creature weighs besides, for it takes a turn
NEARNESS = 2.0                                               # how much more a fine is worth where few cards are left
CAUTION, CAUTION_EACH = 0.5, 0.5                             # with two players, and for every other one, who may doubt as well
USUAL_DOUBTS, USUAL_OVER = 0.35, 4                           # how much is doubted, before it is known of this table


class Medium:
    """Plays by what it knows. All that it weighs is in cards of its own hand, or as many as the others would gain."""

    def __init__(self, sight: Sight, random: Random) -> None:
        self.sight, self.random = sight, random
        self.own, self.size = sight.own, sum(sight.own)
        self.others = sight.seats - 1

    def announce(self) -> tuple[int, Counts]:
        return max(self._candidates(), key=lambda told: (self._promise(*told), self.random.random()))

    def doubts(self) -> bool:
        memory = self.sight.memory
        left, count = self.sight.sizes[memory.announcer], memory.laid.size
        if not left:                                         # if it is true, doubting it costs nothing (H35)
            return True
        gain = 1 + (1 + NEARNESS / left) * (count + FINE) / self.others + WIN * (self.size == 1)                 # H37
        loss = FINE + 1 / self.others + WIN * (left == 1)    # H36
        lie = self._chance_of_a_lie(memory.announcer, count)
        return lie * gain > (1 - lie) * loss * (CAUTION + CAUTION_EACH * (self.others - 1))

    def discard(self, cards: Sequence[int]) -> int:
        return max(cards, key=lambda card: worth(less(self.own, card)))

    def _candidates(self) -> Iterator[tuple[int, Counts]]:
        """Of each creature and number: as true as possible, half true, and with none of the creature; the worst cards first."""
        order = sorted((kind for kind, count in enumerate(self.own) if count), key=lambda kind: (kind != JUNK, self.own[kind]))
        for kind in self.sight.kinds:
            true = self.own[kind]
            for count in range(self.sight.least(kind), self.size + 1):
                for part in {0, count // 2, min(count, true)}:
                    if part <= true and count - part <= self.size - true:
                        yield kind, pile(self.own, order, kind, part, count)

    def _promise(self, kind: int, cards: Counts) -> float:
        """What the hand will be worth after an announcement, by the chances of it being doubted."""
        count, rest = sum(cards), [had - gone for had, gone in zip(self.own, cards, strict=True)]
        true = cards[kind] == count
        if count == self.size:                               # somebody will surely doubt it
            return WIN if true else self._worth_if_caught()
        doubted = self._chance_of_a_doubt(count)
        after_doubt = self._worth_if_right(rest) if true else self._worth_if_caught()
        return (1 - doubted) * worth(rest) + doubted * after_doubt

    def _worth_if_right(self, rest: Counts) -> float:
        return max(worth(less(rest, card)) for card, count in enumerate(rest) if count) + FINE / self.others

    def _worth_if_caught(self) -> float:
        return worth(self.own) - FINE - 1 / self.others

    def _chance_of_a_doubt(self, count: int) -> float:
        """As much as this table doubts, less where it is easy to believe, more where it is hard."""
        memory = self.sight.memory
        usual = (sum(memory.doubts) + USUAL_DOUBTS * USUAL_OVER) / (memory.announcements + USUAL_OVER)
        believable = at_least(count, self.size, OF_A_KIND, sum(self.sight.box))
        return min(1.0, 0.05 + 2 * usual * (1 - believable))

    def _chance_of_a_lie(self, announcer: Seat, count: int) -> float:
        """By the cards that nobody has seen, and by how often the announcer was found lying."""
        memory = self.sight.memory
        could = self.sight.could(memory.subject, count, announcer)
        lies, truths = memory.lies[announcer] + 1, memory.truths[announcer] + 1
        return (1 - could) * lies / ((1 - could) * lies + could * truths)


def worth(hand: Counts) -> float:
    """What it is worth to have these cards left: fewer are better, also of trash and of kinds, and none is a win."""
    size, kinds = sum(hand), sum(count > 0 for count in hand[:JUNK])
    return -(size + TRASH_BURDEN * hand[JUNK] + KIND_BURDEN * kinds) if size else WIN
