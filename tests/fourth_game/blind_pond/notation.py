"""How a match of Blind Pond is written down."""
from .model import Command, Event, Laid, Lay, State


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    return Lay(event.card) if isinstance(event, Laid) else None
