"""How a match of Pescado Novo is written down: `play tuna-3`, or with what it takes `play bream-4 x salmon-5 mackerel-6`."""
from collections.abc import Sequence

from ..notation import Misread, Notation, one_of
from .model import (
    DECK,
    Card,
    CardDiscarded,
    CardPlayed,
    Command,
    Event,
    LeftoversUnclaimed,
    Pescado,
    Play,
    RoundScored,
    State,
    TableCollected,
    TurnPassed,
)

A_CARD = "a card, as in tuna-7"


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case CardPlayed(_, card, captured):
            return Play(card, _named(captured) or None)
        case _:
            return None


def write(command: Command) -> str:
    return f"play {command.card}" + (f" x {' '.join(command.capture)}" if command.capture else "")


def read(words: Sequence[str], state: State) -> Command:
    match words:
        case ["play", card, "x", first, *rest]:
            return Play(one_of(card, DECK, A_CARD), tuple(one_of(taken, DECK, A_CARD) for taken in (first, *rest)))
        case ["play", card, *rest]:
            if rest:
                raise Misread("" if rest == ["x"] else rest[0], "x and the cards taken, or the end of the move")
            return Play(one_of(card, DECK, A_CARD))
        case ["play"]:
            raise Misread("", A_CARD)
        case _:
            raise Misread(words[0], "play")


def remark(event: Event) -> str:
    """What came of it."""
    match event:
        case CardPlayed(_, _, captured) if "J" in captured and captured != ("J",):
            return "the J comes along"
        case CardDiscarded(_, card):
            return f"{card} leaves"
        case Pescado():
            return "pescado"
        case TableCollected(seat, cards):
            return f"{seat} collects {' '.join(cards)}"
        case LeftoversUnclaimed(cards):
            return f"nobody collects {' '.join(cards)}"
        case RoundScored(_, points):
            return f"scored {' '.join(map(str, points))}"
        case _:
            return ""


def _named(captured: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a player names of it: a J comes along unnamed, unless it is all that a * takes (P20b)."""
    return captured if captured == ("J",) else tuple(card for card in captured if card != "J")


NOTATION = Notation(write, read, remark, (TurnPassed,))
