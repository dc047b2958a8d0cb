"""What this suite once found, held without any process: small enough to say why."""
import pytest
from django.db import OperationalError

from games.matches import clock, pulse, refolding, selectors
from games.matches.models import Match, Outage
from tests.matches.conftest import at, open_match, people, plain_clock  # noqa: F401  # fixtures
from tests.matches.driving import play_bots

BRIEF = {"turn_seconds": 100, "doubt_seconds": 10}


def failing(error):
    def fail(*_, **__):
        raise error
    return fail


@pytest.mark.parametrize(("error", "seconds"), [(OperationalError("terminating connection"), 2.0),
                                                (ZeroDivisionError(), clock.SICK_SECONDS)])
def test_a_cut_connection_does_not_make_a_match_sick(open_match, monkeypatch, error, seconds):  # noqa: F811
    made = open_match("go_fish", 3, clock=BRIEF)
    with monkeypatch.context() as cut:
        cut.setattr(clock, "settle", failing(error))
        clock.sweep(now=at(110))
    assert selectors.position(made.match.pk).match.due_at == at(110 + seconds)
    clock.sweep(now=at(110 + seconds))
    assert selectors.position(made.match.pk).match.version > made.match.version


def test_a_match_that_failed_and_was_played_meanwhile_keeps_its_clock(open_match, monkeypatch):  # noqa: F811
    made = open_match("go_fish", 3, clock=BRIEF)

    def settle(**_):
        Match.objects.filter(pk=made.match.pk).update(due_at=at(200))                        # somebody moved
        raise ZeroDivisionError
    monkeypatch.setattr(clock, "settle", settle)
    clock.sweep(now=at(110))
    assert selectors.position(made.match.pk).match.due_at == at(200)


def test_a_heartbeat_that_could_not_be_written_is_tried_with_the_next_request(db, settings, monkeypatch):
    settings.OUTAGE_SECONDS, heart = 60, pulse.Heart()
    pulse.beat(at(0))
    with monkeypatch.context() as away:
        away.setattr(pulse, "beat", failing(OperationalError("connection refused")))
        with pytest.raises(OperationalError):
            heart.beat(at(300))
    heart.beat(at(301))                                      # else what fell due in these five minutes would be forfeited
    assert [(outage.began, outage.ended) for outage in Outage.objects.all()] == [(at(0), at(301))]


def test_refold_finds_nothing_in_a_match_that_is_played_while_it_looks(open_match, monkeypatch):  # noqa: F811
    made = open_match("go_fish", 3, bots=2, options={"dealer": 0})
    log = selectors.log

    def slow(position):
        play_bots(position.match.pk, at(1), limit=1_000)
        return log(position)
    monkeypatch.setattr(refolding.selectors, "log", slow)
    assert refolding.differences(made.match.pk) == []
