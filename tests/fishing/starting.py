"""Starts programs of the project with an environment of the test's own: nothing of this machine's settings reaches them."""
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRODUCTION = {"SECRET_KEY": "of-a-test-of-production-" + "x" * 40, "ALLOWED_HOSTS": "play.example.org"}


def environment(var: Path, **settings: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "IGNORE_DOTENV": "true", "VAR_DIR": str(var), **settings}


def python(*args: str, env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], cwd=ROOT, env=dict(env), text=True, capture_output=True, timeout=60, check=False)
