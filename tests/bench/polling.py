"""What polls cost, in interleaved pairs, and how fast who waits is woken: `make bench`. DATABASE_URL and REDIS_URL choose on what.

Costs are CPU time of the server's processes for a request, so that whoever shares the machine does no harm; ratios are what counts.
"""
import os
import re
import resource
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from tests.faults.servers import children
from tests.live.player import Player
from tests.live.service import Service, eventually, free_port, is_open

PAIRS, REQUESTS, THREADS = 7, 2_000, 4
WAKES, HELD = 200, 5_000


def family(pid: int) -> list[int]:
    return [pid, *(one for child in children(pid) for one in family(child))]


def cpu(pid: int) -> float:
    """Seconds of CPU time that a process and its children have had."""
    return sum(int(path.read_text().split()[0]) for one in family(pid) for path in Path(f"/proc/{one}/task").glob("*/schedstat")) / 1e9


def memory(pid: int) -> int:
    """Its own, in bytes."""
    return int(re.search(r"^Private_Dirty: *(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)[1]) * 1_024


def request(path: str, token: str | None = None, **fields: str) -> bytes:
    lines = {"Host": "127.0.0.1", "Accept": "application/json", **({"Authorization": f"Bearer {token}"} if token else {}),
             **{name.replace("_", "-"): value for name, value in fields.items()}}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()


def receive(connection: socket.socket) -> bytes:
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(262_144)
        assert more, "it hung up"
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
    while length and len(body) < int(length[1]):
        body += connection.recv(262_144)
    return head + b"\r\n\r\n" + body


def ask(port: int, asked: bytes, times: int = 1) -> bytes:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for _ in range(times):
            connection.sendall(asked)
            answer = receive(connection)
    return answer


def cost(port: int, pids: list[int], asked: bytes, status: int, times: int) -> float:
    """CPU microseconds of some processes for a request."""
    assert ask(port, asked).startswith(f"HTTP/1.1 {status}".encode()), ask(port, asked)
    before = sum(map(cpu, pids))
    threads = [threading.Thread(target=ask, args=(port, asked, times // THREADS)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return (sum(map(cpu, pids)) - before) / times * 1e6


def against(name: str, goal: str, ours: Callable[[], float], theirs: Callable[[], float]) -> None:
    """How many times cheaper ours is, pair by pair."""
    pairs = [(ours(), theirs()) for _ in range(PAIRS)]
    ratios = sorted(their / our for our, their in pairs)
    our, their = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"{name}: {our:.0f} µs against {their:.0f} µs: {statistics.median(ratios):.2f} times as many ({ratios[0]:.2f}–{ratios[-1]:.2f}); "
          f"goal {goal}", flush=True)


class Bench:
    """A service of ours and the reference beside it, on one database."""

    def __init__(self, folder: Path) -> None:
        self.service = Service(folder, os.environ.get("DATABASE_URL"), os.environ.get("REDIS_URL"), web_processes=1,
                               HELD_POLLS_EACH="100000")
        self.ports = {"web": self.service.port, "reference": free_port(), "stock": free_port(), "waiting": free_port(), "web2": free_port()}
        granian = f"{sys.executable} -m granian --interface wsgi --blocking-threads 4 --no-access-log --log-level error"
        self.service.commands |= {
            **{name: f"{granian} --port {self.ports[name]} --factory django.core.wsgi:get_wsgi_application"
               for name in ("reference", "stock")},
            "web2": f"{sys.executable} -m fishing.web --workers 2 --port {self.ports['web2']}",
            "waiting": f"{sys.executable} -m fishing.waiting --port {self.ports['waiting']} --web 127.0.0.1:{self.ports['web2']}"}

    def start(self, name: str, **settings: str) -> None:
        self.service.start(name, **settings)
        eventually(lambda: is_open(self.ports[name]), f"{name} listens")

    def pid(self, name: str) -> int:
        return self.service.running[name].pid

    def up(self) -> None:
        self.service.manage("migrate", "--verbosity", "0")
        if self.service.own_broker:
            self.service.start("broker")
        self.start("web")
        self.start("reference", DJANGO_SETTINGS_MODULE="tests.bench.reference_settings")
        self.start("stock", DJANGO_SETTINGS_MODULE="tests.bench.stock_settings")
        self.start("web2")
        self.start("waiting")


def match_of(players: list[Player]) -> str:
    wish = {"game": "historias_de_pescador", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(players) - 1)]}
    match = players[0].must("POST", "/v1/matches", wish)["id"]
    for player in players[1:]:
        player.must("POST", f"/v1/matches/{match}/seats", {})
    return str(match)


def etag(port: int, asked: bytes) -> str:
    answer = ask(port, asked)
    found = re.search(rb'etag: *("[^"]*")', answer, re.IGNORECASE)
    assert found, answer
    return found[1].decode()


def polls(bench: Bench) -> None:
    players = [Player(bench.service.base, name) for name in ("Ana", "Bia", "Caio", "Dora")]
    path, token, postgres = f"/v1/matches/{match_of(players)}", players[0].token, "postgres" in os.environ.get("DATABASE_URL", "")
    usual = f"/usual/{path.rsplit('/', 1)[1]}"
    web, reference, door, web2 = bench.ports["web"], bench.ports["reference"], bench.ports["waiting"], bench.ports["web2"]
    known, inbox = etag(web, request(path, token)), etag(web, request("/v1/me/matches", token))
    asks = {"match": request(path, token, If_None_Match=known), "inbox": request("/v1/me/matches", token, If_None_Match=inbox),
            "usual": request(usual, token, If_None_Match=etag(reference, request(usual, token))),
            "minimal": request("/minimal", token, If_None_Match=known)}                      # the same for the server to read

    def ours(what: str) -> Callable[[], float]:
        return lambda: cost(web, [bench.pid("web")], asks[what], 304, REQUESTS)

    def theirs(what: str, status: int, times: int, name: str = "reference") -> Callable[[], float]:
        return lambda: cost(bench.ports[name], [bench.pid(name)], asks[what], status, times)

    goal = "≥ 1.2" if postgres else "≥ 2.5"
    against("304 of a match : minimal Django view", goal, ours("match"), theirs("minimal", 200, REQUESTS))
    against("304 of a match : minimal view in a new Django project, with its middleware", goal, ours("match"),
            theirs("minimal", 200, REQUESTS, "stock"))
    against("304 of a match : DRF + token + ORM", "≥ 12" if postgres else "≥ 20", ours("match"), theirs("usual", 304, REQUESTS // 8))
    against("304 of the inbox : minimal Django view", "≥ 1.2", ours("inbox"), theirs("minimal", 200, REQUESTS))
    ask(web2, asks["match"], 20)                             # both workers learn their headers
    against("304 of a match, through the process that holds polls : straight", "none; its cost on one address",
            lambda: cost(door, [bench.pid("waiting"), bench.pid("web2")], asks["match"], 304, REQUESTS),
            lambda: cost(web2, [bench.pid("web2")], asks["match"], 304, REQUESTS))


def wakes(bench: Bench) -> None:
    """From the commit, in this process, to the whole new match with who waits; two web processes answer."""
    os.environ.update({name: value for name, value in bench.service.environment.items() if name != "DJANGO_SETTINGS_MODULE"})
    os.environ["DJANGO_SETTINGS_MODULE"] = "fishing.settings"
    import django

    django.setup(set_prefix=False)
    from django.utils import timezone

    from games.matches import ledger
    from games.matches.events import DeadlineExtended

    players = [Player(bench.service.base, name) for name in ("Ana", "Bia")]
    committed, real, took = [0.0], ledger.tell_changed, []
    port = bench.ports["waiting"]

    def tell(ids):
        committed[0] = time.perf_counter()
        real(ids)

    ledger.tell_changed = tell
    match = None
    for number in range(WAKES):
        if number % 5 == 0:
            match = match_of(players)
        path, token = f"/v1/matches/{match}", players[1].token
        known = etag(port, request(path, token))
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(request(path, token, If_None_Match=known, Prefer="wait=20"))
            time.sleep(0.03)
            with ledger.writing(match, timezone.now()) as writer:
                writer.record(DeadlineExtended(0, 0, timezone.now()))
            answer = receive(connection)
            took.append((time.perf_counter() - committed[0]) * 1e3)
            assert answer.startswith(b"HTTP/1.1 200"), answer[:100]
    took.sort()
    p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
    print(f"woken across processes, from commit to the whole answer: p50 {p50:.1f} ms, p99 {p99:.1f} ms, of {len(took)}; goal 10 and 50",
          flush=True)


def held(bench: Bench) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    players = [Player(bench.service.base, name) for name in ("Ana", "Bia")]
    port, path, token = bench.ports["waiting"], f"/v1/matches/{match_of(players)}", players[0].token
    asked = request(path, token, If_None_Match=etag(port, request(path, token)), Prefer="wait=30")
    pid = family(bench.pid("waiting"))[-1]
    before, began, sockets = memory(pid), time.monotonic(), []
    for _ in range(HELD):
        sockets.append(socket.create_connection(("127.0.0.1", port)))
        sockets[-1].sendall(asked)
    time.sleep(2)
    kept = (memory(pid) - before) / HELD / 1_000
    filled = time.monotonic() - began
    players[0].must("POST", f"{path}/resign")
    woken = time.monotonic()
    answers = [receive(connection)[:12] for connection in sockets]
    took, counted = time.monotonic() - woken, {answer.decode(): answers.count(answer) for answer in set(answers)}
    print(f"{HELD} held: {kept:.1f} kB each, goal 15 (filled in {filled:.1f} s); all answered {took:.2f} s after the wake-up: {counted}",
          flush=True)
    for connection in sockets:
        connection.close()


def main() -> None:
    """`polls`, `wakes` and `held`, or those of them that are named."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        try:
            bench.up()
            print(f"on {urlsplit(os.environ.get('DATABASE_URL') or 'sqlite:').scheme}, {PAIRS} pairs of {REQUESTS} requests", flush=True)
            for part in (polls, wakes, held):
                if not sys.argv[1:] or part.__name__ in sys.argv[1:]:
                    part(bench)
        finally:

            bench.service.down()


if __name__ == "__main__":
    main()
