"""The verifier in TypeScript says of every log what the one in Python says: of true ones and of forged ones."""
import copy
import json
import re
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.verify_shuffle import Wrong, verify

from .test_verify_shuffle import EVERY_TABLE, PROGRAM, Table, cards_at, published

TWIN = PROGRAM.with_suffix(".ts")
NODE = shutil.which("node")
TYPES_SINCE = (22, 18)                                       # Node runs TypeScript as it is


def runs_typescript() -> bool:
    if NODE is None:
        return False
    version = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(map(int, re.findall(r"\d+", version)[:2])) >= TYPES_SINCE


pytestmark = pytest.mark.skipif(not runs_typescript(), reason="there is no Node that runs TypeScript as it is (22.18 or newer)")


def said(match: dict[str, Any], log: list[dict[str, Any]], folder: Path) -> str:
    """What the twin says of a match and its replay."""
    (folder / "match").write_text(json.dumps(match))
    (folder / "replay").write_text("\n".join(map(json.dumps, log)))
    assert NODE is not None
    run = [NODE, "--disable-warning=ExperimentalWarning", str(TWIN), "--match", str(folder / "match"), "--replay", str(folder / "replay")]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == (0 if done.stdout.startswith("verified: ") else 1)
    return done.stdout.strip()


@pytest.mark.parametrize("table", [table for table in EVERY_TABLE if table.seats in (2, 4)], ids=str)
def test_they_agree(table: Table, tmp_path: Path) -> None:
    match, log = published(table)
    names = verify(match, log)
    assert said(match, log, tmp_path) == (
        f"verified: {table.slug}, {len(log)} events, {len(names)} random choices follow from the seed: {', '.join(names)}")
    places = [(at, *place) for at, event in enumerate(log) for place in cards_at(event)]
    for at, name, place in Random(5).sample(places, 4):
        forged = copy.deepcopy(log)
        if place is None:
            forged[at][name] = "none"
        else:
            forged[at][name][place] = "none"
        with pytest.raises(Wrong) as wrong:
            verify(match, forged)
        assert said(match, forged, tmp_path).split(":")[:2] == f"NOT what the seed deals: {wrong.value}".split(":")[:2]
    for forgery in (log[:5] + log[6:], log[:-1], [{**log[0], "commitment": "0" * 64}, *log[1:]]):
        with pytest.raises(Wrong) as wrong:
            verify(match, forgery)
        assert said(match, forgery, tmp_path) == f"NOT what the seed deals: {wrong.value}"
    assert said({**match, "shuffle": {**match["shuffle"], "seed": "11" * 32}}, log, tmp_path).endswith("not SHA-256 of the seed")
