"""The audit finds what it is there for: logs that were made wrong, one way each."""
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.faults.audit import Line, Log, strange_commands, strange_things
from tests.faults.players import Accepted, Kind, Table, Tally

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
