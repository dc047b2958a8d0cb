"""The rulebook: the games themselves, and nothing of the world around them. `GAMES` finds every folder here that has a game."""
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .game import Game


def found(folder: Path, package: str) -> Mapping[str, Game[Any, Any, Any, Any]]:
    """The games in the sub-folders of a package, by slug: each has `GAME` in its `__init__.py`."""
    games = (import_module(f"{package}.{path.parent.name}").GAME for path in sorted(folder.glob("*/__init__.py")))
    return MappingProxyType({game.slug: game for game in games})


GAMES = found(Path(__file__).parent, __name__)
