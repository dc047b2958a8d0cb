"""The bots of Go Fish: what the careful one remembers, and that it pays."""
import pytest

from games.rulebook.game import UNHURRIED, Effort
from games.rulebook.go_fish.memory import NUMBER, OF_RANK, Memory, aloud
from games.rulebook.go_fish.model import Ask
from games.rulebook.go_fish.options import PRESETS
from games.rulebook.go_fish.playouts import tried
from games.rulebook.go_fish.simulator import Variant

from .playing import Match, at_random, by_bots, dice
from .test_go_fish import GO_FISH, A, B, C, asks, dealt


def medium(match: Match, seat: int) -> set[Ask]:
    """What the careful bot may send at that seat now, whatever the dice say."""
    hand = match.view(seat), match.history(seat), GO_FISH.legal(match.state, seat), match.options
    return {GO_FISH.bot.choose(*hand, "medium", dice(seed)) for seed in range(20)}


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


def test_playouts_tell_a_book_from_a_miss() -> None:
    """B was heard to hold the eight that A needs, C to have no two: tried out, the second ask is found to be the better one."""
    match = dealt("8C 8D 8H 2C", "8S 3C 4C", "6C 7C 5D", stock="9S 9D JS QS KS", dealer=A)
    asks(match, B, C, "8")
    asks(match, C, B, "6")
    view, history = match.view(A), match.history(A)
    known, heard = Memory(view, history), Memory(view, aloud(history))
    twos, eights = OF_RANK[NUMBER["2"]], OF_RANK[NUMBER["8"]]
    assert tried([(C, twos), (B, eights)], view, known, heard, [Variant()], dice(1), UNHURRIED) == (B, eights)


def test_who_is_late_plays_the_best_so_far() -> None:
    """Without time for a playout the best level plays what the careful one would."""
    for seed in range(6):
        match = Match(GO_FISH, PRESETS["classic"], 3, seed).play_on(at_random, dice(seed), 40)
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
