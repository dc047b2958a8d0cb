"""How the program plays Pescado Novo: from the table as its seat sees it and the events as shown to it.

easy    plays at random
medium  counts the cards, weighs what a play takes by how the races for tunas, sevens and cards stand, and what it leaves by what
        the next player may hold
"""
from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from random import Random

from ..game import UNHURRIED, Effort
from .captures import LOWEST
from .model import COMMON, DECK, FIFTEEN, SEVENS, SPECIAL, TUNA, VALUES, Card, Command, Owner, Play
from .options import owner_of
from .rules import HAND, PlayAction, commands_of
from .view import CardDiscardedSeen, CardPlayedSeen, HandDealtSeen, RoundStartedSeen, SetupCardDiscardedSeen, Shown, Table

LEVELS = ("easy", "medium")

WEIGHED = 20                                                 # plays thought through, those that take most
LATER = 0.2                                                  # of what the own hand could take next, if nobody were in between
HIGHEST = FIFTEEN + 2 - LOWEST                               # a sum above it never comes down to what a -2 needs


class Memory:
    """What a careful player knows in a round: the piles, the cards not seen yet, and how likely the next player holds each."""

    def __init__(self, view: Table, history: Sequence[Shown]) -> None:
        self.me: Owner = owner_of(view.turn, len(view.points))
        self.piles: list[list[Card]] = [[] for _ in view.points]
        gone: list[Card] = []
        exchanged = 2
        for event in reversed(history):                      # back to the start of this round
            match event:
                case CardPlayedSeen(seat, _, card, captured) if captured:
                    self.piles[owner_of(seat, len(view.points))] += (card, *captured)
                case CardDiscardedSeen(_, _, card) | SetupCardDiscardedSeen(_, card):
                    gone.append(card)
                case HandDealtSeen(_, count) if count > HAND:
                    exchanged = 4                            # the advanced game
                case RoundStartedSeen():
                    break
                case _:
                    pass
        self.hand = next(hand.cards or () for hand in view.hands if hand.seat == view.turn)
        seen = {*gone, *view.table, *self.hand, *(card for pile in self.piles for card in pile)}
        self.unseen = [card for card in DECK if card not in seen]
        self._weigh_chances(view, exchanged)

    def _weigh_chances(self, view: Table, exchanged: int) -> None:
        """`held`: for every unseen card how likely it is in the hand of whoever plays next, now or after the deal."""
        hidden = view.deck + sum(hand.count for hand in view.hands if hand.seat != view.turn)
        waiting = view.hands[(view.turn + 1) % len(view.hands)].count or min(HAND, view.deck)
        specials = [card for card in self.unseen if card in SPECIAL]
        in_play = min(hidden, len(specials), max(0, exchanged - len(SPECIAL) + len(specials)))
        share = waiting / hidden if hidden else 0.0
        special = share * in_play / max(1, len(specials))
        common = min(1.0, share * (hidden - in_play) / max(1, len(self.unseen) - len(specials)))
        self.held = {card: special if card in SPECIAL else common for card in self.unseen}

    def worths(self) -> dict[Card, float]:
        """What each card is worth to whoever takes it from the table: its own points, and its weight in the three races."""
        cards, tunas, sevens = self._edge(DECK, 3.0), self._edge(TUNA, 1.2), self._edge(SEVENS, 1.0)
        return {card: cards + tunas * (card in TUNA) + sevens * (card in SEVENS)
                + (card in ("tuna-7", "0", "*")) - (card == "J") for card in DECK}

    def _edge(self, race: Iterable[Card], spread: float) -> float:
        """How much one more card changes who wins a race: much while it is close and short, nothing once it is decided."""
        wanted = frozenset(race)
        counts = [sum(card in wanted for card in pile) for pile in self.piles]
        left = min(len(wanted), len(COMMON)) - sum(counts)
        if left <= 0:
            return 0.0
        lead = counts[self.me] - max(count for owner, count in enumerate(counts) if owner != self.me)
        if abs(lead) > left:
            return 0.0
        return min(0.5, 0.8 / sqrt(spread * left) * exp(-lead * lead / (2 * spread * left)))


def choose(view: Table, history: Sequence[Shown], actions: Sequence[PlayAction], level: str, random: Random,
           effort: Effort = UNHURRIED) -> Command:
    """The play of a bot whose turn it is."""
    plays = [play for action in actions for play in commands_of(action, view)]
    if level == "easy" or len(plays) == 1:
        return random.choice(plays)
    memory = Memory(view, history)
    worths = memory.worths()
    random.shuffle(plays)                                    # ties at random
    plays.sort(key=lambda play: -_taken(play, view.table, worths))
    return max([*plays[:WEIGHED], *(play for play in plays[WEIGHED:] if not play.capture)],
               key=lambda play: _promise(play, view, memory, worths))


def fallback(view: Table, actions: Sequence[PlayAction], random: Random) -> Command:
    """X13: a card that captures the least, laid where one can be laid; ties at random."""
    plays = [play for action in actions for play in commands_of(action, view)]
    random.shuffle(plays)
    return min(plays, key=lambda play: len(play.capture or ()))


def _promise(play: Play, view: Table, memory: Memory, worths: Mapping[Card, float]) -> float:
    """What a play brings now, less what it lets the next player take, and a little for what it prepares."""
    table = _left(play, view.table)
    rest = [card for card in memory.hand if card != play.card]
    hands = sum(hand.count for hand in view.hands) - 1
    promise = _taken(play, view.table, worths)
    if hands or view.deck:
        best = _best(table, worths)
        rivals = len(view.points) - 1                        # what one of several rivals takes hurts the less
        promise -= _expected(table, best, memory, worths) / sqrt(rivals)
        promise += LATER * max((_gain(card, table, best, worths) for card in rest), default=0.0)
    if not view.deck:                                        # whoever fished last collects the table
        last = memory.me if play.capture else view.last_capture
        if last is not None:
            promise += sum(worths[card] for card in table) * 0.6 ** hands * (1 if last == memory.me else -1)
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


def _expected(table: Sequence[Card], best: Mapping[int, float], memory: Memory, worths: Mapping[Card, float]) -> float:
    """What the next player can be expected to take: the best of what the hand may hold."""
    gains = sorted(((_gain(card, table, best, worths), card) for card in memory.unseen), reverse=True)
    expected, others = 0.0, 1.0
    for gain, card in gains:
        if gain <= 0:
            break
        expected += others * memory.held[card] * gain
        others *= 1 - memory.held[card]
    return expected
