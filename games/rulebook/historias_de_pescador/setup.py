"""Setting up the bar table: the creatures, who begins, the hands and the Fishermen, by chance or as arranged.

Chance: `first_seat`; `creatures`, of which the first are in play; `deck`, of ten cards of each creature in play, in the order of
`TableSet.creatures`: eight for each seat in turn, the rest is the Fishing Deck; `fishermen`, of which each seat has one.
"""
from ..cards import holds
from ..errors import ImpossibleArrangement
from ..game import Moment
from ..text import Text
from .fishermen import FISHERMEN
from .model import (
    OF_A_KIND,
    PLACE,
    TRASH,
    TRASH_EACH,
    Arrangement,
    Card,
    Event,
    FishermanDealt,
    Hand,
    HandDealt,
    State,
    TableSet,
    TurnPassed,
    as_hand,
)
from .options import CREATURES, Creature, Options, kinds

CREATURES_EACH = 8                                           # dealt to each player, and TRASH_EACH besides (H03)


def new(options: Options, seats: int) -> State:
    """The bare table."""
    return State(options, creatures=(), turn=0, hands=((),) * seats, deck=(), net=(), subject=None, announcement=None, dispute=None,
                 fishermen=(), reshuffles=0)


def start(state: State, moment: Moment, arrangement: Arrangement | None = None) -> tuple[Event, ...]:
    """Set the table, by chance or as arranged. ImpossibleArrangement where the box has no such cards."""
    seats, options = len(state.hands), state.options
    first, creatures, fishermen = options.first_seat, options.creatures, None
    if arrangement is not None:
        first = first if arrangement.first_seat is None else arrangement.first_seat
        creatures, fishermen = arrangement.creatures or creatures, arrangement.fishermen
    if first is None:
        first = moment.chance.below("first_seat", seats)     # H04
    if creatures is None:                                    # H02
        creatures = tuple(sorted(moment.chance.shuffled("creatures", CREATURES)[:kinds(seats)], key=PLACE.__getitem__))
    if arrangement is not None:
        _check_arrangement(arrangement, creatures, options, seats)
        hands, deck, net = arrangement.hands, arrangement.deck, arrangement.net
    else:
        (hands, deck), net = _dealt(moment, creatures, seats), ()
    if options.fishermen and fishermen is None:              # H48
        fishermen = moment.chance.shuffled("fishermen", FISHERMEN)[:seats]
    return (TableSet(creatures, first, deck, net),
            *(HandDealt(seat, as_hand(hand)) for seat, hand in enumerate(hands)),
            *(FishermanDealt(seat, card) for seat, card in enumerate(fishermen or ())),
            TurnPassed(first))


def _dealt(moment: Moment, creatures: tuple[Creature, ...], seats: int) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Hands and Fishing Deck of shuffled creatures; trash is in the hands only (H03)."""
    cards: list[Card] = [creature for creature in creatures for _ in range(OF_A_KIND)]
    deck = moment.chance.shuffled("deck", cards)
    hands = tuple(deck[CREATURES_EACH * seat:CREATURES_EACH * (seat + 1)] + (TRASH,) * TRASH_EACH for seat in range(seats))
    return hands, deck[CREATURES_EACH * seats:]


def _check_arrangement(arrangement: Arrangement, creatures: tuple[Creature, ...], options: Options, seats: int) -> None:
    first, fishermen, wanted = arrangement.first_seat, arrangement.fishermen, kinds(seats)
    _refuse_unless(len(creatures) == len(set(creatures)) == wanted,
                   f"{seats} seats need {wanted} different creatures.", f"{seats} lugares pedem {wanted} criaturas diferentes.")
    _refuse_unless(len(arrangement.hands) == seats and all(arrangement.hands),
                   f"{seats} seats need {seats} hands of at least one card.",
                   f"{seats} lugares pedem {seats} mãos de pelo menos uma carta.")
    _refuse_unless(first is None or 0 <= first < seats, f"there is no seat {first}.", f"não há o lugar {first}.")
    box: list[Card] = [*(creatures * OF_A_KIND), *[TRASH] * (TRASH_EACH * seats)]
    laid = [*arrangement.deck, *arrangement.net, *(card for hand in arrangement.hands for card in hand)]
    _refuse_unless(holds(box, laid), f"there are {OF_A_KIND} cards of each creature in play and {TRASH_EACH} trash cards a seat.",
                   f"há {OF_A_KIND} cartas de cada criatura em jogo e {TRASH_EACH} cartas de lixo por lugar.")
    if fishermen is not None:
        _refuse_unless(options.fishermen, "Fishermen need the option `fishermen`.", "os Pescadores exigem a opção `fishermen`.")
        _refuse_unless(len(fishermen) == len(set(fishermen)) == seats,
                       f"{seats} seats need {seats} different Fishermen.", f"{seats} lugares pedem {seats} Pescadores diferentes.")


def _refuse_unless(fits: bool, en: str, pt_br: str) -> None:
    if not fits:
        raise ImpossibleArrangement(Text(en, pt_br))
