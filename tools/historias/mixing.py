"""What the styles of `hard` win of each other and of the pool, and the mix of them that does best against the worst of these for it.

`python -m tools.historias.mixing MATCHES` plays each pair at two seats, on deals of its own for tuning, and writes payoffs.json, whose
mix the rulebook's mix.py has. The solution is that of the zero-sum game of a style against any other and any player of the pool,
by fictitious play: each side answers all that the other has played so far. It is smoothed: payoffs that are estimates do not tell the
best style from one that is as good within the error, so that such are played as well, and none of them becomes a habit.
"""
import json
import sys
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path

from games.rulebook.historias_de_pescador import mix, trained
from games.rulebook.historias_de_pescador.medium import Medium
from games.rulebook.historias_de_pescador.pool import POOL, judge

from .arena import Sits, share

OWN: Mapping[str, Sits] = {name: judge(style, trained) for name, style in mix.STYLES.items()}
OTHERS: Mapping[str, Sits] = {**OWN, "medium": Medium, **POOL}
PAYOFFS = Path(__file__).with_name("payoffs.json")
STEPS = 4_000
ERROR = 0.01                                                 # a third of the standard error of 300 matches
TRIFLE = 0.05                                                # a style that is played less is left out


def payoffs(matches: int) -> dict[str, dict[str, float]]:
    """Of each style, how much more than half of the matches it wins against each player."""
    found: dict[str, dict[str, float]] = {style: {} for style in OWN}
    for style, won in found.items():
        for other, sits in OTHERS.items():
            if style in found.get(other, {}):
                won[other] = -found[other][style]            # what one wins the other loses
            elif other == style:
                won[other] = 0.0
            else:
                won[other] = round(share(OWN[style], sits, 2, matches, "tuning") - 0.5, 4)
        print(style, won, flush=True)
    return found


def solved(rows: Sequence[Sequence[float]], error: float = ERROR) -> list[float]:
    """How often to play each row so that the worst column is as good as can be, where payoffs are known to such an error only."""
    mine, theirs = [0.0] * len(rows), [0.0] * len(rows[0])   # what each row has won so far; what each column has lost
    played = [0.0] * len(rows)
    for step in range(STEPS):
        best = max(mine)
        weights = [exp((won - best) / max(step, 1) / error) for won in mine]
        whole = sum(weights)
        for at, weight in enumerate(weights):
            played[at] += weight / whole
            for column, won in enumerate(rows[at]):
                theirs[column] += won * weight / whole
        column = theirs.index(min(theirs))
        for at, line in enumerate(rows):
            mine[at] += line[column]
    return [times / STEPS for times in played]


def mixed(found: Mapping[str, Mapping[str, float]]) -> tuple[dict[str, float], float]:
    """The mix of styles for a matrix of payoffs, without trifles, and the least that it wins."""
    styles = [*found]
    parts = solved([[found[style][other] for other in OTHERS] for style in styles])
    kept = {style: part for style, part in zip(styles, parts, strict=True) if part >= TRIFLE}
    whole = sum(kept.values())
    shares = {style: round(part / whole, 3) for style, part in kept.items()}
    return shares, min(sum(part * found[style][other] for style, part in shares.items()) for other in OTHERS)


def main(matches: int) -> None:
    found = payoffs(matches)
    parts, worst = mixed(found)
    print(parts, worst)
    result = {"command": f"python -m tools.historias.mixing {matches}", "payoffs": found, "mix": parts, "worst": worst}
    PAYOFFS.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
