"""The running service, as `tests/live` has it, and the process that holds polls in front of it."""
import logging
import sys
from collections.abc import Iterator

import pytest

from tests.live.conftest import running
from tests.live.service import Service, eventually, is_open
from tests.ports import free_port


@pytest.hookimpl(tryfirst=True)                              # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/tests/clients/" in str(item.path) and "door" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.live)
            item.add_marker(pytest.mark.xdist_group("clients"))


@pytest.fixture(scope="session")
def service(tmp_path_factory) -> Iterator[Service]:
    """With a broker of its own: that of `tests/live` may be the same Redis in the same process."""
    with running(tmp_path_factory.mktemp("clients"), None) as found:
        yield found


@pytest.fixture(scope="session")
def door(service: Service) -> Iterator[int]:
    """The port that clients call."""
    port = free_port()
    service.commands["waiting"] = f"{sys.executable} -m fishing.waiting --port {port} --web 127.0.0.1:{service.port}"
    service.start("waiting")
    eventually(lambda: is_open(port), "polls are held")
    yield port
    service.stop("waiting")


@pytest.fixture(autouse=True, scope="session")
def _quiet() -> None:
    logging.getLogger("httpx").setLevel(logging.WARNING)     # a line for each request says nothing here
