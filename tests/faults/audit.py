"""What must hold after any fault, read from the tables themselves: by plain SQL, not by the code that wrote them.

Of a game it asks what its rulebook says: whom a table awaits.
"""
import contextlib
import json
import sqlite3
import subprocess
import sys
import uuid
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg

from games.matches import codec
from games.matches.events import MATCH_EVENTS
from games.rulebook import VERSIONS
from games.rulebook.game import tag
from tests.faults.players import Table
from tests.live.service import HERE, Service

FIRST_EVENTS = {"ask": "asked", "play": "card_played", "announce": "announced", "doubt": "doubted", "trust": "trusted",
                "discard": "discarded"}                      # of each command
COMMANDS = frozenset(FIRST_EVENTS.values())
OF_THE_MATCH = frozenset(tag(event) for event in MATCH_EVENTS)
ENDS = ("match_finished", "match_aborted", "match_voided")
SWEEPS = 5.0                                                 # seconds; a few sweeps of tests, on a machine that is busy
AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class Line:
    seq: int
    at: datetime
    type: str
    seat: int | None
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Log:
    match: str
    status: str
    version: int
    commands: int
    due_at: datetime | None
    bot_seats: frozenset[int]                                # bots from the start
    doubt_seconds: int
    lines: tuple[Line, ...]
    turn_seconds: int = 60
    game: str = "pescado_novo"
    rules_version: int = 1
    options: str = ""                                        # as stored


class Tables:
    """The service's database, over a connection of our own."""

    def __init__(self, service: Service) -> None:
        self.url, self.file = service.environment.get("DATABASE_URL"), service.environment["VAR_DIR"] + "/fishing.sqlite3"

    @contextlib.contextmanager
    def connection(self) -> Iterator[Any]:
        connection: Any = psycopg.connect(self.url, autocommit=True) if self.url \
            else sqlite3.connect(self.file, timeout=30, isolation_level=None)
        try:
            yield connection
        finally:
            connection.close()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self.connection() as connection:
            return list(connection.execute(sql.replace("?", "%s") if self.url else sql, values).fetchall())

    def logs(self, matches: Iterable[str]) -> Iterator[Log]:
        """The matches with their logs, as they stand."""
        for match in matches:
            key = match if self.url else uuid.UUID(match).hex
            [(status, version, commands, due_at, doubt, *game)] = self.rows(
                "SELECT status, version, commands, due_at, doubt_seconds, turn_seconds, game, rules_version, options FROM matches_match"
                " WHERE id = ?", [key])
            bots = frozenset(seat for seat, in self.rows(
                "SELECT seat FROM matches_seat WHERE match_id = ? AND kind = 'bot'", [key]))
            lines = tuple(Line(seq, _time(at), kind, seat, json.loads(payload)) for seq, at, kind, seat, payload in self.rows(
                "SELECT seq, at, type, seat, payload FROM matches_event WHERE match_id = ? ORDER BY seq", [key]))
            yield Log(match, status, version, commands, due_at and _time(due_at), bots, doubt, lines, *game)

    def overdue(self) -> list[str]:
        """Matches that the sweep should have looked at a while ago."""
        late = datetime.now(UTC) - timedelta(seconds=SWEEPS)
        return [str(match) for match, in self.rows("SELECT id FROM matches_match WHERE status IN ('open', 'active') AND due_at < ?",
                                                   [late if self.url else f"{late:%Y-%m-%d %H:%M:%S.%f}"])]


def _time(at: Any) -> datetime:
    found = at if isinstance(at, datetime) else datetime.fromisoformat(at)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def strange_things(log: Log) -> Iterator[str]:
    """What is wrong with a log, whoever played."""
    seqs = [line.seq for line in log.lines]
    if seqs != list(range(1, len(seqs) + 1)):
        yield f"its numbers are not dense: {seqs}"
    if log.version != len(seqs):
        yield f"its version is {log.version}, its log has {len(seqs)} lines"
    types = Counter(line.type for line in log.lines)
    ends = sum(types[end] for end in ENDS)
    if ends > 1 or (ends == 1) != (log.status not in ("open", "active")) or (ends and log.lines[-1].type not in ENDS):
        yield f"status {log.status}, ends {ends}, last line {log.lines[-1].type}"
    if types["match_created"] != 1 or types["match_started"] > 1:
        yield f"it began {types['match_created']} times and started {types['match_started']} times"
    if log.commands != sum(types[kind] for kind in COMMANDS):
        yield f"{log.commands} commands counted, in its log are {sum(types[kind] for kind in COMMANDS)}"
    for line, following in zip(log.lines, (*log.lines[1:], None), strict=True):
        if line.type == "turn_timed_out":
            if line.at < datetime.fromisoformat(line.payload["deadline"]):
                yield f"{line.seq}: timed out before its deadline"
            if following is None or following.seat not in (line.seat, None) or following.at != line.at:
                yield f"{line.seq}: a timeout with nothing after it"


def strange_turns(log: Log) -> Iterator[str]:
    """Whoever moved could, and whoever was too late was awaited, by the rules and the log alone; no turn was both played and timed out."""
    game, state, moved = VERSIONS[log.game, log.rules_version], None, dict[int | None, datetime]()
    for line in log.lines:
        awaited = [seat.seat for seat in game.awaits(state)] if state else []
        if line.type == "turn_timed_out" and line.seat not in awaited:
            yield f"{line.seq} {line.type}: seat {line.seat} was not awaited, {awaited} were"
        if line.type in COMMANDS and not game.legal(state, line.seat):         # who has trusted may yet doubt, and is not awaited
            yield f"{line.seq} {line.type}: seat {line.seat} could do nothing, {awaited} were awaited"
        if line.type == "turn_timed_out" and line.seat in moved:
            turn_began = datetime.fromisoformat(line.payload["deadline"]) - timedelta(seconds=log.turn_seconds)
            if turn_began < moved[line.seat]:
                yield f"{line.seq}: seat {line.seat} timed out in a turn that it had played"
        if line.type in COMMANDS:
            moved[line.seat] = line.at
        if line.type == "match_started":
            state = game.new(codec.load(game.options, log.options), len(line.payload["seats"]))
        if line.type not in OF_THE_MATCH:
            state = game.evolve(state, codec.load_event(game, line.type, json.dumps(line.payload), game.payload_version))


def strange_commands(log: Log, table: Table) -> Iterator[str]:
    """One of move, timeout and resignation a turn: what phones were told, and what the clock did; nothing else, nothing twice."""
    by_seq = {line.seq: line for line in log.lines}
    accepted = Counter(seq for one in table.accepted for seq in one.seqs)
    if doubled := [seq for seq, times in accepted.items() if times > 1]:
        yield f"events {doubled} were the answer to two commands"
    explained = set()
    for one in table.accepted:
        first = by_seq.get(one.seqs[0])
        if first is None or first.seat != one.seat or not _fits(one.command, first):
            yield f"{one.command} of seat {one.seat} was answered 201 with event {one.seqs[0]}, which is {first}"
        explained.add(one.seqs[0])
    left, announced = set(), None
    for line in log.lines:
        before = by_seq.get(line.seq - 1)
        if line.type == "bot_took_over":
            left.add(line.seat)
        elif line.type == "announced":
            announced = line
        if line.type not in COMMANDS or line.seq in explained or line.seat in log.bot_seats | left:
            continue
        autoplayed = before is not None and before.type == "turn_timed_out" and before.seat == line.seat
        silent = line.type == "trusted" and announced is not None \
            and line.at - announced.at >= timedelta(seconds=log.doubt_seconds)
        if not (autoplayed or silent):
            yield f"{line.seq} {line.type} of seat {line.seat}: nobody was told so, and no clock had run out"
    resigned = sum(line.type == "player_resigned" for line in log.lines)
    if resigned != table.resigned:
        yield f"{table.resigned} resignations were accepted, in its log are {resigned}"


def _fits(command: dict[str, Any], line: Line) -> bool:
    if line.type != FIRST_EVENTS[command["type"]]:
        return False
    return all(line.payload[name] == command[name] for name in ("target", "rank", "creature", "announcement")
               if name in command and name in line.payload)


def strange_views(log: Log, table: Table) -> Iterator[str]:
    """What a phone sees of a log is the log."""
    for phone in table.phones[:1] or [table.watcher]:
        seen = [(event["seq"], event["type"]) for event in phone.events(log.match)]
        if seen != [(line.seq, line.type) for line in log.lines]:
            yield f"a phone sees {len(seen)} events, the log has {len(log.lines)}"


def refold(service: Service, matches: Sequence[str]) -> Iterator[str]:
    """`manage.py refold --check`: is what is stored what the logs lead to?"""
    for at in range(0, len(matches), AT_A_TIME):
        command = [sys.executable, "manage.py", "refold", "--check", "--jobs", "1", *matches[at:at + AT_A_TIME]]
        done = subprocess.run(command, cwd=HERE, env=service.environment, capture_output=True, text=True, check=False)
        if done.returncode:
            yield f"refold: {done.stdout}{done.stderr[-500:]}"
