"""How a round will end for an owner, as it stands: exactly where it is over, else by how the races are likely to go."""
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from ..game import Seat
from .compact import RACES, SEVEN_OF_TUNA, ZERO, J, Round
from .model import COMMON, DECK, SPECIAL, Owner
from .options import owner_of

SPREADS = (1.3, 4.2, 1.5)                                    # of RACES: how far each card still to be taken moves the lead, squared
SIZES = tuple(min(race.bit_count(), len(COMMON)) for race in RACES)
NEAR = 5                                                     # points that a round may well bring
MATCH = 4.0                                                  # points that a match won is worth then
SPREAD = 2.0                                                 # points, the spread of what is still to come


def _chance(lead: float, spread: float) -> float:
    """How likely a lead holds."""
    return NormalDist().cdf(lead / spread) if spread else (lead > 0) + 0.5 * (lead == 0)


WON = tuple({(lead, left): _chance(lead, sqrt(spread * max(0, left)))
             for lead in range(-len(DECK), len(DECK) + 1) for left in range(-len(SPECIAL), size + 1)}
            for spread, size in zip(SPREADS, SIZES, strict=True))                          # by lead and cards left


class Outlook:
    """What `me` is after: points more than the others' mean, and when somebody may reach the target in this round, to win the match."""

    def __init__(self, me: Owner, totals: Sequence[int], target: int) -> None:
        self.me, self.others = me, len(totals) - 1
        self.totals, self.target = [*totals] if max(totals) >= target - NEAR else None, target

    def of(self, round: Round) -> float:
        points: Sequence[float] = round.points() if round.over else self._expected(round)
        mine = points[self.me]
        margin = mine - (sum(points) - mine) / self.others
        if self.totals is None:
            return margin
        totals: list[float] = [total + point for total, point in zip(self.totals, points, strict=True)]
        reached = max(totals) >= self.target
        lead = totals.pop(self.me)
        return margin + MATCH * _chance(lead - max(totals), 0.0 if reached and round.over else SPREAD)

    def of_turn(self, round: Round, gain: float) -> float:
        """What a gain of whoever is to play is worth to `me`."""
        return gain if self.is_mine(round.turn) else -gain / self.others

    def is_mine(self, seat: Seat) -> bool:
        return owner_of(seat, self.others + 1) == self.me

    def _expected(self, round: Round) -> list[float]:
        me, piles = self.me, round.piles
        points: list[float] = [extra + (pile & SEVEN_OF_TUNA != 0) + (pile & ZERO != 0) - (pile & J != 0)
                               for pile, extra in zip(piles, round.extra, strict=True)]
        for race, size, won in zip(RACES, SIZES, WON, strict=True):
            counts = [(pile & race).bit_count() for pile in piles]
            left, mine = size - sum(counts), counts[me]
            counts[me] = -1
            rival = counts.index(max(counts))
            chance = won[mine - counts[rival], left]
            points[me] += chance
            points[rival] += 1 - chance
        return points
