"""The folder in which processes count: nothing that was counted is lost with them, and what they held nobody holds."""
import os
import signal
import subprocess
import sys

import pytest

from games.metrics import add_up_the_dead, registry

COUNT = """
import os, signal, sys
os.environ["PROMETHEUS_MULTIPROC_DIR"] = sys.argv[1]
from games import metrics
for _ in range(3):
    metrics.count_written("go_fish", ["drew", "drew"], ["bot"])
metrics.THINKING.labels("go_fish", "easy").observe(0.2)
metrics.HELD.labels("poll").inc(2)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def killed(tmp_path):
    """A folder in which a process has counted that was killed then."""
    def one():
        done = subprocess.run([sys.executable, "-c", COUNT, str(tmp_path)], check=False, capture_output=True, text=True,
                              env={**os.environ, "PYTHONPATH": "."})
        assert done.returncode == -signal.SIGKILL, done.stderr
    one()
    return tmp_path, one


def counts(folder):
    found = registry(folder)
    return (found.get_sample_value("fishing_events_total", {"game": "go_fish", "type": "drew"}),
            found.get_sample_value("fishing_commands_total", {"game": "go_fish", "by": "bot", "outcome": "accepted"}),
            found.get_sample_value("fishing_bot_think_seconds_count", {"game": "go_fish", "level": "easy"}),
            found.get_sample_value("fishing_bot_think_seconds_bucket", {"game": "go_fish", "level": "easy", "le": "0.1"}),
            found.get_sample_value("fishing_polls_held", {"kind": "poll"}))


def test_counts_outlive_their_process_and_what_it_held_is_let_go(killed):
    folder, another = killed
    assert counts(folder) == (6, 3, 1, 0, None)
    another()
    assert counts(folder) == (12, 6, 2, 0, None)


def test_the_dead_are_added_up_into_one_file_of_each_kind(killed):
    folder, another = killed
    for times in (2, 3):
        add_up_the_dead(folder)
        another()
        assert counts(folder)[:4] == (6 * times, 3 * times, times, 0)
    add_up_the_dead(folder)
    assert sorted(path.name for path in folder.glob("*.db")) == ["counter_0.db", "histogram_0.db"]
    assert counts(folder)[:4] == (18, 9, 3, 0)


def test_who_lives_is_left_alone(tmp_path):
    code = COUNT.rsplit("\n", 2)[0] + "\nprint(flush=True)\nsys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          env={**os.environ, "PYTHONPATH": "."}) as living:
        living.stdout.readline()
        add_up_the_dead(tmp_path)
        assert (tmp_path / f"counter_{living.pid}.db").exists()
        assert counts(tmp_path)[-1] == 2
        living.stdin.close()
