"""The rule cases over HTTP, by their own runner."""
import subprocess
import sys
from pathlib import Path

import yaml

CASES = Path(__file__).resolve().parents[1] / "cases"


def test_every_rule_case_passes(service):
    files = sorted(map(str, CASES.glob("*.yaml")))
    done = subprocess.run([sys.executable, str(CASES / "run_cases.py"), service.base, *files], capture_output=True, text=True, check=False)
    wanted = sum(len(yaml.safe_load(Path(name).read_text(encoding="utf-8"))) for name in files)
    assert done.stdout.splitlines()[-1] == f"{wanted} passed, 0 failed", done.stdout
