"""What books are worth."""
from types import MappingProxyType

from ..game import Tally
from .model import BOOK, RANKS, Rank, State
from .options import Options

FACE_VALUE = MappingProxyType({rank: value for value, rank in enumerate(RANKS, start=2)} | {"A": 15})    # 2–10, J 11, Q 12, K 13


def worth(books: tuple[Rank, ...], options: Options) -> int:
    """Points of one seat's books: 1 each, or the sum of their four cards (G47)."""
    if options.scoring == "books":
        return len(books)
    return sum(BOOK * FACE_VALUE[rank] for rank in books)


def tally(state: State) -> Tally:
    """Points of the hands already scored and of the books that lie there now. Cards in hand count nothing (G49)."""
    open_books = [() if state.scored else books for books in state.books]
    return Tally(sides=tuple((seat,) for seat in range(len(state.hands))),
                 scores=tuple(points + worth(books, state.options)
                              for points, books in zip(state.points, open_books, strict=True)))
