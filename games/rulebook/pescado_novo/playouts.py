"""Rounds played to their end by a careful hand, thousands of times: each seat takes what is worth most and leaves no easy pescado.

What a table has to offer is worked out once and kept by its cards, for the same tables come again in many worlds.
"""
from collections.abc import Iterable, Mapping
from math import exp, inf
from statistics import fmean

from ..game import Seat
from .captures import LOWEST
from .compact import ALL_CARDS, BIT, NOBODY, STAR, VALUES_OF, B, Cards, J, Round, cards_of, each
from .model import DECK, FIFTEEN, Card
from .rules import HAND
from .weighing import Weights

UNSURE = 70                                                 # of the plays of others: how much promise makes a difference
LATER = 0.2                                                  # of what a short hand could take next, if nobody were in between
STAKE = 0.6                                                  # of what is left lying, for each play that may yet fish it
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
        self._code: dict[Cards, int]
        self._fishing: dict[Cards, int]
        self._sums: dict[Cards, tuple[list[int], int, int]]
        self._offers: dict[Cards, list[int]]
        if like:
            self._code, self._fishing, self._sums, self._offers = like._code, like._fishing, like._sums, like._offers
        else:
            worth = {BIT[card]: round(worths[card] * POINT) for card in DECK}
            self._code = {bit: (worth << SHIFT) + bit for bit, worth in worth.items()}     # a worth and the cards it is of, in one number
            self._fishing = worth | {STAR: worth[STAR] - POINT}                            # P19g
            self._sums = {0: ([NONE] * -LOWEST + [0] + [NONE] * HIGHEST, 0, 0)}
            self._offers = {}
        chances: dict[int, list[tuple[float, int]]] = {}
        for card, chance in held.items():
            for place in WANTED[BIT[card]]:
                chances.setdefault(place, []).append((chance, self._fishing[BIT[card]]))
        self._fishers = [(place, sum(chance for chance, _ in some), fmean(own for _, own in some)) for place, some in chances.items()]
        self._risks: dict[Cards, float] = {0: 0.0}
        self._promises: dict[tuple[Cards, Cards], float] = {}
        self._ends: dict[tuple[Cards, Cards, int, int], tuple[float, Cards]] = {}

    def choose(self, hand: Cards, table: Cards) -> tuple[Cards, Cards]:
        """The play of a hand: a card, and all that it takes."""
        best, chosen, taken = -inf, 0, 0
        offers, risks, fishing = self._offers.get(table) or self._offer(table), self._risks, self._fishing
        whole = hand if hand.bit_count() <= HAND else 0
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
            if whole and (rest := whole ^ card):
                promise += LATER * self._next(rest, left)
            if promise > best:
                best, chosen, taken = promise, card, cards
        return chosen, taken

    def ending(self, round: Round) -> tuple[Cards, Cards]:
        """The play of the hand on turn in the last deal, where the table goes to whoever fished last (P31)."""
        hand, table, owner = round.hands[round.turn], round.table, round.turn % len(round.piles)
        holds = 0 if round.last == NOBODY else 1 if round.last == owner else -1
        coming = sum(map(int.bit_count, round.hands)) - 1
        best, chosen, taken = -inf, 0, 0
        for card in each(hand):
            key = card, table, holds, coming
            promise, cards = self._ends.get(key) or self._end(*key)
            promise += self._later(card, hand, table)
            if promise > best:
                best, chosen, taken = promise, card, cards
        return chosen, taken

    def ending_odds(self, hand: Cards, table: Cards, holds: int, coming: int) -> dict[Cards, float]:
        """How readily each card of a hand is played in the last deal, were the hand careful but not quite as sure."""
        return {card: exp((self._end(card, table, holds, coming)[0] + self._later(card, hand, table)) / UNSURE) for card in each(hand)}

    def odds(self, cards: Iterable[Cards], table: Cards) -> dict[Cards, float]:
        """How readily each card is played at a table, one against the other, were the hand careful but not quite as sure."""
        return {card: exp(self._promise(card, table) / UNSURE) for card in cards}

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
            code = self._catch(card, table)
            if code > IMPOSSIBLE:
                known = (code >> SHIFT) + self._fishing[card] - self.risk(table ^ code & ALL_CARDS)
            else:
                known = -self.risk(table | card)
            self._promises[card, table] = known
        return known

    def _end(self, card: Cards, table: Cards, holds: int, coming: int) -> tuple[float, Cards]:
        """What a card promises with so many plays to come, and what it takes. `holds`: its owner fished last (1), or another did (-1)."""
        code, promise = self._catch(card, table), self._promise(card, table)
        fishes = code > IMPOSSIBLE
        taken = code & ALL_CARDS if fishes else 0
        left = table ^ taken if fishes else table | card
        if not coming:
            promise += self.risk(left)
        promise += (1 if fishes else holds) * STAKE ** coming * (self._summed(left & ~NOT_SUMMED)[2] >> SHIFT)
        self._ends[card, table, holds, coming] = promise, taken
        return promise, taken

    def _later(self, card: Cards, hand: Cards, table: Cards) -> float:
        """What is to be said for a card for the sake of those that stay in the hand."""
        if not (rest := hand ^ card):
            return 0.0
        code = self._catch(card, table)
        return LATER * self._next(rest, table ^ code & ALL_CARDS if code > IMPOSSIBLE else table | card)

    def _next(self, hand: Cards, table: Cards) -> int:
        """The most that a card of a hand takes from a table."""
        offers, fishing, most = self._offers.get(table) or self._offer(table), self._fishing, 0
        while hand:
            card = hand & -hand
            hand ^= card
            code = self._star(table) if card == STAR and table else NONE
            for place in WANTED[card]:
                if offers[place] > code:
                    code = offers[place]
            if code > IMPOSSIBLE and (gain := (code >> SHIFT) + fishing[card]) > most:
                most = gain
        return most

    def _catch(self, card: Cards, table: Cards) -> int:
        """The best that a card fishes, as a code."""
        if card == STAR and table:
            return self._star(table)
        offers = self._offers.get(table) or self._offer(table)
        return max((offers[place] for place in WANTED[card]), default=NONE)

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
        self._seat, self._weights, self._worths = seat, weights, weights.worths()
        self._first = Careful(self._worths, {})
        self._own: dict[int, Careful] = {}
        self._others: dict[int, Careful] = {}

    def own(self, facing: int) -> Careful:
        """The hand at `seat`, where whoever plays next has so many cards."""
        known = self._own.get(facing)
        if known is None:
            known = self._own[facing] = Careful(self._worths, self._weights.held_among(facing), self._first)
        return known

    def others(self, facing: int) -> Careful:
        known = self._others.get(facing)
        if known is None:
            known = self._others[facing] = Careful(self._worths, self._weights.held_to_others(facing), self._first)
        return known

    def knowing(self, hand: Cards) -> Careful:
        """The other of two in the last deal, who has this hand, and knows the hand at `seat` to be of the other cards."""
        return Careful(self._worths, self._weights.held_to(cards_of(hand)), self._first)

    def play_on(self, round: Round, plays: int) -> None:
        """So many plays of everybody, to the end of the round at the furthest."""
        own, others, seat = self._own, self._others, self._seat
        for _ in range(plays):
            turn = round.turn
            if not (hand := round.hands[turn]):
                return
            facing = round.hands[turn + 1 if turn + 1 < len(round.hands) else 0].bit_count() or HAND
            policy = own.get(facing) or self.own(facing) if turn == seat else others.get(facing) or self.others(facing)
            is_late = round.dealt == len(round.deals) and hand.bit_count() <= HAND
            round.play(*(policy.ending(round) if is_late else policy.choose(hand, round.table)))
