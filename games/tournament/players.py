"""Who can play in a tournament: a game's levels, `random`, and whom a game keeps for it alone.

A game may have a `pool.py` beside its `bot.py` with `PLAYERS: Mapping[str, Choose]`: functions like `Bot.choose`, called with their name
for a level. They are opponents to be measured against and are offered to nobody.
"""
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from ..rulebook import AnyGame
from ..rulebook.game import UNHURRIED, Effort
from .cheats import CHEATS, Cheat

RANDOM = "random"
CHEAT = "cheat"
Decides: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Any], Any, Random], Any]   # (view, history, actions, options, random)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. `cheats` is set for whoever looks at all the cards: the upper bound of what memory could bring."""

    name: str
    decides: Decides
    cheats: Cheat | None = None


def names(game: AnyGame) -> tuple[str, ...]:
    """All who can play a game, the strongest last, as far as that is known."""
    return (RANDOM, *game.bot.levels, *_pool(game), *([CHEAT] if game.slug in CHEATS else []))


def player(game: AnyGame, name: str, effort: Effort = UNHURRIED) -> Player:
    """One of them by name. LookupError where there is none."""
    if name == RANDOM:
        return Player(name, lambda view, history, actions, options, random: _at_random(game, view, actions, random))
    if name == CHEAT and game.slug in CHEATS:
        return Player(name, lambda view, history, actions, options, random: None, CHEATS[game.slug])
    choose = game.bot.choose if name in game.bot.levels else _pool(game).get(name)
    if choose is None:
        raise LookupError(f"{game.slug} has no player {name!r}, but {', '.join(names(game))}")
    return Player(name, lambda view, history, actions, options, random: choose(view, history, actions, options, name, random, effort))


def _at_random(game: AnyGame, view: Any, actions: Sequence[Any], random: Random) -> Any:
    """First what to do, then how, so that many ways of one action weigh no more."""
    return random.choice(list(game.commands_of(random.choice(actions), view)))


def _pool(game: AnyGame) -> Mapping[str, Any]:
    package = game.folder.name
    module = f"games.rulebook.{package}.pool"
    if not (game.folder / "pool.py").exists() or find_spec(module) is None:
        return {}
    players: Mapping[str, Any] = import_module(module).PLAYERS
    return players
