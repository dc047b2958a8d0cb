"""System checks: what would go wrong quietly is refused at the start."""
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register

LEAST_TIMEOUT = 20
MOST_PACE = 30


@register()
def sqlite_writers_take_turns(**_: Any) -> list[CheckMessage]:
    """`select_for_update` is a silent no-op on SQLite, so a deferred transaction loses writes or fails half-way."""
    database = settings.DATABASES["default"]
    if database["ENGINE"] != "django.db.backends.sqlite3":
        return []
    options = database.get("OPTIONS", {})
    found: list[CheckMessage] = []
    if options.get("transaction_mode") != "IMMEDIATE":
        found.append(Error("SQLite needs OPTIONS['transaction_mode'] = 'IMMEDIATE': matches are locked by it.", id="fishing.E001"))
    if "journal_mode=wal" not in options.get("init_command", "").lower():
        found.append(Error("SQLite needs PRAGMA journal_mode=WAL: else polls and moves wait for each other.", id="fishing.E002"))
    if options.get("timeout", 0) < LEAST_TIMEOUT:
        found.append(Error(f"SQLite needs a timeout of {LEAST_TIMEOUT} s or more: writers queue.", id="fishing.E003"))
    return found


@register()
def bots_end_thinking_themselves(**_: Any) -> list[CheckMessage]:
    """A worker gives a turn up after BOT_SECONDS: then nothing is played, and the sweep has to ask again."""
    from games.matches.tasks import BOT_SECONDS

    if settings.BOT_THINK_SECONDS <= BOT_SECONDS / 2:
        return []
    return [Error(f"BOT_THINK_SECONDS is at most {BOT_SECONDS / 2:g}: after {BOT_SECONDS} s a bot's turn is given up.", id="fishing.E004")]


@register()
def hints_are_not_held_for_long(**_: Any) -> list[CheckMessage]:
    """A worker holds a hint until its bot answers. Held for an hour, Redis would deliver it again, and again."""
    if settings.BOT_PACE_SECONDS <= MOST_PACE:
        return []
    return [Error(f"BOT_PACE_SECONDS is at most {MOST_PACE}: workers hold the hints for so long.", id="fishing.E005")]
