"""What others have shown: by which rules this table plays, and which cards they played where they might have played others."""
from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Seat
from .compact import B, Cards, bits
from .memory import of_this_round
from .model import RoundScored
from .options import owner_of
from .view import CardDiscardedSeen, CardPlayedSeen, HandDealtSeen, SetupCardDiscardedSeen, Shown, Table, TableDealtSeen


@dataclass(slots=True)
class Seen:
    """A play of a seat since the last deal: the table before it, the card, and all cards of that hand played from then on."""

    seat: Seat
    table: Cards
    card: Cards
    since: Cards


def plays_seen(history: Sequence[Shown]) -> list[Seen]:
    """The plays since the last deal, the latest last."""
    plays, table = list[Seen](), 0
    for event in of_this_round(history):
        match event:
            case TableDealtSeen(_, cards):
                table = bits(cards)
            case HandDealtSeen():
                plays.clear()
            case SetupCardDiscardedSeen() | CardDiscardedSeen():
                table &= ~B
            case CardPlayedSeen(seat, _, card, captured):
                bit = bits((card,))
                for play in plays:
                    if play.seat == seat:
                        play.since |= bit
                plays.append(Seen(seat, table, bit, bit))
                table = table ^ bits(captured) if captured else table | bit
            case _:
                pass
    return plays


def zeros_taken(history: Sequence[Shown], owners: int) -> list[int]:
    """By owner the points for a * taken where it lay as a zero (P19f): a pile does not tell whether it fished."""
    takers = [owner_of(event.seat, owners) for event in of_this_round(history)
              if isinstance(event, CardPlayedSeen) and "*" in event.captured]
    return [takers.count(owner) for owner in range(owners)]


def plays_by_the_app(view: Table, history: Sequence[Shown]) -> bool:
    """Whether ties score and a B stays, as far as it has shown. A seat is not handed the options; until then it plays by the rulebook."""
    return "B" in view.table or any(len(line.winners) > 1 for event in history if isinstance(event, RoundScored)
                                    for line in event.achievements if line.name.startswith("most_"))
