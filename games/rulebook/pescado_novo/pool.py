"""Players of Pescado Novo that nobody is offered: yardsticks for a tournament, called as a bot is, with their name for a level."""
from collections.abc import Sequence
from random import Random
from types import MappingProxyType

from ..game import UNHURRIED, Choose, Effort
from .medium import taking_most
from .memory import knowledge
from .model import Command
from .options import Options
from .rules import PlayAction, commands_of
from .view import Shown, Table


def greedy(view: Table, history: Sequence[Shown], actions: Sequence[PlayAction], options: Options, level: str,
           random: Random, effort: Effort = UNHURRIED) -> Command:
    """The greedy part of `medium`: what a play takes, and not a thought for what it leaves."""
    plays = [play for action in actions for play in commands_of(action, view)]
    return taking_most(plays, view, knowledge(view, history), random)


PLAYERS: MappingProxyType[str, Choose] = MappingProxyType({"greedy": greedy})
