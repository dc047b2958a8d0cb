"""`make many` in small: `refold` in several processes, over more matches than one of them takes at once."""
import os
import subprocess
import sys

from tests.live.service import HERE

MATCHES = 250


def test_three_that_are_damaged_are_found_and_repaired_by_several_processes():
    environment = {**os.environ, "MANY_ON": os.environ.get("FAULTS_ON", "")}
    done = subprocess.run([sys.executable, "-m", "tests.matches.many", "--matches", str(MATCHES), "--jobs", "2"], cwd=HERE, env=environment,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3_000:] + done.stderr[-3_000:]
