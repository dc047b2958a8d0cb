"""Whole matches through HTTP that differ in nothing but what is hidden from somebody: no byte of any answer to them differs."""
from unittest.mock import patch

import pytest

from games.rulebook.game import Seat
from tests.rulebook.playing import Table

from .http_leaks import HTTP_LEAKS
from .pairs import pair

FISH, NEW, TALES = Table("go_fish", "classic", 3), Table("pescado_novo", "teams", 4), Table("historias_de_pescador", "fishermen", 3)


@pytest.mark.parametrize(("table", "viewer"), [
    (FISH, None), (FISH, 0), (Table("go_fish", "detective", 2), 1), (NEW, 1), (Table("pescado_novo", "advanced", 2), 0), (TALES, None),
    (TALES, 2), (Table("historias_de_pescador", "table", 2), 1)], ids=str)
def test_no_byte_of_any_answer_differs(db: None, table: Table, viewer: Seat | None) -> None:
    found = pair(table, viewer)
    assert found.differences == []
    assert found.answers > 100
    assert found.one.in_the_end != found.two.in_the_end, "the two matches were the same one"


@pytest.mark.parametrize("leak", HTTP_LEAKS)
def test_a_leak_of_an_answer_is_noticed(db: None, leak: str) -> None:
    where, leaky = HTTP_LEAKS[leak]
    with patch(where, leaky):
        assert pair(FISH, 0).differences != []
