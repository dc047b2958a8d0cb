"""Shuffles that anybody can check: every random choice of a match follows from its seed and the name of the choice.

A match has a seed of 256 bits. Its commitment, SHA-256(seed), is published before a card is dealt and the seed when the match
is over. A choice has a name (`deck/1`, `first_seat`, …), each used once in a match. Method, version 1:

* block i of a name = SHA-256(seed ‖ "fishing/1/" ‖ name ‖ "/" ‖ i in decimal), i from 0;
* the blocks in order are read as big-endian words of 64 bits;
* a number below n is the next word w modulo n, words ≥ 2^64 − (2^64 mod n) skipped, so that no number is favoured;
* a shuffle is Fisher and Yates from the end: for k = len − 1 … 1 exchange item k with item (number below k + 1).
"""
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 32
WORD = 1 << 64


@dataclass(frozen=True, slots=True, repr=False)          # no repr: a seed never gets into a log line
class Chance:
    """The chance of one match. The same seed and names give the same choices for ever."""

    seed: bytes

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in random order, all orders equally likely."""
        order, words = list(items), self._words(name)
        for k in range(len(order) - 1, 0, -1):
            other = _below(k + 1, words)
            order[k], order[other] = order[other], order[k]
        return tuple(order)

    def below(self, name: str, n: int) -> int:
        """A number from 0 to n − 1, all equally likely."""
        return _below(n, self._words(name))

    def commitment(self) -> str:
        """SHA-256 of the seed in hexadecimal, to be published before the first card."""
        return hashlib.sha256(self.seed).hexdigest()

    def _words(self, name: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(self.seed + f"fishing/1/{name}/{block}".encode()).digest()
            for at in range(0, len(digest), 8):
                yield int.from_bytes(digest[at:at + 8], "big")
            block += 1


def _below(n: int, words: Iterator[int]) -> int:
    limit = WORD - WORD % n
    return next(word for word in words if word < limit) % n
