"""What a poll depends on, in one round trip to the database and without the ORM: for `api.unchanged`, which saves the views the work.

Each statement answers nothing wherever there is anything to be refused, settled or noted; whoever asked then takes the long way. A token
holds here if it is neither revoked nor expired, and its use today was noted already (games.players).
"""
import re
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import cache
from itertools import islice
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, OperationalError, connections
from django.db.models import Count, Sum

from ..oauth.models import AccessToken
from ..players.models import Player, PlayerToken
from .models import Match, Seat

AT_ONCE = 400                                                # ids in a statement
PARTS = {
    "token": PlayerToken._meta.db_table, "player": Player._meta.db_table, "match": Match._meta.db_table, "seat": Seat._meta.db_table,
    "holds": "token.digest = :digest AND token.revoked_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > :now)"
             " AND token.last_used_on = :today",
    "settled": "match.id = :id AND (match.due_at IS NULL OR match.due_at > :now)",
}


def _statement(text: str) -> str:
    return re.sub(r"\[(\w+)\]", lambda part: PARTS[part[1]], text)


ANYBODYS = _statement("SELECT match.version, match.revision FROM [match] match WHERE [settled] AND match.visibility <> 'private'")
PLAYERS = _statement("""
    SELECT match.version, match.revision, seat.seat, seat.status, player.app_id
    FROM [token] token JOIN [player] player ON player.id = token.player_id JOIN [match] match ON [settled]
        LEFT JOIN [seat] seat ON seat.match_id = match.id AND seat.player_id = token.player_id
    WHERE [holds] AND (match.visibility <> 'private' OR seat.id IS NOT NULL OR match.host_id = token.player_id)""")
INBOX = _statement("""
    SELECT token.player_id, player.app_id, match.id, match.version, match.revision
    FROM [token] token JOIN [player] player ON player.id = token.player_id JOIN [seat] seat ON seat.player_id = token.player_id
        JOIN [match] match ON match.id = seat.match_id
    WHERE [holds] AND seat.in_play AND match.status IN ('open', 'active')
    ORDER BY seat.deadline IS NULL, seat.deadline, match.id DESC LIMIT :limit""")
AWAITING = INBOX.replace("match.status IN ('open', 'active')", """
    (seat.deadline IS NOT NULL AND seat.bot_level = '' OR seat.status = 'waiting' AND match.status = 'open')""")
_one_at_a_time = threading.Lock()                            # SQLite takes 10 µs, and threads that hand each other the GIL meanwhile longer
_known: WeakKeyDictionary[Any, dict[str, bytes]] = WeakKeyDictionary()       # by connection: the names of what PostgreSQL has prepared


class _Mine(threading.local):
    """The connection that Django keeps in a thread, looked up once."""

    def __init__(self) -> None:
        self.database = connections[DEFAULT_DB_ALIAS]


_mine = _Mine()


class Glance(NamedTuple):
    """A match in as far as an ETag tells it; `seat` is the caller's, `waiting` that they were invited to it and are not there yet.

    `app` is the id of the caller's as the driver wrote it, empty where they are of none.
    """

    version: int
    revision: int
    seat: int | None
    waiting: bool
    app: str


def match(match_id: str, digest: str | None, now: datetime) -> Glance | None:
    """A match as the holder of a token (by its digest), or anybody (None), would read it now."""
    if digest is None:
        rows = _ask(ANYBODYS, now, id=match_id)
        return Glance(int(rows[0][0]), int(rows[0][1]), None, False, "") if rows else None
    rows = _ask(PLAYERS, now, id=match_id, digest=digest)
    if not rows:
        return None
    version, revision, seat, status, app = rows[0]
    return Glance(int(version), int(revision), None if seat is None else int(seat), status == "waiting", app or "")


def inbox(digest: str, *, awaiting_me: bool, limit: int, now: datetime) -> tuple[str, list[tuple[str, int, int]], str] | None:
    """Whose inbox, what `selectors.inbox_versions` says of it, and of which app they are (`Glance.app`). None for an empty one, too."""
    rows = _ask(AWAITING if awaiting_me else INBOX, now, digest=digest, limit=str(limit))
    if not rows:
        return None
    versions = [(_hex(match_id), int(version), int(revision)) for _, _, match_id, version, revision in rows]
    return _hex(rows[0][0]), versions, rows[0][1] or ""


def stamps(ids: Iterable[uuid.UUID]) -> dict[uuid.UUID, object]:
    """Something that is another once a match, or anything in a player's inbox, has changed; by the ids of matches and players, mixed."""
    found: dict[uuid.UUID, object] = {}
    for some in batched(ids, AT_ONCE):
        for match_id, version, revision in Match.objects.filter(pk__in=some).values_list("pk", "version", "revision"):
            found[match_id] = version, revision
        mine = Seat.objects.filter(player__in=some, in_play=True).values_list("player").annotate(
            Count("pk"), Sum("match__version"), Sum("match__revision")).order_by()
        for player_id, *sums in mine:
            found[player_id] = sums
    return found


def player_of(digest: str) -> uuid.UUID | None:
    """Whose token it is, whether it holds or not."""
    return (PlayerToken.objects.filter(digest=digest).values_list("player", flat=True).first()
            or AccessToken.objects.filter(token_checksum=digest).values_list("user", flat=True).first())


def _ask(statement: str, now: datetime, **values: str) -> Sequence[Any]:
    """Rows, through the connection that Django keeps in this thread; it is told of a failure, and looks to it at its next request.

    The driver is asked without Django's cursors, and PostgreSQL without psycopg's either: they would cost more than the answer.
    """
    database = _mine.database
    if database.close_at is not None and time.monotonic() >= database.close_at:
        return ()                                            # it is Django's to close
    if database.connection is None:
        database.ensure_connection()
    at = str(now)                                            # UTC, "2026-12-24 18:00:00.123456+00:00": as both write it
    try:
        return _ASK[database.vendor](database.connection, statement, {"now": at, "today": at[:10], **values})
    except Exception:
        database.errors_occurred = True
        raise


def _sqlite(connection: Any, statement: str, values: dict[str, str]) -> Sequence[Any]:
    values["now"] = values["now"][:-6]                       # as Django stores it: without the offset
    if "id" in values:
        values["id"] = values["id"].replace("-", "")
    with _one_at_a_time:
        rows: Sequence[Any] = connection.execute(statement, values).fetchall()
    return rows


def _postgresql(connection: Any, statement: str, values: dict[str, str]) -> Sequence[Any]:
    text, names = _numbered(statement)
    sent = [values[name].encode() for name in names]
    if settings.PGBOUNCER:                                   # the next statement may meet another session
        found = connection.pgconn.exec_params(text, sent)
    else:
        known = _known.setdefault(connection, {})
        if statement not in known:
            name = f"glance_{len(known)}".encode()
            _check(connection.pgconn.prepare(name, text))
            known[statement] = name
        found = connection.pgconn.exec_prepared(known[statement], sent)
    _check(found)
    return [[_text(found.get_value(row, column)) for column in range(found.nfields)] for row in range(found.ntuples)]


_ASK: dict[str, Callable[[Any, str, dict[str, str]], Sequence[Any]]] = {"sqlite": _sqlite, "postgresql": _postgresql}


@cache
def _numbered(statement: str) -> tuple[bytes, list[str]]:
    """The statement as PostgreSQL reads it, and the names of what it asks for as $1, $2, …"""
    names = sorted(set(re.findall(r":(\w+)", statement)))
    return re.sub(r":(\w+)", lambda name: f"${names.index(name[1]) + 1}", statement).encode(), names


def _check(result: Any) -> None:
    if result.error_message:
        raise OperationalError


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()


def batched(ids: Iterable[uuid.UUID], size: int) -> Iterator[list[uuid.UUID]]:
    rest = iter(ids)
    while some := list(islice(rest, size)):
        yield some


def _hex(stored: str) -> str:
    return stored.replace("-", "")
