"""The nouns of Blind Pond: what lies on the table, what a seat may ask for, what has happened."""
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from ..game import Seat
from .options import Options

Card: TypeAlias = Literal["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
                          "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20", "F21", "F22", "F23", "F24"]
DECK: tuple[Card, ...] = get_args(Card)                     # from the lowest to the highest, each once


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    round: int
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Card | None, ...]                           # face down, one a seat
    caught: tuple[tuple[Card, ...], ...]                    # by seat, of this round
    pond: tuple[Card, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Put one card of the hand face down."""

    card: Card


Command: TypeAlias = Lay


@dataclass(frozen=True, slots=True)
class PondFilled:
    """A new round; `cards` stay in the pond."""

    round: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """All cards of the trick, by seat; who catches them was decided then and is never computed again."""

    seat: Seat
    cards: tuple[Card, ...]


Event: TypeAlias = PondFilled | HandDealt | Laid | TurnedUp


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The first deal of a sandbox match."""

    hands: tuple[tuple[Card, ...], ...]
    pond: tuple[Card, ...] = ()
