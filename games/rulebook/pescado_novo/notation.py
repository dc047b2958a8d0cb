"""How a match of Pescado Novo is written down."""
from .model import Card, CardPlayed, Command, Event, Play, State


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case CardPlayed(_, card, captured):
            return Play(card, _named(captured) or None)
        case _:
            return None


def _named(captured: tuple[Card, ...]) -> tuple[Card, ...]:
    """What a player names of it: a J comes along unnamed, unless it is all that a * takes (P20b)."""
    return captured if captured == ("J",) else tuple(card for card in captured if card != "J")
