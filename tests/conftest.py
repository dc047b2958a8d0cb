"""What all tests share: nobody's clock but the test's own, and a caller that holds every answer against the schema."""
import os

import pytest
from django.db import connection

from tests.api.caller import SEEN, Caller, guest
from tests.documented import forget, keep


def pytest_sessionstart(session: pytest.Session) -> None:
    if "KEEP_SEEN" in os.environ and not hasattr(session.config, "workerinput"):
        forget(connection.vendor)


def pytest_sessionfinish() -> None:
    if "KEEP_SEEN" in os.environ and SEEN:                   # `make test` asks for it, and `make documented` reads it
        keep(connection.vendor, SEEN)


@pytest.fixture
def anybody(db) -> Caller:
    """Somebody without a token."""
    return Caller()


@pytest.fixture
def ana(db) -> Caller:
    return guest("Ana")


@pytest.fixture
def bia(db) -> Caller:
    return guest("Bia")


@pytest.fixture
def caio(db) -> Caller:
    return guest("Caio")
