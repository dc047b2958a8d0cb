"""How the program plays Blind Pond: easy lays any card, medium the middle one of its hand."""
from collections.abc import Sequence
from random import Random

from ..game import UNHURRIED, Effort
from .model import DECK, Command, Lay
from .options import Options
from .rules import LayAction
from .view import Shown, Table

LEVELS = ("easy", "medium")


def choose(view: Table, history: Sequence[Shown], actions: Sequence[LayAction], options: Options, level: str,
           random: Random, effort: Effort = UNHURRIED) -> Command:
    """The card of a bot that has not laid one yet."""
    if level == "easy":
        return fallback(view, actions, random)
    cards = [card for action in actions for card in action.cards]
    return Lay(sorted(cards, key=DECK.index)[len(cards) // 2])


def fallback(view: Table, actions: Sequence[LayAction], random: Random) -> Command:
    """X13: any card."""
    return Lay(random.choice([card for action in actions for card in action.cards]))
