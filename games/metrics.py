"""What is counted, each metric once; docs/metrics.md says what to do when one moves. Labels are few and known: no id, no name, no text.

Several processes of a host count in files of one folder (`settings.METRICS_DIR`, one file a process and kind), and whoever is asked adds
them up (prometheus_client's multiprocess mode). So a count is of the host, outlives a process, and falls only with its folder.
"""
import contextlib
import fcntl
import os
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

REQUESTS = Counter(
    "fishing_requests", "Requests answered, by method, template of the address (`other`: none of ours, or a file) and status.",
    ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "fishing_request_seconds", "How long requests took that came as far as Django (a 304 that is given before is only counted).",
    ["route"], buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25))
COMMANDS = Counter(
    "fishing_commands", "Commands by game, by whom (`player`, `bot`, `clock`: played for somebody whose time was over), and outcome: "
                        "`accepted` once they are committed, `replayed`, or the code of the refusal.", ["game", "by", "outcome"])
EVENTS = Counter("fishing_events", "Events written to the logs of matches, once they are committed, by game and type.", ["game", "type"])
THINKING = Histogram("fishing_bot_think_seconds", "How long bots thought about a move, by game and level.", ["game", "level"],
                     buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5))
HURRIED = Counter("fishing_bots_hurried", "Choices that `hard` bots made as `medium` ones, for they had waited too long for a worker.")
TASKS = Counter("fishing_tasks", "Tasks that workers ended, by name and state (`SUCCESS`, `FAILURE`, …).", ["task", "state"])
HELD = Gauge("fishing_polls_held", "Requests that are held now until there is something new, by kind (`poll`, `stream`).", ["kind"],
             multiprocess_mode="livesum")

METHODS = frozenset(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"])
THE_DEAD = 0                                                 # the process to whose files those of the dead are added


def method_label(method: str | None) -> str:
    """A client may send any word."""
    return method if method in METHODS else "other"


def count_written(game: str, types: Iterable[str], by: Iterable[str]) -> None:
    """Events by type and commands by who played them. To be called when they are committed."""
    for kind, number in Tally(types).items():
        EVENTS.labels(game, kind).inc(number)
    for who in by:
        COMMANDS.labels(game, who, "accepted").inc()


@contextlib.contextmanager
def refusals(game: str, by: str) -> Iterator[None]:
    """Counts a command that is refused, by its code."""
    try:
        yield
    except Exception as error:
        code = getattr(error, "code", None)
        COMMANDS.labels(game, by, code if isinstance(code, str) else "error").inc()
        raise


def registry(folder: Path) -> CollectorRegistry:
    """What all processes that share a folder have counted."""
    for pid in {_pid(path) for path in folder.glob("gauge_live*.db")}:
        if not _lives(pid):
            mark_process_dead(pid, str(folder))              # type: ignore[no-untyped-call]  # what it held, nobody holds
    found = CollectorRegistry()
    MultiProcessCollector(found, str(folder))                # type: ignore[no-untyped-call]
    return found


def add_up_the_dead(folder: Path) -> None:
    """Put the counts of processes that have ended into one file, lest there be more of them with each start."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for path in [path for kind in ("counter", "histogram") for path in folder.glob(f"{kind}_*.db")]:
            if _pid(path) == THE_DEAD or _lives(_pid(path)):
                continue
            sums = MmapedDict(str(path.with_name(f"{path.stem.split('_')[0]}_{THE_DEAD}.db")))     # type: ignore[no-untyped-call]
            for key, value, _, _ in MmapedDict.read_all_values_from_file(str(path)):               # type: ignore[no-untyped-call]
                sums.write_value(key, sums.read_value(key)[0] + value, 0.0)                        # type: ignore[no-untyped-call]
            sums.close()                                     # type: ignore[no-untyped-call]
            path.unlink()


def _pid(path: Path) -> int:
    return int(path.stem.rsplit("_", 1)[1])


def _lives(pid: int) -> bool:
    with contextlib.suppress(PermissionError):               # somebody else's, and alive
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
    return True
