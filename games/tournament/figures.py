"""What deals say. A deal through all sides is one observation: its matches share their cards, so they are averaged before anything else.

The mean's interval comes from the spread of these averages (errors clustered by deal). The interval of a share of wins is Wilson's, for
as many independent matches as would be as uncertain as these clusters are: it stays between 0 and 1. As the sides of a deal share its luck,
that may be more than were played; of few deals it is not believed.
"""
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
MANY = 100                                                   # deals, whose spread is known well enough


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of deals with its 95 % interval, ± `half`."""

    value: float
    half: float


def clustered(deals: Sequence[Sequence[float]]) -> Mean:
    """The mean over deals of the means of their matches."""
    means = [fmean(deal) for deal in deals]
    return Mean(fmean(means), Z * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf"))


def wilson(share: float, number: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was seen in so many independent matches."""
    centre, spread = share + Z * Z / (2 * number), Z * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return max(0.0, (centre - spread) / (1 + Z * Z / number)), min(1.0, (centre + spread) / (1 + Z * Z / number))


def wilson_clustered(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The same of shares by deal. With one deal or without spread the matches count as one a deal: nothing says that they are more."""
    mean, most = clustered(deals), float("inf") if len(deals) >= MANY else sum(map(len, deals))
    error = mean.half / Z
    informed = 0.0 < error < float("inf") and 0.0 < mean.value < 1.0
    return wilson(mean.value, min(most, mean.value * (1 - mean.value) / error ** 2) if informed else len(deals))


def quantile(counted: Mapping[str, int], part: float) -> float:
    """A quantile of numbers that were counted by their spelling."""
    rest = part * sum(counted.values())
    for number, count in (ordered := sorted((float(text), count) for text, count in counted.items())):
        rest -= count
        if rest <= 0:
            return number
    return ordered[-1][0]


def added_up(counters: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for counter in counters:
        total.update(counter)
    return total
