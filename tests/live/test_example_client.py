"""The example client plays a whole match of each game, as the README says."""
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "play_match.py"


@pytest.mark.parametrize(("game", "options"), [
    ("go_fish", ["--bots", "2"]),
    ("go_fish", ["--bots", "1", "--preset", "detective", "--level", "medium"]),
    ("pescado_novo", ["--bots", "3", "--preset", "teams", "--language", "pt-BR"]),
    ("historias_de_pescador", ["--bots", "3"]),
    ("historias_de_pescador", ["--bots", "2", "--preset", "fishermen", "--level", "medium"]),
])
def test_the_example_client_finishes_a_match(service, game, options):
    done = subprocess.run([sys.executable, str(EXAMPLE), "--base", service.base, "--game", game, "--seed", "1", *options],
                          capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert done.stdout.splitlines()[-1].startswith("finished: seats ["), done.stdout[-2000:]
