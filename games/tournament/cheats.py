"""Players who look at all the cards: not bots but yardsticks, the upper bound of what a perfect memory could bring. Only in tournaments."""
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

Cheat: TypeAlias = Callable[[Any, int, Any, Sequence[Any], Random], Any]               # (state, seat, view, actions, random)

CHEATS: Mapping[str, Cheat] = MappingProxyType({})
