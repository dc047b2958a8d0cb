"""`make run`: says what is wrong, or plays; ends on Ctrl-C with status 0 and leaves nothing running, however it is ended."""
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fishing import run
from tests.ports import free_port

from .starting import ROOT, environment, python

PATIENCE = 90                                                # two cores, and other tests on both


def refusal(tmp_path, **said: str) -> str:
    done = python("-m", "fishing.run", env=environment(tmp_path, **({"PORT": str(free_port())} | said)))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_taken_port_is_named_with_a_way_out(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in (said := refusal(tmp_path, PORT=str(port)))
        assert re.search(r"make run PORT=\d+", said)


@pytest.mark.parametrize("port", ["eighty", "0", "65536", "-1", "8000.0", "²"])
def test_a_port_that_is_none_is_refused(monkeypatch, port):
    monkeypatch.setenv("PORT", port)
    with pytest.raises(run.Refused, match="PORT is to be a number from 1 to 65535"):
        run._port()


@pytest.mark.parametrize("url", ["postgresql://ana:hidden@127.0.0.1:1/fishing", "sqlite:////nowhere/at/all.sqlite3", "nonsense"])
def test_a_database_that_cannot_be_had_is_said_in_a_few_lines_without_the_password(tmp_path, url):
    said = refusal(tmp_path, DATABASE_URL=url)
    assert "DATABASE_URL says which one it is" in said
    assert len(said.splitlines()) <= 5
    assert "hidden" not in said


def test_a_broker_that_does_not_answer_is_named(tmp_path):
    assert "The broker that REDIS_URL names does not answer" in refusal(tmp_path, REDIS_URL="redis://:hidden@127.0.0.1:1")


@pytest.fixture
def running(tmp_path) -> Iterator[Callable[[], "Running"]]:
    started: list[Running] = []

    def start() -> Running:
        started.append(Running(tmp_path))
        return started[-1]

    yield start
    for one in started:
        one.launcher.kill()
        one.launcher.wait()


class Running:
    """The launcher, ready, with what it said and all that it started."""

    def __init__(self, var: Path) -> None:
        self.said = var / "said"
        with self.said.open("w") as said:
            self.launcher = subprocess.Popen([sys.executable, "-m", "fishing.run"], cwd=ROOT, stdout=said, stderr=subprocess.STDOUT,
                                             env=environment(var, PORT=str(free_port())))
        assert within(lambda: "Ctrl-C ends it." in self.text or self.launcher.poll() is not None), self.text
        assert self.launcher.poll() is None, self.text
        self.parts = descendants(self.launcher.pid)

    @property
    def text(self) -> str:
        return self.said.read_text()

    def ends(self) -> bool:
        """Is everything gone?"""
        return within(lambda: self.launcher.poll() is not None and not any(map(alive, self.parts)))


def within(done: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not (is_done := done()) and time.monotonic() < until:
        time.sleep(0.1)
    return is_done


def descendants(pid: int) -> dict[int, str]:
    """Their command lines by process id."""
    rows = subprocess.run(["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], text=True, capture_output=True, check=True).stdout
    children: dict[int, list[tuple[int, str]]] = {}
    for row in rows.splitlines():
        child, parent, command = row.split(None, 2)
        children.setdefault(int(parent), []).append((int(child), command))
    found, unread = {}, [pid]
    while unread:
        for child, command in children.get(unread.pop(), ()):
            found[child] = command
            unread.append(child)
    return found


def alive(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], text=True, capture_output=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


@pytest.mark.live
def test_what_it_says_works_and_ctrl_c_ends_it_with_status_0_and_nothing_left(running):
    service = running()
    assert any("valkey-server" in command for command in service.parts.values())
    line = shlex.split(next(line for line in service.text.splitlines() if "curl" in line))
    base = next(word for word in line if word.startswith("http")).removesuffix("/v1/guests")
    if shutil.which("curl"):
        assert json.loads(subprocess.run(line, text=True, capture_output=True, check=True).stdout)["token"]
    for path in re.findall(rf"{base}(/\S+)", service.text):
        if path != "/v1/guests":
            assert urllib.request.urlopen(base + path).status == 200

    service.launcher.send_signal(signal.SIGINT)
    assert service.ends(), service.text
    assert service.launcher.returncode == 0
    assert "Traceback" not in service.text


@pytest.mark.live
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process that its parent is gone")
def test_killed_outright_it_leaves_nothing_running(running):
    service = running()
    service.launcher.kill()
    assert service.ends(), {pid: command for pid, command in service.parts.items() if alive(pid)}


@pytest.mark.live
def test_a_part_that_ends_by_itself_ends_all_and_is_named(running):
    service = running()
    os.kill(next(pid for pid, command in service.parts.items() if " beat " in command), signal.SIGKILL)
    assert service.ends(), service.text
    assert service.launcher.returncode == 1
    assert "beat ended by itself, with status -9" in service.text
