"""The compact simulator of Go Fish beside the rulebook: the same deals, the same random asks, and after each ask the same table.

`python -m tests.rulebook.side_by_side [ASKS]` plays on until so many asks were the same in both (a million), and says how many.
"""
import sys
from itertools import count

from games.rulebook.go_fish.memory import BIT, NUMBER, OF_RANK
from games.rulebook.go_fish.model import HandScored
from games.rulebook.go_fish.options import Options
from games.rulebook.go_fish.scoring import worth
from games.rulebook.go_fish.simulator import Position, Variant

from .playing import Match, commands_at, dice
from .test_go_fish import GO_FISH
from .test_go_fish_properties import every_switch


def laid_out(match: Match) -> Position:
    """A position of the simulator like the table of a match."""
    state = match.state
    laid = sum(OF_RANK[NUMBER[rank]] for books in state.books for rank in books)
    position = Position(Variant.of(match.options), [sum(BIT[card] for card in hand) for hand in state.hands],
                        [BIT[card] for card in reversed(state.stock)], state.turn, laid)
    position.points = [worth(books, match.options) for books in state.books]
    return position


def side_by_side(options: Options, seats: int, seed: int, most: int = 400) -> int:
    """Play a hand in both, and say how many asks it took. What the simulator says that all know is true, too."""
    match, random = Match(GO_FISH, options, seats, seed), dice(seed)
    position = laid_out(match)
    position.over = match.over
    asked = 0
    while not position.over and asked < most:
        commands = commands_at(GO_FISH, match.state, match.state.turn)
        asks = [(command.target, BIT[command.card] if command.card else OF_RANK[NUMBER[command.rank]]) for command in commands]
        assert sorted(asks) == sorted(position.asks())
        chosen = random.randrange(len(commands))
        events = match.play(match.state.turn, commands[chosen])
        position = position.copy()
        position.ask(*asks[chosen])
        asked += 1
        scored = next((event for event in events if isinstance(event, HandScored)), None)
        assert position.over == (scored is not None)
        if scored is not None:
            assert tuple(position.points) == scored.points
            break
        same = laid_out(match)
        assert (position.hands, position.stock, position.turn, position.laid, position.points) == (
            same.hands, same.stock, same.turn, same.laid, same.points)
        for hand, least, shown in zip(position.hands, position.least, position.shown, strict=True):
            assert all((hand & rank).bit_count() >= number for rank, number in zip(OF_RANK, least, strict=True))
            assert shown & ~hand == 0
    return asked


if __name__ == "__main__":
    wanted, same = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, 0
    tables = [(options, seats) for options in every_switch() for seats in GO_FISH.seats]
    for seed in count():
        same += side_by_side(*tables[seed % len(tables)], seed)
        if same >= wanted:
            break
    print(f"{same} asks in {seed + 1} hands of {len(tables)} tables: the same in the simulator and in the rulebook")
