"""The one write path: all of it or nothing, one number once, a hint that cannot fail a move."""
import threading

import pytest
from django.db import IntegrityError, connection, transaction
from kombu.exceptions import OperationalError

from games.matches import selectors, services
from games.matches.codec import Malformed
from games.matches.errors import UnknownCommand
from games.matches.ledger import writing
from games.matches.models import Event, Match, Seat
from games.matches.queue import hint_bot_turn
from games.rulebook.errors import RuleViolation
from tests.matches.conftest import NOW
from tests.matches.driving import check_whole


def rows(match_id):
    """Everything that is stored of a match."""
    return (Match.objects.values().get(pk=match_id), list(Seat.objects.filter(match=match_id).values()),
            list(Event.objects.filter(match=match_id).values()))


def ask(made, rank=None):
    """A legal ask of the seat to move."""
    position = selectors.position(made.match.pk)
    seat = position.awaited[0]
    (action,) = position.actions(seat)
    return seat.player, {"type": "ask", "target": action.targets[0], "rank": rank or action.ranks[0]}


def hints(callbacks):
    """Of what is done after a commit, the hints to the queue."""
    return [callback for callback in callbacks if callback.func is hint_bot_turn]


@pytest.mark.parametrize("command", [
    {"type": "ask", "target": 1, "rank": "nine"}, {"type": "ask", "target": 99, "rank": "2"}, {"type": "ask"},
    {"type": "play", "card": "tuna-7"}, {"type": "pass"}, {}, [], None,
])
def test_X05_a_refused_command_changes_nothing(open_match, command):
    made = open_match("go_fish", 3)
    player, _ = ask(made)
    before = rows(made.match.pk)
    with pytest.raises((RuleViolation, UnknownCommand, Malformed)):
        services.play(match_id=made.match.pk, player=player, command=command, now=NOW)
    assert rows(made.match.pk) == before


def test_a_failure_while_writing_leaves_nothing_half_done(open_match, monkeypatch):
    made = open_match("go_fish", 3)
    before = rows(made.match.pk)
    player, command = ask(made)
    monkeypatch.setattr(Match, "save", lambda *_, **__: (_ for _ in ()).throw(RuntimeError("power cut")))
    with pytest.raises(RuntimeError, match="power cut"):
        services.play(match_id=made.match.pk, player=player, command=command, now=NOW)
    monkeypatch.undo()
    assert rows(made.match.pk) == before


def test_a_seq_is_given_once(open_match):
    made = open_match("go_fish", 2)
    line = Event.objects.filter(match=made.match).first()
    with pytest.raises(IntegrityError), transaction.atomic():
        Event.objects.create(match=made.match, seq=line.seq, at=NOW, type=line.type, payload=line.payload)


def test_a_broker_that_is_away_fails_no_move(open_match, monkeypatch, caplog, django_capture_on_commit_callbacks):
    def away(*_, **__):
        raise OperationalError("connection refused")

    monkeypatch.setattr("games.matches.queue.current_app.send_task", away)
    monkeypatch.setattr("games.matches.queue._paused_until", 0.0)
    with django_capture_on_commit_callbacks(execute=True) as callbacks:
        made = open_match("go_fish", 3, bots=2, options={"dealer": 0})
    assert len(hints(callbacks)) == 1
    assert made.match.status == Match.Status.ACTIVE
    assert "for the sweep" in caplog.text


def test_a_hint_is_sent_only_where_a_bot_is_to_move(open_match, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks() as callbacks:
        open_match("go_fish", 3, bots=1, options={"dealer": 2})     # seat 0, a person, begins
    assert hints(callbacks) == []


def test_nothing_is_hinted_when_the_transaction_fails(open_match, django_capture_on_commit_callbacks):
    made = open_match("go_fish", 3, bots=1, options={"dealer": 2})
    def fail():
        with writing(made.match.pk, NOW) as ledger:
            ledger.abort("never mind")
            raise RuntimeError

    with django_capture_on_commit_callbacks() as callbacks, pytest.raises(RuntimeError):
        fail()
    assert callbacks == []
    assert selectors.position(made.match.pk).match.status == Match.Status.ACTIVE


def test_the_number_of_queries_of_a_command_does_not_depend_on_the_log(open_match, django_assert_max_num_queries):
    made = open_match("go_fish", 4)
    for _ in range(30):
        player, command = ask(made)
        with django_assert_max_num_queries(12):              # read, settle?, BEGIN, lock, seats, events, match, ≤ 3 seats, COMMIT
            services.play(match_id=made.match.pk, player=player, command=command, now=NOW)
        if selectors.position(made.match.pk).match.is_over:
            break


@pytest.mark.django_db(transaction=True)
def test_threads_that_play_the_same_move_have_one_effect(open_match):
    if connection.vendor == "sqlite" and connection.is_in_memory_db():
        pytest.skip("threads need a database in a file; tests/live has eight processes on one")
    made = open_match("go_fish", 3)
    player, command = ask(made)
    outcomes = []

    def play():
        try:
            services.play(match_id=made.match.pk, player=player, command=command, expected_version=made.match.version, now=NOW)
            outcomes.append("played")
        except Exception as error:                           # which one is the test
            outcomes.append(type(error).__name__)
        finally:
            connection.close()

    threads = [threading.Thread(target=play) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["StaleVersion"] * 7 + ["played"]
    check_whole(made.match.pk)
