"""Players of Histórias to be measured against: three beat each other in a circle. `hard` was trained against all of them."""
import json
from itertools import pairwise
from random import Random

import pytest

from games.rulebook.historias_de_pescador import GAME, bot, mix, trained
from games.rulebook.historias_de_pescador.judging import chance, doubting, lying, outlook
from games.rulebook.historias_de_pescador.options import PRESETS
from games.rulebook.historias_de_pescador.pool import PLAYERS, POOL, SIMPLE
from games.rulebook.historias_de_pescador.sight import JUNK
from tests.rulebook.playing import Match, dice
from tools.historias import fit, training
from tools.historias.arena import Anybody, share
from tools.historias.compact import dealt
from tools.historias.mixing import OTHERS, OWN, PAYOFFS, mixed, solved

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


@pytest.mark.parametrize(("other", "seats"), [("stoic", 2), ("frank", 2), ("stoic", 4)])
def test_hard_wins_more_than_its_share_against_the_strongest_of_the_pool(other, seats):
    assert share(bot.hard, POOL[other], seats, 80 if seats == 2 else 40, "strongest") > 1.1 / seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hard_heeds_every_number_that_is_counted(seats):
    table = dealt(seats, Random(1))
    table.announce(table.kinds[0], trash(1))
    seat = table.undecided[0]
    sight, announcer = table.sight(seat), table.announcer
    numbers = (outlook(sight, sight.own, 0, sight.sizes, seat, -1, 0), lying(sight, announcer, 1),
               doubting(sight, seat, announcer, table.subject, 1, 11))
    assert [len(getattr(trained, name)[seats]) for name in fit.NAMES] == [*map(len, numbers)]


def test_what_was_claimed_and_not_shown_is_counted():
    """Given three crabs of the one and two of the other, which nobody doubted; when one more is doubted, then that is not counted."""
    table = dealt(2, Random(1))
    crab, one, other = table.kinds[0], table.turn, 1 - table.turn
    for count, listener in ((3, other), (2, one)):
        table.announce(crab, trash(count))
        table.trust(listener)
    table.announce(crab, trash(1))
    assert lying(table.sight(other), one, 1)[13:15] == [0.3, 0.3], "of the others all that they told"
    assert doubting(table.sight(one), other, one, crab, 1, 8)[12] == 0.5, "of all whatever they told"
    table.doubt(other)
    assert [claimed[crab] for claimed in table.sight(one).claimed] == [3 if seat == one else 2 for seat in range(2)]
    assert {sum(claimed) for claimed in table.sight(one).claimed} == {2, 3}


def trash(count):
    return [0] * JUNK + [count]


def test_fictitious_play_solves_a_game_that_is_known():
    """Stone, scissors, paper, where scissors win double of paper."""
    assert solved([[0, 1, -1], [-1, 0, 2], [1, -2, 0]], error=0.01) == pytest.approx([0.5, 0.25, 0.25], abs=0.03)


def test_hard_has_the_mix_that_the_payoffs_lead_to():
    assert mixed(FOUND["payoffs"]) == (FOUND["mix"], pytest.approx(FOUND["worst"]))
    assert dict(mix.MIX) == FOUND["mix"]
    assert len(mix.MIX) > 1, "one style is a habit"
    assert set(FOUND["payoffs"]) == set(OWN)
    assert all(set(won) == set(OTHERS) for won in FOUND["payoffs"].values())


def test_a_style_is_drawn_as_often_as_the_mix_says():
    random = Random(1)
    drawn = [mix.drawn(random) for _ in range(4000)]
    for name, part in mix.MIX.items():
        assert drawn.count(mix.STYLES[name]) / 4000 == pytest.approx(part, abs=0.03)


def test_training_moves_the_weights_and_leaves_them_as_many(monkeypatch):
    for name, few in {"MET": 1, "WAYS": 2, "DEALS": 1, "WATCHED": 1, "SELVES_EACH": 1}.items():
        monkeypatch.setattr(training, name, few)
    for name in fit.NAMES:
        monkeypatch.setattr(trained, name, {2: getattr(trained, name)[2]})
    before = [trained.WINNING[2], trained.LYING[2], trained.DOUBTING[2]]
    training.train(2, 2)
    after = [trained.WINNING[2], trained.LYING[2], trained.DOUBTING[2]]
    assert [*map(len, after)] == [*map(len, before)]
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert "2: [" in fit.written()


def test_whoever_wins_more_against_the_weights_is_met_oftener():
    random = Random(1)
    met = [training.often({"weak": 0.9, "strong": 0.45, "equal": 0.5}, random) for _ in range(1000)]
    assert met.count("strong") > met.count("equal") > met.count("weak") > 0


def test_a_fit_finds_the_weights_that_rows_were_made_with():
    random, weights = Random(1), [0.5, -1.0, 2.0]
    rows = []
    for _ in range(4000):
        numbers = [1.0, random.gauss(0, 1), random.gauss(0, 1)]
        rows.append((numbers, float(random.random() < chance(weights, numbers))))
    assert fit.fitted(rows) == pytest.approx(weights, abs=0.2)
