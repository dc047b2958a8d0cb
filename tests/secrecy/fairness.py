"""Whether all orders are equally likely: chi-square of the shuffles that matches are dealt by, over seeds that are always the same.

`p` is how often fair shuffles come out this uneven or more. The seeds are fixed, so that an answer never changes.
"""
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, TypeAlias

from games.rulebook import GAMES
from games.rulebook.chance import Chance
from games.rulebook.game import Moment
from games.rulebook.go_fish.model import DECK
from games.rulebook.historias_de_pescador.fishermen import FISHERMEN
from games.rulebook.pescado_novo.model import COMMON, SPECIAL

SIGNIFICANCE = 0.001                                         # of each figure, set before the first was seen
Shuffle: TypeAlias = Callable[[bytes, str, Sequence[Any]], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Figure:
    """One question, and how uneven the answer is."""

    name: str
    sample: int
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        """By the approximation of Wilson and Hilferty, good to three digits for the degrees of freedom that are used here."""
        spread = 2 / (9 * self.freedom)
        return 1 - NormalDist().cdf(((self.chi_square / self.freedom) ** (1 / 3) - 1 + spread) / sqrt(spread))

    def __str__(self) -> str:
        return f"{self.name:62}{self.sample:>8,}{self.chi_square:>11,.1f}{self.freedom:>9,}{self.p:>8.3f}"


def seeds(count: int) -> Iterator[bytes]:
    return (hashlib.sha256(f"fairness {number}".encode()).digest() for number in range(count))


def ours(seed: bytes, name: str, items: Sequence[Any]) -> Sequence[Any]:
    return Chance(seed).shuffled(name, items)


def mixed(seed: bytes, name: str, items: Sequence[Any]) -> Sequence[Any]:
    """The same with client seeds: one that is always the same, and one that its player counts up."""
    return Chance(seed, ("river", None, str(seed[0]))).shuffled(name, items)


def of_decks(sample: int, shuffle: Shuffle = ours) -> Iterator[Figure]:
    """Every card at every place, and every two cards at some two places, of each deck that a game shuffles."""
    for deck, name, cards in (("Go Fish", "deck/1", DECK), ("Pescado Novo", "deck/2", (*COMMON[2:], *SPECIAL[:2])),
                              ("Pescado Novo, specials", "special/1", SPECIAL), ("Fishermen", "fishermen", FISHERMEN)):
        size, orders = len(cards), [shuffle(seed, name, range(len(cards))) for seed in seeds(sample)]
        places = Counter(place for order in orders for place in enumerate(order))
        yield _dealt(f"{deck}: each of {size} cards at each place", places, dict.fromkeys(range(size), 1), size)
        for one, two in ((0, 1), (size // 2, size - 1)):
            pairs = Counter((order[one], order[two]) for order in orders)
            yield _even(f"{deck}: each two cards at places {one + 1} and {two + 1}", pairs, size * (size - 1))


def of_deals(sample: int) -> Iterator[Figure]:
    """What a match begins with, as the rules deal it."""
    dealers, removed, specials, first, creatures, fishermen, hands = (Counter[Any]() for _ in range(7))
    fish, new, tales = (GAMES[slug] for slug in ("go_fish", "pescado_novo", "historias_de_pescador"))
    for seed in seeds(sample):
        moment = Moment(1, Chance(seed))
        start, *dealt = fish.start(fish.new(fish.options(), 4), moment, None)
        dealers[start.dealer] += 1
        hands.update((event.seat, card) for event in dealt if type(event).__name__ == "HandDealt" for card in event.cards)
        hands.update(("stock", card) for card in start.cards)
        start = new.start(new.new(new.options(), 4), moment, None)[0]
        removed[start.removed] += 1
        specials[tuple(sorted({*SPECIAL} - {*start.unused}))] += 1
        start, *dealt = tales.start(tales.new(tales.presets["fishermen"], 4), moment, None)
        first[start.first_seat] += 1
        creatures[start.creatures] += 1
        fishermen.update([tuple(event.card for event in dealt if type(event).__name__ == "FishermanDealt")[:2]])
    yield _even("Go Fish: who deals, of four", dealers, 4)
    yield _dealt("Go Fish: each card in each of four hands, or in the stock", hands, {0: 5, 1: 5, 2: 5, 3: 5, "stock": 32}, 52)
    yield _even("Pescado Novo: each two cards taken out", removed, 40 * 39 // 2)
    yield _even("Pescado Novo: each two special cards in play", specials, 45)
    yield _even("Histórias: who begins, of four", first, 4)
    yield _even("Histórias: each five of eight creatures", creatures, 56)
    yield _even("Histórias: each two Fishermen of the first two seats", fishermen, 90)


def _even(name: str, counts: Counter[Any], kinds: int) -> Figure:
    """Every kind as often as any other."""
    sample, even = counts.total(), counts.total() / kinds
    return Figure(name, sample, _chi_square(counts, dict.fromkeys(counts, even)) + (kinds - len(counts)) * even, kinds - 1)


def _dealt(name: str, counts: Counter[tuple[Any, Any]], sizes: dict[Any, int], cards: int) -> Figure:
    """Every card in each part of a deck as often as that part is large.

    A card lies in one part and a part has so many cards, whatever the order: that leaves fewer degrees of freedom, and less to spread.
    """
    sample = counts.total() // cards
    wanted = {(part, card): sample * size / cards for part, size in sizes.items() for card in {card for _, card in counts}}
    return Figure(name, sample, _chi_square(counts, wanted) * (cards - 1) / cards, (cards - 1) * (len(sizes) - 1))


def _chi_square(counts: Counter[Any], wanted: dict[Any, float]) -> float:
    return sum((counts[kind] - even) ** 2 / even for kind, even in wanted.items())
