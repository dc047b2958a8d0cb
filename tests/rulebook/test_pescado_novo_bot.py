"""The bots of Pescado Novo: from views and shown events alone, legal, the same from the same seed, and worth playing against."""
from random import Random

import pytest

from games.rulebook.game import Viewer, standing
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.bot import LEVELS, choose, fallback
from games.rulebook.pescado_novo.memory import knowledge
from games.rulebook.pescado_novo.model import SPECIAL, Play
from games.rulebook.pescado_novo.options import PRESETS
from games.rulebook.pescado_novo.rules import awaits, commands_of, decide, evolve, legal, new, start
from games.rulebook.pescado_novo.scoring import tally
from games.rulebook.pescado_novo.view import show, view
from games.rulebook.pescado_novo.weighing import Weights

from .test_pescado_novo import after, arranged, moment


class Match:
    """A match among bots, one level a seat; each hears the events as they are shown to it."""

    def __init__(self, preset, levels, seed, at_most=10_000):
        self.state, self.chance, self.random = new(PRESETS[preset], len(levels)), moment(seed), Random(seed)
        self.heard = [[] for _ in levels]
        self.plays = []
        self.hear(start(self.state, self.chance, None))
        while awaits(self.state) and len(self.plays) < at_most:
            seat = self.state.turn
            command = choose(view(self.state, Viewer(seat)), self.heard[seat], legal(self.state, seat), PRESETS[preset],
                             levels[seat], self.random)
            self.plays.append(command)
            self.hear(decide(self.state, seat, command, self.chance))

    def hear(self, events):
        for event in events:
            self.state = evolve(self.state, event)
            for seat, heard in enumerate(self.heard):
                heard.append(show(event, Viewer(seat)))


def wins(preset, seats, matches):
    """The matches that the level medium wins alone, of those it plays against easy ones, from every seat in turn."""
    won = 0
    for number in range(matches):
        teams = GAME.teams(PRESETS[preset], seats) or range(seats)
        mine = {seat for seat in range(seats) if teams[seat] == teams[number % seats]}
        levels = ["medium" if seat in mine else "easy" for seat in range(seats)]
        won += set(standing(tally(Match(preset, levels, number // seats).state)).winners) <= mine
    return won


@pytest.mark.parametrize(("preset", "seats", "matches", "least"), [
    ("rulebook", 2, 40, 32), ("rulebook", 3, 30, 22), ("rulebook", 4, 28, 19), ("teams", 4, 20, 16), ("app", 2, 20, 15),
    ("advanced", 2, 10, 9), ("advanced", 4, 8, 6),
])
def test_medium_beats_easy(preset, seats, matches, least):
    assert wins(preset, seats, matches) >= least


def test_the_same_seed_plays_the_same_match():
    assert Match("app", ["medium", "easy"], 3).plays == Match("app", ["medium", "easy"], 3).plays


def thought(state, level="medium", seed=0):
    random = Random(seed)
    return choose(view(state, Viewer(state.turn)), (), legal(state, state.turn), state.options, level, random)


@pytest.mark.parametrize(("hand", "table", "play"), [
    ("t8 b10", "s7 b7 t7", Play("tuna-8", ("tuna-7",))),     # the seven of tuna
    ("t8 s1", "b7 t7 t2", Play("salmon-1", ("bream-7", "tuna-7"))),          # … and another one with it
    ("s9 t3", "b6", Play("salmon-9", ("bream-6",))),         # a pescado
    ("t7 b10", "s3 J", Play("bream-10")),                    # not the seven of tuna on the table
    ("s7 s6", "m8 0", Play("salmon-7", ("mackerel-8", "0"))),                # the zero, and all there is
])
def test_medium_sees_what_is_worth_taking(hand, table, play):
    state = arranged(hand, " ".join(["m9", "m4"]), table=table, deck="m1 m2 m3 m5 m6 m10")
    chosen = thought(state)
    assert (chosen.card, set(chosen.capture or ())) == (play.card, set(play.capture or ()))


def weighed(state, history=()):
    """The round as weighed by the seat on turn."""
    seen = view(state, Viewer(state.turn))
    return Weights(seen, knowledge(seen, history))


@pytest.mark.parametrize(("preset", "levels"), [
    ("rulebook", ["medium"] * 2), ("teams", ["easy"] * 4), ("advanced", ["medium"] * 3),
])
def test_a_bot_remembers_what_has_gone(preset, levels):
    match = Match(preset, levels, seed=2, at_most=57)
    state = match.state
    weights = weighed(state, match.heard[state.turn])
    hidden = [card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    hidden += (*state.deck, *state.removed, *state.unused)
    out = knowledge(view(state, Viewer(state.turn)), match.heard[state.turn]).out
    assert sorted(weights.held) == sorted({*hidden} - {*out})
    assert [len(pile) for pile in weights.piles] == [pile.count for pile in view(state, Viewer()).piles]
    expected = sum(weights.held.values())                    # of the cards in the hand of whoever plays next
    assert expected == pytest.approx(len(state.hands[(state.turn + 1) % len(levels)]) or 3)


def test_a_bot_knows_what_the_next_player_is_dealt_and_how_many_specials_there_are():
    state = after(arranged("t1", "s1", table="b1", deck="t2 t3 t4 t5 t6 t8"), "t1")
    assert sum(weighed(state).held.values()) == pytest.approx(3)
    for preset, exchanged in (("rulebook", 2), ("advanced", 4)):
        match = Match(preset, ["easy"] * 2, seed=1, at_most=0)
        state, me = match.state, match.state.turn
        held = weighed(state, match.heard[me]).held
        seen = sum(card in SPECIAL for card in (*state.hands[me], *state.table))
        share = len(state.hands[1 - me]) / (len(state.hands[1 - me]) + len(state.deck))
        assert sum(held[card] for card in SPECIAL if card in held) == pytest.approx(share * (exchanged - seen))


def test_a_bot_knows_what_cards_are_worth():
    worths = weighed(arranged("t1", "s1")).worths()
    assert worths["J"] < 0 < worths["salmon-2"] < worths["tuna-2"] < worths["salmon-7"] < worths["0"] < worths["tuna-7"]
    assert worths["*"] == worths["0"] > 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_copes_with_an_arranged_table(level):
    state = arranged("* J B", "0 t7 1/10", table="t1 t2 t3 s1 s2 s3 b1 b2 b3 -1 -2")
    while not state.scored and state.round == 1:
        command = thought(state, level)
        assert command in {play for action in legal(state, state.turn) for play in commands_of(action, None)}
        for event in decide(state, state.turn, command, moment()):
            state = evolve(state, event)


def test_X13_a_timeout_plays_what_captures_least():
    def falls_back(hand, table):
        state = arranged(hand, "m9 m10 m3"[:3 * len(hand.split())], table=table)
        return {fallback(view(state, Viewer(0)), legal(state, 0), Random(seed)) for seed in range(20)}
    assert falls_back("t7 t2", "m8") == {Play("tuna-2")}
    assert falls_back("t7 t2 t1", "m8") == {Play("tuna-2"), Play("tuna-1")}
    assert falls_back("t7 s7", "b6 t2 m8") == {Play("tuna-7", ("mackerel-8",)), Play("salmon-7", ("mackerel-8",))}
