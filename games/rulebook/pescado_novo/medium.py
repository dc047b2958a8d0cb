"""A careful player: what a play takes, weighed by how the races for tunas, sevens and cards stand, and what it leaves to the next."""
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random

from .captures import LOWEST
from .memory import Knowledge
from .model import FIFTEEN, VALUES, Card, Play
from .view import Table
from .weighing import Weights

WEIGHED = 20                                                 # plays thought through, those that take most
LATER = 0.2                                                  # of what the own hand could take next, if nobody were in between
HIGHEST = FIFTEEN + 2 - LOWEST                               # a sum above it never comes down to what a -2 needs


def taking_most(plays: Sequence[Play], view: Table, known: Knowledge, random: Random) -> Play:
    """The play that takes what is worth most, whatever it leaves behind; ties at random."""
    worths = Weights(view, known).worths()
    return max(random.sample(plays, len(plays)), key=lambda play: _taken(play, view.table, worths))


def careful(plays: Sequence[Play], view: Table, known: Knowledge, random: Random) -> Play:
    """The play that promises most; ties at random."""
    return ranked(plays, view, known, random)[0]


def ranked(plays: Sequence[Play], view: Table, known: Knowledge, random: Random) -> list[Play]:
    """The plays that take most and those that take nothing, whichever promises most first."""
    weights = Weights(view, known)
    worths = weights.worths()
    plays = random.sample(plays, len(plays))                 # ties at random
    plays.sort(key=lambda play: -_taken(play, view.table, worths))
    plays = [*plays[:WEIGHED], *(play for play in plays[WEIGHED:] if not play.capture)]
    return sorted(plays, key=lambda play: -_promise(play, view, weights, worths))


def _promise(play: Play, view: Table, weights: Weights, worths: Mapping[Card, float]) -> float:
    """What a play brings now, less what it lets the next player take, and a little for what it prepares."""
    table = _left(play, view.table)
    rest = [card for card in weights.hand if card != play.card]
    hands = sum(hand.count for hand in view.hands) - 1
    promise = _taken(play, view.table, worths)
    if hands or view.deck:
        best = _best(table, worths)
        rivals = len(view.points) - 1                        # what one of several rivals takes hurts the less
        promise -= _expected(table, best, weights, worths) / sqrt(rivals)
        promise += LATER * max((_gain(card, table, best, worths) for card in rest), default=0.0)
    if not view.deck:                                        # whoever fished last collects the table
        last = weights.me if play.capture else view.last_capture
        if last is not None:
            promise += sum(worths[card] for card in table) * 0.6 ** hands * (1 if last == weights.me else -1)
    return promise


def _left(play: Play, table: Sequence[Card]) -> tuple[Card, ...]:
    """The table after a play."""
    if not play.capture:
        return (*table, play.card)
    return tuple(card for card in table if card not in play.capture and card != "J")


def _taken(play: Play, table: Sequence[Card], worths: Mapping[Card, float]) -> float:
    if not play.capture:
        return 0.0
    swept = "J" in table and "J" not in play.capture
    taken = sum(map(worths.__getitem__, play.capture)) + swept * worths["J"]
    cleared = len(play.capture) + swept == len(table)
    return taken + worths[play.card] - (play.card == "*") + cleared


def _best(table: Sequence[Card], worths: Mapping[Card, float]) -> dict[int, float]:
    """For every sum that cards of the table can make the most that such cards are worth, all of them a pescado besides."""
    best, whole = {0: 0.0}, {0}
    for card in table:
        if card == "J":
            continue
        further = dict(best)
        for value in VALUES[card]:
            for total, worth in best.items():
                if total + value <= HIGHEST and further.get(total + value, -9.0) < worth + worths[card]:
                    further[total + value] = worth + worths[card]
        best, whole = further, {total + value for total in whole for value in VALUES[card]}
    for total in whole & best.keys():
        best[total] += 1
    if "J" in table:
        best = {total: worth + worths["J"] for total, worth in best.items()}
    return best


def _gain(card: Card, table: Sequence[Card], best: Mapping[int, float], worths: Mapping[Card, float]) -> float:
    """The most that a card could take from a table."""
    if card == "*":
        others = [lying for lying in table if lying != "J"]
        return max((worths[lying] for lying in others), default=0.0) + (len(others) == 1)
    return max((best[FIFTEEN - value] + worths[card] for value in VALUES[card] if FIFTEEN - value in best), default=0.0)


def _expected(table: Sequence[Card], best: Mapping[int, float], weights: Weights, worths: Mapping[Card, float]) -> float:
    """What the next player can be expected to take: the best of what the hand may hold."""
    gains = sorted(((_gain(card, table, best, worths), card) for card in weights.held), reverse=True)
    expected, others = 0.0, 1.0
    for gain, card in gains:
        if gain <= 0:
            break
        expected += others * weights.held[card] * gain
        others *= 1 - weights.held[card]
    return expected
