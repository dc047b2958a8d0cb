"""How good an ask is, by what is known: the one judgement of the bots and of all players in their playouts.

A card that nobody is known to hold is equally likely in every place that may have it: an open card of a hand, unless it was there when
such a card was refused, or the stock. From that come the chance that the target has some of what is asked for, how many, and the chance
to fish it. A hit is worth more the nearer the book is, and so is a miss: who asks for what they hold three of tells little, for nobody can
have much to take it with, and who asks for a single one has told it for nothing.
"""
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from ..game import Seat
from .memory import OF_RANK, Cards
from .model import BOOK
from .simulator import COUNT, FULL, Position, cards_of

Valued = tuple[float, Seat, Cards]
Chance = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth, found by some million matches of such players; `hit` and `miss` by how many of the rank one holds."""

    hit: tuple[float, ...]
    miss: tuple[float, ...]
    each: float                                              # card that is given
    turn: float                                              # another ask


AMONG_TWO = Taste(hit=(0.0, 0.7, 1.05, 1.1), miss=(0.0, -0.2, 0.2, 0.7), each=0.25, turn=-0.25)
AMONG_MORE = Taste(hit=(0.0, 0.9, 1.0, 1.1), miss=(0.0, -0.2, 0.2, 0.4), each=0.3, turn=-0.2)
BY_CARD_AMONG_TWO = replace(AMONG_TWO, each=0.75, turn=0.2)


def best(position: Position, random: Random) -> tuple[Seat, Cards]:
    """What a player asks for who goes by this judgement alone."""
    _, target, wanted = max(valued(position, random))
    return target, wanted


def valued(position: Position, random: Random) -> list[Valued]:
    """The asks of the seat on turn, each with its value; equal ones in random order. Of cards by name all but bluffs."""
    if position.variant.by_card:
        return _cards(position, BY_CARD_AMONG_TWO if position.seats == 2 else AMONG_MORE, random.random)
    return _ranks(position, AMONG_TWO if position.seats == 2 else AMONG_MORE, random.random)


def _ranks(position: Position, taste: Taste, chance: Chance) -> list[Valued]:
    hand, others, asks = position.hands[position.turn], _others(position), list[Valued]()
    stock = len(position.stock)
    for number, wanted in enumerate(OF_RANK):
        own = COUNT[hand >> BOOK * number & FULL]
        if not own:
            continue
        unplaced, places, rooms = BOOK - own, stock + position.away, list[int]()
        for _, unknown, least, refused, drawn, _ in others:
            unplaced -= least[number]
            room = min(unknown, drawn - refused.get(wanted, 0))
            places += room
            rooms.append(room)
        fished = min(1.0, unplaced / places) if stock and unplaced > 0 else 0.0
        for (target, _, least, *_), room in zip(others, rooms, strict=True):
            expected = unplaced * room / places if unplaced > 0 and room > 0 else 0.0
            if least[number]:
                hit, given = 1.0, least[number] + expected
            elif expected:
                hit = 1.0 - (1.0 - room / places) ** unplaced
                given = expected / hit
            else:
                hit = given = 0.0
            asks.append((value(taste, own, hit, given, fished) + 1e-6 * chance(), target, wanted))
    return asks


def _cards(position: Position, taste: Taste, chance: Chance) -> list[Valued]:
    hand, others, asks = position.hands[position.turn], _others(position), list[Valued]()
    stock, placed = len(position.stock), 0
    for *_, shown in others:
        placed |= shown
    for number, rank in enumerate(OF_RANK):
        own = COUNT[hand >> BOOK * number & FULL]
        if not own:
            continue
        unplaced = (rank & ~hand & ~placed).bit_count()
        for wanted in cards_of(rank & ~hand):
            places, rooms, sure = stock + position.away, list[int](), list[float]()
            for _, unknown, least, refused, drawn, shown in others:
                room = min(unknown, drawn - refused.get(wanted, 0))
                some = least[number] - (shown & rank).bit_count()        # of these, one cannot say which
                rooms.append(room)
                places += room
                sure.append(some / unplaced if some > 0 and unplaced and refused.get(wanted, 0) < drawn else 0.0)
            rest = max(0.0, 1.0 - sum(sure))
            fished = rest / places if stock and not wanted & placed else 0.0
            for (target, *_, shown), room, known in zip(others, rooms, sure, strict=True):
                hit = 1.0 if wanted & shown else 0.0 if wanted & placed else min(1.0, known + (rest * room / places if room > 0 else 0.0))
                asks.append((value(taste, own, hit, 1.0, fished) + 1e-6 * chance(), target, wanted))
    return asks


def _others(position: Position) -> list[tuple[Seat, int, list[int], dict[Cards, int], int, Cards]]:
    """Whom the seat on turn may ask: how many of their cards are unknown, and what is known."""
    return [(target, hand.bit_count() - sum(position.least[target]), position.least[target], position.refused[target],
             position.drawn[target], position.shown[target])
            for target, hand in enumerate(position.hands) if hand and target != position.turn]


def value(taste: Taste, own: int, hit: float, given: float, fished: float) -> float:
    """What an ask is worth for a rank that one holds `own` of: the chance of a hit, how many cards it brings, and the chance to fish it."""
    again = hit + (1.0 - hit) * fished
    return hit * (taste.hit[own] + taste.each * given) + again * taste.turn + (1.0 - again) * taste.miss[own]
