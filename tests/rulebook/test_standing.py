"""Who has won: places, shared wins, teams, fewest cards, and seats that were left (contract, section 3)."""
import pytest

from games.rulebook.game import Standing, Tally, after, standing

NOBODY: set[int] = set()


def alone(*scores: int, **how: bool) -> Tally:
    """Everybody plays for himself."""
    return Tally(tuple((seat,) for seat in range(len(scores))), scores, **how)


def out_first(*scores: int) -> Tally:
    """The fewest cards win, and only that counts."""
    return alone(*scores, fewest_wins=True, only_first_counts=True)


def teams(*scores: int) -> Tally:
    return Tally(((0, 2), (1, 3)), scores)


@pytest.mark.parametrize(("tally", "left", "winners", "places"), [
    pytest.param(alone(7, 3, 3), NOBODY, (0,), (1, 2, 2), id="the best wins, equal ones share a place"),
    pytest.param(alone(3, 7, 1), NOBODY, (1,), (2, 1, 3), id="places in the order of the seats"),
    pytest.param(alone(3, 3, 1), NOBODY, (0, 1), (1, 1, 3), id="G19 a shared win, and nobody is second"),
    pytest.param(alone(0, 0), NOBODY, (0, 1), (1, 1), id="G20 all tie at nothing"),
    pytest.param(alone(-1, -3), NOBODY, (0,), (1, 2), id="P20 points below nothing"),
    pytest.param(alone(4, 0, 2, fewest_wins=True), NOBODY, (1,), (3, 1, 2), id="the fewest win"),
    pytest.param(out_first(2, 0, 5), NOBODY, (1,), (2, 1, 2), id="H40 all others share place 2"),
    pytest.param(out_first(2, 2, 5), NOBODY, (0, 1), (1, 1, 2), id="H52 ties share at the move limit"),
    pytest.param(teams(12, 9), NOBODY, (0, 2), (1, 2), id="P39 a team wins together, places by team"),
    pytest.param(teams(12, 12), NOBODY, (0, 1, 2, 3), (1, 1), id="P37 teams share"),
    pytest.param(alone(1, 5), {1}, (0,), (1, 2), id="who stays wins, however it stood"),
    pytest.param(alone(9, 5, 3), {0}, (1,), (3, 1, 2), id="a seat that was left is last, the best of the others wins"),
    pytest.param(alone(3, 3, 1), {1}, (0,), (1, 3, 2), id="no share in a tie"),
    pytest.param(alone(9, 8, 3, 2), {0, 1}, (2,), (3, 4, 1, 2), id="left seats among themselves as they stood"),
    pytest.param(alone(5, 5, 3), {0, 1}, (2,), (2, 2, 1), id="left seats that tie"),
    pytest.param(alone(0, 4, 6, fewest_wins=True), {0}, (1,), (3, 1, 2), id="the fewest of those who stayed"),
    pytest.param(out_first(0, 4, 6), {0}, (1,), (2, 1, 2), id="H53 empty-handed, but left"),
    pytest.param(teams(12, 9), {0}, (2,), (1, 2), id="a team wins by the partner who stayed"),
    pytest.param(teams(12, 9), {0, 2}, (1, 3), (2, 1), id="a team that left whole cannot win"),
    pytest.param(teams(12, 9), {0, 1, 2}, (3,), (2, 1), id="the last one wins for the team"),
    pytest.param(alone(4, 2), {0, 1}, (), (1, 2), id="everybody left, nobody wins"),
])
def test_who_has_won(tally: Tally, left: set[int], winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert standing(tally, frozenset(left)) == Standing(winners, places, tally.scores)


@pytest.mark.parametrize(("seat", "others"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_others_sit_clockwise(seat: int, others: list[int]) -> None:
    assert after(seat, 4) == others
