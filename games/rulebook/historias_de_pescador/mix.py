"""The styles that `hard` mixes, and how much of each: never one alone, which would be a habit."""
from random import Random
from types import MappingProxyType

from .styles import Style

STYLES = MappingProxyType({
    "plain": Style(), "fearless": Style(fear=-0.6), "fearful": Style(fear=0.6), "timid": Style(fear=1.2), "panicky": Style(fear=2.0),
    "frank": Style(fear=3.5), "patient": Style(suspicion=-0.6, fear=2.0), "stoic": Style(suspicion=-1.0, fear=3.0),
    "suspicious": Style(suspicion=0.6, fear=0.6), "trusting": Style(suspicion=-0.6, fear=0.6),
    "candid": Style(candour=0.02, fear=0.6), "sly": Style(candour=-0.02, fear=0.6),
})
MIX = MappingProxyType({"fearless": 0.083, "frank": 0.059, "stoic": 0.857})           # as tools/historias/payoffs.json has it, solved
MORE = MappingProxyType[Style, float]({
    Style(suspicion=-1.0, fear=1.0): 0.5, Style(suspicion=-1.2): 0.25, Style(suspicion=-0.6, fear=0.6): 0.25})


def drawn(seats: int, random: Random) -> Style:
    """A style for one choice: at two seats by the mix that was solved, at more of some that did well there.

    It is drawn anew each time. A style kept for a match could only hang on what the seat alone has seen, its hand, and a reveal tells
    that; of a style drawn anew nobody learns from what the seat has done so far what it is about to do.
    """
    if seats == 2:
        return STYLES[random.choices([*MIX], [*MIX.values()])[0]]
    return random.choices([*MORE], [*MORE.values()])[0]
