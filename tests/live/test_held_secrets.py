"""Two matches that differ in nothing but what is hidden, followed by polls that are held and by streams: no byte of either differs."""
import http.client
import re
import socket
import threading
from urllib.parse import urlsplit

import pytest

from tests.live.player import Player
from tests.live.service import eventually
from tests.live.test_races import new_match
from tests.live.test_waiting import started

# Bia's third card and one of the stock have changed places: nobody but Bia knows, and she asks for neither.
WORLDS = [{"dealer": 1, "hands": [["7C", "KD", "2S"], ["7D", "KC", bia]], "stock": ["7H", "9C", "9D", "KH", other, "5C"]}
          for bia, other in (("3S", "4C"), ("4C", "3S"))]
MOVES = ((0, "7"), (0, "2"), (1, "K"), (1, "K"), (0, "7"))
ONCE = re.compile(rb'[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT[0-9:.]+Z|(?<="seconds_left":)\d+')
UNLIKE = ("date", "x-request-id")


@pytest.fixture(scope="module")
def door(service):
    yield started(service, "waiting-for-secrets")
    service.stop("waiting-for-secrets")


class Stream:
    """A stream of events in a thread of its own, as long as it is read."""

    def __init__(self, base, path, player):
        self.raw = b""
        headers = {"Accept": "text/event-stream", **({"Authorization": f"Bearer {player.token}"} if player else {})}
        self.connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=40)
        self.connection.request("GET", path, headers=headers)
        self.socket = self.connection.sock
        self.answer = self.connection.getresponse()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while line := self.answer.readline():
            self.raw += line if not line.startswith(b":") else b""            # the sign that it lives is the clock's

    def until(self, seq):
        eventually(lambda: re.search(rb"^id: %d\n(.+\n)+\n" % seq, self.raw, re.M), f"event {seq} is sent", 20)
        self.socket.shutdown(socket.SHUT_RDWR)
        return ONCE.sub(b"*", re.sub(rb"\n{3,}", b"\n\n", self.raw))       # the empty line after such a sign, too


def asked(base, path, player, **headers):
    """One request: a thunk that waits for its answer; status, headers and body, but for what is never twice the same."""
    found = []

    def ask():
        connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=40)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers={**sent, **({"Authorization": f"Bearer {player.token}"} if player else {})})
        answer = connection.getresponse()
        heads = sorted((name.lower(), value) for name, value in answer.getheaders() if name.lower() not in UNLIKE)
        found.append(("events" in path, answer.status, heads, ONCE.sub(b"*", answer.read())))
        connection.close()

    thread = threading.Thread(target=ask, daemon=True)
    thread.start()

    def answered():
        thread.join(40)
        return found[0]
    return answered


def followed(service, door, arrangement):
    """What Ana and a spectator are told of a match while it runs, each by held polls and by a stream; and what Bia holds in the end."""
    players = [Player(service.base), Player(service.base, "Bia")]
    match = new_match(players, sandbox={"seed": "secrecy", "arrangement": arrangement})
    path, heard = f"/v1/matches/{match['id']}", []
    streams = [Stream(door, path + "/events", reader) for reader in (players[0], None)]
    for seat, rank in MOVES:
        version, polls = match["version"], []
        for reader in (players[0], None):
            tag = dict(asked(door, path, reader)()[2])["etag"]
            polls += [asked(door, path, reader, If_None_Match=tag, Prefer="wait=25"),
                      asked(door, f"{path}/events?after={version}", reader, Prefer="wait=25"),
                      asked(door, path, reader, If_None_Match=tag)]
        heard += [poll() for poll in polls[2::3]]            # not held: 304, before anything changes
        players[seat].must("POST", path + "/commands", {"type": "ask", "target": 1 - seat, "rank": rank})
        heard += [poll() for poll in polls]
        match = players[0].match(match["id"])
    return heard, [stream.until(match["version"]) for stream in streams], players[1].match(match["id"])["table"]["hands"][1]["cards"]


def test_no_byte_of_a_held_answer_or_of_a_stream_differs(service, door):
    (polls, streams, bias), (others, other_streams, other_bias) = (followed(service, door, arrangement) for arrangement in WORLDS)
    assert {status for _, status, *_ in polls} == {200, 304}
    for one, other in zip([*polls, *streams], [*others, *other_streams], strict=True):
        assert one == other
    assert bias != other_bias, "the two matches were the same one"
    assert b'"3S"' not in streams[0] + streams[1]
    assert streams[0].count(b"event: asked") == len(MOVES)
