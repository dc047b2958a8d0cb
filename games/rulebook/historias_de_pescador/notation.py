"""How a match of Histórias de Pescador is written down."""
from .model import Announce, Announced, Command, Discard, Discarded, Doubt, Doubted, Event, State, Trust, Trusted


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case Announced(_, creature, cards, story):
            return Announce(creature, cards, story)
        case Doubted(_, announcement):
            return Doubt(announcement)
        case Trusted():
            return Trust(state.announcement.seq if state.announcement else 0)
        case Discarded(_, card):
            return Discard(card)
        case _:
            return None
