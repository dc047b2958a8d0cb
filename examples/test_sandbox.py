"""End-to-end tests of a client that come out the same each time, with pytest and Python's standard library alone.

    FISHING=http://127.0.0.1:8000 python3 -m pytest examples/test_sandbox.py

They need sandbox matches: a service by `make run`, or a publishable key of a sandbox app in APP_KEY. docs/sandbox.md explains each step.
With TRANSCRIPT=some-file, every answer is appended to that file with ids, tokens and times made plain: two runs write the same bytes.
"""
import json
import os
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

BASE = os.environ.get("FISHING", "http://127.0.0.1:8000")
PLAIN = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|fpt_[0-9a-f]+|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=\"seconds_left\": )\d+")
ME, OPEN = {"kind": "me"}, {"kind": "open"}
DAY = 86_400


class Client:
    """Your client, as far as these tests need one. Put your own in its place."""

    def __init__(self, name: str) -> None:
        self.headers = {"Content-Type": "application/json"}
        key = {"X-App-Key": os.environ["APP_KEY"]} if "APP_KEY" in os.environ else {}
        guest = self.call("POST", "/v1/guests", {"name": name}, **key)
        self.headers["Authorization"] = f"Bearer {guest['token']}"

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(BASE + path, data, {**self.headers, **headers}, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            told = json.load(answer)
        write_down(f"{method} {path} {answer.status}", told)
        return told

    def open(self, **wish: Any) -> str:
        match_id: str = self.call("POST", "/v1/matches", wish)["id"]
        return match_id

    def play(self, match_id: str, **command: Any) -> Any:
        return self.call("POST", f"/v1/matches/{match_id}/commands", command)["match"]

    def advance(self, match_id: str, seconds: int) -> Any:
        return self.call("POST", f"/v1/sandbox/matches/{match_id}/advance", {"seconds": seconds})

    def events(self, match_id: str, *kinds: str) -> list[Any]:
        events = self.call("GET", f"/v1/matches/{match_id}/events")["events"]
        return [event for event in events if event["type"] in kinds]


def write_down(asked: str, told: Any) -> None:
    """For whoever compares two runs: ids, tokens and times are all that differs."""
    if "TRANSCRIPT" in os.environ:
        line = f"{asked} {json.dumps(told, ensure_ascii=False, sort_keys=True)}\n"
        with Path(os.environ["TRANSCRIPT"]).open("a", encoding="utf-8") as file:
            file.write(PLAIN.sub("…", line))


@pytest.fixture
def ana() -> Client:
    return Client("Ana")


@pytest.fixture
def bia() -> Client:
    return Client("Bia")


def test_a_card_that_is_asked_for_is_given(ana: Client) -> None:
    """A deal of our own against a bot that does what it is told: each card is where we want it, and each move."""
    match = ana.open(
        game="go_fish",
        seats=[ME, {"kind": "bot", "script": [{"type": "ask", "target": 0, "rank": "K"}]}],
        sandbox={"seed": "kings", "arrangement": {"dealer": 1, "hands": [["7C", "KD"], ["7D", "KC"]], "stock": ["9C", "7H", "9D", "KH"]}})
    after = ana.play(match, type="ask", target=1, rank="7")
    assert after["table"]["hands"][0]["cards"] == ["7C", "7D", "KD"]
    ana.play(match, type="ask", target=1, rank="7")          # it has none left: we fish a nine, and it is its turn
    ana.advance(match, 1)                                    # bots play before time passes, and before we are answered
    its_first, *_ = (event for event in ana.events(match, "asked") if event["seat"] == 1)
    assert its_first["rank"] == "K", "then its list is at its end, and it plays by itself"
    assert ana.events(match, "script_missed") == [], "the script has fitted"


def test_who_lets_the_time_run_out_is_played_for_and_then_out(ana: Client, bia: Client) -> None:
    match = ana.open(game="pescado_novo", seats=[ME, OPEN], options={"dealer": 1}, sandbox={"seed": "sleepy"},
                     clock={"turn_seconds": DAY, "on_timeout": "autoplay", "timeouts_allowed": 1})
    bia.call("POST", f"/v1/matches/{match}/seats", {})
    assert ana.advance(match, DAY - 60)["awaiting"][0]["seat"] == 0, "a minute is left"
    assert ana.advance(match, 60)["awaiting"][0]["seat"] == 1, "it was played for Ana"
    assert ana.advance(match, 3 * DAY)["result"]["reason"] == "timeout"
    assert [event["seat"] for event in ana.events(match, "turn_timed_out")] == [0, 1, 0]


def test_silence_in_a_doubt_window_is_trust(ana: Client, bia: Client) -> None:
    deal = {"first_seat": 0, "creatures": ["crab", "squid", "fish"],
            "hands": [["crab", "trash"], ["squid", "fish"]], "deck": ["fish", "crab"]}
    match = ana.open(game="historias_de_pescador", seats=[ME, OPEN], clock={"doubt_seconds": 60},
                     sandbox={"seed": "tale", "arrangement": deal})
    bia.call("POST", f"/v1/matches/{match}/seats", {})
    ana.play(match, type="announce", creature="crab", cards=["trash"])
    assert ana.advance(match, 60)["table"]["turn"] == 1
    assert [event["seat"] for event in ana.events(match, "trusted")] == [1]


def test_a_seed_makes_a_whole_match_of_bots_the_same(ana: Client) -> None:
    seats = [{"kind": "bot", "level": level} for level in ("easy", "medium", "easy")]
    logs = []
    for _ in range(2):
        match = ana.open(game="pescado_novo", preset="app", seats=seats, sandbox={"seed": "an evening"})
        assert ana.advance(match, 1)["status"] == "finished"
        events = ana.call("GET", f"/v1/matches/{match}/events")["events"]
        logs.append(PLAIN.sub("…", json.dumps(events)))
    assert logs[0] == logs[1]
