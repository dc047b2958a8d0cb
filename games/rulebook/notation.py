"""What the notations of all games share: a move is a few words, the first of which names the command as the contract has it."""
import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

Word = TypeVar("Word", bound=str)


class Misread(ValueError):
    """Words that are no move. `found` is the word at fault, or nothing where there are too few; `expected` says what should stand there."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found!r}, expected {expected}" if found else f"expected {expected}")
        self.found, self.expected = found, expected


@dataclass(frozen=True, slots=True)
class Notation:
    """How a game's moves are written: `read(write(command), state)` is the command, where it may be played.

    `remark(event)` is what a reader would like to know of an event that only followed, or nothing; `ends_turn` are the events after
    which a new line begins.
    """

    write: Callable[[Any], str]
    read: Callable[[Sequence[str], Any], Any]               # (words, state); a quoted word comes with its quotes. Misread
    remark: Callable[[Any], str]
    ends_turn: tuple[type[Any], ...]


def number(word: str, what: str) -> int:
    """A whole number of up to nine digits."""
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise Misread(word, what)
    return int(word)


def one_of(word: str, known: Collection[Word], what: str) -> Word:
    """A word that is known."""
    for other in known:
        if other == word:
            return other
    raise Misread(word, what)


def text(word: str) -> str:
    """A text in quotes, as JSON has it."""
    try:
        told = str(json.loads(word))
        told.encode()                                        # half a character is none
    except ValueError:
        raise Misread(word, "a text in quotes") from None
    return told


def nothing_more(words: Sequence[str]) -> None:
    """For the end of a move."""
    if words:
        raise Misread(words[0], "the end of the move")
