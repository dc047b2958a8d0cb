"""The clock of a sandbox match, moved on: what happens on the way is what would have happened, each thing at its time."""
from datetime import timedelta

import pytest

from games.matches import advance, clock, pulse, selectors, services
from games.matches.errors import AdvancedTooFar
from games.matches.models import Match, Outage, Seat
from games.matches.refolding import differences, repair
from games.rulebook.game import tag
from tests.matches.conftest import NOW, at
from tests.matches.driving import check_whole, play_bots

TALE = {"first_seat": 0, "creatures": ["crab", "squid", "fish", "shrimp"], "deck": ["fish"] * 4,
        "hands": [["crab", "crab", "trash"], ["squid", "fish", "trash"], ["crab", "fish", "trash"]]}


def passed(made, seconds, now=NOW):
    return advance.advance(match_id=made.match.pk, caller=made.match.host, seconds=seconds, now=now)


def times(match_id):
    """What happened since the start, and when: seconds after it."""
    position = selectors.position(match_id)
    return [(tag(type(line.event)), (line.at - NOW).total_seconds()) for line in selectors.log(position)]


def told(match_id):
    """The log of a match with nothing hidden, without ids and times."""
    return [(line.seq, line.event) for line in selectors.log(selectors.position(match_id))
            if tag(type(line.event)) not in ("match_created", "seat_taken")]


def test_deadlines_pass_one_after_the_other_each_at_its_own_time(open_match):
    made = open_match("pescado_novo", 2, clock={"turn_seconds": 100, "timeouts_allowed": 5}, options={"dealer": 1})
    passed(made, 350)
    late = [(kind, when) for kind, when in times(made.match.pk) if kind in ("clock_advanced", "turn_timed_out")]
    assert late == [("clock_advanced", 0), ("turn_timed_out", 100), ("turn_timed_out", 200), ("turn_timed_out", 300)]
    position = selectors.position(made.match.pk)
    assert [seat.deadline for seat in position.awaited] == [at(400)]
    assert position.match.due_at == at(50)                   # by our clock
    assert position.clock(NOW) == at(350)
    check_whole(made.match.pk)


def test_a_doubt_window_closes_by_silence_at_its_own_time(open_match):
    made = open_match("historias_de_pescador", 3, clock={"turn_seconds": 1_000, "doubt_seconds": 60}, arrangement=TALE)
    tale = {"type": "announce", "creature": "crab", "cards": ["crab"]}
    services.play(match_id=made.match.pk, player=made.match.host, command=tale, now=NOW)
    passed(made, 61)
    assert [when for kind, when in times(made.match.pk) if kind == "trusted"] == [60, 60]
    assert times(made.match.pk)[-1] == ("turn_passed", 60)
    assert selectors.position(made.match.pk).awaited[0].deadline == at(1_060)
    check_whole(made.match.pk)


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("game", ["go_fish", "pescado_novo", "historias_de_pescador"])
def test_the_log_does_not_tell_whether_workers_or_the_advance_played_the_bots(open_match, game, level):
    """A medium bot reads the log: also what was written a moment ago, in the same transaction."""
    logs = []
    for workers in (True, False):
        made = open_match(game, 3, bots=2, level=level, clock={"turn_seconds": 100, "timeouts_allowed": 9, "doubt_seconds": 10})
        for _ in range(4):
            if workers:
                play_bots(made.match.pk, NOW)
            passed(made, 150)
        play_bots(made.match.pk, NOW)
        check_whole(made.match.pk)
        logs.append(told(made.match.pk))
    assert logs[0] == logs[1]


def test_no_bot_sits_through_the_time_that_passes(open_match):
    made = open_match("go_fish", 3, bots=2, options={"dealer": 0}, clock={"turn_seconds": 100})
    assert selectors.position(made.match.pk).awaited[0].bot_level
    passed(made, 99)
    kinds = [kind for kind, _ in times(made.match.pk)]
    assert "turn_timed_out" not in kinds
    assert "asked" in kinds[:kinds.index("clock_advanced")], "they play before time passes"
    assert [seat.seat for seat in selectors.position(made.match.pk).awaited] == [0]


def test_an_open_match_expires(open_match, settings):
    made = open_match("go_fish", 2, start=False)
    passed(made, settings.OPEN_MATCH_SECONDS + 60)
    match = selectors.position(made.match.pk).match
    assert (match.status, match.finished_at) == (Match.Status.ABORTED, at(settings.OPEN_MATCH_SECONDS))
    check_whole(made.match.pk)


def test_forfeit_ends_it_and_what_is_over_stays_as_it_is(open_match):
    made = open_match("go_fish", 2, clock={"turn_seconds": 100, "on_timeout": "forfeit"})
    passed(made, 1_000)
    match = selectors.position(made.match.pk).match
    assert (match.status, match.finished_at, match.ahead) == (Match.Status.FINISHED, at(100), 1_000)
    passed(made, 1_000)
    assert selectors.position(made.match.pk).match.version == match.version
    check_whole(made.match.pk)


def test_the_sweep_and_a_command_go_by_the_clock_of_the_match(open_match):
    made = open_match("pescado_novo", 2, clock={"turn_seconds": 100, "timeouts_allowed": 5}, options={"dealer": 1})
    passed(made, 90)
    assert clock.sweep(now=at(9)) == 0
    assert clock.sweep(now=at(11)) == 1
    assert times(made.match.pk)[-1][1] == 101
    position = selectors.position(made.match.pk)
    play = position.actions(position.awaited[0])[0].plays[0]
    command = {"type": "play", "card": play.card, **({"capture": list(play.captures[0])} if play.captures else {})}
    services.play(match_id=made.match.pk, player=position.awaited[0].player, command=command, now=at(20))
    assert times(made.match.pk)[-1][1] == 110
    check_whole(made.match.pk)


def test_neither_grace_nor_an_outage_of_ours_holds_it_up(open_match, settings):
    settings.GRACE_SECONDS = 5
    made = open_match("pescado_novo", 2, clock={"turn_seconds": 100}, options={"dealer": 1})
    Outage.objects.create(began=NOW - timedelta(seconds=900), ended=at(900))
    passed(made, 100)
    assert [when for kind, when in times(made.match.pk) if kind == "turn_timed_out"] == [100]


def test_an_outage_counts_by_our_clock(open_match, settings):
    """A deadline that lies a day ahead of us is not put off for an outage that was there a day ago, nor the other way round."""
    settings.OUTAGE_SECONDS = 60
    made = open_match("pescado_novo", 2, clock={"turn_seconds": 100_100, "timeouts_allowed": 5}, options={"dealer": 1})
    passed(made, 100_000)                                    # 100 s are left, by either clock
    pulse.beat(at(50))
    pulse.beat(at(150))                                      # nobody lived when it fell due
    clock.settle(match_id=made.match.pk, now=at(150))
    assert times(made.match.pk)[-1] == ("deadline_extended", 100_150)
    check_whole(made.match.pk)


def test_too_many_moves_and_too_many_days_are_refused_and_nothing_has_happened(open_match, monkeypatch):
    made = open_match("go_fish", 3, bots=3)
    monkeypatch.setattr(advance, "MOVES_AT_ONCE", 3)
    before = selectors.position(made.match.pk).match.version
    with pytest.raises(AdvancedTooFar):
        passed(made, 1)
    assert selectors.position(made.match.pk).match.version == before
    alone = open_match("go_fish", 2, clock={"turn_seconds": 366 * 86_400})
    passed(alone, 366 * 86_400 - 1)
    with pytest.raises(AdvancedTooFar):
        passed(alone, 2)


def test_where_a_bot_thinks_fewer_moves_are_played_at_once(open_match, monkeypatch):
    monkeypatch.setattr(advance, "MOVES_AT_ONCE", 10)
    made = open_match("go_fish", 2, bots=2)
    Seat.objects.filter(match=made.match, seat=1).update(bot_level="hard")
    with pytest.raises(AdvancedTooFar, match="at most 2 moves"):
        passed(made, 1)


def test_refold_sees_a_clock_that_the_log_does_not_tell_of(open_match):
    made = open_match("go_fish", 2)
    passed(made, 60)
    Match.objects.filter(pk=made.match.pk).update(ahead=61)
    assert differences(made.match.pk) == ["ahead"]
    repair(match_id=made.match.pk, now=NOW)
    assert differences(made.match.pk) == []
    assert selectors.position(made.match.pk).match.ahead == 60
