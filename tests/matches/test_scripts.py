"""Bots that play a list of commands: by the way that all bots play, and the log says where the list did not fit."""
import pytest

from games.matches import advance, bots, clock, rematches, selectors, services
from games.matches.models import Match, Seat
from games.rulebook.game import tag
from tests.matches.conftest import NOW, at
from tests.matches.driving import check_whole, play_bots

POND = {"dealer": 0, "hands": [["7C", "KD", "2S"], ["7D", "KC", "3S"]], "stock": ["7H", "9C", "9D", "KH", "4C", "5C"]}      # seat 1 begins
TALE = {"first_seat": 0, "creatures": ["crab", "squid", "fish"], "hands": [["crab", "crab", "trash"], ["squid", "fish", "trash"]],
        "deck": ["fish", "fish", "fish", "crab"]}


def ask(rank, target=0):
    return {"type": "ask", "target": target, "rank": rank}


def events(match_id, *kinds):
    position = selectors.position(match_id)
    return [line.event for line in selectors.log(position) if tag(type(line.event)) in kinds]


def test_a_bot_plays_what_it_is_told_and_then_by_itself(open_match):
    made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("7"), ask("K"), ask("3")])
    play_bots(made.match.pk, NOW)
    asked = [event.rank for event in events(made.match.pk, "asked")]
    assert asked == ["7", "K", "3"]
    services.play(match_id=made.match.pk, player=made.match.host, command=ask("2", 1), now=NOW)
    play_bots(made.match.pk, NOW)
    assert len(events(made.match.pk, "asked")) > 4, "its list is at its end, and it plays on"
    assert events(made.match.pk, "script_missed") == []
    check_whole(made.match.pk)


def test_what_the_table_refuses_is_passed_over_and_the_log_says_why(open_match):
    made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("9"), ask("7", target=1), ask("K")])
    play_bots(made.match.pk, NOW)
    missed = [(event.seat, event.number, event.command, event.code) for event in events(made.match.pk, "script_missed")]
    assert missed == [(1, 0, "ask", "rank_not_held"), (1, 1, "ask", "cannot_ask_yourself")]
    assert events(made.match.pk, "asked")[0].rank == "K"
    check_whole(made.match.pk)


def test_an_answer_need_not_name_what_is_answered(open_match):
    made = open_match("historias_de_pescador", 2, bots=1, arrangement=TALE, script=[
        {"type": "trust"}, {"type": "announce", "creature": "crab", "cards": ["squid"]}, {"type": "doubt"}])
    for _ in range(2):
        tale = {"type": "announce", "creature": "crab", "cards": ["crab"]}
        services.play(match_id=made.match.pk, player=made.match.host, command=tale, now=NOW)
        play_bots(made.match.pk, NOW)
        position = selectors.position(made.match.pk)
        for seat in position.awaited:
            if seat.player and seat.awaited_for == "doubt":
                services.play(match_id=made.match.pk, player=seat.player, now=NOW,
                              command={"type": "trust", "announcement": seat.awaited_about})
                play_bots(made.match.pk, NOW)
    assert events(made.match.pk, "script_missed") == []
    assert [event.seat for event in events(made.match.pk, "doubted")] == [1]
    check_whole(made.match.pk)


def test_worker_sweep_and_advance_play_the_same(open_match):
    """Whoever is the first to get there, and a miss on the way: one log."""
    logs = []
    for way in ("worker", "advance", "hints lost"):
        made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("9"), ask("7"), ask("K")], clock={"turn_seconds": 10_000})
        match_id, now = made.match.pk, NOW
        if way == "advance":
            advance.advance(match_id=match_id, caller=made.match.host, seconds=1, now=now)
        while (position := selectors.position(match_id)).awaited[0].bot_level and way == "hints lost":
            now = at((now - NOW).total_seconds() + 6)
            clock.settle(match_id=match_id, now=now)         # the sweep reminds, and then the task comes
            bots.play_bot(match_id=match_id, version=position.match.version, now=now)
        play_bots(match_id, now)
        logs.append([(line.seq, line.event) for line in selectors.log(selectors.position(match_id))
                     if tag(type(line.event)) not in ("match_created", "seat_taken", "clock_advanced")])
    assert logs[0] == logs[1] == logs[2]


def test_a_task_that_comes_twice_uses_one_command_up(open_match):
    made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("7"), ask("K")])
    version = made.match.version
    assert [bots.play_bot(match_id=made.match.pk, version=version, now=NOW) for _ in range(3)] == [True, False, False]
    assert Seat.objects.get(match=made.match, seat=1).script_at == 1


def test_a_script_is_of_one_match(open_match):
    """A rematch deals anew: nothing in the list would fit."""
    made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("7")])
    services.resign(match_id=made.match.pk, player=made.match.host, now=NOW)
    again = rematches.rematch(match_id=made.match.pk, player=made.match.host, now=NOW)
    assert [seat.script for seat in again.seats] == ["", ""]


@pytest.mark.parametrize("fault", [KeyError("7D"), RecursionError()])
def test_a_fault_of_ours_in_a_scripted_turn_stops_no_match(open_match, monkeypatch, fault):
    made = open_match("go_fish", 2, bots=1, arrangement=POND, script=[ask("7")])

    def fails(*_):
        raise fault
    monkeypatch.setattr("games.matches.scripts.reduce", fails)
    assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW)
    (missed,) = events(made.match.pk, "script_missed")
    assert missed.code == "error"
    play_bots(made.match.pk, NOW)
    assert selectors.position(made.match.pk).match.status in (Match.Status.ACTIVE, Match.Status.FINISHED)
    check_whole(made.match.pk)
