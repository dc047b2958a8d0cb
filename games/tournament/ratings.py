"""One number for each player, where one number is true: among players of whom each beats all below. A cycle is named instead."""
from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from random import Random

from .run import Summary


def cycle(pairs: Sequence[Summary]) -> list[str]:
    """Players each of whom surely beats the next, and the last one the first; none where there is no such ring."""
    beaten: dict[str, set[str]] = {}
    for pair in pairs:
        hero, other, (low, high) = pair.head["hero"], pair.head["other"], pair.wilson
        if low > 0.5:
            beaten.setdefault(hero, set()).add(other)
        if high < 0.5:
            beaten.setdefault(other, set()).add(hero)
    try:
        TopologicalSorter(beaten).prepare()
    except CycleError as ring:
        return list(reversed(ring.args[1]))
    return []


def ratings(pairs: Sequence[Summary]) -> Mapping[str, tuple[float, float]]:
    """Openskill's Plackett-Luce mean and deviation of each player, from the matches of two sides in an order that chance once drew."""
    from openskill.models import PlackettLuce  # an extra: who only plays needs none

    model = PlackettLuce()
    found = {name: model.rating(name=name) for pair in pairs for name in (pair.head["hero"], pair.head["other"])}
    matches = [(pair.head["hero"], pair.head["other"], ranks) for pair in pairs
               for ranks, number in (([1.0, 2.0], pair.wins), ([1.0, 1.0], pair.ties), ([2.0, 1.0], pair.losses)) for _ in range(number)]
    Random(1).shuffle(matches)                               # noqa: S311  # sorted, the last pairing would weigh most
    for hero, other, ranks in matches:
        (found[hero],), (found[other],) = model.rate([[found[hero]], [found[other]]], ranks=ranks)
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
