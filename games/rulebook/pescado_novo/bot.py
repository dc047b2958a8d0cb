"""How the program plays Pescado Novo: from the table as its seat sees it and the events as shown to it.

easy    plays at random
medium  knows which cards are gone and how many special ones are left, weighs what a play takes by how the races for tunas, sevens and
        cards stand, and what it leaves by what the next player may hold
hard    plays each of medium's better choices on in a few hundred worlds that fit what it knows, by careful hands for everybody, a partner
        and those after it alike; worlds weigh more where the hands of the others explain what they have played. It is after points more
        than the others', and near the target after the match. In the last deal it goes through all the worlds there are and solves them.

A seat is not handed the options: `hard` takes ties and the B to be as they have shown, and the target to be the usual one.
"""
from collections.abc import Sequence
from random import Random

from ..game import UNHURRIED, Effort
from .hard import search
from .medium import careful
from .memory import knowledge
from .model import Command
from .options import Options
from .rules import PlayAction, commands_of
from .view import Shown, Table

LEVELS = ("easy", "medium", "hard")


def choose(view: Table, history: Sequence[Shown], actions: Sequence[PlayAction], options: Options, level: str,
           random: Random, effort: Effort = UNHURRIED) -> Command:
    """The play of a bot whose turn it is."""
    plays = [play for action in actions for play in commands_of(action, view)]
    if level == "easy" or len(plays) == 1:
        return random.choice(plays)
    known = knowledge(view, history)
    if level == "hard":
        return search(plays, view, known, history, random, effort)
    return careful(plays, view, known, random)


def fallback(view: Table, actions: Sequence[PlayAction], random: Random) -> Command:
    """X13: a card that captures the least, laid where one can be laid; ties at random."""
    plays = [play for action in actions for play in commands_of(action, view)]
    random.shuffle(plays)
    return min(plays, key=lambda play: len(play.capture or ()))
