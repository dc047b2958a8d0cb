"""One match at a table without a service: the same chance, the same views, histories and dice for bots as `games.matches` gives them."""
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from random import Random
from time import thread_time
from typing import Any

from ..rulebook import AnyGame
from ..rulebook.chance import Chance
from ..rulebook.game import Moment, Seat, Standing, Viewer, standing, tag
from .players import Player

MOVE_LIMIT = 2_000                                           # commands, as in the service (H52)
ROUNDS = ("hand_started", "round_started")                   # what begins a round, where a match has several


@dataclass(slots=True)
class Played:
    """How a match went. `thought` counts, by player, the processor time of each choice in milliseconds, to two digits."""

    standing: Standing
    sides: tuple[tuple[Seat, ...], ...]
    fewest_wins: bool
    rounds: int
    commands: int
    ended: bool                                              # by the rules, not by the limit
    thought: dict[str, Counter[str]]
    faults: list[str] = field(default_factory=list)          # choices that raised or broke the rules, and were played for


class Heard(Sequence[Any]):
    """The events as shown to a seat, each shown once, when its bot first looks."""

    def __init__(self, game: AnyGame, log: list[Any], seat: Seat) -> None:
        self._game, self._log, self._viewer = game, log, Viewer(seat)
        self._shown: list[Any] = []

    def __len__(self) -> int:
        return len(self._log)

    def __getitem__(self, at: Any) -> Any:
        self._shown += [self._game.show(event, self._viewer) for event in self._log[len(self._shown):]]
        return self._shown[at]


class Table:
    """A match in play."""

    def __init__(self, game: AnyGame, options: Any, players: Sequence[Player], chance: Chance) -> None:
        self.game, self.options, self.players, self.chance = game, options, players, chance
        self.state = game.new(options, len(players))
        self.log: list[Any] = []
        self.heard = [Heard(game, self.log, seat) for seat in range(len(players))]
        self.thought: dict[str, Counter[str]] = {player.name: Counter() for player in players}
        self.faults: list[str] = []
        self._happened(game.start(self.state, self.moment, None))

    @property
    def moment(self) -> Moment:
        return Moment(len(self.log) + 1, self.chance)

    def turn(self) -> None:
        """The move of somebody who is awaited: where several are, whoever chance names is the quickest."""
        awaited = self.game.awaits(self.state)
        seat = awaited[self.chance.below(f"quickest/{len(self.log)}", len(awaited))].seat
        self._happened(self._move(seat))

    def _move(self, seat: Seat) -> tuple[Any, ...]:
        game, player = self.game, self.players[seat]
        view, actions = game.view(self.state, Viewer(seat)), game.legal(self.state, seat)
        random = Random(self.chance.below(f"bot/{seat}/{len(self.log)}", 1 << 64))       # noqa: S311  # repeats with the deal
        began = thread_time()
        try:
            command = player.cheats(self.state, self.moment, seat, self.heard[seat], actions, random) if player.cheats \
                else player.decides(view, self.heard[seat], actions, self.options, random)
            self.thought[player.name][f"{(thread_time() - began) * 1_000:.1e}"] += 1
            events = game.decide(self.state, seat, command, self.moment)
            reduce(game.evolve, events, self.state)
            return events
        except Exception as error:                           # counted, and then played for, as the service does
            self.faults.append(f"{player.name}: {getattr(error, 'code', type(error).__name__)}")
            return game.decide(self.state, seat, game.bot.fallback(view, actions, random), self.moment)

    def _happened(self, events: tuple[Any, ...]) -> None:
        self.state = reduce(self.game.evolve, events, self.state)
        self.log += events


def play(game: AnyGame, options: Any, players: Sequence[Player], chance: Chance) -> Played:
    """A whole match, `players` by seat."""
    table, commands = Table(game, options, players, chance), 0
    while commands < MOVE_LIMIT and not game.is_over(table.state):
        table.turn()
        commands += 1
    tally = game.tally(table.state)
    rounds = sum(tag(type(event)) in ROUNDS for event in table.log)
    return Played(standing(tally), tally.sides, tally.fewest_wins, max(1, rounds), commands, game.is_over(table.state), table.thought,
                  table.faults)
