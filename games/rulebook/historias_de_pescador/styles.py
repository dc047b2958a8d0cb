"""How a seat plays that judges by the models: each choice by the chance of winning after all that it can lead to.

A `Style` bends the judgement: how ready somebody is to doubt, to lie, how much they fear a doubt, how much is left to chance.
"""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from ..game import Seat
from . import weights
from .judging import Models, chance, doubting, lying, outlook
from .memory import Counts
from .rules import FINE
from .sight import JUNK, Sight, less, pile


@dataclass(frozen=True, slots=True)
class Style:
    """`suspicion`, `fear`: log-odds more that others lie, and doubt; `candour`: what a lie must promise more; `mood`: chance's part."""

    suspicion: float = 0.0
    fear: float = 0.0
    candour: float = 0.0
    mood: float = 0.0


class Judge:
    """One decision of a seat."""

    def __init__(self, sight: Sight, style: Style, random: Random, models: Models = weights) -> None:
        self.sight, self.style, self.random = sight, style, random
        fitted = min(sight.seats, max(models.WINNING))       # a table of four is like all larger ones
        self.winning, self.lying, self.doubting = models.WINNING[fitted], models.LYING[fitted], models.DOUBTING[fitted]

    def announce(self) -> tuple[int, Counts]:
        """The creature to name and the cards to lay."""
        best, choice = -1.0, None
        for kind, cards in self.candidates():
            promise = self.promise(kind, cards) + self.whim()
            if promise > best:
                best, choice = promise, (kind, cards)
        assert choice is not None, "there is no passing"
        return choice

    def doubts(self) -> bool:
        """Whether to doubt the open announcement."""
        sight = self.sight
        announcer, kind, count = sight.memory.announcer, sight.memory.subject, sight.memory.laid.size
        left, after, lie = sight.sizes[announcer], (announcer + 1) % sight.seats, self.chance_of_a_lie(announcer, count)
        if not left:                                         # if it is true, doubting it costs nothing (H35)
            return True
        one_fewer = list(sight.sizes)
        one_fewer[announcer] -= 1
        caught = list(sight.sizes)
        caught[announcer] += count + FINE
        sure = self.thrown(sight.own, caught, after, -1, 0)
        wrong = 0.0 if left == 1 else self.wins(sight.own, FINE, one_fewer, after, kind, count)          # H36
        stands = self.wins(sight.own, 0, sight.sizes, after, kind, count)
        other, likely = self.doubter(announcer, kind, count, left)
        if likely:                                           # somebody else may do it
            found, paid = list(caught), list(one_fewer)
            found[other] -= 1
            paid[other] += FINE
            by_other = (lie * (self.wins(sight.own, 0, found, after, -1, 0) if found[other] else 0.0)
                        + (1 - lie) * (self.wins(sight.own, 0, paid, after, kind, count) if left > 1 else 0.0))
            stands = likely * by_other + (1 - likely) * stands
        return lie * sure + (1 - lie) * wrong + self.whim() > stands + self.whim()

    def discard(self, cards: Sequence[int]) -> int:
        """The card that is missed least."""
        memory, sight = self.sight.memory, self.sight
        mover = (memory.announcer + 1) % sight.seats
        return max(cards, key=lambda card: (self.wins(less(sight.own, card), 0, sight.sizes, mover, memory.subject, memory.bound),
                                            self.random.random()))

    def candidates(self) -> Iterator[tuple[int, Counts]]:
        """Of each creature and number: as true as possible, and with none of the creature; the cards missed least go first."""
        sight = self.sight
        own, size = sight.own, sum(sight.own)
        order = sorted((kind for kind, count in enumerate(own) if count), key=lambda kind: (kind != JUNK, own[kind]))
        for kind in sight.kinds:
            for count in range(sight.least(kind), size + 1):
                for part in {0, min(count, own[kind])}:
                    if count - part <= size - own[kind]:
                        yield kind, pile(own, order, kind, part, count)

    def promise(self, kind: int, cards: Counts) -> float:
        """The chance of winning after an announcement, by the chances of it being doubted."""
        sight, count = self.sight, sum(cards)
        rest = [had - gone for had, gone in zip(sight.own, cards, strict=True)]
        left, true, after = sum(rest), cards[kind] == count, (sight.seat + 1) % sight.seats
        if true and not left:
            return 1.0
        doubter, likely = self.doubter(sight.seat, kind, count, left)
        stands = self.wins(rest, 0, sight.sizes, after, kind, count) if left else 1.0
        if likely < 0.005:
            return stands - self.style.candour * (not true)
        sizes = list(sight.sizes)
        if true:
            sizes[doubter] += FINE
            doubted = self.thrown(rest, sizes, after, kind, count)
        else:
            sizes[doubter] -= 1
            doubted = self.wins(sight.own, FINE, sizes, after, -1, 0) if sizes[doubter] else 0.0
        return (1 - likely) * stands + likely * doubted - self.style.candour * (not true)

    def thrown(self, own: Counts, sizes: Sequence[int], mover: Seat, kind: int, bound: int) -> float:
        """The chance of winning after a card of these was thrown into the Net, the one missed least."""
        return max(self.wins(less(own, card), 0, sizes, mover, kind, bound) for card, count in enumerate(own) if count)

    def wins(self, own: Counts, drawn: int, sizes: Sequence[int], mover: Seat, kind: int, bound: int) -> float:
        """The chance of winning from a position."""
        if not drawn and not any(own):
            return 1.0
        return chance(self.winning, outlook(self.sight, own, drawn, sizes, mover, kind, bound))

    def chance_of_a_lie(self, announcer: Seat, count: int) -> float:
        """Of the open announcement being a lie. What cannot be true is one, however trusting the style."""
        numbers = lying(self.sight, announcer, count)
        return 1.0 if numbers[3] else chance(self.lying, numbers, self.style.suspicion)

    def doubter(self, announcer: Seat, kind: int, count: int, left: int) -> tuple[Seat, float]:
        """Who of the others is likeliest to doubt, and the chance that anybody does."""
        sight, nobody, likeliest, most = self.sight, 1.0, announcer, -1.0
        answered = () if announcer == sight.seat else sight.memory.answered
        for seat in range(sight.seats):
            if seat not in (announcer, sight.seat) and seat not in answered:
                likely = chance(self.doubting, doubting(sight, seat, announcer, kind, count, left), self.style.fear)
                nobody *= 1 - likely
                if likely > most:
                    likeliest, most = seat, likely
        return likeliest, 1 - nobody

    def whim(self) -> float:
        """What chance adds to a choice (Gumbel: in proportion to `mood`, worse choices are taken now and then); a trifle at least."""
        return -self.style.mood * log(-log(self.random.random() or 0.5)) if self.style.mood else self.random.random() * 1e-9
