"""Positions in which a human beside `hard` or across from it would see a blunder, and what it plays there."""
from dataclasses import replace

import pytest

from games.rulebook.game import Viewer
from games.rulebook.pescado_novo.bot import choose
from games.rulebook.pescado_novo.compact import Round
from games.rulebook.pescado_novo.model import COMMON, SPECIAL, Play
from games.rulebook.pescado_novo.outlook import Outlook
from games.rulebook.pescado_novo.rules import legal
from games.rulebook.pescado_novo.view import HandView, RoundStartedSeen, view

from .playing import dice
from .test_pescado_novo import arranged, c


def played_by_hard(state, history=(), opened=False):
    """What it plays, whatever its dice. `opened`: with all hands on the table, so that nothing is left to guess."""
    seen = view(state, Viewer(state.turn))
    if opened:
        seen = replace(seen, hands=tuple(HandView(seat, len(hand), hand) for seat, hand in enumerate(state.hands)))
    return {choose(seen, history, legal(state, state.turn), state.options, "hard", dice(seed)) for seed in range(4)}


def out_of_the_round(*cards):
    return [RoundStartedSeen(1, 0, (0, 0), 0, removed=cards, unused=())]


@pytest.mark.parametrize(("preset", "play"), [
    ("teams", Play("mackerel-9", ("bream-6",))),             # the partner's 8 takes the seven of tuna: both are the team's
    ("rulebook", Play("mackerel-8", ("tuna-7",))),           # alone it is a rival's
])
def test_it_leaves_to_its_partner_what_only_the_partner_can_take(preset, play):
    state = arranged("m8 m9", "b9 s1", "s8 s10", "b1 m2", table="t7 b6", preset=preset)
    assert played_by_hard(state, opened=True) == {play}


def test_it_does_not_lay_the_seven_of_tuna_where_the_next_player_takes_it():
    state = arranged("t7 m2", "s8 b1", "s9 s10", "b9 m4", table="s3", preset="teams")
    assert played_by_hard(state, opened=True) == {Play("mackerel-2")}


@pytest.mark.parametrize("seats", [2, 4])
def test_it_leaves_no_easy_pescado_where_another_card_is_as_good(seats):
    """All the eights are out: 5 and 2 cannot be fished together, while a four takes 5 and 6."""
    others = ["m1 m3", "s10 b10", "t9 m9"][:seats - 1]
    deck = "t1 t2 t3 t4 b4 s4 m4 s1 s3 t10 b9 m10"[:None if seats == 4 else 17]
    state = arranged("m2 s6", *others, table="b5", deck=deck, preset="teams" if seats == 4 else "rulebook")
    assert played_by_hard(state, out_of_the_round(*c("t8 s8 b8 m8"))) == {Play("mackerel-2")}


def test_in_the_last_deal_it_keeps_what_the_other_must_leave_to_it():
    """The other has two nines, and no way round laying one for the 6."""
    state = arranged("t6 s1", "b9 m9", table="s2")
    known = out_of_the_round(*(card for card in (*COMMON, *SPECIAL) if card not in c("t6 s1 b9 m9 s2")))
    assert played_by_hard(state, known) == {Play("salmon-1")}


def test_near_the_target_of_the_table_a_point_is_worth_the_match():
    """Both are at eleven, and this round is the first one's by a point: where eleven is near the target it is worth more than the point."""
    round = Round([0, 0], 0, 0, 2)
    round.extra = [1, 0]
    assert Outlook(0, (11, 11), 12).of(round) == 1 + 4
    assert Outlook(1, (11, 11), 12).of(round) == -1
    assert Outlook(0, (11, 11), 30).of(round) == 1
