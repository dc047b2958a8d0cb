"""Whole matches through HTTP that differ in nothing but what is hidden from somebody: no byte of any answer to them differs."""
from contextlib import ExitStack
from unittest.mock import patch

import pytest

from games.rulebook.game import Seat
from tests.rulebook.playing import Table

from .http_leaks import HOUSE_LEAKS, HTTP_LEAKS, WORK_LEAKS, everybodys_client_seed
from .pairs import pair, work
from .readers import told_while_open

FISH, NEW, TALES = Table("go_fish", "classic", 3), Table("pescado_novo", "teams", 4), Table("historias_de_pescador", "fishermen", 3)
SHORT = 8                                                    # commands of a match in which a leak is planted


@pytest.mark.parametrize(("table", "viewer"), [
    (FISH, None), (FISH, 0), (Table("go_fish", "detective", 2), 1), (NEW, 1), (Table("pescado_novo", "advanced", 2), 0), (TALES, None),
    (TALES, 2), (Table("historias_de_pescador", "table", 2), 1)], ids=str)
def test_no_byte_of_any_answer_differs(db: None, table: Table, viewer: Seat | None) -> None:
    """To a seat or a partner, a spectator, nobody, the backend of their app, a moderator, in the log, in what is counted."""
    found = pair(table, viewer)
    assert found.differences == []
    assert found.answers > 500
    assert all(found.one.while_it_ran.values()), "somebody was told nothing at all"
    assert {status for reader in ("stranger", "nobody") for what, status, *_ in found.two.while_it_ran[reader] if "If_None_Match" in what
            and "/replay" not in what and "/knowledge" not in what} == {304}, "an ETag of the one match holds in the other"
    assert found.one.in_the_end != found.two.in_the_end, "the two matches were the same one"


@pytest.mark.parametrize("leak", HTTP_LEAKS)
def test_a_leak_of_an_answer_is_noticed(db: None, leak: str) -> None:
    where, leaky = HTTP_LEAKS[leak]
    with patch(where, leaky):
        assert pair(FISH, 0, most=SHORT).differences != []


def test_leaks_to_those_who_run_the_service_are_noticed(db: None) -> None:
    with ExitStack() as stack:
        for where, leaky, _ in HOUSE_LEAKS.values():
            stack.enter_context(patch(where, leaky))
        differences = pair(FISH, 0, most=SHORT).differences
    assert [leak for leak, (*_, start) in HOUSE_LEAKS.items() if not any(line.startswith(start) for line in differences)] == []


@pytest.mark.parametrize(("table", "viewer"), [(FISH, 0), (NEW, 1), (TALES, 2)], ids=str)
def test_no_answer_takes_more_work_for_what_is_hidden(db: None, table: Table, viewer: Seat) -> None:
    assert work(table, viewer) == []


@pytest.mark.parametrize("leak", WORK_LEAKS)
def test_work_that_hangs_on_hidden_cards_is_noticed(db: None, leak: str) -> None:
    where, leaky = WORK_LEAKS[leak]
    with patch(where, leaky):
        assert any(line.startswith("stranger: GET ") for line in work(FISH, 0))


def test_a_client_seed_is_nobody_elses_before_the_start(db: None) -> None:
    assert told_while_open("river") == told_while_open("mar-e-rio")
    with patch("api.presenting.summary", everybodys_client_seed):
        assert told_while_open("river") != told_while_open("mar-e-rio")
