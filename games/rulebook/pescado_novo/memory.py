"""What a careful player at a seat knows of a round: from the table as it sees it and the events as shown to it, and nothing else.

A card played tells nothing for sure of those kept, for which card to play is free (P07): so every world that fits what is said here
is as likely as any other, as far as the deal goes.
"""
from collections.abc import Sequence
from dataclasses import dataclass

from ..game import optional
from .model import DECK, SPECIAL, Card, Owner
from .options import owner_of
from .rules import HAND
from .view import (
    CardDiscardedSeen,
    CardPlayedSeen,
    HandDealtSeen,
    HandView,
    LeftoversUnclaimedSeen,
    RoundStartedSeen,
    SetupCardDiscardedSeen,
    Shown,
    Table,
    TableCollectedSeen,
)

SPECIALS = {False: 2, True: 4}                               # in a round, by whether the game is the advanced one (P02, P54)


@dataclass(frozen=True, slots=True)
class PileKnown:
    """The cards of a pile, in the order taken."""

    owner: Owner
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What can be known of the round. Every card of the game is on the table, in an open hand, or in one of these lists.

    `hidden` cards of `unseen` are in closed hands and in the deck; the others are not in this round, and nobody knows which those are.
    `hidden_specials` of them are special cards, as far as it can be told: it cannot of a round that was arranged with more or fewer cards.
    """

    round: int
    hands: tuple[HandView, ...]
    deck: int
    piles: tuple[PileKnown, ...]
    set_aside: tuple[Card, ...]                              # left the round in the open: a B (P21), what nobody fished (P33)
    out: tuple[Card, ...]                                    # surely not in this round
    unseen: tuple[Card, ...]                                 # may be in a closed hand or in the deck
    hidden: int
    hidden_specials: int | None = optional()


def knowledge(view: Table, history: Sequence[Shown]) -> Knowledge:
    """What the viewer of this table knows, who was shown these events."""
    piles: list[list[Card]] = [[] for _ in view.points]
    aside: list[Card] = []
    advanced, out = False, tuple[Card, ...]()
    for event in of_this_round(history):
        match event:
            case CardPlayedSeen(seat, _, card, captured) if captured:
                piles[owner_of(seat, len(piles))] += (card, *captured)
            case TableCollectedSeen(seat, _, cards):
                piles[owner_of(seat, len(piles))] += cards
            case CardDiscardedSeen(_, _, card) | SetupCardDiscardedSeen(_, card):
                aside.append(card)
            case LeftoversUnclaimedSeen(_, cards):
                aside += cards
            case HandDealtSeen(_, count) if count > HAND:
                advanced = True
            case RoundStartedSeen(removed=removed, unused=unused):           # told once the match is over
                out = (*(removed or ()), *(unused or ()))
            case _:
                pass
    opened = (card for hand in view.hands for card in hand.cards or ())
    seen = {*aside, *view.table, *opened, *(card for pile in piles for card in pile), *out}
    unseen = [card for card in DECK if card not in seen]
    hidden = view.deck + sum(hand.count for hand in view.hands if hand.cards is None)
    specials = _hidden_specials(unseen, hidden, SPECIALS[advanced])
    surely_out = {card for card in unseen if not hidden or (specials == 0 and card in SPECIAL)}
    return Knowledge(
        view.round, view.hands, view.deck, tuple(PileKnown(owner, tuple(pile)) for owner, pile in enumerate(piles)), tuple(aside),
        tuple(card for card in DECK if card in out or card in surely_out),
        tuple(card for card in unseen if card not in surely_out), hidden, specials)


def of_this_round(history: Sequence[Shown]) -> Sequence[Shown]:
    last = next((at for at in reversed(range(len(history))) if isinstance(history[at], RoundStartedSeen)), 0)
    return history[last:]


def _hidden_specials(unseen: Sequence[Card], hidden: int, exchanged: int) -> int | None:
    """How many of the hidden cards are special. By the rules as many common cards are out as special ones came in (P02); a round that
    was arranged may have any, and shows it where the numbers do not fit."""
    specials = sum(card in SPECIAL for card in unseen)
    if hidden == len(unseen):
        return specials
    dealt = specials - len(SPECIAL) + exchanged
    return dealt if 0 <= dealt <= hidden and len(unseen) - specials - exchanged == hidden - dealt else None
