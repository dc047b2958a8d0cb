"""Where the hidden cards of a rank may be, closer than `asking.py` takes the time to say: what `hard` asks by, where ranks are asked for.

Two things are added to what that goes by:

* each hand has to be filled and each card to be somewhere. Who cannot have much else is the likelier to have this, so the chances are
  brought to the sizes of the hands and of the stock, then to the cards of each rank, and so on, until both hold well enough;
* a player who had a rank and asked, and asked again, for something else has it less likely than the card that came just now.
"""
from collections.abc import Sequence
from random import Random

from ..game import Seat
from .asking import AMONG_MORE, Valued, value
from .memory import NUMBER, OF_RANK
from .model import BOOK, RANKS, Asked, BookMade
from .simulator import COUNT, FULL, Position
from .view import CardsGivenSeen, HandDealtSeen, HandRefilledSeen, HandStartedSeen, Shown, WentFishingSeen

ROUNDS = 2                                                   # of the two sums, hands and ranks; more say the same
SILENCE = 0.4                                                # how much it says that a rank was not asked for, 1 of who asks at random …
DIFFERENT = 0.85                                             # … if so many ranks are in each unknown card


def guessed(position: Position, heard: "Heard", random: Random) -> list[Valued]:
    """The asks of the seat on turn, each with its value, like `asking.valued`."""
    hand, asks = position.hands[position.turn], list[Valued]()
    left, expected, stock = spread(position, heard)
    for number, wanted in enumerate(OF_RANK):
        own = COUNT[hand >> BOOK * number & FULL]
        if not own:
            continue
        fished = min(1.0, stock[number] / (len(position.stock) + position.away)) if position.stock else 0.0
        for target, counts in expected.items():
            least, more = position.least[target][number], counts[number]
            hit = 1.0 if least else 1.0 - max(0.0, 1.0 - more / left[number]) ** left[number] if more else 0.0
            given = least + more if least else more / hit if hit else 0.0
            asks.append((value(AMONG_MORE, own, hit, given, fished) + 1e-6 * random.random(), target, wanted))
    return asks


def spread(position: Position, heard: "Heard") -> tuple[list[int], dict[Seat, list[float]], list[float]]:
    """How many of each rank are hidden, how many of them each other hand is expected to hold, and the stock."""
    own, others = position.hands[position.turn], [seat for seat, hand in enumerate(position.hands) if hand and seat != position.turn]
    left = [0 if rank & position.laid else max(0, BOOK - (own & rank).bit_count() - sum(position.least[seat][number] for seat in others))
            for number, rank in enumerate(OF_RANK)]
    sizes = [*(position.drawn[seat] for seat in others), len(position.stock) + position.away]
    chances = [[_open(position, heard, seat, number) for number in range(len(RANKS))] for seat in others]
    chances.append([1.0] * len(RANKS))
    by_rank = [float(number) for number in left]
    for _ in range(ROUNDS):
        for at, size in enumerate(sizes):
            held = sum(map(float.__mul__, chances[at], by_rank))
            part = size / held if held else 0.0
            chances[at] = [chance * part for chance in chances[at]]
        for number, column in enumerate(zip(*chances, strict=True)):
            in_all = sum(column)
            by_rank[number] = left[number] / in_all if in_all else 0.0
    *hands, stock = [list(map(float.__mul__, row, by_rank)) for row in chances]
    return left, dict(zip(others, hands, strict=True)), stock


def _open(position: Position, heard: "Heard", seat: Seat, number: int) -> float:
    """The part of a seat's unknown cards that may be of a rank."""
    drawn = position.drawn[seat]
    may_be = drawn - position.refused[seat].get(OF_RANK[number], 0)
    if may_be <= 0:
        return 0.0
    fresh = heard.fresh[seat] - heard.stale[seat][number]
    return (may_be if position.least[seat][number] else max(0.001, min(may_be, fresh))) / drawn


class Heard:
    """What the asks of a hand tell beyond what they make certain.

    `fresh` counts the unknown cards of each seat, each by how likely one of a rank not asked for would still be unknown, `stale` those of
    them that were there when a rank was refused; `least` is what all know to be there.
    """

    def __init__(self, history: Sequence[Shown], seats: int) -> None:
        self.counts, self.fresh = [0] * seats, [0.0] * seats
        self.least, self.stale = [[0] * len(RANKS) for _ in range(seats)], [[0.0] * len(RANKS) for _ in range(seats)]
        self._asked = 0
        last = max((at for at, event in enumerate(history) if isinstance(event, HandStartedSeen)), default=0)
        for event in history[last:]:
            self._hear(event)

    def _hear(self, event: Shown) -> None:
        match event:
            case HandDealtSeen(seat, count) | HandRefilledSeen(seat, count):
                self.counts[seat] += count
                self.fresh[seat] += count
            case Asked(seat, target, rank):
                self._asks(seat, NUMBER[rank])
                self.stale[target][self._asked] = self.fresh[target]
            case CardsGivenSeen(seat, to, _, count):
                self._shown(seat, count - self.least[seat][self._asked])
                self.least[seat][self._asked] = 0
                self.least[to][self._asked] += count
                self.counts[seat] -= count
                self.counts[to] += count
            case WentFishingSeen(seat, _, matches):
                self.counts[seat] += 1
                if matches:
                    self.least[seat][self._asked] += 1
                else:
                    self.fresh[seat] += 1
                    self.stale[seat][self._asked] += self.stale[seat][self._asked] > 0
            case BookMade(seat, rank):
                self.counts[seat] -= BOOK
                for least in self.least:
                    least[NUMBER[rank]] = 0
            case _:
                pass

    def _asks(self, seat: Seat, number: int) -> None:
        """A card is known now, unless it was; and the others of ranks unknown have been there for an ask more."""
        self._asked, least = number, self.least[seat]
        if not least[number]:
            self._shown(seat, 1)
            least[number] = 1
        ranks = len(RANKS) - least.count(0) + DIFFERENT * (self.counts[seat] - sum(least))
        self._fade(seat, 1.0 - SILENCE / max(1.0, ranks))

    def _shown(self, seat: Seat, count: int) -> None:
        unknown = self.counts[seat] - sum(self.least[seat])
        self._fade(seat, max(0.0, 1.0 - count / unknown) if count > 0 and unknown else 1.0)

    def _fade(self, seat: Seat, part: float) -> None:
        self.fresh[seat] *= part
        self.stale[seat] = [stale * part for stale in self.stale[seat]]
