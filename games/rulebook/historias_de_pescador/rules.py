"""The verbs of Histórias de Pescador: announce, doubt or trust, discard, and what each leads to.

A match goes round in up to three phases: an announcement is due; it is open, and the others answer it; a doubt has been settled
and somebody owes a discard. `table.turn` moves on only when all of that is over.
"""
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Any, TypeAlias, assert_never

from ..cards import holds, replaced, without
from ..errors import CardNotHeld, NotYourTurn
from ..game import Awaited, Course, Moment, Seat, after
from ..text import Text
from .errors import (
    AlreadyAnswered,
    AnnouncementSettled,
    CountTooLow,
    CreatureNotInPlay,
    DiscardOwed,
    DoubtWindowOpen,
    NoCards,
    NoDiscardOwed,
    OwnAnnouncement,
    StoryTooLong,
)
from .fishermen import INSTRUCTIONS, obeys
from .model import (
    PLACE,
    Announce,
    Announced,
    Announcement,
    Card,
    Command,
    DeckExhausted,
    Discard,
    Discarded,
    Dispute,
    Doubt,
    Doubted,
    Drew,
    Event,
    FishermanDealt,
    FishermanHeld,
    FishermanRevealed,
    Hand,
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
    Trust,
    Trusted,
    TurnPassed,
    as_hand,
)
from .options import Creature

LONGEST_STORY = 280
FINE = 2                                                     # cards for a lie, and for doubting the truth
SPELLED_OUT = 300                                            # announcements that `commands_of` lists one by one


@dataclass(frozen=True, slots=True)
class CreatureChoice:
    creature: Creature
    min_cards: int


@dataclass(frozen=True, slots=True)
class AnnounceAction:
    """Any cards of the hand, from the creature's `min_cards` to `max_cards`; `instruction`: what the story must do, if anything."""

    creatures: tuple[CreatureChoice, ...]
    max_cards: int
    instruction: Text | None


@dataclass(frozen=True, slots=True)
class DoubtAction:
    announcement: int


@dataclass(frozen=True, slots=True)
class TrustAction:
    announcement: int


@dataclass(frozen=True, slots=True)
class DiscardAction:
    cards: tuple[Card, ...]                                  # each once


Action: TypeAlias = AnnounceAction | DoubtAction | TrustAction | DiscardAction


def awaits(state: State) -> tuple[Awaited, ...]:
    """Whoever owes a discard, else whoever has not answered the open announcement, else whoever is to announce."""
    if is_over(state):
        return ()
    if state.announcement is None:
        debtor = _debtor(state)
        return (Awaited(state.turn, "announce"),) if debtor is None else (Awaited(debtor, "discard"),)
    announcement, caller = state.announcement, _early_caller(state)
    answers = tuple(Awaited(seat, "doubt", about=announcement.seq, silence_answers=True) for seat in announcement.undecided)
    return answers if caller is None or caller in announcement.undecided else (*answers, Awaited(caller, "announce"))


def is_over(state: State) -> bool:
    """Whether somebody has no cards left; a last story must first stand (H34)."""
    if all(state.hands) or not state.creatures:
        return False
    announcer = None if state.announcement is None else state.announcement.seat
    return any(not hand and seat != announcer for seat, hand in enumerate(state.hands))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may send. Who has trusted may still doubt while the window is open (H24), though nobody waits for it."""
    if is_over(state):
        return ()
    if state.announcement is None:
        debtor = _debtor(state)
        if debtor is not None:
            return (DiscardAction(tuple(dict.fromkeys(state.hands[seat]))),) if seat == debtor else ()
        return (_announce_action(state, seat),) if seat == state.turn else ()
    announcement = state.announcement
    if seat == announcement.seat:
        return ()
    actions: tuple[Action, ...] = (DoubtAction(announcement.seq),)
    if seat in announcement.undecided:
        actions += (TrustAction(announcement.seq),)
    return (*actions, _announce_action(state, seat)) if seat == _early_caller(state) else actions


def commands_of(action: Action, view: Any) -> Iterator[Command]:
    """The commands that an action stands for; `view` is the seat's own, for its hand.

    All announcements where they are few. Otherwise, of each creature and number of cards, the one with the most and the one with
    the fewest cards of that creature. Stories are left out: a command with a story is as legal as one without.
    """
    match action:
        case AnnounceAction(creatures, max_cards):
            hand: Hand = next(hand.cards for hand in view.hands if hand.cards)
            held = Counter(hand)
            few = len(creatures) * prod(count + 1 for count in held.values()) <= SPELLED_OUT
            for choice in creatures:
                if few:
                    piles = (pile for pile in _piles(held) if choice.min_cards <= len(pile) <= max_cards)
                else:
                    by_truth = sorted(hand, key=lambda card: (card != choice.creature, PLACE[card]))
                    sizes = range(choice.min_cards, max_cards + 1)
                    piles = (pile for size in sizes for pile in dict.fromkeys(map(as_hand, (by_truth[:size], by_truth[-size:]))))
                yield from (Announce(choice.creature, pile) for pile in piles)
        case DoubtAction(announcement):
            yield Doubt(announcement)
        case TrustAction(announcement):
            yield Trust(announcement)
        case DiscardAction(cards):
            yield from map(Discard, cards)
        case _:
            assert_never(action)


def decide(state: State, seat: Seat, command: Command, moment: Moment) -> tuple[Event, ...]:
    """What follows from a command. RuleViolation where it is refused, and then nothing has happened."""
    if is_over(state):
        raise NotYourTurn
    course = Course(state, evolve, moment.seq)
    match command:
        case Announce(creature, cards, story):
            _announce(course, moment, seat, creature, cards, (story or "").strip() or None)
        case Trust(announcement):
            _trust(course, seat, _open(state, seat, announcement))
        case Doubt(announcement):
            _doubt(course, moment, seat, _open(state, seat, announcement))
        case Discard(card):
            _discard(course, moment, seat, card)
        case _:
            assert_never(command)
    return course.events


def evolve(state: State, event: Event) -> State:
    """The table after an event. No rule is applied here: what was decided stands in the event."""
    match event:
        case TableSet(creatures, first_seat, cards, net):
            return replace(state, creatures=creatures, turn=first_seat, deck=cards, net=net)
        case HandDealt(seat, cards):
            return replace(state, hands=replaced(state.hands, seat, cards))
        case FishermanDealt(seat, card):
            return replace(state, fishermen=(*state.fishermen, FishermanHeld(seat, card)))
        case Announced(seat, creature, cards, story, seq):
            undecided = tuple(after(seat, len(state.hands)))
            return replace(state, hands=_less(state, seat, cards), subject=Subject(creature, len(cards)),
                           announcement=Announcement(seq, seat, creature, cards, story, undecided))
        case Trusted(seat):
            announcement = _announcement(state)
            return replace(state, announcement=replace(announcement, undecided=without(announcement.undecided, (seat,))))
        case Doubted(seat, _):
            return replace(state, dispute=Dispute(_announcement(state).seat, seat))
        case Revealed(_, truthful, _):
            return replace(state, dispute=state.dispute and replace(state.dispute, truthful=truthful),
                           subject=state.subject and replace(state.subject, free=not truthful))          # H16, H17
        case FishermanRevealed(seat, card):
            return replace(state, fishermen=replaced(state.fishermen, seat, FishermanHeld(seat, card, revealed=True)))
        case Netted(_, cards):
            return replace(state, announcement=None, net=state.net + cards)
        case Returned(seat, cards):
            return replace(state, announcement=None, hands=_plus(state, seat, cards))
        case Discarded(seat, card):
            return replace(state, hands=_less(state, seat, (card,)), net=(*state.net, card))
        case Drew(seat, cards, _):
            return replace(state, hands=_plus(state, seat, cards), deck=state.deck[len(cards):])
        case NetReshuffled(cards):
            return replace(state, deck=cards, net=(), reshuffles=state.reshuffles + 1)
        case TurnPassed(seat):
            return replace(state, turn=seat, dispute=None)
        case InstructionMissed() | DeckExhausted():
            return state
        case _:
            assert_never(event)


def cards(state: State) -> Sequence[str]:
    """Every card of the match, wherever it lies."""
    laid = () if state.announcement is None else state.announcement.cards
    return [*state.deck, *state.net, *laid, *(card for hand in state.hands for card in hand)]


def _announce(course: Course[State, Event], moment: Moment, seat: Seat, creature: Creature, cards: Hand, story: str | None) -> None:
    state = course.state
    debtor = _debtor(state)
    if debtor is not None:
        raise DiscardOwed(seat=debtor)
    if state.announcement is not None and seat != _early_caller(state):
        raise DoubtWindowOpen
    if state.announcement is None and seat != state.turn:
        raise NotYourTurn
    _check_announcement(state, seat, creature, cards, story)
    if state.announcement is not None:                       # H20: next_play
        course.add(Netted(state.announcement.seat, state.announcement.cards), TurnPassed(seat))
    course.add(Announced(seat, creature, as_hand(cards), story, announcement=course.seq))
    fisherman = _fisherman(state, seat, revealed=True)
    if fisherman is not None and not obeys(fisherman.card, story, creature, len(cards)):
        course.add(InstructionMissed(seat, fisherman.card))
        _draw(course, moment, seat, 1, "instruction_missed")                                             # H50, H51


def _check_announcement(state: State, seat: Seat, creature: Creature, cards: Sequence[Card], story: str | None) -> None:
    if creature not in state.creatures:
        raise CreatureNotInPlay(creature=creature)
    if not cards:
        raise NoCards
    if not holds(state.hands[seat], cards):
        raise CardNotHeld(card=", ".join(sorted((Counter(cards) - Counter(state.hands[seat])).elements())))
    least = _least(state, creature)
    if len(cards) < least:
        raise CountTooLow(least=least)
    if story is not None and len(story) > LONGEST_STORY:
        raise StoryTooLong(most=LONGEST_STORY, length=len(story))


def _least(state: State, creature: Creature) -> int:
    """The fewest cards of an announcement of `creature`: any number keeps the subject, one more than the last changes it."""
    subject = state.subject
    return 1 if subject is None or subject.free or subject.creature == creature else subject.count + 1  # H12, H13, H17


def _announce_action(state: State, seat: Seat) -> AnnounceAction:
    held = len(state.hands[seat])
    choices = (CreatureChoice(creature, _least(state, creature)) for creature in state.creatures)
    fisherman = _fisherman(state, seat, revealed=True)
    return AnnounceAction(tuple(choice for choice in choices if choice.min_cards <= held), held,         # H14
                          None if fisherman is None else INSTRUCTIONS[fisherman.card])


def _early_caller(state: State) -> Seat | None:
    """Who may announce while a window is open, which closes it (H20). A last card waits for all answers: it may end the match."""
    announcement = state.announcement
    if announcement is None or state.options.doubt_window != "next_play" or not state.hands[announcement.seat]:
        return None
    return _left_of(announcement.seat, state)


def _open(state: State, seat: Seat, seq: int) -> Announcement:
    """The open announcement, if it is the one meant and another's."""
    announcement = state.announcement
    if announcement is None or announcement.seq != seq:
        raise AnnouncementSettled(announcement=seq)
    if announcement.seat == seat:
        raise OwnAnnouncement
    return announcement


def _trust(course: Course[State, Event], seat: Seat, announcement: Announcement) -> None:
    if seat not in announcement.undecided:
        raise AlreadyAnswered
    course.add(Trusted(seat))
    if announcement.undecided == (seat,):
        course.add(Netted(announcement.seat, announcement.cards))
        _pass_turn(course, announcement.seat)


def _doubt(course: Course[State, Event], moment: Moment, seat: Seat, announcement: Announcement) -> None:
    """What follows at once, in the order of the rule book (H30, H31); the rest waits for a discard, unless the match is over."""
    announcer, cards = announcement.seat, announcement.cards
    truthful = all(card == announcement.creature for card in cards)                                      # H28
    course.add(Doubted(seat, announcement.seq), Revealed(announcer, truthful, cards))
    if truthful:
        course.add(Netted(announcer, cards))
        return
    fisherman = _fisherman(course.state, announcer, revealed=False)
    if fisherman is not None:
        course.add(FishermanRevealed(announcer, fisherman.card))                                         # H49
    course.add(Returned(announcer, cards))
    _draw(course, moment, announcer, FINE, "lied")


def _debtor(state: State) -> Seat | None:
    """Who owes a discard: the announcer whose truth was doubted, or the doubter who was right."""
    dispute = state.dispute
    return None if dispute is None else dispute.announcer if dispute.truthful else dispute.doubter


def _discard(course: Course[State, Event], moment: Moment, seat: Seat, card: Card) -> None:
    dispute, debtor = course.state.dispute, _debtor(course.state)
    if dispute is None:
        raise NoDiscardOwed
    if seat != debtor:
        raise NotYourTurn
    if card not in course.state.hands[seat]:
        raise CardNotHeld(card=card)
    course.add(Discarded(seat, card))
    if is_over(course.state):                                # H36, H37: before anybody draws
        return
    if dispute.truthful:
        _draw(course, moment, dispute.doubter, FINE, "doubted_the_truth")
    _pass_turn(course, dispute.announcer)


def _draw(course: Course[State, Event], moment: Moment, seat: Seat, owed: int, reason: Reason) -> None:
    """Draw what is there, make a new deck of the Net where it is needed, draw the rest; what is in neither is forgiven."""
    missing = owed - _draw_from_deck(course, seat, owed, reason)
    if missing and course.state.net:                         # H41, H42
        course.add(NetReshuffled(moment.chance.shuffled(f"reshuffle/{course.state.reshuffles + 1}", course.state.net)))
        missing -= _draw_from_deck(course, seat, missing, reason)
    if missing == owed:
        course.add(Drew(seat, (), reason))
    if missing:
        course.add(DeckExhausted(seat, missing))             # H44


def _draw_from_deck(course: Course[State, Event], seat: Seat, most: int, reason: Reason) -> int:
    drawn = course.state.deck[:most]
    if drawn:
        course.add(Drew(seat, drawn, reason))
    return len(drawn)


def _pass_turn(course: Course[State, Event], announcer: Seat) -> None:
    """The turn goes to the left of the announcer, whoever doubted (H19), unless the match is over."""
    if not is_over(course.state):
        course.add(TurnPassed(_left_of(announcer, course.state)))


def _fisherman(state: State, seat: Seat, *, revealed: bool) -> FishermanHeld | None:
    """The seat's Fisherman, if it has one and it lies like that."""
    held = state.fishermen[seat] if state.fishermen else None
    return held if held is not None and held.revealed == revealed else None


def _announcement(state: State) -> Announcement:
    assert state.announcement is not None, "an answer follows an announcement"
    return state.announcement


def _piles(held: Counter[Card]) -> Iterator[Hand]:
    """Every pile, also the empty one, that can be taken from a hand."""
    for counts in product(*(range(count + 1) for count in held.values())):
        yield tuple(card for card, count in zip(held, counts, strict=True) for _ in range(count))


def _less(state: State, seat: Seat, cards: Sequence[Card]) -> tuple[Hand, ...]:
    return replaced(state.hands, seat, without(state.hands[seat], cards))


def _plus(state: State, seat: Seat, cards: Sequence[Card]) -> tuple[Hand, ...]:
    return replaced(state.hands, seat, as_hand((*state.hands[seat], *cards)))


def _left_of(seat: Seat, state: State) -> Seat:
    return (seat + 1) % len(state.hands)
