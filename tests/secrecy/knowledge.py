"""What a seat may know of each event, as the contract has it. Written without a look at `show`, which is held against it."""
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from games.rulebook.game import Seat, tag

Who: TypeAlias = Callable[[Any, Seat | None], bool]          # (event, seat): may the seat read the member?


def nobody(event: Any, seat: Seat | None) -> bool:
    return False


def own(event: Any, seat: Seat | None) -> bool:
    return event.seat == seat


# By game, event and member; what is not named is open to all.
HIDDEN: Mapping[str, Mapping[str, Mapping[str, Who]]] = {
    "go_fish": {
        "hand_started": {"cards": nobody}, "hand_dealt": {"cards": own}, "hand_refilled": {"cards": own},
        "cards_given": {"cards": lambda event, seat: event.by_name or seat in (event.seat, event.to)},
        "went_fishing": {"card": lambda event, seat: event.matches or event.seat == seat},
    },
    "pescado_novo": {
        "round_started": {"cards": nobody, "removed": nobody, "unused": nobody}, "hand_dealt": {"cards": own},
    },
    "historias_de_pescador": {
        "table_set": {"cards": nobody, "net": nobody}, "hand_dealt": {"cards": own}, "fisherman_dealt": {"card": own},
        "announced": {"cards": own}, "netted": {"cards": own}, "discarded": {"card": own}, "drew": {"cards": own},
        "net_reshuffled": {"cards": nobody},
    },
}


def known(slug: str, event: Any, seat: Seat | None) -> tuple[Any, ...]:
    """An event as a seat (None: a spectator) may know it: of what is hidden, how many cards it is."""
    hidden = HIDDEN[slug].get(tag(type(event)), {})
    return type(event), *(_count(value) if (may := hidden.get(name)) and not may(event, seat) else value
                          for name, value in ((field.name, getattr(event, field.name)) for field in fields(event)))


def _count(value: Any) -> int:
    return len(value) if isinstance(value, tuple) else 1
