"""What a careful listener of Histórias de Pescador knows is so, adds up, and is as much as the table has shown."""
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rulebook.game import Viewer
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.memory import Claim, KnownHand, KnownPile, knowledge
from games.rulebook.historias_de_pescador.model import OF_A_KIND
from games.rulebook.historias_de_pescador.options import PRESETS
from tests.rulebook.test_historias_de_pescador import table
from tests.rulebook.test_historias_properties import few, positions


@few
@given(st.integers(0, 2**32), st.integers(2, 7), st.sampled_from([*PRESETS.values()]))
def test_what_is_said_to_be_somewhere_is_there_and_everything_adds_up(seed, seats, options):
    for match, random in positions(seed, seats, options):
        state, seat = match.state, random.choice([None, *range(seats)])
        known = knowledge(match.view(seat), match.history(seat))
        laid = state.announcement.cards if state.announcement else ()
        assert (known.laid is None) == (state.announcement is None)
        places = [*zip(known.hands, state.hands, strict=True), (known.net, state.net), (known.deck, state.deck)]
        places += [(known.laid, laid)] if known.laid else []
        for place, cards in places:
            assert place.count == len(cards)
            assert Counter(place.cards) <= Counter(cards)
        assert [hand.seat for hand in known.hands] == [*range(seats)]
        assert seat is None or known.hands[seat].cards == state.hands[seat]
        hidden = Counter(GAME.cards(state)) - Counter(card for place, _ in places for card in place.cards)
        assert {of.card: of.count for of in known.unseen} == {card: hidden[card] for card in (*state.creatures, "trash")}
        assert sum(claim.count for claim in known.claims) <= len(state.net)


@few
@given(st.integers(0, 2**32), st.integers(2, 7), st.sampled_from([*PRESETS.values()]))
def test_once_it_is_over_everything_is_known(seed, seats, options):
    *_, (match, _) = positions(seed, seats, options, most=2000)
    over = Viewer(over=True)
    known = knowledge(GAME.view(match.state, over), [GAME.show(event, over) for event in match.events])
    assert [hand.cards for hand in known.hands] == [*match.state.hands]
    assert not any(of.count for of in known.unseen)


@pytest.fixture
def play():
    return table("squid squid fish trash", "crab crab trash fish", "fish fish fish squid", deck="crab crab crab fish fish")


def known_by(play, seat):
    return knowledge(play.sees(seat), [GAME.show(event, Viewer(seat)) for event in play.log])


def test_cards_of_a_lie_are_surely_back_in_the_hand_until_that_many_may_have_gone(play):
    play.announce(0, "squid", "squid squid fish")
    play.doubt(1)
    play.discard(1, "trash")
    assert known_by(play, 2).hands[0] == KnownHand(0, 6, ("fish", "squid", "squid"))
    play.announce(1, "crab", "crab")
    play.trust(0, 2)
    play.announce(2, "crab", "fish")
    play.trust(0, 1)
    play.announce(0, "crab", "squid")
    assert known_by(play, 2).hands[0] == KnownHand(0, 5, ("squid",))
    assert known_by(play, 2).laid == KnownPile(1, ())


def test_a_claim_that_nobody_doubted_is_remembered_while_its_cards_lie_in_the_net(play):
    play.announce(0, "squid", "squid trash")
    seq = play.seq
    assert known_by(play, 1).claims == ()
    play.trust(1, 2)
    for seat in (0, 1, 2, None):
        assert known_by(play, seat).claims == (Claim(0, "squid", 2, seq),)
    assert known_by(play, 0).net == KnownPile(2, ("squid", "trash"))
    assert known_by(play, 1).net == KnownPile(2, ())


def test_cards_of_a_truth_are_surely_in_the_net_and_the_card_after_them_is_its_owners_secret(play):
    play.announce(0, "squid", "squid squid")
    play.doubt(1)
    play.discard(0, "trash")
    assert known_by(play, 2).net == KnownPile(3, ("squid", "squid"))
    assert known_by(play, 0).net == KnownPile(3, ("squid", "squid", "trash"))
    assert known_by(play, 2).claims == ()
    squid = next(of for of in known_by(play, 2).unseen if of.card == "squid")
    assert squid.count == OF_A_KIND - 3                      # two in the Net, one in hand


def test_of_cards_that_leave_a_known_place_unseen_those_that_must_have_gone_are_known(play):
    """The whole of a hand that is known, laid: no cards but these."""
    play.announce(0, "squid", "squid squid fish trash")
    play.doubt(1)
    play.discard(1, "trash")
    play.announce(1, "crab", "crab")
    play.trust(0, 2)
    play.announce(2, "crab", "fish")
    play.trust(0, 1)
    play.announce(0, "crab", " ".join(play.sees(0).hands[0].cards))
    laid = known_by(play, 2).laid
    assert laid.count == 6
    assert Counter(laid.cards) == Counter(["squid", "squid", "fish", "trash"])
