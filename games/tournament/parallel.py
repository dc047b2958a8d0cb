"""The same function for many numbers, on several processes, in order."""
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Found = TypeVar("Found")


def each(function: Callable[[int], Found], numbers: range, processes: int) -> Iterator[Found]:
    """What a function finds for each number. Who stops asking waits for no more than what is being worked on."""
    if processes == 1 or len(numbers) < 2:
        yield from map(function, numbers)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _leave_ctrl_c_to_the_first)
    try:
        yield from pool.map(function, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
