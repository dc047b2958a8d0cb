"""The bots of Go Fish: what the careful one remembers, and that it pays."""
import pytest

from games.rulebook.game import UNHURRIED, Effort
from games.rulebook.go_fish.guessing import Heard, spread
from games.rulebook.go_fish.memory import BIT, NUMBER, OF_RANK, Memory, aloud
from games.rulebook.go_fish.model import RANKS, Ask
from games.rulebook.go_fish.options import PRESETS
from games.rulebook.go_fish.playouts import tried
from games.rulebook.go_fish.simulator import Variant
from games.rulebook.go_fish.worlds import position

from .playing import Match, at_random, by_bots, dice
from .test_go_fish import GO_FISH, A, B, C, asks, dealt


def medium(match: Match, seat: int, level: str = "medium") -> set[Ask]:
    """What the careful bot may send at that seat now, whatever the dice say."""
    hand = match.view(seat), match.history(seat), GO_FISH.legal(match.state, seat), match.options
    return {GO_FISH.bot.choose(*hand, level, dice(seed)) for seed in range(20)}


def test_it_goes_for_the_book_it_is_nearest_to() -> None:
    assert medium(dealt("KC KD KH 2C 3C", "4C 5C"), A) == {Ask(B, rank="K")}


def test_it_asks_who_was_heard_to_hold_the_rank() -> None:
    match = dealt("8C 2C 2D", "8D 3C 4C 5C", "6C 7C", stock="9S 9D 10H JS QS")
    asks(match, A, C, "2")
    asks(match, B, C, "8")
    asks(match, C, B, "6")
    assert medium(match, A) == {Ask(B, rank="8")}


def test_G32_it_remembers_who_had_none() -> None:
    """B had no king, and got none since; C may have."""
    match = dealt("KC KD 2C 3C", "5C 5D 4C", "KH KS 5H 4D", stock="", when_stock_runs_out="continue")
    asks(match, A, B, "K")
    asks(match, B, C, "5")
    asks(match, B, C, "5")
    asks(match, C, A, "4")
    assert medium(match, A) == {Ask(C, rank="K")}


def test_it_asks_again_who_has_drawn_since() -> None:
    match = dealt("KC KD 2C", "5C 4C", stock="9S 9D 9H")
    asks(match, A, B, "K")
    asks(match, B, A, "5")
    assert medium(match, A) == {Ask(B, rank="K")}


def test_who_was_heard_to_lack_much_has_the_rest_to_hand() -> None:
    """B and C hold five unknown cards each, and either may have the king; but B has nothing of four other ranks."""
    match = dealt("KC KD KH 2C 3C 5C 6C", "7C 8C 9C 10C KS", "7D 8D 9D 10D JD",
                  stock="2D 3D 5D 6D 7H 8H 9H 10H JC JH JS QC QD QH QS AC AD AH", dealer=C)
    for rank in ("2", "3", "5", "6"):
        asks(match, A, B, rank)
    assert medium(match, A) == {Ask(B, rank="K"), Ask(C, rank="K")}
    assert medium(match, A, "hard") == {Ask(B, rank="K")}


@pytest.mark.parametrize("seats", [3, 6])
def test_guesses_fill_the_hands_and_the_stock(seats: int) -> None:
    """Whatever was asked before: so many cards of each rank, so many in each place, or nearly."""
    for seed in range(12):
        match = Match(GO_FISH, PRESETS["long"], seats, seed).play_on(at_random, dice(seed), 5 + 4 * seed)
        if match.over:
            continue
        turn, history = match.state.turn, match.history(match.state.turn)
        hands = [sum(BIT[card] for card in hand) for hand in match.state.hands]
        table = position(Memory(match.view(turn), history), Variant(), hands, [0] * len(match.state.stock), turn)
        left, expected, stock = spread(table, Heard(history, seats))
        for number in range(len(RANKS)):
            assert sum(hand[number] for hand in expected.values()) + stock[number] == pytest.approx(left[number])
        for seat, hand in expected.items():
            assert sum(hand) == pytest.approx(table.drawn[seat], rel=0.1, abs=0.1)


def test_playouts_tell_a_book_from_a_miss() -> None:
    """B was heard to hold the eight that A needs, C to have no two: tried out, the second ask is found to be the better one."""
    match = dealt("8C 8D 8H 2C", "8S 3C 4C", "6C 7C 5D", stock="9S 9D JS QS KS", dealer=A)
    asks(match, B, C, "8")
    asks(match, C, B, "6")
    view, history = match.view(A), match.history(A)
    known, heard = Memory(view, history), Memory(view, aloud(history))
    twos, eights = OF_RANK[NUMBER["2"]], OF_RANK[NUMBER["8"]]
    assert tried([(C, twos), (B, eights)], view, known, heard, Variant(), dice(1), UNHURRIED) == (B, eights)


def test_who_is_late_plays_the_best_so_far() -> None:
    """Without time for a playout the best level plays, where it does not guess closer, what the careful one would."""
    for seed in range(6):
        match = Match(GO_FISH, PRESETS["classic"], 2, seed).play_on(at_random, dice(seed), 40)
        seat = match.state.turn
        hand = match.view(seat), match.history(seat), GO_FISH.legal(match.state, seat), match.options
        late = GO_FISH.bot.choose(*hand, "hard", dice(seed), Effort(lambda: True))
        assert late == GO_FISH.bot.choose(*hand, "medium", dice(seed))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["classic", "long", "detective"])
def test_medium_is_no_worse_than_easy(preset: str, seats: int) -> None:
    """Half of the seats each, places exchanged from match to match: the mediums take more points together."""
    taken = {"easy": 0, "medium": 0}
    for seed in range(20):
        level_of = ["easy" if (seat + seed) % 2 else "medium" for seat in range(seats)]
        match, random = Match(GO_FISH, PRESETS[preset], seats, seed), dice(seed)
        while not match.over:
            match.play(*by_bots(level_of[match.state.turn])(match, random))
        for level, score in zip(level_of, GO_FISH.tally(match.state).scores, strict=True):
            taken[level] += score
    assert taken["medium"] > taken["easy"]
