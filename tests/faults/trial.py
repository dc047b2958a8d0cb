"""One trial: a crowd plays while a fault is injected again and again; then all is calm, every match goes on, and is looked at."""
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import redis

from tests.faults import audit
from tests.faults.players import KINDS, Crowd, Kind, Table, Tally
from tests.faults.servers import Postgres, children
from tests.live.service import Service

MATCHES = int(os.environ.get("FAULT_MATCHES", "12"))          # at once; one that is over makes room for another
SECONDS = float(os.environ.get("FAULT_SECONDS", "10"))        # how long a fault goes on
ROUNDS = int(os.environ.get("FAULT_ROUNDS", "50"))            # of each race
SETTLES_WITHIN = 45                                          # seconds after a fault, for every match to have gone on
ENDS_WITHIN = 90                                             # for a match of bots to come to its end


@dataclass(slots=True)
class Stack:
    """The service and what it stands on."""

    service: Service
    postgres: Postgres | None
    report: list[dict[str, Any]]
    extra: list[str] = field(default_factory=list)           # names of processes that a fault has added

    @property
    def database(self) -> str:
        return "PostgreSQL" if self.postgres else "SQLite"

    @property
    def broker(self) -> redis.Redis:
        return redis.Redis.from_url(self.service.environment["REDIS_URL"], socket_timeout=5)

    def restart_what_ended(self) -> None:
        """As an init system or a container engine does: `restart: unless-stopped`."""
        for name, process in list(self.service.running.items()):
            if process.poll() is not None:
                self.service.stop(name)
                self.service.start(name)

    def pids(self, name: str) -> list[int]:
        """The children of a part: granian's web processes, the worker's pool."""
        return children(self.service.running[name].pid, lambda command: "resource_tracker" not in command)


@dataclass(frozen=True, slots=True)
class Fault:
    """`inject` is called again and again with `pause` between; `heal` makes everything whole again. Both leave the rest alone."""

    name: str
    inject: Callable[[Stack], None]
    heal: Callable[[Stack], None] = lambda stack: None
    pause: float = 1.0
    database_away: bool = False                              # may the service answer 503 meanwhile?
    databases: tuple[str, ...] = ("SQLite", "PostgreSQL")


def run(stack: Stack, fault: Fault, kinds: tuple[Kind, ...] = KINDS) -> Tally:
    """Play through it. What is returned has been reported, and has no anomalies if all is well."""
    tally, injected, began = Tally(), 0, time.monotonic()
    tables = audit.Tables(stack.service)
    crowd = Crowd(stack.service.base, tally, tables=MATCHES, kinds=kinds)
    try:
        time.sleep(2.0)                                      # under way
        tally.database_away = fault.database_away
        until = time.monotonic() + SECONDS
        try:
            while time.monotonic() < until:
                fault.inject(stack)
                injected += 1
                time.sleep(fault.pause * random.uniform(0.7, 1.3))
        finally:
            fault.heal(stack)
            stack.restart_what_ended()
        crowd.opening = False
        for strange in _settled(stack, tables, crowd, tally):
            tally.strange(strange)
    finally:
        crowd.stop()
    played = _played_out(tables, crowd, tally)
    for strange in _looked_at(stack, tables, crowd):
        tally.strange(strange)
    stack.report.append({
        "fault": fault.name, "injected": injected, "matches": len(crowd.tables), "played out": played,
        **{name: tally.counts[name] for name in ("commands", "retries", "replays", "refusals", "cut", "503")},
        "slowest": f"{tally.slowest:.1f}", "seconds": round(time.monotonic() - began), "anomalies": len(tally.anomalies)})
    return tally


def _settled(stack: Stack, tables: audit.Tables, crowd: Crowd, tally: Tally) -> Iterator[str]:
    """After the fault every match has gone on, and none is overdue by more than a few sweeps."""
    until = time.monotonic() + SETTLES_WITHIN
    stood: dict[str, int] = {}
    behind: list[str] = []
    while time.monotonic() < until:
        time.sleep(0.5)
        stack.restart_what_ended()
        try:
            logs = list(tables.logs([table.id for table in crowd.tables if not table.over]))
        except Exception as error:                           # the database is still coming up
            behind = [f"the database is away: {error}"]
            continue
        if not stood:
            stood = {log.match: log.version for log in logs}
        behind = [f"{log.match} stands at {log.version} {log.lines[-1].type}" for log in logs
                  if log.status == "active" and log.version == stood.get(log.match, -1)]
        if not behind:
            break
    tally.database_away = False
    yield from (f"did not go on within {SETTLES_WITHIN} s: {match}" for match in behind)
    time.sleep(audit.SWEEPS if tables.overdue() else 0)
    yield from (f"overdue: {match}" for match in tables.overdue())


def _played_out(tables: audit.Tables, crowd: Crowd, tally: Tally) -> int:
    """How many came to an end by play; phones give up the rest, and bots play on to theirs."""
    played = sum(log.status == "finished" for log in tables.logs([table.id for table in crowd.tables]))
    crowd.for_each(Table.resign)
    until = time.monotonic() + ENDS_WITHIN
    while time.monotonic() < until:
        running = [log for log in tables.logs([table.id for table in crowd.tables]) if log.status == "active"]
        if not running:
            return played
        time.sleep(0.5)
    for log in running:
        tally.strange(f"bots of {log.match} did not come to an end: {log.version} {log.lines[-1]}")
    return played


def _looked_at(stack: Stack, tables: audit.Tables, crowd: Crowd) -> Iterator[str]:
    by_match = {table.id: table for table in crowd.tables}
    for log in tables.logs(by_match):
        table = by_match[log.match]
        found = [*audit.strange_things(log), *audit.strange_turns(log), *audit.strange_commands(log, table),
                 *audit.strange_views(log, table)]
        yield from (f"{log.match} {table.kind.game}: {strange}" for strange in found)
    yield from audit.refold(stack.service, list(by_match))
