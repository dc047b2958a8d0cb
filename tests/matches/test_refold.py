"""manage.py refold: a row that does not say what its log says is found, and mended from the log."""
import random
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.matches import refolding
from games.matches.models import Match, Seat
from games.rulebook import GAMES
from tests.matches import many
from tests.matches.conftest import NOW
from tests.matches.driving import play_bots, play_out


def refold(*arguments: str) -> str:
    out = StringIO()
    call_command("refold", "--jobs", "1", *arguments, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("slug", GAMES)
def test_what_was_played_agrees_with_its_log(open_match, slug):
    play_out(open_match(slug, 2).match.pk, NOW, random.Random(2))
    play_bots(open_match(slug, 3, bots=2).match.pk, NOW)
    open_match(slug, 3, start=False)
    assert refold().splitlines()[-1] == "3 matches, 0 differ"


@pytest.mark.parametrize("damage", [
    {"state": ""}, {"version": 1}, {"status": Match.Status.OPEN}, {"started_at": None}, {"result": '{"winners":[0]}'},
])
def test_a_damaged_row_is_found_and_repaired(open_match, damage):
    made = open_match("go_fish", 3, bots=1)
    before = Match.objects.values().get(pk=made.match.pk)
    Match.objects.filter(pk=made.match.pk).update(**damage)
    with pytest.raises(CommandError):
        refold()
    [column] = damage
    assert column in refolding.differences(made.match.pk)
    line, summary = refold("--repair").splitlines()
    assert line.startswith(f"{made.match.pk}: ")
    assert column in line
    assert summary == "1 matches, 1 repaired"
    assert refolding.differences(made.match.pk) == []
    after = Match.objects.values().get(pk=made.match.pk)
    assert after.pop("revision") == before.pop("revision") + 1, "its ETag is another"
    assert {name: value for name, value in after.items() if name != "due_at"} == {n: v for n, v in before.items() if n != "due_at"}


def test_clocks_that_run_for_the_wrong_seat_are_set_right(open_match):
    made = open_match("go_fish", 3)
    wrong = (made.awaited[0].seat + 1) % 3
    Seat.objects.filter(match=made.match).update(awaited_for="", deadline=None)
    Seat.objects.filter(match=made.match, seat=wrong).update(awaited_for="ask", deadline=NOW)
    assert refolding.differences(made.match.pk) == ["awaited"]
    refold("--repair", str(made.match.pk))
    assert refolding.differences(made.match.pk) == []


def test_it_goes_on_behind_a_match(open_match):
    first, second = open_match("go_fish", 2), open_match("go_fish", 2)
    Match.objects.filter(pk=first.match.pk).update(version=99)
    assert refold("--after", str(first.match.pk)) == "1 matches, 0 differ\n"
    with pytest.raises(CommandError):
        refold("--check", str(first.match.pk), str(second.match.pk))


def test_three_that_are_damaged_are_found_among_hundreds(db, monkeypatch):
    """`make many` does the same with ten thousand, in processes of their own."""
    monkeypatch.setattr(many, "COPIES", 15)
    many.populate(240)
    assert refold("--check") == "240 matches, 0 differ\n"
    hurt = many.damage()
    assert {line.split(":")[0] for line in refold("--repair").splitlines()[:-1]} == hurt
    assert refold("--check") == "240 matches, 0 differ\n"
