"""The rules of Go Fish by example, `ask_for: card`: a card asked for by name."""
import pytest

from games.rulebook.errors import RuleViolation
from games.rulebook.go_fish.errors import AskForACard, CardHeld, RankNotHeld, TargetHasNoCards
from games.rulebook.go_fish.model import Ask, Asked, BookMade, CardsGiven, TurnPassed, WentFishing

from .test_go_fish import GO_FISH, A, B, C, asks, cards, dealt, hand, refused


def test_G36_only_that_card_is_given() -> None:
    match = dealt("7H KC", "7D 7S", stock="2C 3C", ask_for="card")
    assert asks(match, A, B, "7D") == (Asked(A, B, "7", "7D"), CardsGiven(B, A, "7", cards("7D"), by_name=True))
    assert match.awaited == [A]
    assert hand(match, B) == {"7S"}


def test_a_book_can_be_asked_together_card_by_card() -> None:
    match = dealt("7H 7C KC", "7D 7S 2C", ask_for="card")
    asks(match, A, B, "7D")
    assert asks(match, A, B, "7S")[-1] == BookMade(A, "7")


@pytest.mark.parametrize(("command", "violation"), [
    pytest.param(Ask(B, card="2D"), RankNotHeld, id="G37 no card of that rank in hand"),
    pytest.param(Ask(B, card="7H"), CardHeld, id="G39 a card of one's own"),
    pytest.param(Ask(B, rank="7"), AskForACard, id="a card is asked for here, not a rank"),
    pytest.param(Ask(B, rank="7", card="7D"), AskForACard, id="not both"),
    pytest.param(Ask(B), AskForACard, id="for nothing"),
])
def test_G37_G39_what_may_not_be_asked_by_name(command: Ask, violation: type[RuleViolation]) -> None:
    match = dealt("7H KC", "7D 2C", ask_for="card")
    assert type(refused(match, A, command)) is violation


def test_G37_one_card_of_the_rank_is_enough() -> None:
    match = dealt("7C KC", "7D 2C", ask_for="card")
    assert asks(match, A, B, "7D")[1] == CardsGiven(B, A, "7", cards("7D"), by_name=True)


@pytest.mark.parametrize(("drawn", "follows"), [
    ("7S", (WentFishing(A, "7S", matches=False), TurnPassed(B))),
    ("7D", (WentFishing(A, "7D", matches=True),)),
])
def test_G38_only_the_very_card_earns_another_ask(drawn: str, follows: tuple[object, ...]) -> None:
    match = dealt("7C KC", "2C 3C", "4C 5C", stock=f"{drawn} 9C 9D", ask_for="card")
    assert asks(match, A, B, "7D")[1:] == follows


def test_G39_to_ask_for_a_card_of_ones_own_is_a_miss_for_sure() -> None:
    match = dealt("7H KC", "7D 2C", ask_for="card", ask_own_card=True)
    assert asks(match, A, B, "7H") == (Asked(A, B, "7", "7H"), WentFishing(A, "9S", matches=False), TurnPassed(B))


@pytest.mark.parametrize(("own", "listed"), [(False, "7C 7D 7S KD KH KS"), (True, "7C 7D 7H 7S KC KD KH KS")])
def test_G39_what_may_be_asked_is_listed(own: bool, listed: str) -> None:
    (action,) = GO_FISH.legal(dealt("7H KC", "7D 2C", ask_for="card", ask_own_card=own).state, A)
    assert action.cards == cards(listed)
    assert action.ranks is None


def test_G40_without_a_stock_the_bluff_would_be_a_pass() -> None:
    match = dealt("7H KC", "7D 2C", "7S KD", stock="", ask_for="card", ask_own_card=True, when_stock_runs_out="continue")
    assert type(refused(match, A, Ask(B, card="7H"))) is CardHeld
    assert "7H" not in GO_FISH.legal(match.state, A)[0].cards


def test_G41_the_bluff_passes_the_turn_to_the_refuser() -> None:
    match = dealt("7H KC", "7D 2C", "7S KD", ask_for="card", ask_own_card=True, turn_after_go_fish="refuser")
    assert asks(match, A, C, "7H")[-1] == TurnPassed(C)


def test_G06_who_has_no_cards_cannot_be_asked_by_name_either() -> None:
    match = dealt("KC 2C", "2D 2H 2S", "", stock="", ask_for="card", when_stock_runs_out="continue")
    assert type(refused(match, A, Ask(C, card="KD"))) is TargetHasNoCards
