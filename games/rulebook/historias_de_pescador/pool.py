"""Who `hard` was trained for and is measured against: players of one idea, and judges of one style each. Offered to nobody.

Their names are for `manage.py tournament`. The judges go by the weights of weights.py, which no training changes: who is published here
stays who they are.
"""
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from ..game import UNHURRIED, Choose, Effort
from . import weights
from .bot import Thinks, thought
from .judging import Models
from .model import Command
from .options import Options
from .rules import Action
from .sight import Sight
from .simple import Believer, Bluffer, Sceptic
from .styles import Judge, Style
from .view import Shown, Table

SIMPLE: Mapping[str, Thinks] = MappingProxyType({"believer": Believer, "bluffer": Bluffer, "sceptic": Sceptic})
STYLES: Mapping[str, Style] = MappingProxyType({
    "plain": Style(), "fearless": Style(fear=-0.6), "fearful": Style(fear=0.6), "timid": Style(fear=1.2), "panicky": Style(fear=2.0),
    "frank": Style(fear=3.5), "patient": Style(suspicion=-0.6, fear=2.0), "stoic": Style(suspicion=-1.0, fear=3.0),
    "suspicious": Style(suspicion=0.6, fear=0.6), "trusting": Style(suspicion=-0.6, fear=0.6),
    "candid": Style(candour=0.02, fear=0.6), "sly": Style(candour=-0.02, fear=0.6),
})


def judge(style: Style, models: Models = weights) -> Thinks:
    """A judge who keeps to one style."""
    def thinks(sight: Sight, random: Random) -> Judge:
        return Judge(sight, style, random, models)
    return thinks


POOL: Mapping[str, Thinks] = MappingProxyType({**SIMPLE, **{name: judge(style) for name, style in STYLES.items()}})


def _chooses(thinks: Thinks) -> Choose:
    def choose(view: Table, history: Sequence[Shown], actions: Sequence[Action], options: Options, level: str,
               random: Random, effort: Effort = UNHURRIED) -> Command:
        return thought(thinks, view, history, actions, random)
    return choose


PLAYERS: Mapping[str, Choose] = MappingProxyType({name: _chooses(thinks) for name, thinks in POOL.items()})
