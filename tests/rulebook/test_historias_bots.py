"""The bots of Histórias de Pescador: they win, they end, they tell what their Fisherman asks, and they play for the absent."""
from random import Random

import pytest

from games.rulebook.game import Viewer, standing
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.fishermen import FISHERMEN, obeys
from games.rulebook.historias_de_pescador.model import Announce, Announced, Discard, Doubt, InstructionMissed, Trust
from games.rulebook.historias_de_pescador.options import CREATURES, Options
from games.rulebook.historias_de_pescador.rules import AnnounceAction
from games.rulebook.historias_de_pescador.sight import at_least
from games.rulebook.historias_de_pescador.tales import TALES, language_of, tale
from games.rulebook.text import LANGUAGES
from tests.rulebook.playing import LIMIT, Match, dice
from tests.rulebook.test_historias_de_pescador import table

OPTIONS = [Options(), Options(fishermen=True), Options(doubt_window="next_play"), Options(fishermen=True, doubt_window="next_play")]
EASY, MEDIUM, HARD, ABSENT = "easy", "medium", "hard", "absent"


def played(levels, seed, options=OPTIONS[0]):
    """A match of such bots, or of players who let every time run out; those who are awaited together act in any order."""
    def mover(match, random):
        seat = random.choice(match.awaited)
        view, actions = match.view(seat), GAME.legal(match.state, seat)
        if levels[seat] == ABSENT:
            return seat, GAME.bot.fallback(view, actions, random)
        return seat, GAME.bot.choose(view, match.history(seat), actions, options, levels[seat], random)
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
@pytest.mark.parametrize("levels", [[EASY] * 7, [MEDIUM] * 7, [HARD] * 3, [MEDIUM, EASY, ABSENT] * 2, [ABSENT] * 4, [MEDIUM, ABSENT],
                                    [HARD, ABSENT]])
def test_H52_matches_of_bots_end_in_time(options, levels):
    for seed in range(3):
        match = played(levels, seed, options)
        assert len(winners(match)) == 1
        assert len(match.moves) < LIMIT / 2


def test_H50_bots_do_not_forget_their_instruction():
    for seed in range(6):
        match = played([MEDIUM, EASY, ABSENT, HARD], seed, Options(fishermen=True))
        assert not any(isinstance(event, InstructionMissed) for event in match.events)


@pytest.mark.parametrize("fisherman", FISHERMEN)
def test_H50_the_tales_of_bots_obey_in_every_language(fisherman):
    random = Random(1)
    told = {tale(fisherman, creature, count, language, random): (creature, count, language)
            for creature in CREATURES for count in (1, 2, 12) for language in LANGUAGES for _ in range(40)}
    assert all(obeys(fisherman, story, creature, count) and len(story) <= 280 for story, (creature, count, _) in told.items())
    if fisherman != "terse":                                 # a number is a number
        assert {language_of([story]) for story, (_, _, language) in told.items() if language == "en"} == {"en"}
        assert {language_of([story]) for story, (_, _, language) in told.items() if language == "pt-BR"} == {"pt-BR"}


@pytest.mark.parametrize("fisherman", FISHERMEN)
def test_a_bot_tells_no_story_twice_while_it_has_others(fisherman):
    told = []
    for _ in TALES[fisherman]["en"]:
        told.append(tale(fisherman, "squid", 3, "en", Random(1), told))
    assert len(set(told)) == len(told) >= 5
    assert tale(fisherman, "squid", 3, "en", Random(1), told) in told


def test_bots_tell_in_the_language_that_is_told_in():
    assert language_of([]) is None
    assert language_of(["1", "…", "zzz"]) is None
    assert language_of(["I caught some lobsters", "Peguei umas lagostas", "3!"]) == "pt-BR"
    for language, said in (("en", "Three of them, by the pier, when the sun was up"), ("pt-BR", "Pesquei três lulas hoje cedo, no píer")):
        for seed in range(5):
            play = table("squid squid fish trash", "crab crab trash", "fish fish", fishermen="rambler boaster echo", deck="fish fish fish")
            play.announce(0, "squid", "trash")
            play.doubt(1)
            play.discard(1, "trash")
            play.announce(1, "crab", "crab", said)
            play.trust(0, 2)
            play.announce(2, "crab", "fish")
            play.trust(0, 1)
            history = [GAME.show(event, Viewer(0)) for event in play.log]
            for level in GAME.bot.levels:
                command = GAME.bot.choose(play.sees(0), history, GAME.legal(play.state, 0), play.options, level, Random(seed))
                assert obeys("rambler", command.story, command.creature, len(command.cards))
                assert language_of([command.story]) == language


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


@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_a_last_story_never_passes(level):
    play = table("squid", "crab fish", "fish")
    play.announce(0, "squid", "squid")
    assert played_by(level, play, 1) == Doubt(play.seq)


@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_an_impossible_story_never_passes(level):
    play = table("squid trash trash trash fish", "squid squid squid squid squid squid squid squid fish", "crab")
    play.announce(0, "squid", "squid trash trash")
    assert played_by(level, play, 1) == Doubt(play.seq)


@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_the_match_is_ended_with_the_truth_when_it_can_be(level):
    play = table("squid squid", "crab crab crab", "fish")
    assert played_by(level, play, 0) == Announce("squid", ("squid", "squid"))


def played_by(level, play, seat):
    history = [GAME.show(event, Viewer(seat)) for event in play.log]
    return GAME.bot.choose(play.sees(seat), history, GAME.legal(play.state, seat), play.options, level, Random(1))


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
