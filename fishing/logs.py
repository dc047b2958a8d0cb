"""How a line of the log looks: one JSON object each for machines, or text for people (where DEBUG is on). Always on standard error.

A line bears what `games.tracing` knows (`request_id`, `task`, `match`) and of its `extra` what is in MEMBERS, never a request or a body.
A traceback has no local variables; what PostgreSQL quotes of a row and pydantic of a value, and whatever looks like a credential, is
taken out of all of them.
"""
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

MEMBERS = frozenset(["request_id", "method", "route", "status", "ms", "player", "app", "state"])
CREDENTIAL = re.compile(r"\b(f(?:pt|sk|pk|oa|or|oc|os|bs)_)[0-9a-f]{6,}")
INPUT_VALUE = re.compile(r"\binput_value=.*(?=, input_type=)")                         # of pydantic's: a hand may be in it
QUOTED_ROW = re.compile(r"^\s*(DETAIL|CONTEXT|LINE \d+):.*(\n|$)", re.MULTILINE)       # of PostgreSQL's: a seed may be in it
Line = MutableMapping[str, Any]


def scrubbed(text: str) -> str:
    return INPUT_VALUE.sub("input_value=…", QUOTED_ROW.sub("", CREDENTIAL.sub(r"\1…", text)))


def _scrub(_logger: object, _method: str, line: Line) -> Line:
    for name in ("event", "exception"):
        if isinstance(line.get(name), str):
            line[name] = scrubbed(line[name])
    return line


def formatter(*, for_people: bool) -> structlog.stdlib.ProcessorFormatter:
    """For `logging`, to which all that is logged goes."""
    last: list[Any] = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())] if for_people else [
        structlog.processors.EventRenamer("message"), structlog.processors.JSONRenderer(ensure_ascii=False)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars, structlog.stdlib.add_log_level, structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(allow=MEMBERS), structlog.processors.TimeStamper("iso", utc=True, key="at"),
            structlog.processors.format_exc_info, _scrub],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last])
