"""Phones that play through the proxy. Each sends all with an Idempotency-Key, again and again until it is answered for good."""
import contextlib
import http.client
import json
import random
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from examples.play_match import command_for, pick
from tests.live.service import eventually
from tests.machines.hosts import Machines

ANSWER_WITHIN = 12.0                                         # seconds; then a phone asks again
WAIT, POLL_WITHIN = 4, 8.0                                   # for how long a poll is to be held, and when a phone gives it up
AWAY = (429, 502, 503, 504)
MOVED_ON = ("announcement_settled", "match_not_active")      # what a bot's doubt leads to
IN_PROGRESS = "idempotency_in_progress"
GAMES = ("go_fish", "pescado_novo", "historias_de_pescador")
FIRSTS = ("asked", "card_played", "announced", "doubted", "trusted", "discarded")            # the first event of each command


@dataclass(slots=True)
class Accepted:
    """A command that was answered with 201: where its events stand in the log."""

    match: str
    seat: int
    seqs: list[int]
    types: list[str]


@dataclass(slots=True)
class Diary:
    """What all phones saw, by phase of the trial."""

    phase: str = "calm"
    answers: dict[str, Counter[str]] = field(default_factory=dict)
    slowest: dict[str, float] = field(default_factory=dict)  # seconds that an answered request took
    waited: dict[str, float] = field(default_factory=dict)   # seconds from a phone's move to its next turn
    accepted: list[Accepted] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    ended: int = 0
    faults: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    phones: list["Phone"] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"\n{'phase':16} {'longest wait for the own turn':>30} {'slowest answer':>15}  answers"]
        for phase, answers in self.answers.items():
            seen = ", ".join(f"{what}: {times}" for what, times in sorted(answers.items()))
            lines.append(f"{phase:16} {self.waited.get(phase, 0):28.1f} s {self.slowest.get(phase, 0):13.2f} s  {seen}")
        return "\n".join([*lines, f"{len(self.matches)} matches, {self.ended} played to the end, {len(self.accepted)} moves accepted"])

    def answer(self, what: str, seconds: float, phase: str) -> None:
        with self.lock:
            self.answers.setdefault(phase, Counter())[what] += 1
            self.slowest[phase] = max(self.slowest.get(phase, 0), seconds)

    def wait(self, seconds: float, phase: str) -> None:
        with self.lock:
            self.waited[phase] = max(self.waited.get(phase, 0), seconds)


class Phone:
    """One player with one match at a time, until told that it is time to go home: then the last match is played out."""

    def __init__(self, address: str, game: str, diary: Diary, home: threading.Event, hurry: threading.Event) -> None:
        self.address, self.game, self.diary, self.home, self.hurry = address, game, diary, home, hurry
        self.token: str | None = None
        self.etag: str | None = None                         # of the match as it was read last
        self.was_held = False                                # the last request, until there was something new
        self.player, self.port = "", 80
        self.random = random.Random(uuid.uuid4().int)

    def live(self) -> None:
        try:
            guest = self.send("POST", "/v1/guests", {"name": "Ana"})
            self.token, self.player = guest["token"], guest["player"]["id"]
            while not self.home.is_set():
                self.play()
        except Exception as error:
            self.diary.faults.append(f"{self.game}: {type(error).__name__}: {error}")

    def play(self) -> None:
        bots = [{"kind": "bot", "level": self.random.choice(["easy", "medium"])} for _ in range(self.random.randint(1, 3))]
        view = self.send("POST", "/v1/matches", {"game": self.game, "seats": [{"kind": "me"}, *bots], "clock": {"doubt_seconds": 3_600}})
        path, seat = f"/v1/matches/{view['id']}", view["you"]["seat"]
        self.diary.matches.append(view["id"])
        self.etag = None
        moved, phase = time.monotonic(), self.diary.phase
        while view["status"] == "active" and not self.hurry.is_set():
            if not any(awaited["seat"] == seat for awaited in view["awaiting"]) or not view["you"]["actions"]:
                view = self.poll(path, view)
                continue
            self.diary.wait(time.monotonic() - moved, phase)
            command = command_for(pick(view["you"]["actions"], self.random.choice), view, self.random.choice)
            answer = self.send("POST", f"{path}/commands", command)
            if answer is None:                               # a bot was faster with its doubt
                view = self.send("GET", path)
                continue
            moved, phase = time.monotonic(), self.diary.phase
            self.diary.accepted.append(Accepted(view["id"], seat, [event["seq"] for event in answer["events"]],
                                                [event["type"] for event in answer["events"]]))
            view = answer["match"]
            time.sleep(0.1)
        self.diary.ended += view["status"] == "finished"

    def poll(self, path: str, view: Any) -> Any:
        """The match once there is something new; where nobody holds the poll, after a moment."""
        found = self.send("GET", path, held={"If-None-Match": self.etag, "Prefer": f"wait={WAIT}"} if self.etag else {})
        if not self.was_held:
            time.sleep(0.25)
        return view if found is None else found

    def send(self, method: str, path: str, body: Any = None, held: dict[str, str] | None = None) -> Any:
        """The answer to one request, however often it had to be sent; None where the match has moved on without us, or has not moved."""
        headers = {"Accept": "application/json", "Host": "proxy", **({"Authorization": f"Bearer {self.token}"} if self.token else {})}
        data = None
        if body is not None:
            data, headers["Content-Type"], headers["Idempotency-Key"] = json.dumps(body), "application/json", uuid.uuid4().hex
        headers |= held or {}
        until = time.monotonic() + 90
        while time.monotonic() < until:
            began, phase = time.monotonic(), self.diary.phase
            try:
                connection = http.client.HTTPConnection(self.address, self.port, timeout=POLL_WITHIN if held else ANSWER_WITHIN)
                with contextlib.closing(connection):
                    connection.request(method, path, data, headers)
                    answer = connection.getresponse()
                    found, replayed = json.loads(answer.read() or b"null"), answer.getheader("Idempotent-Replayed") == "true"
            except (OSError, http.client.HTTPException):
                self.diary.answer("no answer", 0, self.diary.phase)      # a poll may have been held before the host was cut off
                continue
            self.was_held = answer.getheader("Preference-Applied") is not None
            self.diary.answer(f"{answer.status}{' replayed' if replayed else ' held' if self.was_held else ''}",
                              0 if self.was_held else time.monotonic() - began, phase)
            if method == "GET":
                self.etag = answer.getheader("ETag")
            if answer.status == 304:
                return None
            if answer.status in AWAY or found.get("code") == IN_PROGRESS:
                assert answer.getheader("Content-Type") in ("application/problem+json", "application/json"), answer.getheaders()
                time.sleep(0.5)
                continue
            if found.get("code") in MOVED_ON:
                return None
            assert answer.status in (200, 201), (method, path, body, answer.status, found)
            return found
        raise AssertionError(f"{method} {path} was not answered within 90 s")


@contextlib.contextmanager
def playing(machines: Machines, phones: int) -> Iterator[Diary]:
    """Phones that play meanwhile; in the end each plays its match out, for 45 s at most."""
    diary, home, hurry = Diary(), threading.Event(), threading.Event()
    diary.phones = [Phone(machines.network.addresses["proxy"], GAMES[number % len(GAMES)], diary, home, hurry) for number in range(phones)]
    with machines.network.threads("clients", [phone.live for phone in diary.phones]) as threads:
        try:
            yield diary
            home.set()
            with contextlib.suppress(AssertionError):
                eventually(lambda: not any(thread.is_alive() for thread in threads), "all are at home", 45)
        finally:
            home.set()
            hurry.set()
