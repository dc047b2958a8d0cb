"""The suite of several machines stands apart: `pytest tests/machines`, or MACHINES=1. It needs root, and Debian's servers.

Packages: iproute2, nginx-light, pgbouncer, postgresql, redis-server.
"""
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.machines import hosts, network

HERE = Path(__file__).parent
MISSING = network.why_not() or hosts.why_not()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Not in a plain run: only where somebody names the folder, or says MACHINES=1."""
    if os.environ.get("MACHINES") == "1" or collection_path.suffix != ".py":
        return None
    named = [Path(argument.split("::")[0]).absolute() for argument in config.args]
    return None if any(path.is_relative_to(HERE) for path in named) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group("machines"))
            if MISSING:
                item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="session")
def machines() -> Iterator[hosts.Machines]:
    """All hosts, up and ready."""
    with hosts.machines() as up:
        yield up
