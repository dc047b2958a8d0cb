"""Small verbs on piles of cards. A pile is a tuple; a hand is a tuple kept in the order of its deck."""
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

Card = TypeVar("Card")


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` less one of each card in `taken`, order kept. ValueError where one is not there."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def holds(cards: Iterable[Card], wanted: Iterable[Card]) -> bool:
    """Whether `cards` has every card of `wanted`, as often as it stands there."""
    return Counter(wanted) <= Counter(cards)


def replaced(items: Sequence[Card], at: int, item: Card) -> tuple[Card, ...]:
    """`items` with another one at that place: a hand at a seat, a pile of an owner."""
    return (*items[:at], item, *items[at + 1:])
