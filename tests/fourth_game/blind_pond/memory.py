"""What a player who forgets nothing knows of Blind Pond."""
from collections.abc import Sequence
from dataclasses import dataclass

from .model import DECK, Card, TurnedUp
from .view import PondFilledSeen, Shown, Table


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards that may lie in the pond, in a hand of the others, or face down."""

    unseen: tuple[Card, ...]


def knowledge(view: Table, history: Sequence[Shown]) -> Knowledge:
    seen = {card for hand in view.hands for card in hand.cards or ()} | {laid.card for laid in view.laid if laid.card}
    last = max((at for at, event in enumerate(history) if isinstance(event, PondFilledSeen)), default=0)
    seen |= {card for event in history[last:] if isinstance(event, TurnedUp) for card in event.cards}
    return Knowledge(tuple(card for card in DECK if card not in seen))
