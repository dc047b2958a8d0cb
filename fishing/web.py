"""The web server of one host: granian, told how to stop. `python -m fishing.web --port 8000 --workers 2 --notice 3`

On SIGTERM readiness turns to 503 at once while requests are still served (`--notice`, for a proxy that asks /readyz), then no new
connection is taken, the requests that run are finished, and it ends. A stalled socket is waited for as long as a request may take.

`--waiting 8001` starts the process that holds polls (`fishing.waiting`) on a port of its own beside it, again whenever it should end.
"""
import argparse
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.mp import MPServer

from api import notice

PAUSE_SECONDS = 1.0                                          # before what has ended is started again
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}           # noqa: S104  # who listens there is found here
LONGEST_REQUEST = 25                                         # seconds; a database that answers slowly is given up sooner


class Waiting:
    """The process that holds polls. It ends first, while there is somebody to ask what it is to answer to all who wait."""

    def __init__(self, *command: str) -> None:
        self.command, self.is_ending = [sys.executable, "-m", "fishing.waiting", *command], threading.Event()
        self.process = subprocess.Popen(self.command)
        threading.Thread(target=self._keep_up, daemon=True).start()

    def _keep_up(self) -> None:
        self.process.wait()
        while not self.is_ending.wait(PAUSE_SECONDS):
            self.process = subprocess.Popen(self.command)
            self.process.wait()

    def end(self) -> None:
        self.is_ending.set()
        self.process.terminate()


class Server(MPServer):
    """Gives notice before it stops; a second signal ends the waiting."""

    def __init__(self, *args: Any, seconds: float, waiting: Waiting | None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.seconds: float | None = seconds or None
        self.waiting = waiting

    def signal_handler_interrupt(self, *args: Any, **kwargs: Any) -> None:
        if self.waiting is not None:
            self.waiting.end()
        if self.seconds is None:
            super().signal_handler_interrupt()               # type: ignore[no-untyped-call]
            return
        notice.give()
        threading.Timer(self.seconds, super().signal_handler_interrupt).start()
        self.seconds = None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=1, help="processes, of four threads each")
    parser.add_argument("--notice", type=float, default=0, help="seconds from readiness 503 to the end of listening")
    parser.add_argument("--waiting", type=int, metavar="PORT", help="hold polls on this port, in a process of its own")
    said = parser.parse_args()
    here = EVERYWHERE.get(said.host, said.host)
    waiting = Waiting("--host", said.host, "--port", str(said.waiting), "--web", f"{here}:{said.port}") if said.waiting else None
    with tempfile.TemporaryDirectory(prefix="fishing-web-") as folder:
        os.environ[notice.NOTICE] = str(Path(folder, "stopping"))
        Server("fishing.wsgi:serve", said.host, said.port, factory=True, interface=Interfaces.WSGI, workers=said.workers,
               blocking_threads=4, websockets=False, log_level=LogLevels.warning, respawn_failed_workers=True,
               workers_kill_timeout=LONGEST_REQUEST, seconds=said.notice, waiting=waiting).serve()


if __name__ == "__main__":
    main()
