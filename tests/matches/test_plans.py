"""No hot query reads a large table from end to end: asked of the database's own planner, on tables that are moderately full."""
import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from tests.bench.filled import ask_everything, fill, listening, scans


@pytest.fixture
def moderator(db):
    client = Client()
    client.force_login(User.objects.create_superuser("mod", password="x"))
    return client


def test_every_hot_query_goes_by_an_index(moderator):
    fill(connection, matches=20_000, events=5)
    with listening(connection) as listener:
        asked = ask_everything(listener, moderator)
    assert {name for name, *_ in listener.found if name} == asked, "the listener hears"
    found = [f"{name}: {scans(nodes, sql)} {sql[:300]}" for name, sql, nodes, _ in listener.found if scans(nodes, sql)]
    assert not found, "\n".join(found)


def test_a_scan_would_be_seen(moderator):
    from games.matches.models import Match
    fill(connection, matches=20_000, events=1)
    with listening(connection) as listener:
        list(Match.objects.filter(preset="nobody's"))
        list(Match.objects.filter(commands=3).order_by("turn_seconds")[:5])
    assert [bool(scans(nodes, sql)) for _, sql, nodes, _ in listener.found] == [True, True]
