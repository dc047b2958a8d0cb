"""A bot that talks rubbish, breaks the rules or fails is played for at once, and the log of the service says so, but no card."""
from dataclasses import replace

import pytest
from django.db import connection

from games.matches import bots, selectors
from games.rulebook import GAMES, VERSIONS
from games.rulebook.errors import NotYourTurn
from tests.matches.conftest import NOW
from tests.matches.driving import check_whole

CARD = "tuna-7"


def fails(*_):
    raise KeyError(CARD)


def refuses(*_):
    raise NotYourTurn


def of_another_game(*_):
    return next(command for game in ("pescado_novo", "historias_de_pescador") for command in GAMES[game].commands)


ANSWERS = {"None": lambda *_: None, "an object": lambda *_: object(), "a text": lambda *_: CARD, "a failure": fails,
           "a refusal": refuses, "a class of another game": of_another_game, "a command of misfits": None}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("answer", ANSWERS)
def test_a_bot_that_fails_is_played_for_at_once(open_match, monkeypatch, caplog, slug, answer):
    game = GAMES[slug]

    def misfit(*_):
        return object.__new__(game.commands[0])              # of the right kind, with nothing in it

    choose = ANSWERS[answer] or misfit
    poisoned = replace(game, bot=replace(game.bot, choose=choose))
    monkeypatch.setattr("games.matches.position.VERSIONS", {**VERSIONS, (slug, game.rules_version): poisoned})
    made = open_match(slug, 3, bots=3)
    before = made.match.version
    assert bots.play_bot(match_id=made.match.pk, version=before, now=NOW)
    position = selectors.position(made.match.pk)
    assert position.match.version > before
    assert position.match.bot_offers == 0
    check_whole(made.match.pk)
    said = [record.getMessage() for record in caplog.records if record.name == "games.matches.bots"]
    assert len(said) == 1
    assert f"bot of {slug} is played for: " in said[0]
    assert CARD not in caplog.text


def meanwhile(monkeypatch, what, slug="go_fish"):
    """Bots of a game do something else before they choose; it may look at what they are handed."""
    game = GAMES[slug]

    def choose(*said):
        what(*said)
        return game.bot.choose(*said)
    slow = replace(game, bot=replace(game.bot, choose=choose))
    monkeypatch.setattr("games.matches.position.VERSIONS", {**VERSIONS, (slug, game.rules_version): slow})


def test_a_choice_that_comes_too_late_is_dropped(open_match, monkeypatch):
    """Delivered again while it is at work, a task does its work once."""
    made, again, moved = open_match("go_fish", 3, bots=3), [True], []

    def second_copy(*_):
        if again:
            again.clear()
            moved.append(bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW))
    meanwhile(monkeypatch, second_copy)
    moved.append(bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW))
    assert moved == [True, False]
    assert selectors.position(made.match.pk).match.commands == 1
    check_whole(made.match.pk)


@pytest.mark.django_db(transaction=True)
def test_nobody_waits_while_a_bot_thinks(open_match, monkeypatch):
    made, inside = open_match("go_fish", 3, bots=3), []
    meanwhile(monkeypatch, lambda *_: inside.append(connection.in_atomic_block))
    assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW)
    assert inside == [False]


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_is_handed_the_options_of_the_match(open_match, monkeypatch, slug):
    wished, handed = {"go_fish": {"scoring": "card_values"}, "pescado_novo": {"target_points": 21},
                      "historias_de_pescador": {"fishermen": True}}[slug], []
    made = open_match(slug, 3, bots=3, options=wished)
    meanwhile(monkeypatch, lambda view, history, actions, options, *_: handed.append(options), slug)
    assert bots.play_bot(match_id=made.match.pk, version=made.match.version, now=NOW)
    assert [replace(GAMES[slug].options(), **wished)] == handed
