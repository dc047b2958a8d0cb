"""What the database holds, to see that a refusal left it alone."""
from typing import Any

from games.matches.models import Event, Match, Seat


def rows(match_id: str) -> list[Any]:
    """Every column of a match, its seats and its log."""
    return [list(Match.objects.filter(pk=match_id).values()), list(Seat.objects.filter(match_id=match_id).order_by("pk").values()),
            list(Event.objects.filter(match_id=match_id).order_by("seq").values())]
