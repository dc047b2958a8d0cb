"""Each pitfall that is known has a test or a reason (`pitfalls.md`); and those that only the code or the settings can fall into."""
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from fishing.checks import MOST_PACE
from games.matches.tasks import BOT_SECONDS

HERE = Path(__file__).parent
ROWS = re.findall(r"^\| (\d\d) \| ([^|]+) \| ([^|]+) \|$", (HERE / "pitfalls.md").read_text(encoding="utf-8"), re.M)
REDELIVERY = 3_600                                           # seconds; kombu's visibility timeout for Redis


def functions(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the code of the service, with its file."""
    for room in ("api", "fishing", "games"):
        for path in (HERE.parent / room).rglob("*.py"):
            yield from ((path.name, node) for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))


def test_every_pitfall_has_a_row():
    assert [number for number, _, _ in ROWS] == [f"{number:02}" for number in range(1, len(ROWS) + 1)]
    assert len(ROWS) >= 93


@pytest.mark.parametrize(("number", "what"), [(number, what) for number, _, what in ROWS], ids=[number for number, _, _ in ROWS])
def test_what_would_notice_is_there(number, what):
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", what)
    assert named or re.match(r"There is no \w+", what), "name a test, or say what there is not"
    for path, name in named:
        assert name in functions(HERE / path), f"{path}::{name}"


def test_tasks_are_sent_from_one_place():
    """After the commit, and never failing: `games.matches.queue`. What beat sends, no transaction waits for."""
    sent = {file for file, call in calls() if isinstance(call.func, ast.Attribute)
            and call.func.attr in ("send_task", "delay", "apply_async", "delay_on_commit", "apply_async_on_commit")}
    assert sent == {"queue.py", "beat.py"}


def test_only_hints_have_a_time_to_wait_for_and_a_short_one():
    """Until a bot answers: far from what Redis would deliver again, no more than a worker can hold, and no deadline hangs on one."""
    held = [(file, keyword.arg) for file, call in calls() for keyword in call.keywords if keyword.arg in ("countdown", "eta")]
    assert held == [("queue.py", "eta")]
    assert 2 * MOST_PACE < REDELIVERY / 10
    assert settings.CELERY_WORKER_ETA_TASK_LIMIT == 10_000


def test_a_task_ends_long_before_it_is_delivered_again():
    assert "visibility_timeout" not in settings.CELERY_BROKER_TRANSPORT_OPTIONS
    assert 2 * BOT_SECONDS < settings.CELERY_TASK_TIME_LIMIT < REDELIVERY / 10


def test_requests_are_not_transactions():
    assert not any(database.get("ATOMIC_REQUESTS") for database in settings.DATABASES.values())


def test_no_task_runs_where_it_was_sent():
    assert not getattr(settings, "CELERY_TASK_ALWAYS_EAGER", False)


def test_schedules_are_intervals():
    assert (settings.CELERY_TIMEZONE, settings.TIME_ZONE, settings.USE_TZ) == ("UTC", "UTC", True)
    assert {type(entry["schedule"]) for entry in settings.CELERY_BEAT_SCHEDULE.values()} == {float}
