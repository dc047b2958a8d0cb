"""What a web process has counted since it last wrote it down. A request adds one to a number in memory, and touches no database.

There are as many numbers as there are apps, templates of addresses and codes, and of each app the latest AT_ONCE troubles: so it stays
small however much is asked and however long the database is away. `of` and `refused` are told on the way, by those who answer; it is
kept in the request's `META`, like its id (`games.tracing`).
"""
import re
import threading
import time
import uuid
from collections import Counter, defaultdict, deque
from collections.abc import Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from .. import tracing
from ..players.models import new_id
from .models import CLIENT_LENGTH, NOBODY, Trouble

HOUR = 3_600
AT_ONCE = 200                                                # troubles of an app between two writes
TROUBLE = 400                                                # the first status that is one
_APP, _PLAYER, _CODE = "fishing.app", "fishing.player", "fishing.code"
_CREDENTIAL = re.compile(r"\b(f[psp][tk]_)[0-9a-zA-Z_]{6,}")


class Key(NamedTuple):
    """What is counted apart: hexadecimal id of the app, hours since 1970, and the request."""

    app: str
    hour: int
    method: str
    route: str
    status: int
    code: str


class Gathered:
    """Counts and troubles of a process, from one write to the next."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[Key | tuple[str, int, str, str, int, str], int] = {}
        self._troubles: dict[uuid.UUID, deque[Trouble]] = defaultdict(lambda: deque(maxlen=AT_ONCE))

    def count(self, app: str, method: str, route: str, status: int, code: str = "") -> None:
        key = app, int(time.time()) // HOUR, method, route, status, code       # a bare tuple: half the price of a Key, and equal to it
        with self._lock:
            self._counts[key] = self._counts.get(key, 0) + 1

    def keep(self, trouble: Trouble) -> None:
        with self._lock:
            self._troubles[trouble.app].append(trouble)

    def take(self) -> tuple[Counter[Key], list[Trouble]]:
        """All that there is; from now on it is somebody else's."""
        with self._lock:
            counts, self._counts = self._counts, {}
            troubles = [trouble for of_app in self._troubles.values() for trouble in of_app]
            self._troubles.clear()
        return Counter({Key(*key): number for key, number in counts.items()}), troubles

    def give_back(self, counts: Counter[Key], troubles: list[Trouble]) -> None:
        """It could not be written: the next time, then, with what comes until then."""
        with self._lock:
            for key, number in counts.items():
                self._counts[key] = self._counts.get(key, 0) + number
            for trouble in sorted([*troubles, *(one for of_app in self._troubles.values() for one in of_app)], key=lambda one: one.pk):
                kept = self._troubles[trouble.app]
                if trouble not in kept:
                    kept.append(trouble)


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
    app, code = meta.get(_APP) or NOBODY, meta.get(_CODE, "") if status >= TROUBLE else ""
    gathered.count(app.hex, method, route, status, code)
    if status >= TROUBLE:
        gathered.keep(Trouble(
            id=new_id(), app=app, at=datetime.now(UTC), request_id=tracing.id_of(meta), method=method, route=route, status=status,
            code=code, player=meta.get(_PLAYER), match=match, client=_named(meta.get("HTTP_USER_AGENT", ""))))


def _named(client: str) -> str:
    """What a client calls itself, in as far as it is a name."""
    return "".join(char for char in _CREDENTIAL.sub(r"\1…", client) if char.isprintable())[:CLIENT_LENGTH]
