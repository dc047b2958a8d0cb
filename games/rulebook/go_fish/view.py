"""What a seat or a spectator may see of Go Fish. These types have no place for a secret but the members marked `optional`."""
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from ..game import Seat, Viewer, optional
from .model import (
    Asked,
    BookMade,
    Card,
    CardsGiven,
    Event,
    HandDealt,
    HandRefilled,
    HandScored,
    HandStarted,
    LastAsk,
    Rank,
    State,
    TurnPassed,
    WentFishing,
)


@dataclass(frozen=True, slots=True)
class HandView:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class Table:
    """The table as its viewer sees it; `stock` is the number of cards left to draw."""

    round: int
    dealer: Seat
    turn: Seat
    stock: int
    hands: tuple[HandView, ...]
    books: tuple[tuple[Rank, ...], ...]
    points: tuple[int, ...]
    last_ask: LastAsk | None


@dataclass(frozen=True, slots=True)
class HandStartedSeen:
    """A new hand; `count` cards are left in the stock after the deal."""

    round: int
    dealer: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class HandDealtSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class CardsGivenSeen:
    """Cards handed over; the suits are for giver and taker alone (G42), but a card asked for by name is public."""

    seat: Seat
    to: Seat
    rank: Rank
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class WentFishingSeen:
    """One card from the stock, shown to all when it is what was asked for."""

    seat: Seat
    count: int
    matches: bool
    card: Card | None = optional()


@dataclass(frozen=True, slots=True)
class HandRefilledSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


Shown: TypeAlias = (HandStartedSeen | HandDealtSeen | Asked | CardsGivenSeen | WentFishingSeen | BookMade | HandRefilledSeen
                    | TurnPassed | HandScored)


def view(state: State, viewer: Viewer) -> Table:
    """The table through the eyes of `viewer`."""
    return Table(state.round, state.dealer, state.turn, len(state.stock),
                 tuple(HandView(seat, len(hand), hand if viewer.sees(seat) else None) for seat, hand in enumerate(state.hands)),
                 state.books, state.points, state.last_ask)


def show(event: Event, viewer: Viewer) -> Shown:
    """An event through the eyes of `viewer`."""
    match event:
        case HandStarted(round, dealer, cards):
            return HandStartedSeen(round, dealer, len(cards), cards if viewer.over else None)
        case HandDealt(seat, cards):
            return HandDealtSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case CardsGiven(seat, to, rank, cards, by_name):
            seen = by_name or viewer.sees(seat) or viewer.sees(to)
            return CardsGivenSeen(seat, to, rank, len(cards), cards if seen else None)
        case WentFishing(seat, card, matches):
            return WentFishingSeen(seat, 1, matches, card if matches or viewer.sees(seat) else None)
        case HandRefilled(seat, cards):
            return HandRefilledSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case Asked() | BookMade() | TurnPassed() | HandScored():
            return event
        case _:
            assert_never(event)
