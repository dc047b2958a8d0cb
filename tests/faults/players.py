"""Phones that play through faults: every POST bears a key and is sent again with the same key until it is answered.

`Crowd` plays many matches of all games at once on a few threads and keeps what it was answered: the audit compares the logs.
"""
import http.client
import json
import random
import threading
import time
import traceback
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

HANGS_AFTER = 30                                             # seconds; no answer may take longer
GIVES_UP_AFTER = 90                                          # seconds without an answer to one request: an anomaly
DULL = 0.25                                                  # how often a hasty player looks away
FOLLOWS = 0.2                                                # how often somebody asks for what is new in the log
AGAIN = 0.05                                                 # how often a phone repeats what was answered
CALM, SLOW_CLOCK = {"turn_seconds": 86_400, "doubt_seconds": 60}, {"turn_seconds": 3, "doubt_seconds": 1}
HASTY, FORFEIT = {**SLOW_CLOCK, "timeouts_allowed": 3}, {**SLOW_CLOCK, "turn_seconds": 4, "on_timeout": "forfeit"}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of match: its game, how many phones and bots sit there, and its clock."""

    game: str
    phones: int
    bots: int = 0
    clock: dict[str, Any] = field(default_factory=lambda: CALM)
    options: dict[str, Any] = field(default_factory=dict)
    level: str = "easy"


SHORT = {"target_points": 4}                                 # Pescado Novo in a round or two
KINDS = (
    Kind("go_fish", 2), Kind("pescado_novo", 1, 1, options=SHORT), Kind("historias_de_pescador", 3, clock=HASTY),
    Kind("go_fish", 0, 3), Kind("pescado_novo", 2, clock=FORFEIT, options=SHORT), Kind("historias_de_pescador", 1, 2),
    Kind("go_fish", 2, 1, clock=HASTY), Kind("pescado_novo", 0, 2, options=SHORT, level="medium"),
    Kind("historias_de_pescador", 2, 1), Kind("go_fish", 1, 1), Kind("pescado_novo", 3, clock=HASTY, options=SHORT),
    Kind("historias_de_pescador", 0, 3, clock=HASTY),
)


class Tally:
    """What was counted, by any thread; an anomaly is what should never be, in words."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.anomalies: list[str] = []
        self.database_away = False                           # may an answer be 503?
        self.slowest = 0.0
        self._lock = threading.Lock()

    def add(self, what: str) -> None:
        with self._lock:
            self.counts[what] += 1

    def strange(self, what: str) -> None:
        with self._lock:
            self.anomalies.append(what)

    def took(self, seconds: float) -> None:
        with self._lock:
            self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command that was answered 201: the numbers of its events."""

    match: str
    seat: int
    command: dict[str, Any]
    seqs: tuple[int, ...]


class Unanswered(Exception):
    """One request, again and again, and never an answer."""


class Phone:
    """One player. Every answer is looked at: of what a service may say, this is."""

    def __init__(self, base: str, tally: Tally, name: str = "Ana") -> None:
        self.address, self.tally, self.token = urlsplit(base).netloc, tally, ""
        made = self.post("/v1/guests", {"name": name})[1]
        self.token, self.id = made["token"], made["player"]["id"]

    def once(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, http.client.HTTPMessage, Any] | None:
        """One request on one connection; None where the connection was refused or torn."""
        sent = {"Accept": "application/json", **({"Authorization": f"Bearer {self.token}"} if self.token else {}), **headers}
        data = None if body is None else json.dumps(body)
        if data is not None:
            sent["Content-Type"] = "application/json"
        began = time.monotonic()
        connection = http.client.HTTPConnection(self.address, timeout=HANGS_AFTER)
        try:
            connection.request(method, path, data, {name.replace("_", "-"): value for name, value in sent.items()})
            answer = connection.getresponse()
            raw = answer.read()
        except TimeoutError:
            self.tally.strange(f"{method} {path} hung for {time.monotonic() - began:.0f} s")
            return None
        except (OSError, http.client.HTTPException):
            self.tally.add("cut")
            return None
        finally:
            connection.close()
        self.tally.took(time.monotonic() - began)
        return answer.status, answer.headers, self._fit_to_be_seen(method, path, answer, raw)

    def _fit_to_be_seen(self, method: str, path: str, answer: http.client.HTTPResponse, raw: bytes) -> Any:
        kind, status = answer.headers.get("Content-Type", ""), answer.status
        try:
            body = json.loads(raw) if raw else None
        except ValueError:
            self.tally.strange(f"{method} {path}: {status} {kind} is not JSON: {raw[:80]!r}")
            return {}
        if status >= 400 and "application/problem+json" not in kind:
            self.tally.strange(f"{method} {path}: {status} is a {kind}: {raw[:80]!r}")
        if status == 503:
            self.tally.add("503")
            if not answer.headers.get("Retry-After"):
                self.tally.strange(f"{method} {path}: 503 without Retry-After")
            if not self.tally.database_away:
                self.tally.strange(f"{method} {path}: 503 while the database was there")
        elif status >= 500:
            self.tally.strange(f"{method} {path}: {status} {raw[:200]!r}")
        return body

    def sure(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, http.client.HTTPMessage]:
        """The answer, asked for until there is one that is not about the service."""
        until, wait = time.monotonic() + GIVES_UP_AFTER, 0.1
        while time.monotonic() < until:
            found = self.once(method, path, body, **headers)
            if found is not None:
                status, said, answer = found
                if status < 500 and status != 429 and not (status == 409 and answer["code"] == "idempotency_in_progress"):
                    return status, answer, said
            if method != "GET":
                self.tally.add("retries")
            time.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, 1.0)
        self.tally.strange(f"{method} {path}: no answer within {GIVES_UP_AFTER} s")
        raise Unanswered

    def post(self, path: str, body: Any) -> tuple[int, Any, bool]:
        """Carried out once, whatever it takes; whether the answer was told again."""
        key = uuid.uuid4().hex
        status, answer, said = self.sure("POST", path, body, Idempotency_Key=key)
        replayed = said.get("Idempotent-Replayed") == "true"
        if replayed:
            self.tally.add("replays")
        if status < 300 and self.token and random.random() < AGAIN:      # an answer lost in the pocket: again, and the same
            again, same, headers = self.sure("POST", path, body, Idempotency_Key=key)
            if again != status or headers.get("Idempotent-Replayed") != "true" or _outcome(same) != _outcome(answer):
                self.tally.strange(f"POST {path}: {status} {_outcome(answer)}, told again {again} {_outcome(same)}")
            self.tally.add("replays")
        return status, answer, replayed

    def match(self, match_id: str) -> Any:
        return self.sure("GET", f"/v1/matches/{match_id}")[1]

    def events(self, match_id: str) -> list[Any]:
        """The whole log as this player may see it."""
        found: list[Any] = []
        while True:
            page = self.sure("GET", f"/v1/matches/{match_id}/events?after={len(found)}")[1]
            found += page["events"]
            if not page["more"]:
                return found


def _outcome(answer: Any) -> Any:
    return (answer["version"], [event["seq"] for event in answer["events"]]) if "events" in answer else answer.get("id")


class Table:
    """One match and those who play it."""

    def __init__(self, kind: Kind, phones: list[Phone], tally: Tally) -> None:
        """The first phone opens it, the others join; bots only: the first phone watches."""
        self.kind, self.tally, self.over, self.version = kind, tally, False, 0
        self.watcher, self.phones = phones[0], phones[:kind.phones]
        self.accepted: list[Accepted] = []
        self.resigned = 0
        self.etags: dict[str, str] = {}
        self.followed = 0                                    # seqs that the watcher has seen, page by page, while they are written
        seats = [{"kind": "me"}] * bool(self.phones) + [{"kind": "open"}] * (len(self.phones) - 1) \
            + [{"kind": "bot", "level": kind.level}] * kind.bots
        wish = {"game": kind.game, "seats": seats, "clock": kind.clock, "options": kind.options}
        status, made, _ = self.watcher.post("/v1/matches", wish)
        assert status == 201, made
        self.id = made["id"]
        self.path = f"/v1/matches/{self.id}"
        for phone in self.phones[1:]:
            status, answer, _ = phone.post(f"{self.path}/seats", {})
            if status != 201:
                tally.strange(f"{self.path}: a seat was refused: {status} {answer}")

    def go_on(self) -> None:
        """Every phone looks at the match and does what it can."""
        if random.random() < FOLLOWS:
            self._follow()
        for phone in self.phones or [self.watcher]:
            etag = self.etags.get(phone.id)
            status, view, said = phone.sure("GET", self.path, **({"If_None_Match": etag} if etag else {}))
            if status == 304:
                continue
            self.etags[phone.id] = said["ETag"]
            self._look(view)
            if self.over:
                return
            if view["you"] and view["you"]["actions"]:
                if self.kind.clock is not CALM and random.random() < DULL:
                    continue                                 # 304 from now on: the clock will play
                self._play(phone, view)

    def _follow(self) -> None:
        seen = [event["seq"] for event in self.watcher.sure("GET", f"{self.path}/events?after={self.followed}&limit=20")[1]["events"]]
        if seen != list(range(self.followed + 1, self.followed + len(seen) + 1)):
            self.tally.strange(f"{self.path}: after {self.followed} came {seen}")
        self.followed += len(seen)

    def _look(self, view: Any) -> None:
        if view["version"] < self.version:
            self.tally.strange(f"{self.path}: went back from version {self.version} to {view['version']}")
        self.version = view["version"]
        self.over = view["status"] not in ("open", "active")
        for awaited in view["awaiting"]:
            if awaited["seconds_left"] < 0:
                self.tally.strange(f"{self.path}: {awaited}")

    def _play(self, phone: Phone, view: Any) -> None:
        command = choose(view)
        self.etags.pop(phone.id, None)                       # whatever comes of it, look again
        body = {**command, **({"expected_version": view["version"]} if random.random() < 0.5 else {})}
        status, answer, _ = phone.post(f"{self.path}/commands", body)
        if status == 201:
            self.tally.add("commands")
            self.accepted.append(Accepted(self.id, view["you"]["seat"], command, tuple(event["seq"] for event in answer["events"])))
            self.over = answer["match"]["status"] not in ("open", "active")
        else:
            self.tally.add("refusals")
            # Nothing that is offered is against the rules; but what was sent again for seconds may come to a table that has moved on.
            too_late = status == 422 and "expected_version" not in body and phone.match(self.id)["version"] != view["version"]
            if status != 409 and not too_late:
                self.tally.strange(f"{self.path}: {command} was answered {status} {answer}")

    def resign(self) -> None:
        """All who play it give up."""
        for phone in self.phones:
            status, answer, _ = phone.post(f"{self.path}/resign", {})
            self.resigned += status == 200
            if status not in (200, 409):
                self.tally.strange(f"{self.path}: resigning was answered {status} {answer}")


def choose(view: Any) -> dict[str, Any]:
    """Any command among those that are offered."""
    action = random.choice(view["you"]["actions"])
    match action["type"]:
        case "ask":
            return {"type": "ask", "target": random.choice(action["targets"]), "rank": random.choice(action["ranks"])}
        case "play":
            play = random.choice(action["plays"])
            return {"type": "play", "card": play["card"], "capture": random.choice(play["captures"]) if play["captures"] else []}
        case "announce":
            creature = random.choice(action["creatures"])
            hand = next(hand["cards"] for hand in view["table"]["hands"] if hand["seat"] == view["you"]["seat"])
            most = max(creature["min_cards"], min(3, action["max_cards"]))
            return {"type": "announce", "creature": creature["creature"],
                    "cards": random.sample(hand, random.randint(creature["min_cards"], most))}
        case "discard":
            return {"type": "discard", "card": random.choice(action["cards"])}
    return action


class Crowd:
    """Tables and the threads that go round them. A table that is over makes room for a new one while `opening`."""

    def __init__(self, base: str, tally: Tally, *, tables: int, threads: int = 4, kinds: tuple[Kind, ...] = KINDS) -> None:
        self.tally, self.kinds, self.tables, self.opening, self.going = tally, kinds, [], True, True
        self._room, self._lock = tables, threading.Lock()
        self._made: Iterator[int] = iter(range(1_000_000))
        self._phones = [[Phone(base, tally, name) for name in ("Ana", "Bia", "Caio")] for _ in range(threads)]
        self._threads = [threading.Thread(target=self._run, args=(number,), daemon=True) for number in range(threads)]
        for thread in self._threads:
            thread.start()

    def _run(self, number: int) -> None:
        mine: list[Table] = []
        while self.going:
            try:
                mine = [table for table in mine if not table.over]
                if self.opening and len(mine) < -(-(self._room - number) // len(self._threads)):
                    mine.append(self._open(number))
                for table in mine:
                    if self.going:
                        table.go_on()
                time.sleep(0.02 if mine else 0.1)
            except Unanswered:
                continue
            except Exception:
                self.tally.strange(traceback.format_exc())
                return

    def _open(self, number: int) -> Table:
        with self._lock:
            kind = self.kinds[next(self._made) % len(self.kinds)]
        table = Table(kind, self._phones[number], self.tally)
        with self._lock:
            self.tables.append(table)
        return table

    def stop(self) -> None:
        self.going = False
        for thread in self._threads:
            thread.join(timeout=GIVES_UP_AFTER + HANGS_AFTER)
            if thread.is_alive():
                self.tally.strange("a player never came to an end")

    def for_each(self, what: Callable[[Table], None]) -> None:
        for table in self.tables:
            what(table)
