"""Polls that are held: how fast who waits is woken across processes, and what it takes to hold many."""
import resource
import time

from tests.live.player import Player

from .asking import connect, etag, match_of, receive, request
from .house import House
from .measuring import family, memory, tell

WAKES, HELD = 200, 5_000


def wakes(house: House) -> None:
    """From the commit, in this process, to the whole new match with who waits; two web processes answer."""
    house.here()
    from django.utils import timezone

    from games.matches import ledger
    from games.matches.events import DeadlineExtended

    house.start("web2")
    port = house.start("waiting")
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    committed, real, took = [0.0], ledger.tell_changed, []

    def tell_changed(ids):
        committed[0] = time.perf_counter()
        real(ids)

    ledger.tell_changed = tell_changed
    match = None
    for number in range(WAKES):
        if number % 5 == 0:
            match = match_of(players)
        path, token = f"/v1/matches/{match}", players[1].token
        known = etag(port, request(path, token))
        with connect(port) as connection:
            connection.sendall(request(path, token, If_None_Match=known, Prefer="wait=20"))
            time.sleep(0.03)
            with ledger.writing(match, timezone.now()) as writer:
                writer.record(DeadlineExtended(0, 0, timezone.now()))
            answer = receive(connection)
            took.append((time.perf_counter() - committed[0]) * 1e3)
            assert answer.startswith(b"HTTP/1.1 200"), answer[:100]
    ledger.tell_changed = real
    took.sort()
    p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
    tell("held poll woken across processes, commit to whole answer, p50 / p99", "≤ 10 / 50 ms", f"{p50:.1f} / {p99:.1f} ms of {len(took)}",
         p50 <= 10 and p99 <= 50)


def held(house: House) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    house.start("web2")
    port, players = house.start("waiting"), [Player(house.service.base, name) for name in ("Ana", "Bia")]
    path, token = f"/v1/matches/{match_of(players)}", players[0].token
    asked = request(path, token, If_None_Match=etag(port, request(path, token)), Prefer="wait=30")
    pid = family(house.pid("waiting"))[-1]
    before, connections = memory(pid), []
    for _ in range(HELD):
        connections.append(connect(port))
        connections[-1].sendall(asked)
    time.sleep(2)
    kept = (memory(pid) - before) / HELD / 1_000
    players[0].must("POST", f"{path}/resign")
    woken = time.monotonic()
    answers = [receive(connection)[:12] for connection in connections]
    took, good = time.monotonic() - woken, answers.count(b"HTTP/1.1 200")
    tell(f"{HELD:,} polls held: memory each", "≤ 15 kB", f"{kept:.1f} kB; {good} answered 200 within {took:.1f} s of the change",
         kept <= 15 and good == HELD)
    for connection in connections:
        connection.close()
