"""The switches of Pescado Novo, the presets, and what contradicts what."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from ..errors import OptionsContradict
from ..game import Seat, option
from ..text import Text

MOST_POINTS = 10_000                                         # far beyond any match; a bound for our own sake
PLAYERS = range(2, 5)                                        # P01
PLAYERS_WITH_TEAMS = 4                                       # P39
TEAMS = 2


@dataclass(frozen=True, slots=True)
class Options:
    ties: Literal["nobody", "everybody"] = option("nobody", Text(
        "Who scores when players tie for the most cards, tunas or sevens: nobody, or everybody who ties.",
        "Quem pontua quando há empate em mais cartas, atuns ou setes: ninguém, ou todos os empatados."))
    b_card: Literal["discarded", "stays"] = option("discarded", Text(
        "A B that is played or revealed leaves the round, or stays on the table.",
        "Um B jogado ou revelado sai da rodada, ou fica na mesa."))
    advanced: bool = option(False, Text(
        "Four special cards instead of two, and all the cards dealt at once.",
        "Quatro cartas especiais em vez de duas, e todas as cartas dadas de uma vez."))
    teams: bool = option(False, Text(
        "Two teams of two, partners facing each other (four players only).",
        "Duas duplas, com os parceiros frente a frente (só com quatro jogadores)."))
    target_points: int = option(12, Text(
        "The match ends with the round in which somebody reaches this many points.",
        "A partida acaba na rodada em que alguém chega a estes pontos."), minimum=1, maximum=MOST_POINTS)
    match_tie: Literal["shared", "extra_round"] = option("shared", Text(
        "A tie at the top when the match would end: a shared win, or one more round.",
        "Empate na liderança quando a partida acabaria: vitória dividida, ou mais uma rodada."))
    dealer: Seat | None = option(None, Text(
        "The seat that deals the first round; null is drawn at random. The seat to its left begins.",
        "O lugar que dá as cartas na primeira rodada; null é sorteado. Começa o lugar à sua esquerda."), minimum=0)


PRESETS = MappingProxyType({
    "rulebook": Options(),
    "app": Options(ties="everybody", b_card="stays"),
    "advanced": Options(advanced=True),
    "teams": Options(teams=True),
})


def check(options: Options, seats: int) -> None:
    """BadSetup where the options do not fit the number of players, or cannot be meant."""
    if options.teams and seats != PLAYERS_WITH_TEAMS:
        raise OptionsContradict("teams", Text(f"teams need four players, not {seats}.",
                                              f"as duplas exigem quatro jogadores, não {seats}."))
    if not 1 <= options.target_points <= MOST_POINTS:                            # P43
        raise OptionsContradict("target_points", Text(f"a target is from 1 to {MOST_POINTS} points.",
                                                      f"um objetivo tem de 1 a {MOST_POINTS} pontos."))
    if options.dealer is not None and not 0 <= options.dealer < seats:
        raise OptionsContradict("dealer", Text(f"there is no seat {options.dealer} in this match.",
                                               f"não há o lugar {options.dealer} nesta partida."))


def sides(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The owners of piles and points, each with its seats: a seat alone, or partners who sit across (P39)."""
    owners = TEAMS if options.teams else seats
    return tuple(tuple(range(owner, seats, owners)) for owner in range(owners))


def owner_of(seat: Seat, owners: int) -> int:
    """Who owns what a seat takes: seats go round the owners as they sit round the table."""
    return seat % owners


def teams(options: Options, seats: int) -> tuple[int, ...] | None:
    """The team of every seat, or None where everybody plays alone."""
    return tuple(owner_of(seat, TEAMS) for seat in range(seats)) if options.teams else None
