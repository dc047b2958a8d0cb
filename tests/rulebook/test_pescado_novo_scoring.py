"""What a round of Pescado Novo is worth, and how a match ends. Helpers and short card names: see test_pescado_novo.py."""
from dataclasses import replace

import pytest

from games.rulebook.game import replay, standing
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.model import (
    Catch,
    LeftoversUnclaimed,
    Pescado,
    RoundScored,
    RoundStarted,
    TableCollected,
    TurnPassed,
)
from games.rulebook.pescado_novo.options import Options
from games.rulebook.pescado_novo.rules import awaits, evolve, is_over, legal, new
from games.rulebook.pescado_novo.scoring import achievements, tally

from .test_pescado_novo import after, arranged, c, duel, given, kinds, played


def scored(*piles, pescados=None, **options):
    """The lines of a round with these piles of catches `fisher taken … |`, by name: points by owner. `-` took what was left."""
    state = new(Options(**options), len(piles))
    for seat, pile in enumerate(piles):
        for catch in filter(None, pile.split("|")):
            fisher, *taken = catch.split()
            state = _with_catch(state, seat, Catch(None if fisher == "-" else c(fisher)[0], c(" ".join(taken))))
    for seat, number in enumerate(pescados or ()):
        for _ in range(number):
            state = evolve(state, Pescado(seat))
    return {line.name: line.points for line in achievements(state)}


def _with_catch(state, seat, catch):
    return replace(state, piles=(*state.piles[:seat], (*state.piles[seat], catch), *state.piles[seat + 1:]))


def last_round(*hands, plays, **options):
    """The events of the last play of a round."""
    *first, last = plays
    state = after(arranged(*hands, **options), *first)
    card, *capture = last.split(":")
    return played(state, card, *capture)


def points_of(events):
    return next(event.points for event in events if isinstance(event, RoundScored))


def test_P16_special_cards_count_as_cards_and_nothing_else():
    lines = scored("t7 m8|13 b2|-1 1/10 s6", "s7 b8|s5 s10|b5 b10|t1 t4")
    assert (lines["most_cards"], lines["most_tuna"]) == ((0, 1), (0, 1))
    assert scored("13 b2|11 s4|12 b3", "s5 s10")["most_cards"] == (1, 0)
    assert scored("13 b2|11 s4|12 b3", "s5 s10")["most_tuna"] == (0, 0)


def test_P22_the_zero_brings_a_point_also_to_its_own_fisher():
    assert scored("s7 m8 0", "s5 s10")["zero"] == (1, 0)
    assert scored("s5 s10", "0 t7 m8")["zero"] == (0, 1)


def test_P19f_the_star_that_lay_is_a_zero_and_P19g_the_one_that_fished_is_not():
    assert scored("s7 m8 *", "s5 s10")["zero"] == (1, 0)
    assert scored("s7 m8 * 0", "s5 s10")["zero"] == (2, 0)
    assert scored("* m8", "s5 s10")["zero"] == (0, 0)
    assert scored("- * m8", "s5 s10")["zero"] == (1, 0)


def test_P19f_the_star_played_on_an_empty_table_and_taken_later():
    events = last_round("* t10", "m8 s7", plays=("*", "m8", "t10", "s7: m8 *"), target_points=2)
    assert points_of(events) == (0, 4)                       # zero, tuna, cards, sevens


def test_P20_the_J_costs_a_point():
    assert scored("s7 m8 J", "s5 s10")["j"] == (-1, 0)
    assert scored("- J", "s5 s10")["j"] == (-1, 0)                                      # d
    assert scored("s5 s10", "11 m4 J")["most_cards"] == (0, 1)                          # g


def test_P47_a_star_that_takes_the_J_counts_it_once():
    state = after(duel("*", "s5 J"), "*: J")
    assert (state.table, state.piles[0]) == (c("s5"), (Catch("*", ("J",)),))
    assert after(duel("*", "s5 J"), "*: s5").piles[0] == (Catch("*", c("s5 J")),)
    assert scored("* J", "s5 s10")["j"] == scored("* s8 J", "s5 s10")["j"] == (-1, 0)


def test_P20d_the_final_collection_takes_the_J():
    events = last_round("s7", "J", plays=("s7", "J"), table="m8", target_points=9)
    assert TableCollected(0, ("J",)) in events
    assert points_of(events) == (2, 0)                       # pescado, cards, sevens, and the J


def test_P20e_a_J_that_nobody_took_hurts_nobody():
    events = last_round("J", "t10", plays=("J", "t10"))
    assert LeftoversUnclaimed(("J", "tuna-10")) in events
    assert points_of(events) == (0, 0)


def test_P20f_a_round_and_a_total_can_be_negative():
    state = after(arranged("* t10", "b7 s9", table="J m8", target_points=3), "*: J", "b7", "t10", "s9")
    assert state.points == tally(state).scores == (-1, 4)


def test_P20d_zero_J_pescado_and_majorities_in_one_pile():
    events = last_round("s7", "b1", plays=("s7: 0 m8", "b1"), table="m8 0 J", target_points=3)
    assert points_of(events) == (3, 0)


def test_P24_points_are_added_at_the_end_of_the_round():
    state = arranged("t7 s1", "b10 b9", table="m8", points=(11, 0))
    assert Pescado(0) in played(state, "t7")
    state = after(state, "t7")
    assert (state.points, is_over(state)) == ((11, 0), False)


def test_P25_a_seven_of_tuna_nobody_took_is_nobodys():
    assert scored("s7 m8", "s5 s10")["seven_of_tuna"] == (0, 0)
    assert scored("t7 m8", "s5 s10")["seven_of_tuna"] == (1, 0)


def test_P26_a_majority_is_more_than_each_of_the_others():
    assert scored("t1 t2 t3 t4", "t5 t6 t8", "t7 t9 t10")["most_tuna"] == (1, 0, 0)


TIES = [
    ("P27", "nobody", ("s7 m8", "b7 b8"), "most_cards", (0, 0)),
    ("P27", "everybody", ("s7 m8", "b7 b8"), "most_cards", (1, 1)),
    ("P28", "everybody", ("t1 t2 t3 t4", "t5 t6 t7 t8", "t9 t10"), "most_tuna", (1, 1, 0)),
    ("P29", "everybody", ("s1 t2", "b1 b2"), "most_sevens", (0, 0)),
    ("P29", "everybody", ("", ""), "most_cards", (0, 0)),
]


@pytest.mark.parametrize(("ruling", "ties", "piles", "name", "points"), TIES)
def test_P27_to_P29_ties(ruling, ties, piles, name, points):
    assert scored(*piles, ties=ties)[name] == points


def test_P30_the_seven_of_tuna_counts_four_times():
    lines = scored("t7", "")
    assert [lines[name] for name in ("seven_of_tuna", "most_tuna", "most_cards", "most_sevens")] == [(1, 0)] * 4


def test_P31_the_final_collection_counts_and_is_no_pescado():
    events = last_round("t7", "s10", plays=("t7", "s10"), table="m8 b2", target_points=4)
    assert TableCollected(0, c("b2 s10")) in events
    assert Pescado not in kinds(events)
    assert points_of(events) == (4, 0)


def test_P19e_a_star_makes_its_player_the_last_to_fish():
    events = last_round("s7 t9", "s1 *", plays=("s7", "s1", "t9", "*: s1"), table="m8", target_points=9)
    assert TableCollected(1, c("t9")) in events


def test_P32_clearing_the_table_with_the_last_card_is_a_pescado():
    events = last_round("t2", "s5", plays=("t2", "s5"), table="m8", target_points=3)
    assert Pescado(1) in events
    assert TableCollected not in kinds(events)
    assert points_of(events) == (0, 3)


def test_P33_nobody_captured_and_the_next_round_begins():
    events = last_round("s10", "b10", plays=("s10", "b10"), table="t10")
    assert LeftoversUnclaimed(c("t10 s10 b10")) in events
    assert points_of(events) == (0, 0)
    assert kinds(events)[1:4] == [LeftoversUnclaimed, RoundScored, RoundStarted]
    assert events[-1] == TurnPassed(1)


def test_P34_last_is_per_round():
    state = after(arranged("s7", "s10", table="m8"), "s7", "s10")
    assert (state.round, state.last_capture) == (2, None)


def test_P35_who_fished_last_outlives_a_save():
    events = []
    state = arranged("s7", "s10", table="m8 b2")
    events = played(state, "s7")
    reloaded = given(state, events)
    assert reloaded == after(state, "s7")
    assert TableCollected(0, c("b2 s10")) in played(reloaded, "s10")


ENDS = [
    ("P36", (11, 0), {}, (15, 0), True, (0,)),
    ("P36", (7, 0), {}, (11, 0), False, None),
    ("P38", (8, 14), {}, (12, 14), True, (1,)),
    ("P37", (9, 13), {}, (13, 13), True, (0, 1)),
    ("P37", (9, 13), {"match_tie": "extra_round"}, (13, 13), False, None),
    ("P43", (0, 0), {"target_points": 4}, (4, 0), True, (0,)),
]


@pytest.mark.parametrize(("ruling", "points", "options", "total", "over", "winners"), ENDS)
def test_P36_to_P38_the_end_of_a_match(ruling, points, options, total, over, winners):
    state = after(arranged("t7", "s10", table="m8 b2", points=points, **options), "t7", "s10")      # four points for seat 0
    assert (state.points, is_over(state)) == (total, over)
    assert tally(state).scores == total
    if over:
        assert standing(tally(state)).winners == winners
        assert awaits(state) == ()
        assert legal(state, 0) == legal(state, 1) == ()
    else:
        assert (state.round, state.scored) == (2, False)


def test_P39_teams_pool_what_they_catch():
    lines = scored("t1 t2 t3", "t4 t5 t6 t7", "t8 t9 t10", "s1", teams=True, pescados=(1, 0, 2, 0))
    assert (lines["most_tuna"], lines["most_cards"], lines["pescado"]) == ((1, 0), (1, 0), (3, 0))
    events = last_round("t7", "s10", "b9", "m10", plays=("t7", "s10", "b9", "m10"), table="m8 b6 t10", teams=True,
                        target_points=4)
    assert points_of(events) == (4, 0)
    assert GAME.teams(Options(teams=True), 4) == (0, 1, 0, 1)
    assert GAME.teams(Options(), 4) is None
    assert tally(new(Options(teams=True), 4)).sides == ((0, 2), (1, 3))


def test_P40_teams_tie_and_collect_like_players():
    assert scored("t1 t2", "t3 t4", "s7", "b7", teams=True, ties="everybody")["most_tuna"] == (1, 1)
    assert scored("s7 m8 J", "", "", "", teams=True)["j"] == (-1, 0)
    events = last_round("s10", "b10", "s7", "m10", plays=("s10", "b10", "s7", "m10"), table="m8", teams=True, target_points=1)
    assert TableCollected(2, c("s10 b10 m10")) in events


def test_P50_the_lines_add_up_to_what_the_round_brings():
    events = last_round("s7", "b1", plays=("s7: 0 m8", "b1"), table="m8 0 J", target_points=3)
    lines = _lines(events)
    assert [line.name for line in lines] == ["seven_of_tuna", "most_tuna", "most_cards", "most_sevens", "zero", "pescado", "j"]
    assert tuple(map(sum, zip(*(line.points for line in lines), strict=True))) == points_of(events)
    for line in lines:
        assert line.winners == tuple(owner for owner, points in enumerate(line.points) if points)


def test_the_points_a_round_begins_with_stand_in_the_log():
    state = arranged("t1", "s1", points=(11, 3))
    assert state.points == (11, 3)
    assert replay(GAME, Options(), 2, [RoundStarted(1, 0, (11, 3), (), (), ())]).points == (11, 3)


def _lines(events):
    return next(event.achievements for event in events if isinstance(event, RoundScored))
