"""Whether anything costs more where there is more of it: a long log, many running matches, many that wait for the sweep."""
import time
import uuid
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

from tests.live.player import Player

from .asking import ask, etag, match_of, request
from .commands import SANDBOX, play, replays, script
from .house import House
from .measuring import PAIRS, against, cost, cpu, tell

LONG, CROWD, WAITING, DUE = 2_000, 10_000, 100_000, 10
REQUESTS = 800


def lengthened(match: str) -> str:
    """The same match, its log LONG lines longer."""
    from django.utils import timezone

    from games.matches import ledger
    from games.matches.events import DeadlineExtended

    with ledger.writing(uuid.UUID(match), timezone.now()) as writer:
        writer.record(*[DeadlineExtended(0, 0, timezone.now())] * LONG)
    return match


def copies(match: str, number: int, **changed: Any) -> None:
    """Rows like that of a match, under ids of their own."""
    from games.matches.models import Match
    from games.players.models import new_id

    values = Match.objects.filter(pk=match).values().get() | changed
    for _ in range(number // 1_000):
        Match.objects.bulk_create(Match(**values | {"id": new_id()}) for _ in range(1_000))


def costs(house: House, players: list[Player], make: Callable[[], str], moves: Any) -> dict[str, Callable[[], float]]:
    """CPU of a command, a view and a poll, of matches as they are made."""
    web, pid = house.start("web"), [house.pid("web")]
    path, token = f"/v1/matches/{make()}", players[0].token
    poll = request(path, token, If_None_Match=etag(web, request(path, token)))
    matches: Iterator[list[bytes]] = replays(players, moves, make=make)

    def command() -> float:
        requests, before = next(matches), cpu(*pid)
        return (play(web, requests) and cpu(*pid) - before) / len(requests) * 1e6

    ask(web, *[poll] * 8)
    return {"command": command, "view": lambda: cost(web, pid, request(path, token), 200, REQUESTS),
            "poll": lambda: cost(web, pid, poll, 304, 2 * REQUESTS)}


def log(house: House) -> None:
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    moves = script(house, players)
    long = costs(house, players, lambda: lengthened(match_of(players, **SANDBOX)), moves)
    short = costs(house, players, lambda: match_of(players, **SANDBOX), moves)
    for what, goal in (("command", 1.10), ("view", 1.05), ("poll", 1.02)):
        against(f"{what} at event {LONG:,} : at event 20", goal, long[what], short[what], at_most=True)


def crowd(house: House) -> None:
    """The same before and after: it cannot be taken in turns."""
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    moves = script(house, players)
    measured = costs(house, players, lambda: match_of(players, **SANDBOX), moves)
    alone = {what: sorted(measure() for _ in range(PAIRS))[PAIRS // 2] for what, measure in measured.items()}
    copies(match_of(players), CROWD)
    for what, measure in measured.items():
        among = sorted(measure() for _ in range(PAIRS))[PAIRS // 2]
        tell(f"{what} among {CROWD:,} running matches : alone", "≤ 1.1", f"{among / alone[what]:.2f}; {among:.0f} : {alone[what]:.0f} µs",
             among <= 1.1 * alone[what])


def sweep(house: House) -> None:
    house.here()
    from django.utils import timezone

    from games.matches import clock
    from games.matches.models import Match

    player, took = Player(house.service.base, "Ana"), []
    wish = {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}
    copies(player.must("POST", "/v1/matches", wish)["id"], WAITING)
    for round_ in range(PAIRS):
        due = [player.must("POST", "/v1/matches", wish)["id"] for _ in range(DUE)]
        now = timezone.now() + timedelta(seconds=10 * round_)
        Match.objects.filter(pk__in=due).update(due_at=now)
        began = time.perf_counter()
        assert clock.sweep(now=now) == DUE
        took.append((time.perf_counter() - began) * 1e3)
    took.sort()
    middle = took[PAIRS // 2]
    tell(f"sweep over {WAITING:,} waiting matches, {DUE} due", "≤ 50 ms", f"{middle:.0f} ms ({took[0]:.0f}–{took[-1]:.0f})", middle <= 50)
