"""The faults suite stands apart: `pytest tests/faults`, or FAULTS=1. FAULTS_ON=postgresql takes PostgreSQL and Redis of its own.

FAULT_MATCHES (at once), FAULT_SECONDS (a fault) and FAULT_ROUNDS (a race) make it longer. It ends with a table.
"""
import os
import pwd
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faults.servers import Postgres, postgres_programs, redis_command
from tests.faults.trial import Stack
from tests.live.service import Service

HERE = Path(__file__).parent
SETTINGS = {"GRACE_SECONDS": "0.3", "OUTAGE_SECONDS": "5", "PULSE_SECONDS": "1", "OPEN_MATCHES_PER_PLAYER": "5"}
REPORT: list[dict[str, Any]] = []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "faults: kills what the service stands on while matches are played")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Not in a plain run: only where somebody names the folder, or says FAULTS=1."""
    if os.environ.get("FAULTS") == "1" or collection_path.suffix != ".py":
        return None
    named = [Path(argument.split("::")[0]).absolute() for argument in config.args]
    return None if any(path.is_relative_to(HERE) for path in named) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.faults)
            item.add_marker(pytest.mark.xdist_group("faults"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if REPORT:
        terminalreporter.write_line("")
        for line in as_table(REPORT):
            terminalreporter.write_line(line)


def as_table(rows: list[dict[str, Any]]) -> list[str]:
    heads = [*dict.fromkeys(name for row in rows for name in row if name != "anomalies"), "anomalies"]
    cells = [heads, *([str(row.get(head, "")) for head in heads] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(heads))]
    return ["  ".join(text.ljust(width) if not column else text.rjust(width)
                      for column, (text, width) in enumerate(zip(row, widths, strict=True))) for row in cells]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | None]:
    """A cluster of our own where FAULTS_ON says so; None: SQLite."""
    if not os.environ.get("FAULTS_ON", "").startswith("postgres"):
        yield None
        return
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here: initdb is neither in /usr/lib/postgresql nor on the path")
    if os.getuid() == 0 and not any(user.pw_name == "postgres" for user in pwd.getpwall()):
        pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres")
    with tempfile.TemporaryDirectory(prefix="fishing-postgres-") as folder:      # pytest's own folder is for nobody but who runs it
        cluster = Postgres(Path(folder))
        try:
            yield cluster.up()
        finally:
            cluster.stop()


@pytest.fixture(scope="session")
def stack(tmp_path_factory, postgres) -> Iterator[Stack]:
    """Everything, up and whole. SQLite goes with the embedded broker, PostgreSQL with a Redis where there is one."""
    service = Service(tmp_path_factory.mktemp("service"), postgres.url if postgres else None, None, web_processes=2, **SETTINGS)
    if postgres and (command := redis_command(service.broker_port)):
        service.commands["broker"] = command
    try:
        service.up()
        yield Stack(service, postgres, REPORT)
    finally:
        service.down()
