"""The styles that `hard` mixes, and how much of each: never one alone, which would be a habit."""
from random import Random
from types import MappingProxyType

from .styles import Style

STYLES = MappingProxyType({
    "calm": Style(mood=0.01), "bold": Style(fear=-0.7, mood=0.01), "wary": Style(fear=0.7, mood=0.01),
    "lenient": Style(suspicion=-0.3, fear=0.7, mood=0.01), "doubtful": Style(suspicion=0.3, fear=0.3, mood=0.01),
})
MIX = MappingProxyType({"wary": 0.279, "lenient": 0.59, "doubtful": 0.131})           # as tools/historias/payoffs.json has it, solved


def drawn(random: Random) -> Style:
    """A style for one choice.

    It is drawn anew each time. A style kept for a match could only hang on what the seat alone has seen, its hand, and a reveal tells
    that; of a style drawn anew nobody learns from what the seat has done so far what it is about to do.
    """
    return STYLES[random.choices([*MIX], [*MIX.values()])[0]]
