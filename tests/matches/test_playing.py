"""Whole matches through the services: what is stored is what was played."""
import random
from dataclasses import replace

import pytest

from games.matches import selectors
from games.matches.models import Match
from games.rulebook import GAMES, VERSIONS
from games.rulebook.errors import BadSetup, NotYourTurn
from tests.matches.conftest import NOW
from tests.matches.driving import check_whole, play_bots, play_out

GAMES_AND_PRESETS = [(game.slug, preset) for game in GAMES.values() for preset in game.presets]


def seats_for(game, preset):
    """Numbers of players that this preset can be played with."""
    for seats in game.seats:
        try:
            game.check_seats(game.presets[preset], seats)
        except BadSetup:
            continue
        yield seats


@pytest.mark.parametrize(("slug", "preset"), GAMES_AND_PRESETS)
def test_a_match_of_bots_plays_itself_to_the_end(open_match, slug, preset):
    every = list(seats_for(GAMES[slug], preset))
    for seats in sorted({every[0], every[-1]}):
        made = open_match(slug, seats, bots=seats, preset=preset, seed=f"{preset}{seats}")
        assert made.match.status == Match.Status.ACTIVE
        play_bots(made.match.pk, NOW)
        position = selectors.position(made.match.pk)
        assert position.match.status == Match.Status.FINISHED
        assert position.result.winners
        check_whole(made.match.pk)


@pytest.mark.parametrize("slug", GAMES)
def test_people_and_bots_play_a_match_to_the_end(open_match, slug):
    seats = min(4, GAMES[slug].seats.stop - 1)
    made = open_match(slug, seats, bots=1, level="medium")
    play_out(made.match.pk, NOW, random.Random(1))
    check_whole(made.match.pk)


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_seed_and_commands_give_the_same_match(open_match, slug):
    logs = []
    for _ in range(2):
        made = open_match(slug, 3, bots=1, seed="again")
        play_out(made.match.pk, NOW, random.Random(7))
        logs.append([line.event for line in selectors.log(selectors.position(made.match.pk))])
    first, second = logs
    assert first == second


def test_two_matches_without_a_seed_are_dealt_differently(open_match):
    deals = {str(open_match("go_fish", 2, seed=None).state.hands) for _ in range(5)}
    assert len(deals) == 5


def test_a_match_goes_on_by_the_rules_it_began_with(open_match, monkeypatch):
    """Version 2 of Go Fish, let us say, refuses everything."""
    old = open_match("go_fish", 2)

    def refuse(*_):
        raise NotYourTurn

    second = replace(GAMES["go_fish"], rules_version=2, decide=refuse)
    monkeypatch.setattr("games.matches.services.GAMES", {"go_fish": second})
    monkeypatch.setattr("games.matches.position.VERSIONS", {**VERSIONS, ("go_fish", 2): second})
    new = open_match("go_fish", 2)
    assert (old.match.rules_version, new.match.rules_version) == (1, 2)
    play_out(old.match.pk, NOW, random.Random(1))
    check_whole(old.match.pk)
    with pytest.raises(NotYourTurn):
        play_out(new.match.pk, NOW, random.Random(1))
