"""How the program plays Go Fish: from the table as its seat sees it and the events as shown to it.

easy    asks at random
medium  remembers who was heard to hold what and who had none, and goes for the book it is nearest to
"""
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from ..game import UNHURRIED, Effort, Seat
from .model import RANK_OF, Ask, Asked, BookMade, Card, Command, Rank
from .rules import AskAction, commands_of
from .view import CardsGivenSeen, HandRefilledSeen, HandStartedSeen, Shown, Table, WentFishingSeen

LEVELS = ("easy", "medium")


class Memory:
    """What a careful listener knows of a hand: who surely holds how many of a rank, where a card went, who had none when asked."""

    def __init__(self, history: Iterable[Shown]) -> None:
        self._forget()
        for event in history:
            self._hear(event)

    def _forget(self) -> None:
        self.held: Counter[tuple[Seat, Rank]] = Counter()
        self.place: dict[Card, Seat] = {}
        self.refused: set[tuple[Seat, Rank | Card]] = set()

    def _hear(self, event: Shown) -> None:
        match event:
            case HandStartedSeen():
                self._forget()
            case Asked(seat, target, rank, card):
                self.held[seat, rank] = max(1, self.held[seat, rank])
                self.refused.add((target, card or rank))         # until cards are given
            case CardsGivenSeen(seat, to, rank, count, cards):
                self.refused -= {(to, rank), *((to, card) for card in cards or ())}
                self.held[to, rank] += count
                self.held[seat, rank] = max(0, self.held[seat, rank] - count)
                self.place |= dict.fromkeys(cards or (), to)
            case WentFishingSeen(seat, _, _, card):
                self._drew(seat)
                if card is not None:
                    self.place[card] = seat
            case HandRefilledSeen(seat):
                self._drew(seat)
            case BookMade(_, rank):
                for key in [key for key in self.held if key[1] == rank]:
                    del self.held[key]
            case _:
                pass

    def _drew(self, seat: Seat) -> None:
        self.refused = {refusal for refusal in self.refused if refusal[0] != seat}


def choose(view: Table, history: Sequence[Shown], actions: Sequence[AskAction], level: str, random: Random,
           effort: Effort = UNHURRIED) -> Command:
    """The ask of a bot whose turn it is."""
    asks = [ask for action in actions for ask in commands_of(action, view)]
    if level == "easy":
        return random.choice(asks)
    memory = Memory(history)
    hand = next(hand.cards for hand in view.hands if hand.cards)
    own = Counter(RANK_OF[card] for card in hand)
    sizes = {hand.seat: hand.count for hand in view.hands}
    return max(asks, key=lambda ask: (_promise(ask, memory, own, hand), sizes[ask.target], random.random()))


def fallback(view: Table, actions: Sequence[AskAction], random: Random) -> Command:
    """X13: an ask at random among the legal ones."""
    return choose(view, (), actions, "easy", random)


def _promise(ask: Ask, memory: Memory, own: Counter[Rank], hand: Sequence[Card]) -> int:
    """How much an ask promises: cards surely there, then a fair chance, then what was refused already, then a bluff."""
    if ask.card is not None:
        rank, place = RANK_OF[ask.card], memory.place.get(ask.card)
        if ask.card in hand or place not in (None, ask.target):
            return -1
        sure = 1 if place == ask.target else 0
    else:
        assert ask.rank is not None
        rank, sure = ask.rank, memory.held[ask.target, ask.rank]
    if sure:
        return 20 + own[rank] + sure
    if (ask.target, ask.card or ask.rank) in memory.refused:
        return 0
    return own[rank] + 5 * (memory.held[ask.target, rank] > 0)
