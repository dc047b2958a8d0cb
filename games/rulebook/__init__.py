"""The rulebook: the games themselves, and nothing of the world around them.

Every folder here that has a `GAME` is found. A released version of a game's rules stays as a folder of its own (`go_fish_v1/`, with
the same slug) while matches began with it: `VERSIONS` has them all, `GAMES` the newest of each.
"""
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from .game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def found(folder: Path, package: str) -> Mapping[tuple[str, int], AnyGame]:
    """The games in the sub-folders of a package, by slug and version of their rules, older versions first."""
    games = [import_module(f"{package}.{path.parent.name}").GAME for path in sorted(folder.glob("*/__init__.py"))]
    by_version = {(game.slug, game.rules_version): game for game in sorted(games, key=lambda game: (game.slug, game.rules_version))}
    if len(by_version) < len(games):
        raise ImportError(f"two folders of {folder} have the same game in the same version")
    return MappingProxyType(by_version)


VERSIONS = found(Path(__file__).parent, __name__)
GAMES: Mapping[str, AnyGame] = MappingProxyType({slug: game for (slug, _), game in VERSIONS.items()})
