"""`fishing`, in a terminal: a whole match by somebody who reads questions and types answers."""
import itertools
import os
import pty
import random
import re
import select
import subprocess
import sys

import pytest

from tests.live.player import Player
from tests.live.service import HERE

QUESTION = re.compile(r"(?:\[1-(\d+), q leaves\]|\[numbers, q leaves\]|Your story .*:) $")
PATIENCE = 60                                                # seconds without a word


@pytest.fixture
def environment(door, tmp_path):
    return {**os.environ, "PYTHONPATH": str(HERE / "clients/python/src"), "FISHING_BASE": f"http://127.0.0.1:{door}", "TERM": "xterm",
            "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}


def run(environment, *words):
    """Without a terminal."""
    return subprocess.run([sys.executable, "-m", "fishing_client", *words], env=environment, capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL)


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, environment, *words):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen([sys.executable, "-m", "fishing_client", *words], env=environment, stdin=slave, stdout=slave,
                                        stderr=slave)
        os.close(slave)
        self.shown = ""

    def reads(self):
        """What is shown until the next question, or until the end: None."""
        answered = len(self.shown)
        while True:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"nothing more after {self.shown[-500:]}"
            try:
                new = os.read(self.master, 65536)
            except OSError:                                  # the other end is closed
                new = b""
            if not new:
                self.process.wait()
                return None
            self.shown += new.decode(errors="replace")
            if asked := QUESTION.search(self.shown, answered):
                return asked

    def types(self, line):
        os.write(self.master, f"{line}\n".encode())


@pytest.mark.parametrize("game", ["go_fish", "historias_de_pescador"])
def test_a_whole_match(environment, game):
    terminal, choose = Terminal(environment, "--name", "Ana", "open", game), random.Random(3)
    while asked := terminal.reads():
        terminal.types(choose.randint(1, int(asked[1])) if asked[1] else 1)
    assert terminal.process.returncode == 0, terminal.shown[-2000:]
    last = terminal.shown.strip().splitlines()[-1]
    assert re.match(r"finished: .* won, scores \[.*\] \(completed\)", last), last
    assert "Ana (you)" in terminal.shown
    assert "╭" in terminal.shown
    assert "\x1b[" in terminal.shown


def test_who_leaves_may_come_back(environment):
    terminal = Terminal(environment, "--name", "Ana", "open", "pescado_novo")
    assert terminal.reads()
    terminal.types("q")
    assert terminal.reads() is None
    assert terminal.process.returncode == 0
    match = re.search(r"match (\S+)", terminal.shown)[1]
    again = Terminal(environment, "play", match)
    assert again.reads()
    again.types("q")
    assert again.reads() is None
    assert "Ana (you)" in again.shown


def test_nothing_is_coloured_outside_of_a_terminal(environment):
    games = run(environment, "games")
    assert games.returncode == 0, games.stderr
    assert "go_fish" in games.stdout
    opened = run(environment, "open", "go_fish")
    assert "match " in opened.stdout
    assert "\x1b" not in opened.stdout
    watched = run(environment, "join", "nowhere")
    assert (watched.returncode, "404" in watched.stderr) == (1, True)


def test_the_token_is_for_its_owner_alone(environment, tmp_path):
    run(environment, "lobby")
    assert (tmp_path / "fishing/tokens.json").stat().st_mode & 0o777 == 0o600


def test_who_watches_sees_a_match_as_it_is_played_and_no_card_of_anybody(environment, door):
    ana, bia = Player(f"http://127.0.0.1:{door}"), Player(f"http://127.0.0.1:{door}", "Bia")
    match = ana.must("POST", "/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}], "sandbox": {
        "seed": "watched", "arrangement": {"dealer": 1, "hands": [["7C", "7D"], ["7H", "7S"]], "stock": ["9C"]}}})["id"]
    with subprocess.Popen([sys.executable, "-m", "fishing_client", "watch", match], env={**environment, "PYTHONUNBUFFERED": "1"},
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, encoding="utf-8") as watching:
        lines = iter(watching.stdout)
        before = list(itertools.takewhile(lambda line: "seat taken" not in line, lines))
        assert before[0].startswith("match created")         # it is open, and nothing more has happened
        bia.must("POST", f"/v1/matches/{match}/seats", {})
        dealt = [line for _, line in zip(range(6), lines, strict=False)]
        assert "Ana: hand dealt, count 2\n" in dealt
        ana.must("POST", f"/v1/matches/{match}/commands", {"type": "ask", "target": 1, "rank": "7"})
        rest = list(lines)
    assert watching.returncode == 0
    assert "Ana: asked, target Bia, rank 7\n" in rest
    assert rest[-1] == "finished: Ana won, scores [1, 0] (completed)\n"
    assert "(you)" not in "".join([*before, *dealt, *rest])
    assert "7♣" not in "".join([*before, *dealt])


def test_the_recording_in_the_readme_is_what_the_command_prints(door):
    [recorded] = re.findall(r"^```text\n(\$ fishing play .*?)^```$", (HERE / "README.md").read_text(), re.M | re.S)
    played = subprocess.run([sys.executable, HERE / "tools/demo.py", "--base", f"http://127.0.0.1:{door}"], capture_output=True, text=True,
                            encoding="utf-8", check=False)
    assert (played.returncode, played.stdout) == (0, recorded), played.stderr
