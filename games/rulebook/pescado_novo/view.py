"""What a seat or a spectator may see of Pescado Novo. These types have no place for a secret but the members marked `optional`."""
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from ..game import Seat, Viewer, optional
from .model import (
    Card,
    CardDiscarded,
    CardPlayed,
    Event,
    HandDealt,
    LeftoversUnclaimed,
    Owner,
    Pescado,
    RoundScored,
    RoundStarted,
    SetupCardDiscarded,
    State,
    TableCollected,
    TableDealt,
    TurnPassed,
)
from .options import owner_of, sides
from .scoring import cards_of


@dataclass(frozen=True, slots=True)
class HandView:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile lies face down (P41); what is in it, the log has told."""

    owner: Owner
    count: int
    pescados: int


@dataclass(frozen=True, slots=True)
class Table:
    """The table as its viewer sees it; `deck` is the number of cards still to be dealt."""

    round: int
    dealer: Seat
    turn: Seat
    table: tuple[Card, ...]
    deck: int
    hands: tuple[HandView, ...]
    piles: tuple[PileView, ...]
    points: tuple[int, ...]
    last_capture: Owner | None


@dataclass(frozen=True, slots=True)
class RoundStartedSeen:
    """A new round; `count` cards are left in the deck after the deal. What is out of play nobody knows until the match is over."""

    round: int
    dealer: Seat
    points: tuple[int, ...]
    count: int
    cards: tuple[Card, ...] | None = optional()
    removed: tuple[Card, ...] | None = optional()
    unused: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class HandDealtSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class TableDealtSeen:
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetupCardDiscardedSeen:
    count: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayedSeen:
    """One card, and what it took from the table."""

    seat: Seat
    count: int
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDiscardedSeen:
    seat: Seat
    count: int
    card: Card


@dataclass(frozen=True, slots=True)
class TableCollectedSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftoversUnclaimedSeen:
    count: int
    cards: tuple[Card, ...]


Shown: TypeAlias = (RoundStartedSeen | HandDealtSeen | TableDealtSeen | SetupCardDiscardedSeen | CardPlayedSeen
                    | CardDiscardedSeen | Pescado | TableCollectedSeen | LeftoversUnclaimedSeen | RoundScored | TurnPassed)


def view(state: State, viewer: Viewer) -> Table:
    """The table through the eyes of `viewer`; a partner's hand is as hidden as anybody's (P39)."""
    owners = sides(state.options, len(state.hands))
    return Table(
        state.round, state.dealer, state.turn, state.table, len(state.deck),
        tuple(HandView(seat, len(hand), hand if viewer.sees(seat) else None) for seat, hand in enumerate(state.hands)),
        tuple(PileView(owner, sum(len(tuple(cards_of(state.piles[seat]))) for seat in seats),
                       sum(state.pescados[seat] for seat in seats)) for owner, seats in enumerate(owners)),
        state.points, None if state.last_capture is None else owner_of(state.last_capture, len(owners)))


def show(event: Event, viewer: Viewer) -> Shown:
    """An event through the eyes of `viewer`."""
    match event:
        case RoundStarted(round, dealer, points, cards, removed, unused):
            if viewer.over:
                return RoundStartedSeen(round, dealer, points, len(cards), cards, removed, unused)
            return RoundStartedSeen(round, dealer, points, len(cards))
        case HandDealt(seat, cards):
            return HandDealtSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case TableDealt(cards):
            return TableDealtSeen(len(cards), cards)
        case SetupCardDiscarded(card):
            return SetupCardDiscardedSeen(1, card)
        case CardPlayed(seat, card, captured):
            return CardPlayedSeen(seat, 1, card, captured)
        case CardDiscarded(seat, card):
            return CardDiscardedSeen(seat, 1, card)
        case TableCollected(seat, cards):
            return TableCollectedSeen(seat, len(cards), cards)
        case LeftoversUnclaimed(cards):
            return LeftoversUnclaimedSeen(len(cards), cards)
        case Pescado() | RoundScored() | TurnPassed():
            return event
        case _:
            assert_never(event)
