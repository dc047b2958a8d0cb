"""What cards are worth in a round as it stands, and how likely the next player holds each: by what is known of it."""
from collections.abc import Iterable, Sequence
from math import exp, sqrt

from .memory import Knowledge
from .model import COMMON, DECK, SEVENS, SPECIAL, TUNA, Card, Owner
from .options import owner_of
from .rules import HAND
from .view import Table


class Weights:
    """A round as weighed by the seat on turn."""

    def __init__(self, view: Table, known: Knowledge) -> None:
        self.me: Owner = owner_of(view.turn, len(view.points))
        self.piles = [pile.cards for pile in known.piles]
        self.hand = view.hands[view.turn].cards or ()
        self._known, self._specials = known, likely_specials(known)
        self.held = self.held_among(view.hands[(view.turn + 1) % len(view.hands)].count or min(HAND, view.deck))

    def held_among(self, count: int) -> dict[Card, float]:
        """For every unseen card how likely it is in a closed hand of so many: the next player's, now or after the deal."""
        return _held(count, self._known.unseen, self._known.hidden, self._specials)

    def held_to_others(self, count: int) -> dict[Card, float]:
        """The same to the others, for whom this hand is as closed as theirs. Whoever forgets that waits for presents that nobody makes."""
        mine = sum(card in SPECIAL for card in self.hand)
        return _held(count, (*self._known.unseen, *self.hand), self._known.hidden + len(self.hand), self._specials + mine)

    def held_to(self, hand: Sequence[Card]) -> dict[Card, float]:
        """The same to somebody who has that hand, where this hand is the only other one."""
        unseen = [card for card in (*self._known.unseen, *self.hand) if card not in hand]
        return _held(len(self.hand), unseen, len(self.hand), sum(card in SPECIAL for card in self.hand))

    def worths(self) -> dict[Card, float]:
        """What each card is worth to whoever takes it from the table: its own points, and its weight in the three races."""
        cards, tunas, sevens = self._edge(DECK, 3.0), self._edge(TUNA, 1.2), self._edge(SEVENS, 1.0)
        return {card: cards + tunas * (card in TUNA) + sevens * (card in SEVENS)
                + (card in ("tuna-7", "0", "*")) - (card == "J") for card in DECK}

    def _edge(self, race: Iterable[Card], spread: float) -> float:
        """How much one more card changes who wins a race: much while it is close and short, nothing once it is decided."""
        wanted = frozenset(race)
        counts = [sum(card in wanted for card in pile) for pile in self.piles]
        left = min(len(wanted), len(COMMON)) - sum(counts)
        if left <= 0:
            return 0.0
        lead = counts[self.me] - max(count for owner, count in enumerate(counts) if owner != self.me)
        if abs(lead) > left:
            return 0.0
        return min(0.5, 0.8 / sqrt(spread * left) * exp(-lead * lead / (2 * spread * left)))


def _held(count: int, unseen: Sequence[Card], hidden: int, specials: int) -> dict[Card, float]:
    share = min(1.0, count / hidden) if hidden else 0.0
    unseen_specials = sum(card in SPECIAL for card in unseen)
    special = share * specials / max(1, unseen_specials)
    common = min(1.0, share * (hidden - specials) / max(1, len(unseen) - unseen_specials))
    return {card: special if card in SPECIAL else common for card in unseen}


def likely_specials(known: Knowledge) -> int:
    """How many of the hidden cards are special: as many as is known, or else, in a round that was arranged, as few as there can be."""
    if known.hidden_specials is not None:
        return known.hidden_specials
    return max(0, known.hidden - sum(card not in SPECIAL for card in known.unseen))
