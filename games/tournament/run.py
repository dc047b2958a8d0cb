"""A pairing played: deal after deal, on several processes, in order. What is found does not hang on how many they are."""
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

from . import results
from .figures import Mean, added_up, clustered, quantile, wilson_clustered
from .pairing import Deal, Pairing, play_deal
from .parallel import each


@dataclass(frozen=True, slots=True)
class Summary:
    """What a pairing came to, for the hero. Times are milliseconds of one processor: median, 99th percentile, most."""

    head: dict[str, Any]
    matches: int
    wins: int
    ties: int
    losses: int
    share: Mean
    wilson: tuple[float, float]
    margin: Mean
    commands: float
    unended: int
    faults: dict[str, int]
    thought: dict[str, tuple[float, float, float]]


def run(pairing: Pairing, command: str, *, processes: int = 1, file: Path | None = None,
        told: Callable[[int], object] = lambda done: None) -> Summary:
    """Play what is still to be played. `told` hears of each deal, also of those that the file had."""
    heading = results.head(pairing, command)
    deals = results.begin(file, heading) if file else []
    told(len(deals))
    for deal in each(partial(play_deal, pairing), range(len(deals), pairing.deals), processes):
        deals.append(deal)
        if file:
            results.append(file, deal)
        told(1)
    return summary(heading, deals)


def summary(heading: dict[str, Any], deals: Sequence[Deal]) -> Summary:
    """The figures of a pairing's deals."""
    shares = [deal.shares for deal in deals]
    each = list(chain.from_iterable(shares))
    thought = {name: added_up(deal.thought.get(name, {}) for deal in deals) for name in sorted(deals[0].thought)}
    return Summary(
        heading, len(each), each.count(1.0), sum(0 < share < 1 for share in each), each.count(0.0), clustered(shares),
        wilson_clustered(shares), clustered([deal.margins for deal in deals]), fmean(deal.commands for deal in deals) / len(shares[0]),
        sum(deal.unended for deal in deals), dict(added_up(deal.faults for deal in deals)),
        {name: (quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1.0)) for name, times in thought.items() if times})
