"""Fits the weights of judging.py to simulated matches: `python -m tools.historias.fit MATCHES SEATS…` writes those for tables of
these sizes anew in trained.py, for training.py to go on from.

Tables are filled by chance: with judges of any style, who play by the weights of the pool's judges, and with the players of the pool.
The models are fitted to what came of it (Newton's method, a little ridge). Judges of very different styles are what makes it work: who
has only seen good play does not know what bad play costs. (The weights of the pool's judges were fitted in this way as well, from a first
guess and without such judges.)
"""
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from random import Random

from games.rulebook.historias_de_pescador import trained
from games.rulebook.historias_de_pescador.judging import doubting, lying, outlook
from games.rulebook.historias_de_pescador.medium import Medium
from games.rulebook.historias_de_pescador.pool import POOL, SIMPLE
from games.rulebook.historias_de_pescador.styles import Judge, Style

from .arena import Anybody, Sits, play
from .compact import Table, dealt

NAMES = ("WINNING", "LYING", "DOUBTING")
PLAIN: tuple[Sits, ...] = (Medium, *SIMPLE.values(), Anybody)
STYLED = tuple(sits for name, sits in POOL.items() if name not in SIMPLE)
OFTEN = (1, 1, 0.2, 0.5, 0.3, *(10 / len(STYLED) for _ in STYLED))
JUDGES = 0.5                                                 # of the seats beside the first, which a judge of any style always has
RIDGE = 3.0

Rows = list[tuple[list[float], float]]


class Watcher:
    """Keeps what judges saw, and what was so."""

    def __init__(self, judges: Sequence[bool]) -> None:
        self.judges = judges
        self.outlooks: list[tuple[int, list[float]]] = []
        self.lies: Rows = []
        self.doubts: Rows = []

    def __call__(self, table: Table, what: str, seat: int) -> None:
        if what == "turn":
            for other, judges in enumerate(self.judges):
                if judges:
                    sight = table.sight(other)
                    self.outlooks.append((other, outlook(sight, sight.own, 0, sight.sizes, table.turn, table.subject, table.bound)))
            return
        announcer, count = table.announcer, sum(table.laid)
        if self.judges[seat]:
            self.lies.append((lying(table.sight(seat), announcer, count), float(table.laid[table.subject] < count)))
        if self.judges[announcer]:
            numbers = doubting(table.sight(announcer), seat, announcer, table.subject, count, table.sizes[announcer])
            self.doubts.append((numbers, float(what == "doubt")))


def gathered(seats: int, matches: int, random: Random) -> tuple[Rows, Rows, Rows]:
    """What judges at tables of this size saw of winning, lying and doubting.

    Who sits there stands behind the numbers of winning: against whom a match goes on for long and is won all the same, a large hand
    would else look like a good one.
    """
    winning: Rows = []
    lies: Rows = []
    doubts: Rows = []
    for _ in range(matches):
        judges = [seat == 0 or random.random() < JUDGES for seat in range(seats)]
        random.shuffle(judges)
        others = [None if judge else random.choices((*PLAIN, *STYLED), OFTEN)[0] for judge in judges]
        sits = [other or any_judge(random) for other in others]
        company = [others.count(other) / (seats - 1) for other in PLAIN] + [sum(other in STYLED for other in others) / (seats - 1)]
        watcher = Watcher(judges)
        winner = play(dealt(seats, random), sits, random, watcher)
        winning += [(numbers + company, float(seat == winner)) for seat, numbers in watcher.outlooks]
        lies += watcher.lies
        doubts += watcher.doubts
    return winning, lies, doubts


def any_judge(random: Random) -> Sits:
    style = Style(random.gauss(-0.4, 0.8), random.gauss(0.8, 1.2), random.gauss(0, 0.02), abs(random.gauss(0, 0.03)))
    return lambda sight, dice: Judge(sight, style, dice)


def fitted(rows: Rows, steps: int = 8) -> list[float]:
    """Weights under which what was seen is likeliest."""
    size = len(rows[0][0])
    found = [0.0] * size
    for _ in range(steps):
        slope = [-RIDGE * weight for weight in found]
        curve = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for numbers, so in rows:
            odds = 0.0
            for at in range(size):
                odds += found[at] * numbers[at]
            likely = 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
            error, steep = so - likely, max(likely * (1 - likely), 1e-6)
            for at in range(size):
                number = numbers[at]
                if number:
                    slope[at] += error * number
                    line, weight = curve[at], steep * number
                    for other in range(at + 1):
                        line[other] += weight * numbers[other]
        for at in range(size):
            for other in range(at):
                curve[other][at] = curve[at][other]
        found = [weight + step for weight, step in zip(found, solved(curve, slope), strict=True)]
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                for column in range(at, size + 1):
                    rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][size] - sum(rows[at][column] * found[column] for column in range(at + 1, size))) / rows[at][at]
    return found


def surprise(rows: Rows, found: Sequence[float]) -> float:
    """What the model does not know, in nats a row: 0.69 is a coin's."""
    total = 0.0
    for numbers, so in rows:
        odds = sum(weight * number for weight, number in zip(found, numbers, strict=True))
        likely = 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
        total -= log(likely if so else 1 - likely)
    return total / len(rows)


def main(matches: int, sizes: Sequence[int]) -> None:
    for seats in sizes:
        rows = gathered(seats, matches, Random("fit"))  # noqa: S311
        for name, seen in zip(NAMES, rows, strict=True):
            found = fitted(seen)
            print(f"{seats} seats, {name}: {len(seen)} rows, {surprise(seen, found):.3f} nats", flush=True)
            getattr(trained, name)[seats] = found[:-len(PLAIN) - 1] if name == "WINNING" else found
        Path(trained.__file__).write_text(written(), encoding="utf-8")


def written() -> str:
    """trained.py."""
    lines = ['"""What `hard` goes by: weights of the models in judging.py, by number of seats (4: four and more).', "",
             "Fitted by tools/historias/fit.py, and trained by tools/historias/training.py.", '"""']
    for name in NAMES:
        lines += [f"{name}: dict[int, list[float]] = {{"]
        for seats, found in getattr(trained, name).items():
            numbers = [f"{weight:.3g}" for weight in found]
            lines += [f"    {seats}: [", *(f"        {', '.join(numbers[at:at + 16])}," for at in range(0, len(numbers), 16)), "    ],"]
        lines += ["}"]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main(int(sys.argv[1]), [*map(int, sys.argv[2:])])
