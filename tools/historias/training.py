"""Trains the weights that `hard` goes by: `python -m tools.historias.training SEATS ROUNDS` moves those of trained.py on.

An evolution strategy: in each round the weights are moved a little in random directions, there and back, and every such judge meets the
same opponents over the same deals; the weights then move to where more was won. Opponents are all players of the pool and earlier
selves, and whoever does well against the weights is met oftener, so that they get no better against one at the cost of another. Of a
player who is trained against them alone that says nothing: such a one still wins nine matches of ten between two.

The weights in trained.py were found so from those that fit.py finds. As a hundred rounds are days for this simulator, that was done on a
copy of it in C, whose judges count the same; earlier fits were among the opponents, too.
"""
import sys
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random

from games.rulebook.historias_de_pescador import trained
from games.rulebook.historias_de_pescador.judging import doubting, lying, outlook
from games.rulebook.historias_de_pescador.medium import Medium
from games.rulebook.historias_de_pescador.mix import drawn
from games.rulebook.historias_de_pescador.pool import POOL
from games.rulebook.historias_de_pescador.styles import Judge

from .arena import Sits, play, share
from .compact import Table, dealt
from .fit import NAMES, written

MET = 6                                                      # opponents in a round
WAYS = 24                                                    # random directions in a round
DEALS = 60
WATCHED = 20                                                 # matches, for how far apart the numbers are
STEP = 0.15                                                  # how far weights are moved to try it, in log-odds of a usual number
PACE = 0.025
HARDEST = 0.06                                               # by how much less is won against whom is met e times as often
SELVES_EACH, SELVES = 25, 4                                  # every so many rounds a self is kept; of these, the latest
STEADY, STEADIER = 0.9, 0.99                                 # how much of the slope, and of its square, is kept from round to round
FEWEST, FARTHEST = 0.15, 5.0                                 # bounds for the spread of a number, and for how far a weight is moved


class Weights:
    """Models made of one list of numbers."""

    def __init__(self, seats: int, numbers: Sequence[float], sizes: Sequence[int]) -> None:
        first, second = sizes[0], sizes[0] + sizes[1]
        self.WINNING = {seats: [*numbers[:first]]}
        self.LYING = {seats: [*numbers[first:second]]}
        self.DOUBTING = {seats: [*numbers[second:]]}

    def sits(self) -> Sits:
        """Whoever plays by them, in the styles of the mix."""
        return lambda sight, random: Judge(sight, drawn(random), random, self)


class Spread:
    """How far apart the numbers are that judges look at."""

    def __init__(self) -> None:
        self.seen: list[list[list[float]]] = [[], [], []]

    def __call__(self, table: Table, what: str, seat: int) -> None:
        sight = table.sight(seat)
        if what == "turn":
            self.seen[0].append(outlook(sight, sight.own, 0, sight.sizes, table.turn, table.subject, table.bound))
            return
        announcer, count = table.announcer, sum(table.laid)
        self.seen[1].append(lying(sight, announcer, count))
        self.seen[2].append(doubting(table.sight(announcer), seat, announcer, table.subject, count, table.sizes[announcer]))

    def steps(self) -> list[float]:
        """How far to move each weight, so that the odds change about as much."""
        found = []
        for rows in self.seen:
            for column in zip(*rows, strict=True):
                mean = sum(column) / len(column)
                spread = sqrt(sum((number - mean) ** 2 for number in column) / len(column))
                found.append(min(FARTHEST, 1 / max(spread, FEWEST)) if spread else 1.0)
        return found


def train(seats: int, rounds: int) -> None:
    """Moves the weights on, so many rounds."""
    random = Random(f"training/{seats}")  # noqa: S311
    start = [getattr(trained, name)[seats] for name in NAMES]
    sizes, base = [len(weights) for weights in start], [weight for weights in start for weight in weights]
    spread = Spread()
    for _ in range(WATCHED):
        play(dealt(seats, random), [Weights(seats, base, sizes).sits()] * seats, random, spread)
    steps = spread.steps()
    opponents: dict[str, Sits] = {"medium": Medium, **POOL, "self/0": Weights(seats, base, sizes).sits()}
    usual = dict.fromkeys(opponents, 1 / seats)              # of the wins against each
    slope, square = [0.0] * len(base), [0.0] * len(base)
    for number in range(1, rounds + 1):
        met = [often(usual, random) for _ in range(MET)]
        ways, gains = [], []
        for _ in range(WAYS):
            ways.append([random.gauss(0, 1) for _ in base])
            both = []
            for sign in (STEP, -STEP):
                moved = [weight + sign * step * far for weight, step, far in zip(base, steps, ways[-1], strict=True)]
                won = {name: share(Weights(seats, moved, sizes).sits(), opponents[name], seats, DEALS * seats, f"{number}") for name in met}
                usual |= {name: 0.99 * usual[name] + 0.01 * part for name, part in won.items()}
                both.append(sum(won.values()) / len(won))
            gains.append(both[0] - both[1])
        scale = sqrt(sum(gain ** 2 for gain in gains) / WAYS) or 1.0
        for at in range(len(base)):
            towards = sum(gain * way[at] for gain, way in zip(gains, ways, strict=True)) / scale / WAYS
            slope[at] = STEADY * slope[at] + (1 - STEADY) * towards
            square[at] = STEADIER * square[at] + (1 - STEADIER) * towards ** 2
            pace = (slope[at] / (1 - STEADY ** number)) / (sqrt(square[at] / (1 - STEADIER ** number)) + 1e-8)
            base[at] += PACE * steps[at] * pace
        print(f"{number}/{rounds}", {name: round(part, 3) for name, part in usual.items()}, flush=True)
        if number % SELVES_EACH == 0:
            opponents[f"self/{number}"] = Weights(seats, base, sizes).sits()
            usual[f"self/{number}"] = 1 / seats
            usual.pop(f"self/{number - SELVES * SELVES_EACH}", None)
    for name, size in zip(NAMES, sizes, strict=True):
        getattr(trained, name)[seats], base = base[:size], base[size:]


def often(usual: dict[str, float], random: Random) -> str:
    """An opponent, the oftener the less is won against them."""
    least = min(usual.values())
    return random.choices([*usual], [exp((least - part) / HARDEST) + 0.05 for part in usual.values()])[0]


if __name__ == "__main__":
    train(*map(int, sys.argv[1:]))
    Path(trained.__file__).write_text(written(), encoding="utf-8")
