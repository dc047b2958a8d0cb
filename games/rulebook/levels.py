"""What the levels of bots are called in every game, and what they mean to a player."""
from collections.abc import Mapping
from types import MappingProxyType

from .text import Text

LEVELS: Mapping[str, Text] = MappingProxyType({
    "easy": Text("Plays much as chance has it: for a first match.",
                 "Joga quase ao acaso: para uma primeira partida."),
    "medium": Text("Remembers what everybody at the table could have seen, and weighs its next move by it.",
                   "Lembra o que todos na mesa puderam ver e pesa com isso a próxima jogada."),
    "hard": Text("Thinks through what the others may hold and how the match may go on. It sees no more than its seat does.",
                 "Pensa no que os outros podem ter na mão e em como a partida pode seguir. Não vê mais do que o seu lugar vê."),
})


def meaning(level: str) -> Text:
    """What a level means; a game may have one that is its own."""
    return LEVELS.get(level, Text(level, level))
