"""HTTP handed on: where requests and answers end, whatever the pieces they come in, and what is none of our business."""
import asyncio
from random import Random

import pytest

from fishing.door import read_wish
from fishing.relay import Chunks, Web, chunk, read_request, with_fields, without

MATCH = "/v1/matches/0192b0a0-0000-7000-8000-000000000000"


def head(target="/v1/games", *fields, method="GET"):
    return "".join(f"{line}\r\n" for line in (f"{method} {target} HTTP/1.1", "Host: x", *fields, "")).encode()


def wish(target, *fields, **asked):
    return read_wish(read_request(head(target, *fields, **asked)))


@pytest.mark.parametrize("odd", [
    head("/", "Transfer-Encoding: chunked"), head("/", "Upgrade: websocket"), head("/", "Content-Length: 1", "Content-Length: 1"),
    head("/", "Content-Length: +1"), head("/", "Content-Length: 1, 1"), head("/", "Content-Length : 1"), head("x:443", method="CONNECT"),
    head("http://x/"), head("/a b"), head("/\x00"), head("/").replace(b"1.1", b"1.0"), b"\r\n\r\n", b"\x16\x03\x01\r\n\r\n"])
def test_what_is_not_plain_is_not_read(odd):
    assert read_request(odd) is None


def test_what_is_plain_is_read():
    read = read_request(head("/v1/guests", "content-LENGTH: 012", "Connection: Close", method="POST"))
    assert (read.method, read.target, read.length, read.is_last) == (b"POST", "/v1/guests", 12, True)


@pytest.mark.parametrize(("said", "seconds"), [
    ("wait=25", 25), ("wait=999999999", 30), ("wait=1", 1), ("respond-async, wait=7", 7), ("WAIT = 7", 7), ('wait="7"', 7),
    ("wait=7; x=1", 7),
    ("wait=0", None), ("wait", None), ("wait=-1", None), ("wait=1.5", None), ("wait=x", None), ("await=5", None), ("", None),
    ("wait=9999999999", None), ("wait=٣", None)])
def test_how_long_somebody_would_wait(said, seconds):
    request = read_request(f"GET {MATCH} HTTP/1.1\r\nIf-None-Match: \"1\"\r\nPrefer: {said}\r\n\r\n".encode())
    found = read_wish(request)
    assert (found and found.seconds) == seconds


def test_what_can_be_waited_for():
    wait, known = "prefer: wait=5", 'if-none-match: "1"'
    assert wish(MATCH, wait, known).match == MATCH.rsplit("/", 1)[1]
    assert wish("/v1/me/matches?awaiting=me", wait, known).match is None
    assert wish(f"{MATCH}/events?after=3", wait)
    assert wish(f"{MATCH}/events", "Accept: text/event-stream").is_stream
    elsewhere = [wish(target, wait, known) for target in ("/v1/games", "/v1/matches", MATCH.upper(), f"{MATCH}/replay", f"{MATCH}/seats")]
    without = [wish(MATCH, wait), wish("/v1/me/matches", wait), wish(MATCH, known), wish(f"{MATCH}/events", "x: 1")]
    other = [wish(MATCH, wait, known, method="HEAD"), wish(MATCH, wait, known, "content-length: 2"),
             wish(MATCH, "Accept: text/event-stream")]
    assert {*elsewhere, *without, *other} == {None}


def test_a_head_is_changed_where_it_is_meant_to_be():
    changed = with_fields(without(head("/", "Prefer: wait=5", "X-Prefer: 1", "PREFER: x"), "prefer"), "A: 1", "B: 2")
    assert changed == head("/", "X-Prefer: 1", "A: 1", "B: 2")


class Heard:
    """A sink that keeps what it hears."""

    def __init__(self):
        self.data, self.ends, self.lost = b"", [], 0

    def on_data(self, data):
        self.data += data

    def on_end(self, keep):
        self.ends.append((len(self.data), keep))

    def on_lost(self):
        self.lost += 1

    def pause(self, is_full):
        pass


class Wire(asyncio.Transport):
    aborted = False

    def write(self, data):
        pass

    def abort(self):
        self.aborted = True


CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk(b"a" * 300) \
    + b"5;x=\"y\"\r\n0\r\n\r\n\r\n" + b"0\r\nX: 1\r\n\r\n"
ANSWERS = {
    "with a length": (b"GET", b"HTTP/1.1 200 OK\r\ncontent-length: 11\r\n\r\nhello\r\n\r\nxy", True),
    "without a body": (b"GET", b"HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n", True),
    "of HEAD": (b"HEAD", b"HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n", True),
    "after another": (b"POST", b"HTTP/1.1 100 Continue\r\n\r\n"
                      b"HTTP/1.1 201 Created\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}", False),
    "in chunks": (b"GET", CHUNKED, True),
}


@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("seed", range(8))
def test_an_answer_ends_where_it_ends_in_whatever_pieces_it_comes(kind, seed):
    method, whole, keep = ANSWERS[kind]
    random, web, heard = Random(seed), Web(), Heard()
    web.connection_made(Wire())
    for number in (1, 2):                                    # on one connection
        web.send(read_request(head("/", method=method.decode())), heard)
        place = 0
        while place < len(whole):
            assert len(heard.ends) == number - 1
            size = 1 if seed == 0 else len(whole) if seed == 1 else random.randint(1, 40)
            web.data_received(whole[place:place + size])
            place += size
        assert heard.ends == [(len(whole) * time, keep) for time in range(1, number + 1)]
    assert heard.data == whole * 2
    assert not web.transport.aborted


@pytest.mark.parametrize("wrong", [b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nab", b"nonsense\r\n\r\n",
                                   b"HTTP/1.1 200 OK\r\nx: " + b"y" * 70_000])
def test_an_answer_that_is_none_ends_the_connection(wrong):
    web = Web()
    web.connection_made(Wire())
    web.send(read_request(head()), Heard())
    web.data_received(wrong)
    assert web.transport.aborted


def test_an_answer_without_a_length_ends_with_its_connection():
    web, heard = Web(), Heard()
    web.connection_made(Wire())
    web.send(read_request(head()), heard)
    web.data_received(b"HTTP/1.1 200 OK\r\n\r\nabc")
    assert not heard.ends
    web.connection_lost(None)
    assert heard.lost == 1


def test_chunks_know_their_end_and_no_earlier():
    body = CHUNKED.partition(b"\r\n\r\n")[2]
    for cut in range(len(body)):
        chunks = Chunks()
        assert not chunks.ends_in(body[:cut])
        assert chunks.ends_in(body[cut:])
