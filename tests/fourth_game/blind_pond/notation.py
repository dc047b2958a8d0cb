"""How a match of Blind Pond is written down: `lay F7`."""
from collections.abc import Sequence

from ..notation import Misread, Notation, one_of
from .model import DECK, Command, Event, Laid, Lay, State, TurnedUp


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    return Lay(event.card) if isinstance(event, Laid) else None


def write(command: Command) -> str:
    return f"lay {command.card}"


def read(words: Sequence[str], state: State) -> Command:
    match words:
        case ["lay", card]:
            return Lay(one_of(card, DECK, "a card, as in F7"))
        case _:
            raise Misread(words[0], "lay CARD")


def remark(event: Event) -> str:
    return f"{event.seat} catches" if isinstance(event, TurnedUp) else ""


NOTATION = Notation(write, read, remark, (TurnedUp,))
