"""What opens a door: how it looks, how long it holds, and what is forgotten of it."""
import re
from datetime import UTC, datetime, timedelta
from unittest.mock import patch

import pytest
from django.db import DatabaseError

from games.players import credentials, quotas, services
from games.players.models import Player, PlayerToken, Tally
from games.players.tasks import forget_what_ended

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
SCANNERS = re.compile(r"\bf(pt|sk|pk)_[0-9a-f]{48}\b")       # as the docs tell them


@pytest.fixture
def minted(db):
    return services.create_guest(name="Ana", now=NOW)


def token(**columns) -> PlayerToken:
    return PlayerToken(digest="d", prefix="p", created_at=NOW, **columns)


@pytest.mark.parametrize("prefix", [credentials.PLAYER_TOKEN, *credentials.PREFIX_OF.values()])
def test_scanners_know_every_kind(prefix):
    made = [credentials.fresh(prefix), credentials.retold(prefix, "a key", "a salt")]
    for credential in made:
        assert SCANNERS.search(f'TOKEN="{credential}"')
        assert len(credential) == 52
    assert len({credentials.fresh(prefix) for _ in range(100)}) == 100


def test_a_credential_is_retold_from_the_key_the_salt_and_our_secret_alone(settings):
    first = credentials.retold("fpt_", "key", "salt")
    assert first == credentials.retold("fpt_", "key", "salt")
    assert len({first, credentials.retold("fpt_", "key2", "salt"), credentials.retold("fpt_", "key", "salt2")}) == 3
    settings.SECRET_KEY = "another"
    assert credentials.retold("fpt_", "key", "salt") != first


@pytest.mark.parametrize(("columns", "closed"), [
    ({}, None), ({"expires_at": NOW + DAY}, None), ({"expires_at": NOW}, "expired"), ({"revoked_at": NOW}, "revoked"),
    ({"revoked_at": NOW, "expires_at": NOW - DAY}, "revoked")])
def test_why_it_opens_nothing(columns, closed):
    assert token(**columns).closed(NOW) == closed


def test_a_guests_token_holds_for_as_long_as_the_settings_say(db, settings):
    assert services.create_guest(name="Ana", now=NOW).expires_at is None
    settings.GUEST_TOKEN_SECONDS = 60
    assert services.create_guest(name="Ana", now=NOW).expires_at == NOW + timedelta(seconds=60)


def test_a_day_of_uses_is_one_write(minted, django_assert_num_queries):
    stored = PlayerToken.objects.get()
    assert stored.last_used_on == NOW.date(), "who becomes a guest uses the token at once"
    with django_assert_num_queries(0):
        credentials.note_use(stored, NOW + timedelta(hours=11))
    credentials.note_use(stored, NOW + DAY)
    assert PlayerToken.objects.get().last_used_on == (NOW + DAY).date()
    with django_assert_num_queries(0):
        credentials.note_use(stored, NOW + DAY)
        credentials.note_use(stored, NOW)                    # a clock that is behind writes nothing back


def test_a_database_that_cannot_note_it_lets_the_request_pass(minted, caplog):
    stored = PlayerToken.objects.get()
    with patch("games.players.credentials.writing_transaction", side_effect=DatabaseError("password=hunter2")):
        credentials.note_use(stored, NOW + DAY)
    assert "DatabaseError" in caplog.text
    assert "hunter2" not in caplog.text
    assert PlayerToken.objects.get().last_used_on == NOW.date()


def test_what_ended_long_ago_is_forgotten_and_what_holds_is_not(minted):
    ana = minted.player
    for number, columns in enumerate([{"revoked_at": NOW - 91 * DAY}, {"expires_at": NOW - 91 * DAY}, {"revoked_at": NOW - 89 * DAY},
                                      {"expires_at": NOW - 89 * DAY}, {"expires_at": NOW + DAY}]):
        PlayerToken.objects.create(player=ana, digest=str(number), prefix="p", created_at=NOW - 200 * DAY, **columns)
    services.forget_ended_tokens(NOW)
    assert set(PlayerToken.objects.exclude(prefix=minted.token[:12]).values_list("digest", flat=True)) == {"2", "3", "4"}
    assert PlayerToken.objects.filter(prefix=minted.token[:12]).exists()


def test_the_counts_of_days_that_are_over_are_forgotten(db):
    for days in (0, 1, 2):
        Tally.objects.create(scope="x", day=(NOW - days * DAY).date(), count=1)
    quotas.forget(NOW)
    assert Tally.objects.count() == 2


def test_the_task_does_both(minted):
    Tally.objects.create(scope="x", day="2020-01-01", count=1)
    forget_what_ended()
    assert not Tally.objects.exists()
    assert PlayerToken.objects.count() == 1


def test_who_is_erased_while_renaming_stays_nameless(minted):
    ana = Player.objects.get()
    services.erase(player=Player.objects.get(), now=NOW)
    services.rename(player=ana, name="Back again")
    assert Player.objects.get().name == ""
