"""Players who look at all the cards: not bots but yardsticks, how far perfect knowledge would bring a plain player. Only in tournaments."""
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from ..rulebook import GAMES
from ..rulebook.game import Seat, Viewer, tag

# (state, moment, seat, history, actions, random)
Cheat: TypeAlias = Callable[[Any, Any, Seat, Sequence[Any], Sequence[Any], Random], Any]

CARD, TUNA, SEVEN, SPECIAL = 0.05, 0.1, 0.3, 1.0             # what a card caught is worth in Pescado Novo, roughly


def go_fish(state: Any, moment: Any, seat: Seat, history: Sequence[Any], actions: Sequence[Any], random: Random) -> Any:
    """Asks for what is there, most cards first; where nothing is, for what it is about to fish."""
    game = GAMES["go_fish"]
    asks = [ask for action in actions for ask in game.commands_of(action, game.view(state, Viewer(seat)))]
    own = state.hands[seat]

    def promise(ask: Any) -> tuple[int, bool, int, float]:
        rank = ask.rank or ask.card[:-1]
        has = sum(card == ask.card if ask.card else card[:-1] == rank for card in state.hands[ask.target])
        fished = bool(state.stock) and (state.stock[0] == ask.card if ask.card else state.stock[0][:-1] == rank)
        return has, fished and ask.card not in own, sum(card[:-1] == rank for card in own), random.random()

    return max(asks, key=promise)


def pescado_novo(state: Any, moment: Any, seat: Seat, history: Sequence[Any], actions: Sequence[Any], random: Random) -> Any:
    """The play that takes most, less the most that the next player's very cards could take then."""
    game = GAMES["pescado_novo"]

    def ahead(of: Any, owner: Seat) -> float:
        """How much a seat's side is ahead: points scored, and what lies in the piles for those to come."""
        teams = game.teams(of.options, len(of.hands)) or range(len(of.hands))
        sums: dict[int, float] = dict(enumerate(map(float, of.points)))
        for other, pile in enumerate(of.piles if not of.scored else ()):
            cards = [card for catch in pile for card in (*catch.cards, catch.fisher) if card is not None]
            sums[teams[other]] += of.pescados[other] + sum(map(_worth, cards))
        mine = sums.pop(teams[owner])
        return mine - max(sums.values())

    def outcomes(of: Any, who: Seat) -> Sequence[tuple[float, float, Any, Any]]:
        plays = [play for action in game.legal(of, who) for play in game.commands_of(action, game.view(of, Viewer(who)))]
        led = [reduce(game.evolve, game.decide(of, who, play, moment), of) for play in plays]
        return [(ahead(to, who), random.random(), play, to) for play, to in zip(plays, led, strict=True)]

    def promise(outcome: tuple[float, float, Any, Any]) -> tuple[float, float]:
        gain, roll, _, to = outcome
        nexts = game.awaits(to)
        if to.round != state.round or to.scored or not nexts:
            return gain, roll
        return gain - max(outcomes(to, nexts[0].seat))[0] + ahead(to, nexts[0].seat), roll

    return max(outcomes(state, seat), key=promise)[2]


def historias_de_pescador(state: Any, moment: Any, seat: Seat, history: Sequence[Any], actions: Sequence[Any], random: Random) -> Any:
    """Doubts lies and nothing else; what it tells is what `medium` would."""
    game, told = GAMES["historias_de_pescador"], state.announcement
    by_kind = {tag(type(action)): action for action in actions}
    if told is not None and "trust" in by_kind:
        action = by_kind["doubt" if any(card != told.creature for card in told.cards) else "trust"]
        return next(iter(game.commands_of(action, game.view(state, Viewer(seat)))))
    return game.bot.choose(game.view(state, Viewer(seat)), history, actions, state.options, "medium", random)


def _worth(card: str) -> float:
    kind, _, value = card.partition("-")
    return CARD + TUNA * (kind == "tuna") + SEVEN * (value == "7") + SPECIAL * (card in ("tuna-7", "0", "*")) - SPECIAL * (card == "J")


CHEATS: Mapping[str, Cheat] = MappingProxyType({"go_fish": go_fish, "pescado_novo": pescado_novo,
                                                "historias_de_pescador": historias_de_pescador})
