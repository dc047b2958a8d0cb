"""How a match of Go Fish is written down: `ask 1 7`, or `ask 1 7D` where cards are asked for by name."""
from collections.abc import Sequence

from ..notation import Misread, Notation, nothing_more, number, one_of
from .model import DECK, RANKS, Ask, Asked, BookMade, CardsGiven, Command, Event, HandRefilled, HandScored, State, TurnPassed, WentFishing


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case Asked(_, target, rank, card):
            return Ask(target, rank=rank) if card is None else Ask(target, card=card)
        case _:
            return None


def write(command: Command) -> str:
    return f"ask {command.target} {command.rank or command.card}"


def read(words: Sequence[str], state: State) -> Command:
    match words:
        case ["ask", target, rank, *rest] if rank in RANKS:
            nothing_more(rest)
            return Ask(number(target, "a seat"), rank=one_of(rank, RANKS, "a rank"))
        case ["ask", target, card, *rest]:
            nothing_more(rest)
            return Ask(number(target, "a seat"), card=one_of(card, DECK, "a rank or a card, as in 10 or 10D"))
        case ["ask", *_]:
            raise Misread("", "ask SEAT RANK, as in `ask 1 7`, or ask SEAT CARD, as in `ask 1 7D`")
        case _:
            raise Misread(words[0], "ask")


def remark(event: Event) -> str:
    """What came of it."""
    match event:
        case CardsGiven(_, _, _, cards):
            return f"gets {' '.join(cards)}"
        case WentFishing(_, card):
            return f"go fish: {card}"
        case BookMade(seat, rank):
            return f"{seat} has a book of {rank}"
        case HandRefilled(seat, cards):
            return f"{seat} draws {' '.join(cards)}"
        case HandScored(_, points):
            return f"scored {' '.join(map(str, points))}"
        case _:
            return ""


NOTATION = Notation(write, read, remark, (TurnPassed,))
