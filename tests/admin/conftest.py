"""Who looks after the service, for tests of the admin."""
import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.matches.conftest import open_match, people, plain_clock  # noqa: F401  # fixtures


@pytest.fixture
def moderator(db) -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("mod", password="x"))
    return client
