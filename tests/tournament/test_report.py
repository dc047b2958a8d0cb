"""What is published of a tournament follows from its results, and a number stands for a player only where one is true."""
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

import pytest

from games.rulebook import GAMES
from games.tournament import bars, report
from games.tournament.figures import Mean
from games.tournament.pairing import Pairing
from games.tournament.players import names
from games.tournament.ratings import cycle, ratings
from games.tournament.run import Summary, run

DOCS = Path(__file__).parents[2] / "docs"


def met(hero, other, won, lost, low, high, seats=2):
    head = {"hero": hero, "other": other, "deals": (won + lost) // seats, "seats": seats}
    return Summary(head, won + lost, won, 0, lost, Mean(won / (won + lost), 0.05), (low, high), Mean(0.0, 0.1), 50.0, 0, {}, {})


def test_a_cycle_is_found_and_named_in_its_order():
    ring = cycle([met("rock", "scissors", 90, 10, 0.8, 0.95), met("scissors", "paper", 80, 20, 0.7, 0.87),
                  met("rock", "paper", 10, 90, 0.05, 0.2)])
    assert len(ring) == 4
    assert ring[0] == ring[-1]
    assert set(pairwise(ring)) == {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}


def test_what_may_be_chance_makes_no_cycle():
    pairs = [met("a", "b", 60, 40, 0.51, 0.69), met("b", "c", 60, 40, 0.51, 0.69), met("a", "c", 48, 52, 0.38, 0.58)]
    assert cycle(pairs) == []


def test_the_stronger_is_rated_higher():
    rated = ratings([met("a", "b", 90, 10, 0.8, 0.95), met("b", "c", 80, 20, 0.7, 0.87), met("a", "c", 95, 5, 0.9, 0.98)])
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]


@pytest.fixture
def folder(tmp_path):
    game = GAMES["go_fish"]
    for hero, other in (("medium", "easy"), ("medium", "random"), ("easy", "random")):
        meeting = Pairing("go_fish", hero, other, 2, "classic", game.presets["classic"], "tuning", 2)
        run(meeting, "a command", file=tmp_path / "results" / f"{hero}-{other}.jsonl")
    return tmp_path / "results"


def test_the_report_has_everybody_against_everybody_and_their_worst_match_up(folder, tmp_path):
    (tmp_path / "bots.md").write_text("# What people wrote\n\n" + report.MARK + "what was there before\n")
    report.write(report.summaries(folder), tmp_path)
    page = (tmp_path / "bots.md").read_text()
    assert page.startswith("# What people wrote\n")
    assert "what was there before" not in page
    rows = [line for line in page.splitlines() if line.startswith("| **")]
    assert {row.split("**")[1] for row in rows} == {"easy", "medium", "random"}
    assert all(row.count("|") == 6 for row in rows)
    assert report.read(tmp_path) == report.summaries(folder)
    assert "<svg" in (tmp_path / "bots" / "go_fish.svg").read_text()


def played(hero, other, deals, *, low=0.4, high=0.6, seats=2, seeds="test", ahead=0.0, **options):
    """A pairing's summary as it would stand in the results."""
    game = GAMES["go_fish"]
    head = {"game": "go_fish", "hero": hero, "other": other, "seats": seats, "preset": "classic", "seeds": seeds, "deals": deals,
            "options": {**asdict(game.presets["classic"]), **options}, "rules": 1, "commit": "c0ffee", "code": "abc"}
    return Summary(head, seats * deals, deals, 0, deals, Mean(1 / seats + ahead, 0.1), (low, high), Mean(0.0, 0.1), 50.0, 0, {}, {})


def page(tmp_path, pairs):
    (tmp_path / "bots.md").write_text(report.MARK)
    report.write(pairs, tmp_path)
    return (tmp_path / "bots.md").read_text()


def test_who_did_not_meet_everybody_stands_beside_the_table(tmp_path):
    """Three met each other; hard met one of them, and at another table, too."""
    said = page(tmp_path, [played("medium", "easy", 2), played("easy", "random", 2), played("medium", "random", 2),
                           played("hard", "medium", 8, ahead=0.03), played("hard", "medium", 8, seats=3, ahead=0.05)])
    table, single = said.split("### Single pairings")
    assert {line.split("**")[1] for line in table.splitlines() if line.startswith("| **")} == {"easy", "medium", "random"}
    assert "| 3 at the table, classic, test seeds | hard – medium | 38.3 ± 10.0 % | 33.3 % |" in single
    assert "hard – medium, the mean of all 2 tables: +4.00 ± 7.07 % above the fair share." in single


def test_of_the_same_deals_the_larger_number_is_told(tmp_path):
    pairs = [played("medium", "easy", 2), played("medium", "easy", 900), played("medium", "easy", 30)]
    page(tmp_path, pairs)
    assert [pair.head["deals"] for pair in report.read(tmp_path)] == [900]


@pytest.mark.parametrize(("low", "high", "verdict"), [
    (0.61, 0.7, "reached"), (0.6, 0.7, "reached"), (0.59, 0.7, "not shown"), (0.5, 0.6, "not shown"), (0.5, 0.59, "missed")])
def test_a_bar_is_reached_by_the_lower_end_of_the_interval(low, high, verdict):
    (row,) = [row for row in bars.told([played("hard", "random", 100, low=low, high=high)]) if "2, classic | hard – random" in row]
    assert row.endswith(f"| 60.0 % | 50.0 % ({100 * low:.1f} to {100 * high:.1f}) | 200 | {verdict} |")


@pytest.mark.parametrize("other", [{"seeds": "tuning"}, {"seats": 3}, {"scoring": "card_values"}])
def test_what_was_played_otherwise_reaches_no_bar(other):
    (row,) = [row for row in bars.told([played("hard", "random", 100, low=0.9, **other)]) if "2, classic | hard – random" in row]
    assert row.endswith("| 60.0 % | – | – | not played |")


def test_each_bar_is_one_that_can_be_played():
    for bar in bars.bars():
        game = GAMES[bar.game]
        game.check_seats(game.presets[bar.preset], bar.seats)
        assert {bar.hero, bar.other} <= {*names(game)}


def test_who_cheats_is_nobodys_worst_match_up(tmp_path):
    said = page(tmp_path, [played("cheat", "easy", 2, ahead=0.5), played("cheat", "medium", 2, ahead=0.4), played("medium", "easy", 2)])
    rows = [line.split("|") for line in said.splitlines() if line.startswith("| **")]
    assert [row[-2].split(":")[0].strip() for row in rows] == ["medium", "easy", "medium"]


def test_the_other_side_of_a_pairing_is_its_mirror(folder):
    cells = report._cells(report.summaries(folder))
    assert cells["easy", "medium"][0].value == pytest.approx(1 - cells["medium", "easy"][0].value)
    assert cells["easy", "medium"][1].value == pytest.approx(-cells["medium", "easy"][1].value)


def test_what_was_not_played_to_its_end_is_not_published(folder):
    file = next(folder.glob("*.jsonl"))
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(report.Unfinished, match="1 of 2 deals"):
        report.summaries(folder)


def test_what_the_docs_say_is_what_the_results_beside_them_say(tmp_path):
    (tmp_path / "bots.md").write_text((DOCS / "bots.md").read_text())
    written = report.write(report.read(DOCS), tmp_path)
    assert len(written) > 2
    for path in written:
        assert path.read_text() == (DOCS / path.relative_to(tmp_path)).read_text(), "manage.py tournament --report"


def test_no_published_bot_broke_the_rules():
    assert all(pair.faults == {} for pair in report.read(DOCS))
