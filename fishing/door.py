"""Who has come in and who waits: the work of `fishing.waiting`.

A request that does not wait is handed on. Of one that does the web processes are asked, too; where they have nothing new, it is held until
the ids that its answer hangs on are named on a channel of Redis (`games.matches.queue`), and they are asked again. So no view is written
twice, and no credential is believed for longer than one wait. Notices are lost, and Redis is away now and then, so the door looks at the
database itself: seldom, or often while nobody tells it anything.
"""
import asyncio
import contextlib
import hashlib
import logging
import re
import signal
import uuid
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

import redis.asyncio
from django.conf import settings
from django.db import close_old_connections
from django.http import HttpRequest

from api.auth import BEARER
from api.problems import http_answer
from games import metrics
from games.matches import glance
from games.matches.queue import CHANGED
from games.players.credentials import digest

from .relay import MOST_HEAD, Answer, Request, Web, chunk, read_request, tunnelled, with_fields, without

logger = logging.getLogger(__name__)
LONGEST = 30                                                 # seconds (contract, section 4)
STREAM_SECONDS = 300                                         # then a stream ends, and its client comes again
STREAM_SIGN = 15                                             # a stream shows that it lives
STREAM_RECHECK = 60                                          # the web processes are asked again: a token may have been revoked
ANSWER_SECONDS = 30                                          # a web process gives up sooner by itself
SILENT_SECONDS = 75                                          # a kept connection without a request
ENDING_SECONDS = 8
ASKING = 32                                                  # questions of ours to the web processes at once
KEPT = 64                                                    # connections to them
MOST_UNREAD, MOST_UNSENT = 262_144, 1_048_576                # bytes; of one client
LOOK_SECONDS, LOOK_ALONE_SECONDS = 5.0, 1.0                  # at the database, with and without Redis

END_OF_HEAD = re.compile(rb"\r?\n\r?\n")
WAIT = re.compile(r'(?:^|,)\s*wait\s*=\s*"?([0-9]{1,9})"?\s*(?:[,;]|$)', re.IGNORECASE)
UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
PATH = re.compile(rf"/v1/(?:me/matches|matches/(?P<match>{UUID})(?P<events>/events)?)(?:\?.*)?")
NO_EVENTS = b'{"events":[],'
ID_OF_EVENT = re.compile(rb"^id: ([0-9]+)$", re.MULTILINE)
NOBODY = "nobody"
T = TypeVar("T")


class Wish(NamedTuple):
    """What somebody would wait for."""

    match: str | None                                        # None: the inbox
    seconds: int
    is_stream: bool
    authorization: str

    @property
    def holder(self) -> str:
        """By whom waiting is counted: a credential, or all who have none."""
        return hashlib.sha256(self.authorization.encode()).hexdigest() if self.authorization else NOBODY


def read_wish(request: Request) -> Wish | None:
    """What a request would wait for; None where it is to be answered at once."""
    if request.method != b"GET" or request.length:
        return None
    low = request.head.lower()
    if b"\nprefer:" not in low and b"event-stream" not in low:
        return None
    path, fields = PATH.fullmatch(request.target), request.fields()
    if path is None:
        return None
    authorization = fields.get("authorization", "")
    if path["events"] and fields.get("accept", "").strip().lower().startswith("text/event-stream"):
        return Wish(path["match"], STREAM_SECONDS, True, authorization)
    wait = WAIT.search(fields.get("prefer", ""))
    if wait is None or int(wait[1]) == 0 or not (path["events"] or "if-none-match" in fields):
        return None
    return Wish(path["match"], min(int(wait[1]), LONGEST), False, authorization)


class Client(asyncio.Protocol):
    """One connection of a client. Its requests are taken one after the other; what it sends ahead waits."""

    __slots__ = ("body_left", "door", "is_busy", "request", "retry", "seen", "task", "transport", "tunnel", "unread", "web")

    def __init__(self, door: "Door") -> None:
        self.door = door
        self.transport: asyncio.Transport
        self.unread, self.body_left = b"", 0
        self.web: Web | None = None
        self.request: Request | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_busy = self.tunnel = self.retry = False
        self.seen = door.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.door.clients.add(self)

    def data_received(self, data: bytes) -> None:
        self.seen = self.door.loop.time()
        if self.body_left and self.web is not None:
            part, data = data[:self.body_left], data[self.body_left:]
            self.body_left -= len(part)
            self.web.transport.write(part)
        elif self.tunnel and self.web is not None:
            self.web.transport.write(data)
            return
        if data:
            self.unread += data
            if not self.is_busy:
                self.next()
            elif len(self.unread) > MOST_UNREAD:
                self.transport.pause_reading()

    def next(self) -> None:
        """Take the next request, if it is there in whole."""
        end = END_OF_HEAD.search(self.unread)
        if end is None and len(self.unread) <= MOST_HEAD:
            return
        request = read_request(self.unread[:end.end()]) if end and len(end[0]) == 4 else None
        if end is None or request is None:
            head, self.unread, self.tunnel = self.unread, b"", True
            self.hand_on(tunnelled(head))
            return
        self.unread = self.unread[end.end():]
        wish = read_wish(request)
        if wish is not None and self.door.has_room(wish.holder):
            self.is_busy, self.request = True, request
            wait = self.door.stream if wish.is_stream else self.door.hold
            self.task = self.door.loop.create_task(wait(self, request, wish))
        else:
            self.hand_on(request)

    def hand_on(self, request: Request) -> None:
        """To a web process. What changes something goes on a connection of its own: a kept one may be closing at its other end."""
        self.is_busy, self.request = True, request
        is_safe = request.method in (b"GET", b"HEAD")
        self.retry = is_safe and not request.length
        web = self.door.kept_web() if is_safe else None
        if web is not None:
            self._send(web)
        else:
            self.task = self.door.loop.create_task(self._connect())

    async def _connect(self) -> None:
        try:
            web = await self.door.new_web()
        except OSError:
            self.on_lost()
            return
        self.task = None
        if self.transport.is_closing():
            web.transport.close()
        else:
            self._send(web)

    def _send(self, web: Web) -> None:
        assert self.request is not None
        self.web, web.is_tunnel = web, self.tunnel
        web.send(self.request, self)
        self.body_left = self.request.length
        data, self.unread = self.unread, b""
        if data:                                             # of its body, or of a tunnel, while we connected
            self.data_received(data)

    def on_data(self, data: bytes) -> None:
        self.transport.write(data)

    def on_end(self, keep: bool) -> None:
        """The answer is whole."""
        web, self.web = self.web, None
        if web is not None:
            self.door.keep(web, keep and not self.body_left)
        self.done(keep and not self.body_left and not (self.request and self.request.is_last))

    def done(self, keep: bool) -> None:
        """Ready for the next request, or for none."""
        self.is_busy, self.request, self.task = False, None, None
        if not keep or self.door.is_ending:
            self.transport.close()
        else:
            self.transport.resume_reading()
            if self.unread:
                self.next()

    def on_lost(self) -> None:
        """The web process is gone. A reading that it had not begun to answer is tried once more, on another connection."""
        web, self.web = self.web, None
        if self.tunnel or (web is not None and web.has_answered):
            self.transport.close()
        elif web is not None and self.retry:
            self.retry = False
            self.task = self.door.loop.create_task(self._connect())
        else:
            self.write(unavailable(self.request))
            self.transport.close()

    def write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.door.clients.discard(self)
        if self.task is not None:
            self.task.cancel()
        if self.web is not None:
            self.web.sink = None
            self.web.transport.abort()

    def pause(self, is_full: bool) -> None:
        (self.transport.pause_reading if is_full else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        if self.web is not None:
            self.web.transport.pause_reading()
        else:                                                # it streams and does not read
            self.transport.abort()

    def resume_writing(self) -> None:
        if self.web is not None:
            self.web.transport.resume_reading()


class Question:
    """A sink that wants the answer whole."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.parts: list[bytes] = []
        self.answer: asyncio.Future[Answer | None] = loop.create_future()
        self.keep = False

    def on_data(self, data: bytes) -> None:
        self.parts.append(data)

    def on_end(self, keep: bool) -> None:
        head, _, body = b"".join(self.parts).partition(b"\r\n\r\n")
        self.keep = keep
        if not self.answer.done():
            self.answer.set_result(Answer(int(head[9:12]), head + b"\r\n\r\n", body))

    def pause(self, is_full: bool) -> None:
        """A question is small."""

    def on_lost(self) -> None:
        if not self.answer.done():
            self.answer.set_result(None)


class Door:
    """All who have come in, and all who wait, by the id that wakes them."""

    def __init__(self, host: str, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.host, self.port, self.loop = host, port, loop
        self.clients: set[Client] = set()
        self.waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.held: Counter[str] = Counter()                  # by holder
        self.is_ending = self.is_told = False
        self.look_now = asyncio.Event()
        self._kept: list[Web] = []
        self._asking = asyncio.Semaphore(ASKING)
        self._database = ThreadPoolExecutor(1)

    # --- the web processes

    async def new_web(self) -> Web:
        _, web = await self.loop.create_connection(Web, self.host, self.port)
        return web

    def kept_web(self) -> Web | None:
        while self._kept:
            web = self._kept.pop()
            if not web.is_closed and not web.transport.is_closing():
                return web
        return None

    def keep(self, web: Web, fine: bool) -> None:
        if fine and len(self._kept) < KEPT:
            web.transport.resume_reading()
            self._kept.append(web)
        else:
            web.transport.close()

    async def ask(self, head: bytes) -> Answer | None:
        """The answer to a GET of ours; None where there is none to be had."""
        request = Request(without(head, "prefer", "connection", "keep-alive"), b"GET", "", 0, False)
        async with self._asking:
            for web in (self.kept_web(), None):              # a kept connection may be closing at its other end
                question = Question(self.loop)
                try:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        web = web or await self.new_web()
                        web.send(request, question)
                        answer = await question.answer
                except OSError:
                    return None
                except BaseException:                        # its client has gone, or time is over
                    if web is not None:
                        web.sink = None
                        web.transport.abort()
                    raise
                if answer is not None:
                    self.keep(web, question.keep)
                    return answer
        return None

    # --- those who wait

    def has_room(self, holder: str) -> bool:
        most = settings.HELD_POLLS // 4 if holder == NOBODY else settings.HELD_POLLS_EACH
        return not self.is_ending and self.held.total() < settings.HELD_POLLS and self.held[holder] < most

    @contextlib.asynccontextmanager
    async def place(self, wish: Wish) -> AsyncIterator[asyncio.Event]:
        """Somewhere to wait; the event is set when something may have changed."""
        holder, id_, changed = wish.holder, wish.match, asyncio.Event()
        self.held[holder] += 1
        counted = metrics.HELD.labels("stream" if wish.is_stream else "poll")
        counted.inc()
        try:
            id_ = id_ or await self._player(wish) or NOBODY
            self.waiting[id_].add(changed)
            yield changed
        finally:
            counted.dec()
            self.held[holder] -= 1
            if not self.held[holder]:
                del self.held[holder]
            if id_ in self.waiting:
                self.waiting[id_].discard(changed)
                if not self.waiting[id_]:
                    del self.waiting[id_]

    async def _player(self, wish: Wish) -> str | None:
        sent = BEARER.fullmatch(wish.authorization)
        found = await self.look_up(partial(glance.player_of, digest(sent[1]))) if sent else None
        return str(found) if found else None

    async def look_up(self, read: Callable[[], T]) -> T | None:
        """Something out of the database; None while it is out of reach."""
        def run() -> T | None:
            try:
                close_old_connections()
                return read()
            except Exception as error:                       # whatever a database may raise
                logger.warning("those who wait cannot be looked up: %s", type(error).__name__)
                return None

        return await self.loop.run_in_executor(self._database, run)

    def wake(self, ids: Iterable[str]) -> None:
        for id_ in ids:
            for changed in self.waiting.get(id_, ()):
                changed.set()

    async def hold(self, client: Client, request: Request, wish: Wish) -> None:
        """A long poll: the first answer that says something, or the last one in time."""
        until = self.loop.time() + wish.seconds
        async with self.place(wish) as changed:
            answer = await self._asked(request.head)
            while answer is not None and says_nothing(answer) and not self.is_ending and self.loop.time() < until:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await changed.wait()
                changed.clear()
                answer = await self._asked(request.head)
        client.task = None
        if answer is None:
            client.write(unavailable(request))
            client.transport.close()
            return
        fields = ["Connection: close"] if request.is_last else []
        if answer.status in (200, 304):
            fields.append(f"Preference-Applied: wait={wish.seconds}")
        client.write(with_fields(answer.head, *fields) + answer.body)
        client.done(not request.is_last)

    async def _asked(self, head: bytes) -> Answer | None:
        with contextlib.suppress(TimeoutError):
            return await self.ask(head)
        return None

    async def stream(self, client: Client, request: Request, wish: Wish) -> None:
        """Server-Sent Events: what the web processes answer, one batch after the other, until the match is over."""
        until, asked_at, head = self.loop.time() + STREAM_SECONDS, self.loop.time(), request.head
        async with self.place(wish) as changed:
            answer = await self._asked(head)
            if answer is None or answer.status != 200 or b"text/event-stream" not in answer.head:
                client.task = None
                client.write(unavailable(request) if answer is None else with_fields(answer.head, "Connection: close") + answer.body)
                client.transport.close()
                return
            client.transport.set_write_buffer_limits(MOST_UNSENT)
            client.write(with_fields(without(answer.head, "content-length"), "Transfer-Encoding: chunked", "X-Accel-Buffering: no",
                                     "Connection: close") + chunk(answer.body))
            while answer is not None and answer.status == 200 and not self.is_ending and self.loop.time() < until:
                seen = ID_OF_EVENT.findall(answer.body)
                if seen:                                     # there may be more, or the match may be over
                    head = with_fields(without(head, "last-event-id"), f"Last-Event-ID: {seen[-1].decode()}")
                else:
                    while not changed.is_set() and self.loop.time() - asked_at < STREAM_RECHECK:
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(STREAM_SIGN):
                                await changed.wait()
                        if not changed.is_set():
                            client.write(chunk(b": still here\n\n"))
                changed.clear()
                asked_at, answer = self.loop.time(), await self._asked(head)
                if answer is not None and answer.status == 200 and ID_OF_EVENT.search(answer.body):
                    client.write(chunk(answer.body))
        client.task = None
        client.write(b"0\r\n\r\n")
        client.transport.close()

    # --- what wakes them

    async def listen(self) -> None:
        """To the notices of those who write (`games.matches.queue`)."""
        while settings.REDIS_URL:
            try:
                async with redis.asyncio.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1) as server, server.pubsub() as notices:
                    await notices.subscribe(CHANGED)
                    await self._listen_to(notices)
            except (redis.RedisError, OSError) as error:
                if self.is_told:
                    logger.warning("no notices (%s): those who wait are looked up every %s s", type(error).__name__, LOOK_ALONE_SECONDS)
            self.is_told = False
            self.look_now.set()
            await asyncio.sleep(1)

    async def _listen_to(self, notices: Any) -> None:
        silences = 0
        while silences < 2:
            message = await notices.get_message(timeout=LOOK_SECONDS)
            if message is None:
                silences += 1
                await notices.ping()                         # its answer is a message, too
                continue
            silences = 0
            if message["type"] == "subscribe":
                self.is_told = True
                self.look_now.set()                          # what was told before was told to nobody
            elif message["type"] == "message":
                self.wake(message["data"].decode().split())

    async def look(self) -> None:
        """At the database, for what was not told. An id that is new here is woken once: it may have changed since it was asked about."""
        known: dict[str, object] = {}
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS if self.is_told else LOOK_ALONE_SECONDS):
                    await self.look_now.wait()
            self.look_now.clear()
            ids = [id_ for id_ in self.waiting if id_ != NOBODY]
            stamps = await self.look_up(partial(glance.stamps, [uuid.UUID(id_) for id_ in ids])) if ids else {}
            if stamps is not None:
                found = {id_: stamps.get(uuid.UUID(id_)) for id_ in ids}
                self.wake(id_ for id_, stamp in found.items() if id_ not in known or known[id_] != stamp)
                known = found

    async def close_the_silent(self) -> None:
        while True:
            await asyncio.sleep(SILENT_SECONDS / 5)
            until = self.loop.time() - SILENT_SECONDS
            for client in [client for client in self.clients if not client.is_busy and client.seen < until]:
                client.transport.close()

    async def end(self) -> None:
        """Answer all who wait, as if their time were over; take nothing new."""
        self.is_ending = True
        self.wake(list(self.waiting))
        for client in [client for client in self.clients if not client.is_busy]:
            client.transport.close()
        until = self.loop.time() + ENDING_SECONDS
        while self.clients and self.loop.time() < until:
            await asyncio.sleep(0.05)


def says_nothing(answer: Answer) -> bool:
    """Whether it has nothing that its reader has not."""
    return answer.status == 304 or (answer.status == 200 and answer.body.startswith(NO_EVENTS))


def unavailable(request: Request | None) -> bytes:
    """503, as a problem document in the client's language: no web process answers."""
    asked = HttpRequest()
    fields = request.fields() if request else {}
    asked.META = {"HTTP_ACCEPT_LANGUAGE": fields.get("accept-language", ""), "HTTP_X_REQUEST_ID": fields.get("x-request-id", "")}
    answer = http_answer(asked, "temporarily_unavailable")
    head = "".join(f"{name}: {value}\r\n" for name, value in answer.headers.items())
    body = b"" if request and request.method == b"HEAD" else answer.content
    return f"HTTP/1.1 503 Service Unavailable\r\n{head}Content-Length: {len(answer.content)}\r\nConnection: close\r\n\r\n".encode() + body


async def serve(host: str, port: int, web_host: str, web_port: int) -> None:
    """Until SIGTERM or SIGINT."""
    loop = asyncio.get_running_loop()
    door, told_to_end = Door(web_host, web_port, loop), asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, told_to_end.set)
    server = await loop.create_server(lambda: Client(door), host, port, backlog=2_048, reuse_address=True)
    helpers = [loop.create_task(help_()) for help_ in (door.listen, door.look, door.close_the_silent)]
    await told_to_end.wait()
    server.close()
    await door.end()
    for helper in helpers:
        helper.cancel()
