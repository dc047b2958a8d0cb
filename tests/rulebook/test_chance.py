"""Chance: the documented method written out once more, no number favoured, and what a seed gives away."""
import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.rulebook.chance import WORD, Chance, _below
from games.rulebook.game import Moment

SEED = bytes(range(32))


def seeds(count: int) -> Iterator[bytes]:
    return (hashlib.sha256(f"test {number}".encode()).digest() for number in range(count))


# The method, version 1, as its docstring reads; anybody who checks a match does this.

def numbers(seed: bytes, name: str) -> Iterator[int]:
    """The words of a name, read off its blocks by hand."""
    for block in itertools.count():
        digest = hashlib.sha256(seed + b"fishing/1/" + name.encode("utf-8") + b"/" + str(block).encode("ascii")).hexdigest()
        yield from (int(digest[at:at + 16], 16) for at in (0, 16, 32, 48))


def below(n: int, words: Iterator[int]) -> int:
    while (word := next(words)) >= 2**64 - 2**64 % n:
        pass
    return word % n


def shuffled(seed: bytes, name: str, items: list[Any]) -> list[Any]:
    words = numbers(seed, name)
    for k in reversed(range(1, len(items))):
        other = below(k + 1, words)
        items[k], items[other] = items[other], items[k]
    return items


@pytest.mark.parametrize("name", ["deck/1", "deck/2", "first_seat", "", "peixe/é"])
@pytest.mark.parametrize("size", [0, 1, 2, 5, 52, 300])
def test_a_shuffle_follows_the_documented_method(name: str, size: int) -> None:
    for seed in (SEED, bytes(32), *seeds(3)):
        assert Chance(seed).shuffled(name, range(size)) == tuple(shuffled(seed, name, list(range(size))))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 2**32 + 1, 2**63 + 1])
def test_a_number_follows_the_documented_method(n: int) -> None:
    for seed in (SEED, *seeds(20)):
        assert Chance(seed).below("dealer", n) == below(n, numbers(seed, "dealer"))


def test_known_answers() -> None:
    """They may never change: matches of every rules version are checked with them."""
    assert Chance(SEED).shuffled("deck/1", "ABCDEFGHIJ") == tuple("FCBGJDAHIE")
    assert [Chance(SEED).below(name, 6) for name in ("dealer", "first_seat", "deck/1")] == [2, 4, 2]
    assert Chance(SEED).commitment() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Chance(bytes(32)).commitment() == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


# No number and no order is favoured.

def test_words_that_would_favour_a_number_are_skipped() -> None:
    for n in (3, 6, 7, 52):
        last_fair = WORD - WORD % n - 1
        assert _below(n, iter([last_fair])) == n - 1
        assert _below(n, iter([last_fair + 1, WORD - 1, 5])) == 5 % n


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """How far the counts are from even."""
    even = counts.total() / kinds
    return sum((count - even) ** 2 / even for count in counts.values()) + (kinds - len(counts)) * even


@pytest.mark.parametrize(("kinds", "most"), [(2, 10.83), (6, 20.52), (52, 87.97)])
def test_numbers_are_equally_likely(kinds: int, most: float) -> None:
    """`most`: what chi-square stays below 999 times in 1,000 where nothing is wrong. The seeds are fixed, and so is the answer."""
    assert chi_square(Counter(Chance(seed).below("dealer", kinds) for seed in seeds(5_200)), kinds) < most


def test_orders_are_equally_likely() -> None:
    assert chi_square(Counter(Chance(seed).shuffled("deck/1", "ABCD") for seed in seeds(4_800)), 24) < 49.73


def test_every_card_is_equally_likely_at_every_place() -> None:
    shuffles = [Chance(seed).shuffled("deck/1", range(13)) for seed in seeds(2_600)]
    assert chi_square(Counter(place for shuffle in shuffles for place in enumerate(shuffle)), 169) < 225.7


def test_choices_of_one_match_tell_nothing_of_each_other() -> None:
    pairs = Counter((Chance(seed).below("deck/1", 4), Chance(seed).below("deck/2", 4)) for seed in seeds(3_200))
    assert chi_square(pairs, 16) < 37.70


# What is the same, and what is told.

def test_the_same_seed_and_name_give_the_same_choice() -> None:
    chance, other = Chance(SEED), Chance(SEED)
    assert chance.shuffled("deck/1", range(52)) == chance.shuffled("deck/1", range(52)) == other.shuffled("deck/1", range(52))
    assert chance.shuffled("deck/1", range(52)) != chance.shuffled("deck/2", range(52))


def test_a_shuffle_leaves_its_items_alone() -> None:
    deck = list("ABCDE")
    assert sorted(Chance(SEED).shuffled("deck/1", deck)) == deck == list("ABCDE")


def test_the_commitment_fits_its_seed_alone_and_is_no_choice() -> None:
    """Anybody can compare it with the seed when that is told; no choice is made from it."""
    commitments = {Chance(seed).commitment() for seed in seeds(1_000)}
    assert len(commitments) == 1_000
    assert Chance(SEED).commitment() == hashlib.sha256(SEED).hexdigest()
    assert int(Chance(SEED).commitment()[:16], 16) not in itertools.islice(numbers(SEED, "deck/1"), 100)


def test_a_seed_gets_into_no_log_line() -> None:
    for text in (repr(Chance(SEED)), str(Moment(1, Chance(SEED))), f"{Chance(SEED)!r:>60}"):
        assert SEED.hex() not in text
        assert "\\x01" not in text
