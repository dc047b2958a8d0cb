"""What may be seen of Histórias de Pescador. These types have no place for a secret but the members marked `optional`."""
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from ..game import Seat, Viewer, optional
from .fishermen import Fisherman
from .model import (
    Announced,
    Card,
    DeckExhausted,
    Discarded,
    Doubted,
    Drew,
    Event,
    FishermanDealt,
    FishermanHeld,
    FishermanRevealed,
    HandDealt,
    InstructionMissed,
    NetReshuffled,
    Netted,
    Reason,
    Returned,
    Revealed,
    State,
    Subject,
    TableSet,
    Trusted,
    TurnPassed,
)
from .options import Creature


@dataclass(frozen=True, slots=True)
class HandView:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class AnnouncementView:
    """The open announcement; `undecided` are the seats that have not answered it."""

    seq: int
    seat: Seat
    creature: Creature
    count: int
    story: str | None
    undecided: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FishermanView:
    seat: Seat
    revealed: bool
    card: Fisherman | None = optional()


@dataclass(frozen=True, slots=True)
class Table:
    """The table as its viewer sees it; `net` and `deck` are numbers of cards."""

    creatures: tuple[Creature, ...]
    turn: Seat
    subject: Subject | None
    announcement: AnnouncementView | None
    net: int
    deck: int
    hands: tuple[HandView, ...]
    fishermen: tuple[FishermanView, ...]


@dataclass(frozen=True, slots=True)
class TableSetSeen:
    """The table before the first announcement: `count` cards in the Fishing Deck, `net` in the Net."""

    creatures: tuple[Creature, ...]
    first_seat: Seat
    count: int
    net: int
    cards: tuple[Card, ...] | None = optional()
    net_cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class HandDealtSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class FishermanDealtSeen:
    seat: Seat
    count: int
    card: Fisherman | None = optional()


@dataclass(frozen=True, slots=True)
class AnnouncedSeen:
    """Cards laid face down with a story; the cards are for their owner alone, if they are not revealed (H27)."""

    seat: Seat
    creature: Creature
    count: int
    story: str | None
    announcement: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class RevealedSeen:
    seat: Seat
    truthful: bool
    count: int
    cards: tuple[Card, ...]                                  # to everybody (H26)


@dataclass(frozen=True, slots=True)
class NettedSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class ReturnedSeen:
    seat: Seat
    count: int
    cards: tuple[Card, ...]                                  # everybody has just seen them


@dataclass(frozen=True, slots=True)
class DiscardedSeen:
    seat: Seat
    count: int
    card: Card | None = optional()


@dataclass(frozen=True, slots=True)
class DrewSeen:
    seat: Seat
    count: int
    reason: Reason
    cards: tuple[Card, ...] | None = optional()


@dataclass(frozen=True, slots=True)
class NetReshuffledSeen:
    """The Net has become the Fishing Deck, of `count` cards."""

    count: int
    cards: tuple[Card, ...] | None = optional()


Shown: TypeAlias = (TableSetSeen | HandDealtSeen | FishermanDealtSeen | AnnouncedSeen | Trusted | Doubted | RevealedSeen
                    | FishermanRevealed | InstructionMissed | NettedSeen | ReturnedSeen | DiscardedSeen | DrewSeen
                    | NetReshuffledSeen | DeckExhausted | TurnPassed)


def view(state: State, viewer: Viewer) -> Table:
    """The table through the eyes of `viewer`."""
    return Table(state.creatures, state.turn, state.subject, _announcement(state), len(state.net), len(state.deck),
                 tuple(HandView(seat, len(hand), hand if viewer.sees(seat) else None) for seat, hand in enumerate(state.hands)),
                 tuple(_fisherman(held, viewer) for held in state.fishermen))


def show(event: Event, viewer: Viewer) -> Shown:
    """An event through the eyes of `viewer`."""
    match event:
        case TableSet(creatures, first_seat, cards, net):
            return TableSetSeen(creatures, first_seat, len(cards), len(net), *((cards, net) if viewer.over else ()))
        case HandDealt(seat, cards):
            return HandDealtSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case FishermanDealt(seat, fisherman):
            return FishermanDealtSeen(seat, 1, fisherman if viewer.sees(seat) else None)                 # H48
        case Announced(seat, creature, cards, story, announcement):
            return AnnouncedSeen(seat, creature, len(cards), story, announcement, cards if viewer.sees(seat) else None)
        case Revealed(seat, truthful, cards):
            return RevealedSeen(seat, truthful, len(cards), cards)
        case Netted(seat, cards):
            return NettedSeen(seat, len(cards), cards if viewer.sees(seat) else None)
        case Returned(seat, cards):
            return ReturnedSeen(seat, len(cards), cards)
        case Discarded(seat, card):
            return DiscardedSeen(seat, 1, card if viewer.sees(seat) else None)
        case Drew(seat, cards, reason):
            return DrewSeen(seat, len(cards), reason, cards if viewer.sees(seat) else None)              # H32
        case NetReshuffled(cards):
            return NetReshuffledSeen(len(cards), cards if viewer.over else None)                         # H46
        case Trusted() | Doubted() | FishermanRevealed() | InstructionMissed() | DeckExhausted() | TurnPassed():
            return event
        case _:
            assert_never(event)


def _announcement(state: State) -> AnnouncementView | None:
    if state.announcement is None:
        return None
    laid = state.announcement
    return AnnouncementView(laid.seq, laid.seat, laid.creature, len(laid.cards), laid.story, laid.undecided)


def _fisherman(held: FishermanHeld, viewer: Viewer) -> FishermanView:
    return FishermanView(held.seat, held.revealed, held.card if held.revealed or viewer.sees(held.seat) else None)
