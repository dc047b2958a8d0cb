"""How much one caller may ask in how much time: budgets of their own for polls, moves, creating and becoming a guest.

The windows are counted in Redis, so that all processes count together and atomically; while it is away each process counts for itself.
A poll that is answered 304 costs a tenth of one. Headers: draft-ietf-httpapi-ratelimit-headers-10, and `Retry-After` (RFC 9110).
"""
import ipaddress
import logging
import math
import time
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest
from limits import RateLimitItem, parse
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from games.rulebook.text import Text

logger = logging.getLogger(__name__)
WHOLE, TENTH = 10, 1                                         # what a request costs, in tenths of one
UNPAID = "fishing.unpaid"                                    # in META: the 304s that the caller had of `api.unchanged` since
PAUSE_SECONDS = 10                                           # without Redis, after it has failed

MEANING: Mapping[str, Text] = MappingProxyType({
    "polls": Text("Reading: matches, events, lists. A 304 costs a tenth.", "Leituras: partidas, eventos, listas. Um 304 custa um décimo."),
    "moves": Text("Commands, and whatever else is written to a match.", "Comandos, e o mais que se escreve em uma partida."),
    "creation": Text("Opening matches.", "Abrir partidas."),
    "backends": Text("What a client team's backend writes: players and their tokens.",
                     "O que o servidor de uma equipe escreve: jogadores e seus tokens."),
    "oauth": Text("OAuth: tokens, revocation, introspection and the player's answer, by address or player.",
                  "OAuth: tokens, revogação, introspecção e a resposta do jogador, por endereço ou jogador."),
    "sign_ins": Text("Typing sign-in codes, by address.", "Digitar códigos de entrada, por endereço."),
    "guests": Text("Becoming a guest, by address.", "Tornar-se convidado, por endereço."),
})


class Left(NamedTuple):
    """What is left of a budget: requests, and the seconds until there are more."""

    budget: str
    quota: int
    window: int
    remaining: int
    reset: int

    def headers(self) -> dict[str, str]:
        return {"RateLimit-Policy": f'"{self.budget}";q={self.quota};w={self.window}',
                "RateLimit": f'"{self.budget}";r={self.remaining};t={self.reset}'}


class Limiter:
    """Counts in Redis, or in this process while there is none."""

    def __init__(self, url: str) -> None:
        self._own = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._shared = SlidingWindowCounterRateLimiter(_redis(url)) if url else None
        self._paused_until = 0.0

    def spend(self, budget: str, caller: str, cost: int) -> tuple[bool, Left]:
        """Take `cost` tenths of a request from a caller's budget: whether they were there, and what is left."""
        if self._shared and time.monotonic() >= self._paused_until:
            try:
                return self._spend(self._shared, budget, caller, cost)
            except StorageError as error:
                self._paused_until = time.monotonic() + PAUSE_SECONDS
                logger.warning("limits are counted by each process alone for %s s: %s", PAUSE_SECONDS, error)
        return self._spend(self._own, budget, caller, cost)

    def _spend(self, limiter: SlidingWindowCounterRateLimiter, budget: str, caller: str, cost: int) -> tuple[bool, Left]:
        item = item_of(budget)
        granted = limiter.hit(item, budget, caller, cost=cost) if cost else limiter.test(item, budget, caller, cost=TENTH)
        stats = limiter.get_window_stats(item, budget, caller)
        quota, window = item.amount // WHOLE, item.get_expiry()
        return granted, Left(budget, quota, window, stats.remaining // WHOLE, max(1, math.ceil(stats.reset_time - time.time())))


def budgets() -> dict[str, RateLimitItem]:
    """Every budget, in tenths of requests."""
    return {name: item_of(name) for name in MEANING}


@cache
def limiter() -> Limiter:
    """The one of this process."""
    return Limiter(settings.REDIS_URL)


def item_of(budget: str) -> RateLimitItem:
    """The window of a budget, as the settings have it (`600/minute`)."""
    whole = parse(settings.LIMITS[budget])
    return type(whole)(whole.amount * WHOLE, whole.multiples)


def address_of(request: HttpRequest) -> str:
    """Where a request comes from: the peer, or what the last of our own TRUSTED_PROXIES says. What a client writes there is not read.

    Of an IPv6 address the first 64 bits: a household has all of the rest.
    """
    chain: list[str] = [request.META.get("REMOTE_ADDR", "")]
    if settings.TRUSTED_PROXIES:
        said = [part.strip() for part in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if part.strip()]
        chain = [*said, *chain][-settings.TRUSTED_PROXIES - 1:]
    try:
        address = ipaddress.ip_address(chain[0])
    except ValueError:
        return chain[0]
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


def _redis(url: str) -> RedisStorage:
    return RedisStorage(url, key_prefix="limits", wrap_exceptions=True, socket_connect_timeout=0.5, socket_timeout=0.5)
