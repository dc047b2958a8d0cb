"""Bots know the rules: a small part of what `make bots` plays, and that it would notice."""
import io
from dataclasses import replace

import pytest
from django.core.management import CommandError, call_command

from games.rulebook import GAMES
from games.tournament import legality


def try_bots(*said):
    out = io.StringIO()
    call_command("try_bots", *map(str, said), stdout=out)
    return out.getvalue()


def test_no_bot_proposes_what_is_refused():
    """At every fifth kind of table; tests/bots has them all."""
    found = [legality.tried(number, 100) for number in range(0, len(legality.setups()), 5)]
    assert {match.game for match in found} == {*GAMES}
    assert all(match.ended and not match.faults for match in found)
    assert {level for match in found for level in match.choices} == {level for game in GAMES.values() for level in game.bot.levels}


def test_what_was_played_is_not_played_again(tmp_path, monkeypatch):
    file = tmp_path / "tried.jsonl"
    whole = try_bots("--matches", 4, "--out", file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:9])
    played, tried = [], legality.tried
    monkeypatch.setattr(legality, "tried", lambda number, part: played.append(number) or tried(number, part))
    assert try_bots("--matches", 4, "--out", file) == whole
    assert played == [2, 3]
    assert file.read_text() == "".join(lines)
    with pytest.raises(CommandError, match="other code, or with another part"):
        try_bots("--matches", 4, "--part", 3, "--out", file)


def test_a_bot_that_breaks_the_rules_is_noticed(monkeypatch):
    game = GAMES["go_fish"]
    wrong = replace(game, bot=replace(game.bot, choose=lambda view, history, actions, options, level, random, effort: None))
    monkeypatch.setattr(legality, "GAMES", {"go_fish": wrong})
    with pytest.raises(CommandError, match="does not know the rules"):
        try_bots("--matches", 1)
