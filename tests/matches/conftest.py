"""Matches made for tests: their own clock, their own seeds, no HTTP."""
from datetime import UTC, datetime, timedelta

import pytest

from games.matches import services
from games.matches.services import ClockWish, MatchWish, SandboxWish, SeatWish
from games.players.models import Player

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def at(seconds: float) -> datetime:
    """So many seconds after the test's beginning."""
    return NOW + timedelta(seconds=seconds)


@pytest.fixture
def people(db) -> list[Player]:
    return [Player.objects.create(name=name, created_at=NOW) for name in ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil")]


@pytest.fixture
def open_match(people):
    """Opens a match: `open_match("go_fish", 3, bots=1, options={}, …)`; the people after Ana take the seats that are left.

    `script` is that of each bot.
    """
    def make(game, seats, *, bots=0, level="easy", script=None, seed="test", arrangement=None, start=True, sandbox=True, **wish):
        humans = seats - bots
        wishes = [SeatWish("me")] + [SeatWish("open")] * (humans - 1) + [SeatWish("bot", level, script=script)] * bots if humans else \
            [SeatWish("bot", level, script=script)] * bots
        clock = ClockWish(**wish.pop("clock", {}))
        made = services.create(player=people[0], now=NOW, wish=MatchWish(
            game=game, seats=wishes, sandbox=SandboxWish(seed, arrangement) if sandbox else None, clock=clock, **wish))
        for person in people[1:humans] if start else ():
            made = services.take_seat(match_id=made.match.pk, player=person, seat=None, invite_code=made.match.invite_code, now=NOW)
        return made
    return make


@pytest.fixture(autouse=True)
def plain_clock(settings):
    """Deadlines to the second, and time may jump: grace and outages are tested where they are the subject."""
    settings.GRACE_SECONDS = 0
    settings.OUTAGE_SECONDS = 1e9
