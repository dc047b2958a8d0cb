"""Histórias de Pescador in numbers, for thousands of matches: the rules of a classic table, and what each seat hears of it.

tests/rulebook/test_historias_compact.py plays it beside the rulebook.
"""
from collections.abc import Callable, Sequence
from random import Random

from games.rulebook.historias_de_pescador.memory import Claim, Counts, Memory, Place
from games.rulebook.historias_de_pescador.model import OF_A_KIND, TRASH_EACH
from games.rulebook.historias_de_pescador.options import CREATURES
from games.rulebook.historias_de_pescador.rules import FINE
from games.rulebook.historias_de_pescador.setup import CREATURES_EACH
from games.rulebook.historias_de_pescador.sight import JUNK, Sight

LIMIT = 2_000                                                # commands, as in the service


class Table:
    """A match. `heard` has a memory for each seat, and last the one of all who see no hand."""

    def __init__(self, seats: int, kinds: Sequence[int], hands: Sequence[Counts], deck: Sequence[int], first: int,
                 shuffle: Callable[[list[int]], list[int]]) -> None:
        self.seats, self.kinds, self.shuffle = seats, kinds, shuffle
        self.hands = [list(hand) for hand in hands]
        self.sizes = [sum(hand) for hand in hands]
        self.deck, self.net = list(reversed(deck)), list[int]()      # the deck's top is its end
        self.turn, self.winner = first, -1
        self.subject, self.bound = -1, 0                     # bound 0: the next announcement is free
        self.announcer, self.laid = -1, list[int]()          # of the open announcement
        self.undecided: list[int] = []
        self.debtor, self.doubter = -1, -1                   # who owes a discard; who doubted a truth and is to draw
        self.heard = [Memory(seats) for _ in range(seats + 1)]
        for seat, memory in enumerate(self.heard):
            memory.deck = Place(len(deck))
            memory.hands = [Place(self.sizes[other], hand[:] if other == seat else None) for other, hand in enumerate(self.hands)]

    def sight(self, seat: int) -> Sight:
        return Sight(seat, self.kinds, self.hands[seat], self.heard[seat], self.heard[-1])

    def least(self, kind: int) -> int:
        return 1 if self.bound == 0 or kind == self.subject else self.bound + 1

    def announce(self, kind: int, cards: Counts) -> None:
        seat, count = self.turn, sum(cards)
        hand = self.hands[seat]
        for card, laid in enumerate(cards):
            hand[card] -= laid
        self.sizes[seat] -= count
        claim = Claim(seat, CREATURES[kind], count, 0)
        for hearer, memory in enumerate(self.heard):
            memory.announced(claim, cards if hearer == seat else None)
        self.subject, self.bound, self.announcer, self.laid = kind, count, seat, list(cards)
        self.undecided = [(seat + step) % self.seats for step in range(1, self.seats)]

    def trust(self, seat: int) -> None:
        self.undecided.remove(seat)
        for memory in self.heard:
            memory.trusted(seat)
        if not self.undecided:
            self._net_the_laid()
            self._pass(self.announcer)

    def doubt(self, seat: int) -> None:
        announcer, cards, self.undecided = self.announcer, self.laid, []
        truthful = cards[self.subject] == self.bound
        for memory in self.heard:
            memory.doubts[seat] += 1
            memory.revealed(announcer, truthful, cards)
        if truthful:
            self._net_the_laid()
            self.debtor, self.doubter = announcer, seat
            return
        self.bound = 0
        hand = self.hands[announcer]
        for card, laid in enumerate(cards):
            hand[card] += laid
        self.sizes[announcer] += sum(cards)
        for memory in self.heard:
            memory.laid.give(memory.hands[announcer], sum(cards), memory.laid.sure[:])
        self._draw(announcer)
        self.debtor, self.doubter = seat, -1

    def discard(self, card: int) -> None:
        seat = self.debtor
        self.hands[seat][card] -= 1
        self.sizes[seat] -= 1
        self.net.append(card)
        only = [0] * (JUNK + 1)
        only[card] = 1
        for hearer, memory in enumerate(self.heard):
            memory.hands[seat].give(memory.net, 1, only if hearer == seat else None)
        if not self.sizes[seat]:
            self.winner = seat
            return
        if self.doubter >= 0:
            self._draw(self.doubter)
        self._pass(self.announcer)

    def _net_the_laid(self) -> None:
        self.net += [card for card, laid in enumerate(self.laid) for _ in range(laid)]
        for memory in self.heard:
            memory.netted()
        if not self.sizes[self.announcer]:
            self.winner = self.announcer

    def _pass(self, announcer: int) -> None:
        self.turn, self.debtor, self.doubter = (announcer + 1) % self.seats, -1, -1

    def _draw(self, seat: int) -> None:
        missing = FINE - self._draw_from_deck(seat, FINE)
        if missing and self.net:
            self.deck, self.net = self.shuffle(self.net)[::-1], []
            for memory in self.heard:
                memory.reshuffled(len(self.deck), None)
            self._draw_from_deck(seat, missing)

    def _draw_from_deck(self, seat: int, most: int) -> int:
        count, drawn = min(most, len(self.deck)), [0] * (JUNK + 1)
        for _ in range(count):
            card = self.deck.pop()
            self.hands[seat][card] += 1
            drawn[card] += 1
        self.sizes[seat] += count
        for hearer, memory in enumerate(self.heard):
            memory.deck.give(memory.hands[seat], count, drawn if hearer == seat else None)
        return count


def dealt(seats: int, random: Random) -> Table:
    """A table by chance."""
    kinds = sorted(random.sample(range(len(CREATURES)), seats + 1))
    deck = [kind for kind in kinds for _ in range(OF_A_KIND)]
    random.shuffle(deck)
    hands = []
    for seat in range(seats):
        hand = [0] * (JUNK + 1)
        for card in deck[CREATURES_EACH * seat:CREATURES_EACH * (seat + 1)]:
            hand[card] += 1
        hand[JUNK] = TRASH_EACH
        hands.append(hand)

    def shuffle(net: list[int]) -> list[int]:
        random.shuffle(net)
        return net
    return Table(seats, kinds, hands, deck[CREATURES_EACH * seats:], random.randrange(seats), shuffle)
