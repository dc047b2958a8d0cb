"""Kombu's transport for Redis, which a worker survives that loses its broker with a hint in its hands.

Celery closes a lost connection twice, and the second time nobody knows any more where the broker was: to give a message back then is
an error that ends the worker (tests/live/test_broker.py). It need not be given back: the sweep finds what it was about.
"""
from typing import Any

from kombu.transport import TRANSPORT_ALIASES, redis


class QoS(redis.QoS):
    def restore_unacked_once(self, stderr: Any = None) -> None:
        if self.channel.connection is not None and self.channel.connection.client is not None:
            super().restore_unacked_once(stderr)


class Channel(redis.Channel):
    QoS = QoS


class Transport(redis.Transport):
    Channel = Channel


def use() -> None:
    """For every URL that begins with redis:// or rediss://."""
    for scheme in ("redis", "rediss"):
        TRANSPORT_ALIASES[scheme] = f"{__name__}:{Transport.__name__}"
