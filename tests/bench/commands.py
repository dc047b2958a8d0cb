"""What a command costs, all in, against a bare Django view with the least transaction; and how many writers get on together.

One game of Go Fish is played to its end and then replayed: the same seed and the same commands, so that nothing is read in between.
"""
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.live.player import Player

from .asking import at_once, connect, match_of, receive, request
from .house import House
from .measuring import against, clocked, cpu, tell

MOVES = 30                                                   # of the game; a match is replayed that far
WRITERS = 8
Script = list[tuple[int, dict[str, Any]]]                    # seat and command
SANDBOX = {"game": "go_fish", "sandbox": {"seed": "of the bench"}}


def script(house: House, players: list[Player]) -> Script:
    house.here()
    from tests.api.playing import chosen

    match, random, played = match_of(players, **SANDBOX), Random(1), []
    while len(played) < MOVES:
        seen = players[0].match(match)
        assert seen["status"] == "active", "a longer game is wanted"
        seat = seen["awaiting"][0]["seat"]
        command = chosen(random, players[seat].match(match))
        players[seat].must("POST", f"/v1/matches/{match}/commands", command)
        played.append((seat, command))
    return played


def replays(players: list[Player], moves: Script, prefix: str = "/v1/matches/{}/commands",
            make: Callable[[], str] | None = None) -> Iterator[list[bytes]]:
    """The requests of one new match after the other."""
    while True:
        path = prefix.format(make() if make else match_of(players, **SANDBOX))
        yield [request(path, players[seat].token, command) for seat, command in moves]


def play(port: int, requests: list[bytes], times: list[float] | None = None) -> int:
    with connect(port) as connection:
        for asked in requests:
            began = time.perf_counter()
            connection.sendall(asked)
            answer = receive(connection)
            assert answer.startswith(b"HTTP/1.1 201"), answer
            if times is not None:
                times.append(time.perf_counter() - began)
    return len(requests)


def run(house: House) -> None:
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    moves = script(house, players)
    whole, bare = replays(players, moves), replays(players, moves, "/bare/{}")
    web, reference = house.start("web"), house.start("reference")

    def on_the_clock(port: int, matches: Iterator[list[bytes]]) -> Callable[[], float]:
        return lambda: (lambda requests: clocked(lambda: play(port, requests)))(next(matches))

    def of_the_cpu(name: str, matches: Iterator[list[bytes]]) -> Callable[[], float]:
        def measure() -> float:
            requests, before = next(matches), cpu(house.pid(name))
            return (play(house.ports[name], requests) and cpu(house.pid(name)) - before) / len(requests) * 1e6

        return measure

    against("command, all in : bare view with a raw transaction (time of one client)", 0.6, on_the_clock(web, whole),
            on_the_clock(reference, bare))
    against("command, all in : bare view with a raw transaction (CPU of the web process)", None, of_the_cpu("web", whole),
            of_the_cpu("reference", bare))


def writers(house: House) -> None:
    """Eight, each with a match of their own, against one; two web processes on PostgreSQL, one on SQLite, as it is meant to be run."""
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    moves, port = script(house, players), house.start("web2" if house.on_postgresql else "web")
    matches, times = replays(players, moves), []

    def many(number: int) -> Callable[[], float]:
        def measure() -> float:
            requests = [next(matches) for _ in range(number)]
            into = times if number == WRITERS else []
            return clocked(lambda: at_once([lambda one=one: play(port, one, into) for one in requests]) or number * len(moves))

        return measure

    against(f"{WRITERS} writers : one, of different matches", 2 if house.on_postgresql else None, many(WRITERS), many(1))
    times.sort()
    p99 = times[int(len(times) * 0.99)] * 1e3
    goal = None if house.on_postgresql else "≤ 60 ms"
    tell(f"{WRITERS} writers, p99 of a command", goal, f"{p99:.0f} ms", goal is None or p99 <= 60)
