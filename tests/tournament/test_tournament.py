"""Bots meet: the same deals for all, the same figures every time, and nothing played twice."""
import io
import json
from dataclasses import replace
from itertools import pairwise

import pytest
from django.core.management import CommandError, call_command

from games.rulebook import GAMES
from games.rulebook.game import Standing
from games.tournament import results, run
from games.tournament.pairing import Pairing, chance, margin, play_deal, share, sides
from games.tournament.play import Played, play
from games.tournament.players import Player, names, player

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)


def pairing(game, hero="medium", other="easy", seats=2, deals=3):
    preset = next(iter(game.presets))
    return Pairing(game.slug, hero, other, seats, preset, game.presets[preset], "tuning", deals)


def timeless(deals):
    return [replace(deal, thought={}) for deal in deals]


def tournament(*said):
    out = io.StringIO()
    call_command("tournament", *map(str, said), stdout=out)
    return out.getvalue()


@EVERY_GAME
def test_a_deal_goes_through_all_sides_and_luck_is_for_nobody(game):
    for seats in (2, 3):
        deal = play_deal(pairing(game, "easy", "easy", seats), 0)
        assert len(deal.shares) == seats
        assert not deal.faults
        assert sum(deal.shares) == pytest.approx(1)
        assert sum(deal.margins) == pytest.approx(0, abs=1e-5)


@EVERY_GAME
def test_the_same_deal_plays_the_same_and_other_seeds_another(game):
    assert timeless([play_deal(pairing(game), 1)]) == timeless([play_deal(pairing(game), 1)])
    seeds = {chance(game.slug, kind, number).seed for kind in ("tuning", "test") for number in range(100)}
    assert len(seeds) == 200


def test_partners_are_one_side_of_the_table():
    game = GAMES["pescado_novo"]
    assert sides(game, game.presets["teams"], 4) == ((0, 2), (1, 3))
    assert sides(game, game.presets["rulebook"], 4) == ((0,), (1,), (2,), (3,))
    teams = replace(pairing(game, "easy", "easy", 4), preset="teams", options=game.presets["teams"])
    assert len(play_deal(teams, 0).shares) == 2


def test_a_tie_is_split_and_points_are_counted_by_the_round():
    three = Played(Standing((0, 2), (1, 3, 1), (12, 4, 12)), ((0,), (1,), (2,)), False, 2, 90, True, {})
    assert [share(three, side) for side in three.sides] == [0.5, 0.0, 0.5]
    assert [margin(three, side) for side in three.sides] == [2.0, -4.0, 2.0]
    fewest = replace(three, fewest_wins=True, rounds=1, standing=Standing((1,), (2, 1, 2), (6, 0, 3)))
    assert [margin(fewest, side) for side in fewest.sides] == [-4.5, 4.5, 0.0]


def test_a_choice_that_breaks_the_rules_is_counted_and_played_for():
    game = GAMES["go_fish"]
    wrong = Player("wrong", lambda view, history, actions, options, random: None)
    match = play(game, game.presets["classic"], [wrong, player(game, "easy")], chance("go_fish", "tuning", 0))
    assert match.ended
    assert {fault.split(":")[0] for fault in match.faults} == {"wrong"}


def test_bots_hear_what_is_shown_to_their_seat_and_no_more():
    game, heard = GAMES["go_fish"], []

    def listen(view, history, actions, options, random):
        assert options == game.presets["classic"]
        heard.append([type(event).__name__ for event in history])
        return player(game, "easy").decides(view, history, actions, options, random)

    play(game, game.presets["classic"], [Player("listener", listen), player(game, "easy")], chance("go_fish", "tuning", 0))
    assert all(later[:len(before)] == before for before, later in pairwise(heard))
    assert set(heard[-1]) <= {cls.__name__ for cls in game.shown}


def test_the_figures_are_the_same_whatever_the_number_of_processes(tmp_path):
    game = GAMES["historias_de_pescador"]
    found = []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.jsonl"
        run.run(pairing(game, deals=4), "a command", processes=processes, file=file)
        found.append(timeless(results.read(file)[1]))
    assert found[0] == found[1]
    assert [deal.number for deal in found[0]] == [0, 1, 2, 3]


def test_an_interrupted_run_goes_on_behind_its_last_whole_line(tmp_path, monkeypatch):
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    run.run(pairing(GAMES["go_fish"], deals=5), "a command", file=whole)
    lines = whole.read_text().splitlines(keepends=True)
    torn.write_text("".join(lines[:3]) + lines[3][:20])
    played = []
    monkeypatch.setattr(run, "play_deal", lambda pairing, number: played.append(number) or play_deal(pairing, number))
    told = []
    again = run.run(pairing(GAMES["go_fish"], deals=5), "the same command", file=torn, told=told.append)
    assert played == [2, 3, 4]
    assert told == [2, 1, 1, 1]
    assert timeless(results.read(torn)[1]) == timeless(results.read(whole)[1])
    assert again.head["hero"] == "medium"
    assert torn.read_text().splitlines()[0] == lines[0].strip(), "the head of the first run stays"


def test_the_file_of_another_run_is_not_added_to(tmp_path):
    file = tmp_path / "results.jsonl"
    run.run(pairing(GAMES["go_fish"], deals=2), "a command", file=file)
    before = file.read_text()
    with pytest.raises(results.OtherRun, match="deals"):
        run.run(pairing(GAMES["go_fish"], deals=3), "a command", file=file)
    assert file.read_text() == before


def test_the_command_says_what_was_played_by_which_code(tmp_path):
    file = tmp_path / "results.jsonl"
    said = tournament("go_fish", "medium", "random", "--deals", 5, "--seeds", "test", "--out", file)
    head = json.loads(file.read_text().splitlines()[0])
    assert head["commit"] in said
    assert head["code"] in said
    assert "test deals 0 to 4, each through 2 sides: 10 matches" in said
    assert "Wilson" in said
    figures = [line for line in said.splitlines() if "share of wins" in line or "points ahead" in line]
    assert figures == [line for line in tournament("go_fish", "medium", "random", "--deals", 5, "--seeds", "test").splitlines()
                       if line in figures]


def test_more_than_two_meet_everybody(tmp_path):
    tournament("go_fish", "medium", "easy", "random", "--deals", 2, "--seats", 3, "--options", "ask_for=card", "--out", tmp_path)
    assert len(list(tmp_path.glob("*.jsonl"))) == 6
    assert all(json.loads(file.read_text().splitlines()[0])["options"]["ask_for"] == "card" for file in tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize(("said", "expected"), [
    (("medium", "nobody"), "nobody"), (("medium",), "two players"), (("medium", "easy", "--seats", "9"), "2 to 6 players"),
    (("medium", "easy", "--preset", "odd"), "presets? 'odd'"), (("medium", "easy", "--options", "ask_for=suit"), "ask_for"),
    (("medium", "easy", "--options", "ask_own_card=true"), "needs `ask_for: card`")])
def test_what_cannot_be_played_is_said(said, expected):
    with pytest.raises(CommandError, match=expected):
        tournament("go_fish", *said)


def test_everybody_is_levels_random_and_the_pool():
    for game in GAMES.values():
        assert {"random", *game.bot.levels} <= set(names(game))
        assert all(player(game, name).name == name for name in names(game))
