"""How the program plays Go Fish: from the table as its seat sees it and the events as shown to it.

easy    asks at random
medium  knows what a perfect listener knows (`memory.py`), and weighs the chances of every ask by it (`asking.py`)
hard    among more than two guesses closer by whom a rank was not asked for or refused (`guessing.py`); and towards the end of a hand it
        tries the best few asks out (`playouts.py`)

**How they think.** Both keep every card of every hand as the set of what it may be, and so never ask for what they could know to be
elsewhere. What is left is chance, equal for every place that a card may have: whether somebody has it, how many, whether it is fished
instead. An ask is worth what a hit brings (more, the nearer the book) and what a miss tells the others (less, the more one holds
oneself). While the stock is high luck outweighs all else and a playout says nothing that this does not. Once it is low `hard` deals
the hidden cards in many ways that fit what it knows, plays each of its best asks to the end against players who know only what was
said aloud, and departs from the first one where another does surely better; of cards by name it tries a bluff as well, where the table
allows it.
"""
from collections.abc import Sequence
from random import Random

from ..game import UNHURRIED, Effort, Seat
from .asking import valued
from .guessing import Heard, guessed
from .memory import OF_RANK, Cards, Memory, aloud
from .model import BOOK, DECK, RANKS, Ask, Command
from .options import Options
from .playouts import tried
from .rules import AskAction, commands_of
from .simulator import Variant, cards_of
from .view import Shown, Table
from .worlds import position

LEVELS = ("easy", "medium", "hard")
LOW_AMONG_TWO, LOW = 8, 5                                    # cards in the stock: from here on playouts say something
FEW = 4                                                      # asks that are worth trying


def choose(view: Table, history: Sequence[Shown], actions: Sequence[AskAction], options: Options, level: str,
           random: Random, effort: Effort = UNHURRIED) -> Command:
    """The ask of a bot whose turn it is."""
    if level == "easy":
        return fallback(view, actions, random)
    variant = Variant.of(options)
    known = Memory(view, history, variant.bluffs)
    hands = [(1 << hand.count) - 1 for hand in view.hands]   # of others their number is all that matters
    hands[view.turn] = hand = sum(known.hands[view.turn])
    table = position(known, variant, hands, [0] * view.stock, view.turn)
    closely = level == "hard" and not variant.by_card and len(hands) > 2
    asks = sorted(guessed(table, Heard(history, len(hands)), random) if closely else valued(table, random), reverse=True)
    best = [(target, cards) for _, target, cards in asks[:FEW]]
    if level == "hard" and view.stock <= (LOW if len(hands) > 2 else LOW_AMONG_TWO) and not _is_sure(known, *best[0]):
        if variant.bluffs and view.stock:
            best.append(_bluff(hand, best[0][0]))
        if len(best) > 1:
            heard = Memory(view, aloud(history), variant.bluffs)
            best[0] = tried(best, view, known, heard, variant, random, effort)
    target, cards = best[0]
    place = cards.bit_length() - 1
    return Ask(target, card=DECK[place]) if variant.by_card else Ask(target, rank=RANKS[place // BOOK])


def fallback(view: Table, actions: Sequence[AskAction], random: Random) -> Command:
    """X13: an ask at random among the legal ones."""
    return random.choice([ask for action in actions for ask in commands_of(action, view)])


def _is_sure(known: Memory, target: Seat, wanted: Cards) -> bool:
    return any(not mask & ~wanted for mask in known.hands[target])


def _bluff(hand: Cards, target: Seat) -> tuple[Seat, Cards]:
    """A card of one's own, of the rank that one holds most of."""
    rank = max(OF_RANK, key=lambda rank: (hand & rank).bit_count())
    return target, next(cards_of(hand & rank))
