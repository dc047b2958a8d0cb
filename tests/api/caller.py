"""A client that trusts nothing: every answer is held against the committed schema before a test sees it."""
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from django.test import Client
from django.test.client import ClientHandler
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from games import tracing
from tests.documented import Seen

SCHEMA_FILE = Path(__file__).resolve().parents[2] / "openapi" / "openapi.yaml"
URI = "urn:fishing"
SEEN: set[Seen] = set()                                      # of this process


class Answer:
    """Status, headers and parsed body of an answer; `lines` where it is NDJSON."""

    def __init__(self, response: Any) -> None:
        self.status, self.headers = response.status_code, response.headers
        self.raw = b"".join(response) if response.streaming else response.content
        kind = response.headers.get("Content-Type", "")
        self.body: Any = json.loads(self.raw) if self.raw and "json" in kind and "ndjson" not in kind else None
        self.lines = [json.loads(line) for line in self.raw.splitlines()] if "ndjson" in kind else None

    def __getitem__(self, name: str) -> Any:
        return self.body[name]

    @property
    def code(self) -> str:
        return self.body["code"]

    def __repr__(self) -> str:
        return f"<{self.status} {self.raw[:800]!r}>"


class Caller:
    """Somebody who calls, with or without a token."""

    def __init__(self, token: str | None = None, player: dict[str, Any] | None = None, **headers: str) -> None:
        self.token, self.player = token, player
        self.headers = headers
        self._client = Client(raise_request_exception=False)
        self._client.handler = _handler()

    def get(self, path: str, **headers: str) -> Answer:
        return self.call("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.call("POST", path, body, **headers)

    def patch(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.call("PATCH", path, body, **headers)

    def delete(self, path: str, **headers: str) -> Answer:
        return self.call("DELETE", path, **headers)

    def call(self, method: str, path: str, body: Any = None, *, raw: bytes | None = None, content_type: str = "application/json",
             **headers: str) -> Answer:
        """One request; header names are written with underscores: If_None_Match."""
        data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        sent = {name.replace("_", "-"): value for name, value in {**self.headers, **headers}.items()}
        if self.token:
            sent.setdefault("Authorization", f"Bearer {self.token}")
        answer = Answer(self._client.generic(method, path, data, content_type=content_type if data else "", headers=sent))
        check(method, path, answer)
        return answer


def guest(name: str = "Ana") -> Caller:
    """A new guest who calls with their token."""
    answer = Caller().post("/v1/guests", {"name": name})
    assert answer.status == 201, answer
    return Caller(answer["token"], answer["player"])


def check(method: str, path: str, answer: Answer) -> None:
    """AssertionError where the answer is not one that the schema announces."""
    assert tracing.SHAPE.fullmatch(answer.headers["X-Request-Id"]), answer
    if method == "OPTIONS" and answer.status == 204:
        return
    assert "text/html" not in answer.headers.get("Content-Type", ""), f"{method} {path} answered HTML: {answer}"
    if method == "HEAD":
        assert not answer.raw
        return
    if answer.status >= 400 and not path.startswith("/readyz"):
        assert answer.headers["Content-Type"] == "application/problem+json", answer
        _valid("#/components/schemas/Problem", answer.body)
        assert answer["request_id"] == answer.headers["X-Request-Id"], answer
    operation = _operation(method, path.split("?")[0])
    if operation is None:
        assert answer.status >= 400, f"{method} {path} is not in the schema, yet answered {answer}"
        return
    assert str(answer.status) in operation["responses"], f"{method} {path} may not answer {answer}"
    SEEN.add((operation["operationId"], str(answer.status), (answer.body or {}).get("code", "") if answer.status >= 400 else ""))
    if answer.status >= 400 and answer.headers["Content-Type"] == "application/problem+json":
        allowed = operation["responses"][str(answer.status)]["x-codes"]
        assert answer.code in allowed, f"{method} {path} may answer {answer.status} with {allowed}, not {answer}"
    content = operation["responses"][str(answer.status)].get("content", {})
    if answer.status < 400:
        assert answer.headers["Content-Type"].split(";")[0] in content if content else not answer.raw, answer
    if "application/json" in content and answer.body is not None:
        _valid(content["application/json"]["schema"]["$ref"], answer.body)


@cache
def _handler() -> ClientHandler:
    """One for all: middleware is slow to load. CSRF is checked, as for the world outside."""
    return ClientHandler(enforce_csrf_checks=True)


@cache
def document() -> dict[str, Any]:
    """The committed schema."""
    fast = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(SCHEMA_FILE.read_text(encoding="utf-8"), Loader=fast)


@cache
def _paths() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), item) for path, item in sorted(document()["paths"].items())]


def _operation(method: str, path: str) -> dict[str, Any] | None:
    for pattern, item in _paths():
        if pattern.fullmatch(path):
            return item.get(method.lower())
    return None


@cache
def _validator(ref: str) -> Draft202012Validator:
    registry = Registry().with_resource(URI, Resource(document(), DRAFT202012))
    return Draft202012Validator({"$ref": URI + ref}, registry=registry, format_checker=Draft202012Validator.FORMAT_CHECKER)


def _valid(ref: str, body: Any) -> None:
    errors = sorted(_validator(ref).iter_errors(body), key=lambda error: list(error.absolute_path))
    assert not errors, f"{ref}: {errors[0].json_path}: {errors[0].message[:400]}"
