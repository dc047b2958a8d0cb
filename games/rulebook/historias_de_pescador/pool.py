"""Who `hard` was measured against, and mixed for: players of one idea, and judges of one style each. Offered to nobody.

Their names are for `manage.py tournament`.
"""
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from ..game import UNHURRIED, Choose, Effort
from .bot import Thinks, thought
from .mix import STYLES
from .model import Command
from .options import Options
from .rules import Action
from .sight import Sight
from .simple import Believer, Bluffer, Sceptic
from .styles import Judge, Style
from .view import Shown, Table

SIMPLE: Mapping[str, Thinks] = MappingProxyType({"believer": Believer, "bluffer": Bluffer, "sceptic": Sceptic})


def judge(style: Style) -> Thinks:
    """A judge who keeps to one style."""
    def thinks(sight: Sight, random: Random) -> Judge:
        return Judge(sight, style, random)
    return thinks


POOL: Mapping[str, Thinks] = MappingProxyType({**SIMPLE, **{name: judge(style) for name, style in STYLES.items()}})


def _chooses(thinks: Thinks) -> Choose:
    def choose(view: Table, history: Sequence[Shown], actions: Sequence[Action], options: Options, level: str,
               random: Random, effort: Effort = UNHURRIED) -> Command:
        return thought(thinks, view, history, actions, random)
    return choose


PLAYERS: Mapping[str, Choose] = MappingProxyType({name: _chooses(thinks) for name, thinks in POOL.items()})
