"""The switches of Go Fish, the presets, and what contradicts what."""
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from ..errors import OptionsContradict
from ..game import Seat, option
from ..text import Text

MOST_POINTS = 10_000                                         # far beyond any match; a bound for our own sake
PLAYERS = range(2, 7)                                        # G01


@dataclass(frozen=True, slots=True)
class Options:
    ask_for: Literal["rank", "card"] = option("rank", Text(
        "Ask for a rank, or for one card by name.", "Pede-se um valor, ou uma carta pelo nome."))
    ask_own_card: bool = option(False, Text(
        "Whether you may ask for a card that you hold (only with ask_for: card).",
        "Se é permitido pedir uma carta que se tem na mão (só com ask_for: card)."))
    when_stock_runs_out: Literal["end", "continue"] = option("end", Text(
        "The hand ends with the stock, or goes on until every book is down.",
        "A mão acaba com o monte, ou continua até todos os livros estarem na mesa."))
    when_hand_runs_out: Literal["end", "draw_five"] = option("end", Text(
        "The hand ends when somebody has no cards, or they draw five new ones.",
        "A mão acaba quando alguém fica sem cartas, ou essa pessoa compra cinco novas."))
    turn_after_go_fish: Literal["next", "refuser"] = option("next", Text(
        "After a miss the turn goes to the left, or to whoever said «Go fish!».",
        "Depois de um «Go fish!» a vez passa à esquerda, ou a quem o disse."))
    scoring: Literal["books", "card_values"] = option("books", Text(
        "A book is worth 1 point, or the value of its four cards (2–10, J 11, Q 12, K 13, A 15).",
        "Um livro vale 1 ponto, ou o valor das suas quatro cartas (2–10, J 11, Q 12, K 13, A 15)."))
    target_points: int | None = option(None, Text(
        "Play hands until somebody has this many points; null is a single hand.",
        "Jogam-se mãos até alguém ter estes pontos; null é uma mão só."), minimum=1, maximum=MOST_POINTS)
    dealer: Seat | None = option(None, Text(
        "The seat that deals the first hand; null is drawn at random. The seat to its left begins.",
        "O lugar que dá as cartas primeiro; null é sorteado. Começa o lugar à sua esquerda."), minimum=0)


PRESETS = MappingProxyType({
    "classic": Options(),
    "long": Options(when_stock_runs_out="continue", when_hand_runs_out="draw_five"),
    "match": Options(target_points=10),
    "detective": Options(ask_for="card", ask_own_card=True),
})


def check(options: Options, seats: int) -> None:
    """BadSetup where the options do not fit each other or the number of players."""
    if options.ask_own_card and options.ask_for == "rank":
        raise OptionsContradict("ask_own_card", Text("asking for your own card needs `ask_for: card`.",
                                                     "pedir a própria carta exige `ask_for: card`."))
    if options.target_points is not None and not 1 <= options.target_points <= MOST_POINTS:                                  # G46
        raise OptionsContradict("target_points", Text(f"a target is from 1 to {MOST_POINTS} points.",
                                                      f"um objetivo tem de 1 a {MOST_POINTS} pontos."))
    if options.dealer is not None and not 0 <= options.dealer < seats:
        raise OptionsContradict("dealer", Text(f"there is no seat {options.dealer} in this match.",
                                               f"não há o lugar {options.dealer} nesta partida."))
