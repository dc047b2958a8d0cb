"""A round in whole numbers, for a search that plays it thousands of times: what `rules` and `scoring` say of it, and no more.

A card is a bit, a pile of cards the sum of its bits. `tests/rulebook/test_pescado_novo_compact.py` holds this against the rulebook.
"""
from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import TypeAlias

from .model import DECK, FIFTEEN, PLACE, SEVENS, TUNA, VALUES, Card

Cards: TypeAlias = int

BIT = MappingProxyType({card: 1 << PLACE[card] for card in DECK})
STAR, J, B, ZERO, SEVEN_OF_TUNA = (BIT[card] for card in ("*", "J", "B", "0", "tuna-7"))
ALL_CARDS = (1 << len(DECK)) - 1
RACES = tuple(sum(BIT[card] for card in race) for race in (TUNA, DECK, SEVENS))
VALUES_OF = MappingProxyType({bit: VALUES[card] for card, bit in BIT.items()})
NOBODY = -1


def bits(cards: Iterable[Card]) -> Cards:
    return sum(map(BIT.__getitem__, cards))


def each(cards: Cards) -> Iterator[Cards]:
    """The bits of some cards, in the order of the deck."""
    while cards:
        yield cards & -cards
        cards &= cards - 1


def cards_of(cards: Cards) -> tuple[Card, ...]:
    return tuple(DECK[bit.bit_length() - 1] for bit in each(cards))


class Round:
    """A round at any moment of it. `deals` are the hands still to be dealt, by deal and seat; `extra` are points that no pile shows:
    pescados, and a * taken where it lay as a zero (P19f)."""

    __slots__ = ("b_stays", "deals", "dealt", "extra", "hands", "last", "piles", "table", "ties_score", "turn")

    def __init__(self, hands: Sequence[Cards], table: Cards, turn: int, owners: int, *, deals: Sequence[Sequence[Cards]] = (),
                 b_stays: bool = False, ties_score: bool = False) -> None:
        self.hands, self.table, self.turn, self.deals, self.dealt = [*hands], table, turn, deals, 0
        self.piles, self.extra, self.last = [0] * owners, [0] * owners, NOBODY
        self.b_stays, self.ties_score = b_stays, ties_score

    def copy(self) -> "Round":
        other: Round = Round.__new__(Round)
        other.hands, other.table, other.turn, other.deals, other.dealt = self.hands[:], self.table, self.turn, self.deals, self.dealt
        other.piles, other.extra, other.last = self.piles[:], self.extra[:], self.last
        other.b_stays, other.ties_score = self.b_stays, self.ties_score
        return other

    @property
    def over(self) -> bool:
        """Hands are level when the turn comes back to whoever led, and new ones are dealt where there are any."""
        return not self.hands[self.turn]

    def plays(self) -> Iterator[tuple[Cards, Cards]]:
        """What the seat on turn may play: a card, and all that it takes (0: it is laid)."""
        for card in each(self.hands[self.turn]):
            ways = captures(card, self.table)
            yield from ((card, way) for way in ways or (0,))

    def play(self, card: Cards, captured: Cards) -> None:
        """Play a card for the seat on turn, and deal or collect what is left where that is due."""
        turn, hands = self.turn, self.hands
        hands[turn] ^= card
        if captured:
            self.last = owner = turn % len(self.piles)
            self.table ^= captured
            self.piles[owner] |= card | captured
            self.extra[owner] += (not self.table) + (captured & STAR != 0)
        elif card != B or self.b_stays:
            self.table |= card
        self.turn = turn = turn + 1 if turn + 1 < len(hands) else 0
        if hands[turn]:
            return
        if self.dealt < len(self.deals):
            self.hands = [*self.deals[self.dealt]]
            self.dealt += 1
        elif self.table and self.last != NOBODY:
            self.piles[self.last] |= self.table
            self.extra[self.last] += self.table & STAR != 0
            self.table = 0

    def points(self) -> list[int]:
        """What the piles bring, by owner: of a round that is over its score."""
        piles = self.piles
        points = [extra + (pile & SEVEN_OF_TUNA != 0) + (pile & ZERO != 0) - (pile & J != 0)
                  for pile, extra in zip(piles, self.extra, strict=True)]
        for race in RACES:
            counts = [(pile & race).bit_count() for pile in piles]
            most = max(counts)
            if most and (self.ties_score or counts.count(most) == 1):
                points = [point + (count == most) for point, count in zip(points, counts, strict=True)]
        return points


def captures(card: Cards, table: Cards) -> list[Cards]:
    """The ways to fish with a card, each with the J that it sweeps along."""
    if card == STAR:
        return [lying | table & J for lying in each(table)]
    sets = [(0, 0)]
    for lying in each(table):
        sets += [(total + value, taken | lying) for value in VALUES_OF[lying] for total, taken in sets]
    wanted = {FIFTEEN - value for value in VALUES_OF[card]}
    return [taken | table & J for total, taken in sets if total in wanted]
