"""Matches of players on the simulator."""
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias

from games.rulebook.historias_de_pescador.memory import Counts
from games.rulebook.historias_de_pescador.sight import Sight

from .compact import LIMIT, Table, dealt


class Player(Protocol):
    """Who makes one decision at a seat."""

    def announce(self) -> tuple[int, Counts]: ...

    def doubts(self) -> bool: ...

    def discard(self, cards: Sequence[int], /) -> int: ...


Sits: TypeAlias = Callable[[Sight, Random], Player]
Watches: TypeAlias = Callable[[Table, str, int], object]    # before an announcement, an answer (of a seat), a turn; after an answer


class Anybody:
    """Sends anything that is allowed, as a tournament's `random` does: doubts and trusts alike, lays any cards of any number."""

    def __init__(self, sight: Sight, random: Random) -> None:
        self.sight, self.random = sight, random

    def announce(self) -> tuple[int, Counts]:
        hand = [card for card, count in enumerate(self.sight.own) for _ in range(count)]
        kind = self.random.choice([kind for kind in self.sight.kinds if self.sight.least(kind) <= len(hand)])
        cards = [0] * len(self.sight.own)
        for card in self.random.sample(hand, self.random.randint(self.sight.least(kind), len(hand))):
            cards[card] += 1
        return kind, cards

    def doubts(self) -> bool:
        return self.random.random() < 0.5

    def discard(self, cards: Sequence[int], /) -> int:
        return self.random.choice(cards)


def play(table: Table, sits: Sequence[Sits], random: Random, watch: Watches | None = None) -> int:
    """A match played out: who won, -1 where nobody did in time."""
    commands = 0
    while table.winner < 0 and commands < LIMIT:
        commands += 1
        if table.debtor >= 0:
            seat = table.debtor
            held = [card for card, count in enumerate(table.hands[seat]) if count]
            table.discard(sits[seat](table.sight(seat), random).discard(held))
        elif table.undecided:
            seat = random.choice(table.undecided)
            doubts = sits[seat](table.sight(seat), random).doubts()
            if watch:
                watch(table, "doubt" if doubts else "trust", seat)
            if doubts:
                table.doubt(seat)
            else:
                table.trust(seat)
        else:
            seat = table.turn
            if watch:
                watch(table, "turn", seat)
            table.announce(*sits[seat](table.sight(seat), random).announce())
    return table.winner


def share(hero: Sits, other: Sits, seats: int, matches: int, seed: str) -> float:
    """How much one against others at a table wins, over deals that are each played from every seat."""
    won = 0.0
    for deal in range(matches // seats):
        for mine in range(seats):
            random = Random(f"{seed}/{deal}")  # noqa: S311
            table = dealt(seats, random)
            winner = play(table, [hero if seat == mine else other for seat in range(seats)], random)
            if winner < 0:
                least = min(table.sizes)
                won += table.sizes.count(least) ** -1 if table.sizes[mine] == least else 0
            else:
                won += winner == mine
    return won / (matches // seats * seats)
