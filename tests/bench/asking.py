"""A client that costs little: requests as bytes, on connections that are kept."""
import json
import re
import socket
import threading
from collections.abc import Callable, Iterable
from typing import Any

from tests.live.player import Player

LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
ETAG = re.compile(rb'etag: *("[^"]*")', re.IGNORECASE)


def request(path: str, token: str | None = None, body: Any = None, **fields: str) -> bytes:
    """A GET, or a POST where there is a body."""
    raw = b"" if body is None else json.dumps(body).encode()
    lines = {"Host": "127.0.0.1", "Accept": "application/json", **({"Authorization": f"Bearer {token}"} if token else {}),
             **({} if body is None else {"Content-Type": "application/json", "Content-Length": str(len(raw))}),
             **{name.replace("_", "-"): value for name, value in fields.items()}}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\n{head}\r\n".encode() + raw


def connect(port: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def receive(connection: socket.socket) -> bytes:
    data = b""
    while b"\r\n\r\n" not in data:
        more = connection.recv(262_144)
        assert more, "it hung up"
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    length = LENGTH.search(head)
    while length and len(body) < int(length[1]):
        body += connection.recv(262_144)
    return head + b"\r\n\r\n" + body


def ask(port: int, *asked: bytes) -> bytes:
    """The last of the answers, one after the other on one connection."""
    with connect(port) as connection:
        for one in asked:
            connection.sendall(one)
            answer = receive(connection)
    return answer


def etag(port: int, asked: bytes) -> str:
    answer = ask(port, asked)
    found = ETAG.search(answer)
    assert found, answer
    return found[1].decode()


def at_once(works: Iterable[Callable[[], object]]) -> None:
    """Each in a thread of its own; over when the last of them is."""
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def match_of(players: list[Player], **wish: Any) -> str:
    """A match that has begun, of Histórias unless wished otherwise."""
    wish = {"game": "historias_de_pescador", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(players) - 1)], **wish}
    match = players[0].must("POST", "/v1/matches", wish)["id"]
    for player in players[1:]:
        player.must("POST", f"/v1/matches/{match}/seats", {})
    return str(match)
