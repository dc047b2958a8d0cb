"""What a web process has counted since it last wrote it down. A request adds a line to a list in memory, and touches no database.

The list is added up every few seconds (`writing`). There are as many sums as there are apps, templates of addresses and codes, and of each
app the latest AT_ONCE troubles: so it stays small however much is asked and however long the database is away. `of` and `refused` are
told on the way, by those who answer; it is kept in the request's `META`, like its id (`games.tracing`).
"""
import threading
import time
import uuid
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

from .. import tracing
from ..players.models import new_id
from .models import NOBODY

HOUR = 3_600
AT_ONCE = 200                                                # troubles of an app between two writes
TROUBLE = 400                                                # the first status that is one
LONGEST = 500                                                # of what a client calls itself
_APP, _PLAYER, _CODE = "fishing.app", "fishing.player", "fishing.code"
# Id of the app (from `api.unchanged` as the driver wrote it), method, route, status, code.
Line: TypeAlias = tuple[uuid.UUID | str, str, str, int, str]


class Key(NamedTuple):
    """What is counted apart: the app, hours since 1970, and the request."""

    app: uuid.UUID
    hour: int
    method: str
    route: str
    status: int
    code: str


class Kept(NamedTuple):
    """A request that was refused or failed, until it is written down."""

    id: uuid.UUID
    app: uuid.UUID
    at: datetime
    request_id: str
    method: str
    route: str
    status: int
    code: str
    player: uuid.UUID | None
    match: uuid.UUID | None
    client: str


class Gathered:
    """Counts and troubles of a process, from one write to the next."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lines: deque[Line] = deque()
        self.count = self._lines.append                      # takes no lock: threads append to a deque one after the other
        self._sums: Counter[Key] = Counter()
        self._troubles: dict[uuid.UUID, deque[Kept]] = defaultdict(lambda: deque(maxlen=AT_ONCE))

    def keep(self, trouble: Kept) -> None:
        with self._lock:
            self._troubles[trouble.app].append(trouble)

    def take(self) -> tuple[Counter[Key], list[Kept]]:
        """All that there is; from now on it is somebody else's. What was asked in the last seconds of an hour may count for the next."""
        lines, hour = Counter(self._lines.popleft() for _ in range(len(self._lines))), int(time.time()) // HOUR
        with self._lock:
            sums, self._sums = self._sums, Counter()
            troubles = [trouble for of_app in self._troubles.values() for trouble in of_app]
            self._troubles.clear()
        for (app, method, route, status, code), number in lines.items():
            sums[Key(app if isinstance(app, uuid.UUID) else uuid.UUID(app), hour, method, route, status, code)] += number
        return sums, troubles

    def give_back(self, sums: Counter[Key], troubles: Iterable[Kept]) -> None:
        """It could not be written: the next time, then, with what comes until then."""
        with self._lock:
            self._sums.update(sums)
            later = [trouble for of_app in self._troubles.values() for trouble in of_app]
            self._troubles.clear()
            for trouble in (*troubles, *later):
                self._troubles[trouble.app].append(trouble)


gathered = Gathered()                                        # of this process


def of(meta: MutableMapping[str, Any], *, app: uuid.UUID | None, player: uuid.UUID | None = None) -> None:
    """Whose request this is, whether their credential holds or not; `app`: None where the player is of none."""
    meta[_APP], meta[_PLAYER] = app, player


def is_known(meta: Mapping[str, Any]) -> bool:
    return _APP in meta


def refused(meta: MutableMapping[str, Any], code: str) -> None:
    """By which code."""
    meta[_CODE] = code


def note(meta: MutableMapping[str, Any], *, method: str, route: str, status: int, match: uuid.UUID | None) -> None:
    """A request was answered."""
    app = meta.get(_APP) or NOBODY
    if status < TROUBLE:
        gathered.count((app, method, route, status, ""))
        return
    code = meta.get(_CODE, "")
    gathered.count((app, method, route, status, code))
    gathered.keep(Kept(new_id(), app, datetime.now(UTC), tracing.id_of(meta), method, route, status, code, meta.get(_PLAYER), match,
                       meta.get("HTTP_USER_AGENT", "")[:LONGEST]))
