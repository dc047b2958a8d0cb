"""How a match of Go Fish is written down."""
from .model import Ask, Asked, Command, Event, State


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case Asked(_, target, rank, card):
            return Ask(target, rank=rank) if card is None else Ask(target, card=card)
        case _:
            return None
