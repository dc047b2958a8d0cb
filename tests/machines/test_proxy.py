"""deploy/nginx.conf keeps slow clients and forged headers away from the service, and its own answers are problem documents, too."""
import contextlib
import gzip
import http.client
import json
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.live.service import HERE, eventually
from tests.machines.hosts import Machines

STALLED = 50
ECHO = """
import http.server, json
class Echo(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(dict(self.headers)).encode())
http.server.HTTPServer(("0.0.0.0", 8999), Echo).serve_forever()
"""


def asked(machines: Machines, method: str, path: str, body: bytes | None = None, port: int = 80, **headers: str):
    """Status, headers and parsed body, asked by the host of the clients."""
    found = []

    def ask() -> None:
        connection = http.client.HTTPConnection(machines.network.addresses["proxy"], port, timeout=30)
        with contextlib.closing(connection):
            connection.request(method, path, body, {"Host": "proxy", **{name.replace("_", "-"): value for name, value in headers.items()}})
            answer = connection.getresponse()
            read = answer.read()
            whole = gzip.decompress(read) if answer.headers["Content-Encoding"] == "gzip" else read
            found.append((answer.status, answer.headers, json.loads(whole or b"null")))

    with machines.network.threads("clients", [ask]):
        pass
    return found[0]


def test_stalled_sockets_hold_no_thread_of_the_service(machines):
    took = []

    def stall() -> None:
        with contextlib.ExitStack() as stack:
            for number in range(STALLED):
                slow = stack.enter_context(socket.create_connection((machines.network.addresses["proxy"], 80)))
                head = b"POST /v1/guests HTTP/1.1\r\nHost: proxy\r\nContent-Type: application/json\r\n"
                slow.sendall(head + (b"Content-Length: 60000\r\n\r\n{" if number % 2 else b"X-Slow: "))
            for _ in range(5):
                began = time.monotonic()
                assert machines.status("clients", "proxy", "/readyz") == 200
                took.append(time.monotonic() - began)

    with machines.network.threads("clients", [stall]):
        pass
    assert len(took) == 5
    assert max(took) < 2, took
    print(f"{STALLED} stalled sockets: /readyz within {max(took):.3f} s")


@contextlib.contextmanager
def echo(machines: Machines, more: str = "") -> Iterator[Callable[..., Any]]:
    """The same proxy on another port, with more in its fishing.d, in front of what tells a request's headers."""
    network, folder = machines.network, machines.folder
    network.start("web1", "echo", f"{sys.executable} -c '{ECHO}'", machines.environment)
    ours, main = (folder / "fishing.conf").read_text(), (folder / "nginx.conf").read_text()
    ours = ours.replace(":8000", ":8999").replace("listen 80 ", "listen 8080 ").replace("/fishing.d/", "/echo.d/")
    (folder / "echo.conf").write_text(ours)
    (folder / "nginx-echo.conf").write_text(main.replace("fishing.conf", "echo.conf").replace("nginx.pid", "echo.pid"))
    (folder / "echo.d").mkdir(exist_ok=True)
    (folder / "echo.d" / "more.conf").write_text(more)
    network.start("proxy", "proxy-echo", f"{machines.nginx} -p {folder} -c {folder}/nginx-echo.conf", machines.environment)
    try:
        eventually(lambda: machines.status("clients", "web1", "/", 8999) and machines.status("clients", "proxy", "/", 8080), "they listen")
        yield lambda **headers: asked(machines, "GET", "/", port=8080, **headers)[2]
    finally:
        network.stop("proxy-echo")
        network.stop("echo")


def test_what_a_client_says_of_its_way_is_overwritten(machines):
    network = machines.network
    with echo(machines) as headers_of:
        seen = headers_of(X_Forwarded_For="6.6.6.6", X_Forwarded_Proto="https", Forwarded="for=6.6.6.6",
                          X_Forwarded_Host="evil.example.org", Authorization="Bearer fpt_x")
    assert seen["X-Forwarded-For"] == network.addresses["clients"]
    assert seen["X-Forwarded-Proto"] == "http"
    assert (seen["Host"], seen["Authorization"]) == ("proxy", "Bearer fpt_x")
    assert not {"Forwarded", "X-Forwarded-Host"} & {*seen}


def test_who_ends_tls_in_front_of_the_containers_is_believed(machines):
    more = "\n".join(re.findall(r"'((?:real|set)[^'\n]+;)'", (HERE / "docker-compose.yml").read_text())).replace("$$", "$")
    assert "set_real_ip_from" in more
    with echo(machines, more) as headers_of:
        seen = headers_of(X_Forwarded_For="6.6.6.6", X_Forwarded_Proto="https")
    assert (seen["X-Forwarded-For"], seen["X-Forwarded-Proto"]) == ("6.6.6.6", "https")


def test_a_body_that_is_too_large_is_a_problem_whoever_refuses_it(machines):
    for size in (70_000, 2_000_000):
        status, headers, problem = asked(machines, "POST", "/v1/guests", b"x" * size, Content_Type="application/json")
        assert (status, headers["Content-Type"], problem["code"]) == (413, "application/problem+json", "body_too_large")


def test_an_etag_that_came_through_the_proxy_is_good_for_a_304(machines):
    status, headers, _ = asked(machines, "GET", "/v1/matches", Accept_Encoding="gzip")
    assert status == 200
    assert asked(machines, "GET", "/v1/matches", If_None_Match=headers["ETag"])[0] == 304


def test_with_no_web_host_left_the_proxy_says_when_to_come_back(machines):
    network = machines.network
    for web in ("web1", "web2"):
        network.cut(web)
    try:
        began = time.monotonic()
        status, headers, problem = asked(machines, "GET", "/v1/games")
        took = time.monotonic() - began
    finally:
        for web in ("web1", "web2"):
            network.mend(web)
    assert (status, headers["Content-Type"], headers["Retry-After"]) == (503, "application/problem+json", "2")
    assert problem["code"] == "no_answer"
    assert took < 5
    eventually(lambda: machines.status("clients", "proxy", "/readyz") == 200, "it is back")


def test_a_request_has_one_id_from_the_proxy_on_and_the_metrics_are_for_the_inside(machines):
    for path, status in (("/v1/games", 200), ("/v1/nowhere", 404), ("/metrics", 404)):
        given = asked(machines, "GET", path, X_Request_Id="of-the-client")
        made = asked(machines, "GET", path, X_Request_Id="fpt_" + "0" * 48)
        assert (given[0], given[1].get_all("X-Request-Id")) == (status, ["of-the-client"])
        assert re.fullmatch("[0-9a-f]{32}", made[1]["X-Request-Id"])
        if status == 404:
            assert (made[2]["code"], made[2]["request_id"]) == ("not_found", made[1]["X-Request-Id"])


def test_the_password_of_a_moderator_cannot_be_tried_out(machines):
    """Here the service refuses what has no CSRF token; what counts is that it is asked so often and no more."""
    statuses = []

    def log_in() -> None:
        for _ in range(12):
            connection = http.client.HTTPConnection(machines.network.addresses["proxy"], timeout=30)
            with contextlib.closing(connection):
                connection.request("POST", "/admin/login/", b"username=root&password=guess",
                                   {"Host": "proxy", "Content-Type": "application/x-www-form-urlencoded"})
                answer = connection.getresponse()
                statuses.append((answer.status, answer.headers["Content-Type"].split(";")[0], answer.headers["Retry-After"]))

    with machines.network.threads("clients", [log_in]):
        pass
    assert set(statuses[:6]) == {(403, "text/html", None)}
    assert set(statuses[8:]) == {(429, "application/problem+json", "60")}
    assert machines.status("clients", "proxy", "/admin/login/") == 200
