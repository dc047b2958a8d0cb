"""Nobody waits long for a host that has vanished: what is set for PostgreSQL, pgbouncer and Redis, and how hints pause."""
import json
import uuid
from typing import Any

import pytest

from games.matches import queue

from .starting import PRODUCTION, environment, python

ASK = """
import json, os
os.environ["DJANGO_SETTINGS_MODULE"] = "fishing.settings"
from django.conf import settings
print(json.dumps([settings.DATABASES["default"], settings.CELERY_BROKER_TRANSPORT_OPTIONS], default=str))
"""
URL = "postgresql://ana:secret@db.example.org:5433/fishing"


def read(tmp_path, **said: str) -> tuple[dict[str, Any], dict[str, Any]]:
    done = python("-c", ASK, env=environment(tmp_path, **PRODUCTION, **said))
    assert done.returncode == 0, done.stderr
    database, broker = json.loads(done.stdout)
    return database, broker


def test_every_wait_for_postgresql_has_an_end(tmp_path):
    options = read(tmp_path, DATABASE_URL=URL)[0]["OPTIONS"]
    for limit in ("lock_timeout=5s", "statement_timeout=15s", "idle_in_transaction_session_timeout=10s"):
        assert f"-c {limit}" in options["options"]
    assert (options["connect_timeout"], options["tcp_user_timeout"]) == (3, 3_000)
    assert options["keepalives_idle"] + options["keepalives_interval"] * options["keepalives_count"] <= 5


def test_the_limits_are_the_operators_to_choose(tmp_path):
    said = {"LOCK_SECONDS": "1", "STATEMENT_SECONDS": "0", "IDLE_IN_TRANSACTION_SECONDS": "30", "DATABASE_SILENT_SECONDS": "8"}
    options = read(tmp_path, DATABASE_URL=URL, **said)[0]["OPTIONS"]
    assert "lock_timeout=1s -c statement_timeout=0s -c idle_in_transaction_session_timeout=30s" in options["options"]
    assert (options["connect_timeout"], options["tcp_user_timeout"]) == (8, 8_000)


def test_what_the_url_asks_for_is_kept(tmp_path):
    options = read(tmp_path, DATABASE_URL=f"{URL}?sslmode=verify-full&connect_timeout=9")[0]["OPTIONS"]
    assert options["sslmode"] == "verify-full"
    assert int(options["connect_timeout"]) == 9


def test_behind_pgbouncer_nothing_is_asked_of_a_session(tmp_path):
    database, _ = read(tmp_path, DATABASE_URL=URL, PGBOUNCER="true")
    assert "options" not in database["OPTIONS"]              # pgbouncer 1.18 refuses them
    assert database["DISABLE_SERVER_SIDE_CURSORS"] is True
    assert database["OPTIONS"].get("prepare_threshold") is None
    assert read(tmp_path, DATABASE_URL=URL)[0]["DISABLE_SERVER_SIDE_CURSORS"] is False


def test_a_vanished_redis_is_given_up_within_a_second(tmp_path):
    _, broker = read(tmp_path, REDIS_URL="redis://:secret@redis.example.org:6379/0")
    assert broker["socket_connect_timeout"] <= broker["socket_timeout"] <= 1
    assert broker["max_retries"] == 0
    assert broker["health_check_interval"] <= 5              # a worker that listens to it notices so much later, and a second more


@pytest.fixture
def clock(monkeypatch) -> list[float]:
    now = [1_000.0]
    monkeypatch.setattr(queue.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(queue, "_paused_until", 0.0)
    return now


def test_after_a_failure_nobody_asks_the_broker_for_a_while(clock, monkeypatch, caplog):
    asked, away = [], [True]

    def send_task(*_: Any, **__: Any) -> None:
        asked.append(clock[0])
        if away[0]:
            clock[0] += 1.0                                  # the time-out
            raise TimeoutError

    monkeypatch.setattr(queue.current_app, "send_task", send_task)
    for _ in range(5):
        queue.hint_bot_turn(uuid.uuid4(), 1)
    assert asked == [1_000.0]
    assert len(caplog.records) == 1
    clock[0] += queue.PAUSE_SECONDS
    queue.hint_bot_turn(uuid.uuid4(), 1)                     # one tries again
    assert len(asked) == 2
    away[0] = False
    clock[0] += queue.PAUSE_SECONDS
    for _ in range(3):
        queue.hint_bot_turn(uuid.uuid4(), 1)
    assert len(asked) == 5
