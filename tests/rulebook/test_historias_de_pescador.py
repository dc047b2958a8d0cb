"""The rules of Histórias de Pescador by example: given a table, when a seat sends this, then that follows."""
from functools import reduce

import pytest

from games.rulebook.chance import Chance
from games.rulebook.errors import BadSetup, IllegalCommand, NotNow, RuleViolation
from games.rulebook.game import Moment, Viewer, standing
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.model import (
    Announce,
    Announced,
    Arrangement,
    Discard,
    Doubt,
    Revealed,
    Subject,
    TableSet,
    Trust,
    TurnPassed,
)
from games.rulebook.historias_de_pescador.options import CREATURES, Options
from games.rulebook.historias_de_pescador.rules import AnnounceAction, CreatureChoice

CHANCE = Chance(b"a seed for the tests of this game")
IN_PLAY = ("squid", "crab", "fish", "shrimp", "lobster", "octopus", "oyster", "jellyfish")


class Play:
    """A match being played, with all of its events. Cards are written as words: "squid squid trash"."""

    def __init__(self, options, seats, arrangement=None, chance=CHANCE):
        GAME.check_seats(options, seats)
        self.options, self.chance, self.log = options, chance, ()
        self.state = GAME.new(options, seats)
        self._happened(GAME.start(self.state, Moment(1, chance), arrangement))

    def send(self, seat, command):
        events = GAME.decide(self.state, seat, command, Moment(len(self.log) + 1, self.chance))
        self._happened(events)
        return events

    def _happened(self, events):
        self.log += events
        self.state = reduce(GAME.evolve, events, self.state)

    @property
    def seq(self):
        """The seq of the latest announcement."""
        return next(event.announcement for event in reversed(self.log) if isinstance(event, Announced))

    def announce(self, seat, creature, pile, story=None):
        return self.send(seat, Announce(creature, cards(pile), story))

    def trust(self, *seats):
        return [self.send(seat, Trust(self.seq)) for seat in seats][-1]

    def doubt(self, seat):
        return self.send(seat, Doubt(self.seq))

    def discard(self, seat, card):
        return self.send(seat, Discard(card))

    def refuses(self, seat, command):
        """The kind and the code of the refusal, after which nothing has happened."""
        before = self.state
        with pytest.raises(RuleViolation) as refused:
            GAME.decide(self.state, seat, command, Moment(len(self.log) + 1, self.chance))
        assert self.state == before
        return (NotNow if isinstance(refused.value, NotNow) else IllegalCommand), refused.value.code

    def refuses_announcement(self, seat, creature, pile, story=None):
        return self.refuses(seat, Announce(creature, cards(pile), story))

    def hand(self, seat):
        return " ".join(self.state.hands[seat])

    def sees(self, seat):
        return GAME.view(self.state, Viewer(seat))

    def least(self, seat):
        """What a seat may announce: the least number of each creature."""
        action, = (action for action in GAME.legal(self.state, seat) if isinstance(action, AnnounceAction))
        return {choice.creature: choice.min_cards for choice in action.creatures}

    @property
    def awaited(self):
        return [(awaited.seat, awaited.action) for awaited in GAME.awaits(self.state)]

    @property
    def over(self):
        return GAME.is_over(self.state)

    @property
    def winners(self):
        return standing(GAME.tally(self.state)).winners if self.over else ()


def cards(pile):
    return tuple(pile.split())


def table(*hands, deck="", net="", first_seat=0, fishermen=None, **options):
    """A match of the arranged hands; squid, crab, fish, … are in play."""
    if fishermen is not None:
        fishermen, options = cards(fishermen), options | {"fishermen": True}
    creatures = IN_PLAY[:len(hands) + 1]
    arrangement = Arrangement(tuple(map(cards, hands)), cards(deck), first_seat, creatures, fishermen, cards(net))
    return Play(Options(**options), len(hands), arrangement)


@pytest.mark.parametrize(("seats", "kinds", "deck"), [(2, 3, 14), (3, 4, 16), (4, 5, 18), (5, 6, 20), (6, 7, 22), (7, 8, 24)])
def test_H01_H02_H03_one_creature_more_than_players_and_a_hand_of_twelve(seats, kinds, deck):
    play = Play(Options(), seats)
    state = play.state
    assert len(set(state.creatures)) == kinds
    assert [(len(hand), hand.count("trash")) for hand in state.hands] == [(12, 4)] * seats
    assert (len(state.deck), state.deck.count("trash"), state.net) == (deck, 0, ())
    everything = GAME.cards(state)
    assert {creature: everything.count(creature) for creature in state.creatures} == dict.fromkeys(state.creatures, 10)
    assert len(everything) == 10 * kinds + 4 * seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_H01_two_to_seven_players(seats):
    with pytest.raises(BadSetup) as refused:
        Play(Options(), seats)
    assert refused.value.code == "wrong_number_of_seats"


def test_H02_creatures_may_be_named():
    assert Play(Options(creatures=("squid", "crab", "fish", "shrimp")), 3).state.creatures == ("squid", "crab", "fish", "shrimp")


@pytest.mark.parametrize("creatures", [("squid", "crab", "fish"), ("squid", "crab", "fish", "fish"), CREATURES, ()])
def test_H02_named_creatures_must_be_one_more_than_players_and_different(creatures):
    with pytest.raises(BadSetup) as refused:
        Play(Options(creatures=creatures), 3)
    assert (refused.value.code, refused.value.pointer) == ("options_contradict", "/options/creatures")


def test_H02_chance_draws_them_and_everybody_sees_which():
    drawn = {Play(Options(), 2, chance=Chance(bytes([seed]))).state.creatures for seed in range(20)}
    assert len(drawn) > 5
    play = Play(Options(), 2)
    assert play.sees(None).creatures == play.state.creatures


def test_H04_whoever_was_last_at_the_beach_begins():
    play = Play(Options(first_seat=2), 4)
    assert isinstance(play.log[0], TableSet)
    assert (play.log[0].first_seat, play.log[-1], play.awaited) == (2, TurnPassed(2), [(2, "announce")])


def test_H04_otherwise_chance_says_who():
    assert {Play(Options(), 3, chance=Chance(bytes([seed]))).state.turn for seed in range(20)} == {0, 1, 2}


def test_H04_the_first_seat_must_be_there():
    with pytest.raises(BadSetup) as refused:
        Play(Options(first_seat=3), 3)
    assert refused.value.pointer == "/options/first_seat"


def test_H05_the_turn_goes_round_clockwise():
    play = table(*["squid squid squid"] * 3)
    for seat in (0, 1, 2, 0):
        assert play.state.turn == seat
        play.announce(seat, "squid", "squid")
        assert play.trust(*sorted({0, 1, 2} - {seat}))[-1] == TurnPassed((seat + 1) % 3)


def test_H06_at_least_one_card():
    assert table("squid", "fish").refuses_announcement(0, "squid", "") == (IllegalCommand, "no_cards")


def test_H07_whoever_is_to_move_must_announce():
    play = table("squid", "fish")
    assert play.awaited == [(0, "announce")]
    assert GAME.commands == (Announce, Doubt, Trust, Discard)


def test_H08_the_number_announced_is_that_of_the_cards_laid():
    play = table("squid crab trash", "fish fish")
    assert play.announce(0, "squid", "trash squid") == (Announced(0, "squid", ("squid", "trash"), None, announcement=play.seq),)
    assert play.sees(1).announcement.count == 2


def test_H09_more_than_ten_of_a_kind_may_be_said_and_is_a_lie():
    twelve = "crab " * 8 + "trash " * 4
    play = table(twelve, "fish fish", deck="fish fish")
    play.announce(0, "crab", twelve)
    assert play.doubt(1)[1] == Revealed(0, False, cards(twelve))


def test_H10_only_creatures_in_play_are_announced():
    assert table("squid", "fish").refuses_announcement(0, "lobster", "squid") == (IllegalCommand, "creature_not_in_play")


def test_H11_trash_can_be_laid_and_never_be_named():
    play = table("trash squid", "fish")
    assert "trash" not in play.least(0)
    assert play.refuses_announcement(0, "trash", "trash") == (IllegalCommand, "creature_not_in_play")
    play.announce(0, "fish", "trash")


def test_H12_the_subject_may_be_kept_in_any_number():
    play = table("squid squid squid fish", "squid crab", "fish")
    play.announce(0, "squid", "squid squid squid")
    play.trust(1, 2)
    play.announce(1, "squid", "squid")


def test_H13_a_change_takes_one_card_more_than_the_announcement_just_before():
    play = table("squid squid squid fish", "squid squid crab", "shrimp shrimp shrimp shrimp")
    play.announce(0, "squid", "squid squid squid")
    play.trust(1, 2)
    play.announce(1, "squid", "squid squid")
    play.trust(0, 2)
    assert play.least(2) == {"squid": 1, "crab": 3, "fish": 3, "shrimp": 3}
    assert play.refuses_announcement(2, "shrimp", "shrimp shrimp") == (IllegalCommand, "count_too_low")
    play.announce(2, "shrimp", "shrimp shrimp shrimp")


def test_H13_the_refusal_names_the_least_number():
    play = table("squid squid fish", "crab crab crab crab")
    play.announce(0, "squid", "squid squid")
    play.trust(1)
    with pytest.raises(RuleViolation, match="at least 3 cards") as refused:
        GAME.decide(play.state, 1, Announce("crab", ("crab",)), Moment(1, CHANCE))
    assert "pelo menos 3 cartas" in refused.value.message.pt_br


def test_H14_with_too_few_cards_only_the_subject_is_left():
    play = table("squid squid squid fish", "crab crab", "fish")
    play.announce(0, "squid", "squid squid squid")
    play.trust(1, 2)
    assert GAME.legal(play.state, 1) == (AnnounceAction((CreatureChoice("squid", 1),), max_cards=2, instruction=None),)


def test_H15_subject_and_number_last_beyond_a_lap():
    play = table("squid fish fish fish", "squid fish", "squid squid fish")
    for seat, pile in enumerate(("squid", "squid", "squid squid")):
        play.announce(seat, "squid", pile)
        play.trust(*sorted({0, 1, 2} - {seat}))
    assert play.refuses_announcement(0, "fish", "fish fish") == (IllegalCommand, "count_too_low")
    assert play.least(0) == {"squid": 1, "crab": 3, "fish": 3, "shrimp": 3}


def test_H16_a_truth_that_was_doubted_keeps_the_subject():
    play = table("squid squid squid fish crab", "crab crab crab crab", "fish", deck="fish fish")
    play.announce(0, "squid", "squid squid squid")
    play.doubt(2)
    play.discard(0, "fish")
    assert play.state.subject == Subject("squid", 3, free=False)
    assert play.refuses_announcement(1, "crab", "crab crab crab") == (IllegalCommand, "count_too_low")
    assert play.least(1) == {"squid": 1, "crab": 4, "fish": 4, "shrimp": 4}


def caught_lying():
    """Seat 0 has been caught with "4 crabs" by seat 2, who has discarded."""
    play = table("squid squid squid trash", "shrimp crab fish fish", "fish fish fish", deck="fish fish")
    play.announce(0, "crab", "squid squid squid trash")
    play.doubt(2)
    play.discard(2, "fish")
    return play


@pytest.mark.parametrize("creature", ["squid", "crab", "fish", "shrimp"])
def test_H17_H55_after_a_lie_the_next_announcement_is_free(creature):
    play = caught_lying()
    assert play.sees(None).subject == Subject("crab", 4, free=True)
    assert play.least(1) == dict.fromkeys(IN_PLAY[:4], 1)
    play.announce(1, creature, "shrimp")


def test_H18_the_freedom_is_for_one_announcement():
    play = caught_lying()
    play.announce(1, "shrimp", "shrimp")
    play.trust(0, 2)
    assert play.refuses_announcement(2, "fish", "fish") == (IllegalCommand, "count_too_low")
    play.announce(2, "fish", "fish fish")


@pytest.mark.parametrize(("pile", "debtor"), [("squid", 0), ("trash", 3)])
def test_H19_H25_the_turn_goes_to_the_left_of_the_announcer_whoever_doubted(pile, debtor):
    play = table("squid fish fish trash", "squid fish", "squid fish", "fish fish fish", deck="fish fish")
    play.announce(0, "squid", pile)
    play.doubt(3)
    assert play.discard(debtor, "fish")[-1] == TurnPassed(1)


def test_H25_the_next_player_may_doubt_and_still_plays_next():
    play = table("squid fish fish", "squid fish", "squid fish", deck="fish fish")
    play.announce(0, "squid", "squid")
    play.doubt(1)
    play.discard(0, "fish")
    assert play.awaited == [(1, "announce")]
