"""Settings of a service that has, in every game, a level `hard` that thinks for as long as it is let, 10 ms a round."""
import time
from typing import Any

from fishing.settings import *  # noqa: F403
from games.rulebook import VERSIONS

ROUNDS = 30


def thoughtful(choose: Any) -> Any:
    def taken(view: Any, history: Any, actions: Any, options: Any, level: str, random: Any, effort: Any) -> Any:
        for _ in effort.rounds(ROUNDS if level == "hard" else 0):
            time.sleep(0.01)
        return choose(view, history, actions, options, "easy" if level == "hard" else level, random, effort)
    return taken


for game in VERSIONS.values():
    object.__setattr__(game.bot, "choose", thoughtful(game.bot.choose))
    object.__setattr__(game.bot, "levels", tuple(dict.fromkeys((*game.bot.levels, "hard"))))
