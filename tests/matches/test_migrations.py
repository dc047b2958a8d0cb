"""The way back of a migration that moves what players have: nothing is lost on it."""
import random

import pytest
from django.core.management import call_command

from games.matches import archive, logbook
from games.matches.models import ArchivedLog, Event, Match
from tests.matches.conftest import NOW
from tests.matches.driving import play_out


@pytest.mark.django_db(transaction=True)
def test_packed_logs_have_their_rows_again_before_their_table_goes(open_match):
    match = open_match("go_fish", 2).match
    play_out(match.pk, NOW, random.Random(4))
    version = Match.objects.get(pk=match.pk).version
    before = logbook.rows(match.pk, version=version)
    assert archive.archive(match_id=match.pk, now=NOW)
    try:
        call_command("migrate", "matches", "0004", verbosity=0)
        assert [logbook.Row(*line) for line in Event.objects.order_by("seq").values_list(*logbook.Row._fields)] == before
    finally:
        call_command("migrate", "matches", verbosity=0)
    assert not ArchivedLog.objects.exists()
    assert logbook.rows(match.pk, version=version) == before
