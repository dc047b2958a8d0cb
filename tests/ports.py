"""Ports that no other test, process or connection takes in the meantime. `python -m tests.ports` prints one."""
import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path

PORTS = range(12000, 32000)                                  # below those that the system gives to connections
LOCKS = Path(tempfile.gettempdir(), "fishing-test-ports")


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on: asked for twice, and by suites at the same time, never the same."""
    LOCKS.mkdir(mode=0o777, exist_ok=True)
    while True:
        port = random.choice(PORTS)
        lock = os.open(LOCKS / str(port), os.O_CREAT | os.O_RDWR)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:                                      # somebody has it
            os.close(lock)
        else:
            return port                                      # the lock goes when this process ends


if __name__ == "__main__":
    print(free_port())
