"""What something costs, and how the costs of two things compare: pair by pair, in turns, so that whoever shares the machine harms both.

A cost is CPU time of the server's processes, or time on the clock where others work for it, too (a database). Ratios are what counts.
"""
import os
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from tests.faults.servers import children

from .asking import ask, at_once

PAIRS = int(os.environ.get("PAIRS", "7"))
CLIENTS = 4
ROWS: list[tuple[str, str, str, str]] = []                   # what, goal, got, met


def family(pid: int) -> list[int]:
    return [pid, *(one for child in children(pid) for one in family(child))]


def cpu(*pids: int) -> float:
    """Seconds of CPU time that processes and their children have had."""
    return sum(int(path.read_text().split()[0]) for pid in pids for one in family(pid)
               for path in Path(f"/proc/{one}/task").glob("*/schedstat")) / 1e9


def memory(pid: int) -> int:
    """Its own, in bytes."""
    return int(re.search(r"^Private_Dirty: *(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)[1]) * 1_024


def cost(port: int, pids: list[int], asked: bytes, status: int, times: int) -> float:
    """CPU microseconds of some processes for a request."""
    answer = ask(port, asked)
    assert answer.startswith(f"HTTP/1.1 {status}".encode()), answer
    before = cpu(*pids)
    at_once([lambda: ask(port, *[asked] * (times // CLIENTS))] * CLIENTS)
    return (cpu(*pids) - before) / times * 1e6


def clocked(work: Callable[[], int]) -> float:
    """Microseconds on the clock for each of the things that it did."""
    began = time.perf_counter()
    done = work()
    return (time.perf_counter() - began) / done * 1e6


def against(what: str, goal: float | None, ours: Callable[[], float], theirs: Callable[[], float], *, at_most: bool = False) -> None:
    """How many times as many a second ours makes as theirs; `at_most`: how many times as much ours costs."""
    ours(), theirs()                                         # warm
    pairs = [(ours(), theirs()) for _ in range(PAIRS)]
    ratios = sorted(our / their if at_most else their / our for our, their in pairs)
    our, their = (statistics.median(column) for column in zip(*pairs, strict=True))
    middle = statistics.median(ratios)
    tell(what, goal and f"{'≤' if at_most else '≥'} {goal}", f"{middle:.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f}); {our:.0f} : {their:.0f} µs",
         goal is None or (middle <= goal if at_most else middle >= goal))


def tell(what: str, goal: str | None, got: str, met: bool) -> None:
    ROWS.append((what, goal or "–", got, "" if met else "missed"))
    print("{:<76} | {:>9} | {} {}".format(*ROWS[-1]), flush=True)
