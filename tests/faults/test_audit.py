"""The audit finds what it is there for: logs that were made wrong, one way each."""
import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from games.matches import clock, selectors, services
from games.matches.models import Event
from games.rulebook import GAMES
from tests.faults.audit import Line, Log, strange_commands, strange_things, strange_turns
from tests.faults.players import Accepted, Kind, Table, Tally
from tests.matches.conftest import at, open_match, people, plain_clock  # noqa: F401  # fixtures
from tests.matches.driving import any_command

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def line(seq, kind, seat=None, after=0, **payload):
    return Line(seq, NOW + timedelta(seconds=after), kind, seat, payload)


LINES = (
    line(1, "match_created"), line(2, "match_started"), line(3, "card_played", 0), line(4, "turn_passed", 1),
    line(5, "turn_timed_out", 1, 90, deadline=(NOW + timedelta(seconds=60)).isoformat()), line(6, "card_played", 1, 90),
    line(7, "turn_passed", 0, 90), line(8, "player_resigned", 0, 91), line(9, "match_finished", None, 91),
)
WHOLE = Log("m", "finished", 9, 2, None, frozenset(), 60, LINES)


@pytest.fixture
def table():
    found = Table.__new__(Table)
    found.kind, found.tally, found.resigned = Kind("pescado_novo", 2), Tally(), 1
    found.accepted = [Accepted("m", 0, {"type": "play", "card": "tuna-7", "capture": []}, (3, 4))]
    return found


def without(seq):
    return tuple(one for one in LINES if one.seq != seq)


def test_a_whole_log_is_fine(table):
    assert [*strange_things(WHOLE), *strange_commands(WHOLE, table)] == []


@pytest.mark.parametrize(("log", "word"), [
    (replace(WHOLE, lines=without(4)), "dense"),
    (replace(WHOLE, version=10), "version"),
    (replace(WHOLE, lines=(*LINES, line(10, "turn_passed", 1)), version=10), "last line"),
    (replace(WHOLE, lines=(*LINES, line(10, "match_finished")), version=10), "ends 2"),
    (replace(WHOLE, commands=3), "counted"),
    (replace(WHOLE, lines=tuple(replace(one, at=NOW) if one.seq in (5, 6) else one for one in LINES)), "before its deadline"),
    (replace(WHOLE, lines=tuple(replace(one, seat=0) if one.seq == 6 else one for one in LINES)), "nothing after it"),
])
def test_a_log_that_is_not_is_named(log, word):
    assert word in " ".join(strange_things(log))


@pytest.mark.parametrize(("change", "word"), [
    ({"accepted": []}, "nobody was told"),                   # played, and no phone knows
    ({"accepted": [Accepted("m", 0, {"type": "play"}, (3, 4))] * 2}, "answer to two commands"),
    ({"accepted": [Accepted("m", 0, {"type": "play"}, (10, 11))]}, "which is None"),               # told 201, and not in the log
    ({"accepted": [Accepted("m", 1, {"type": "play"}, (3, 4))]}, "of seat 1"),
    ({"resigned": 2}, "resignations"),
])
def test_what_phones_were_told_is_held_against_the_log(table, change, word):
    for name, value in change.items():
        setattr(table, name, value)
    assert word in " ".join(strange_commands(WHOLE, table))


@pytest.fixture
def played(open_match):  # noqa: F811
    """The log of a match of two with one move of each, a late turn and one move more."""
    def of(game):
        made = open_match(game, 2, clock={"turn_seconds": 60, "doubt_seconds": 10})
        for second in (10, 15, 100, 105):
            clock.settle_if_due(selectors.position(made.match.pk).match, at(second))
            found = selectors.position(made.match.pk)
            services.play(match_id=made.match.pk, player=found.awaited[0].player, now=at(second),
                          command=any_command(found, found.awaited[0], random.Random(1)))
        match = selectors.position(made.match.pk).match
        lines = tuple(Line(event.seq, event.at, event.type, event.seat, json.loads(event.payload))
                      for event in Event.objects.filter(match=match).order_by("seq"))
        assert any(line.type == "turn_timed_out" for line in lines)
        return Log(str(match.pk), match.status, match.version, match.commands, match.due_at, frozenset(), match.doubt_seconds, lines,
                   match.turn_seconds, match.game, match.rules_version, match.options)
    return of


@pytest.mark.parametrize("game", GAMES)
def test_turns_that_were_played_are_fine(played, game):
    assert [*strange_turns(played(game))] == []


@pytest.mark.parametrize(("kind", "word"), [("card_played", "could do nothing"), ("turn_timed_out", "was not awaited")])
def test_a_seat_that_was_not_to_move_is_named(played, kind, word):
    log = played("pescado_novo")
    first = next(line for line in log.lines if line.type == kind)
    lines = tuple(replace(line, seat=1 - line.seat) if line is first else line for line in log.lines)
    assert word in " ".join(strange_turns(replace(log, lines=lines)))


def test_a_turn_that_was_played_and_timed_out_is_named(played):
    log = played("pescado_novo")
    late = next(line for line in log.lines if line.type == "turn_timed_out")
    before = at(60).isoformat()                              # of the turn that was played at 10 or 15
    lines = tuple(replace(line, payload={**line.payload, "deadline": before}) if line is late else line for line in log.lines)
    assert "in a turn that it had played" in " ".join(strange_turns(replace(log, lines=lines)))
