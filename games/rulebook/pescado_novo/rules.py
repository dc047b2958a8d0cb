"""The verbs of Pescado Novo. The order after every card: a B leaves, a pescado, new hands or the end of the round, the turn."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from ..cards import holds, replaced, without
from ..errors import CardNotHeld, ImpossibleArrangement, NotYourTurn
from ..game import Awaited, Course, Moment, Seat
from ..text import Text
from .captures import Capture, adds_up, captures, captures_of
from .errors import (
    CannotCapture,
    ChooseCapture,
    MustCapture,
    NotACapture,
    NotOnTable,
    SweptAlong,
    TakeOneCard,
)
from .model import (
    COMMON,
    DECK,
    PLACE,
    SPECIAL,
    VALUES,
    Arrangement,
    Card,
    CardDiscarded,
    CardPlayed,
    Catch,
    Command,
    Event,
    Hand,
    HandDealt,
    LeftoversUnclaimed,
    Pescado,
    Play,
    RoundScored,
    RoundStarted,
    SetupCardDiscarded,
    State,
    TableCollected,
    TableDealt,
    TurnPassed,
)
from .options import Options, sides
from .scoring import achievements, cards_of

HAND = 3                                                     # cards a seat at a time, but in the advanced game (P03)
TABLE = 4


@dataclass(frozen=True, slots=True)
class PlayChoice:
    """A card of the hand and the ways to fish with it; none: it can only be laid on the table."""

    card: Card
    captures: tuple[Capture, ...]


@dataclass(frozen=True, slots=True)
class PlayAction:
    plays: tuple[PlayChoice, ...]


def new(options: Options, seats: int) -> State:
    """The empty table."""
    return State(options, round=0, dealer=0, turn=0, hands=((),) * seats, deck=(), table=(), piles=((),) * seats,
                 pescados=(0,) * seats, last_capture=None, discard=(), leftovers=(), removed=(), unused=(),
                 points=(0,) * len(sides(options, seats)), scored=True)


def start(state: State, moment: Moment, arrangement: Arrangement | None = None) -> tuple[Event, ...]:
    """Deal the first round, by chance or as arranged. ImpossibleArrangement where the deck has no such cards."""
    course = Course(state, evolve, moment.seq)
    if arrangement is not None:
        _check_arrangement(arrangement, len(state.hands), len(state.points))
    dealer = arrangement.dealer if arrangement else None
    if dealer is None:
        dealer = state.options.dealer
    if dealer is None:
        dealer = moment.chance.below("dealer", len(state.hands))
    if arrangement is None:
        _deal_round(course, moment, dealer)
    else:
        points = state.points if arrangement.points is None else arrangement.points
        course.add(RoundStarted(1, dealer, points, arrangement.deck, removed=(), unused=()))
        _lay_out(course, arrangement.hands, arrangement.table)
    return course.events


def awaits(state: State) -> tuple[Awaited, ...]:
    """Whoever is to play; nobody once the match is over."""
    return () if is_over(state) else (Awaited(state.turn, "play"),)


def is_over(state: State) -> bool:
    """Whether the round just scored brought somebody to the target (P36), and the tie at the top, if any, may stand (P37)."""
    most = max(state.points)
    decided = state.options.match_tie == "shared" or state.points.count(most) == 1
    return state.round > 0 and state.scored and most >= state.options.target_points and decided


def legal(state: State, seat: Seat) -> tuple[PlayAction, ...]:
    """The plays of a seat; empty where it is not its turn (P46)."""
    if is_over(state) or seat != state.turn:
        return ()
    ways = captures_of(state.hands[seat], state.table)
    return (PlayAction(tuple(PlayChoice(card, ways[card]) for card in state.hands[seat])),)


def commands_of(action: PlayAction, view: object) -> Iterator[Command]:
    """Every command that an action stands for."""
    for play in action.plays:
        if play.captures:
            yield from (Play(play.card, capture) for capture in play.captures)
        else:
            yield Play(play.card)


def decide(state: State, seat: Seat, command: Command, moment: Moment) -> tuple[Event, ...]:
    """What follows from a card played. RuleViolation where it is refused, and then nothing has happened."""
    if is_over(state) or seat != state.turn:
        raise NotYourTurn
    course, captured = Course(state, evolve, moment.seq), _captured(state, seat, command)
    course.add(CardPlayed(seat, command.card, captured))
    if command.card == "B" and state.options.b_card == "discarded":                                      # P21
        course.add(CardDiscarded(seat, command.card))
    if captured and not course.state.table:                  # P19d, P20c, P32: however it came about
        course.add(Pescado(seat))
    if any(course.state.hands):
        course.add(TurnPassed(_left_of(seat, len(state.hands))))
    elif course.state.deck:
        _deal_hands(course)
    else:                                                    # P48: the deck has run out, and all have played their cards
        _end_round(course, moment)
    return course.events


def evolve(state: State, event: Event) -> State:
    """The table after an event. No rule is applied here: what was decided stands in the event."""
    match event:
        case CardPlayed(seat, card, captured):
            hands = replaced(state.hands, seat, without(state.hands[seat], (card,)))
            if not captured:
                return replace(state, hands=hands, table=(*state.table, card))
            return replace(state, hands=hands, table=without(state.table, captured), last_capture=seat,
                           piles=replaced(state.piles, seat, (*state.piles[seat], Catch(card, captured))))
        case TurnPassed(seat):
            return replace(state, turn=seat)
        case Pescado(seat):
            return replace(state, pescados=replaced(state.pescados, seat, state.pescados[seat] + 1))
        case HandDealt(seat, cards):
            return replace(state, hands=replaced(state.hands, seat, cards), deck=_less(state.deck, cards))
        case TableDealt(cards):
            return replace(state, table=cards)
        case SetupCardDiscarded(card) | CardDiscarded(_, card):
            return replace(state, table=without(state.table, (card,)), discard=(*state.discard, card))
        case TableCollected(seat, cards):
            return replace(state, table=(), piles=replaced(state.piles, seat, (*state.piles[seat], Catch(None, cards))))
        case LeftoversUnclaimed(cards):
            return replace(state, table=(), leftovers=cards)
        case RoundScored(_, points):
            return replace(state, scored=True, points=tuple(map(sum, zip(state.points, points, strict=True))))
        case RoundStarted(round, dealer, points, cards, removed, unused):
            seats = len(state.hands)
            return replace(new(state.options, seats), round=round, dealer=dealer, turn=state.turn, points=points, deck=cards,
                           removed=removed, unused=unused, scored=False)
        case _:
            assert_never(event)


def cards(state: State) -> Sequence[str]:
    """Every card of the round, wherever it lies, those out of play included."""
    return [*(card for hand in state.hands for card in hand), *(card for pile in state.piles for card in cards_of(pile)),
            *state.deck, *state.table, *state.discard, *state.leftovers, *state.removed, *state.unused]


def _captured(state: State, seat: Seat, command: Play) -> tuple[Card, ...]:
    """All that a card takes, in the order of the table; a RuleViolation where it may not be played like this."""
    card, taken, table = command.card, command.capture, state.table
    if card not in state.hands[seat]:
        raise CardNotHeld(card=card)
    if not taken:
        ways = captures(card, table)
        if taken is None and len(ways) > 1:
            raise ChooseCapture(card=card, members={"captures": [list(way) for way in ways]})
        if taken is not None and ways:                       # P07: compulsory for the card played
            raise MustCapture(card=card, members={"captures": [list(way) for way in ways]})
        taken = ways[0] if ways else ()
    else:
        _check_capture(card, taken, table)
    return tuple(lying for lying in table if lying in taken or (taken and lying == "J"))                 # P20b


def _check_capture(card: Card, capture: Capture, table: Sequence[Card]) -> None:
    if not VALUES[card]:
        raise CannotCapture(card=card)
    if not holds(table, capture):                            # P42
        raise NotOnTable(cards=", ".join(_less(capture, table) or capture))
    if "J" in capture and (card != "*" or len(capture) > 1):
        raise SweptAlong
    if card == "*":
        if len(capture) > 1:
            raise TakeOneCard
    elif not adds_up(card, capture):
        raise NotACapture(card=card, cards=", ".join(capture))


def _deal_round(course: Course[State, Event], moment: Moment, dealer: Seat) -> None:
    """A deck made anew from all the cards (X11, P02), dealt in one fixed order (P44)."""
    round, seats, chance, options = course.state.round + 1, len(course.state.hands), moment.chance, course.state.options
    exchanged = 4 if options.advanced else 2
    removed = chance.shuffled(f"removed/{round}", COMMON)[:exchanged]
    special = chance.shuffled(f"special/{round}", SPECIAL)
    deck = chance.shuffled(f"deck/{round}", (*_less(COMMON, removed), *special[:exchanged]))
    if options.advanced:                                     # P54: a single deal of all there is
        table, dealt = deck[:TABLE], deck[TABLE:]
        size = len(dealt) // seats
    else:
        size = HAND
        dealt, table = deck[:size * seats], deck[size * seats:][:TABLE]
    left = deck[size * seats + TABLE:]
    course.add(RoundStarted(round, dealer, course.state.points, left, _sorted(removed), _sorted(special[exchanged:])))
    _lay_out(course, [dealt[size * seat:size * (seat + 1)] for seat in range(seats)], table)


def _lay_out(course: Course[State, Event], hands: Sequence[tuple[Card, ...]], table: tuple[Card, ...]) -> None:
    """Hands and table; the advanced game reveals the table first (P44)."""
    options, seats = course.state.options, len(hands)
    dealt: list[Event] = [HandDealt(seat, _sorted(hand)) for seat, hand in enumerate(hands)]
    course.add(*(TableDealt(table), *dealt) if options.advanced else (*dealt, TableDealt(table)))
    if "B" in table and options.b_card == "discarded":       # P04: no other card takes its place
        course.add(SetupCardDiscarded("B"))
    course.add(TurnPassed(_left_of(course.state.dealer, seats)))                                         # P53; P52: no capture


def _deal_hands(course: Course[State, Event]) -> None:
    """Three more cards for everybody; the seat that led the round leads again (P53)."""
    deck, seats = course.state.deck, len(course.state.hands)
    course.add(*(HandDealt(seat, _sorted(deck[HAND * seat:HAND * (seat + 1)])) for seat in range(seats)))
    course.add(TurnPassed(_left_of(course.state.dealer, seats)))


def _end_round(course: Course[State, Event], moment: Moment) -> None:
    state = course.state
    if state.table:
        course.add(LeftoversUnclaimed(state.table) if state.last_capture is None               # P33
                   else TableCollected(state.last_capture, state.table))                       # P31
    lines = achievements(course.state)
    course.add(RoundScored(lines, tuple(map(sum, zip(*(line.points for line in lines), strict=True)))))
    if not is_over(course.state):
        _deal_round(course, moment, _left_of(state.dealer, len(state.hands)))                  # P53


def _check_arrangement(arrangement: Arrangement, seats: int, owners: int) -> None:
    hands, deck = arrangement.hands, arrangement.deck
    if len(hands) != seats:
        raise ImpossibleArrangement(Text(f"{seats} seats need {seats} hands.", f"{seats} lugares pedem {seats} mãos."))
    if not hands[0] or any(len(hand) != len(hands[0]) for hand in hands):
        raise ImpossibleArrangement(Text("the hands are of one length and not empty.",
                                         "as mãos têm todas o mesmo tamanho e não são vazias."))
    if len(deck) % (HAND * seats):                           # P03: never a short deal
        dealt = HAND * seats
        raise ImpossibleArrangement(Text(f"the deck is dealt {dealt} cards at a time, and {len(deck)} is no multiple of that.",
                                         f"o monte é dado de {dealt} em {dealt} cartas, e {len(deck)} não é múltiplo disso."))
    if not holds(DECK, [*arrangement.table, *deck, *(card for hand in hands for card in hand)]):
        raise ImpossibleArrangement(Text("the deck has each card once.", "o baralho tem cada carta uma vez."))
    if arrangement.points is not None and len(arrangement.points) != owners:
        raise ImpossibleArrangement(Text(f"points are for {owners} players or teams.",
                                         f"os pontos são de {owners} jogadores ou duplas."))
    if arrangement.dealer is not None and not 0 <= arrangement.dealer < seats:
        raise ImpossibleArrangement(Text(f"there is no seat {arrangement.dealer}.", f"não há o lugar {arrangement.dealer}."))


def _left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def _less(cards: Sequence[Card], others: Sequence[Card]) -> tuple[Card, ...]:
    """`cards` but those that are among `others`, if any."""
    return tuple(card for card in cards if card not in others)


def _sorted(cards: Sequence[Card]) -> Hand:
    return tuple(sorted(cards, key=PLACE.__getitem__))
