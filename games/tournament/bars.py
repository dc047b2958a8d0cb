"""What the bots are to reach on test seeds: the lower end of a figure's 95 % interval. What was not played stands there, too."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..rulebook import GAMES
from .players import CHEAT, names
from .run import Summary

HARD, MEDIUM, RANDOM = "hard", "medium", "random"
GO_FISH, PESCADO, HISTORIAS = "go_fish", "pescado_novo", "historias_de_pescador"
NOT_BELOW = 0.47                                             # of the wins between two, against whomever


@dataclass(frozen=True, slots=True)
class Bar:
    """A pairing and the least that is to come out: a share of the wins, or `points` a round."""

    game: str
    hero: str
    other: str
    seats: int
    preset: str
    least: float
    points: bool = False


def bars() -> Iterator[Bar]:
    """All of them. A bar against oneself is none."""
    yield Bar(GO_FISH, HARD, RANDOM, 2, "classic", 0.6)
    yield Bar(GO_FISH, HARD, RANDOM, 4, "classic", 0.8)
    game = GAMES[GO_FISH]
    yield from (Bar(GO_FISH, HARD, MEDIUM, seats, preset, 1 / seats) for preset in game.presets for seats in game.seats)
    yield Bar(PESCADO, MEDIUM, RANDOM, 2, "rulebook", 2.2, points=True)
    yield Bar(PESCADO, HARD, "greedy", 2, "rulebook", 0.8, points=True)
    yield Bar(PESCADO, HARD, MEDIUM, 2, "rulebook", 0.6, points=True)
    yield from (Bar(PESCADO, HARD, MEDIUM, seats, preset, 0.0, points=True)
                for seats, preset in ((3, "rulebook"), (4, "rulebook"), (4, "teams")))
    yield Bar(HISTORIAS, HARD, RANDOM, 2, "classic", 0.95)
    yield Bar(HISTORIAS, HARD, RANDOM, 4, "classic", 0.9)
    others = [name for name in reversed(names(GAMES[HISTORIAS])) if name not in (HARD, RANDOM, CHEAT)]
    yield from (Bar(HISTORIAS, HARD, other, 2, "classic", NOT_BELOW) for other in others)
    yield from (Bar(HISTORIAS, HARD, other, 4, "classic", 1 / 4) for other in others)


def told(found: Sequence[Summary]) -> Iterator[str]:
    """A row of Markdown for each bar of these games: what came out, and whether it is reached."""
    games = {pair.head["game"] for pair in found}
    yield "| at the table | against | at least | came out (95 %) | matches | |"
    yield "|---|---|---|---|---|---|"
    for bar in bars():
        if bar.game in games:
            yield f"| {GAMES[bar.game].name.en}, {bar.seats}, {bar.preset} | {bar.hero} – {bar.other} | {_row(bar, _of(bar, found))} |"


def _of(bar: Bar, found: Sequence[Summary]) -> Summary | None:
    """The result that a bar asks for, without an option that is not its preset's."""
    options = GAMES[bar.game].presets[bar.preset]
    wanted = bar.game, bar.hero, bar.other, bar.seats, bar.preset, "test"
    for pair in found:
        head = pair.head
        if (head["game"], head["hero"], head["other"], head["seats"], head["preset"], head["seeds"]) == wanted and \
                all(getattr(options, name) == value for name, value in head["options"].items()):
            return pair
    return None


def _row(bar: Bar, pair: Summary | None) -> str:
    least = f"{bar.least:+.1f}" if bar.points else f"{100 * bar.least:.1f} %"
    if pair is None:
        return f"{least} | – | – | not played"
    if bar.points:
        value, (low, high) = pair.margin.value, (pair.margin.value - pair.margin.half, pair.margin.value + pair.margin.half)
        came = f"{value:+.2f} ({low:+.2f} to {high:+.2f})"
    else:
        value, (low, high) = pair.share.value, pair.wilson
        came = f"{100 * value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{least} | {came} | {pair.matches} | {'reached' if low >= bar.least else 'missed' if high < bar.least else 'not shown'}"

