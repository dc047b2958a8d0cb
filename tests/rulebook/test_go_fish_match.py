"""The rules of Go Fish by example, several hands and what books are worth; and how a match can be arranged."""
import pytest

from games.rulebook.errors import ImpossibleArrangement, OptionsContradict
from games.rulebook.game import Moment, Standing, standing
from games.rulebook.go_fish.model import RANKS, Arrangement, BookMade, HandDealt, HandScored, HandStarted, Rank, TurnPassed
from games.rulebook.go_fish.options import Options
from games.rulebook.go_fish.scoring import worth

from .playing import Match, at_random, dice
from .test_go_fish import GO_FISH, A, B, C, asks, cards, dealt

VALUES = Options(scoring="card_values")
FACES = [*zip(RANKS, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15], strict=True)]


# Several hands.

def test_G43_the_deal_moves_on_until_somebody_has_the_target() -> None:
    match = dealt("8D 8H 8S", "8C 2C", target_points=5)
    events = asks(match, A, B, "8")
    assert events[2:4] == (BookMade(A, "8"), HandScored((("8",), ()), (1, 0)))
    assert [type(event) for event in events[4:7]] == [HandStarted, HandDealt, HandDealt]
    assert match.state.points == (1, 0)
    assert not match.over


def test_G43_the_target_is_looked_at_when_the_hand_is_over() -> None:
    match = dealt("8D 8H 8S KC", "8C 2C", target_points=1)
    assert asks(match, A, B, "8")[-1] == BookMade(A, "8")
    assert not match.over
    assert GO_FISH.tally(match.state).scores == (1, 0)


def test_G45_the_deal_passes_to_the_left() -> None:
    match = dealt("8D 8H 8S", "8C 2C", "3C 4C", dealer=C, target_points=5)
    _, dealers = asks(match, A, B, "8"), [event.dealer for event in match.events if isinstance(event, HandStarted)]
    assert dealers == [C, A]
    assert match.events[-1] == TurnPassed(B)


def test_G45_also_where_the_dealer_was_an_option() -> None:
    match = Match(GO_FISH, Options(dealer=1, target_points=8), 3, seed=5).play_on(at_random, dice(5))
    dealers = [event.dealer for event in match.events if isinstance(event, HandStarted)]
    assert len(dealers) > 1
    assert dealers == [(1 + deal) % 3 for deal in range(len(dealers))]


@pytest.mark.parametrize(("points", "winners"), [((11, 12), (B,)), ((11, 11), (A, B)), ((10, 3), (A,))])
def test_G44_the_highest_total_wins_and_equal_totals_share(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    match = dealt("2C", "2D", target_points=10)
    match.state = GO_FISH.evolve(match.state, HandScored(((), ()), points))
    assert match.over
    assert standing(GO_FISH.tally(match.state)).winners == winners


@pytest.mark.parametrize("target", [0, -1, 10_001])
def test_G46_a_target_is_at_least_one(target: int) -> None:
    with pytest.raises(OptionsContradict) as refusal:
        GO_FISH.check_seats(Options(target_points=target), 2)
    assert refusal.value.pointer == "/options/target_points"


def test_G46_without_a_target_one_hand_is_the_match() -> None:
    match = Match(GO_FISH, Options(), 3, seed=2).play_on(at_random, dice(2))
    assert match.over
    assert sum(isinstance(event, HandStarted) for event in match.events) == 1


# What books are worth.

@pytest.mark.parametrize(("rank", "face"), FACES)
def test_G47_a_book_is_worth_its_four_cards(rank: Rank, face: int) -> None:
    assert worth((rank,), VALUES) == 4 * face
    assert worth((rank,), Options()) == 1


@pytest.mark.parametrize(("books", "points"), [(("7", "A"), 88), (("2", "3", "4"), 36), (("K",), 52), (RANKS, 420), ((), 0)])
def test_G47_books_add_up(books: tuple[Rank, ...], points: int) -> None:
    assert worth(books, VALUES) == points


def test_G48_most_points_win_not_most_books() -> None:
    match = dealt("2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C", "KC KD KH KS 5D", stock="9C", scoring="card_values")
    asks(match, A, B, "5")
    assert match.over
    assert standing(GO_FISH.tally(match.state)) == Standing(winners=(B,), places=(2, 1), scores=(36, 52))


def test_G49_cards_left_in_hand_count_nothing() -> None:
    match = dealt("7C 7D 7H", "2C 3C", stock="9C", scoring="card_values")
    asks(match, A, B, "7")
    assert match.over
    assert GO_FISH.tally(match.state).scores == (0, 0)


def test_ask_own_card_needs_ask_for_card() -> None:
    with pytest.raises(OptionsContradict) as refusal:
        GO_FISH.check_seats(Options(ask_own_card=True), 2)
    assert refusal.value.pointer == "/options/ask_own_card"


# Arrangements (contract, section 6).

@pytest.mark.parametrize("arrangement", [
    pytest.param(Arrangement((cards("2C 3C"), cards("2C 4C")), cards("9C")), id="the same card twice"),
    pytest.param(Arrangement((cards("2C 3C"), cards("5C 4C")), cards("2C")), id="in the stock as well"),
    pytest.param(Arrangement((cards("2C 3C"),), cards("9C")), id="a hand too few"),
    pytest.param(Arrangement((cards("2C"), cards("3C"), cards("4C")), ()), id="a hand too many"),
    pytest.param(Arrangement((cards("2C"), cards("3C")), (), dealer=2), id="nobody deals"),
])
def test_an_arrangement_that_cannot_be_dealt(arrangement: Arrangement) -> None:
    with pytest.raises(ImpossibleArrangement):
        Match(GO_FISH, Options(), 2, arrangement=arrangement)


def test_an_arrangement_names_the_dealer_before_the_option_does() -> None:
    arrangement = Arrangement((cards("2C"), cards("3C")), cards("9C"), dealer=0)
    assert Match(GO_FISH, Options(dealer=1), 2, arrangement=arrangement).state.dealer == 0
    unsaid = Arrangement((cards("2C"), cards("3C")), cards("9C"))
    assert Match(GO_FISH, Options(dealer=1), 2, arrangement=unsaid).state.dealer == 1


def test_the_second_hand_of_an_arranged_match_is_dealt_from_the_whole_deck() -> None:
    match = dealt("8D 8H 8S", "8C 2C", target_points=5)
    asks(match, A, B, "8")
    assert len(GO_FISH.cards(match.state)) == 52


def test_a_start_has_the_moment_to_itself() -> None:
    """Nothing but the seed and the names of its choices decides a deal."""
    match = Match(GO_FISH, Options(), 4, seed=7)
    assert GO_FISH.start(GO_FISH.new(Options(), 4), Moment(99, match.chance), None) == match.events
