"""The last deal of two, thought through: each hand that the other may have, what it will show of it, and the best answers to that."""
from collections.abc import Sequence
from typing import TypeAlias

from ..game import Seat
from .compact import Cards, Round
from .outlook import Outlook
from .playouts import Careful

ANSWERS = 6                                                  # own plays that are tried, those that take most

Alike: TypeAlias = Sequence[tuple[float, Round]]             # worlds with their weights that the own seat cannot tell apart


class LastDeal:
    """The other is taken for a careful hand; the own seat plays what is best in all the worlds that look alike to it by then."""

    def __init__(self, seat: Seat, other: Careful, outlook: Outlook) -> None:
        self._seat, self._other, self._outlook = seat, other, outlook

    def worth(self, worlds: Alike) -> float:
        """What comes of it in all these worlds together. They are played on, and not to be used again."""
        first = worlds[0][1]
        if first.over:
            return sum(weight * self._outlook.of(round) for weight, round in worlds)
        if first.turn == self._seat:
            return max(self.worth(played(worlds, *play)) for play in self._answers(first))
        shown: dict[tuple[Cards, Cards], list[tuple[float, Round]]] = {}
        for weight, round in worlds:
            play = self._other.ending(round)
            round.play(*play)
            shown.setdefault(play, []).append((weight, round))
        return sum(map(self.worth, shown.values()))

    def _answers(self, round: Round) -> Sequence[tuple[Cards, Cards]]:
        plays = [*round.plays()]
        return plays if len(plays) <= ANSWERS else sorted(plays, key=lambda play: -play[1].bit_count())[:ANSWERS]


def played(worlds: Alike, card: Cards, taken: Cards) -> Alike:
    """The worlds after a play of the seat on turn."""
    after = [(weight, round.copy()) for weight, round in worlds]
    for _, round in after:
        round.play(card, taken)
    return after
