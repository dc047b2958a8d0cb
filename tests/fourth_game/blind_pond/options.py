"""The switches of Blind Pond."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from ..errors import OptionsContradict
from ..game import option
from ..text import Text

PLAYERS = range(2, 5)


@dataclass(frozen=True, slots=True)
class Options:
    catches: Literal["highest", "lowest"] = option("highest", Text(
        "Which card catches the trick.", "Qual carta pesca a vaza."))
    cards_each: int = option(3, Text("Cards in a hand.", "Cartas na mão."), minimum=1, maximum=6)
    rounds: int = option(1, Text("How often the pond is filled.", "Quantas vezes o lago se enche."), minimum=1, maximum=9)


PRESETS = MappingProxyType({
    "classic": Options(),
    "shallow": Options(catches="lowest", cards_each=5),
    "long": Options(rounds=3),
})


def check(options: Options, seats: int) -> None:
    """BadSetup where the deck or the day is too short."""
    if not 1 <= options.cards_each <= 6:
        raise OptionsContradict("cards_each", Text("a hand has 1 to 6 cards.", "uma mão tem de 1 a 6 cartas."))
    if not 1 <= options.rounds <= 9:
        raise OptionsContradict("rounds", Text("a match has 1 to 9 rounds.", "uma partida tem de 1 a 9 rodadas."))
