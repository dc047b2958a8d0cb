"""The rules of Go Fish by example, who sees what: of the table, and of each event."""
from typing import Any

import pytest

from games.rulebook.game import Viewer
from games.rulebook.go_fish.model import (
    Asked,
    BookMade,
    CardsGiven,
    HandDealt,
    HandRefilled,
    HandStarted,
    LastAsk,
    TurnPassed,
    WentFishing,
)
from games.rulebook.go_fish.view import CardsGivenSeen, HandDealtSeen, HandRefilledSeen, HandStartedSeen, HandView, WentFishingSeen

from .test_go_fish import GO_FISH, A, B, C, asks, cards, dealt

SPECTATOR = None
EVERYBODY = (A, B, C, SPECTATOR)


@pytest.mark.parametrize(("event", "open_to", "full", "closed"), [
    pytest.param(HandStarted(1, A, cards("2C 3C")), (), HandStartedSeen(1, A, 2, cards("2C 3C")), HandStartedSeen(1, A, 2),
                 id="G53 the order of the stock is for nobody"),
    pytest.param(HandDealt(A, cards("2C 3C")), (A,), HandDealtSeen(A, 2, cards("2C 3C")), HandDealtSeen(A, 2),
                 id="a hand is for its seat"),
    pytest.param(WentFishing(A, "9S", matches=False), (A,), WentFishingSeen(A, 1, False, "9S"), WentFishingSeen(A, 1, False),
                 id="G11 a missed draw is secret"),
    pytest.param(WentFishing(A, "KD", matches=True), EVERYBODY, WentFishingSeen(A, 1, True, "KD"), None,
                 id="G09 a drawn card that was asked for is shown"),
    pytest.param(CardsGiven(B, A, "8", cards("8C 8D"), by_name=False), (A, B), CardsGivenSeen(B, A, "8", 2, cards("8C 8D")),
                 CardsGivenSeen(B, A, "8", 2), id="G42 suits are for giver and taker"),
    pytest.param(CardsGiven(B, A, "7", cards("7D"), by_name=True), EVERYBODY, CardsGivenSeen(B, A, "7", 1, cards("7D")), None,
                 id="G42 a card asked for by name is public"),
    pytest.param(HandRefilled(A, cards("2C 3C")), (A,), HandRefilledSeen(A, 2, cards("2C 3C")), HandRefilledSeen(A, 2),
                 id="a new hand is for its seat"),
    pytest.param(Asked(A, B, "7", "7D"), EVERYBODY, Asked(A, B, "7", "7D"), None, id="an ask is heard by all"),
    pytest.param(BookMade(A, "8"), EVERYBODY, BookMade(A, "8"), None, id="G12 a book is shown"),
])
def test_who_sees_what_of_an_event(event: Any, open_to: tuple[int | None, ...], full: Any, closed: Any) -> None:
    for seat in EVERYBODY:
        assert GO_FISH.show(event, Viewer(seat)) == (full if seat in open_to else closed)
        assert GO_FISH.show(event, Viewer(seat, over=True)) == full


def test_G11_G42_what_the_third_seat_hears() -> None:
    match = dealt("8H KC", "8C 8D 2C", "4C 5C")
    asks(match, A, B, "8")
    asks(match, A, C, "K")
    heard = [Asked(A, B, "8"), CardsGivenSeen(B, A, "8", 2), Asked(A, C, "K"), WentFishingSeen(A, 1, False), TurnPassed(B)]
    assert match.history(C)[-5:] == heard
    assert match.history(SPECTATOR)[-5:] == heard


def test_G12_books_stay_public() -> None:
    match = dealt("KC KD KH KS 8D 8H 8S 2C", "8C 3C")
    asks(match, A, B, "8")
    assert all(match.view(seat).books == (("K", "8"), ()) for seat in (A, B, SPECTATOR))


def test_G53_counts_are_public_and_a_hand_is_seen_by_its_seat() -> None:
    match = dealt("8H KC", "8C 8D 2C", "4C")
    for seat in EVERYBODY:
        table = match.view(seat)
        assert table.stock == 3
        assert table.hands == (HandView(A, 2, cards("8H KC") if seat == A else None),
                               HandView(B, 3, cards("2C 8C 8D") if seat == B else None),
                               HandView(C, 1, cards("4C") if seat == C else None))


def test_the_last_ask_stands_on_the_table() -> None:
    match = dealt("8H KC", "8C 8D 2C", "4C 5C")
    assert match.view().last_ask is None
    asks(match, A, B, "8")
    assert match.view().last_ask == LastAsk(A, B, "8", None, count=2)
    asks(match, A, C, "K")
    assert match.view().last_ask == LastAsk(A, C, "K", None, count=0)


def test_once_over_every_hand_is_open() -> None:
    match = dealt("8D 8H 8S KC", "8C", stock="2C 3C 4C")
    asks(match, A, B, "8")
    assert GO_FISH.view(match.state, Viewer(SPECTATOR, over=True)).hands == (HandView(A, 1, ("KC",)), HandView(B, 0, ()))
