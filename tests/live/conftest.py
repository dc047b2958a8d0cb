"""One running service for all live tests, on the database and broker that the environment names, or on the embedded ones."""
import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from tests.live.service import Service


@pytest.hookimpl(tryfirst=True)                              # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/live/" in str(item.path):
            item.add_marker(pytest.mark.live)
            item.add_marker(pytest.mark.xdist_group("live"))  # one service, one process to drive it


@pytest.fixture(scope="session")
def service(tmp_path_factory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("service"), os.environ.get("REDIS_URL")) as found:
        yield found


@contextlib.contextmanager
def running(folder: Path, redis_url: str | None) -> Iterator[Service]:
    """A service with a database of its own, on the kind of database that the environment names."""
    url, admin, name = os.environ.get("DATABASE_URL"), None, f"fishing_live_{secrets.token_hex(4)}"
    if url and url.startswith("postgres"):
        admin = url
        url = urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
        with psycopg.connect(admin, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
    else:
        url = None
    found = Service(folder, url, redis_url, LOG_LEVEL="DEBUG", METRICS_TOKEN="of-the-operator")
    try:
        yield found.up()
    finally:
        found.down()
        if admin:
            with psycopg.connect(admin, autocommit=True) as connection:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
