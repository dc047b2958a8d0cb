"""The house itself: what the rulebook may stand on, the arrows inside each game, and that what is installed is pinned.

The arrows between rooms stand in pyproject.toml, where import-linter reads them. These are the ones that hold for every game of
`games/rulebook/`, also for one that is not there yet, and so name none.
"""
import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULEBOOK = ROOT / "games" / "rulebook"
GAMES = sorted(path.parent for path in RULEBOOK.glob("*/__init__.py"))
SHARED = {path.stem for path in RULEBOOK.glob("*.py")} - {"__init__"}
FLOORS = {"options": 0, "model": 1, "scoring": 2, "rules": 3, "view": 3, "bot": 4, "pool": 5}     # what is not named stands where it must
OUTSIDE = {"asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "secrets", "shutil", "socket", "sqlite3",
           "subprocess", "tempfile", "threading", "time", "urllib", "uuid"}               # clocks, files, nets, dice without a seed


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """What a file imports, and how many folders up it looks for it (0: absolute)."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.level, name) for name in ([node.module] if node.module else [alias.name for alias in node.names]))


def reached(game: Path, part: str) -> set[str]:
    """The parts of a game that one of them imports, itself or through others."""
    found: set[str] = set()
    unread = [part]
    while unread:
        file = game / f"{unread.pop()}.py"
        new = {name.split(".")[0] for level, name in imports(file) if level == 1} - found
        found |= new
        unread += new
    return found


@pytest.mark.parametrize("file", sorted(RULEBOOK.rglob("*.py")), ids=lambda file: str(file.relative_to(RULEBOOK)))
def test_the_rulebook_stands_on_the_standard_library_without_clock_files_or_net(file):
    outside = {name.split(".")[0] for level, name in imports(file) if level == 0}
    assert outside <= sys.stdlib_module_names - OUTSIDE
    depth = len(file.relative_to(RULEBOOK).parts)
    assert all(level <= depth for level, _ in imports(file)), "it looks out of the rulebook"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_game_knows_another(game):
    for file in game.rglob("*.py"):
        assert {name.split(".")[0] for level, name in imports(file) if level == 2} <= SHARED, file.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_inside_a_game_arrows_point_down(game):
    parts = {file.stem for file in game.glob("*.py")} - {"__init__"}
    assert {*FLOORS} - {"pool"} <= parts                      # whom only tournaments know, a game may do without
    for part in parts:
        below = reached(game, part)
        assert part not in below, f"{part} comes back to itself"
        if part in FLOORS:
            assert {name for name in below if FLOORS.get(name, -1) >= FLOORS[part]} == set(), f"{part} imports what stands above it"


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-dev.txt", "requirements-recipes.txt", "requirements-containers.txt"])
def test_every_package_is_pinned_by_name_and_hash_and_by_nothing_else(lock):
    text = (ROOT / lock).read_text().replace("\\\n", "")
    for line in text.splitlines():
        assert re.fullmatch(r"[a-z0-9._-]+(\[[a-z,]+\])?==[^ ;]+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+", line.strip()), line


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-dev.txt"])
def test_what_pyproject_asks_for_is_locked(lock):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] + (project["dependency-groups"]["dev"] if lock == "requirements-dev.txt" else [])
    names = {re.split(r"[^A-Za-z0-9._-]", line)[0].lower() for line in asked}
    assert names <= set(re.findall(r"^([a-z0-9._-]+)", (ROOT / lock).read_text(), re.M)), "make lock"


def test_what_runs_is_what_is_tested():
    pins = re.compile(r"^([a-z0-9._-]+)(?:\[.*\])?==([^ ;]+)", re.M)
    runs = dict(pins.findall((ROOT / "requirements.txt").read_text()))
    tested = dict(pins.findall((ROOT / "requirements-dev.txt").read_text()))
    assert runs.items() <= tested.items()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows what is committed")
def test_no_file_names_a_package_registry():
    """Each machine has its own way to packages."""
    hosts = re.compile(r"\b(pypi|pythonhosted|npmjs|deb\.debian)\.(org|com)\b")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, text=True, capture_output=True, check=True).stdout.splitlines()
    files = [ROOT / name for name in listed if (ROOT / name).is_file()]
    assert [file for file in files if hosts.search(file.read_text(errors="replace"))] == []


@pytest.mark.parametrize("room", ["api", "fishing", "games", "tests", "examples"])
def test_the_first_line_of_a_file_says_what_it_is_for(room):
    for file in (ROOT / room).rglob("*.py"):
        if "migrations" not in file.parts and (text := file.read_text()):
            assert text.startswith(('"""', "#!")), file
