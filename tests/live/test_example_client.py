"""The example client plays a whole match of each game, as the README says, and the other example verifies how it was dealt."""
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(("game", "options"), [
    ("go_fish", ["--bots", "2"]),
    ("go_fish", ["--bots", "1", "--preset", "detective", "--level", "medium"]),
    ("pescado_novo", ["--bots", "3", "--preset", "teams", "--language", "pt-BR"]),
    ("historias_de_pescador", ["--bots", "3"]),
    ("historias_de_pescador", ["--bots", "2", "--preset", "fishermen", "--level", "medium"]),
])
def test_the_example_client_finishes_a_match(service, game, options):
    first, *_, last = run("play_match.py", "--base", service.base, "--game", game, "--seed", "1", *options)
    assert last.startswith("finished: seats ["), last
    match_id = first.split()[1].rstrip(":")
    assert run("verify_shuffle.py", match_id, "--base", service.base)[-1].startswith(f"verified: {game}, ")


def run(example, *args):
    """The lines that an example prints."""
    done = subprocess.run([sys.executable, str(EXAMPLES / example), *args], capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout.splitlines()
