"""Bots take their time, as much as chance says and no card; they think for as long as the clock allows, and under load for less."""
from collections import Counter
from dataclasses import replace
from datetime import timedelta

import pytest

from games import metrics
from games.matches import bots, pace, selectors, thinking
from games.matches.models import Event, Match, Seat
from games.rulebook import VERSIONS
from tests.matches.conftest import NOW, at
from tests.matches.driving import check_whole

PACE = 0.8


@pytest.fixture
def paced(settings):
    settings.BOT_PACE_SECONDS = PACE


@pytest.fixture
def real_match(open_match):
    """A match that is no sandbox's, its bots of one level, also of one that a game does not have."""
    def make(*said, level="easy", **wish):
        made = open_match(*said, sandbox=False, **wish)
        Seat.objects.filter(match=made.match, kind="bot").update(bot_level=level)
        return selectors.position(made.match.pk)
    return make


@pytest.fixture
def hints(monkeypatch):
    """What the queue is asked for: when."""
    sent = []
    for module in ("games.matches.ledger", "games.matches.bots"):
        monkeypatch.setattr(f"{module}.hint_bot_turn", lambda match_id, version, when=None: sent.append(when))
    return sent


@pytest.fixture
def choices(monkeypatch):
    """Which levels chose, with what effort."""
    made = []

    def listening(game):
        def choose(view, history, actions, options, level, random, effort):
            made.append((level, effort))
            return game.bot.choose(view, history, actions, options, "easy", random)
        return replace(game, bot=replace(game.bot, choose=choose))

    monkeypatch.setattr("games.matches.position.VERSIONS", {key: listening(game) for key, game in VERSIONS.items()})
    return made


def delay(position, seat):
    return (pace.answers_at(position, seat) - NOW).total_seconds()


def test_a_bot_answers_after_a_while_that_is_another_each_time(real_match, paced, hints, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        made = [real_match("pescado_novo", 2, bots=2) for _ in range(20)]
    waits = [delay(position, pace.next_bot(position)) for position in made]
    assert all(PACE / 2 <= wait <= PACE * 2 for wait in waits)
    assert len(set(waits)) == 20
    assert min(waits) < PACE < max(waits)
    assert hints == [at(wait) for wait in waits]


def test_in_the_sandbox_and_without_a_pace_it_answers_at_once(open_match, real_match, settings, hints, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        real_match("go_fish", 2, bots=2)
        settings.BOT_PACE_SECONDS = PACE
        made = open_match("go_fish", 2, bots=2)
    assert hints == [None, None]
    assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW)


def test_a_lost_hint_is_missed_only_after_the_bot_should_have_answered(real_match, paced, settings):
    made = real_match("go_fish", 3, bots=3)
    assert made.match.due_at == pace.answers_at(made, pace.next_bot(made)) + timedelta(seconds=settings.OFFER_BOT_AGAIN_SECONDS)


def test_a_short_clock_is_not_used_up(real_match, settings):
    settings.BOT_PACE_SECONDS = 60
    made = real_match("go_fish", 2, bots=2, clock={"turn_seconds": 8})
    assert delay(made, pace.next_bot(made)) == 2


def test_the_while_hangs_on_seat_and_moment_and_on_no_card(real_match, paced):
    made = real_match("go_fish", 2, bots=2)
    seat = pace.next_bot(made)
    before = pace.answers_at(made, seat)
    hands = made.state.hands
    made.state = replace(made.state, hands=tuple(reversed(hands)))
    assert made.state.hands != hands
    assert pace.answers_at(made, seat) == before


def test_of_several_that_are_asked_each_answers_at_its_own_time(real_match, paced, people):
    """A story is doubted or trusted by all at once: nobody waits for the one to the left."""
    made = real_match("historias_de_pescador", 6, bots=6)
    while not [seat for seat in made.awaited if seat.awaited_for == "doubt"]:
        now = pace.answers_at(made, pace.next_bot(made))
        assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=now)
        made = selectors.position(made.match.pk)
    asked = now
    order, about = [], made.awaited[0].awaited_about
    while made.match.status == Match.Status.ACTIVE and made.awaited[0].awaited_about == about:
        seat = pace.next_bot(made)
        order.append(pace.answers_at(made, seat))
        assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=order[-1])
        made = selectors.position(made.match.pk)
    assert order == sorted(order)
    assert order[-1] <= asked + timedelta(seconds=2 * PACE)


def test_who_thinks_for_long_begins_at_once_and_answers_when_it_is_time(real_match, paced, hints, choices):
    made = real_match("go_fish", 2, bots=2, level="hard")
    appointed = pace.answers_at(made, pace.next_bot(made))
    assert pace.hint_at(made, pace.next_bot(made)) is None
    match_id, version = made.match.pk, made.match.version
    assert not bots.play_bot(match_id=match_id, version=version, now=at(0.1))
    assert hints == [appointed]
    assert len(choices) == 1
    assert bots.play_bot(match_id=match_id, version=version, now=appointed)
    assert len(choices) == 1, "what it had chosen is played"
    played = Event.objects.filter(match=match_id, seq__gt=version)
    assert {event.at for event in played} == {appointed}
    check_whole(match_id)


def test_what_was_chosen_for_another_turn_is_not_played(real_match, paced, hints, choices):
    made = real_match("go_fish", 2, bots=2, level="hard")
    assert not bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW)
    Seat.objects.filter(match=made.match).update(choice_at=made.match.version - 1)
    assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=at(60))
    assert len(choices) == 2


def test_the_clock_ends_thinking(real_match, choices, settings, monkeypatch):
    settings.BOT_THINK_SECONDS, clock = 1.0, [0.0]
    monkeypatch.setattr(thinking.time, "monotonic", lambda: clock[0])
    made = real_match("go_fish", 2, bots=2, level="hard", clock={"turn_seconds": 60})
    seat = pace.next_bot(made)

    def thought(now, **more):
        clock[0] = 0.0
        for _ in thinking.effort(made, seat, now, **more).rounds(10_000):
            clock[0] += 0.01
        return round(clock[0], 2)

    assert thought(NOW) == pytest.approx(1.0, abs=0.02)
    assert thought(at(59)) == pytest.approx(0.5, abs=0.02), "half of the time that its seat has left"
    assert thought(at(61)) == 0.0
    assert thought(NOW, appointed=at(0.4)) == pytest.approx(0.4, abs=0.02), "until it is to answer"
    assert thought(at(2), appointed=at(0.4)) == pytest.approx(0.25, abs=0.02), "it should have answered already"


def test_in_the_sandbox_rounds_are_counted_and_no_clock_is_looked_at(open_match):
    made = open_match("go_fish", 2, bots=2)
    effort = thinking.effort(made, made.awaited[0], at(1e6))
    assert len(list(effort.rounds(800))) == 800 // thinking.IN_SANDBOX
    assert [len(list(effort.rounds(most))) for most in (1, 16, 100)] == [1, 16, 16], "what is little is done whole"
    assert not effort.is_late()


def test_a_hint_that_has_waited_is_played_with_less_thought(open_match, real_match, choices, settings):
    settings.BOT_LATE_SECONDS = 1.0
    before = metrics.HURRIED.collect()[0].samples[0].value
    for level, waited in (("hard", 0.9), ("hard", 1.1), ("easy", 5.0)):
        made = real_match("historias_de_pescador", 2, bots=2, level=level)
        assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=at(waited), waited=waited)
    sandbox = open_match("historias_de_pescador", 2, bots=2)
    Seat.objects.filter(match=sandbox.match).update(bot_level="hard")
    assert bots.play_bot(match_id=sandbox.match.pk, version=sandbox.match.version, now=NOW, waited=5.0)
    assert Counter(level for level, _ in choices) == {"hard": 2, "medium": 1, "easy": 1}
    assert metrics.HURRIED.collect()[0].samples[0].value == before + 1
