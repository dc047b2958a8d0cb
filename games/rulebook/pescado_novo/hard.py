"""A searching player: it plays on in many worlds that fit what it knows, and takes what brings most on average.

A world is played on by careful hands to the end of the deal, and of the next one too where the own hand is nearly empty; what has come of
it by then is less a matter of luck than the round's end is. Plays that fall behind are given up early. In the last deal of two all the
worlds are gone through (`last_deal`); with more at the table the last plays of each are solved.
"""
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from ..game import Effort
from .compact import Cards, J, Round, bits
from .last_deal import LastDeal
from .medium import ranked
from .memory import Knowledge
from .model import Play
from .options import Options
from .outlook import Outlook
from .playouts import POINT, Players
from .rules import HAND
from .seen import plays_seen
from .view import Shown, Table
from .weighing import Weights
from .worlds import Worlds

CANDIDATES = 8                                               # plays, the most promising
WORLDS = 200
PLAYS = 12_000                                               # of everybody in all worlds, those from a long hand counted for more
FIRST, AGAIN, SURE = 12, 6, 2.0                              # worlds before plays are given up, and between; standard errors behind
SOLVED = 4                                                   # last plays of a round that are solved, once twice as many are left
FEW = 9                                                      # cards of a table, of which all captures are looked at
TEMPO = 0.65                                                 # of what lies on the table, to whoever is next when playing stops


@dataclass(slots=True)
class Candidate:
    play: Play
    card: Cards
    taken: Cards
    values: list[float] = field(default_factory=list)


class Future:
    """What comes of a play in a world. `plays` are those of everybody that follow it at the most, `cost` is what they cost."""

    def __init__(self, players: Players, outlook: Outlook, view: Table) -> None:
        self._players, self._outlook = players, outlook
        self.plays = sum(hand.count for hand in view.hands) - 1
        self._to_be_solved = not view.deck and self.plays <= 2 * SOLVED
        if view.deck and view.hands[view.turn].count == 1:
            self.plays += HAND * len(view.hands)
        self.cost = self.plays * max(hand.count for hand in view.hands) // HAND

    def after(self, candidate: Candidate, world: Round) -> float:
        round = world.copy()
        round.play(candidate.card, candidate.taken)
        if self._to_be_solved:
            self._players.play_on(round, self.plays - SOLVED)
            return self._solved(round)
        self._players.play_on(round, self.plays)
        value = self._outlook.of(round)
        return value if round.over else value + self._outlook.of_turn(round, TEMPO * self._players.own(HAND).risk(round.table) / POINT)

    def _solved(self, round: Round) -> float:
        """What comes of it where everybody sees all the cards and plays for their own side, the others against it."""
        if round.over:
            return self._outlook.of(round)
        if round.table.bit_count() > FEW:                    # as an arranged table may be
            self._players.play_on(round, self.plays)
            return self._outlook.of(round)
        values = []
        for card, taken in round.plays():
            after = round.copy()
            after.play(card, taken)
            values.append(self._solved(after))
        return max(values) if self._outlook.is_mine(round.turn) else min(values)


def search(plays: Sequence[Play], view: Table, known: Knowledge, history: Sequence[Shown], options: Options, random: Random,
           effort: Effort) -> Play:
    """The play that brings most in the worlds there may be; the most promising one where there is no time at all."""
    weights = Weights(view, known)
    swept = bits(view.table) & J
    live = [Candidate(play, bits((play.card,)), bits(play.capture) | swept if play.capture else 0)
            for play in ranked(plays, view, known, random)[:CANDIDATES]]
    players = Players(view.turn, weights)
    mine = view.hands[view.turn].count                       # what whoever played before was facing
    worlds = Worlds(view, known, history, options, players.others(mine))
    outlook = Outlook(weights.me, view.points, options.target_points)
    number = worlds.count() if mine <= HAND else None
    if number is not None and number <= WORLDS:
        return _of_all(live, LastDeal(view.turn, players, outlook, worlds.each(), plays_seen(history)), effort)
    return _of_some(live, Future(players, outlook, view), worlds, random, effort)


def _of_all(live: Sequence[Candidate], last: LastDeal, effort: Effort) -> Play:
    """The best by all worlds, by their weights; the most promising are thought through first."""
    worths = [last.after(live[number].card, live[number].taken) for number in effort.rounds(len(live))]
    return live[max(range(len(worths)), key=worths.__getitem__, default=0)].play


def _of_some(live: list[Candidate], future: Future, worlds: Worlds, random: Random, effort: Effort) -> Play:
    """The best by worlds drawn, until it is clear, or enough was played."""
    spent = 0
    for number in effort.rounds(WORLDS):
        world = worlds.drawn(random)
        for candidate in live:
            candidate.values.append(future.after(candidate, world))
        spent += future.cost * len(live)
        if number >= FIRST and number % AGAIN == 0:
            best = _best(live)
            live = [candidate for candidate in live if candidate is best or not _behind(candidate, best)]
        if len(live) == 1 or spent > PLAYS:
            break
    return _best(live).play


def _best(live: Sequence[Candidate]) -> Candidate:
    return max(live, key=lambda candidate: sum(candidate.values))


def _behind(candidate: Candidate, best: Candidate) -> bool:
    """Whether a play is surely worse, over the same worlds."""
    less = [one - other for one, other in zip(best.values, candidate.values, strict=True)]
    return fmean(less) > SURE * sqrt(pvariance(less) / len(less))
