"""What the memory of a seat makes of the events shown to it, held against the table itself: an eye on `view` and `show` that is neither.

At every position of random matches, for every seat and for somebody who watches: what is said to be surely somewhere is there, what is said
not to be somewhere is not, and numbers of cards that are counted along are those of the view.
"""
from collections import Counter

import pytest

from games.rulebook import GAMES
from games.rulebook.game import Viewer
from tests.rulebook.playing import at_random, dice, tables

MOVES = 40


def go_fish(known, state, view):
    hidden = set(known.stock)
    assert hidden.issuperset(state.stock)
    assert [hand.count for hand in known.hands] == [hand.count for hand in view.hands]
    for hand, held in zip(known.hands, state.hands, strict=True):
        by_rank = Counter(card[:-1] for card in held)
        assert set(hand.cards) <= set(held)
        assert all(by_rank[ranks.rank] >= ranks.least for ranks in hand.ranks)
        assert not any(by_rank[rank] for rank in hand.lacks)
        assert not set(hand.lacks_cards) & set(held)
        assert hand.open == hand.count - sum(ranks.least for ranks in hand.ranks)


def pescado_novo(known, state, view):
    closed = [card for hand, held in zip(view.hands, state.hands, strict=True) if hand.cards is None for card in held]
    hidden = {*closed, *state.deck}
    assert hidden <= set(known.unseen)
    assert not {*hidden, *state.table} & set(known.out)
    assert known.hidden == len(hidden)
    assert known.hidden_specials in (None, sum("-" not in card or card.startswith("-") for card in hidden))
    assert [(pile.owner, len(pile.cards)) for pile in known.piles] == [(pile.owner, pile.count) for pile in view.piles]
    caught = {card for pile in state.piles for catch in pile for card in (catch.fisher, *catch.cards) if card}
    assert {card for pile in known.piles for card in pile.cards} == caught


def historias_de_pescador(known, state, view):
    laid = state.announcement.cards if state.announcement else ()
    places = [*zip(known.hands, state.hands, strict=True), (known.net, state.net), (known.deck, state.deck)]
    assert [hand.count for hand in known.hands] == [hand.count for hand in view.hands]
    assert (known.net.count, known.deck.count) == (view.net, view.deck)
    if known.laid:
        assert known.laid.count == view.announcement.count
        places.append((known.laid, laid))
    hidden = Counter[str]()
    for place, held in places:
        assert not Counter(place.cards) - Counter(held)
        hidden += Counter(held) - Counter(place.cards)
    assert all(hidden[unseen.card] <= unseen.count for unseen in known.unseen)


TRUE = {"go_fish": go_fish, "pescado_novo": pescado_novo, "historias_de_pescador": historias_de_pescador}


@pytest.mark.parametrize("table", [table for slug in GAMES for table in tables(GAMES[slug])[::3]], ids=str)
def test_what_is_surely_there_is_there_and_what_cannot_be_is_not(table):
    match, random = table.match(7), dice(7)
    for _ in range(MOVES):
        if match.over:
            break
        match.play(*at_random(match, random))
        for seat in (*range(match.seats), None):
            view = match.view(seat)
            known = match.game.know(view, match.history(seat))
            assert isinstance(known, match.game.knowledge)
            TRUE[match.game.slug](known, match.state, view)


@pytest.mark.parametrize("table", [tables(GAMES[slug])[0] for slug in GAMES], ids=str)
def test_once_it_is_over_it_holds_for_everybody(table):
    match = table.match(3).play_on(at_random, dice(3))
    viewer = Viewer(None, over=True)
    view = match.game.view(match.state, viewer)
    known = match.game.know(view, [match.game.show(event, viewer) for event in match.events])
    TRUE[match.game.slug](known, match.state, view)


@pytest.mark.parametrize("table", [tables(GAMES[slug])[0] for slug in GAMES], ids=str)
def test_an_event_that_is_not_shown_is_noticed(table):
    match = table.match(4).play_on(at_random, dice(4), limit=30)
    view, history, noticed = match.view(), match.history(), 0
    for at in range(len(history)):
        try:
            TRUE[match.game.slug](match.game.know(view, history[:at] + history[at + 1:]), match.state, view)
        except Exception:                                    # a count that is not the view's, or nothing that can be at all
            noticed += 1
    assert noticed >= 5
