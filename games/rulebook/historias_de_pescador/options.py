"""The switches of Histórias de Pescador, the presets, and what contradicts what."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from ..errors import OptionsContradict
from ..game import Seat, option
from ..text import Text

PLAYERS = range(2, 8)                                        # H01

Creature: TypeAlias = Literal["fish", "crab", "shrimp", "lobster", "squid", "octopus", "jellyfish", "oyster"]
CREATURES: tuple[Creature, ...] = get_args(Creature)


@dataclass(frozen=True, slots=True)
class Options:
    fishermen: bool = option(False, Text(
        "Play with Fishermen: house cards of this service, since the game's own are not in its rulebook.",
        "Joga-se com Pescadores: cartas da casa, deste serviço, pois as do jogo não estão no livro de regras."))
    doubt_window: Literal["everyone", "next_play"] = option("everyone", Text(
        "A story may be doubted until everybody else has answered; with next_play also no longer than until the next player "
        "announces.",
        "Pode-se duvidar de uma história até que todos os outros tenham respondido; com next_play, só até o próximo jogador "
        "anunciar."))
    creatures: tuple[Creature, ...] | None = option(None, Text(
        "The creatures in play, one more than there are players; null draws them at random.",
        "As criaturas em jogo, uma a mais do que os jogadores; null as sorteia."), uniqueItems=True)
    first_seat: Seat | None = option(None, Text(
        "The seat of whoever was last at the beach, who begins; null is drawn at random.",
        "O lugar de quem foi à praia por último, que começa; null é sorteado."), minimum=0)


PRESETS = MappingProxyType({
    "classic": Options(),
    "fishermen": Options(fishermen=True),
    "table": Options(doubt_window="next_play"),
})


def check(options: Options, seats: int) -> None:
    """BadSetup where the options do not fit the number of players."""
    named, wanted = options.creatures, kinds(seats)
    if named is not None and not len(named) == len(set(named)) == wanted:                                # H02
        raise OptionsContradict("creatures", Text(f"{seats} players need {wanted} different creatures.",
                                                  f"{seats} jogadores precisam de {wanted} criaturas diferentes."))
    if options.first_seat is not None and not 0 <= options.first_seat < seats:
        raise OptionsContradict("first_seat", Text(f"there is no seat {options.first_seat} in this match.",
                                                   f"não há o lugar {options.first_seat} nesta partida."))


def kinds(seats: int) -> int:
    """How many kinds of creatures so many players fish: one more than they are."""
    return seats + 1
