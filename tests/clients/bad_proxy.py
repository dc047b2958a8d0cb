"""A network that loses, delays, doubles and garbles, between a client and the service; what happens is drawn from a seed.

A request gets one fate. The worst are those after the service has carried it out: its sender cannot know that, and asks again.
"""
import asyncio
import contextlib
import random
import re
import threading
from collections import Counter
from collections.abc import Iterable
from typing import Self

LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.I)
CONNECTION = re.compile(rb"\r\n(connection|keep-alive):[^\r]*", re.I)
BREAKS = b"\0"                                             # JSON has no such byte
FATES = {
    "passed": 60,
    "lost before": 6,                                        # the service never hears of it
    "lost after": 8,                                         # carried out, and nobody is told
    "cut short": 4,                                          # carried out, and the answer breaks off
    "delayed": 6,
    "late": 2,                                               # carried out when its sender has long given up and sent it again
    "doubled": 6,                                            # one after the other; the second answer comes back
    "doubled at once": 4,                                    # the answer that comes first comes back, which may be "still at work"
    "502 after": 3,                                          # carried out, and the proxy says something of its own
    "503 before": 2,
    "429 before": 1,
}


class BadProxy:
    """Listens on a port of its own in a thread of its own. `fates`: what the first requests get, instead of chance."""

    def __init__(self, port: int, seed: int, late: float, fates: Iterable[str] = (), chance: bool = True) -> None:
        self.to, self.late, self.fates, self.chance = port, late, list(fates), chance
        self.random, self.seen, self.requests = random.Random(seed), Counter[str](), []
        self.kept = set[asyncio.Task[bytes]]()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> Self:
        self.thread.start()
        self.server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self.serve, "127.0.0.1", 0), self.loop).result()
        self.base = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    def fate(self) -> str:
        drawn = "passed"
        if self.fates:
            drawn = self.fates.pop(0)
        elif self.chance:
            drawn = self.random.choices(list(FATES), list(FATES.values()))[0]
        self.seen[drawn] += 1
        return drawn

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = LENGTH.search(head)
                body = await reader.readexactly(int(length[1]) if length else 0)
                request = CONNECTION.sub(b"", head)[:-2] + b"Connection: close\r\n\r\n" + body
                self.requests.append(request)
                answer = await self.answer(request)
                writer.write(answer.removesuffix(BREAKS))
                await writer.drain()
                if answer.endswith(BREAKS):
                    break
        writer.transport.abort()

    async def answer(self, request: bytes) -> bytes:
        """What its sender gets to see; where it ends with BREAKS, the connection does."""
        match fate := self.fate():
            case "lost before":
                return BREAKS
            case "503 before":
                return said(503, "Service Unavailable")
            case "429 before":
                return said(429, "Too Many Requests", "Retry-After: 1\r\n")
            case "delayed":
                await asyncio.sleep(self.random.uniform(0.05, 0.5))
            case "late":
                task = asyncio.create_task(self.hand_on(request, self.late))
                await asyncio.sleep(self.late)
                await task
                return BREAKS
            case "doubled":
                await self.hand_on(request)
            case "doubled at once":
                pair = {asyncio.create_task(self.hand_on(request)) for _ in range(2)}
                self.kept |= pair                            # the loop alone would forget the slower one
                done, _ = await asyncio.wait(pair, return_when=asyncio.FIRST_COMPLETED)
                return done.pop().result()
        answer = await self.hand_on(request)
        match fate:
            case "lost after":
                return BREAKS
            case "502 after":
                return said(502, "Bad Gateway")
            case "cut short":
                return answer[:len(answer) * 2 // 3] + BREAKS
        return answer

    async def hand_on(self, request: bytes, pause: float = 0) -> bytes:
        await asyncio.sleep(pause)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.to)
        try:
            writer.write(request)
            return CONNECTION.sub(b"", await reader.read(-1), count=1)
        finally:
            writer.close()


def said(status: int, reason: str, fields: str = "") -> bytes:
    """An answer as proxies give it: no problem document."""
    body = f"<html><h1>{status} {reason}</h1></html>"
    return f"HTTP/1.1 {status} {reason}\r\nContent-Type: text/html\r\n{fields}Content-Length: {len(body)}\r\n\r\n{body}".encode()
