"""The rules of Go Fish by example, how a hand ends: no cards, no stock, the variants that play on, and who has won."""
from games.rulebook.game import Standing, standing
from games.rulebook.go_fish.model import Asked, BookMade, CardsGiven, HandRefilled, HandScored, TurnPassed, WentFishing

from .playing import Match
from .test_go_fish import GO_FISH, A, B, C, asks, cards, dealt, hand


def result(match: Match) -> Standing:
    assert match.over
    assert match.awaited == []
    return standing(GO_FISH.tally(match.state))


# The base game: it ends when somebody has no cards, or with the stock.

def test_G14_the_last_card_of_the_stock_ends_it_even_if_it_was_asked_for() -> None:
    match = dealt("8C 8D 8H KC", "2C 3C", stock="8S")
    assert asks(match, A, B, "8") == (Asked(A, B, "8"), WentFishing(A, "8S", matches=True), BookMade(A, "8"),
                                      HandScored((("8",), ()), (1, 0)))
    assert result(match) == Standing(winners=(A,), places=(1, 2), scores=(1, 0))


def test_G14_a_miss_with_the_last_card_ends_it_without_a_turn() -> None:
    match = dealt("8C 8D 8H KC", "2C 3C", stock="2D")
    assert asks(match, A, B, "8") == (Asked(A, B, "8"), WentFishing(A, "2D", matches=False), HandScored(((), ()), (0, 0)))
    assert match.over


def test_G15_a_hand_emptied_by_giving_ends_it_after_the_book() -> None:
    match = dealt("8D 8H 8S KC", "8C", stock="2C 3C 4C")
    assert asks(match, A, B, "8") == (Asked(A, B, "8"), CardsGiven(B, A, "8", cards("8C"), by_name=False), BookMade(A, "8"),
                                      HandScored((("8",), ()), (1, 0)))
    assert result(match).winners == (A,)


def test_G16_a_hand_emptied_by_a_book_ends_it_at_once() -> None:
    match = dealt("8D 8H 8S", "8C 2C")
    assert asks(match, A, B, "8")[-2:] == (BookMade(A, "8"), HandScored((("8",), ()), (1, 0)))
    assert match.over


def test_G17_a_hand_emptied_by_a_book_from_the_stock_ends_it() -> None:
    match = dealt("5C 5D 5H", "2C 3C", stock="5S 9C 9D")
    assert asks(match, A, B, "5")[1:] == (WentFishing(A, "5S", matches=True), BookMade(A, "5"), HandScored((("5",), ()), (1, 0)))
    assert match.over


def test_G17_also_by_a_miss_which_only_a_bluff_can_be() -> None:
    """Whoever misses a rank still holds a card of it; but three fives and a bluff for one of them can draw the fourth."""
    match = dealt("5C 5D 5H", "2C 3C", stock="5S 9C 9D", ask_for="card", ask_own_card=True)
    assert asks(match, A, B, "5C")[1:] == (WentFishing(A, "5S", matches=False), BookMade(A, "5"), HandScored((("5",), ()), (1, 0)))
    assert match.over


def test_G18_both_ends_at_once_are_one_end() -> None:
    match = dealt("5C 5D 5H", "2C 3C", stock="5S")
    assert [type(event) for event in asks(match, A, B, "5")] == [Asked, WentFishing, BookMade, HandScored]


def test_G19_equal_books_share_the_win() -> None:
    match = dealt("2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S KC", "5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S KD", "8C 8D 8H 8S QC", stock="9C")
    asks(match, A, C, "K")
    assert result(match) == Standing(winners=(A, B), places=(1, 1, 3), scores=(3, 3, 1))


def test_G20_nobody_has_a_book_and_all_share() -> None:
    match = dealt("8D 8H", "8C", stock="2C 3C 4C")
    asks(match, A, B, "8")
    assert result(match) == Standing(winners=(A, B), places=(1, 1), scores=(0, 0))


# The variant that plays on without a stock.

def test_G21_continue_an_emptied_hand_ends_it_while_stock_remains() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock="3C 4C", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[-2:] == (BookMade(A, "8"), HandScored((("8",), ()), (1, 0)))
    assert match.over


def test_G21_G26_continue_an_emptied_hand_is_skipped_once_the_stock_is_out() -> None:
    match = dealt("8D 8H 8S", "8C 2C", "2D 2H 2S 3C", "3D 3H 3S", stock="", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[-2:] == (BookMade(A, "8"), TurnPassed(B))
    assert asks(match, B, 3, "2")[-1] == TurnPassed(C)
    assert asks(match, C, B, "3")[-1] == TurnPassed(3)
    assert asks(match, 3, B, "3")[-1] == TurnPassed(B), "A is out for good"
    assert match.state.books[A] == ("8",)


def test_G21_the_card_that_empties_the_stock_does_not_end_it() -> None:
    match = dealt("8C 8D 8H", "2C 3C", "2D 2H 2S 3D 3H 3S", stock="8S", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[1:] == (WentFishing(A, "8S", matches=True), BookMade(A, "8"), TurnPassed(B))


def test_G27_without_a_stock_a_miss_only_passes_the_turn() -> None:
    match = dealt("KC 2C", "2D 2H 2S", "KD KH KS", stock="", when_stock_runs_out="continue")
    assert asks(match, A, B, "K") == (Asked(A, B, "K"), TurnPassed(B))


def test_G28_the_turn_skips_who_has_no_cards() -> None:
    match = dealt("KC 2C", "", "2D 2H 2S", "KD KH KS", stock="", when_stock_runs_out="continue")
    assert asks(match, A, C, "K") == (Asked(A, C, "K"), TurnPassed(C))


def test_G29_who_has_nobody_to_ask_ends_it() -> None:
    """It takes an arranged deal: of a whole deck the last one's cards would all be books."""
    match = dealt("8D 8H 8S 2C", "8C", stock="", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[-2:] == (BookMade(A, "8"), HandScored((("8",), ()), (1, 0)))
    assert match.over


def test_G31_continue_ends_when_every_book_is_down() -> None:
    match = dealt("2C 2D 3C 3D", "2H 2S 3H 3S", stock="", when_stock_runs_out="continue")
    assert asks(match, A, B, "2")[-1] == BookMade(A, "2")
    assert asks(match, A, B, "3")[-2:] == (BookMade(A, "3"), HandScored((("2", "3"), ()), (2, 0)))
    assert match.over


# The variant that draws five.

def test_G22_draw_five_the_redraw_that_takes_the_last_cards_ends_it() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock="3C 4C 5C", when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("3C 4C 5C")), HandScored((("8",), ()), (1, 0)))
    assert match.over


def test_G22_and_books_from_that_redraw_count() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock="3C 3D 3H 3S", when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[3:] == (HandRefilled(A, cards("3C 3D 3H 3S")), BookMade(A, "3"),
                                          HandScored((("8", "3"), ()), (2, 0)))


def test_G22_with_continue_it_goes_on() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock="3C 4C 5C", when_hand_runs_out="draw_five", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("3C 4C 5C")))
    assert match.awaited == [A]


LONG_STOCK = "4C 5C 6C 7C 9C 10C JC QC AC"


def test_G23_who_gave_the_last_card_draws_at_once_and_out_of_turn() -> None:
    match = dealt("8D 8H", "8C", "2C 3C", stock=LONG_STOCK, when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[2:] == (HandRefilled(B, cards("4C 5C 6C 7C 9C")),)
    assert match.awaited == [A]


def test_G23_G24_who_laid_the_last_book_draws_five_and_keeps_the_turn() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock=LONG_STOCK, when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("4C 5C 6C 7C 9C")))
    assert match.awaited == [A]


def test_G23_after_a_missed_draw_the_turn_passes_all_the_same() -> None:
    match = dealt("3C 3D 3H", "2C 2D", stock=f"3S {LONG_STOCK}", ask_for="card", ask_own_card=True, when_hand_runs_out="draw_five")
    assert asks(match, A, B, "3C")[1:] == (WentFishing(A, "3S", matches=False), BookMade(A, "3"),
                                           HandRefilled(A, cards("4C 5C 6C 7C 9C")), TurnPassed(B))


def test_G23_after_a_matching_draw_the_turn_stays() -> None:
    match = dealt("3C 3D 3H", "2C 2D", stock=f"3S {LONG_STOCK}", when_hand_runs_out="draw_five")
    assert asks(match, A, B, "3")[2:] == (BookMade(A, "3"), HandRefilled(A, cards("4C 5C 6C 7C 9C")))
    assert match.awaited == [A]


def test_G23_both_draw_the_mover_first() -> None:
    match = dealt("8D 8H 8S", "8C", stock="4C 5C 6C 7C 9C 10C JC QC KC AC 2C", when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("4C 5C 6C 7C 9C")),
                                          HandRefilled(B, cards("10C JC QC KC AC")))


def test_G23_both_draw_the_mover_first_wherever_it_sits() -> None:
    match = dealt("8C", "8D 8H 8S", stock="4C 5C 6C 7C 9C 10C JC QC KC AC 2C", dealer=A, when_hand_runs_out="draw_five")
    assert [event.seat for event in asks(match, B, A, "8")[3:]] == [B, A]


def test_G25_a_new_hand_that_is_a_book_is_laid_until_a_card_is_left() -> None:
    match = dealt("8D 8H 8S", "8C 2C", stock="9C 9D 9H 9S KC KD", when_hand_runs_out="draw_five")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("9C 9D 9H 9S KC")), BookMade(A, "9"))
    assert hand(match, A) == {"KC"}


def test_G25_or_until_the_stock_is_empty() -> None:
    match = dealt("8D 8H 8S", "8C 2C", "2D 2H 2S", stock="9C 9D 9H 9S",
                  when_hand_runs_out="draw_five", when_stock_runs_out="continue")
    assert asks(match, A, B, "8")[2:] == (BookMade(A, "8"), HandRefilled(A, cards("9C 9D 9H 9S")), BookMade(A, "9"), TurnPassed(B))
    assert asks(match, B, C, "2")[-1] == HandScored((("8", "9"), ("2",), ()), (2, 1, 0))


def test_G56_books_then_refills_then_books_then_the_turn() -> None:
    match = dealt("5C 5D 5H KC", "KD", "KH 3C", stock="5S 7C 7D 7H 7S 2C 4C 6C", when_hand_runs_out="draw_five")
    asks(match, A, B, "K")                                   # B is out of cards: 5S 7C 7D 7H 7S, and lays the sevens
    assert match.steps[-1].events[2:] == (HandRefilled(B, cards("5S 7C 7D 7H 7S")), BookMade(B, "7"))
    assert asks(match, A, B, "5")[1:] == (CardsGiven(B, A, "5", cards("5S"), by_name=False), BookMade(A, "5"),
                                          HandRefilled(B, cards("2C 4C 6C")), HandScored((("5",), ("7",), ()), (1, 1, 0)))
