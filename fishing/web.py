"""The web server of one host: granian, told how to stop. `python -m fishing.web --port 8000 --workers 2 --notice 3`

On SIGTERM readiness turns to 503 at once while requests are still served (`--notice`, for a proxy that asks /readyz), then no new
connection is taken, the requests that run are finished, and it ends. Stalled sockets are waited for no longer than a request may take.
"""
import argparse
import os
import signal
import threading
from typing import Any

from granian import Granian
from granian.constants import Interfaces
from granian.log import LogLevels

STOPPING = signal.SIGUSR1                                    # told to the workers; fishing.wsgi hears it
LONGEST_REQUEST = 25                                         # seconds; a database that answers slowly is given up sooner


class Server(Granian):
    """Gives notice before it stops; a second signal ends the waiting."""

    def __init__(self, *args: Any, notice: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.notice: float | None = notice or None

    def signal_handler_interrupt(self, *args: Any, **kwargs: Any) -> None:
        if self.notice is None:
            super().signal_handler_interrupt()
            return
        for worker in self.wrks:
            os.kill(worker._id(), STOPPING)
        threading.Timer(self.notice, super().signal_handler_interrupt).start()
        self.notice = None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=1, help="processes, of four threads each")
    parser.add_argument("--notice", type=float, default=0, help="seconds from readiness 503 to the end of listening")
    said = parser.parse_args()
    Server("fishing.wsgi:application", said.host, said.port, interface=Interfaces.WSGI, workers=said.workers, blocking_threads=4,
           websockets=False, log_level=LogLevels.warning, respawn_failed_workers=True, workers_kill_timeout=LONGEST_REQUEST,
           notice=said.notice).serve()


if __name__ == "__main__":
    main()
