"""The verbs of Blind Pond. `decide` knows the rules and writes its decision into events; `evolve` knows none."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from ..cards import holds, replaced, without
from ..errors import CardNotHeld, ImpossibleArrangement, NotYourTurn
from ..game import Awaited, Course, Moment, Seat, Tally
from ..text import Text
from .errors import AlreadyLaid
from .model import DECK, Arrangement, Card, Command, Event, HandDealt, Laid, Lay, PondFilled, State, TurnedUp
from .options import Options


@dataclass(frozen=True, slots=True)
class LayAction:
    cards: tuple[Card, ...]


def new(options: Options, seats: int) -> State:
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    return State(options, 0, nothing, (None,) * seats, nothing, (), (0,) * seats)


def start(state: State, moment: Moment, arrangement: Arrangement | None = None) -> tuple[Event, ...]:
    """Fill the pond and deal (B1), by chance or as arranged."""
    course = Course(state, evolve, moment.seq)
    if arrangement is None:
        _deal(course, moment)
        return course.events
    if len(arrangement.hands) != len(state.hands) or len(set(map(len, arrangement.hands))) != 1 or not arrangement.hands[0]:
        raise ImpossibleArrangement(Text("every seat needs as many cards.", "cada lugar precisa do mesmo número de cartas."))
    if not holds(DECK, [*arrangement.pond, *(card for hand in arrangement.hands for card in hand)]):
        raise ImpossibleArrangement(Text("the deck has each card once.", "o baralho tem cada carta uma vez."))
    course.add(PondFilled(1, arrangement.pond), *(HandDealt(seat, hand) for seat, hand in enumerate(arrangement.hands)))
    return course.events


def awaits(state: State) -> tuple[Awaited, ...]:
    """B2: all who have not laid a card yet, at the same time."""
    return tuple(Awaited(seat, "lay") for seat, card in enumerate(state.laid) if card is None and state.hands[seat])


def is_over(state: State) -> bool:
    """B4: once the hands of the last round are empty."""
    return state.round == state.options.rounds and not any(state.hands) and not any(state.laid)


def legal(state: State, seat: Seat) -> tuple[LayAction, ...]:
    return (LayAction(state.hands[seat]),) if any(awaited.seat == seat for awaited in awaits(state)) else ()


def commands_of(action: LayAction, view: object) -> Iterator[Command]:
    return (Lay(card) for card in action.cards)


def decide(state: State, seat: Seat, command: Command, moment: Moment) -> tuple[Event, ...]:
    """What follows from `command`; a RuleViolation where the rules forbid it, and then nothing has happened."""
    if state.laid[seat] is not None:
        raise AlreadyLaid
    if not legal(state, seat):
        raise NotYourTurn
    if command.card not in state.hands[seat]:
        raise CardNotHeld(card=command.card)
    course = Course(state, evolve, moment.seq)
    course.add(Laid(seat, command.card))
    trick = tuple(card for card in course.state.laid if card is not None)
    if len(trick) == len(state.laid):
        best = (max if state.options.catches == "highest" else min)(trick, key=DECK.index)               # B3
        course.add(TurnedUp(trick.index(best), trick))
        if not any(course.state.hands) and not is_over(course.state):
            _deal(course, moment)
    return course.events


def evolve(state: State, event: Event) -> State:
    match event:
        case PondFilled(round, cards):
            nothing: tuple[tuple[Card, ...], ...] = ((),) * len(state.hands)
            return replace(state, round=round, pond=cards, hands=nothing, caught=nothing)
        case HandDealt(seat, cards):
            return replace(state, hands=replaced(state.hands, seat, cards))
        case Laid(seat, card):
            return replace(state, hands=replaced(state.hands, seat, without(state.hands[seat], [card])),
                           laid=(*state.laid[:seat], card, *state.laid[seat + 1:]))
        case TurnedUp(seat, cards):
            return replace(state, laid=(None,) * len(state.laid),
                           caught=replaced(state.caught, seat, (*state.caught[seat], *cards)),
                           points=tuple(points + (at == seat) for at, points in enumerate(state.points)))
        case _:
            assert_never(event)


def tally(state: State) -> Tally:
    """B5: a point a trick."""
    return Tally(tuple((seat,) for seat in range(len(state.points))), state.points)


def cards(state: State) -> Sequence[str]:
    return [*state.pond, *(card for pile in (*state.hands, *state.caught) for card in pile), *filter(None, state.laid)]


def _deal(course: Course[State, Event], moment: Moment) -> None:
    round, size, seats = course.state.round + 1, course.state.options.cards_each, len(course.state.hands)
    deck = moment.chance.shuffled(f"deck/{round}", DECK)
    course.add(PondFilled(round, deck[size * seats:]),
               *(HandDealt(seat, tuple(sorted(deck[size * seat:size * (seat + 1)], key=DECK.index))) for seat in range(seats)))
