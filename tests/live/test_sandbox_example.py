"""The tests that docs/sandbox.md shows to client teams, run as they run them: they pass, and two runs see the same, byte for byte."""
import os
import subprocess
import sys

from tests.live.service import HERE
from tests.live.test_guide import NODE

EXAMPLES = HERE / "examples"
RUN = {
    "Python": [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:django", "-p", "no:cacheprovider",
               str(EXAMPLES / "test_sandbox.py")],
    "TypeScript": [NODE, "--disable-warning=ExperimentalWarning", "--test", str(EXAMPLES / "sandbox.test.ts")],
}


def told(service, file, tongue):
    done = subprocess.run(RUN[tongue], env={**os.environ, "FISHING": service.base, "TRANSCRIPT": str(file)},
                          cwd=file.parent, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return file.read_bytes()


def test_two_runs_are_told_the_same_and_both_languages_ask_the_same(service, tmp_path):
    asked = {}
    for tongue in RUN:
        one, other = (told(service, tmp_path / f"{tongue}-{run}", tongue) for run in ("one", "other"))
        assert len(one) > 20_000
        assert one == other
        asked[tongue] = [line.split(b" ", 3)[:3] for line in one.splitlines()]
    assert asked["Python"] == asked["TypeScript"]
