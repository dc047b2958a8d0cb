"""Rounds played to their end by a careful hand, thousands of times: each seat takes what is worth most and leaves no easy pescado.

What a table has to offer is worked out once and kept by its cards, for the same tables come again in many worlds.
"""
from collections.abc import Mapping
from math import exp, inf
from statistics import fmean

from ..game import Seat
from .captures import LOWEST
from .compact import ALL_CARDS, BIT, STAR, VALUES_OF, B, Cards, J, Round, each
from .model import DECK, FIFTEEN, Card
from .weighing import Weights

UNSURE, CARELESS = 70, 0.05                                 # of the plays of others: how much promise makes a difference, and a slip
POINT = 1_000                                                # worths are whole numbers here
HIGHEST = FIFTEEN + 2 - LOWEST                               # a sum above it never comes down to what a -2 needs
SIZE = HIGHEST - LOWEST + 1                                  # a sum has the place sum - LOWEST
SHIFT = len(DECK)
NONE = -1 << (SHIFT + 40)                                    # no cards make this sum
IMPOSSIBLE = NONE >> 1
WANTED = {bit: tuple(FIFTEEN - value - LOWEST for value in values) for bit, values in VALUES_OF.items()} | {STAR: ()}
LAID = {bit: values[0] if values else 0 for bit, values in VALUES_OF.items()}
NOT_SUMMED, TEN = J | B, BIT["1/10"]


class Careful:
    """The plays of such a hand, by what cards are worth and how likely each is held by whoever plays next."""

    def __init__(self, worths: Mapping[Card, float], held: Mapping[Card, float], like: "Careful | None" = None) -> None:
        """`like`: another one, to whom the cards are worth the same."""
        worth = {BIT[card]: round(worths[card] * POINT) for card in DECK}
        self._code = {bit: (worth << SHIFT) + bit for bit, worth in worth.items()}         # a worth and the cards it is of, in one number
        self._fishing = worth | {STAR: worth[STAR] - POINT}                                # P19g
        chances: dict[int, list[tuple[float, int]]] = {}
        for card, chance in held.items():
            for place in WANTED[BIT[card]]:
                chances.setdefault(place, []).append((chance, self._fishing[BIT[card]]))
        self._fishers = [(place, sum(chance for chance, _ in some), fmean(own for _, own in some)) for place, some in chances.items()]
        self._sums: dict[Cards, tuple[list[int], int, int]] = like._sums if like \
            else {0: ([NONE] * -LOWEST + [0] + [NONE] * HIGHEST, 0, 0)}
        self._offers: dict[Cards, list[int]] = like._offers if like else {}
        self._risks: dict[Cards, float] = {0: 0.0}
        self._promises: dict[tuple[Cards, Cards], float] = {}

    def choose(self, hand: Cards, table: Cards) -> tuple[Cards, Cards]:
        """The play of a hand: a card, and all that it takes."""
        best, chosen, taken = -inf, 0, 0
        offers, risks, fishing = self._offers.get(table) or self._offer(table), self._risks, self._fishing
        while hand:                                          # `promise` for every card, without the calls
            card = hand & -hand
            hand ^= card
            code = NONE
            if card == STAR and table:
                code = self._star(table)
            for place in WANTED[card]:
                if offers[place] > code:
                    code = offers[place]
            if code > IMPOSSIBLE:
                cards = code & ALL_CARDS
                promise, left = float((code >> SHIFT) + fishing[card]), table ^ cards
            else:
                cards, promise, left = 0, 0.0, table | card
            risk = risks.get(left)
            promise -= self.risk(left) if risk is None else risk
            if promise > best:
                best, chosen, taken = promise, card, cards
        return chosen, taken

    def likelihood(self, hand: Cards, table: Cards, played: Cards) -> float:
        """How likely such a hand plays that card of it, were it careful but not quite as sure."""
        weights = {card: exp(self._promise(card, table) / UNSURE) for card in each(hand)}
        return weights[played] / sum(weights.values()) + CARELESS

    def risk(self, table: Cards) -> float:
        """What the next player can be expected to take from a table: the best of what the hand may hold."""
        known = self._risks.get(table)
        if known is None:
            offers, known, others = self._offers.get(table) or self._offer(table), 0.0, 1.0
            gains = [((offers[place] >> SHIFT) + own, chance) for place, chance, own in self._fishers if offers[place] > IMPOSSIBLE]
            for gain, chance in sorted(gains, reverse=True):
                if gain <= 0:
                    break
                known += others * chance * gain
                others *= max(0.0, 1 - chance)
            self._risks[table] = known
        return known

    def _promise(self, card: Cards, table: Cards) -> float:
        known = self._promises.get((card, table))
        if known is None:
            offers = self._offers.get(table) or self._offer(table)
            code = self._star(table) if card == STAR and table else max((offers[place] for place in WANTED[card]), default=NONE)
            if code > IMPOSSIBLE:
                known = (code >> SHIFT) + self._fishing[card] - self.risk(table ^ code & ALL_CARDS)
            else:
                known = -self.risk(table | card)
            self._promises[card, table] = known
        return known

    def _star(self, table: Cards) -> int:
        """What is best taken with a *: one card, the J with it."""
        swept = self._code[J] if table & J else 0
        code, lying = max(((self._code[lying], lying) for lying in each(table & ~J)), default=(0, J))
        cleared = POINT << SHIFT if not table & ~(lying | J) else 0
        return code + swept + cleared

    def _offer(self, table: Cards) -> list[int]:
        """By sum the best cards that make it, a pescado and a J that comes along counted."""
        offers, total, whole = self._summed(table & ~NOT_SUMMED)
        if total <= HIGHEST + 9 and not table & B:
            offers = offers[:]
            for making in {total, total + 9} if table & TEN else {total}:
                if LOWEST <= making <= HIGHEST:
                    offers[making - LOWEST] = whole + (POINT << SHIFT)
        if table & J:
            offers = [offer + self._code[J] for offer in offers]
        self._offers[table] = offers
        return offers

    def _summed(self, table: Cards) -> tuple[list[int], int, int]:
        """By sum the best cards that make it; the sum of all of them, a 1/10 as 1; and their code."""
        known = self._sums.get(table)
        if known is None:
            card = table & -table
            sums, total, whole = self._summed(table ^ card)
            code, further = self._code[card], sums
            for value in VALUES_OF[card]:
                with_it = [offer + code for offer in sums]
                shifted = [NONE] * value + with_it[:SIZE - value] if value >= 0 else with_it[-value:] + [NONE] * -value
                further = [*map(max, further, shifted)]
            known = self._sums[table] = further, total + LAID[card], whole + code
        return known


class Players:
    """Careful hands round a table. The one at `seat` knows its own cards; to the others they are as closed as any."""

    def __init__(self, seat: Seat, weights: Weights) -> None:
        worths = weights.worths()
        self.own = Careful(worths, weights.held)
        self.others = Careful(worths, weights.held_to_others, self.own)
        self._seat = seat

    def play_on(self, round: Round, plays: int) -> None:
        """So many plays of everybody, to the end of the round at the furthest."""
        own, others, seat = self.own.choose, self.others.choose, self._seat
        for _ in range(plays):
            turn = round.turn
            if not (hand := round.hands[turn]):
                return
            round.play(*(own if turn == seat else others)(hand, round.table))
