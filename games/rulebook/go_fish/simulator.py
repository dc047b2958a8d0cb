"""Go Fish in whole numbers, for search: a hand is a set of cards, and beside the hands stands what everybody has heard.

One hand is played as `rules.py` plays it, some hundred times faster; `python -m tests.rulebook.side_by_side` plays both at once. What is
public is kept as far as a listener at the table would use it:

* `least`   so many of a rank are surely there, by seat
* `shown`   these cards are surely there, by seat, where they are asked for by name
* `drawn`   how many cards a seat has had that nobody else saw
* `refused` how many of these were no such card, by what was asked for: only those that came after may be
"""
from collections.abc import Iterator
from dataclasses import dataclass

from ..game import Seat
from .memory import OF_RANK, Cards
from .model import BOOK, RANKS
from .options import Options
from .rules import REFILL
from .scoring import worth

COUNT = tuple(map(int.bit_count, range(1 << BOOK)))
FULL = (1 << BOOK) - 1


@dataclass(frozen=True, slots=True)
class Variant:
    """The switches that a hand is played by; `worth` are the points of a book by rank."""

    by_card: bool = False
    bluffs: bool = False
    goes_on: bool = False
    refills: bool = False
    to_refuser: bool = False
    worth: tuple[int, ...] = (1,) * len(RANKS)

    @classmethod
    def of(cls, options: Options) -> "Variant":
        return cls(options.ask_for == "card", options.ask_own_card, options.when_stock_runs_out == "continue",
                   options.when_hand_runs_out == "draw_five", options.turn_after_go_fish == "refuser",
                   tuple(worth((rank,), options) for rank in RANKS))


class Position:
    """A hand of Go Fish in play, its books laid. `stock` is a list of single cards, the next one last."""

    __slots__ = ("away", "drawn", "hands", "laid", "least", "over", "points", "refused", "seats", "shown", "stock", "turn", "variant")

    def __init__(self, variant: Variant, hands: list[Cards], stock: list[Cards], turn: Seat, laid: Cards = 0) -> None:
        self.variant, self.hands, self.stock, self.turn, self.laid = variant, hands, stock, turn, laid
        self.seats = len(hands)
        self.away = 0                                        # cards that are in no place at all: an arrangement left them away
        self.over = False
        self.points = [0] * self.seats
        self.least = [[0] * len(RANKS) for _ in hands]
        self.shown: list[Cards] = [0] * self.seats
        self.drawn = [hand.bit_count() for hand in hands]
        self.refused: list[dict[Cards, int]] = [{} for _ in hands]

    def copy(self) -> "Position":
        twin = Position.__new__(Position)
        twin.variant, twin.turn, twin.laid, twin.seats, twin.away, twin.over = (
            self.variant, self.turn, self.laid, self.seats, self.away, self.over)
        twin.hands, twin.stock, twin.points, twin.shown, twin.drawn = (
            self.hands[:], self.stock[:], self.points[:], self.shown[:], self.drawn[:])
        twin.least = [least[:] for least in self.least]
        twin.refused = [refused.copy() for refused in self.refused]
        return twin

    def asks(self) -> Iterator[tuple[Seat, Cards]]:
        """Everything that the seat on turn may ask for."""
        hand, variant = self.hands[self.turn], self.variant
        wanted = [rank for rank in OF_RANK if hand & rank]
        if variant.by_card:
            bluffs = variant.bluffs and self.stock
            wanted = [card for rank in wanted for card in cards_of(rank) if bluffs or not card & hand]
        for target, theirs in enumerate(self.hands):
            if theirs and target != self.turn:
                yield from ((target, cards) for cards in wanted)

    def ask(self, target: Seat, wanted: Cards) -> None:
        """The seat on turn asks for these: the four of a rank, or one card."""
        seat, hands, variant = self.turn, self.hands, self.variant
        number = wanted.bit_length() - 1 >> 2
        least, turn = self.least[seat], seat
        least[number] = least[number] or 1
        self.refused[target][wanted] = self.drawn[target]    # or given, and then there is no more of it either
        given = hands[target] & wanted
        if given:
            hands[target] ^= given
            hands[seat] |= given
            count = given.bit_count()
            least[number] += count
            if variant.by_card:
                self.shown[target] &= ~given
                self.shown[seat] |= given
                self.least[target][number] = max(0, self.least[target][number] - count)
            else:
                self.least[target][number] = 0
        elif self.stock:
            card = self.stock.pop()
            hands[seat] |= card
            if card & wanted:
                least[number] += 1
                if variant.by_card:
                    self.shown[seat] |= card
            else:
                self.drawn[seat] += 1
                if wanted in self.refused[seat]:             # asked and not shown, so not drawn
                    self.refused[seat][wanted] += 1
                turn = target if variant.to_refuser else (seat + 1) % self.seats
                number = card.bit_length() - 1 >> 2
        else:
            turn = (seat + 1) % self.seats
        if hands[seat] >> BOOK * number & FULL == FULL:
            self._lay(seat, number)
        if variant.refills and self.stock and not all(hands):
            self._refill(seat)
        self._settle(turn)

    def _lay(self, seat: Seat, number: int) -> None:
        rank = OF_RANK[number]
        self.hands[seat] ^= rank
        self.laid |= rank
        self.points[seat] += self.variant.worth[number]
        for other, least in enumerate(self.least):
            least[number] = 0
            self.shown[other] &= ~rank

    def _refill(self, first: Seat) -> None:
        """Who has no cards draws five, and again where these were a book (G23, G25)."""
        order = [*range(first, self.seats), *range(first)]
        while self.stock and not all(self.hands):
            for seat in order:
                if not self.hands[seat]:
                    drawn = [self.stock.pop() for _ in range(min(REFILL, len(self.stock)))]
                    self.hands[seat] = sum(drawn)
                    self.drawn[seat] += len(drawn)
            for seat in order:
                for number in range(len(RANKS)):
                    if self.hands[seat] >> BOOK * number & FULL == FULL:
                        self._lay(seat, number)

    def _settle(self, turn: Seat) -> None:
        """The end of the hand, or whose turn it is."""
        empty, variant = self.hands.count(0), self.variant
        if self.seats - empty < 2 or (empty and not variant.refills if self.stock else not variant.goes_on):
            self.over = True
            return
        while not self.hands[turn]:
            turn = (turn + 1) % self.seats
        self.turn = turn


def cards_of(cards: Cards) -> Iterator[Cards]:
    """The cards of a set, one by one."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card
