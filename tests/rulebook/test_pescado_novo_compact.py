"""The compact simulator is the rulebook: the same plays, captures, tables, piles and points, over random plays.

`python -m tests.rulebook.test_pescado_novo_compact PLAYS [SEED]` compares as many as wanted; the suite some thousands.
"""
import sys
from random import Random

import pytest

from games.rulebook.pescado_novo.compact import Round, bits, cards_of
from games.rulebook.pescado_novo.model import COMMON, DECK, SPECIAL, Arrangement, Play, RoundScored
from games.rulebook.pescado_novo.options import Options, owner_of
from games.rulebook.pescado_novo.outlook import Outlook
from games.rulebook.pescado_novo.playouts import Careful
from games.rulebook.pescado_novo.rules import HAND, decide, legal, new, start
from games.rulebook.pescado_novo.scoring import cards_of as cards_in

from .test_pescado_novo import arranged, given, moment


def dealt(random):
    """A table: dealt by the rules, or arranged with all the special cards and hands of any size."""
    seats = random.choice((2, 3, 4))
    options = Options(ties=random.choice(("nobody", "everybody")), b_card=random.choice(("discarded", "stays")),
                      advanced=random.random() < 0.2, teams=seats == 4 and random.random() < 0.5)
    empty, arrangement = new(options, seats), None
    if random.random() < 0.5:
        cards = [*SPECIAL, *random.sample(COMMON, 9 * seats - 6)]
        random.shuffle(cards)
        size = HAND * random.choice((1, 2, 3))
        hands = tuple(tuple(cards[size * seat:size * (seat + 1)]) for seat in range(seats))
        arrangement = Arrangement(hands, tuple(cards[-4:]), tuple(cards[size * seats:-4]))
    return given(empty, start(empty, moment(random.getrandbits(64)), arrangement))


def compact(state):
    """A round that has just been dealt, as the simulator has it."""
    seats, deck = len(state.hands), [*map(bits, zip(state.deck, strict=True))]
    deals = [[sum(deck[at + HAND * seat:at + HAND * (seat + 1)]) for seat in range(seats)] for at in range(0, len(deck), HAND * seats)]
    return Round([bits(hand) for hand in state.hands], bits(state.table), state.turn, len(state.points), deals=deals,
                 b_stays=state.options.b_card == "stays", ties_score=state.options.ties == "everybody")


def listed(state):
    """The plays of the seat on turn by the rulebook, as bits: the card, and all that it takes."""
    swept = {"J"} & {*state.table}
    return {(bits([choice.card]), bits({*way, *swept}) if way else 0): Play(choice.card, way)
            for action in legal(state, state.turn) for choice in action.plays for way in choice.captures or ((),)}


def alike(state, played):
    piles = [[] for _ in state.points]
    for seat, pile in enumerate(state.piles):
        piles[owner_of(seat, len(piles))] += cards_in(pile)
    assert played.piles == [*map(bits, piles)]
    assert played.hands == [*map(bits, state.hands)]
    assert played.table == bits(state.table) + bits(state.leftovers)
    assert played.last == (-1 if state.last_capture is None else owner_of(state.last_capture, len(piles)))


def compared(state, pick):
    """A round played by both, compared at every play. How many there were."""
    plays = 0
    played = compact(state)
    while True:
        commands = listed(state)
        assert sorted(played.plays()) == sorted(commands)
        play = pick(commands)
        kept, before = played.copy(), played.copy()
        events = decide(state, state.turn, commands[play], moment())
        played.play(*play)
        plays += 1
        assert (kept.hands, kept.piles, kept.extra) == (before.hands, before.piles, before.extra), "a copy has nothing in common"
        for event in events:
            state = given(state, [event])
            if isinstance(event, RoundScored):
                alike(state, played)
                assert played.over
                assert played.points() == [*event.points]
                return plays
        assert (played.turn, played.over) == (state.turn, False)
        alike(state, played)


def at_random(random):
    """Mostly a capture, so that tables empty and pescados happen."""
    def pick(commands):
        fishing = [play for play in commands if play[1]]
        return random.choice(fishing if fishing and random.random() < 0.7 else [*commands])
    return pick


def test_the_simulator_is_the_rulebook():
    random = Random(1)
    assert sum(compared(dealt(random), at_random(random)) for _ in range(120)) > 2_000


def test_a_star_that_is_left_lying_is_a_zero_for_whoever_fished_last():
    """Hardly ever at random."""
    def taking_little(commands):
        return min(commands, key=lambda play: (not play[1], play[1].bit_count()))
    assert compared(arranged("t8 b10 t9", "m9 m10 s9", table="s7 *"), taking_little) == 6


def test_what_a_careful_hand_plays_is_a_play():
    """And a round that it plays on is a round of the rulebook."""
    random = Random(2)
    for _ in range(60):
        state = dealt(random)
        played = compact(state)
        hand = Careful({card: random.random() - (card == "J") for card in DECK}, {card: random.random() / 5 for card in DECK})
        while not played.over:
            chosen = hand.choose(played.hands[played.turn], played.table)
            assert {chosen, hand.ending(played)} <= {*played.plays()}
            played.play(*chosen)


def test_in_the_last_deal_a_careful_hand_fishes_for_what_is_left_lying():
    """It goes to whoever fished last. Before that a catch that is worth nothing is as good as none."""
    hand = Careful({card: float(card == "tuna-10") for card in DECK}, {})
    played = Round([bits(["tuna-2", "bream-8"]), bits(["mackerel-9"])], bits(["tuna-10", "salmon-7"]), 0, 2)
    assert hand.choose(played.hands[0], played.table) == (bits(["tuna-2"]), 0)
    assert hand.ending(played) == (bits(["bream-8"]), bits(["salmon-7"]))


def test_an_outlook_is_the_score_where_the_round_is_over():
    random = Random(3)
    for _ in range(20):
        state = dealt(random)
        played, outlook = compact(state), Outlook(0, state.points, state.options.target_points)
        while not played.over:
            assert -10 < outlook.of(played) < 10
            played.play(*random.choice([*played.plays()]))
        points = played.points()
        assert outlook.of(played) == pytest.approx(points[0] - sum(points[1:]) / (len(points) - 1))


def test_cards_are_the_bits_of_a_number():
    assert cards_of(bits(DECK)) == DECK


if __name__ == "__main__":
    most, dice, done, rounds = int(sys.argv[1]), Random(*map(int, sys.argv[2:])), 0, 0
    while done < most:
        done += compared(dealt(dice), at_random(dice))
        rounds += 1
    print(f"{done} plays in {rounds} rounds: the simulator and the rulebook are alike")
