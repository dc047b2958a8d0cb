"""The file of a pairing: what was played, by which code, then a line a deal. An interrupted run goes on behind its last whole line."""
import hashlib
import json
import platform
import subprocess
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..rulebook import GAMES, AnyGame
from .pairing import Deal, Pairing

HERE = Path(__file__).parent
WHO_PLAY = ("cheats", "pairing", "play", "players")          # of our files those that a result hangs on
OF_THE_RUN = frozenset(["commit", "command", "python"])      # who goes on may have another, the code being the same


class OtherRun(Exception):
    """The file has results of something else; its text says of what."""


def head(pairing: Pairing, command: str) -> dict[str, Any]:
    """What the results hang on: the pairing, the rules, and a digest of the code that played, whatever is committed of it."""
    game = GAMES[pairing.game]
    return {**asdict(pairing), "rules": game.rules_version, "code": code(game), "commit": commit(), "python": platform.python_version(),
            "command": command}


def code(*games: AnyGame) -> str:
    """A digest of the code that plays some games."""
    files = [file for game in games for file in (*game.folder.glob("*.py"), *game.folder.parent.glob("*.py"))]
    files += [HERE / f"{name}.py" for name in WHO_PLAY]
    return hashlib.sha256(b"".join(file.read_bytes() for file in sorted(set(files)))).hexdigest()[:16]


def commit() -> str:
    """The commit of the working tree, with a + where it has changes."""
    try:
        said = subprocess.run(["git", "describe", "--always", "--abbrev=10", "--exclude=*", "--dirty=+"], cwd=HERE, check=True,    # noqa: S607
                              capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return said.stdout.strip()


def read(file: Path) -> tuple[dict[str, Any], list[Deal]]:
    """A file's head and deals. A line that was torn by an interruption, and what is behind it, is not there."""
    heading: dict[str, Any] = {}
    deals: list[Deal] = []
    for line in file.read_text().splitlines(keepends=True):
        if not line.endswith("\n"):
            break
        members = json.loads(line)
        if heading:
            deals.append(Deal(**{**members, "shares": tuple(members["shares"]), "margins": tuple(members["margins"])}))
        else:
            heading = members
    return heading, deals


def begin(file: Path, heading: Mapping[str, Any]) -> list[Deal]:
    """The deals that a file has already of the same run; a new file where there is none. OtherRun where it is of another."""
    file.parent.mkdir(parents=True, exist_ok=True)
    found, deals = read(file) if file.exists() else ({}, [])
    differing = [name for name, value in json.loads(json.dumps(heading)).items() if name not in OF_THE_RUN and found.get(name) != value]
    if found and differing:
        raise OtherRun(f"{file} was played with other {', '.join(differing)}. Name another file, or remove this one.")
    whole = [found or heading, *map(asdict, deals)]
    new = file.with_suffix(".new")
    new.write_text("".join(map(_line, whole)))
    new.replace(file)
    return deals


def append(file: Path, deal: Deal) -> None:
    with file.open("a") as results:
        results.write(_line(asdict(deal)))


def _line(members: Mapping[str, Any]) -> str:
    return json.dumps(members, separators=(",", ":")) + "\n"
