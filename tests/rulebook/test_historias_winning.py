"""The end, the deck and the Net of Histórias de Pescador by example: rulings H34 to H46, H52 to H58."""
import pytest

from games.rulebook.errors import IllegalCommand, ImpossibleArrangement, NotNow
from games.rulebook.game import Viewer, standing
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.model import (
    Announce,
    Arrangement,
    DeckExhausted,
    Discard,
    Discarded,
    Doubt,
    Doubted,
    Drew,
    NetReshuffled,
    Netted,
    Returned,
    Revealed,
    TableSet,
    Trust,
    Trusted,
)
from games.rulebook.historias_de_pescador.options import Options
from games.rulebook.historias_de_pescador.view import HandView
from tests.rulebook.test_historias_de_pescador import CHANCE, Play, table


def test_H34_last_cards_win_when_the_story_stands_and_not_before():
    play = table("trash", "squid fish", "squid fish")
    play.announce(0, "crab", "trash")
    assert (play.over, play.awaited) == (False, [(1, "doubt"), (2, "doubt")])
    play.trust(1)
    assert not play.over
    assert play.trust(2) == (Trusted(2), Netted(0, ("trash",)))
    assert (play.over, play.winners, play.awaited) == (True, (0,), [])


def test_H35_last_cards_doubted_and_true_win_at_once():
    play = table("crab", "squid fish", deck="fish fish")
    play.announce(0, "crab", "crab")
    assert play.doubt(1) == (Doubted(1, play.seq), Revealed(0, True, ("crab",)), Netted(0, ("crab",)))
    assert play.winners == (0,)


def test_H36_the_extra_discard_may_win_before_the_doubter_draws():
    play = table("crab fish", "squid fish", deck="fish fish")
    play.announce(0, "crab", "crab")
    play.doubt(1)
    assert play.discard(0, "fish") == (Discarded(0, "fish"),)
    assert play.winners == (0,)


def test_H37_the_doubter_may_win_by_a_discard():
    play = table("squid fish", "trash", deck="fish fish")
    play.announce(0, "crab", "squid")
    assert play.doubt(1)[-1] == Drew(0, ("fish", "fish"), "lied")
    assert not play.over
    assert play.discard(1, "trash") == (Discarded(1, "trash"),)
    assert play.winners == (1,)


def test_H38_a_whole_hand_may_be_laid_on_the_first_turn():
    play = Play(Options(first_seat=0), 2)
    play.announce(0, play.state.creatures[0], play.hand(0))
    assert not play.over
    play.doubt(1)
    assert len(play.state.hands[0]) == 14


def test_H39_last_cards_that_were_a_lie_come_back_with_two_more():
    play = table("trash", "squid fish", "fish fish", deck="fish crab")
    play.announce(0, "crab", "trash")
    play.doubt(2)
    assert (play.over, play.hand(0)) == (False, "fish crab trash")
    play.discard(2, "fish")
    assert (play.awaited, play.state.subject.free) == ([(1, "announce")], True)


def test_H40_one_winner_the_others_share_the_second_place_and_the_score_is_the_cards_left():
    play = table("crab", "squid fish", "fish")
    play.announce(0, "crab", "crab")
    play.trust(1, 2)
    result = standing(GAME.tally(play.state))
    assert (result.winners, result.places, result.scores) == ((0,), (1, 2, 2), (0, 2, 1))


def test_H40_cards_of_an_open_announcement_are_still_the_announcers():
    play = table("crab crab fish", "squid fish")
    play.announce(0, "crab", "crab crab")
    assert GAME.tally(play.state).scores == (3, 2)


def test_H41_the_net_becomes_the_deck_in_the_middle_of_a_draw():
    play = table("squid squid fish", "trash fish fish", deck="crab", net="crab crab crab crab crab fish fish fish fish")
    play.announce(0, "crab", "squid")
    drew, reshuffled, rest = play.doubt(1)[3:]
    assert drew == Drew(0, ("crab",), "lied")
    assert sorted(reshuffled.cards) == ["crab"] * 5 + ["fish"] * 4
    assert rest == Drew(0, reshuffled.cards[:1], "lied")
    assert (play.state.deck, play.state.net) == (reshuffled.cards[1:], ())


def test_H41_each_reshuffle_has_a_chance_of_its_own():
    play = table("squid trash", "trash fish fish fish fish fish fish fish", net="crab squid")
    for number in (1, 2):
        net = play.state.net
        play.announce(0, "fish", "trash")
        assert NetReshuffled(CHANCE.shuffled(f"reshuffle/{number}", net)) in play.doubt(1)
        play.discard(1, "fish")
        play.announce(1, "fish", "fish")
        play.trust(0)


def test_H42_no_reshuffle_before_a_draw_needs_it():
    play = table("squid squid fish", "trash fish fish", deck="crab crab", net="fish")
    play.announce(0, "crab", "squid")
    assert play.doubt(1)[-1] == Drew(0, ("crab", "crab"), "lied")
    assert (play.state.deck, play.state.net) == ((), ("fish",))


def test_H43_an_open_announcement_is_not_in_the_net():
    play = table("squid squid squid squid squid fish", "trash fish")
    play.announce(0, "crab", "squid squid squid squid squid")
    assert (play.sees(None).net, play.sees(None).deck) == (0, 0)
    assert play.doubt(1)[2:] == (Returned(0, ("squid",) * 5), Drew(0, (), "lied"), DeckExhausted(0, missing=2))


@pytest.mark.parametrize(("net", "drawn", "missing"), [("", 0, 2), ("crab", 1, 1), ("crab fish", 2, 0), ("crab fish fish", 2, 0)])
def test_H44_what_is_in_neither_deck_nor_net_is_forgiven(net, drawn, missing):
    play = table("squid squid fish", "trash fish", net=net)
    play.announce(0, "crab", "squid")
    events = play.doubt(1)
    assert [len(event.cards) for event in events if isinstance(event, Drew)] == [drawn]
    assert [event.missing for event in events if isinstance(event, DeckExhausted)] == [missing] * (missing > 0)
    assert play.awaited == [(1, "discard")]


def test_H45_trash_comes_back_with_the_net():
    play = table("squid squid fish", "fish fish", net="trash trash")
    play.announce(0, "crab", "squid")
    play.doubt(1)
    assert play.hand(0) == "fish squid squid trash trash"


def test_H46_counts_are_public_and_contents_are_not():
    play = table("squid fish", "trash fish", deck="crab crab fish", net="squid")
    assert play.sees(1).hands == (HandView(0, 2, None), HandView(1, 2, ("fish", "trash")))
    assert play.sees(None).hands == (HandView(0, 2, None), HandView(1, 2, None))
    assert (play.sees(1).deck, play.sees(1).net) == (3, 1)
    for event in (TableSet(("fish", "crab", "squid"), 0, ("fish", "crab"), ("squid",)), NetReshuffled(("fish", "crab"))):
        assert (GAME.show(event, Viewer(0)).count, GAME.show(event, Viewer(0)).cards) == (2, None)
        assert GAME.show(event, Viewer(0, over=True)).cards == ("fish", "crab")


@pytest.mark.parametrize("pile", ["crab crab", "fish", "squid squid"])
def test_H54_cards_that_are_not_held_as_often_are_refused_whole(pile):
    play = table("squid crab trash", "fish fish")
    assert play.refuses_announcement(0, "squid", pile) == (IllegalCommand, "card_not_held")
    assert play.hand(0) == "crab squid trash"


def test_H56_announcing_out_of_turn_is_refused_with_the_window_open_or_closed():
    play = table("squid squid", "crab", "fish fish")
    assert play.refuses_announcement(2, "squid", "fish") == (NotNow, "not_your_turn")
    play.announce(0, "squid", "squid")
    assert play.refuses_announcement(2, "squid", "fish") == (NotNow, "doubt_window_open")
    play.trust(1, 2)
    assert play.refuses_announcement(2, "squid", "fish") == (NotNow, "not_your_turn")


def test_H56_the_state_is_asked_before_the_rules():
    play = table("squid squid", "crab")
    assert play.refuses_announcement(1, "lobster", "") == (NotNow, "not_your_turn")


@pytest.mark.parametrize("doubt_window", ["everyone", "next_play"])
def test_H58_an_announcement_cannot_be_taken_back(doubt_window):
    play = table("squid squid", "crab", doubt_window=doubt_window)
    play.announce(0, "squid", "squid")
    assert play.refuses_announcement(0, "squid", "squid") == (NotNow, "doubt_window_open")


@pytest.mark.parametrize("command", [Announce("squid", ("squid",)), Doubt(6), Trust(6), Discard("squid")])
def test_X06_when_the_match_is_over_nothing_can_be_sent(command):
    play = table("squid", "squid")
    play.announce(0, "squid", "squid")
    play.trust(1)
    for seat in (0, 1):
        assert play.refuses(seat, command)[0] is NotNow
        assert GAME.legal(play.state, seat) == ()


@pytest.mark.parametrize(("change", "reason"), [
    ({"hands": (("fish",),)}, "2 hands"),
    ({"hands": (("fish",), ())}, "2 hands"),
    ({"creatures": ("fish", "crab")}, "3 different creatures"),
    ({"creatures": ("fish", "crab", "crab")}, "3 different creatures"),
    ({"first_seat": 2}, "no seat 2"),
    ({"deck": ("lobster",)}, "10 cards of each creature"),
    ({"deck": ("fish",) * 6, "net": ("fish",) * 4}, "10 cards of each creature"),
    ({"net": ("trash",) * 9}, "4 trash cards a seat"),
    ({"fishermen": ("echo", "terse")}, "option"),
])
def test_what_cannot_be_arranged(change, reason):
    fits = {"hands": (("fish",), ("crab",)), "deck": ("crab",), "creatures": ("fish", "crab", "squid")}
    Play(Options(), 2, Arrangement(**fits))
    with pytest.raises(ImpossibleArrangement, match=reason):
        Play(Options(), 2, Arrangement(**fits | change))


def test_an_arrangement_leaves_to_options_and_chance_what_it_does_not_say():
    options = Options(creatures=("crab", "fish", "squid"), first_seat=1, fishermen=True)
    play = Play(options, 2, Arrangement(hands=(("fish",), ("crab",)), deck=()))
    assert (play.state.creatures, play.state.turn, len(play.state.fishermen)) == (("crab", "fish", "squid"), 1, 2)
