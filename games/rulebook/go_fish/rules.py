"""The verbs of Go Fish. The order after every command: books, refills, books again, the end, the turn (G56)."""
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from ..cards import holds, replaced, without
from ..errors import ImpossibleArrangement, NotYourTurn
from ..game import Awaited, Course, Moment, Seat, after, optional
from ..text import Text
from .errors import AskForACard, AskForARank, CannotAskYourself, CardHeld, NoSuchSeat, RankNotHeld, TargetHasNoCards
from .model import (
    BOOK,
    DECK,
    PLACE,
    RANK_OF,
    Arrangement,
    Ask,
    Asked,
    BookMade,
    Card,
    CardsGiven,
    Command,
    Event,
    Hand,
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
from .options import Options
from .scoring import worth

REFILL = 5                                                   # also with two players (G24)


@dataclass(frozen=True, slots=True)
class AskAction:
    """Whom a seat may ask, and for what: any target with any rank, or with any card."""

    targets: tuple[Seat, ...]
    ranks: tuple[Rank, ...] | None = optional()
    cards: tuple[Card, ...] | None = optional()


def new(options: Options, seats: int) -> State:
    """The empty table."""
    return State(options, round=0, dealer=0, turn=0, hands=((),) * seats, stock=(), books=((),) * seats,
                 points=(0,) * seats, scored=True, last_ask=None)


def start(state: State, moment: Moment, arrangement: Arrangement | None = None) -> tuple[Event, ...]:
    """Deal the first hand, by chance or as arranged. ImpossibleArrangement where the deck has no such cards."""
    course = Course(state, evolve, moment.seq)
    seats = len(state.hands)
    if arrangement is not None:
        _check_arrangement(arrangement, seats)
    dealer = arrangement.dealer if arrangement else None
    if dealer is None:
        dealer = state.options.dealer
    if dealer is None:
        dealer = moment.chance.below("dealer", seats)
    if arrangement is None:
        _deal(course, moment, dealer)
    else:
        _lay_out(course, dealer, arrangement.hands, arrangement.stock)
    _settle(course, moment, _left_of(dealer, seats), turn=None)
    return course.events


def awaits(state: State) -> tuple[Awaited, ...]:
    """Whoever is to ask; nobody once the match is over."""
    return () if is_over(state) else (Awaited(state.turn, "ask"),)


def is_over(state: State) -> bool:
    """Whether the last hand is scored: a single one, or the one that brought somebody to the target (G43)."""
    target = state.options.target_points
    return state.round > 0 and state.scored and (target is None or max(state.points) >= target)


def legal(state: State, seat: Seat) -> tuple[AskAction, ...]:
    """The asks of a seat; empty where it is not its turn."""
    if is_over(state) or seat != state.turn:
        return ()
    targets = tuple(sorted(other for other in after(seat, len(state.hands)) if state.hands[other]))
    hand = state.hands[seat]
    held = tuple(dict.fromkeys(RANK_OF[card] for card in hand))
    if state.options.ask_for == "rank":
        return (AskAction(targets, ranks=held),)
    bluff = _may_ask_own_card(state)
    return (AskAction(targets, cards=tuple(card for card in DECK if RANK_OF[card] in held and (bluff or card not in hand))),)


def commands_of(action: AskAction, view: object) -> Iterator[Command]:
    """Every command that an action stands for."""
    for target in action.targets:
        yield from (Ask(target, rank=rank) for rank in action.ranks or ())
        yield from (Ask(target, card=card) for card in action.cards or ())


def decide(state: State, seat: Seat, command: Command, moment: Moment) -> tuple[Event, ...]:
    """What follows from an ask. RuleViolation where it is refused, and then nothing has happened."""
    if is_over(state) or seat != state.turn:
        raise NotYourTurn
    rank, wanted = _asked_for(state, seat, command)
    course, target = Course(state, evolve, moment.seq), command.target
    course.add(Asked(seat, target, rank, command.card))
    given = tuple(card for card in state.hands[target] if card in wanted)
    if given:                                                # G07: at once, and all of them
        course.add(CardsGiven(target, seat, rank, given, by_name=command.card is not None))
        turn = seat                                          # G08
    elif state.stock:
        drawn = state.stock[0]
        course.add(WentFishing(seat, drawn, matches=drawn in wanted))
        refused = target if state.options.turn_after_go_fish == "refuser" else _left_of(seat, len(state.hands))    # G33
        turn = seat if drawn in wanted else refused          # G09, G38
    else:
        turn = _left_of(seat, len(state.hands))              # G27, G34: nobody says «Go fish!» any more
    _settle(course, moment, seat, turn)
    return course.events


def evolve(state: State, event: Event) -> State:
    """The table after an event. No rule is applied here: what was decided stands in the event."""
    match event:
        case HandStarted(round, dealer, cards):
            empty: tuple[Hand, ...] = ((),) * len(state.hands)
            return replace(state, round=round, dealer=dealer, stock=cards, hands=empty, books=((),) * len(empty),
                           scored=False, last_ask=None)
        case HandDealt(seat, cards):
            return replace(state, hands=replaced(state.hands, seat, _sorted(cards)))
        case Asked(seat, target, rank, card):
            return replace(state, last_ask=LastAsk(seat, target, rank, card))
        case CardsGiven(seat, to, _, cards, _):
            hands = replaced(state.hands, seat, without(state.hands[seat], cards))
            return replace(state, hands=replaced(hands, to, _sorted((*hands[to], *cards))),
                           last_ask=state.last_ask and replace(state.last_ask, count=len(cards)))
        case WentFishing(seat, card, _):
            return _drawn(state, seat, (card,))
        case HandRefilled(seat, cards):
            return _drawn(state, seat, cards)
        case BookMade(seat, rank):
            rest = tuple(card for card in state.hands[seat] if RANK_OF[card] != rank)
            return replace(state, hands=replaced(state.hands, seat, rest),
                           books=replaced(state.books, seat, (*state.books[seat], rank)))
        case TurnPassed(seat):
            return replace(state, turn=seat)
        case HandScored(_, points):
            return replace(state, scored=True, points=tuple(map(sum, zip(state.points, points, strict=True))))
        case _:
            assert_never(event)


def cards(state: State) -> Sequence[str]:
    """Every card of the hand being played, wherever it lies."""
    laid = [card for books in state.books for rank in books for card in DECK if RANK_OF[card] == rank]
    return [*state.stock, *(card for hand in state.hands for card in hand), *laid]


def _asked_for(state: State, seat: Seat, command: Ask) -> tuple[Rank, frozenset[Card]]:
    """The rank asked for and the cards that answer it; a RuleViolation where the ask is not allowed."""
    options, hand, target = state.options, state.hands[seat], command.target
    if options.ask_for == "rank" and (command.rank is None or command.card is not None):
        raise AskForARank
    if options.ask_for == "card" and (command.card is None or command.rank is not None):
        raise AskForACard
    if not 0 <= target < len(state.hands):
        raise NoSuchSeat(seat=target)
    if target == seat:
        raise CannotAskYourself
    if not state.hands[target]:
        raise TargetHasNoCards(seat=target)
    rank = command.rank or RANK_OF[command.card]            # one of them is there: see above
    if all(RANK_OF[card] != rank for card in hand):
        raise RankNotHeld(rank=rank)
    if command.card is None:
        return rank, frozenset(card for card in DECK if RANK_OF[card] == rank)
    if command.card in hand and not _may_ask_own_card(state):
        raise CardHeld(card=command.card)
    return rank, frozenset((command.card,))                  # G36: that card only


def _may_ask_own_card(state: State) -> bool:
    """A bluff costs a draw and the turn (G39); without a stock it would be a free pass (G40)."""
    return state.options.ask_own_card and bool(state.stock)


def _settle(course: Course[State, Event], moment: Moment, first: Seat, turn: Seat | None) -> None:
    """Books and refills from `first` on, then the end of the hand, then the turn.

    `turn`: who moves if they have cards; None after a deal, when the seat left of the dealer is to be named in any case.
    """
    seats = len(course.state.hands)
    while _lay_books(course, first) or _refill(course, first):
        pass
    if _hand_is_over(course.state):
        _score(course)
        if not is_over(course.state):                        # G43, G45: the deal moves on to the left
            dealer = _left_of(course.state.dealer, seats)
            _deal(course, moment, dealer)
            _settle(course, moment, _left_of(dealer, seats), turn=None)
        return
    wanted = first if turn is None else turn
    mover = next(seat for seat in (wanted, *after(wanted, seats)) if course.state.hands[seat])           # G26, G28
    if turn is None or mover != course.state.turn:
        course.add(TurnPassed(mover))


def _deal(course: Course[State, Event], moment: Moment, dealer: Seat) -> None:
    seats = len(course.state.hands)
    size = 7 if seats == 2 else 5                            # G02
    deck = moment.chance.shuffled(f"deck/{course.state.round + 1}", DECK)
    _lay_out(course, dealer, [deck[size * seat:size * (seat + 1)] for seat in range(seats)], deck[size * seats:])


def _lay_out(course: Course[State, Event], dealer: Seat, hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...]) -> None:
    course.add(HandStarted(course.state.round + 1, dealer, stock))
    course.add(*(HandDealt(seat, _sorted(hand)) for seat, hand in enumerate(hands)))


def _lay_books(course: Course[State, Event], first: Seat) -> bool:
    """G13, G50: a full book is laid at once, whoever holds it. Whether there was one."""
    made = [BookMade(seat, rank) for seat in (first, *after(first, len(course.state.hands)))
            for rank, count in Counter(RANK_OF[card] for card in course.state.hands[seat]).items() if count == BOOK]
    course.add(*made)
    return bool(made)


def _refill(course: Course[State, Event], first: Seat) -> bool:
    """G23, G25: who has no cards draws five, or what is left, at once and also out of turn. Whether somebody did."""
    if course.state.options.when_hand_runs_out == "end":
        return False
    before = len(course.events)
    for seat in (first, *after(first, len(course.state.hands))):
        if not course.state.hands[seat] and course.state.stock:
            course.add(HandRefilled(seat, course.state.stock[:REFILL]))
    return len(course.events) > before


def _hand_is_over(state: State) -> bool:
    options = state.options
    with_cards = sum(bool(hand) for hand in state.hands)
    if with_cards < 2:                                       # G29, G31: nobody is left to ask
        return True
    if not state.stock:
        return options.when_stock_runs_out == "end"          # G14, G21, G22
    return with_cards < len(state.hands) and options.when_hand_runs_out == "end"


def _score(course: Course[State, Event]) -> None:
    books = course.state.books
    course.add(HandScored(books, tuple(worth(own, course.state.options) for own in books)))


def _check_arrangement(arrangement: Arrangement, seats: int) -> None:
    if len(arrangement.hands) != seats:
        raise ImpossibleArrangement(Text(f"{seats} seats need {seats} hands.", f"{seats} lugares pedem {seats} mãos."))
    if arrangement.dealer is not None and not 0 <= arrangement.dealer < seats:
        raise ImpossibleArrangement(Text(f"there is no seat {arrangement.dealer}.", f"não há o lugar {arrangement.dealer}."))
    if not holds(DECK, [*arrangement.stock, *(card for hand in arrangement.hands for card in hand)]):
        raise ImpossibleArrangement(Text("the deck has each card once.", "o baralho tem cada carta uma vez."))


def _drawn(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    return replace(state, stock=without(state.stock, cards),
                   hands=replaced(state.hands, seat, _sorted((*state.hands[seat], *cards))))


def _left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def _sorted(cards: Sequence[Card]) -> Hand:
    return tuple(sorted(cards, key=PLACE.__getitem__))
