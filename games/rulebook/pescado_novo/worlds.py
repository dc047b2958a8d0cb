"""The worlds that fit what a seat knows of a round: the hands of the others, the deck, and what is out.

By the deal each is as likely as any other. What was played since then tells more: who lays a card where a careful hand would have fished
with another one had no such card, most likely. So hands are weighed by what they make of the plays seen.
"""
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random

from .compact import NOBODY, Cards, Round, bits, each
from .memory import Knowledge
from .model import SPECIAL
from .options import Options, owner_of
from .playouts import Careful
from .rules import HAND
from .seen import plays_seen, zeros_taken
from .view import Shown, Table
from .weighing import likely_specials

DRAWN = 8                                                    # deals of the hidden cards, of which one is taken by its weight
THOUGHT_ABOUT = 6                                            # plays of others, the latest
CARELESS = 0.05                                              # how likely any of them was a slip


class Worlds:
    """Rounds as they may stand, from the seat on turn."""

    def __init__(self, view: Table, known: Knowledge, history: Sequence[Shown], options: Options, policy: Careful) -> None:
        owners = len(view.points)
        hands = [bits(hand.cards or ()) for hand in view.hands]
        self._round = Round(hands, bits(view.table), view.turn, owners, b_stays=options.b_card == "stays",
                            ties_score=options.ties == "everybody")
        self._round.piles = [bits(pile.cards) for pile in known.piles]
        self._round.extra = [pile.pescados + zeros for pile, zeros in zip(view.piles, zeros_taken(history, owners), strict=True)]
        self._round.last = NOBODY if view.last_capture is None else owner_of(view.last_capture, owners)
        self._special, self._common = likely_specials(known), known.hidden - likely_specials(known)
        self._specials = [bits((card,)) for card in known.unseen if card in SPECIAL]
        self._commons = [bits((card,)) for card in known.unseen if card not in SPECIAL]
        self._closed = [(hand.seat, hand.count) for hand in view.hands if hand.cards is None]
        self._in_hands, self._deck = known.hidden - view.deck, view.deck
        self._seen = [play for play in plays_seen(history) if not hands[play.seat] and view.hands[play.seat].count][-THOUGHT_ABOUT:]
        self._odds = [policy.odds((*self._specials, *self._commons, *each(play.since)), play.table) for play in self._seen]

    def count(self) -> int | None:
        """How many there are, where the deck is empty and one hand closed; else they can only be drawn."""
        if self._deck or len(self._closed) != 1:
            return None
        return comb(len(self._specials), self._special) * comb(len(self._commons), self._common)

    def each(self) -> Iterator[Round]:
        """All of them, where they can be counted."""
        for special in combinations(self._specials, self._special):
            for common in combinations(self._commons, self._common):
                yield self._with([*special, *common])

    def drawn(self, random: Random) -> Round:
        """One of them, by its weight."""
        deals: list[list[Cards]] = []
        while len(deals) < (DRAWN if self._seen else 1):
            cards = random.sample(self._specials, self._special) + random.sample(self._commons, self._common)
            random.shuffle(cards)                            # any stretch of it is a deal of the closed hands
            deals += [cards[at:] + cards[:at] for at in range(0, max(1, len(cards) - self._in_hands + 1), max(1, self._in_hands))]
        return self._with(random.choices(deals, [*map(self._weight, deals)])[0] if self._seen else deals[0])

    def _weight(self, cards: Sequence[Cards]) -> float:
        weight, hands = 1.0, dict(self._dealt(cards))
        for play, odds in zip(self._seen, self._odds, strict=True):
            all_of_them = 0.0
            for card in (*hands[play.seat], *each(play.since)):
                all_of_them += odds[card]
            weight *= odds[play.card] / all_of_them + CARELESS
        return weight

    def _dealt(self, cards: Sequence[Cards]) -> Iterator[tuple[int, Sequence[Cards]]]:
        at = 0
        for seat, count in self._closed:
            yield seat, cards[at:at + count]
            at += count

    def _with(self, cards: Sequence[Cards]) -> Round:
        round, seats = self._round.copy(), len(self._round.hands)
        for seat, hand in self._dealt(cards):
            round.hands[seat] = sum(hand)
        round.deals = [[sum(cards[deal + HAND * seat:deal + HAND * (seat + 1)]) for seat in range(seats)]
                       for deal in range(self._in_hands, len(cards), HAND * seats)]
        return round
