"""HTTP handed on: what `fishing.waiting` needs to stand between clients and web processes without reading more than it must.

A request goes to a web process byte for byte, and so does its answer. Where one ends and the next begins is read of the plainest of
requests only; a connection on which anything else comes is from then on a tunnel to one web process, who is to judge it.
"""
import asyncio
import re
from typing import NamedTuple, Protocol, cast

MOST_HEAD = 65_536                                           # bytes
REQUEST_LINE = re.compile(rb"([A-Z]{1,20}) (/[\x21-\x7e]*) HTTP/1\.1\r\n")
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r]")
LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,15})[ \t]*\r\n")
CLOSE = re.compile(rb"\r\nconnection:[^\r\n]*close")
FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\r\n]*?)[ \t]*\r\n")


class Request(NamedTuple):
    """A request in as far as it matters here."""

    head: bytes
    method: bytes
    target: str
    length: int
    is_last: bool                                            # its client wants the connection closed after it

    def fields(self) -> dict[str, str]:
        """Its header by lower-case names, what was said twice with a comma between."""
        found: dict[str, str] = {}
        for name, value in FIELD.findall(self.head.partition(b"\r\n")[2]):
            key, text = name.decode().lower(), value.decode("latin-1")
            found[key] = f"{found[key]},{text}" if key in found else text
        return found


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes


class Sink(Protocol):
    """Who takes an answer as it comes in."""

    def on_data(self, data: bytes) -> None: ...
    def on_end(self, keep: bool) -> None: ...
    def on_lost(self) -> None: ...
    def pause(self, is_full: bool) -> None: ...


def read_request(head: bytes) -> Request | None:
    """None for whatever is not plain."""
    line = REQUEST_LINE.match(head)
    low = head.lower()
    if line is None or line[1] == b"CONNECT" or b"\r\ntransfer-encoding" in low or b"\r\nupgrade" in low:
        return None
    length = LENGTH.search(low)
    if low.count(b"\ncontent-length") != (length is not None):
        return None
    return Request(head, line[1], line[2].decode(), int(length[1]) if length else 0, CLOSE.search(low) is not None)


def tunnelled(head: bytes) -> Request:
    """What is not plain, as a request that never ends."""
    return Request(head, b"", "", 0, True)


def without(head: bytes, *names: str) -> bytes:
    """A head without some of its fields."""
    return re.sub(rf"\r\n(?:{'|'.join(names)}):[^\r\n]*".encode(), b"", head, flags=re.IGNORECASE)


def with_fields(head: bytes, *fields: str) -> bytes:
    return head[:-2] + "".join(f"{field}\r\n" for field in fields).encode() + b"\r\n"


def chunk(data: bytes) -> bytes:
    return f"{len(data):x}\r\n".encode() + data + b"\r\n" if data else b""


class Chunks:
    """Finds the end of a body that comes in chunks."""

    def __init__(self) -> None:
        self._skip, self._line, self._is_last = 0, b"", False

    def ends_in(self, data: bytes) -> bool:
        place = 0
        while place < len(data):
            if self._skip:
                step = min(self._skip, len(data) - place)
                self._skip, place = self._skip - step, place + step
                continue
            end = data.find(b"\n", place)
            if end < 0:
                self._line += data[place:]
                return False
            line, self._line, place = (self._line + data[place:end]).strip(), b"", end + 1
            if self._is_last:
                if not line:                                 # no more trailers
                    return True
                continue
            size = int(line.partition(b";")[0], 16)
            self._is_last, self._skip = size == 0, size + 2 if size else 0
        return False


class Web(asyncio.Protocol):
    """One connection to a web process: hands each answer to its sink as it comes, and says where it ends."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.sink: Sink | None = None
        self.is_tunnel = self.is_closed = self.has_answered = False
        self._method, self._head, self._is_in_head, self._keep = b"", b"", True, True
        self._left: int | None = 0                           # of the body; None: until the chunks or the connection end
        self._chunks: Chunks | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def send(self, request: Request, sink: Sink) -> None:
        self.sink, self._method, self._head, self._is_in_head, self.has_answered = sink, request.method, b"", True, False
        self.transport.write(request.head)

    def data_received(self, data: bytes) -> None:
        sink, self.has_answered = self.sink, True
        if sink is None:                                     # nobody had asked
            self.transport.abort()
        elif self.is_tunnel:
            sink.on_data(data)
        elif self._is_in_head:
            self._on_head(data, sink)
        else:
            self._on_body(b"", data, sink)

    def _on_head(self, data: bytes, sink: Sink) -> None:
        self._head += data
        end = self._head.find(b"\r\n\r\n") + 4
        if end < 4:
            if len(self._head) > MOST_HEAD:
                self.transport.abort()
            return
        status, head, rest = STATUS_LINE.match(self._head), self._head[:end], self._head[end:]
        self._head = b""
        if status is None:
            self.transport.abort()
        elif status[1].startswith(b"1"):                     # 100 Continue: the answer is still to come
            sink.on_data(head)
            if rest:
                self._on_head(rest, sink)
        else:
            low, self._is_in_head = head.lower(), False
            length, is_empty = LENGTH.search(low), self._method == b"HEAD" or status[1] in (b"204", b"304")
            self._left = 0 if is_empty else int(length[1]) if length else None
            self._chunks = Chunks() if self._left is None and b"\r\ntransfer-encoding" in low else None
            self._keep = not CLOSE.search(low)
            self._on_body(head, rest, sink)

    def _on_body(self, head: bytes, data: bytes, sink: Sink) -> None:
        sink.on_data(head + data)
        if self._left is not None:
            self._left -= len(data)
            if self._left < 0:                               # more than it said
                self.transport.abort()
                return
        if self._left == 0 or (self._chunks and self._chunks.ends_in(data)):
            self.sink = None
            sink.on_end(self._keep)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if self.sink is not None:
            sink, self.sink = self.sink, None
            sink.on_lost()

    def pause_writing(self) -> None:
        if self.sink is not None:
            self.sink.pause(True)

    def resume_writing(self) -> None:
        if self.sink is not None:
            self.sink.pause(False)
