"""Somebody who plays against the running service, over real HTTP."""
import http.client
import json
from typing import Any
from urllib.parse import urlsplit


class Player:
    """One guest with one connection a request, as a phone has it."""

    def __init__(self, base: str, name: str = "Ana") -> None:
        self.address = urlsplit(base).netloc
        self.token: str | None = None
        self.token = self.must("POST", "/v1/guests", {"name": name})["token"]

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        connection = http.client.HTTPConnection(self.address, timeout=40)
        headers = {"Accept": "application/json", **({"Authorization": f"Bearer {self.token}"} if self.token else {})}
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body), "application/json"
        try:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            raw = answer.read()
        finally:
            connection.close()
        return answer.status, json.loads(raw) if raw else None

    def must(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.call(method, path, body)
        assert status < 300, (method, path, status, answer)
        return answer

    def match(self, match_id: str) -> Any:
        return self.must("GET", f"/v1/matches/{match_id}")

    def events(self, match_id: str) -> list[Any]:
        """The whole log as this player may see it; numbers dense."""
        found: list[Any] = []
        while True:
            page = self.must("GET", f"/v1/matches/{match_id}/events?after={len(found)}")
            found += page["events"]
            assert [event["seq"] for event in found] == list(range(1, len(found) + 1))
            if not page["more"]:
                return found
