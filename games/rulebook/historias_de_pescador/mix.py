"""The styles that `hard` mixes, and how much of each."""
from random import Random
from types import MappingProxyType

from .styles import Style

STYLES = MappingProxyType({
    "plain": Style(), "moody": Style(mood=0.01),
    "suspicious": Style(suspicion=0.6), "trusting": Style(suspicion=-0.6),
    "fearful": Style(fear=0.6), "fearless": Style(fear=-0.6),
    "candid": Style(candour=0.03), "sly": Style(candour=-0.03),
})
MIX = MappingProxyType({2: MappingProxyType({"plain": 1.0}), 4: MappingProxyType({"plain": 1.0})})


def drawn(seats: int, random: Random) -> Style:
    """A style by the mix for so many seats."""
    mix = MIX[2 if seats == 2 else 4]
    return STYLES[random.choices([*mix], [*mix.values()])[0]]
