"""What a careful listener knows: from the table as its seat sees it and the events as shown to it, and from nothing else.

Every place (a hand, the cards of the open announcement, Net, Fishing Deck) has a number of cards, and of each kind the fewest that
surely lie there. Cards that move in sight take their places along. Of `count` cards that leave a place of `size` unseen, all but
`count` of a kind are sure to stay, and all but the `size - count` that stay are sure to go.
"""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..game import Seat
from .model import KINDS, OF_A_KIND, PLACE, TRASH, TRASH_EACH, Card, Doubted, Hand, Trusted
from .options import Creature
from .view import (
    AnnouncedSeen,
    DiscardedSeen,
    DrewSeen,
    HandDealtSeen,
    NetReshuffledSeen,
    NettedSeen,
    ReturnedSeen,
    RevealedSeen,
    Shown,
    Table,
    TableSetSeen,
)

Counts = list[int]                                           # of each kind, in the order of KINDS


@dataclass(frozen=True, slots=True)
class KnownHand:
    """Of the `count` cards of a hand, those that are surely in it: one's own, and what was revealed and taken back."""

    seat: Seat
    count: int
    cards: Hand


@dataclass(frozen=True, slots=True)
class KnownPile:
    """Of the `count` cards of a pile, those that are surely in it. Any of `Knowledge.unseen` may be among the others."""

    count: int
    cards: Hand


@dataclass(frozen=True, slots=True)
class Unseen:
    """How many cards of a kind, at most, lie where nobody can tell."""

    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class Claim:
    """An announcement that nobody doubted, with its cards in the Net as they were laid: unseen, but by its owner."""

    seat: Seat
    creature: Creature
    count: int
    announcement: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What can be known at a table, place by place; `laid` are the cards of the open announcement."""

    hands: tuple[KnownHand, ...]
    laid: KnownPile | None
    net: KnownPile
    deck: KnownPile
    unseen: tuple[Unseen, ...]
    claims: tuple[Claim, ...]


class Place:
    """Where cards lie: how many, and of each kind how many surely."""

    def __init__(self, size: int = 0, sure: Counts | None = None) -> None:
        self.size = size
        self.sure: Counts = [0] * len(KINDS) if sure is None else sure

    def give(self, to: "Place", count: int, cards: Counts | None) -> None:
        """So many cards go to another place: these, or any."""
        stay = self.size - count
        for kind, sure in enumerate(self.sure):
            moved = max(0, sure - stay) if cards is None else cards[kind]
            self.sure[kind] = max(0, sure - (count if cards is None else moved))
            to.sure[kind] += moved
        self.size, to.size = stay, to.size + count


class Memory:
    """Hears a match, and keeps what is surely where, who was found lying and who doubts.

    `openly`: heeds nothing that was not shown to everybody.
    """

    def __init__(self, seats: int, *, openly: bool = False) -> None:
        self.openly = openly
        self.hands = [Place() for _ in range(seats)]
        self.laid, self.net, self.deck = Place(), Place(), Place()
        self.reshuffles = 0
        self.before = self.laid.sure                         # surely held by the announcer before the cards were laid
        self.claims: list[Claim] = []
        self.announcer: Seat = -1                            # of the latest announcement
        self.told: Claim | None = None                       # that announcement, if it was not doubted
        self.subject, self.bound = -1, 0                     # the latest creature, and its number where that binds the next
        self.was = -1, 0                                     # the same, before the latest announcement
        self.lies, self.truths = [0] * seats, [0] * seats    # announcements revealed, by who made them
        self.doubts, self.trusts = [0] * seats, [0] * seats  # answers, by who gave them
        self.announcements = 0
        self.answered: set[Seat] = set()                     # who has trusted the open announcement

    def hear(self, event: Shown) -> None:
        match event:
            case TableSetSeen(_, _, deck, net, cards, net_cards):
                self.deck, self.net = Place(deck, self._seen(cards)), Place(net, self._seen(net_cards))
            case HandDealtSeen(seat, count, cards):
                self.hands[seat] = Place(count, self._seen(cards))
            case AnnouncedSeen(seat, creature, count, _, seq, cards):
                self.announced(Claim(seat, creature, count, seq), self._seen(cards))
            case Doubted(seat, _):
                self.doubts[seat] += 1
            case Trusted(seat):
                self.trusted(seat)
            case RevealedSeen(seat, truthful, _, cards):
                self.revealed(seat, truthful, counts(cards))
            case NettedSeen():
                self.netted()
            case ReturnedSeen(seat, count):
                self.laid.give(self.hands[seat], count, self.laid.sure[:])
            case DiscardedSeen(seat, _, card):
                self.hands[seat].give(self.net, 1, self._seen(card and (card,)))
            case DrewSeen(seat, count, _, cards):
                self.deck.give(self.hands[seat], count, self._seen(cards))
            case NetReshuffledSeen(count, cards):
                self.reshuffled(count, self._seen(cards))
            case _:
                pass

    def announced(self, claim: Claim, cards: Counts | None) -> None:
        hand = self.hands[claim.seat]
        self.announcer, self.told, self.before, self.laid = claim.seat, claim, hand.sure[:], Place()
        self.was = self.subject, self.bound
        self.announcements += 1
        self.answered.clear()
        self.subject, self.bound = PLACE[claim.creature], claim.count
        hand.give(self.laid, claim.count, cards)

    def trusted(self, seat: Seat) -> None:
        self.trusts[seat] += 1
        self.answered.add(seat)

    def revealed(self, seat: Seat, truthful: bool, cards: Counts) -> None:
        """The cards that were laid are known now, and what the hand had besides stayed in it."""
        (self.truths if truthful else self.lies)[seat] += 1
        self.told = None
        if not truthful:
            self.bound = 0                                   # H17
        self.laid.sure = cards[:]
        hand = self.hands[seat].sure
        for kind, sure in enumerate(self.before):
            hand[kind] = max(hand[kind], sure - cards[kind])

    def netted(self) -> None:
        if self.told is not None:
            self.claims.append(self.told)
        self.laid.give(self.net, self.laid.size, self.laid.sure[:])

    def reshuffled(self, count: int, cards: Counts | None) -> None:
        """The deck was empty."""
        self.deck, self.net = Place(count, cards or self.net.sure), Place()
        self.reshuffles += 1
        self.claims.clear()

    def _seen(self, cards: Iterable[Card] | None) -> Counts | None:
        return None if cards is None or self.openly else counts(cards)

    def unseen(self, box: Counts) -> Counts:
        """Of each kind, how many of the box are not surely anywhere."""
        places = (*self.hands, self.laid, self.net, self.deck)
        return [whole - sum(place.sure[kind] for place in places) for kind, whole in enumerate(box)]


def knowledge(view: Table, history: Sequence[Shown]) -> Knowledge:
    """What somebody knows who sees the table like this and was shown these events."""
    memory = Memory(len(view.hands))
    for event in history:
        memory.hear(event)
    laid = KnownPile(memory.laid.size, as_cards(memory.laid.sure)) if view.announcement else None
    unseen = memory.unseen(box(view))
    return Knowledge(tuple(KnownHand(seat, hand.size, as_cards(hand.sure)) for seat, hand in enumerate(memory.hands)), laid,
                     KnownPile(memory.net.size, as_cards(memory.net.sure)), KnownPile(memory.deck.size, as_cards(memory.deck.sure)),
                     tuple(Unseen(card, unseen[PLACE[card]]) for card in (*view.creatures, TRASH)), tuple(memory.claims))


def box(view: Table) -> Counts:
    """The cards of a match that was dealt by chance. A sandbox may have fewer, never more."""
    whole = [OF_A_KIND * (card in view.creatures) for card in KINDS]
    whole[PLACE[TRASH]] = TRASH_EACH * len(view.hands)
    return whole


def counts(cards: Iterable[Card]) -> Counts:
    """How many of each kind."""
    each = [0] * len(KINDS)
    for card in cards:
        each[PLACE[card]] += 1
    return each


def as_cards(sure: Counts) -> Hand:
    """A hand of so many of each kind."""
    return tuple(card for card, count in zip(KINDS, sure, strict=True) for _ in range(count))
