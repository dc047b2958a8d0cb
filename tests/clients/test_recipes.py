"""What clients/RECIPES.md tells Kotlin and Swift teams to run: it runs, and gives what is said there. Nothing compiles it here."""
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.live.service import HERE

GENERATOR = Path(sysconfig.get_path("scripts")) / "openapi-generator-cli"
RECIPES = (HERE / "clients/RECIPES.md").read_text()
pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="`make recipes` installs openapi-generator and a Java")


def followed(language, folder):
    """The folder that the recipe of a language fills."""
    recipe = re.search(rf"```sh\n(python \S+ {language} .*?)```", RECIPES, re.S)[1]
    for line in recipe.replace("\\\n", "").splitlines():
        program, *words = line.split()
        words = [str(folder / word) if word in (f"{language}.yaml", f"fishing-{language}") else word for word in words]
        command = {"python": [sys.executable], "openapi-generator-cli": [GENERATOR]}[program]
        done = subprocess.run([*command, *words], cwd=HERE, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder / f"fishing-{language}"


def read(folder, name):
    found, = folder.rglob(name)
    return found.read_text()


def test_kotlin(tmp_path):
    made = followed("kotlin", tmp_path)
    assert re.search(r"fun playCommand\(.*\) : Played \{", read(made, "MatchesApi.kt"))
    assert "is AskCommand" in read(made, "Command.kt")
    tried = re.findall(r"actualAdapter = adapter(\w+)", read(made, "Event.kt"))
    assert (tried[-1], len(tried) > 40) == ("OtherEvent", True)


def test_swift(tmp_path):
    made = followed("swift", tmp_path)
    assert re.search(r"func playCommand\(.*\) async throws\(ErrorResponse\) -> Played \{", read(made, "MatchesAPI.swift"))
    for union in ("Event", "Action", "Table"):
        text = read(made, f"{union}.swift")
        assert re.findall(r"container\.decode\((\w+)\.self\)", text)[-1] == f"Unknown{union}"
        assert not re.search(r"case \w+: ", text), "no Swift"
    assert "unknown_default_open_api" not in read(made, "GoFishAskedEvent.swift")
