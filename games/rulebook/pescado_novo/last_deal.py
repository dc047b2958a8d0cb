"""The last deal of two, thought through: each hand that the other may have, what it will show of it, and the best answers to that."""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..game import Seat
from .compact import Cards, Round
from .outlook import Outlook
from .playouts import Careful, Players
from .seen import Seen
from .worlds import CARELESS

ANSWERS = 6                                                  # own plays that are tried, those that take most


@dataclass(slots=True)
class World:
    weight: float
    other: Careful
    round: Round


class LastDeal:
    """The other is taken for a careful hand that knows itself; the own seat plays what is best in all the worlds that look alike to it by
    then."""

    def __init__(self, seat: Seat, players: Players, outlook: Outlook, worlds: Iterable[Round], seen: Sequence[Seen]) -> None:
        self._seat, self._outlook = seat, outlook
        self._worlds = [self._weighed(round, players, seen) for round in worlds]

    def after(self, card: Cards, taken: Cards) -> float:
        """What comes of a play, in all worlds together."""
        return self._worth(_played(self._worlds, card, taken))

    def _weighed(self, round: Round, players: Players, seen: Sequence[Seen]) -> World:
        """A world, by how likely the other would have played as was seen."""
        hand, weight = round.hands[1 - self._seat], 1.0
        other = players.knowing(hand)
        coming = sum(map(int.bit_count, round.hands)) + len(seen)
        for play in seen:
            coming -= 1
            if play.seat != self._seat:
                holds = 0 if play.last is None else 1 if play.last == play.seat else -1
                odds = other.ending_odds(hand | play.since, play.table, holds, coming)
                weight *= odds[play.card] / sum(odds.values()) + CARELESS
        return World(weight, other, round)

    def _worth(self, alike: Sequence[World]) -> float:
        round = alike[0].round
        if round.over:
            return sum(world.weight * self._outlook.of(world.round) for world in alike)
        if round.turn == self._seat:
            return max(self._worth(_played(alike, *play)) for play in self._answers(round))
        shown: dict[tuple[Cards, Cards], list[World]] = {}
        for world in alike:
            play = world.other.ending(world.round)
            world.round.play(*play)
            shown.setdefault(play, []).append(world)
        return sum(map(self._worth, shown.values()))

    def _answers(self, round: Round) -> Sequence[tuple[Cards, Cards]]:
        plays = [*round.plays()]
        return plays if len(plays) <= ANSWERS else sorted(plays, key=lambda play: -play[1].bit_count())[:ANSWERS]


def _played(worlds: Iterable[World], card: Cards, taken: Cards) -> list[World]:
    """The worlds after a play of the seat on turn."""
    after = [World(world.weight, world.other, world.round.copy()) for world in worlds]
    for world in after:
        world.round.play(card, taken)
    return after
