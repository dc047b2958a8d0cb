"""Clocks: who is awaited until when, what is played for those who are late, and when a seat counts as left (X13)."""
import random

import pytest

from games.matches import clock, pulse, selectors, services
from games.matches.errors import MatchNotActive, SeatLeftBehind
from games.matches.models import Event, Match, Outage, Seat
from tests.matches.conftest import at
from tests.matches.driving import any_command, check_whole, play_bots

RANDOM = random.Random(0)
BRIEF = {"turn_seconds": 100, "doubt_seconds": 10}


def types(made, after=0):
    return list(Event.objects.filter(match=made.match, seq__gt=after).order_by("seq").values_list("type", flat=True))


def position(made):
    return selectors.position(made.match.pk)


def test_the_seat_to_move_has_its_whole_time(open_match):
    made = open_match("go_fish", 3, clock=BRIEF)
    (awaited,) = position(made).awaited
    assert (awaited.awaited_for, awaited.deadline) == ("ask", at(100))
    assert position(made).match.due_at == at(100)


def test_nothing_happens_before_the_deadline(open_match):
    made = open_match("go_fish", 3, clock=BRIEF)
    assert clock.sweep(now=at(99.9)) == 0
    assert position(made).match.version == made.match.version


def test_a_late_seat_is_played_for_and_told(open_match):
    made = open_match("go_fish", 3, clock=BRIEF)
    late = position(made).awaited[0].seat
    assert clock.sweep(now=at(100)) == 1
    assert types(made, made.match.version)[:2] == ["turn_timed_out", "asked"]
    assert position(made).seats[late].timeouts == 1
    assert clock.sweep(now=at(100)) == 0
    check_whole(made.match.pk)


def test_a_read_settles_what_is_due(open_match):
    made = open_match("go_fish", 3, clock=BRIEF)
    assert clock.settle_if_due(position(made).match, at(100))
    assert "turn_timed_out" in types(made)
    assert not clock.settle_if_due(position(made).match, at(100))


def test_a_command_after_the_deadline_finds_the_turn_played(open_match):
    made = open_match("go_fish", 3, clock={**BRIEF, "on_timeout": "forfeit"})
    before = position(made)
    late = before.awaited[0]
    with pytest.raises(SeatLeftBehind):
        services.play(match_id=made.match.pk, player=late.player, command=any_command(before, late, RANDOM), now=at(100))
    assert types(made, made.match.version) == ["turn_timed_out", "bot_took_over"]


def test_a_command_in_time_counts_although_it_is_written_late(open_match):
    made = open_match("go_fish", 3, clock=BRIEF)
    before = position(made)
    seat = before.awaited[0]
    services.play(match_id=made.match.pk, player=seat.player, command=any_command(before, seat, RANDOM), now=at(99.999))
    assert "turn_timed_out" not in types(made)


def test_only_timeouts_in_a_row_count_and_the_one_too_many_is_leaving(open_match):
    made = open_match("historias_de_pescador", 3, clock={**BRIEF, "timeouts_allowed": 1}, options={"first_seat": 0})
    now, seen = 100, []
    for _ in range(40):
        clock.sweep(now=at(now))
        now += 100
        seen = types(made)
        if "bot_took_over" in seen or position(made).match.is_over:
            break
    assert seen.count("turn_timed_out") >= 2
    left = [seat for seat in position(made).seats if seat.is_left]
    assert [(seat.status, seat.kind, seat.bot_level, seat.timeouts) for seat in left] == [("timed_out", "player", "medium", 2)]
    check_whole(made.match.pk)


def test_an_answer_in_time_begins_the_count_anew(open_match):
    made = open_match("go_fish", 2, clock={**BRIEF, "timeouts_allowed": 5})
    Seat.objects.filter(match=made.match).update(timeouts=3)
    before = position(made)
    seat = before.awaited[0]
    services.play(match_id=made.match.pk, player=seat.player, command=any_command(before, seat, RANDOM), now=at(1))
    assert position(made).seats[seat.seat].timeouts == 0


def test_silence_in_a_doubt_window_is_trust_and_no_timeout(open_match):
    made = open_match("historias_de_pescador", 3, clock=BRIEF, options={"first_seat": 0})
    before = position(made)
    services.play(match_id=made.match.pk, player=before.awaited[0].player, now=at(1),
                  command={"type": "announce", "creature": before.state.creatures[0], "cards": [before.state.hands[0][0]]})
    assert [(seat.seat, seat.awaited_for, seat.deadline) for seat in position(made).awaited] == [(1, "doubt", at(11)), (2, "doubt", at(11))]
    version = position(made).match.version
    clock.sweep(now=at(11))
    assert types(made, version) == ["trusted", "trusted", "netted", "turn_passed"]
    assert [seat.timeouts for seat in position(made).seats] == [0, 0, 0]


def test_an_answer_of_one_does_not_lengthen_the_window_of_the_others(open_match):
    made = open_match("historias_de_pescador", 4, clock=BRIEF, options={"first_seat": 0})
    before = position(made)
    done = services.play(match_id=made.match.pk, player=before.awaited[0].player, now=at(1),
                         command={"type": "announce", "creature": before.state.creatures[0], "cards": [before.state.hands[0][0]]})
    announcement = done.added[0].seq
    services.play(match_id=made.match.pk, player=before.seats[1].player, command={"type": "trust", "announcement": announcement}, now=at(5))
    assert [(seat.seat, seat.deadline) for seat in position(made).awaited] == [(2, at(11)), (3, at(11))]


def test_of_two_the_other_wins_when_one_runs_out_of_time(open_match):
    made = open_match("pescado_novo", 2, clock={**BRIEF, "on_timeout": "forfeit"}, options={"dealer": 1})
    clock.sweep(now=at(100))
    after = position(made)
    assert after.match.status == Match.Status.FINISHED
    assert (after.result.winners, after.result.places, after.result.reason) == ((1,), (2, 1), "timeout")
    assert types(made)[-2:] == ["turn_timed_out", "match_finished"]


def test_a_bot_that_is_late_is_offered_again_then_played_for(open_match):
    made = open_match("go_fish", 3, bots=2, clock=BRIEF, options={"dealer": 0})
    assert position(made).match.due_at == at(5)
    version = position(made).match.version
    clock.sweep(now=at(5))                                   # a hint, no event
    assert position(made).match.version == version
    assert position(made).match.due_at == at(10)
    clock.sweep(now=at(100))
    assert types(made, version)[0] == "asked"
    assert "turn_timed_out" not in types(made)


def test_a_bot_that_never_moves_is_played_for_after_three_reminders(open_match):
    made = open_match("go_fish", 3, bots=2, options={"dealer": 0})
    for reminder in range(1, 4):
        clock.sweep(now=at(5 * reminder))
        assert (position(made).match.version, position(made).match.bot_offers) == (made.match.version, reminder)
    clock.sweep(now=at(20))
    assert types(made, made.match.version)[0] == "asked"
    assert position(made).match.bot_offers == 0


@pytest.mark.django_db(transaction=True)                     # the sweep looks after its connection then
def test_a_sick_match_does_not_keep_the_others_waiting(open_match, monkeypatch):
    sick, well = open_match("go_fish", 3, clock=BRIEF), open_match("go_fish", 3, clock={**BRIEF, "turn_seconds": 101})
    settle = clock.settle

    def settle_but_one(*, match_id, **arguments):
        if match_id == sick.match.pk:
            raise RuntimeError("sick")
        settle(match_id=match_id, **arguments)

    monkeypatch.setattr(clock, "settle", settle_but_one)
    clock.sweep(now=at(101))
    assert "turn_timed_out" in types(well)
    assert position(sick).match.due_at == at(101 + clock.SICK_SECONDS)


def test_a_sweep_takes_a_batch_at_most_and_the_most_overdue_first(open_match, settings):
    settings.SWEEP_BATCH = 2
    made = [open_match("go_fish", 2, clock={"turn_seconds": seconds}) for seconds in (30, 10, 20)]
    assert clock.sweep(now=at(100)) == 2
    assert ["turn_timed_out" in types(one) for one in made] == [False, True, True]
    assert clock.sweep(now=at(102)) == 1


def test_a_second_beat_costs_one_query_and_does_nothing(open_match, django_assert_max_num_queries):
    open_match("go_fish", 3, clock=BRIEF)
    assert clock.sweep(now=at(100)) == 1
    with django_assert_max_num_queries(2):                   # read the pulse, find the lease taken
        assert clock.sweep(now=at(100.1)) == 0


def test_what_comes_in_the_grace_after_a_deadline_counts(open_match, settings):
    settings.GRACE_SECONDS = 2
    made = open_match("go_fish", 3, clock=BRIEF)
    assert position(made).awaited[0].deadline == at(100)
    assert clock.sweep(now=at(101.9)) == 0
    before = position(made)
    seat = before.awaited[0]
    services.play(match_id=made.match.pk, player=seat.player, command=any_command(before, seat, RANDOM), now=at(101.9))
    assert "turn_timed_out" not in types(made)


def test_after_the_grace_it_is_too_late(open_match, settings):
    settings.GRACE_SECONDS = 2
    made = open_match("go_fish", 3, clock=BRIEF)
    assert clock.sweep(now=at(102)) == 1
    assert "turn_timed_out" in types(made)


def test_an_outage_puts_off_what_fell_due_in_it_and_says_so(open_match, settings):
    settings.OUTAGE_SECONDS = 60
    made = open_match("go_fish", 3, clock={"turn_seconds": 600, "on_timeout": "forfeit"})
    pulse.beat(at(0))
    pulse.beat(at(30))
    clock.sweep(now=at(3_630))                               # an hour of silence, in which the deadline at 600 passed
    assert types(made, made.match.version) == ["deadline_extended"]
    event = selectors.log(position(made))[-1].event
    assert (event.seconds, event.deadline) == (3_600, at(4_200))        # 570 seconds were left when it began
    assert position(made).awaited[0].deadline == at(4_200)
    pulse.beat(at(3_660))
    for seconds in range(3_660, 4_200, 30):
        pulse.beat(at(seconds))
    clock.sweep(now=at(4_200))
    assert types(made, made.match.version)[1:] == ["turn_timed_out", "bot_took_over"]


def test_a_read_after_an_outage_does_not_forfeit_either(open_match, settings):
    settings.OUTAGE_SECONDS = 60
    made = open_match("pescado_novo", 2, clock={"turn_seconds": 600, "on_timeout": "forfeit"})
    pulse.beat(at(0))
    heart = pulse.Heart()
    heart.beat(at(3_600))                                    # as a web process does before it answers
    assert clock.settle_if_due(position(made).match, at(3_600))
    assert types(made, made.match.version) == ["deadline_extended"]


def test_a_deadline_after_the_outage_is_not_touched(open_match, settings):
    settings.OUTAGE_SECONDS = 60
    made = open_match("go_fish", 3, clock={"turn_seconds": 4_000})
    pulse.beat(at(0))
    pulse.beat(at(3_600))
    for seconds in range(3_600, 4_020, 30):
        pulse.beat(at(seconds))
    clock.sweep(now=at(4_010))
    assert "deadline_extended" not in types(made)
    assert "turn_timed_out" in types(made)


def test_a_service_that_is_idle_is_not_away(open_match, settings):
    settings.OUTAGE_SECONDS = 60
    made = open_match("go_fish", 3, clock=BRIEF)
    for seconds in range(0, 102, 2):
        clock.sweep(now=at(seconds))
    assert "turn_timed_out" in types(made)


def test_one_outage_is_recorded_once_however_many_come_back(db, settings):
    settings.OUTAGE_SECONDS = 60
    pulse.beat(at(0))
    for _ in range(5):
        pulse.beat(at(3_600))
        pulse.Heart().beat(at(3_600))
    assert [(outage.began, outage.ended) for outage in Outage.objects.all()] == [(at(0), at(3_600))]


def test_an_open_match_nobody_starts_is_aborted_in_the_end(open_match, settings):
    made = open_match("go_fish", 3, start=False)
    clock.sweep(now=at(settings.OPEN_MATCH_SECONDS - 1))
    assert position(made).match.status == Match.Status.OPEN
    clock.sweep(now=at(settings.OPEN_MATCH_SECONDS))
    assert position(made).match.status == Match.Status.ABORTED
    assert types(made)[-1] == "match_aborted"


def test_resigning_among_two_gives_the_match_to_the_other(open_match, people):
    made = open_match("go_fish", 2)
    services.resign(match_id=made.match.pk, player=people[0], now=at(1))
    after = position(made)
    assert (after.result.winners, after.result.reason, after.seats[0].status) == ((1,), "resignation", "resigned")
    with pytest.raises(MatchNotActive):
        services.resign(match_id=made.match.pk, player=people[1], now=at(1))


def test_resigning_among_more_hands_the_seat_to_a_bot_that_cannot_win(open_match, people):
    made = open_match("historias_de_pescador", 3, bots=1, options={"first_seat": 0})
    services.resign(match_id=made.match.pk, player=people[0], now=at(1))
    assert types(made)[-2:] == ["player_resigned", "bot_took_over"]
    seat = position(made).seats[0]
    assert (seat.kind, seat.status, seat.bot_level) == ("player", "resigned", "medium")
    with pytest.raises(SeatLeftBehind):
        services.play(match_id=made.match.pk, player=people[0], command={"type": "trust", "announcement": 1}, now=at(2))
    rng = random.Random(3)
    for _ in range(3_000):
        play_bots(made.match.pk, at(3))
        now = position(made)
        if now.match.is_over:
            break
        owed = now.awaited[0]
        services.play(match_id=made.match.pk, player=owed.player, command=any_command(now, owed, rng), now=at(3))
    end = position(made)
    assert end.match.status == Match.Status.FINISHED
    assert 0 not in end.result.winners
    assert end.result.winners
    check_whole(made.match.pk)


def test_a_match_that_everybody_leaves_is_aborted(open_match, people):
    made = open_match("go_fish", 4, bots=2)
    services.resign(match_id=made.match.pk, player=people[0], now=at(1))
    services.resign(match_id=made.match.pk, player=people[1], now=at(2))
    assert position(made).match.status == Match.Status.ABORTED
    assert types(made)[-2:] == ["player_resigned", "match_aborted"]


@pytest.mark.parametrize("phase", ["announce", "doubt", "discard"])
def test_H53_leaving_in_each_phase_leaves_nobody_stuck(open_match, people, phase):
    made = open_match("historias_de_pescador", 3, options={"first_seat": 0})
    start = position(made)
    creature, card = start.state.creatures[0], start.state.hands[0][0]
    if phase != "announce":
        done = services.play(match_id=made.match.pk, player=people[0], now=at(1),
                             command={"type": "announce", "creature": creature, "cards": [card]})
    leaver = 0 if phase == "announce" else 1
    if phase == "discard":
        services.play(match_id=made.match.pk, player=people[1], now=at(1), command={"type": "doubt", "announcement": done.added[0].seq})
        leaver = position(made).awaited[0].seat
    services.resign(match_id=made.match.pk, player=people[leaver], now=at(2))
    assert play_bots(made.match.pk, at(3)) >= 1
    assert leaver not in [seat.seat for seat in position(made).awaited]
    check_whole(made.match.pk)


def test_the_move_limit_ends_a_match_with_the_best_so_far(open_match, people, settings):
    settings.MOVE_LIMIT = 6
    made = open_match("pescado_novo", 2)
    for _ in range(6):
        now = position(made)
        seat = now.awaited[0]
        services.play(match_id=made.match.pk, player=seat.player, command=any_command(now, seat, RANDOM), now=at(1))
    assert position(made).result.reason == "move_limit"
    check_whole(made.match.pk)
