"""The nouns of Go Fish: cards, the table, what a seat may ask, what has happened."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, cast, get_args

from ..game import Seat, optional
from .options import Options

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Card: TypeAlias = Literal[
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC",
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD",
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH",
    "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS",
]
Hand: TypeAlias = tuple[Card, ...]                           # in the order of DECK

RANKS: tuple[Rank, ...] = get_args(Rank)
RANK_OF = MappingProxyType({card: cast(Rank, card[:-1]) for card in get_args(Card)})
DECK: tuple[Card, ...] = tuple(sorted(RANK_OF, key=lambda card: (RANKS.index(RANK_OF[card]), card)))
PLACE = MappingProxyType({card: place for place, card in enumerate(DECK)})
BOOK = 4


@dataclass(frozen=True, slots=True)
class LastAsk:
    """The latest ask, as everybody heard it; `count` cards were handed over."""

    seat: Seat
    target: Seat
    rank: Rank
    card: Card | None
    count: int = 0


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    round: int
    dealer: Seat
    turn: Seat
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]                                 # top first
    books: tuple[tuple[Rank, ...], ...]                     # by seat, of this hand
    points: tuple[int, ...]                                 # by seat, of the hands already scored
    scored: bool                                            # this hand's books are in `points` already
    last_ask: LastAsk | None


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a seat for a rank or, with the option `ask_for: card`, for one card."""

    target: Seat
    rank: Rank | None = optional()
    card: Card | None = optional()


Command: TypeAlias = Ask


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A new hand; `cards` is the stock that is left after the deal, top first."""

    round: int
    dealer: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Asked:
    seat: Seat
    target: Seat
    rank: Rank
    card: Card | None = optional()                          # where it was asked for by name


@dataclass(frozen=True, slots=True)
class CardsGiven:
    seat: Seat
    to: Seat
    rank: Rank
    cards: tuple[Card, ...]
    by_name: bool                                           # asked for by name, so that everybody knows it (G42)


@dataclass(frozen=True, slots=True)
class WentFishing:
    """One card from the stock; `matches`: it is what was asked for, and shown to all (G09, G38)."""

    seat: Seat
    card: Card
    matches: bool


@dataclass(frozen=True, slots=True)
class BookMade:
    seat: Seat
    rank: Rank


@dataclass(frozen=True, slots=True)
class HandRefilled:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: Seat                                              # who is to move


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over: books by seat, and the points they bring."""

    books: tuple[tuple[Rank, ...], ...]
    points: tuple[int, ...]


Event: TypeAlias = (HandStarted | HandDealt | Asked | CardsGiven | WentFishing | BookMade | HandRefilled | TurnPassed
                    | HandScored)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The first deal of a sandbox match, card by card (contract, section 6)."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    dealer: Seat | None = None
