"""Shuffles that anybody can check: every random choice of a match follows from its seed and the name of the choice.

A match has a seed of 256 bits. Its commitment, SHA-256(seed), is published before a card is dealt and the seed when the match
is over. A choice has a name (`deck/1`, `first_seat`, …), each used once in a match. Method, version 1:

* block i of a name = SHA-256(seed ‖ "fishing/1/" ‖ name ‖ "/" ‖ i in decimal), i from 0;
* the blocks in order are read as big-endian words of 64 bits;
* a number below n is the next word w modulo n, words ≥ 2^64 − (2^64 mod n) skipped, so that no number is favoured;
* a shuffle is Fisher and Yates from the end: for k = len − 1 … 1 exchange item k with item (number below k + 1).

Where a player has given a client seed, all chance hangs on those, too, so that not even who made the seed has chosen it. Method,
version 2, is version 1 but for the blocks:

* the text of the client seeds has a piece for each seat, in order: `-,` where a seat gave none, else its client seed as a netstring, its
  length in bytes, `:`, itself, `,` (`5:river,`), so that no two lists have one text;
* key = HMAC-SHA-256 of that text, with the seed as its key: who chooses a client seed and does not know the seed can steer nothing;
* block i of a name = SHA-256(key ‖ "fishing/2/" ‖ name ‖ "/" ‖ i in decimal).

The commitment is to the seed alone, in both. Without a client seed it is version 1, bit for bit.
"""
import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 32
WORD = 1 << 64


@dataclass(frozen=True, slots=True, repr=False)          # no repr: a seed never gets into a log line
class Chance:
    """The chance of one match. The same seeds and names give the same choices for ever. `client_seeds`: of the seats, in order."""

    seed: bytes
    client_seeds: tuple[str | None, ...] = ()

    @property
    def method(self) -> str:
        """The name of the method, as everybody is told it."""
        return "fishing/1" if all(given is None for given in self.client_seeds) else "fishing/2"

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
        block, method = 0, self.method
        key = self.seed if method == "fishing/1" else hmac.digest(self.seed, _netstrings(self.client_seeds), "sha256")
        while True:
            digest = hashlib.sha256(key + f"{method}/{name}/{block}".encode()).digest()
            for at in range(0, len(digest), 8):
                yield int.from_bytes(digest[at:at + 8], "big")
            block += 1


def _netstrings(client_seeds: Sequence[str | None]) -> bytes:
    given = (None if seed is None else seed.encode() for seed in client_seeds)
    return b"".join(b"-," if seed is None else b"%d:%b," % (len(seed), seed) for seed in given)


def _below(n: int, words: Iterator[int]) -> int:
    limit = WORD - WORD % n
    return next(word for word in words if word < limit) % n
