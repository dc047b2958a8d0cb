"""How web and worker end when they are told to: what runs is finished, readiness turns first, and nothing is lost."""
import contextlib
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest
import redis

from tests.live.player import Player
from tests.live.service import HERE, Service, eventually
from tests.ports import free_port

pytestmark = [pytest.mark.live, pytest.mark.xdist_group("live")]
MATCH = {"game": "go_fish", "options": {"dealer": 1}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}


@pytest.fixture(scope="module")
def service(tmp_path_factory) -> Iterator[Service]:
    """Web, worker and broker, without a beat: nobody but the queue says that a bot is to move."""
    admin, url, name = os.environ.get("DATABASE_URL"), None, f"fishing_stopping_{secrets.token_hex(4)}"
    if admin and admin.startswith("postgres"):
        url = urlunsplit(urlsplit(admin)._replace(path=f"/{name}"))
        with psycopg.connect(admin, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
    running = Service(tmp_path_factory.mktemp("stopping"), url, None, web_processes=1)
    running.commands["web"] += " --notice 8"
    running.environment |= {"OFFER_BOT_AGAIN_SECONDS": "600", "LOCK_SECONDS": "18"}
    try:
        running.manage("migrate", "--verbosity", "0")
        running.start("broker")
        for part in ("web", "worker"):
            running.start(part)
        eventually(running.is_ready, "the service is ready")
        yield running
    finally:
        running.down()
        if url:
            with psycopg.connect(admin, autocommit=True) as connection:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextlib.contextmanager
def held(service: Service, match_id: str) -> Iterator[None]:
    """The match is locked by somebody else: on SQLite nobody can write at all."""
    url = service.environment.get("DATABASE_URL")
    if url:
        with psycopg.connect(url) as connection:
            connection.execute("SELECT FROM matches_match WHERE id = %s FOR UPDATE", [match_id])
            yield
        return
    connection = sqlite3.connect(service.folder / "fishing.sqlite3", isolation_level=None, timeout=10)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


def tell_to_end(service: Service, part: str) -> None:
    """As an init system does it: the main process is told, and no other."""
    os.kill(service.running[part].pid, signal.SIGTERM)


def my_turn(ana: Player, match_id: str):
    """The match once it is Ana's turn."""
    return eventually(lambda: (match := ana.match(match_id))["you"]["actions"] and match, "it is her turn")


def ask(match) -> dict[str, object]:
    [action] = match["you"]["actions"]
    return {"type": "ask", "target": 1, "rank": action["ranks"][0]}


def status_of(url: str) -> int | None:
    """The status, where there is one: 200, or 503 of a process that is stopping."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code if b'"process":"stopping"' in error.read() else None
    except OSError:
        return None


def test_a_move_that_waits_is_answered_though_the_server_was_told_to_end_and_readiness_turns_first(service):
    ana = Player(service.base)
    match = ana.must("POST", "/v1/matches", MATCH)
    path, answers, turned = f"/v1/matches/{match['id']}/commands", [], []
    move = threading.Thread(target=lambda: answers.append(ana.call("POST", path, ask(match))))
    with held(service, match["id"]):
        move.start()
        time.sleep(0.5)                                      # it waits for the lock
        tell_to_end(service, "web")
        told = time.monotonic()
        eventually(lambda: status_of(f"{service.base}/readyz") == 503, "it is not ready any more", 8)
        turned.append(time.monotonic() - told)
        assert ana.call("GET", f"/v1/matches/{match['id']}")[0] == 200        # and still serves
        eventually(lambda: status_of(f"{service.base}/readyz") is None, "it listens no more", 15)
        turned.append(time.monotonic() - told)
        assert service.running["web"].poll() is None
        assert not answers
    move.join(10)
    [(status, answer)] = answers
    assert status == 201, answer
    assert service.running["web"].wait(10) == 0
    service.start("web")
    eventually(service.is_ready, "it is back")
    assert ana.events(match["id"])[answer["version"] - 1]["seq"] == answer["version"]
    print(f"503 after {turned[0]:.2f} s, deaf after {turned[1]:.2f} s")


def test_a_stalled_socket_keeps_the_server_from_ending_for_as_long_as_a_request_may_take_and_no_longer(service):
    port = free_port()
    short = "import sys; from fishing import web; web.LONGEST_REQUEST = 2; sys.argv[1:] = ['--port', sys.argv[1]]; web.main()"
    with (service.folder / "short.log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", short, str(port)], cwd=HERE, env=service.environment, stdout=log, stderr=log)
    try:
        eventually(lambda: status_of(f"http://127.0.0.1:{port}/healthz") == 200, "it serves")
        with socket.create_connection(("127.0.0.1", port)) as stalled:
            stalled.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            time.sleep(0.5)
            process.terminate()
            told = time.monotonic()
            assert process.wait(15) == 0
            assert 1.5 < time.monotonic() - told < 10
    finally:
        process.kill()


def test_a_bot_that_is_playing_moves_though_the_worker_was_told_to_end(service):
    ana = Player(service.base)
    match = my_turn(ana, ana.must("POST", "/v1/matches", {**MATCH, "options": {"dealer": 0}})["id"])
    service.stop("worker")
    version = match["version"]
    while match["you"]["actions"]:                           # until the bot is to move
        match = ana.must("POST", f"/v1/matches/{match['id']}/commands", ask(match))["match"]
        version = match["version"]
    with held(service, match["id"]):
        service.start("worker")
        queue = redis.Redis.from_url(service.environment["REDIS_URL"])
        eventually(lambda: not queue.llen("celery"), "it has taken the turn")
        time.sleep(2)                                        # and waits for the match
        tell_to_end(service, "worker")
        time.sleep(1)
        assert service.running["worker"].poll() is None
    assert service.running["worker"].wait(20) == 0
    assert ana.match(match["id"])["version"] > version
    service.start("worker")
