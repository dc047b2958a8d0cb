"""What a seat may see of Blind Pond. These types have no place for a secret but the members marked `optional`."""
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from ..game import Seat, Viewer, optional
from .model import Card, Event, HandDealt, Laid, PondFilled, State, TurnedUp


@dataclass(frozen=True, slots=True)
class HandView:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class LaidView:
    """A card face down, known to its owner."""

    seat: Seat
    card: Card | None = optional()


@dataclass(frozen=True, slots=True)
class Table:
    round: int
    pond: int
    hands: tuple[HandView, ...]
    laid: tuple[LaidView, ...]
    caught: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PondFilledSeen:
    round: int
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class HandDealtSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class LaidSeen:
    seat: Seat
    count: int
    card: Card | None = optional()


Shown: TypeAlias = PondFilledSeen | HandDealtSeen | LaidSeen | TurnedUp


def view(state: State, viewer: Viewer) -> Table:
    return Table(state.round, len(state.pond),
                 tuple(HandView(seat, len(hand), hand if viewer.sees(seat) else None) for seat, hand in enumerate(state.hands)),
                 tuple(LaidView(seat, card if viewer.sees(seat) else None) for seat, card in enumerate(state.laid) if card),
                 tuple(map(len, state.caught)), state.points)


def show(event: Event, viewer: Viewer) -> Shown:
    match event:
        case PondFilled(round, cards):
            return PondFilledSeen(round, len(cards), cards if viewer.over else None)
        case HandDealt(seat, cards):
            return HandDealtSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case Laid(seat, card):
            return LaidSeen(seat, 1, card if viewer.sees(seat) else None)
        case TurnedUp():
            return event
        case _:
            assert_never(event)
