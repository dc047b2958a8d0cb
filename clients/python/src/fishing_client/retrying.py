"""Requests that get through a bad network: sent again, unchanged, until there is an answer or patience ends.

It stands below httpx's client, so that the generated operations have it, too. A POST is sent again only where its Idempotency-Key makes
that safe: the service carries it out once, whatever is lost, late or doubled on the way.
"""
import logging
import random
import time
from dataclasses import dataclass

import httpx

from .problems import NoAnswer, refusal, seconds

logger = logging.getLogger("fishing_client")
LOST = (httpx.TransportError, httpx.DecodingError)
OURS = (httpx.UnsupportedProtocol, httpx.LocalProtocolError)                # no second try makes these right
AWAY = {502, 503, 504}


@dataclass(frozen=True)
class Patience:
    """How long we go on: the pause doubles from `first` to `longest` seconds, and a part of it is left to chance, so that
    not all who were cut off come back at once."""

    tries: int = 8
    first: float = 0.2
    longest: float = 5.0
    longest_retry_after: float = 60.0

    def pause(self, tries: int) -> float:
        most = min(self.longest, self.first * 2.0 ** (tries - 1))
        return random.uniform(most / 2, most)


class Retrying(httpx.BaseTransport):
    """Sends each request until it is answered. An answer of 400 and above leaves as an `ApiError`."""

    def __init__(self, inner: httpx.BaseTransport, patience: Patience) -> None:
        self.inner, self.patience, self.retries = inner, patience, 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        _wait_for_the_held(request)
        for tries in range(1, self.patience.tries + 1):
            is_last = tries == self.patience.tries
            try:
                response = self._answer(request)
            except OURS:
                raise
            except LOST as error:
                if is_last or not _may_repeat(request, error):
                    what = f"{request.method} {request.url.path}: {type(error).__name__}"
                    raise NoAnswer(what, tries, request.headers.get("Idempotency-Key")) from error
                self._again(request, type(error).__name__, self.patience.pause(tries))
                continue
            if response.status_code < 400:
                return response
            refused = refusal(response, tries)
            waits = refused.status in AWAY or refused.status == 429 or refused.code == "idempotency_in_progress"
            pause = max(seconds(response) or 0.0, self.patience.pause(tries))
            if is_last or not waits or pause > self.patience.longest_retry_after or not _may_repeat(request):
                raise refused
            self._again(request, f"{refused.status} {refused.code}", pause)
        raise AssertionError("patience allows no try")

    def close(self) -> None:
        self.inner.close()

    def _answer(self, request: httpx.Request) -> httpx.Response:
        """The whole answer: one that breaks off is none, and neither is a page that somebody on the way put in our place."""
        response = self.inner.handle_request(request)
        response.read()
        if response.status_code == 200 and "json" not in response.headers.get("Content-Type", ""):
            raise httpx.RemoteProtocolError("the answer is not JSON")
        return response

    def _again(self, request: httpx.Request, why: str, pause: float) -> None:
        self.retries += 1
        logger.debug("%s %s again in %.2f s: %s", request.method, request.url.path, pause, why)
        time.sleep(pause)


def _may_repeat(request: httpx.Request, error: Exception | None = None) -> bool:
    return request.method != "POST" or "Idempotency-Key" in request.headers or isinstance(error, httpx.ConnectError)


def _wait_for_the_held(request: httpx.Request) -> None:
    """An answer that we asked to be held takes that much longer."""
    name, _, wait = request.headers.get("Prefer", "").partition("=")
    timeout = request.extensions.get("timeout", {})
    if name == "wait" and timeout.get("read") is not None:
        request.extensions = {**request.extensions, "timeout": {**timeout, "read": timeout["read"] + float(wait)}}
