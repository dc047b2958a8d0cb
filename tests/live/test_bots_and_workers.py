"""Bots by a real queue: quick, once, and never lost, whatever happens to a worker or to the broker."""
import contextlib
import signal
import sqlite3
import time

import psycopg
import pytest

from tests.live.player import Player
from tests.live.service import eventually

SECONDS_FOR_A_BOT = 1.0


def against_a_bot(player, **wish):
    """A match whose person moves first: seat 0, the bot at seat 1."""
    return player.must("POST", "/v1/matches", {
        "game": "pescado_novo", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"dealer": 1}, **wish})


def play_any(player, match_id):
    choice = player.match(match_id)["you"]["actions"][0]["plays"][0]
    return player.must("POST", f"/v1/matches/{match_id}/commands",
                       {"type": "play", "card": choice["card"], "capture": choice["captures"][0] if choice["captures"] else []})


def plays(player, match_id):
    return [event["seat"] for event in player.events(match_id) if event["type"] == "card_played"]


def test_a_bot_answers_within_a_second(service):
    player = Player(service.base)
    match = against_a_bot(player)
    took = []
    for _ in range(3):
        play_any(player, match["id"])
        began = time.monotonic()
        eventually(lambda: player.match(match["id"])["table"]["turn"] == 0, "the bot has moved")
        took.append(time.monotonic() - began)
    assert sorted(took)[1] < SECONDS_FOR_A_BOT, took


@contextlib.contextmanager
def match_held(service, match_id):
    """Nobody can write to the match: a bot's turn stands still in the middle."""
    url = service.environment.get("DATABASE_URL")
    if url:
        with psycopg.connect(url) as connection:
            connection.execute("SELECT 1 FROM matches_match WHERE id = %s FOR UPDATE", [match_id])
            yield
            connection.rollback()
    else:
        connection = sqlite3.connect(service.folder / "fishing.sqlite3", isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
        connection.close()


@pytest.fixture
def worker_restarted(service):
    """Whatever a test did to the worker, the next one has one."""
    yield
    for name in ("worker", "beat"):
        if name not in service.running:
            service.start(name)


def test_a_worker_killed_in_a_bots_turn_costs_nothing_but_time(service, worker_restarted):
    player = Player(service.base)
    matches = [against_a_bot(player)["id"] for _ in range(4)]
    service.stop("worker", signal.SIGKILL)
    for match_id in matches[:2]:
        play_any(player, match_id)                           # these hints nobody takes while the worker is away
    service.start("worker")
    for match_id in matches[2:]:
        play_any(player, match_id)
    with match_held(service, matches[2]):
        time.sleep(3)                                        # the worker is up and its children wait for the lock
        service.stop("worker", signal.SIGKILL)
    service.start("worker")
    for match_id in matches:
        eventually(lambda match_id=match_id: player.match(match_id)["table"]["turn"] == 0, "the bot has moved after all")
        assert plays(player, match_id) == [0, 1]
    time.sleep(3)                                            # several sweeps: nobody moves twice
    assert [plays(player, match_id) for match_id in matches] == [[0, 1]] * 4


def test_a_hint_delivered_five_times_moves_a_bot_once(service):
    player = Player(service.base)
    match = against_a_bot(player)
    done = play_any(player, match["id"])
    service.manage("shell", "-c", "\n".join((
        "from games.matches.queue import hint_bot_turn", "import uuid",
        f"for _ in range(5): hint_bot_turn(uuid.UUID('{match['id']}'), {done['version']})")))
    eventually(lambda: player.match(match["id"])["table"]["turn"] == 0, "the bot has moved")
    time.sleep(1)
    assert plays(player, match["id"]) == [0, 1]


def test_without_a_broker_moves_are_taken_and_bots_answer_when_it_is_back(service):
    if not service.own_broker:
        pytest.skip("the broker is not ours to stop; the embedded run of this suite does it")
    player = Player(service.base)
    match = against_a_bot(player)
    service.stop("broker", signal.SIGKILL)
    try:
        began = time.monotonic()
        assert play_any(player, match["id"])["version"] > match["version"]
        assert time.monotonic() - began < 5
        assert player.match(match["id"])["table"]["turn"] == 1
    finally:
        service.start("broker")
    eventually(lambda: player.match(match["id"])["table"]["turn"] == 0, "the bot has moved")
    assert plays(player, match["id"]) == [0, 1]


def test_a_deadline_passes_without_anybody_asking(service):
    player, other = Player(service.base), Player(service.base, "Bia")
    made = player.must("POST", "/v1/matches", {"game": "pescado_novo", "seats": [{"kind": "me"}, {"kind": "open"}],
                                               "clock": {"turn_seconds": 1, "on_timeout": "forfeit"}})
    other.must("POST", f"/v1/matches/{made['id']}/seats", {})
    time.sleep(4)
    log = service.manage("shell", "-c", f"from games.matches.models import Match; print(Match.objects.get(pk='{made['id']}').status)")
    assert log.splitlines()[-1] == "finished"
    assert player.match(made["id"])["result"]["reason"] == "timeout"
