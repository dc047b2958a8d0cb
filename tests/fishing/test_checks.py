"""SQLite is let in only as the one writer at a time that the write path takes it for, and bots end thinking before a worker ends them."""
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.checks import Error, run_checks

from fishing import checks

RIGHT = {"transaction_mode": "IMMEDIATE", "timeout": 20, "init_command": "PRAGMA journal_mode=WAL;"}


def found(monkeypatch, options: dict[str, Any], engine: str = "django.db.backends.sqlite3", thinking: float = 1.0,
          pace: float = 0.8) -> list[str | None]:
    monkeypatch.setattr(checks, "settings", SimpleNamespace(DATABASES={"default": {"ENGINE": engine, "OPTIONS": options}},
                                                            BOT_THINK_SECONDS=thinking, BOT_PACE_SECONDS=pace))
    messages = [message for message in run_checks() if (message.id or "").startswith("fishing.")]
    assert all(isinstance(message, Error) for message in messages)
    return [message.id for message in messages]


def test_the_options_that_settings_give_pass(monkeypatch):
    assert found(monkeypatch, RIGHT) == []


@pytest.mark.parametrize(("wrong", "error"), [
    ({"transaction_mode": "DEFERRED"}, "fishing.E001"), ({"transaction_mode": None}, "fishing.E001"),
    ({"init_command": "PRAGMA journal_mode=DELETE;"}, "fishing.E002"), ({"init_command": ""}, "fishing.E002"),
    ({"timeout": 5}, "fishing.E003"),
])
def test_each_wrong_option_is_an_error(monkeypatch, wrong, error):
    assert found(monkeypatch, RIGHT | wrong) == [error]


def test_options_left_out_are_all_errors(monkeypatch):
    assert found(monkeypatch, {}) == ["fishing.E001", "fishing.E002", "fishing.E003"]


@pytest.mark.parametrize(("seconds", "errors"), [(0.1, []), (2.5, []), (2.6, ["fishing.E004"]), (60.0, ["fishing.E004"])])
def test_no_bot_may_think_until_its_worker_gives_it_up(monkeypatch, seconds, errors):
    assert found(monkeypatch, RIGHT, thinking=seconds) == errors


@pytest.mark.parametrize(("seconds", "errors"), [(0.0, []), (30.0, []), (31.0, ["fishing.E005"])])
def test_no_hint_is_held_for_long(monkeypatch, seconds, errors):
    assert found(monkeypatch, RIGHT, pace=seconds) == errors


def test_postgresql_needs_none_of_them(monkeypatch):
    assert found(monkeypatch, {}, engine="django.db.backends.postgresql") == []
