"""Polls that are held, by the process that stands in front of eight web processes; and that it changes nothing for all others."""
import contextlib
import http.client
import json
import os
import signal
import socket
import sys
import threading
import time
from urllib.parse import urlsplit

import pytest

from tests.faults.servers import children
from tests.live.player import Player
from tests.live.service import eventually, is_open
from tests.live.test_races import new_match
from tests.ports import free_port

SOON = 5                                                     # seconds; for what takes milliseconds


class Held:
    """A request under way, in a thread of its own."""

    def __init__(self, base, path, token=None, **headers):
        self.seconds = self.status = self.body = None
        self.headers = {}
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        self._ask = (urlsplit(base).netloc, path, sent)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.began = time.monotonic()
        self.thread.start()

    def _run(self):
        address, path, sent = self._ask
        self.connection = http.client.HTTPConnection(address, timeout=40)
        self.connection.request("GET", path, headers=sent)
        try:
            answer = self.connection.getresponse()
            raw = answer.read()
        except OSError:                                      # the test has hung up
            return
        self.seconds, self.status = time.monotonic() - self.began, answer.status
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        self.body = json.loads(raw) if raw else None
        self.connection.close()

    @property
    def applied(self):
        return self.headers.get("preference-applied")

    def done(self):
        self.thread.join(40)
        assert self.status is not None, "no answer"
        return self


def command(port, web_port):
    return f"{sys.executable} -m fishing.waiting --port {port} --web 127.0.0.1:{web_port}"


def started(service, name, **settings):
    port = free_port()
    service.commands[name] = command(port, service.port)
    service.start(name, **settings)
    eventually(lambda: is_open(port), "it listens")
    return f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def told(service):
    """The address of a process that holds polls."""
    yield started(service, "waiting")
    service.stop("waiting")


@pytest.fixture(scope="module", params=["told", "alone"])
def base(service, request):
    """Of one that Redis tells of changes, and of one that has to look for itself."""
    if request.param == "told":
        yield request.getfixturevalue("told")
        return
    yield started(service, "waiting-alone", REDIS_URL="")
    service.stop("waiting-alone")


@pytest.fixture
def players(service):
    return [Player(service.base), Player(service.base, "Bia")]


@pytest.fixture
def match(players):
    """The id of a match; its mover first among the players."""
    match = new_match(players)
    if match["table"]["turn"]:
        players.reverse()
    return match["id"]


def etag(base, path, player):
    return Held(base, path, player.token).done().headers["etag"]


def move(player, match):
    action = player.match(match)["you"]["actions"][0]
    return player.must("POST", f"/v1/matches/{match}/commands", {"type": "ask", "target": action["targets"][0], "rank": action["ranks"][0]})


def test_who_waits_for_a_match_its_events_or_the_inbox_is_woken_by_a_move(base, players, match):
    mover, other = players
    path, inbox, seen = f"/v1/matches/{match}", "/v1/me/matches", other.match(match)["version"]
    held = [Held(base, path, other.token, If_None_Match=etag(base, path, other), Prefer="wait=25"),
            Held(base, f"{path}/events?after={seen}", other.token, Prefer="wait=25"),
            Held(base, inbox, other.token, If_None_Match=etag(base, inbox, other), Prefer="wait=25"),
            Held(base, path, If_None_Match=Held(base, path).done().headers["etag"], Prefer="wait=25")]
    time.sleep(1.5)
    assert [poll.status for poll in held] == [None] * 4
    version, moved = move(mover, match)["version"], time.monotonic()
    for poll in held:
        assert (poll.done().status, poll.applied) == (200, "wait=25")
        assert poll.began + poll.seconds - moved < SOON
    assert [held[0].body["version"], held[1].body["version"], held[3].body["version"]] == [version] * 3
    assert [event["seq"] for event in held[1].body["events"]] == [*range(seen + 1, version + 1)]
    assert held[2].body["items"][0]["version"] == version
    assert held[0].body["you"]
    assert held[3].body["you"] is None


def test_when_the_time_is_over_nothing_has_changed(told, players, match):
    path = f"/v1/matches/{match}"
    for wait, url, headers, status in (("wait=1", path, {"If_None_Match": etag(told, path, players[1])}, 304),
                                       ("wait=1", f"{path}/events?after=999", {}, 200)):
        poll = Held(told, url, players[1].token, Prefer=wait, **headers).done()
        assert (poll.status, poll.applied) == (status, wait)
        assert 0.9 < poll.seconds < 1 + SOON
        assert poll.body is None or poll.body["events"] == []


@pytest.mark.parametrize("ask", ["changed", "no etag", "wait=0", "nonsense", "lobby"])
def test_who_has_nothing_to_wait_for_is_answered_at_once(told, players, match, ask):
    path, headers = f"/v1/matches/{match}", {"If_None_Match": '"1"', "Prefer": "wait=20"}
    if ask == "no etag":
        del headers["If_None_Match"]
    elif ask == "lobby":
        path = "/v1/matches"
    elif ask != "changed":
        headers |= {"Prefer": ask, "If_None_Match": etag(told, path, players[0])}
    poll = Held(told, path, players[0].token, **headers).done()
    assert poll.seconds < SOON
    assert poll.status == (304 if ask in ("wait=0", "nonsense") else 200)
    assert poll.applied == ("wait=20" if ask == "changed" else None)


def test_the_web_processes_answer_at_once_and_do_not_say_that_they_waited(service, players, match):
    path = f"/v1/matches/{match}"
    poll = Held(service.base, path, players[0].token, If_None_Match=etag(service.base, path, players[0]), Prefer="wait=20").done()
    assert (poll.status, poll.applied, poll.seconds < SOON) == (304, None, True)


def test_nobody_takes_all_the_places_and_who_leaves_frees_one(told, players, match):
    path, player = f"/v1/matches/{match}", players[0]
    headers = {"If_None_Match": etag(told, path, player), "Prefer": "wait=20"}
    held = [Held(told, path, player.token, **headers) for _ in range(3)]
    time.sleep(0.5)
    fourth = Held(told, path, player.token, **headers).done()
    assert (fourth.status, fourth.applied, fourth.seconds < SOON) == (304, None, True)
    held[0].connection.sock.shutdown(socket.SHUT_RDWR)
    time.sleep(0.3)
    again = Held(told, path, player.token, **headers)
    time.sleep(1)
    assert again.status is None, "it is held"
    move(player, match)
    assert {poll.done().applied for poll in (*held[1:], again)} == {"wait=20"}


def test_a_token_that_is_revoked_meanwhile_opens_nothing(told, players, match):
    path, player = f"/v1/matches/{match}", players[1]
    poll = Held(told, path, player.token, If_None_Match=etag(told, path, player), Prefer="wait=2")
    time.sleep(0.5)
    player.must("DELETE", "/v1/tokens/current")
    assert (poll.done().status, poll.applied) == (401, None)


def test_bad_credentials_and_hidden_matches_are_refused_at_once(told, players):
    seats = [{"kind": "me"}, {"kind": "open"}]
    private = players[0].must("POST", "/v1/matches", {"game": "go_fish", "seats": seats, "visibility": "private"})
    for path, token, status in ((f"/v1/matches/{private['id']}", players[1].token, 404), ("/v1/me/matches", "fpt_x", 401),
                                ("/v1/me/matches", None, 401)):
        poll = Held(told, path, token, If_None_Match='"1"', Prefer="wait=20").done()
        assert (poll.status, poll.applied, poll.seconds < SOON) == (status, None, True)


def test_while_no_web_process_is_there_it_says_so(service):
    port = free_port()
    service.commands["lonely"] = command(port, free_port())
    service.start("lonely")
    eventually(lambda: is_open(port), "it listens")
    for headers in ({}, {"Prefer": "wait=5", "If-None-Match": '"1"'}):
        poll = Held(f"http://127.0.0.1:{port}", "/v1/me/matches", "fpt_x", Accept_Language="pt", **headers).done()
        assert (poll.status, poll.body["code"]) == (503, "temporarily_unavailable")
        assert poll.headers["content-type"] == "application/problem+json"
        assert poll.headers["retry-after"]
        assert poll.headers["content-language"] == "pt-BR"
    service.stop("lonely")


def test_as_a_part_of_web_it_is_started_again_and_ends_with_it(service):
    port = free_port()
    service.commands["both"] = f"{sys.executable} -m fishing.web --port {free_port()} --waiting {port}"
    service.start("both")
    eventually(lambda: is_open(port), "it listens")
    main = service.running["both"].pid
    waiting = children(main, lambda said: "fishing.waiting" in said)
    assert len(waiting) == 1
    os.kill(waiting[0], signal.SIGKILL)
    eventually(lambda: children(main, lambda said: "fishing.waiting" in said) not in ([], waiting), "it is started again")
    eventually(lambda: is_open(port), "it listens again")
    os.kill(main, signal.SIGTERM)
    service.running.pop("both").wait(20)
    assert not is_open(port)


@pytest.mark.parametrize("host", ["127.0.0.2", "0.0.0.0", "::1", "::"])
def test_as_a_part_of_web_it_finds_it_at_whatever_address_that_listens(service, host):
    port = free_port()
    service.commands["elsewhere"] = f"{sys.executable} -m fishing.web --host {host} --port {free_port()} --waiting {port}"
    service.start("elsewhere")
    try:
        at = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        eventually(lambda: answered(at, port) == 200, "the web processes answer through it")
    finally:
        service.stop("elsewhere")


def answered(host, port):
    with contextlib.suppress(OSError), contextlib.closing(http.client.HTTPConnection(host, port, timeout=5)) as connection:
        connection.request("GET", "/healthz", headers={"Host": "127.0.0.1"})
        return connection.getresponse().status
    return None


def test_when_it_is_told_to_end_it_answers_who_waits(service, players, match):
    base, path = started(service, "ending"), f"/v1/matches/{match}"
    poll = Held(base, path, players[0].token, If_None_Match=etag(base, path, players[0]), Prefer="wait=25")
    time.sleep(0.5)
    service.stop("ending")
    assert (poll.done().status, poll.seconds < SOON) == (304, True)


class Stream:
    """Server-Sent Events, read as they come; to be closed."""

    def __init__(self, base, match, token, after=0, **headers):
        host, port = urlsplit(base).netloc.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=20)
        sent = {"Host": "127.0.0.1", "Accept": "text/event-stream", "Authorization": f"Bearer {token}",
                **{name.replace("_", "-"): value for name, value in headers.items()}}
        lines = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        self.socket.sendall(f"GET /v1/matches/{match}/events?after={after} HTTP/1.1\r\n{lines}\r\n".encode())
        self.answer = http.client.HTTPResponse(self.socket)
        self.answer.begin()

    def close(self):
        self.answer.close()
        self.socket.close()

    def next(self):
        """One event; None at the end."""
        fields = {}
        while line := self.answer.readline().decode():
            if line != "\n":
                name, _, value = line.rstrip("\n").partition(": ")
                fields[name] = value
            elif "id" in fields:
                return fields
            else:
                fields = {}
        return None


@pytest.fixture
def opened():
    with contextlib.ExitStack() as stack:
        yield lambda *said, **headers: stack.enter_context(contextlib.closing(Stream(*said, **headers)))


def test_a_stream_has_the_events_of_the_log_in_their_order_and_ends_with_the_match(base, opened, players, match):
    mover, other = players
    stream = opened(base, match, other.token)
    assert stream.answer.getheader("Content-Type").startswith("text/event-stream")
    before = other.events(match)
    heard = [stream.next() for _ in before]
    move(mover, match)
    mover.must("POST", f"/v1/matches/{match}/resign")
    while (event := stream.next()) is not None:
        heard.append(event)
    for event, logged in zip(heard, other.events(match), strict=True):
        assert json.loads(event["data"]).items() <= logged.items(), "now that the match is over, the log hides nothing"
        assert event["event"] == logged["type"]
    assert [int(event["id"]) for event in heard] == [*range(1, len(heard) + 1)]
    assert heard[-1]["event"] == "match_finished"
    again = opened(base, match, other.token, Last_Event_ID=heard[-3]["id"])
    assert [event["id"] for event in iter(again.next, None)] == [event["id"] for event in heard[-2:]]
    assert opened(base, match, other.token, Last_Event_ID=heard[-1]["id"]).answer.status == 204
    assert opened(base, match, "fpt_x").answer.status == 401
    assert opened(base, match, other.token, Last_Event_ID="x").answer.status == 400


BODY = b'{"name": "Raw"}'
POST = b"POST /v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
GET = b"GET /v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LAST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
RAW = {
    "a body": [POST + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY + LAST],
    "a body after its head": [POST + b"Content-Length: %d\r\n\r\n" % len(BODY), BODY[:4], BODY[4:] + LAST],
    "a head in pieces": [GET[:9], GET[9:30], GET[30:], LAST],
    "requests ahead": [GET * 3 + LAST],
    "a body in chunks": [POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n", b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)],
    "100-continue": [POST + b"Expect: 100-continue\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(BODY), BODY],
    "HEAD": [GET.replace(b"GET", b"HEAD") + LAST],
    "OPTIONS": [GET.replace(b"GET", b"OPTIONS") + LAST],
    "HTTP/1.0": [b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n"],
    "no host": [b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n"],
    "another host": [LAST.replace(b"127.0.0.1", b"evil.example")],
    "bare line feeds": [LAST.replace(b"\r\n", b"\n")],
    "too long a head": [b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 600_000 + b"\r\n\r\n"],
    "two lengths": [POST + b"Content-Length: 3\r\nContent-Length: 15\r\n\r\n" + BODY],
    "nonsense": [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
    "no method": [b"/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    "too large a body": [POST + b"Connection: close\r\nContent-Length: 70000\r\n\r\n" + b" " * 70_000],
}


def told_raw(base, pieces):
    """The status lines that come of some bytes, until the connection ends."""
    host, port = urlsplit(base).netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        answer = b""
        try:
            for piece in pieces:
                connection.sendall(piece)
                time.sleep(0.1)
            while data := connection.recv(65_536):
                answer += data
        except ConnectionError:
            pass
    return [line.split(b"\r\n")[0] for line in answer.split(b"HTTP/1.")[1:]], b'"token":"fpt_' in answer


@pytest.mark.parametrize("kind", RAW)
def test_it_changes_nothing_for_all_other_requests(service, told, kind):
    assert told_raw(told, RAW[kind]) == told_raw(service.base, RAW[kind])
