"""What all tests share: nobody's clock but the test's own, and a caller that holds every answer against the schema."""
import pytest

from tests.api.caller import Caller, guest


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
