"""A fourth game is one folder and nothing else: put into a copy of the tree, it is found, checked, described and played over HTTP."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
NEEDED = ("games", "api", "fishing", "tests", "openapi", "manage.py", "pyproject.toml")
PLAY = '''
"""Plays one match of the fourth game over HTTP, by its actions alone."""
from tests.api.caller import guest


def test_it_is_played_over_http(db):
    people = [guest("Ana"), guest("Bia")]
    game = people[0].get("/v1/games/blind_pond")
    assert game["slug"] == "blind_pond" and game["options"]["type"] == "object"
    assert people[0].get("/v1/games/blind_pond/rules", Accept_Language="pt-BR")["language"] == "pt-BR"
    made = people[0].post("/v1/matches", {"game": "blind_pond", "seats": [{"kind": "me"}, {"kind": "open"}]})
    people[1].post(f"/v1/matches/{made['id']}/seats", {})
    for _ in range(50):
        for person in people:
            view = person.get(f"/v1/matches/{made['id']}")
            if view["status"] == "finished":
                assert view["result"]["winners"]
                assert len(person.get(f"/v1/matches/{made['id']}/events")["events"]) == view["version"]
                return
            for action in view["you"]["actions"]:
                assert person.post(f"/v1/matches/{made['id']}/commands", {"type": "lay", "card": action["cards"][0]}).status == 201
    raise AssertionError("it does not end")
'''


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A copy of the tree with one folder more."""
    house = tmp_path_factory.mktemp("house")
    for name in NEEDED:
        source = HERE / name
        if source.is_dir():
            shutil.copytree(source, house / name, ignore=shutil.ignore_patterns("__pycache__", "live"))
        else:
            shutil.copy(source, house / name)
    shutil.copytree(HERE / "tests" / "fourth_game" / "blind_pond", house / "games" / "rulebook" / "blind_pond")
    (house / "tests" / "api" / "test_fourth_game_over_http.py").write_text(PLAY, encoding="utf-8")
    return house


def run(house: Path, *command: str) -> str:
    environment = {**os.environ, "VAR_DIR": str(house / "var"), "DJANGO_SETTINGS_MODULE": "tests.settings", "PYTHONPATH": str(house)}
    for name in [name for name in environment if name.startswith(("PYTEST", "DATABASE_URL"))]:
        del environment[name]
    done = subprocess.run([sys.executable, *command], cwd=house, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_owes_what_every_game_owes(house):
    out = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rulebook/test_what_every_game_owes.py",
              "-k", "blind_pond and not golden")
    assert " passed" in out


def test_the_schema_describes_it_and_it_is_played_over_http(house):
    run(house, "manage.py", "spectacular", "--validate", "--fail-on-warn", "--file", "openapi/openapi.yaml")
    assert "LayCommand" in (house / "openapi" / "openapi.yaml").read_text(encoding="utf-8")
    assert " passed" in run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/api/test_fourth_game_over_http.py")
