"""Settings of a worker whose bots of level `medium` are poison: POISON says how. The worker's own limits are as they are."""
import os
import signal
import time
from typing import Any, NoReturn

from fishing.settings import *  # noqa: F403
from games.rulebook import VERSIONS

LEVEL = "medium"


def raises() -> NoReturn:
    raise ZeroDivisionError


def hangs() -> NoReturn:
    """Also through the soft limit, as a loop in C would."""
    until = time.monotonic() + 600
    while time.monotonic() < until:
        try:
            time.sleep(1)
        except Exception:
            continue
    raise SystemExit


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def talks_rubbish() -> object:
    return object()


def poisoned(choose: Any) -> Any:
    def taken(view: Any, history: Any, actions: Any, options: Any, level: str, random: Any, effort: Any) -> Any:
        if level == LEVEL:
            return globals()[os.environ["POISON"]]()
        return choose(view, history, actions, options, level, random, effort)
    return taken


for game in VERSIONS.values():
    object.__setattr__(game.bot, "choose", poisoned(game.bot.choose))
