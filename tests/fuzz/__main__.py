"""Fuzz the running service by its schema: `make fuzz`. FUZZ_SEEDS and FUZZ_EXAMPLES say how much.

Each seed as those who may call what they call, then once with no credential at all and once with an app's secret key everywhere. All of
Schemathesis' checks and phases are on, links included; a finding is to be mended in the service or in the schema.
"""
import contextlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.live.player import Player
from tests.live.service import HERE, eventually
from tests.ports import free_port

FOLDER = Path(__file__).parent
SCHEMATHESIS = f"{sysconfig.get_path('scripts')}/schemathesis"
SEEDS = os.environ.get("FUZZ_SEEDS", "1 2 3 7 11").split()
EXAMPLES = os.environ.get("FUZZ_EXAMPLES", "8")


@contextlib.contextmanager
def running() -> Iterator[tuple[str, dict[str, str]]]:
    """The service as `make run` has it, in a folder of its own: its address, and the environment that it runs in."""
    with tempfile.TemporaryDirectory(prefix="fishing-fuzz-") as folder:
        port = free_port()
        environment = {**{name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY")},
                       "VAR_DIR": folder, "IGNORE_DOTENV": "true", "DEBUG": "true", "PORT": str(port), "LOG_LEVEL": "ERROR"}
        with Path(folder, "log").open("wb") as log:
            service = subprocess.Popen([sys.executable, "-m", "fishing.run"], cwd=HERE, env=environment, stdout=log, stderr=log)
        try:
            eventually(lambda: b"Ctrl-C ends it" in Path(folder, "log").read_bytes() or service.poll() is not None, "the service is ready")
            yield f"http://127.0.0.1:{port}", environment
        finally:
            service.terminate()
            service.wait()
            if faults := [line for line in Path(folder, "log").read_text().splitlines() if " ERROR " in line]:
                print("The service logged:", *faults, sep="\n  ")


def keys(environment: dict[str, str]) -> dict[str, str]:
    """Those of a new app."""
    told = subprocess.run([sys.executable, "manage.py", "app", "create", "fuzz", "--kind", "sandbox"], cwd=HERE, env=environment,
                          capture_output=True, text=True, check=True).stdout
    return {"FUZZ_SECRET_KEY": re.findall("fsk_[0-9a-f]{48}", told)[0], "FUZZ_APP_KEY": re.findall("fpk_[0-9a-f]{48}", told)[0]}


def fuzz(base: str, seed: str, caller: str, environment: dict[str, str], answered: Counter[str]) -> bool:
    """One run; whether nothing was found. Counts the answers 2xx of each operation."""
    with tempfile.TemporaryDirectory() as work:
        tally = Path(work, "tally")
        settings = {**environment, "FUZZ_BASE": base, "FUZZ_TALLY": str(tally), "FUZZ_TOKEN": Player(base).token or ""}
        command = [SCHEMATHESIS, "--config-file", str(FOLDER / f"{caller.replace(' ', '-')}.toml"), "run", f"{base}/openapi.yaml",
                   "--seed", seed, "--max-examples", EXAMPLES, "--generation-database", "none", "--no-color", "--continue-on-failure"]
        began = time.monotonic()
        done = subprocess.run(command, cwd=FOLDER, env=settings, capture_output=True, text=True, check=False)
        counts = json.loads(tally.read_text())
    good = {operation for operation, status, _ in counts if 200 <= status < 300}
    for operation, status, times in counts:
        answered[operation] += times if 200 <= status < 300 else 0
    if done.returncode:
        print(done.stdout, done.stderr)
    print(f"seed {seed}, {caller}: {sum(times for *_, times in counts)} requests in {time.monotonic() - began:.0f} s, "
          f"{len(good)} of {len(answered)} operations answered 2xx, {'WITH FINDINGS' if done.returncode else 'nothing found'}", flush=True)
    return not done.returncode


def main() -> int:
    answered: Counter[str] = Counter()
    with running() as (base, environment):
        environment |= keys(environment)
        callers = [(seed, "whoever may") for seed in SEEDS] + [(SEEDS[0], "nobody"), (SEEDS[0], "an app")]
        fine = [fuzz(base, seed, caller, environment, answered) for seed, caller in callers]
    never = sorted(operation for operation, times in answered.items() if not times)
    print(f"{len(answered) - len(never)} of {len(answered)} operations answered 2xx; never: {', '.join(never) or 'none'}")
    return 0 if all(fine) and not never else 1


if __name__ == "__main__":
    sys.exit(main())
