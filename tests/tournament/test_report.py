"""What is published of a tournament follows from its results, and a number stands for a player only where one is true."""
from itertools import pairwise
from pathlib import Path

import pytest

from games.rulebook import GAMES
from games.tournament import report
from games.tournament.figures import Mean
from games.tournament.pairing import Pairing
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
