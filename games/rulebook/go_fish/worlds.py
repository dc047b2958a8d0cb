"""Worlds that fit what a seat knows: every hidden card where it may be, the stock in some order; and positions to play on from."""
from random import Random

from ..game import Seat
from .memory import BIT, OF_RANK, Cards, Memory, is_one
from .model import DECK
from .simulator import Position, Variant, cards_of

TRIES = 20
World = tuple[list[Cards], list[Cards]]                      # hands, and the stock with what an arrangement has left away


def world(memory: Memory, random: Random) -> World | None:
    """One of the worlds that fit. Where each set is within the next larger one, as most are, all are equally likely.

    A hand with a full book is no such world, for it would have been laid: it is dealt again, a few times (None: in vain).
    """
    sure = [sum(mask for mask in hand if is_one(mask)) for hand in memory.hands]
    unsure = sorted((mask.bit_count(), seat, mask) for seat, hand in enumerate(memory.hands) for mask in hand if not is_one(mask))
    free = [BIT[card] for card in DECK if not BIT[card] & (memory.laid | sum(sure))]
    for _ in range(TRIES):
        random.shuffle(free)
        hands, owner = sure[:], dict[Cards, int]()
        for slot in range(len(unsure)):
            _place(slot, unsure, free, owner, set())
        for card, slot in owner.items():
            hands[unsure[slot][1]] |= card
        if not any(hand & rank == rank for hand in hands for rank in OF_RANK):
            return hands, [card for card in free if card not in owner]
    return None


def _place(slot: int, unsure: list[tuple[int, Seat, Cards]], free: list[Cards], owner: dict[Cards, int], moved: set[Cards]) -> bool:
    """Give an unsure card the first face that is left; where none is, whoever has one that it may be takes another."""
    mask = unsure[slot][2]
    for card in free:
        if card & mask and card not in owner:
            owner[card] = slot
            return True
    for card in free:
        if card & mask and card not in moved:
            moved.add(card)
            if _place(owner[card], unsure, free, owner, moved):
                owner[card] = slot
                return True
    return False


def position(memory: Memory, variant: Variant, hands: list[Cards], stock: list[Cards], turn: Seat) -> Position:
    """These hands with what this memory has heard of them."""
    found = Position(variant, hands, stock, turn, memory.laid)
    found.away = len(DECK) - memory.laid.bit_count() - sum(map(len, memory.hands)) - len(stock)
    asked_for = [card for rank in OF_RANK for card in cards_of(rank)] if variant.by_card else OF_RANK
    for seat, masks in enumerate(memory.hands):
        unknown = list[Cards]()
        for mask in masks:
            number = mask.bit_length() - 1 >> 2
            if mask & ~OF_RANK[number]:
                unknown.append(mask)
            else:
                found.least[seat][number] += 1
                found.shown[seat] |= mask if is_one(mask) else 0
        found.drawn[seat] = len(unknown)
        found.refused[seat] = {cards: len(unknown) - sum(mask & cards > 0 for mask in unknown) for cards in asked_for}
    return found
