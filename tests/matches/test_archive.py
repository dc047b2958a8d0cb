"""Logs of matches that have long been over are packed, and nobody who reads them can tell."""
import json
import random
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command

from games.matches import archive, logbook, refolding, tasks
from games.matches.models import ArchivedLog, Event, Match
from games.rulebook import GAMES
from tests.api.caller import Caller
from tests.api.playing import ended, opened
from tests.matches.conftest import NOW
from tests.matches.driving import play_out
from tests.matches.test_refold import refold

LATER = NOW + timedelta(days=91)


@pytest.fixture
def over(open_match):
    """Matches of every game that are over, with every kind of seat."""
    made = [open_match(slug, 3, bots=1).match for slug in GAMES]
    for match in made:
        play_out(match.pk, NOW, random.Random(3))
    return made


def told(match):
    path = f"/v1/matches/{match.pk}"
    events = Caller().get(f"{path}/events")
    pages, after = [], 0
    while True:
        page = Caller().get(f"{path}/events?after={after}&limit=7")
        pages += page["events"]
        if not page["more"]:
            break
        after = pages[-1]["seq"]
    assert pages == events["events"] or events["more"]
    [stream, end] = [Caller().get(f"{path}/events", Accept="text/event-stream", Last_Event_ID=str(last)).status
                     for last in (0, len(pages))]
    assert (stream, end) == (200, 204)
    match = {name: value for name, value in Caller().get(path).body.items() if name != "server_time"}
    return pages, Caller().get(f"{path}/replay").lines, match, Caller().get(path).headers["ETag"]


def test_everything_that_can_be_read_is_as_it_was(over):
    before = [told(match) for match in over]
    stored = [logbook.rows(match.pk, version=match.version) for match in over]
    assert archive.archive_some(now=LATER, limit=10) == len(over)
    assert not Event.objects.exists()
    assert [told(match) for match in over] == before
    assert [logbook.rows(match.pk, version=match.version) for match in over] == stored, "byte for byte"


def test_the_log_still_says_what_the_match_is_and_can_mend_it(over):
    archive.archive_some(now=LATER, limit=10)
    assert refold("--check") == f"{len(over)} matches, 0 differ\n"
    damaged = over[0].pk
    Match.objects.filter(pk=damaged).update(status=Match.Status.OPEN, version=0, state="", finished_at=None)
    assert set(refolding.differences(damaged)) >= {"status", "version", "state", "finished_at"}
    refold("--repair")
    assert refolding.differences(damaged) == []


def test_a_packed_log_is_far_smaller(over):
    stored = sum(len(line.payload) + 60 for match in over for line in logbook.rows(match.pk, version=match.version))
    archive.archive_some(now=LATER, limit=10)
    assert sum(len(bytes(log.lines)) for log in ArchivedLog.objects.all()) * 4 < stored


def test_matches_that_go_on_or_are_fresh_are_left_alone(over, open_match, settings):
    running = [open_match("go_fish", 2).match.pk, open_match("go_fish", 2, start=False).match.pk]
    assert archive.archive_some(now=NOW + timedelta(days=89), limit=10) == 0
    settings.ARCHIVE_DAYS = 0
    assert archive.archive_some(now=LATER, limit=10) == 0, "0: never"
    settings.ARCHIVE_DAYS = 90
    assert archive.archive_some(now=LATER, limit=10) == len(over)
    assert {*ArchivedLog.objects.values_list("pk", flat=True)} == {match.pk for match in over}
    assert not archive.archive(match_id=running[0], now=LATER)
    assert archive.archive_some(now=LATER, limit=10) == 0, "once"


def test_it_goes_bit_by_bit_and_the_command_does_the_rest(over, settings):
    assert archive.archive_some(now=LATER, limit=1) == 1
    Match.objects.update(finished_at=NOW - timedelta(days=1_000))
    out = StringIO()
    call_command("archive", stdout=out)
    assert out.getvalue() == f"{len(over) - 1} matches archived\n"
    tasks.archive_logs()
    assert ArchivedLog.objects.count() == len(over)


def test_a_log_that_is_not_whole_is_left_for_somebody_to_see(over, caplog):
    Event.objects.get(match=over[0], seq=2).delete()
    assert not archive.archive(match_id=over[0].pk, now=LATER)
    assert "is not archived" in caplog.text
    assert Event.objects.filter(match=over[0]).exists()


def test_what_fails_half_way_has_not_happened(over, monkeypatch):
    def fail(*_):
        raise OSError("no space")

    kept = list(Event.objects.order_by("pk").values())
    monkeypatch.setattr(logbook, "packed", fail)
    with pytest.raises(OSError, match="no space"):
        archive.archive(match_id=over[0].pk, now=LATER)
    monkeypatch.undo()
    assert (list(Event.objects.order_by("pk").values()), ArchivedLog.objects.exists()) == (kept, False)


def test_who_has_read_the_match_before_finds_its_log_after(over):
    """A reader has loaded the match, it is archived, the reader asks for the log."""
    lines = logbook.rows(over[0].pk, version=over[0].version)
    archive.archive_some(now=LATER, limit=10)
    assert logbook.rows(over[0].pk, after=3, limit=2, version=over[0].version) == lines[3:5]
    assert logbook.rows(over[0].pk, after=over[0].version, version=over[0].version) == []


def test_an_export_is_the_same_and_an_erased_person_is_in_no_packed_log(ana, bia):
    match_ids = [ended(ana, bia), opened(ana)["id"]]
    Match.objects.filter(pk=match_ids[0]).update(finished_at=NOW - timedelta(days=1_000))
    before = ana.get("/v1/me/export").body
    call_command("archive", stdout=StringIO())
    assert ana.get("/v1/me/export").body == before
    lines = [json.dumps(line[2:]) for line in logbook.unpacked(bytes(ArchivedLog.objects.get().lines))]
    assert not [line for line in lines if "Ana" in line or "Bia" in line], "a log has ids"
    ana.delete("/v1/me")
    seats = bia.get(f"/v1/matches/{match_ids[0]}")["seats"]
    assert [seat["player"]["name"] for seat in seats] == ["Deleted player", "Bia"]


def test_a_rematch_of_an_archived_match(ana, bia):
    over = ended(ana, bia)
    Match.objects.filter(pk=over).update(finished_at=NOW - timedelta(days=1_000))
    call_command("archive", stdout=StringIO())
    assert ana.post(f"/v1/matches/{over}/rematch").status == 201
    assert bia.get(f"/v1/matches/{over}/replay").lines[0]["type"] == "match_created"
