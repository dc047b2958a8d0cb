"""Chance: the documented method written out once more, no number favoured, and what a seed gives away."""
import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rulebook.chance import WORD, Chance, _below
from games.rulebook.game import Moment

SEED = bytes(range(32))
KNOWN = json.loads((Path(__file__).parent / "golden" / "chance.json").read_text())       # tests/secrecy asks the verifiers the same
CLIENT_SEEDS = st.lists(st.none() | st.text(st.characters(codec="utf-8"), max_size=8), max_size=4).map(tuple)


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


# Version 2: client seeds are mixed in.

def key(seed: bytes, client_seeds: Sequence[str | None]) -> bytes:
    """HMAC as RFC 2104 has it, by hand."""
    text = b""
    for client_seed in client_seeds:
        text += b"-" if client_seed is None else str(len(client_seed.encode())).encode() + b":" + client_seed.encode()
        text += b","
    padded = seed.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5c for byte in padded) + inner).digest()


@pytest.mark.parametrize("client_seeds", [("river",), (None, "river", None), ("", None), ("peixe-é", "x" * 64)])
def test_client_seeds_are_mixed_in_as_documented(client_seeds: tuple[str | None, ...]) -> None:
    block = hashlib.sha256(key(SEED, client_seeds) + b"fishing/2/dealer/0").digest()
    assert Chance(SEED, client_seeds).below("dealer", 2**32) == int.from_bytes(block[:8], "big") % 2**32


@pytest.mark.parametrize("row", KNOWN, ids=str)
def test_known_answers_with_client_seeds(row: dict[str, Any]) -> None:
    """They may never change, either."""
    chance = Chance(bytes.fromhex(row["seed"]), tuple(row["client_seeds"]))
    assert chance.method == row["method"]
    assert "".join(chance.shuffled("deck/1", "ABCDEFGHIJ")) == row["order"]
    assert [chance.below(name, 1_000) for name in ("dealer", "first_seat", "bot/1/17")] == row["below"]
    assert chance.commitment() == Chance(bytes.fromhex(row["seed"])).commitment()


@pytest.mark.parametrize("client_seeds", [(), (None,), (None, None, None)])
def test_without_client_seeds_the_method_is_the_first(client_seeds: tuple[None, ...]) -> None:
    assert Chance(SEED, client_seeds).method == "fishing/1"
    assert Chance(SEED, client_seeds).shuffled("deck/1", range(52)) == Chance(SEED).shuffled("deck/1", range(52))


@given(CLIENT_SEEDS, CLIENT_SEEDS)
def test_other_client_seeds_are_another_chance(some: tuple[str | None, ...], others: tuple[str | None, ...]) -> None:
    """Of other people, in another order, cut elsewhere, empty instead of none: never by the text being the same."""
    if some != others and any(given is not None for given in (*some, *others)):
        assert Chance(SEED, some).shuffled("deck/1", range(52)) != Chance(SEED, others).shuffled("deck/1", range(52))


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
    chance = Chance(SEED, ("river",))
    for text in (repr(chance), str(Moment(1, chance)), f"{chance!r:>60}"):
        assert SEED.hex() not in text
        assert "river" not in text
        assert "\\x01" not in text
