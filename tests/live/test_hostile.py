"""Hostile requests to the running service, on whatever database it has: each refused in its own words, none at any cost."""
import contextlib
import http.client
import json
import socket
import sqlite3
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.live.hostile import A_MATCH, A_TOKEN, EMPTY, REQUESTS, SOMEBODY
from tests.live.player import Player
from tests.live.test_races import new_match
from tests.live.test_waiting import started

PATIENCE = 10                                                # seconds; each takes milliseconds
COUNTED = ("players_player", "players_playertoken", "players_idempotencykey", "matches_match")


class Table:
    """A match under way, with the mover's token, and somebody who has no part in it."""

    def __init__(self, service) -> None:
        players = [Player(service.base), Player(service.base, "Bia")]
        match = new_match(players)
        self.mover = players[match["table"]["turn"]]
        self.names = {A_MATCH: match["id"], A_TOKEN: self.mover.token or "",
                      SOMEBODY: Player(service.base, "Caio").must("GET", "/v1/me")["id"]}
        self.match, self.service = match["id"], service

    def filled(self, raw: bytes) -> bytes:
        for name, value in self.names.items():
            assert len(name) == len(value)
            raw = raw.replace(name.encode(), value.encode())
        return raw

    def rows(self):
        """What the database holds of it, and how many there are of all."""
        url = self.service.environment.get("DATABASE_URL", "")
        if url.startswith("postgres"):
            with psycopg.connect(url) as connection:
                return self._read(lambda sql: connection.execute(sql).fetchall())
        with sqlite3.connect(self.service.folder / "fishing.sqlite3", timeout=20) as connection:
            return self._read(lambda sql: connection.execute(sql).fetchall())

    def _read(self, ask):
        id_ = self.match if self.service.environment.get("DATABASE_URL", "").startswith("postgres") else self.match.replace("-", "")
        return ([ask(f"SELECT COUNT(*) FROM {table}") for table in COUNTED],
                ask(f"SELECT version, revision, status, due_at FROM matches_match WHERE id = '{id_}'"),
                ask(f"SELECT * FROM matches_seat WHERE match_id = '{id_}' ORDER BY seat"),
                ask(f"SELECT COUNT(*) FROM matches_event WHERE match_id = '{id_}'"))


@pytest.fixture(scope="module")
def table(service):
    return Table(service)


@pytest.fixture(scope="module", params=["web", "door"])
def base(service, request):
    """The web processes themselves, and the process that stands before them in `make run`."""
    if request.param == "web":
        yield service.base
        return
    yield started(service, "waiting-hostile")
    service.stop("waiting-hostile")


def told(base, raw):
    """Status, headers and body of the first answer; None where the connection is closed without one."""
    host, port = urlsplit(base).netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        with contextlib.suppress(ConnectionError):           # it has heard enough
            connection.sendall(raw)
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        return answer.status, answer.headers, answer.read()


@pytest.mark.parametrize("name", REQUESTS)
def test_it_is_refused_in_its_own_words_and_changes_nothing(base, table, name):
    wanted, before = REQUESTS[name], table.rows()
    status, headers, raw = told(base, table.filled(wanted.raw))
    assert status == wanted.status, raw
    if wanted.code == EMPTY:
        assert raw == b""
    else:
        assert (headers["Content-Type"], json.loads(raw)["code"]) == ("application/problem+json", wanted.code)
    assert table.rows() == before
    assert table.mover.must("GET", f"/v1/matches/{table.match}")["status"] == "active", "it is alive"


def test_there_are_more_than_a_hundred_of_them():
    assert len(REQUESTS) > 200


def test_who_sends_slowly_keeps_nobody_waiting(base, table):
    host, port = urlsplit(base).netloc.split(":")
    with contextlib.ExitStack() as stack:
        for number in range(50):
            slow = stack.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE))
            slow.sendall(table.filled(REQUESTS["65 KiB"].raw)[:200 + number])
        assert told(base, table.filled(REQUESTS["no token"].raw))[0] == 401
