"""What several web processes have counted adds up to what was asked, to the last request, also when they are told to end."""
import http.client
import json
import os
import re
import signal
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.live.service import eventually

MATCH = "/v1/matches/{match_id}"
ROUNDS, AT_ONCE = 20, 4


class Team:
    """A client team with a player, who count what they have asked."""

    def __init__(self, service, name):
        self.service, self.asked = service, Counter()
        said = service.manage("app", "create", name)
        self.secret, self.publishable = (re.search(rf"{kind}_\w+", said)[0] for kind in ("fsk", "fpk"))
        self.player = json.loads(self.ask("POST", "/v1/guests", "/v1/guests", {"name": "Ana"}, X_App_Key=self.publishable)[2])["token"]
        self.match = self.match_of(self.player)

    def match_of(self, token):
        wish = {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}
        return json.loads(self.ask("POST", "/v1/matches", "/v1/matches", wish, Authorization=f"Bearer {token}")[2])["id"]

    def ask(self, method, path, route, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.service.port, timeout=40)
        sent = {name.replace("_", "-"): value for name, value in headers.items()} | ({"Content-Type": "application/json"} if body else {})
        connection.request(method, path, body and json.dumps(body), sent)
        answer = connection.getresponse()
        raw = answer.read()
        connection.close()
        self.asked[method, route, answer.status, json.loads(raw)["code"] if answer.status >= 400 else None] += 1
        return answer.status, answer.headers, raw

    def a_round(self, number):
        """A 200, two 304s of which at most one comes from Django, a refusal, and an address that is none."""
        mine = {"Authorization": f"Bearer {self.player}"}
        _, headers, _ = self.ask("GET", f"/v1/matches/{self.match}", MATCH, **mine)
        for _ in range(2):
            assert self.ask("GET", f"/v1/matches/{self.match}", MATCH, **mine, If_None_Match=headers["ETag"])[0] == 304
        self.ask("GET", "/v1/me?x=1", "/v1/me", **mine, X_Request_Id=f"round-{number:04}")
        self.ask("GET", "/v1/nowhere", "other", **mine)

    def told(self, path="usage"):
        asked = urllib.request.Request(f"{self.service.base}/v1/app/{path}", headers={"Authorization": f"Bearer {self.secret}"})
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return json.loads(answer.read())

    def counted(self):
        return Counter({(line["method"], line["route"], line["status"], line["code"]): line["requests"] for line in self.told()["lines"]
                        if not line["route"].startswith("/v1/app")})


@pytest.fixture(scope="module")
def team(service):
    return Team(service, "Pescaria")


def many(team):
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(team.a_round, range(ROUNDS)))


def web_processes(service):
    """Those that serve, by what the kernel knows; not the helper that Python starts for them."""
    main = service.running["web"].pid
    found = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [int(pid) for pid in found if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_what_all_processes_have_counted_adds_up_though_first_one_and_then_all_were_told_to_end(service, team):
    many(team)
    assert team.asked["GET", MATCH, 304, None] == 2 * ROUNDS
    [first, *_] = before = web_processes(service)
    assert len(before) > 1
    os.kill(first, signal.SIGTERM)
    eventually(lambda: not Path(f"/proc/{first}").exists(), "it has ended")
    service.stop("web", signal.SIGTERM)                      # with what they have counted since they wrote last
    service.start("web")
    eventually(service.is_ready, "it is back")
    assert team.counted() == team.asked
    [found] = team.told("problems?request_id=round-0017")["items"]
    assert (found["code"], found["route"], found["status"]) == ("invalid_query", "/v1/me", 400)


def test_what_is_counted_is_written_within_seconds(team):
    team.a_round(ROUNDS)
    eventually(lambda: team.counted() == team.asked, "the processes go on writing")
