"""Faults and traces, sent to a receiver of ours by a service that was told to: they arrive, and nothing secret with them."""
import gzip
import http.client
import json
import threading
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.fishing.starting import PRODUCTION, environment, python
from tests.live.player import Player
from tests.live.service import eventually, is_open
from tests.live.test_bots_and_workers import against_a_bot, play_any
from tests.ports import free_port

CARD, SEED, CODE = "a-hidden-card", "5eed" * 16, "the-code-of-an-invitation"


class Receiver(BaseHTTPRequestHandler):
    """Keeps what it is sent, by path."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        unpack = {"gzip": gzip.decompress, "deflate": zlib.decompress}.get(self.headers.get("Content-Encoding"), bytes)
        self.server.got.append((self.path, unpack(body)))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        """It is quiet."""


@pytest.fixture
def receiver():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    server.got, server.daemon_threads = [], True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def told(service, receiver):
    """The same service, by a web process of its own and a worker that tell the receiver."""
    port, address = free_port(), f"127.0.0.1:{receiver.server_port}"
    service.commands["telling"] = service.commands["web"].replace(f"--port {service.port} --workers 8", f"--port {port} --workers 1")
    said = {"SENTRY_DSN": f"http://key@{address}/1", "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://{address}", "OTEL_BSP_SCHEDULE_DELAY": "200"}
    service.stop("worker")
    service.start("worker", **said)
    service.start("telling", **said)
    eventually(lambda: is_open(port), "it listens")
    yield f"http://127.0.0.1:{port}"
    service.stop("telling")
    service.stop("worker")
    service.start("worker")


def sent(receiver, path):
    return b"".join(body for at, body in list(receiver.got) if at.endswith(path))


def spans(receiver):
    found = []
    for body in [body for at, body in list(receiver.got) if at.endswith("/v1/traces")]:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            found += [span for scope in resource.scope_spans for span in scope.spans]
    return found


def damage(service, match_id):
    """The stored table becomes something that cannot be read, with a hand and a seed in it."""
    service.manage("shell", "-c", "\n".join((
        "from games.matches.models import Match",
        f"""Match.objects.filter(pk='{match_id}').update(state='{{"hands": [["{CARD}", "{SEED}"]]}}')""")))


def ask(address, path, **headers):
    connection = http.client.HTTPConnection(address, timeout=40)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def secrets_in(sent_away, token):
    return [secret for secret in (CARD, SEED[:12], CODE, token[4:16], "Authorization", "authorization") if secret.encode() in sent_away]


def test_a_fault_is_told_with_its_request_id_and_nothing_secret(told, receiver, service):
    player = Player(told)
    match = against_a_bot(player)
    damage(service, match["id"])
    assert ask(player.address, f"/v1/matches/{match['id']}", Authorization=f"Bearer {player.token}", X_Request_Id="of-the-fault") == 500
    eventually(lambda: b"of-the-fault" in sent(receiver, "/envelope/"), "the fault has arrived")
    lines = [json.loads(line) for line in sent(receiver, "/envelope/").splitlines() if line.startswith(b"{")]
    fault = next(line for line in lines if line.get("tags", {}).get("request_id") == "of-the-fault")
    assert [found["type"] for found in fault["exception"]["values"]] == ["ValidationError"]
    assert {"request", "user", "extra", "breadcrumbs", "contexts"} & {*fault} <= {"contexts"}
    frames = fault["exception"]["values"][0]["stacktrace"]["frames"]
    assert any(frame["function"] == "load" for frame in frames)
    assert not [frame for frame in frames if "vars" in frame]
    assert not secrets_in(sent(receiver, "/envelope/"), player.token)
    assert SEED not in service.logs()


def test_a_move_is_traced_from_the_request_to_the_bots_turn(told, receiver, service):
    player = Player(told)
    match = against_a_bot(player)
    play_any(player, match["id"])
    eventually(lambda: player.match(match["id"])["table"]["turn"] == 0, "the bot has moved")
    ask(player.address, f"/v1/matches/{match['id']}?invite_code={CODE}", Authorization=f"Bearer {player.token}")

    def traced():
        by_name = {}
        for span in spans(receiver):
            by_name.setdefault(span.name, set()).add(span.trace_id)
        moves = by_name.get("POST v1/matches/<uuid:match_id>/commands", set())
        return moves & by_name.get("run/games.matches.tasks.bot_turn", set())

    eventually(traced, "web and worker have told of the same move")
    eventually(lambda: any(b"400" in str(span).encode() for span in spans(receiver)), "and of the last request")
    assert not secrets_in(sent(receiver, "/v1/traces"), player.token)
    assert match["id"].encode() not in sent(receiver, "/v1/traces")
    assert not [span for span in spans(receiver) if span.events]


def test_a_receiver_that_is_away_costs_no_player_anything(service, receiver):
    port = free_port()
    service.commands["telling"] = service.commands["web"].replace(f"--port {service.port} --workers 8", f"--port {port} --workers 1")
    service.start("telling", SENTRY_DSN=f"http://key@127.0.0.1:{free_port()}/1", OTEL_EXPORTER_OTLP_ENDPOINT=f"http://127.0.0.1:{free_port()}")
    eventually(lambda: is_open(port), "it listens")
    assert Player(f"http://127.0.0.1:{port}").must("GET", "/v1/me/matches") == {"items": []}
    service.stop("telling")


WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, *_):
        if name.split(".")[0] in ("sentry_sdk", "opentelemetry"):
            raise ModuleNotFoundError(name=name)
sys.meta_path.insert(0, Nothing())
import os, django
os.environ["DJANGO_SETTINGS_MODULE"] = "fishing.settings"
django.setup()
print("set up")
"""


@pytest.mark.parametrize("asked", [{}, {"SENTRY_DSN": "http://key@127.0.0.1:1/1"}, {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"}])
def test_the_packages_are_needed_by_who_asks_for_them_alone(tmp_path, asked):
    done = python("-c", WITHOUT, env=environment(tmp_path, **PRODUCTION, **asked))
    if asked:
        assert "ImproperlyConfigured: SENTRY_DSN and OTEL_EXPORTER_OTLP_ENDPOINT need the packages" in done.stderr
    else:
        assert done.stdout == "set up\n", done.stderr
