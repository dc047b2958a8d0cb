"""The bots of Histórias de Pescador: they win, they end, they tell what their Fisherman asks, and they play for the absent."""
from random import Random

import pytest

from games.rulebook.game import Viewer, standing
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.bot import at_least
from games.rulebook.historias_de_pescador.fishermen import FISHERMEN, obeys
from games.rulebook.historias_de_pescador.model import Announce, Announced, Discard, Doubt, InstructionMissed, Trust
from games.rulebook.historias_de_pescador.options import CREATURES, Options
from games.rulebook.historias_de_pescador.rules import AnnounceAction
from games.rulebook.historias_de_pescador.tales import TALES, tale
from tests.rulebook.playing import LIMIT, Match, dice
from tests.rulebook.test_historias_de_pescador import table

OPTIONS = [Options(), Options(fishermen=True), Options(doubt_window="next_play"), Options(fishermen=True, doubt_window="next_play")]
EASY, MEDIUM, ABSENT = "easy", "medium", "absent"


def played(levels, seed, options=OPTIONS[0]):
    """A match of such bots, or of players who let every time run out; those who are awaited together act in any order."""
    def mover(match, random):
        seat = random.choice(match.awaited)
        view, actions = match.view(seat), GAME.legal(match.state, seat)
        if levels[seat] == ABSENT:
            return seat, GAME.bot.fallback(view, actions, random)
        return seat, GAME.bot.choose(view, match.history(seat), actions, levels[seat], random)
    return Match(GAME, options, len(levels), seed).play_on(mover, dice(seed))


def winners(match):
    return standing(GAME.tally(match.state)).winners if match.over else ()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_medium_wins_far_more_than_its_share_against_easy(seats):
    won = 0
    for match in range(48):
        levels = [EASY] * seats
        levels[match % seats] = MEDIUM
        won += match % seats in winners(played(levels, seed=match))
    assert won / 48 > 0.85


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("levels", [[EASY] * 7, [MEDIUM] * 7, [MEDIUM, EASY, ABSENT] * 2, [ABSENT] * 4, [MEDIUM, ABSENT]])
def test_H52_matches_of_bots_end_in_time(options, levels):
    for seed in range(3):
        match = played(levels, seed, options)
        assert len(winners(match)) == 1
        assert len(match.moves) < LIMIT / 2


def test_H50_bots_do_not_forget_their_instruction():
    for seed in range(6):
        match = played([MEDIUM, EASY, ABSENT, EASY], seed, Options(fishermen=True))
        assert not any(isinstance(event, InstructionMissed) for event in match.events)


@pytest.mark.parametrize("fisherman", FISHERMEN)
def test_H50_the_tales_of_bots_obey_in_every_language(fisherman):
    random = Random(1)
    told = {tale(fisherman, creature, count, random): (creature, count)
            for creature in CREATURES for count in (1, 2, 12) for _ in range(40)}
    assert all(obeys(fisherman, story, *announced) and len(story) <= 280 for story, announced in told.items())
    assert all(TALES[fisherman])


def test_X13_a_timeout_announces_the_least_and_true_where_it_can_be():
    play = table("squid squid fish trash", "crab crab trash", "fish fish")
    play.announce(0, "squid", "squid squid")
    for seat in (1, 2):
        trust = GAME.bot.fallback(play.sees(seat), GAME.legal(play.state, seat), Random(1))
        assert trust == Trust(play.seq)
        play.send(seat, trust)
    lie = GAME.bot.fallback(play.sees(1), GAME.legal(play.state, 1), Random(1))
    assert (lie.creature, len(lie.cards)) == ("squid", 1)
    play.announce(1, "squid", "trash")
    play.trust(0, 2)
    play.announce(2, "squid", "fish")
    play.doubt(0)
    assert GAME.bot.fallback(play.sees(0), GAME.legal(play.state, 0), Random(1)) in {Discard("fish"), Discard("trash")}


def test_X13_a_timeout_tells_the_truth_with_a_single_card():
    play = table("squid squid fish", "crab")
    for seed in range(10):
        command = GAME.bot.fallback(play.sees(0), GAME.legal(play.state, 0), Random(seed))
        assert command in {Announce("squid", ("squid",)), Announce("fish", ("fish",))}


def test_X13_next_play_a_timeout_of_the_next_player_announces():
    play = table("squid squid fish", "crab", "fish", doubt_window="next_play")
    play.announce(0, "squid", "squid")
    play.trust(1)
    assert isinstance(play.send(1, GAME.bot.fallback(play.sees(1), GAME.legal(play.state, 1), Random(1)))[-1], Announced)


def test_a_last_story_never_passes_a_medium_bot():
    play = table("squid", "crab fish", "fish")
    play.announce(0, "squid", "squid")
    assert played_by_medium(play, 1) == Doubt(play.seq)


def test_an_impossible_story_never_passes_a_medium_bot():
    play = table("squid trash trash trash fish", "squid squid squid squid squid squid squid squid fish", "crab")
    play.announce(0, "squid", "squid trash trash")
    assert played_by_medium(play, 1) == Doubt(play.seq)


def test_a_medium_bot_ends_the_match_with_the_truth_when_it_can():
    play = table("squid squid", "crab crab crab", "fish")
    assert played_by_medium(play, 0) == Announce("squid", ("squid", "squid"))


def played_by_medium(play, seat):
    history = [GAME.show(event, Viewer(seat)) for event in play.log]
    return GAME.bot.choose(play.sees(seat), history, GAME.legal(play.state, seat), MEDIUM, Random(1))


@pytest.mark.parametrize(("hand", "few"), [
    ("squid trash", True), ("squid squid crab crab fish fish shrimp shrimp trash trash trash", False)])
def test_announcements_are_spelled_out_where_they_are_few_and_chosen_where_they_are_many(hand, few):
    play = table(hand, "crab", "fish")
    action, = GAME.legal(play.state, 0)
    assert isinstance(action, AnnounceAction)
    commands = [*GAME.commands_of(action, play.sees(0))]
    assert len(commands) == len(set(commands))
    assert (len(commands) == 4 * 3) == few
    for creature in play.state.creatures:
        sizes = {len(command.cards) for command in commands if command.creature == creature}
        assert sizes == set(range(1, len(hand.split()) + 1))
        assert any(set(command.cards) == {creature} for command in commands) == (creature in hand)


@pytest.mark.parametrize(("count", "drawn", "good", "size", "chance"), [
    (0, 3, 0, 9, 1), (1, 3, 0, 9, 0), (1, 1, 3, 9, 1 / 3), (2, 2, 3, 9, 1 / 12), (1, 99, 1, 9, 1), (4, 3, 9, 9, 0)])
def test_the_chance_of_so_many_good_cards_or_more(count, drawn, good, size, chance):
    assert at_least(count, drawn, good, size) == pytest.approx(chance)
