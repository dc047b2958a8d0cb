"""What others have shown: which cards they played where they might have played others, and what they took."""
from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Seat
from .compact import B, Cards, bits
from .memory import of_this_round
from .options import owner_of
from .view import CardDiscardedSeen, CardPlayedSeen, HandDealtSeen, SetupCardDiscardedSeen, Shown, TableDealtSeen


@dataclass(slots=True)
class Seen:
    """A play of a seat since the last deal: the table and who had fished last before it, the card, and all cards of that hand played from
    then on."""

    seat: Seat
    table: Cards
    last: Seat | None
    card: Cards
    since: Cards


def plays_seen(history: Sequence[Shown]) -> list[Seen]:
    """The plays since the last deal, the latest last."""
    plays, table = list[Seen](), 0
    last: Seat | None = None
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
                plays.append(Seen(seat, table, last, bit, bit))
                table, last = (table ^ bits(captured), seat) if captured else (table | bit, last)
            case _:
                pass
    return plays


def zeros_taken(history: Sequence[Shown], owners: int) -> list[int]:
    """By owner the points for a * taken where it lay as a zero (P19f): a pile does not tell whether it fished."""
    takers = [owner_of(event.seat, owners) for event in of_this_round(history)
              if isinstance(event, CardPlayedSeen) and "*" in event.captured]
    return [takers.count(owner) for owner in range(owners)]
