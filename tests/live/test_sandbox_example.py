"""The tests that docs/sandbox.md shows to client teams, run as they run them: they pass, and two runs see the same, byte for byte."""
import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "test_sandbox.py"


def test_two_runs_are_told_the_same(service, tmp_path):
    told = []
    for run in ("one", "other"):
        transcript = tmp_path / run
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:django", "-p", "no:cacheprovider", str(EXAMPLE)],
            env={**os.environ, "FISHING": service.base, "TRANSCRIPT": str(transcript)},
            cwd=tmp_path, capture_output=True, text=True, check=False, timeout=240)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr
        told.append(transcript.read_bytes())
    assert len(told[0]) > 20_000
    assert told[0] == told[1]
