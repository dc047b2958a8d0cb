"""What a perfect listener knows of the hands, from the table as its seat sees it and the events as shown to it, and from nothing else.

A hand is kept as its cards, each as the set of what it may be (52 bits, the four of a rank beside each other): one bit is a card
whose place is known, bits of one rank alone are a card whose rank is known, all others are open. Every event narrows the sets:

* an ask: the asker holds the rank; a refusal: the refuser has none of it, in no card that was there when asked;
* cards given: so many of the rank went from here to there, and none stayed; by name: that card did, and the others may be there;
* a card fished and not shown: it is not what was asked for; a book laid after it: it was the fourth of that book;
* a card that is known to be somewhere is nowhere else; of a rank nobody holds four, and laid ones are with nobody;
* what has no other place left is where it can be, and a hand that can be filled in one way only is filled that way.

All of that is certain: the true cards always fit the sets, each card one set. One thing is given up: where cards of a seat
leave that may have been any of several sets, the narrowest go, and what the others were heard not to be is kept only as far as it
holds for all of these.
"""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ..game import Seat
from .model import BOOK, DECK, PLACE, RANKS, Asked, BookMade, Card, Rank
from .view import CardsGivenSeen, HandDealtSeen, HandRefilledSeen, HandStartedSeen, Shown, Table, WentFishingSeen

Cards = int                                                  # a set of cards, one bit each, in the order of DECK
BIT = {card: 1 << place for card, place in PLACE.items()}
OF_RANK = tuple(0b1111 << BOOK * number for number in range(len(RANKS)))
NUMBER = {rank: number for number, rank in enumerate(RANKS)}
ALL = (1 << len(DECK)) - 1


@dataclass(frozen=True, slots=True)
class RankHeld:
    """At least so many cards of a rank are held."""

    rank: Rank
    least: int


@dataclass(frozen=True, slots=True)
class HandKnown:
    """What is certain of a hand of `count` cards: `ranks` counts `cards` in, and the `open` ones are what is left besides."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]                                  # surely held
    ranks: tuple[RankHeld, ...]                              # surely held, by rank
    lacks: tuple[Rank, ...]                                  # surely none of these; laid books aside, which nobody holds
    lacks_cards: tuple[Card, ...]                            # of the other ranks: surely not these, wherever they are
    open: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is certain for somebody at the table, or beside it; `stock` names the cards that may be in it, none once it is out."""

    hands: tuple[HandKnown, ...]
    stock: tuple[Card, ...]


def knowledge(view: Table, history: Sequence[Shown], bluffs: bool = True) -> Knowledge:
    """What the events shown to a viewer make certain; never wrong, and exact but for what the head of this file gives up.

    `bluffs`: whether a card of one's own may be asked for (option `ask_own_card`); True where that is not known.
    """
    memory = Memory(view, history, bluffs)
    return Knowledge(tuple(_known(memory, seat) for seat in range(len(memory.hands))),
                     _named(memory.unplaced()) if view.stock else ())


def aloud(history: Sequence[Shown]) -> list[Shown]:
    """What of the events shown to a seat everybody was shown."""
    told, by_name = list[Shown](), False
    for event in history:
        match event:
            case Asked():
                by_name = event.card is not None
            case HandDealtSeen() | HandRefilledSeen() if event.cards:
                event = replace(event, cards=None)
            case CardsGivenSeen() if not by_name:
                event = replace(event, cards=None)
            case WentFishingSeen() if not event.matches:
                event = replace(event, card=None)
            case _:
                pass
        told.append(event)
    return told


class Memory:
    """The hands of the table: `hands[seat]` is a set for each of its cards."""

    def __init__(self, view: Table, history: Sequence[Shown], bluffs: bool = True) -> None:
        self.hands: list[list[Cards]] = [[] for _ in view.hands]
        self.laid: Cards = 0
        self.stock, self._bluffs = 0, bluffs
        self._refusing: tuple[Seat, Cards] | None = None     # asked for these, unless cards are given next
        self._asked: Cards = 0
        self._fished: Seat | None = None
        last = max((at for at, event in enumerate(history) if isinstance(event, HandStartedSeen)), default=0)
        for event in history[last:]:
            self._hear(event)
        self._narrow()
        self._fill()

    def unplaced(self) -> Cards:
        """The cards that may be in the stock: neither laid nor surely in a hand."""
        placed = self.laid
        for rank in OF_RANK:
            inside = [mask for hand in self.hands for mask in hand if not mask & ~rank]
            placed |= rank if len(inside) == BOOK else sum(mask for mask in inside if is_one(mask))
        return ALL & ~placed

    def _hear(self, event: Shown) -> None:
        if self._refusing is not None and not isinstance(event, CardsGivenSeen):
            self._exclude(*self._refusing)
        self._refusing = None
        match event:
            case HandStartedSeen(_, _, count):
                self.stock = count
            case HandDealtSeen(seat, count, cards):
                self._take(seat, count, cards, ALL)
            case Asked(seat, target, rank, card):
                self._narrow()
                self._asked = BIT[card] if card else OF_RANK[NUMBER[rank]]
                self._refusing = target, self._asked
                self._holds(seat, OF_RANK[NUMBER[rank]], card)
            case CardsGivenSeen(seat, to, _, count, cards):
                given = self._give(seat, self._asked, count)
                self._exclude(seat, self._asked)
                self.hands[to] += [BIT[card] for card in cards] if cards else given
            case WentFishingSeen(seat, _, _, card):
                self.stock -= 1
                self._take(seat, 1, card and (card,), ALL & ~self._asked)
                self._fished = seat
                return
            case BookMade(seat, rank):
                book = OF_RANK[NUMBER[rank]]
                if self._fished == seat:
                    self.hands[seat][-1] &= book
                self._give(seat, book, BOOK)
                self.laid |= book
                for other in range(len(self.hands)):
                    self._exclude(other, book)
            case HandRefilledSeen(seat, count, cards):
                self.stock -= count
                self._take(seat, count, cards, ALL)
            case _:
                pass
        self._fished = None

    def _take(self, seat: Seat, count: int, cards: tuple[Card, ...] | None, may_be: Cards) -> None:
        """Cards come from the stock: seen, or only known for what they may be."""
        self.hands[seat] += [BIT[card] for card in cards] if cards else [may_be & ~self.laid] * count

    def _holds(self, seat: Seat, rank: Cards, card: Card | None) -> None:
        """Who asks for a rank has one of it, and not the card asked for where nobody may bluff (G39, G40)."""
        if card and not (self._bluffs and self.stock):
            self._exclude(seat, BIT[card])
        if all(mask & ~rank for mask in self.hands[seat]):
            self._part(seat, rank)

    def _give(self, seat: Seat, wanted: Cards, count: int) -> list[Cards]:
        """So many of the wanted leave a hand, and with them all that are surely such."""
        hand = self.hands[seat]
        given = [mask for mask in hand if not mask & ~wanted]
        self.hands[seat] = [mask for mask in hand if mask & ~wanted]
        return given + [self._pull(seat, wanted) for _ in range(count - len(given))]

    def _pull(self, seat: Seat, wanted: Cards) -> Cards:
        """Take a card of the wanted out of a hand, whichever it is, and say what it may be.

        The sets that it may be are put in order, and the first goes. Had it been a later one, each set before that one has moved up
        a place: so every set but the first takes in the one before it. As most sets are within the later ones, little is lost.
        """
        hand = self.hands[seat]
        may_be = sorted((mask for mask in hand if mask & wanted), key=int.bit_count)
        rest = [mask for mask in hand if not mask & wanted]
        self.hands[seat] = rest + [before | mask for before, mask in pairwise(may_be)]
        pulled = 0
        for mask in may_be:
            pulled |= mask
        return pulled & wanted

    def _part(self, seat: Seat, rank: Cards) -> None:
        """One more of the open cards is known to be of this rank."""
        known = [mask for mask in self.hands[seat] if not mask & ~rank]
        self.hands[seat] = [mask for mask in self.hands[seat] if mask & ~rank]
        parted = self._pull(seat, rank)
        self.hands[seat] += [*known, parted]

    def _exclude(self, seat: Seat, cards: Cards) -> None:
        self.hands[seat] = [mask & ~cards for mask in self.hands[seat]]

    def _narrow(self) -> None:
        """What is surely here is nowhere else: a card, four of a rank; and three of a rank are not joined by the fourth."""
        again = True
        while again:
            again, placed, inside = False, 0, [[0] * len(RANKS) for _ in self.hands]
            unsure = list[tuple[Seat, int, Cards, bool]]()
            for seat, hand in enumerate(self.hands):
                for at, mask in enumerate(hand):
                    number = mask.bit_length() - 1 >> 2
                    ranked = not mask & ~OF_RANK[number]
                    if ranked:
                        inside[seat][number] += 1
                    if is_one(mask):
                        placed |= mask
                    else:
                        unsure.append((seat, at, mask, ranked))
            whole = placed | _of(BOOK, map(sum, zip(*inside, strict=True)))
            elsewhere = [whole | _of(BOOK - 1, counts) if BOOK - 1 in counts else whole for counts in inside]
            for seat, at, mask, ranked in unsure:
                rest = mask & ~(placed if ranked else elsewhere[seat])
                if rest != mask:
                    self.hands[seat][at] = rest
                    again = again or not rest & ~OF_RANK[rest.bit_length() - 1 >> 2]

    def _fill(self) -> None:
        """What must be in a hand by count alone."""
        while (forced := self._forced()) is not None:
            self._part(*forced)
            self._narrow()

    def _forced(self) -> tuple[Seat, Cards] | None:
        """A hand and a rank that it must hold one more of: the rest of the rank has no other place, or the hand nothing else to hold."""
        hidden = len(DECK) - self.laid.bit_count() - sum(map(len, self.hands))      # the stock, and what an arrangement left away
        left = [0 if rank & self.laid else BOOK - sum(not mask & ~rank for hand in self.hands for mask in hand) for rank in OF_RANK]
        unsure = [[mask for mask in hand if mask & ~OF_RANK[mask.bit_length() - 1 >> 2]] for hand in self.hands]
        room = [[min(most, sum(mask & rank > 0 for mask in hand)) for rank, most in zip(OF_RANK, left, strict=True)] for hand in unsure]
        in_all = [hidden + sum(rooms) for rooms in zip(*room, strict=True)]
        for seat, rooms in enumerate(room):
            for rank, own, most, places in zip(OF_RANK, rooms, left, in_all, strict=True):
                if own and (most > places - own or len(unsure[seat]) > sum(rooms) - own):
                    return seat, rank
        return None


def _of(wanted: int, counts: Iterable[int]) -> Cards:
    """The ranks that are counted so many times."""
    return sum(rank for rank, count in zip(OF_RANK, counts, strict=True) if count == wanted)


def is_one(mask: Cards) -> bool:
    """Whether a set is a single card."""
    return not mask & (mask - 1)


def _named(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card in DECK if cards & BIT[card])


def _known(memory: Memory, seat: Seat) -> HandKnown:
    hand, may_be = memory.hands[seat], 0
    for mask in hand:
        may_be |= mask
    held = [sum(not mask & ~rank for mask in hand) for rank in OF_RANK]
    lacks = [rank for number, rank in enumerate(RANKS) if not OF_RANK[number] & (may_be | memory.laid)]
    elsewhere = ALL & ~may_be & ~memory.laid & memory.unplaced()
    return HandKnown(
        seat, len(hand), _named(sum(mask for mask in hand if is_one(mask))),
        tuple(RankHeld(rank, count) for rank, count in zip(RANKS, held, strict=True) if count),
        tuple(lacks), tuple(card for card in _named(elsewhere) if card[:-1] not in lacks), len(hand) - sum(held))
