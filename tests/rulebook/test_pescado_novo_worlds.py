"""What `hard` thinks of: worlds that fit what is known, the likelier ones more often; and its choices where they can be told."""
import pytest

from games.rulebook.game import Effort, Viewer
from games.rulebook.pescado_novo import GAME
from games.rulebook.pescado_novo.bot import choose
from games.rulebook.pescado_novo.compact import bits, cards_of
from games.rulebook.pescado_novo.memory import knowledge
from games.rulebook.pescado_novo.model import SPECIAL, Arrangement, Play
from games.rulebook.pescado_novo.playouts import Careful
from games.rulebook.pescado_novo.pool import PLAYERS
from games.rulebook.pescado_novo.rules import legal
from games.rulebook.pescado_novo.view import view
from games.rulebook.pescado_novo.weighing import Weights
from games.rulebook.pescado_novo.worlds import Worlds

from .playing import Match, at_random, dice, tables
from .test_pescado_novo import arranged, c


def worlds_of(seen, history):
    known = knowledge(seen, history)
    weights = Weights(seen, known)
    return known, Worlds(seen, known, history, Careful(weights.worths(), weights.held))


@pytest.mark.parametrize("table", tables(GAME), ids=str)
def test_a_world_fits_what_is_known(table):
    """At any moment: hands and deals of the sizes that are seen, of cards that may be there, as many special ones as are left."""
    match = table.match(3)
    for turn in range(70):
        seat = match.state.turn
        if turn % 5 == 0:
            known, worlds = worlds_of(match.view(seat), match.history(seat))
            world = worlds.drawn(dice(turn))
            assert world.hands[seat] == bits(match.state.hands[seat])
            assert [hand.bit_count() for hand in world.hands] == [len(hand) for hand in match.state.hands]
            assert [[hand.bit_count() for hand in deal] for deal in world.deals] \
                == [[3] * table.seats] * (len(match.state.deck) // (3 * table.seats))
            closed = (world.hands[:seat], world.hands[seat + 1:], *world.deals)
            hidden = [card for hands in closed for hand in hands for card in cards_of(hand)]
            assert len(hidden) == len({*hidden}) == known.hidden
            assert {*hidden} <= {*known.unseen}
            assert sum(card in SPECIAL for card in hidden) == known.hidden_specials
            assert world.piles == [bits(pile.cards) for pile in known.piles]
        match.play(*at_random(match, dice(turn)))


def test_in_the_last_deal_of_two_all_worlds_are_gone_through_and_the_true_one_is_among_them():
    match = tables(GAME)[0].match(1)
    while match.state.deck:
        match.play(*at_random(match, dice(1)))
    seat = match.state.turn
    _, worlds = worlds_of(match.view(seat), match.history(seat))
    each = [world.hands[1 - seat] for _, world in worlds.each()]
    assert len(each) == len({*each}) == worlds.count()
    assert bits(match.state.hands[1 - seat]) in each


def test_who_laid_a_card_beside_the_seven_of_tuna_hardly_has_an_eight():
    match = Match(GAME, GAME.options(), 2, 0, Arrangement(
        (c("t1 t2 t3"), c("b4 s10 m10")), c("t7 m9"), c("t4 t5 t6 s1 s2 s3 b1 b2 b3 m1 m2 m3"), dealer=1))
    match.play(0, Play("tuna-1"))
    match.play(1, Play("salmon-10"))
    eights, seen = bits(c("t8 s8 b8 m8")), match.view(0)

    def held(history):
        """In how many of the worlds drawn the other one has an eight."""
        _, worlds = worlds_of(seen, history)
        return sum(bool(worlds.drawn(dice(seed)).hands[1] & eights) for seed in range(300))
    assert held(match.history(0)) < held(match.history(0)[:-2]) / 2


@pytest.mark.parametrize("effort", [Effort(lambda: True), Effort()], ids=["late", "unhurried"])
def test_hard_plays_in_no_time_and_in_all_of_it(effort):
    state = arranged("t8 b10", "m9 m4", table="s7 b7 t7", deck="m1 m2 m3 m5 m6 m10")
    chosen = choose(view(state, Viewer(0)), (), legal(state, 0), state.options, "hard", dice(1), effort)
    assert chosen == Play("tuna-8", ("tuna-7",))


def test_greedy_takes_what_is_worth_most():
    state = arranged("t8 s1", "m9 m4", table="b7 t7 t2")
    assert PLAYERS["greedy"](view(state, Viewer(0)), (), legal(state, 0), state.options, "greedy", dice(1)) == \
        Play("salmon-1", ("bream-7", "tuna-7"))
