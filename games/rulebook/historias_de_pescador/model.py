"""The nouns of Histórias de Pescador: cards, the table, what a seat may say, what has happened."""
from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from ..game import Seat, optional
from .fishermen import Fisherman
from .options import Creature, Options

Card: TypeAlias = Literal["fish", "crab", "shrimp", "lobster", "squid", "octopus", "jellyfish", "oyster", "trash"]
Hand: TypeAlias = tuple[Card, ...]                           # in the order of KINDS
Reason: TypeAlias = Literal["lied", "doubted_the_truth", "instruction_missed"]

KINDS: tuple[Card, ...] = get_args(Card)
PLACE = MappingProxyType({card: place for place, card in enumerate(KINDS)})
TRASH: Card = "trash"
OF_A_KIND = 10                                               # cards of each creature in the box
TRASH_EACH = 4                                               # trash cards dealt to each player


@dataclass(frozen=True, slots=True)
class Subject:
    """What the last announcement was of. `free`: it was a lie and caught, so the next may be anything (H17)."""

    creature: Creature
    count: int
    free: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """The open announcement: its cards are face down, neither in a hand nor in the Net (H43)."""

    seq: int
    seat: Seat
    creature: Creature
    cards: Hand
    story: str | None
    undecided: tuple[Seat, ...]                              # who has neither trusted nor doubted, in turn order


@dataclass(frozen=True, slots=True)
class Dispute:
    """A doubt that is not settled yet: somebody owes a discard because of it (H29, H33)."""

    announcer: Seat
    doubter: Seat
    truthful: bool | None = None                             # None until the cards are revealed


@dataclass(frozen=True, slots=True)
class FishermanHeld:
    seat: Seat
    card: Fisherman
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    creatures: tuple[Creature, ...]                          # in play; none before the table is set
    turn: Seat
    hands: tuple[Hand, ...]
    deck: tuple[Card, ...]                                   # the Fishing Deck, top first
    net: tuple[Card, ...]                                    # in the order they came
    subject: Subject | None
    announcement: Announcement | None
    dispute: Dispute | None
    fishermen: tuple[FishermanHeld, ...]                     # by seat; none without the option
    reshuffles: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Lay cards face down and say that all of them are of one creature, with a story if you like."""

    creature: Creature
    cards: tuple[Card, ...]
    story: str | None = optional()


@dataclass(frozen=True, slots=True)
class Doubt:
    """Doubt an announcement, named by its seq, so that a late doubt cannot hit another (H21)."""

    announcement: int


@dataclass(frozen=True, slots=True)
class Trust:
    """Let an announcement stand, named by its seq."""

    announcement: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card of the hand into the Net, unseen, where a doubt asks for it."""

    card: Card


Command: TypeAlias = Announce | Doubt | Trust | Discard


@dataclass(frozen=True, slots=True)
class TableSet:
    """The table before the first announcement; `cards` is the Fishing Deck after the deal, top first."""

    creatures: tuple[Creature, ...]
    first_seat: Seat
    cards: tuple[Card, ...]
    net: tuple[Card, ...]                                    # of an arrangement; otherwise empty


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class FishermanDealt:
    seat: Seat
    card: Fisherman


@dataclass(frozen=True, slots=True)
class Announced:
    """Cards laid face down with a story; `announcement` is the seq of this event, by which it is doubted or trusted."""

    seat: Seat
    creature: Creature
    cards: Hand
    story: str | None
    announcement: int


@dataclass(frozen=True, slots=True)
class Trusted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Doubted:
    seat: Seat
    announcement: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """The cards of a doubted announcement, turned up for all to see (H26); `seat` is the announcer."""

    seat: Seat
    truthful: bool
    cards: Hand


@dataclass(frozen=True, slots=True)
class FishermanRevealed:
    seat: Seat
    card: Fisherman


@dataclass(frozen=True, slots=True)
class InstructionMissed:
    """The story breaks the announcer's Fisherman, which costs a card."""

    seat: Seat
    card: Fisherman


@dataclass(frozen=True, slots=True)
class Netted:
    """The cards of an announcement that stands go into the Net."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Returned:
    """The cards of a lie go back to the liar's hand."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    cards: tuple[Card, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class NetReshuffled:
    """The Net has become the Fishing Deck; `cards` is the new deck, top first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckExhausted:
    """Deck and Net had `missing` cards too few; they are forgiven (H44)."""

    seat: Seat
    missing: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: Seat                                               # who is to move


Event: TypeAlias = (TableSet | HandDealt | FishermanDealt | Announced | Trusted | Doubted | Revealed | FishermanRevealed
                    | InstructionMissed | Netted | Returned | Discarded | Drew | NetReshuffled | DeckExhausted | TurnPassed)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The first deal of a sandbox match, card by card (contract, section 6)."""

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    first_seat: Seat | None = None
    creatures: tuple[Creature, ...] | None = None
    fishermen: tuple[Fisherman, ...] | None = None
    net: tuple[Card, ...] = ()


def as_hand(cards: Iterable[Card]) -> Hand:
    """Cards in the order of a hand: a hand is a multiset."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
