"""Whatever is killed, stopped, cut or doubled while matches are played: nothing lost, nothing doubled, nobody stuck."""
import contextlib
import json
import os
import random
import signal
import sqlite3
import threading
import time
import uuid

import pytest
import redis

from tests.faults.servers import children
from tests.faults.trial import Fault, Stack, run
from tests.live.service import eventually


def refold_meanwhile(stack: Stack) -> None:
    """An operator may look while matches go on, and is told of no difference that is none."""
    stack.service.manage("refold", "--check", "--jobs", "1")


def kill(stack: Stack, name: str, away: float = 0.5) -> None:
    stack.service.stop(name, signal.SIGKILL)
    time.sleep(away)
    stack.service.start(name)


def kill_one(stack: Stack, name: str) -> None:
    """One process of a part; if the part ends with it, whoever supervises it starts it again."""
    if pids := stack.pids(name):
        with contextlib.suppress(ProcessLookupError):
            os.kill(random.choice(pids), signal.SIGKILL)
    time.sleep(0.5)
    stack.restart_what_ended()


def hold_broker(stack: Stack) -> None:
    """It stands still: connections are open, and nobody answers."""
    process = stack.service.running["broker"]
    servers = [process.pid, *children(process.pid)]
    for pid in servers:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(3)
    for pid in servers:
        os.kill(pid, signal.SIGCONT)


def flush(stack: Stack) -> None:
    stack.broker.flushall()


def two_more_beats(stack: Stack) -> None:
    for name in ("beat2", "beat3"):
        if name not in stack.service.running:
            stack.service.commands[name] = stack.service.commands["beat"]
            stack.service.start(name)


def one_beat_again(stack: Stack) -> None:
    for name in ("beat2", "beat3"):
        stack.service.stop(name)


def thieves(stack: Stack) -> None:
    """For some seconds messages are taken off the queue before workers have them, and come back 0 to 5 times, later."""
    ends = time.monotonic() + 4

    def steal() -> None:
        broker = stack.broker
        while time.monotonic() < ends:
            with contextlib.suppress(redis.RedisError):
                if taken := broker.brpop(["celery"], timeout=1):
                    for copy in range(random.choice((0, 0, 1, 1, 2, 5))):
                        threading.Timer(random.uniform(0, 2), put_back, (broker, taken[1], copy)).start()

    def put_back(broker: redis.Redis, message: bytes, copy: int) -> None:
        said = json.loads(message)
        if copy % 2:                                         # a message of its own; else the same one again
            said["properties"]["delivery_tag"] = str(uuid.uuid4())
        with contextlib.suppress(redis.RedisError):
            broker.lpush("celery", json.dumps(said))

    threads = [threading.Thread(target=steal) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def cut_connections(stack: Stack) -> None:
    stack.postgres.cut()


def restart_postgres(stack: Stack) -> None:
    stack.postgres.stop(random.choice((signal.SIGINT, signal.SIGQUIT)))
    time.sleep(1)
    stack.postgres.start()


def hold_postgres(stack: Stack) -> None:
    stack.postgres.signal_all(signal.SIGSTOP)
    time.sleep(4)
    stack.postgres.signal_all(signal.SIGCONT)


def hold_file(stack: Stack) -> None:
    """Somebody else writes to the SQLite file for seconds (a backup, say)."""
    connection = sqlite3.connect(stack.service.environment["VAR_DIR"] + "/fishing.sqlite3", isolation_level=None, timeout=30)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(3)
    connection.execute("ROLLBACK")
    connection.close()


def everything_at_once(stack: Stack) -> None:
    kill(stack, "broker", 0.2)
    kill(stack, "worker", 0.2)
    if stack.postgres:
        cut_connections(stack)
    kill(stack, "web", 0.2)
    kill(stack, "beat", 0.2)
    eventually(stack.service.is_ready, "the service is ready")


POSTGRESQL = ("PostgreSQL",)
FAULTS = (
    Fault("nothing but refold --check", refold_meanwhile),
    Fault("workers killed", lambda stack: kill(stack, "worker"), pause=3),
    Fault("one process of the worker killed", lambda stack: kill_one(stack, "worker"), pause=0.5),
    Fault("one web process killed", lambda stack: kill_one(stack, "web"), pause=3),
    Fault("web killed", lambda stack: kill(stack, "web"), pause=4),
    Fault("broker killed", lambda stack: kill(stack, "broker", 1.5), pause=2),
    Fault("broker flushed", flush, pause=0.5),
    Fault("broker stands still", hold_broker, pause=2),
    Fault("three beats", two_more_beats, one_beat_again),
    Fault("hints dropped, late, doubled", thieves, pause=0.5),
    Fault("connections cut", cut_connections, pause=0.5, database_away=True, databases=POSTGRESQL),
    Fault("PostgreSQL restarted", restart_postgres, pause=2, database_away=True, databases=POSTGRESQL),
    Fault("PostgreSQL stands still", hold_postgres, pause=2, database_away=True, databases=POSTGRESQL),
    Fault("SQLite held by another", hold_file, pause=1, databases=("SQLite",)),
    Fault("everything killed at once", everything_at_once, pause=2, database_away=True),
)


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_nothing_is_lost_nothing_doubled_and_nobody_stuck(stack, fault):
    if stack.database not in fault.databases:
        pytest.skip(f"a fault of {' or '.join(fault.databases)}")
    anomalies = run(stack, fault).anomalies
    assert not anomalies, "\n".join(anomalies[:20])
