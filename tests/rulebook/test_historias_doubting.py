"""Doubt and trust in Histórias de Pescador by example: rulings H20 to H33."""
import pytest

from games.rulebook.errors import IllegalCommand, NotNow
from games.rulebook.game import Awaited, Viewer
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.model import (
    Announced,
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
    Trust,
    Trusted,
    TurnPassed,
)
from games.rulebook.historias_de_pescador.rules import AnnounceAction, DiscardAction, DoubtAction, TrustAction
from games.rulebook.historias_de_pescador.view import AnnouncedSeen, DiscardedSeen, DrewSeen, NettedSeen, RevealedSeen
from tests.rulebook.test_historias_de_pescador import cards, table


def test_H20_the_window_is_open_until_all_the_others_have_answered():
    play = table("squid squid fish", "squid crab", "shrimp fish")
    play.announce(0, "squid", "squid")
    assert GAME.awaits(play.state) == tuple(Awaited(seat, "doubt", about=play.seq, silence_answers=True) for seat in (1, 2))
    assert play.refuses_announcement(1, "squid", "squid") == (NotNow, "doubt_window_open")
    assert play.trust(1) == (Trusted(1),)
    assert play.refuses_announcement(1, "squid", "squid") == (NotNow, "doubt_window_open")
    assert (play.awaited, play.state.turn, play.sees(None).announcement.undecided) == ([(2, "doubt")], 0, (2,))
    assert play.trust(2) == (Trusted(2), Netted(0, ("squid",)), TurnPassed(1))
    assert play.awaited == [(1, "announce")]


def test_H20_next_play_the_next_announcement_closes_the_window():
    play = table("squid squid fish", "squid crab", "shrimp fish", doubt_window="next_play")
    play.announce(0, "squid", "squid")
    assert play.awaited == [(1, "doubt"), (2, "doubt")]
    assert [type(action) for action in GAME.legal(play.state, 1)] == [DoubtAction, TrustAction, AnnounceAction]
    assert play.refuses_announcement(2, "squid", "fish") == (NotNow, "doubt_window_open")
    assert play.announce(1, "squid", "crab") == (
        Netted(0, ("squid",)), TurnPassed(1), Announced(1, "squid", ("crab",), None, announcement=play.seq))
    assert play.log[play.seq - 1] == Announced(1, "squid", ("crab",), None, play.seq)


def test_H20_next_play_who_has_trusted_and_is_next_is_awaited_for_an_announcement():
    play = table("squid squid fish", "squid crab", "shrimp fish", doubt_window="next_play")
    play.announce(0, "squid", "squid")
    play.trust(1)
    assert play.awaited == [(2, "doubt"), (1, "announce")]
    assert [type(action) for action in GAME.legal(play.state, 1)] == [DoubtAction, AnnounceAction]
    assert play.refuses_announcement(1, "crab", "crab") == (IllegalCommand, "count_too_low")
    assert play.trust(2)[1:] == (Netted(0, ("squid",)), TurnPassed(1))


def test_H20_next_play_a_last_card_waits_for_all_the_answers():
    play = table("squid", "squid crab", "shrimp fish", doubt_window="next_play")
    play.announce(0, "squid", "squid")
    assert [type(action) for action in GAME.legal(play.state, 1)] == [DoubtAction, TrustAction]
    assert play.refuses_announcement(1, "squid", "crab") == (NotNow, "doubt_window_open")
    play.trust(1)
    assert play.awaited == [(2, "doubt")]
    assert play.trust(2)[-1] == Netted(0, ("squid",))
    assert play.winners == (0,)


def test_H21_H24_what_is_in_the_net_cannot_be_doubted():
    play = table("squid squid fish", "squid crab", "shrimp fish")
    play.announce(0, "squid", "squid")
    first = play.seq
    play.trust(1, 2)
    assert play.refuses(2, Doubt(first)) == (NotNow, "announcement_settled")
    play.announce(1, "squid", "crab")
    assert play.refuses(2, Doubt(first)) == (NotNow, "announcement_settled")
    assert play.refuses(2, Trust(first)) == (NotNow, "announcement_settled")
    assert play.refuses(2, Doubt(99)) == (NotNow, "announcement_settled")


def test_H22_the_first_doubt_counts_and_the_second_finds_it_settled():
    play = table("squid squid fish", "squid crab", "shrimp fish", deck="fish fish")
    play.announce(0, "squid", "squid")
    play.doubt(2)
    assert play.refuses(1, Doubt(play.seq)) == (NotNow, "announcement_settled")


@pytest.mark.parametrize("command", [Doubt, Trust])
def test_H23_nobody_answers_their_own_announcement(command):
    play = table("squid squid", "crab")
    play.announce(0, "squid", "squid")
    assert GAME.legal(play.state, 0) == ()
    assert play.refuses(0, command(play.seq)) == (IllegalCommand, "own_announcement")
    play.trust(1)
    assert play.refuses(0, command(play.seq)) == (NotNow, "announcement_settled")


def test_H24_who_has_trusted_may_still_doubt_while_the_window_is_open():
    play = table("squid squid fish", "squid crab", "shrimp fish", deck="fish fish")
    play.announce(0, "squid", "squid")
    play.trust(1)
    assert play.refuses(1, Trust(play.seq)) == (NotNow, "already_answered")
    assert GAME.legal(play.state, 1) == (DoubtAction(play.seq),)
    assert play.doubt(1)[0] == Doubted(1, play.seq)


@pytest.mark.parametrize(("pile", "truthful"), [("squid", True), ("trash", False)])
def test_H26_the_doubted_cards_are_shown_to_everybody(pile, truthful):
    play = table("squid trash fish", "squid crab", "shrimp fish", deck="fish fish")
    play.announce(0, "squid", pile)
    revealed = play.doubt(2)[1]
    for seat in (None, 0, 1, 2):
        assert GAME.show(revealed, Viewer(seat)) == RevealedSeen(0, truthful, 1, cards(pile))


def test_H27_H32_everything_else_is_for_its_owner_alone():
    announced, netted = Announced(0, "squid", ("trash",), "Juro!", 7), Netted(0, ("trash",))
    discarded, drew = Discarded(0, "trash"), Drew(0, ("fish", "crab"), "lied")
    for viewer in (Viewer(None), Viewer(1)):
        assert GAME.show(announced, viewer) == AnnouncedSeen(0, "squid", 1, "Juro!", 7, cards=None)
        assert GAME.show(netted, viewer) == NettedSeen(0, 1, cards=None)
        assert GAME.show(discarded, viewer) == DiscardedSeen(0, 1, card=None)
        assert GAME.show(drew, viewer) == DrewSeen(0, 2, "lied", cards=None)                              # H32
    for viewer in (Viewer(0), Viewer(None, over=True), Viewer(1, over=True)):
        assert GAME.show(announced, viewer).cards == GAME.show(netted, viewer).cards == ("trash",)
        assert GAME.show(discarded, viewer).card == "trash"
        assert GAME.show(drew, viewer).cards == ("fish", "crab")


@pytest.mark.parametrize(("pile", "truthful"), [("crab crab crab", True), ("crab crab crab trash", False), ("squid", False)])
def test_H28_one_other_card_makes_a_lie(pile, truthful):
    play = table("crab crab crab trash squid fish", "squid", deck="fish fish")
    play.announce(0, "crab", pile)
    assert play.doubt(1)[1].truthful is truthful


def test_H29_H30_after_a_doubted_truth_the_announcer_discards_and_then_the_doubter_draws_two():
    play = table("squid squid fish crab crab", "shrimp crab", "shrimp fish", deck="fish shrimp crab")
    play.announce(0, "squid", "squid squid")
    assert play.doubt(2) == (Doubted(2, play.seq), Revealed(0, True, ("squid", "squid")), Netted(0, ("squid", "squid")))
    assert (play.awaited, play.state.turn) == ([(0, "discard")], 0)
    assert GAME.legal(play.state, 0) == (DiscardAction(("fish", "crab")),)
    assert GAME.legal(play.state, 1) == GAME.legal(play.state, 2) == ()
    for seat in (0, 1, 2):
        assert play.refuses_announcement(seat, "squid", "fish") == (NotNow, "discard_owed")
    assert play.refuses(1, Discard("shrimp")) == (NotNow, "not_your_turn")
    assert play.refuses(0, Discard("squid")) == (IllegalCommand, "card_not_held")
    assert play.discard(0, "fish") == (Discarded(0, "fish"), Drew(2, ("fish", "shrimp"), "doubted_the_truth"), TurnPassed(1))
    assert play.refuses(0, Discard("crab")) == (NotNow, "no_discard_owed")


def test_H30_the_claim_and_the_discard_are_in_the_net_before_the_doubter_draws():
    play = table("squid squid fish crab", "shrimp crab", "shrimp fish")
    play.announce(0, "squid", "squid squid")
    play.doubt(2)
    reshuffled, drew = play.discard(0, "fish")[1:3]
    assert isinstance(reshuffled, NetReshuffled)
    assert sorted(reshuffled.cards) == ["fish", "squid", "squid"]
    assert drew == Drew(2, reshuffled.cards[:2], "doubted_the_truth")
    assert (len(play.state.deck), play.state.net) == (1, ())


def test_H31_H33_after_a_lie_the_cards_return_the_liar_draws_two_and_the_doubter_discards():
    play = table("squid trash fish", "shrimp crab", "shrimp fish fish", deck="fish shrimp crab")
    play.announce(0, "crab", "squid trash")
    assert play.doubt(2) == (Doubted(2, play.seq), Revealed(0, False, ("squid", "trash")), Returned(0, ("squid", "trash")),
                             Drew(0, ("fish", "shrimp"), "lied"))
    assert (play.awaited, play.state.turn) == ([(2, "discard")], 0)
    assert GAME.legal(play.state, 2) == (DiscardAction(("fish", "shrimp")),)
    assert play.refuses(2, Trust(play.seq)) == (NotNow, "announcement_settled")
    assert play.refuses_announcement(2, "crab", "shrimp") == (NotNow, "discard_owed")
    assert play.discard(2, "shrimp") == (Discarded(2, "shrimp"), TurnPassed(1))
    assert play.hand(0) == "fish fish shrimp squid trash"


def test_H31_the_discard_of_the_doubter_does_not_come_back_in_the_same_draw():
    play = table("squid squid", "shrimp crab", "shrimp fish", net="crab")
    play.announce(0, "crab", "squid")
    assert play.doubt(2)[3:] == (NetReshuffled(("crab",)), Drew(0, ("crab",), "lied"), DeckExhausted(0, missing=1))
    play.discard(2, "fish")
    assert (play.state.net, play.state.deck) == (("fish",), ())
