"""Players of Histórias to be measured against: three beat each other in a circle, and `hard` has the mix that was solved."""
import json
from itertools import pairwise
from random import Random

import pytest

from games.rulebook.historias_de_pescador import GAME, bot, mix
from games.rulebook.historias_de_pescador.options import PRESETS
from games.rulebook.historias_de_pescador.pool import PLAYERS, SIMPLE
from tests.rulebook.playing import Match, dice
from tools.historias.arena import Anybody, share
from tools.historias.mixing import OTHERS, PAYOFFS, mixed, solved

CIRCLE = ("believer", "bluffer", "sceptic", "believer")      # each is beaten by the next
FOUND = json.loads(PAYOFFS.read_text())


@pytest.mark.parametrize("name", PLAYERS)
def test_players_of_the_pool_know_the_rules(name):
    for seed, options in enumerate(PRESETS.values()):
        match, random = Match(GAME, options, 2 + seed % 2, seed), dice(seed)
        while not match.over and len(match.moves) < 50:
            seat = random.choice(match.awaited)
            handed = match.view(seat), match.history(seat), GAME.legal(match.state, seat), match.options
            match.play(seat, PLAYERS[name](*handed, name, random))


@pytest.mark.parametrize(("loser", "winner"), [*pairwise(CIRCLE)])
def test_three_simple_players_beat_each_other_in_a_circle(loser, winner):
    assert share(SIMPLE[winner], SIMPLE[loser], 2, 1000, "circle") > 0.5


@pytest.mark.parametrize("seats", [2, 4])
def test_hard_wins_against_anybody(seats):
    assert share(bot.hard, Anybody, seats, 40, "anybody") > 0.95


def test_fictitious_play_solves_a_game_that_is_known():
    """Stone, scissors, paper, where scissors win double of paper."""
    assert solved([[0, 1, -1], [-1, 0, 2], [1, -2, 0]], error=0.01) == pytest.approx([0.5, 0.25, 0.25], abs=0.03)


def test_hard_has_the_mix_that_the_payoffs_lead_to():
    assert mixed(FOUND["payoffs"]) == (FOUND["mix"], pytest.approx(FOUND["worst"]))
    assert dict(mix.MIX) == FOUND["mix"]
    assert len(mix.MIX) > 1, "one style is a habit"
    assert set(FOUND["payoffs"]) == set(mix.STYLES)
    assert all(set(won) == set(OTHERS) for won in FOUND["payoffs"].values())


def test_a_style_is_drawn_as_often_as_the_mix_says():
    random = Random(1)
    drawn = [mix.drawn(2, random) for _ in range(4000)]
    for name, part in mix.MIX.items():
        assert drawn.count(mix.STYLES[name]) / 4000 == pytest.approx(part, abs=0.03)
