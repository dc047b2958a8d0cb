"""The nouns of Pescado Novo: cards and their values, the table, what a seat may play, what has happened."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from ..game import Seat, optional
from .options import Options

CommonCard: TypeAlias = Literal[
    "tuna-1", "tuna-2", "tuna-3", "tuna-4", "tuna-5", "tuna-6", "tuna-7", "tuna-8", "tuna-9", "tuna-10",
    "salmon-1", "salmon-2", "salmon-3", "salmon-4", "salmon-5", "salmon-6", "salmon-7", "salmon-8", "salmon-9", "salmon-10",
    "bream-1", "bream-2", "bream-3", "bream-4", "bream-5", "bream-6", "bream-7", "bream-8", "bream-9", "bream-10",
    "mackerel-1", "mackerel-2", "mackerel-3", "mackerel-4", "mackerel-5",
    "mackerel-6", "mackerel-7", "mackerel-8", "mackerel-9", "mackerel-10",
]
SpecialCard: TypeAlias = Literal["*", "J", "B", "0", "1/10", "11", "12", "13", "-1", "-2"]
Card: TypeAlias = Literal[CommonCard, SpecialCard]
Hand: TypeAlias = tuple[Card, ...]                           # in the order of DECK
Owner: TypeAlias = int                                       # of a pile: a seat, or a team with `teams` (P39)

COMMON: tuple[CommonCard, ...] = get_args(CommonCard)
SPECIAL: tuple[SpecialCard, ...] = get_args(SpecialCard)
DECK: tuple[Card, ...] = (*COMMON, *SPECIAL)
PLACE = MappingProxyType({card: place for place, card in enumerate(DECK)})
TUNA = frozenset(card for card in COMMON if card.startswith("tuna-"))
SEVENS = frozenset(card for card in COMMON if card.endswith("-7"))           # P16: no special is a tuna or a seven

FIFTEEN = 15
VALUES: MappingProxyType[Card, tuple[int, ...]] = MappingProxyType({
    **{card: (int(card.rsplit("-")[1]),) for card in COMMON},
    "*": (0,),                                               # where it lies on the table (P19f)
    "J": (), "B": (),                                        # in no sum (P20a, P21)
    "1/10": (1, 10),                                         # either one (P14)
    "0": (0,), "11": (11,), "12": (12,), "13": (13,), "-1": (-1,), "-2": (-2,),
})


@dataclass(frozen=True, slots=True)
class Catch:
    """Cards taken in one go, and the one that fished them; None where the rest of the table was collected (P31)."""

    fisher: Card | None
    cards: tuple[Card, ...]


Pile: TypeAlias = tuple[Catch, ...]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    round: int
    dealer: Seat
    turn: Seat
    hands: tuple[Hand, ...]
    deck: tuple[Card, ...]                                  # top first
    table: tuple[Card, ...]                                 # in the order laid
    piles: tuple[Pile, ...]                                 # by seat, of this round
    pescados: tuple[int, ...]                               # by seat, of this round
    last_capture: Seat | None                               # of this round (P34)
    discard: tuple[Card, ...]
    leftovers: tuple[Card, ...]                             # nobody's (P33)
    removed: tuple[Card, ...]                               # common cards that are not in this round (P02)
    unused: tuple[Card, ...]                                # special cards that are not in this round
    points: tuple[int, ...]                                 # by owner, of the rounds already scored
    scored: bool                                            # this round is in `points` already


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card. `capture`: what it takes; may be left out where there is one way to play it. A J comes along unnamed."""

    card: Card
    capture: tuple[Card, ...] | None = optional()


Command: TypeAlias = Play


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A new round, with the totals it begins with; `cards` is the deck that is left after the deal, top first."""

    round: int
    dealer: Seat
    points: tuple[int, ...]
    cards: tuple[Card, ...]
    removed: tuple[Card, ...]                               # common cards taken out, unknown to all (P02)
    unused: tuple[Card, ...]                                # special cards not drawn


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class TableDealt:
    cards: tuple[Card, ...]                                 # as revealed


@dataclass(frozen=True, slots=True)
class SetupCardDiscarded:
    """A B among the cards revealed, by the rulebook (P04)."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card played, and all that it took, a J swept along included (P20b); nothing: it was laid on the table."""

    seat: Seat
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """The B just played, by the rulebook (P21)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Pescado:
    """The table was cleared by a capture."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableCollected:
    """The cards left on the table go to the seat that fished last (P31)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftoversUnclaimed:
    """The cards left on the table go to nobody, for nobody fished in this round (P33)."""

    cards: tuple[Card, ...]


AchievementName: TypeAlias = Literal["seven_of_tuna", "most_tuna", "most_cards", "most_sevens", "zero", "pescado", "j"]


@dataclass(frozen=True, slots=True)
class Achievement:
    """One line of the score of a round: the owners it goes to, and its points by owner."""

    name: AchievementName
    winners: tuple[Owner, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over; `points` by owner is what it brings, the sum of its achievements (P50)."""

    achievements: tuple[Achievement, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: Seat                                              # who is to move


Event: TypeAlias = (RoundStarted | HandDealt | TableDealt | SetupCardDiscarded | CardPlayed | CardDiscarded | Pescado
                    | TableCollected | LeftoversUnclaimed | RoundScored | TurnPassed)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The first deal of a sandbox match, card by card (contract, section 6); `points` by owner are those it begins with."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]                                 # as revealed
    deck: tuple[Card, ...]                                  # top first
    dealer: Seat | None = None
    points: tuple[int, ...] | None = None
