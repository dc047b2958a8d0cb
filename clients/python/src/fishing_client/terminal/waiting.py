"""Something that moves while nothing happens; in a terminal alone."""
import itertools
import sys
import threading
import time
from types import TracebackType
from typing import Self


class Waiting:
    """Says for whom we wait and for how long, in one line, until the block ends."""

    def __init__(self, for_what: str) -> None:
        self.for_what, self.is_over = for_what, threading.Event()
        self.thread = threading.Thread(target=self._turn, daemon=True)

    def __enter__(self) -> Self:
        if sys.stdout.isatty():
            self.thread.start()
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None) -> None:
        self.is_over.set()
        if self.thread.is_alive():
            self.thread.join()

    def _turn(self) -> None:
        began = time.monotonic()
        for sign in itertools.cycle("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"):
            if self.is_over.wait(0.15):
                break
            sys.stdout.write(f"\r{sign} {self.for_what} … {time.monotonic() - began:.0f} s\x1b[K")
            sys.stdout.flush()
        sys.stdout.write("\r\x1b[K")
        sys.stdout.flush()
