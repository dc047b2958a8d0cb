"""Answers compressed by the proxy of the deploy guide, for real: ETags survive it, and what is held or streamed does not wait for it."""
import contextlib
import gzip
import http.client
import json
import os
import shutil
import subprocess
from urllib.parse import urlsplit

import pytest

from tests.live.hostile import REQUESTS
from tests.live.player import Player
from tests.live.service import HERE, eventually, is_open
from tests.live.test_hostile import told
from tests.live.test_races import new_match
from tests.live.test_waiting import SOON, Held, Stream, move, started
from tests.ports import free_port

NGINX = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
MAIN = """
{user} worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ worker_connections 256; }}
http {{ client_body_temp_path {folder}; proxy_temp_path {folder}; access_log off; include {folder}/fishing.conf; }}
"""
# What nginx lets through, or (HTTP/0.9) answers as it is asked, without a status.
HANDED_ON = ("a frame: no colon", "a frame: HTTP/0.9", "a frame: five hundred fields", "a frame: an address in latin-1")
pytestmark = pytest.mark.skipif(not NGINX, reason="there is no nginx (Debian: nginx-light)")


@pytest.fixture(scope="module")
def proxy(service, tmp_path_factory):
    """The address of an nginx with deploy/nginx.conf in front of the service."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    waiting = urlsplit(started(service, "waiting-behind")).netloc
    ours = (HERE / "deploy" / "nginx.conf").read_text()
    for was, instead in {"web1:8000": urlsplit(service.base).netloc, "web1:8001": waiting, "listen 80 ": f"listen 127.0.0.1:{port} ",
                         "/var/log/nginx/": f"{folder}/", "/etc/nginx/fishing.d/": f"{folder}/fishing.d/"}.items():
        assert was in ours
        ours = ours.replace(was, instead)
    ours = "".join(line for line in ours.splitlines(keepends=True) if "web2:" not in line)
    (folder / "fishing.conf").write_text(ours)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user="user root;" if os.geteuid() == 0 else ""))
    server = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        eventually(lambda: is_open(port), "nginx listens")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()
        service.stop("waiting-behind")


@pytest.fixture
def players(service):
    return [Player(service.base), Player(service.base, "Bia")]


@pytest.fixture
def match(players):
    match = new_match(players)
    if match["table"]["turn"]:
        players.reverse()
    return match["id"]


def asked(base, method, path, token=None, body=None, **headers):
    """Status, headers and the body as it came, of a client that takes gzip."""
    sent = {"Accept-Encoding": "gzip", **({"Authorization": f"Bearer {token}"} if token else {}),
            **({"Content-Type": "application/json"} if body is not None else {}),
            **{name.replace("_", "-"): value for name, value in headers.items()}}
    with contextlib.closing(http.client.HTTPConnection(urlsplit(base).netloc, timeout=40)) as connection:
        connection.request(method, path, None if body is None else json.dumps(body).encode(), sent)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()


def test_an_etag_that_was_weakened_is_good_for_a_304_and_for_a_move(proxy, match, players):
    path, mover = f"/v1/matches/{match}", players[0]
    status, headers, raw = asked(proxy, "GET", path, mover.token)
    assert (status, headers["Content-Encoding"], headers["ETag"][:3]) == (200, "gzip", 'W/"')
    assert len(raw) < len(gzip.decompress(raw)) * 0.7
    etag = headers["ETag"]
    status, unchanged, raw = asked(proxy, "GET", path, mover.token, If_None_Match=etag)
    assert (status, raw) == (304, b"")
    assert unchanged["ETag"].removeprefix("W/") == etag.removeprefix("W/")
    action = mover.match(match)["you"]["actions"][0]
    ask = {"type": "ask", "target": action["targets"][0], "rank": action["ranks"][0]}
    assert asked(proxy, "POST", f"{path}/commands", mover.token, ask, If_Match='W/"0.0.0.en"')[0] == 412
    assert asked(proxy, "POST", f"{path}/commands", mover.token, ask, If_Match=etag)[0] == 201
    assert asked(proxy, "GET", path, mover.token, If_None_Match=etag)[0] == 200, "it has changed"
    assert asked(proxy, "POST", f"{path}/commands", mover.token, ask, If_Match=etag)[0] == 412


@pytest.mark.parametrize("path", ["/v1/games", "/v1/problems", "/v1/games/go_fish/rules", "/openapi.yaml", "/v1/matches"])
def test_caches_are_told_that_there_are_two_forms(proxy, players, match, path):
    for encoding in ("gzip", "identity"):
        _, headers, raw = asked(proxy, "GET", path, Accept_Encoding=encoding)
        compressed = headers["Content-Encoding"] == "gzip"
        assert compressed == (encoding == "gzip" and len(gzip.decompress(raw) if compressed else raw) >= 1_024)
        if len(raw) >= 1_024 or compressed:
            assert "accept-encoding" in ",".join(headers.get_all("Vary", [])).lower()


def test_what_tells_a_token_is_not_compressed(proxy):
    status, headers, raw = asked(proxy, "POST", "/v1/guests", body={"name": "€" * 24})
    assert (status, headers["Content-Encoding"]) == (201, None)
    assert b"fpt_" in raw


def test_head_has_no_body_whatever_is_asked_for(proxy):
    assert asked(proxy, "HEAD", "/v1/games")[2] == b""


def test_the_service_itself_compresses_nothing(service, match, players):
    _, headers, raw = asked(service.base, "GET", f"/v1/matches/{match}", players[0].token)
    assert (headers["Content-Encoding"], headers["ETag"][0]) == (None, '"')
    assert json.loads(raw)["id"] == match


def test_a_held_poll_is_answered_when_something_happens(proxy, match, players):
    mover, other = players
    path = f"/v1/matches/{match}"
    etag = asked(proxy, "GET", path, other.token)[1]["ETag"]
    held = Held(proxy, path, other.token, If_None_Match=etag, Prefer="wait=25")
    held.thread.join(1)
    assert held.status is None, "it is held"
    move(mover, match)
    assert held.done().status == 200
    assert held.seconds < SOON + 1
    assert held.applied == "wait=25"


def test_a_stream_is_not_kept_back(proxy, match, players):
    mover, other = players
    with contextlib.closing(Stream(proxy, match, other.token, Accept_Encoding="gzip")) as stream:
        assert stream.answer.getheader("Content-Encoding") is None
        for _ in other.events(match):
            assert stream.next()
        move(mover, match)
        assert stream.next()["event"] == "asked"


@pytest.mark.parametrize("name", [name for name in REQUESTS if name.startswith("a frame: ") and name not in HANDED_ON])
def test_what_the_parser_of_the_proxy_refuses_is_a_problem_too(proxy, name):
    """What granian would refuse with a bare status."""
    status, headers, raw = told(proxy, REQUESTS[name].raw)
    assert (headers["Content-Type"], json.loads(raw)["code"]) == ("application/problem+json", "bad_request"), (status, raw)
    assert status == 400
