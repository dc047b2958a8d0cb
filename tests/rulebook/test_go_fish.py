"""The rules of Go Fish by example: whom you may ask for what, and what follows. Tests are named as the rulings in rules.md."""
from typing import Any

import pytest

from games.rulebook import GAMES
from games.rulebook.errors import IllegalCommand, NotYourTurn, OptionsContradict, RuleViolation, WrongNumberOfSeats
from games.rulebook.game import Awaited
from games.rulebook.go_fish.errors import (
    AskForACard,
    AskForARank,
    CannotAskYourself,
    NoSuchSeat,
    RankNotHeld,
    TargetHasNoCards,
)
from games.rulebook.go_fish.model import (
    DECK,
    RANKS,
    Arrangement,
    Ask,
    Asked,
    BookMade,
    CardsGiven,
    HandDealt,
    HandStarted,
    TurnPassed,
    WentFishing,
)
from games.rulebook.go_fish.options import PRESETS, Options
from games.rulebook.go_fish.rules import AskAction

from .playing import Match

GO_FISH = GAMES["go_fish"]
A, B, C, D = range(4)
REST = "9S 9D 9H"                                            # a stock that nobody needs


def cards(text: str) -> tuple[Any, ...]:
    return tuple(text.split())


def dealt(*hands: str, stock: str = REST, dealer: int | None = None, **options: Any) -> Match:
    """A match with these hands; the last seat deals, so that A moves, unless said."""
    arrangement = Arrangement(tuple(map(cards, hands)), cards(stock), len(hands) - 1 if dealer is None else dealer)
    return Match(GO_FISH, Options(**options), len(hands), arrangement=arrangement)


def asks(match: Match, seat: int, target: int, what: str) -> tuple[Any, ...]:
    """What follows when a seat asks another for a rank, or for a card by name."""
    return match.play(seat, Ask(target, rank=what) if what in RANKS else Ask(target, card=what))     # type: ignore[arg-type]


def refused(match: Match, seat: int, command: Ask) -> RuleViolation:
    """The refusal of a command, after which everything is as it was."""
    before = match.state
    with pytest.raises(RuleViolation) as refusal:
        match.play(seat, command)
    assert match.state is before
    return refusal.value


def hand(match: Match, seat: int) -> set[str]:
    return set(match.state.hands[seat])


# The deal.

@pytest.mark.parametrize("seats", [1, 7])
def test_G01_two_to_six_play(seats: int) -> None:
    with pytest.raises(WrongNumberOfSeats):
        GO_FISH.check_seats(Options(), seats)


@pytest.mark.parametrize(("seats", "size", "stock"), [(2, 7, 38), (3, 5, 37), (4, 5, 32), (5, 5, 27), (6, 5, 22)])
def test_G02_seven_cards_only_for_two(seats: int, size: int, stock: int) -> None:
    started, *deals = Match(GO_FISH, Options(), seats, seed=3).events[:1 + seats]
    assert len(started.cards) == stock
    assert [(type(deal), deal.seat, len(deal.cards)) for deal in deals] == [(HandDealt, seat, size) for seat in range(seats)]
    assert sorted([*started.cards, *(card for deal in deals for card in deal.cards)]) == sorted(DECK)


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_G03_the_seat_left_of_the_dealer_begins(dealer: int, starter: int) -> None:
    match = Match(GO_FISH, Options(dealer=dealer), 3, seed=1)
    assert match.events[0].dealer == dealer
    assert match.events[-1] == TurnPassed(starter)
    assert GO_FISH.awaits(match.state) == (Awaited(starter, "ask"),)


def test_G03_without_the_option_the_dealer_is_drawn() -> None:
    assert {Match(GO_FISH, Options(), 3, seed).state.dealer for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("dealer", [-1, 3])
def test_G03_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(OptionsContradict):
        GO_FISH.check_seats(Options(dealer=dealer), 3)


def test_G13_a_book_in_the_deal_is_laid_at_once() -> None:
    match = dealt("2C 3C", "8C 8D 8H 8S 2D")
    assert match.events == (HandStarted(1, B, cards(REST)), HandDealt(A, cards("2C 3C")), HandDealt(B, cards("2D 8C 8D 8H 8S")),
                            BookMade(B, "8"), TurnPassed(A))
    assert hand(match, B) == {"2D"}


def test_G13_books_in_the_deal_from_the_starter_round() -> None:
    match = dealt("8C 8D 8H 8S 2D", "9C 2C", "KC KD KH KS 3C", dealer=B)
    assert match.events[-3:] == (BookMade(C, "K"), BookMade(A, "8"), TurnPassed(C))


# Whom you may ask, and for what.

@pytest.mark.parametrize(("seat", "command", "violation"), [
    pytest.param(A, Ask(A, rank="K"), CannotAskYourself, id="G04 never yourself"),
    pytest.param(A, Ask(3, rank="K"), NoSuchSeat, id="G04 nobody sits there"),
    pytest.param(A, Ask(-1, rank="K"), NoSuchSeat, id="G04 nobody sits left of the first seat"),
    pytest.param(A, Ask(B, rank="3"), RankNotHeld, id="G05 a rank that others hold"),
    pytest.param(A, Ask(B, rank="8"), RankNotHeld, id="G05 a laid book is not in the hand"),
    pytest.param(A, Ask(B, card="KD"), AskForARank, id="a rank is asked for here, not a card"),
    pytest.param(A, Ask(B, rank="K", card="KD"), AskForARank, id="not both"),
    pytest.param(A, Ask(B), AskForARank, id="for nothing"),
    pytest.param(B, Ask(A, rank="3"), NotYourTurn, id="out of turn"),
])
def test_G04_G05_what_may_not_be_asked(seat: int, command: Ask, violation: type[RuleViolation]) -> None:
    match = dealt("8C 8D 8H 8S KC", "3C 4C", "5C 6C")
    assert type(refused(match, seat, command)) is violation


def test_G04_G05_what_may_be_asked_is_listed() -> None:
    match = dealt("8C 8D KC 2H", "3C 4C", "5C 6C", dealer=C)
    assert GO_FISH.legal(match.state, A) == (AskAction(targets=(B, C), ranks=("2", "8", "K")),)
    assert GO_FISH.legal(match.state, B) == ()


def test_G06_who_has_no_cards_cannot_be_asked() -> None:
    match = dealt("KC 2C", "2D 2H 2S", "", "KD KH KS", stock="", when_stock_runs_out="continue")
    assert refused(match, A, Ask(C, rank="K")).code == TargetHasNoCards.code
    assert GO_FISH.legal(match.state, A) == (AskAction(targets=(B, D), ranks=("2", "K")),)


# What follows.

def test_G07_all_cards_of_the_rank_are_handed_over() -> None:
    match = dealt("8H KC", "8C 8D 2C", "4C 5C")
    assert asks(match, A, B, "8") == (Asked(A, B, "8"), CardsGiven(B, A, "8", cards("8C 8D"), by_name=False))
    assert hand(match, A) == {"8H", "KC", "8C", "8D"}
    assert hand(match, B) == {"2C"}


def test_G08_success_means_to_ask_again() -> None:
    match = dealt("8H KC", "8C 8D 2C", "4C 5C")
    asks(match, A, B, "8")
    assert GO_FISH.awaits(match.state) == (Awaited(A, "ask"),)
    assert type(refused(match, B, Ask(A, rank="2"))) is NotYourTurn
    assert asks(match, A, C, "K")[0] == Asked(A, C, "K")


def test_G09_the_drawn_rank_is_shown_and_earns_another_ask() -> None:
    match = dealt("KC 2C", "3C 4C", "5C 6C", stock="KD 9D 9H")
    assert asks(match, A, B, "K") == (Asked(A, B, "K"), WentFishing(A, "KD", matches=True))
    assert match.awaited == [A]
    assert hand(match, A) == {"KC", "2C", "KD"}


@pytest.mark.parametrize(("seats", "next_seat"), [(("KC 2C", "3C 4C"), B), (("KC 2C", "3C 4C", "5C 6C"), B)])
def test_a_miss_goes_fishing_and_the_turn_passes_to_the_left(seats: tuple[str, ...], next_seat: int) -> None:
    match = dealt(*seats)
    assert asks(match, A, len(seats) - 1, "K") == (Asked(A, len(seats) - 1, "K"), WentFishing(A, "9S", matches=False),
                                                   TurnPassed(next_seat))
    assert hand(match, A) == {"KC", "2C", "9S"}


def test_G10_a_miss_that_completes_another_book_still_loses_the_turn() -> None:
    match = dealt("KC 5C 5D 5H", "2C 3C", stock="5S 9C 9D")
    assert asks(match, A, B, "K") == (Asked(A, B, "K"), WentFishing(A, "5S", matches=False), BookMade(A, "5"), TurnPassed(B))


def test_a_book_from_another_hand_keeps_the_turn() -> None:
    match = dealt("8D 8H 8S KC", "8C 2C")
    assert asks(match, A, B, "8")[1:] == (CardsGiven(B, A, "8", cards("8C"), by_name=False), BookMade(A, "8"))
    assert match.awaited == [A]


def test_G52_the_same_may_be_asked_again() -> None:
    match = dealt("8H KC", "8C 2C")
    asks(match, A, B, "8")
    assert asks(match, A, B, "8") == (Asked(A, B, "8"), WentFishing(A, "9S", matches=False), TurnPassed(B))


# The turn after «Go fish!».

def test_G33_the_turn_goes_to_the_refuser() -> None:
    match = dealt("KC 2C", "3C 4C", "5C 6C", turn_after_go_fish="refuser")
    assert asks(match, A, C, "K")[-1] == TurnPassed(C)


def test_G33_not_where_the_drawn_card_matches() -> None:
    match = dealt("KC 2C", "3C 4C", "5C 6C", stock="KD 9D 9H", turn_after_go_fish="refuser")
    asks(match, A, C, "K")
    assert match.awaited == [A]


def test_G34_without_a_stock_nobody_says_go_fish() -> None:
    match = dealt("KC 2C", "KD KH KS", "2D 2H 2S", stock="", when_stock_runs_out="continue", turn_after_go_fish="refuser")
    assert asks(match, A, C, "K") == (Asked(A, C, "K"), TurnPassed(B))


# What there is not.

def test_G08_G50_to_ask_is_the_only_command() -> None:
    """No pass, no laying or withholding of books: whatever else is sent the codec does not know."""
    assert GO_FISH.commands == (Ask,)


def test_G51_ranks_have_one_spelling() -> None:
    assert RANKS == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    assert len(DECK) == len(set(DECK)) == 52


@pytest.mark.parametrize("violation", [CannotAskYourself, NoSuchSeat, TargetHasNoCards, RankNotHeld, AskForACard, AskForARank])
def test_an_ask_against_the_rules_is_not_a_matter_of_time(violation: type[RuleViolation]) -> None:
    """422, not 409: waiting does not help."""
    assert issubclass(violation, IllegalCommand)


@pytest.mark.parametrize(("preset", "options"), [
    ("classic", Options()),
    ("long", Options(when_stock_runs_out="continue", when_hand_runs_out="draw_five")),
    ("match", Options(target_points=10)),
    ("detective", Options(ask_for="card", ask_own_card=True)),
])
def test_presets(preset: str, options: Options) -> None:
    assert PRESETS[preset] == options
