"""Answers of the running code, kept as examples: ids, tokens and codes are made plain and stable, nothing else is touched."""
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import time_machine
from django.test import Client, override_settings
from drf_spectacular.generators import SchemaGenerator

from games.matches.pulse import Heart
from games.rulebook import GAMES
from games.rulebook.game import tag

START = 1_768_478_400.0                                      # 2026-01-15T12:00:00Z
BETWEEN = 7                                                  # seconds from one request to the next
METRICS_TOKEN = "of-those-who-run-it"
PROBLEM = "application/problem+json"
RANDOM = re.compile(r"(?P<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|(?P<key>f(?:pt|sk|pk|st)_)(?P<shown>[0-9a-f]{48}|[0-9a-f]{8})\b")


class Recorder:
    """Calls as a client does, and keeps what it is told to keep: `examples[operation]`, and parts by the component they are of."""

    def __init__(self) -> None:
        self.examples: dict[str, dict[str, Any]] = {}
        self.parts: dict[str, Any] = {}
        self._client = Client()
        self._plain: dict[str, str] = {}
        self._game_of: dict[str, str] = {}                   # by the id of a match
        document = SchemaGenerator().get_schema(public=True)
        self._operations = [(method.upper(), re.compile(re.sub(r"\{[^}]+\}", "[^/?]+", path)), operation["operationId"])
                            for path, item in document["paths"].items() for method, operation in item.items()]

    def call(self, token: str, method: str, path: str, body: Any = None, *, keep: str = "", about: str = "", answered: bool = True,
             shorten: bool = False, only: str = "", **headers: str) -> Any:
        """One request; the answer's body. `keep` is the name of the example that it is to be, `about` a line on it.

        Not `answered`: only what was sent is kept, where the answer is like another. `shorten`: the first three of its list; `only`: the
        lines of a text that have this in them.
        """
        self._clock.shift(BETWEEN)
        sent = {name.replace("_", "-"): value for name, value in headers.items()} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = b"" if body is None else json.dumps(body).encode()
        answer = self._client.generic(method, path, data, content_type="application/json" if data else "", headers=sent)
        kind = answer.headers.get("Content-Type", "").split(";")[0]
        text = (b"".join(answer) if answer.streaming else answer.content).decode()
        got = json.loads(text) if kind in ("application/json", PROBLEM) else text
        if keep:
            kept = {name: of[:3] for name, of in got.items()} if shorten else got
            kept = "".join(line for line in got.splitlines(keepends=True) if only in line) if only else kept
            self._keep(keep, about, (method, path.split("?")[0]), body, answer.status_code, kind, kept if answered else None)
        self._harvest(path, body, got)
        return got

    def result(self) -> dict[str, Any]:
        """Everything, plain: one entry an operation, and `components`."""
        whole = {**dict(sorted(self.examples.items())), "components": dict(sorted(self.parts.items()))}
        plain: dict[str, Any] = json.loads(self._plainly(json.dumps(whole, ensure_ascii=False)))
        return plain

    @contextmanager
    def recording(self) -> Iterator[None]:
        """The frame of a recording: a clock that stands between requests, and nothing that differs from machine to machine.

        There is no broker and no worker: a bot that is awaited is played for when it has been reminded in vain.
        """
        with override_settings(REDIS_URL="", RATE_LIMITS=False, OPEN_GUESTS=True, SANDBOX=True, METRICS_TOKEN=METRICS_TOKEN), \
                patch("games.matches.services.INVITE_ALPHABET", "a"), patch("api.views.HEART", Heart()), \
                patch("games.matches.ledger.hint_bot_turn"), patch("games.oauth.sign_ins._code", lambda *_: "BCDFGHJKLMNP"), \
                patch("games.matches.rematches.secrets", SimpleNamespace(token_hex=lambda size: "5e" * size)), \
                time_machine.travel(START, tick=False) as self._clock:
            yield

    def later(self, seconds: float) -> None:
        """Time passes."""
        self._clock.shift(seconds)

    def _keep(self, name: str, about: str, asked: tuple[str, str], body: Any, status: int, kind: str, got: Any) -> None:
        operation = next(found for method, path, found in self._operations if method == asked[0] and path.fullmatch(asked[1]))
        entry = self.examples.setdefault(operation, {"request": {}, "answers": {}})
        summary = {"summary": about} if about else {}
        if body is not None and status < 300:                # what is refused is no example of what to send
            entry["request"][name] = {**summary, "value": body}
        if got not in ("", None):
            named = got["code"] if kind == PROBLEM else name
            entry["answers"].setdefault(str(status), {}).setdefault(kind, {})[named] = {
                **({} if kind == PROBLEM else summary), "value": got}

    def _harvest(self, path: str, sent: Any, got: Any) -> None:
        """The first of each kind of event, action, table and command, each as an example of its own component."""
        if not isinstance(got, dict) or "code" in got:
            return
        match = got.get("match", got)
        if "game" in match and "id" in match:
            self._game_of[match["id"]] = match["game"]
        game = next((game for match_id, game in self._game_of.items() if match_id in path), match.get("game", ""))
        if match.get("table"):
            self.parts.setdefault(f"{_camel(game)}Table", match["table"])
        for action in (match.get("you") or {}).get("actions", ()):
            self.parts.setdefault(f"{_camel(action['type'])}Action", action)
        for event in got.get("events", ()):
            of_the_game = event["type"] in {tag(cls) for cls in GAMES[game].shown}
            self.parts.setdefault(f"{_camel(game) if of_the_game else ''}{_camel(event['type'])}Event", event)
        if isinstance(sent, dict) and "type" in sent and "dry_run" not in sent:
            self.parts.setdefault(f"{_camel(sent['type'])}Command", sent)

    def _plainly(self, text: str) -> str:
        return RANDOM.sub(self._stand_in, text)

    def _stand_in(self, found: re.Match[str]) -> str:
        if found["id"]:
            return self._plain.setdefault(found["id"], f"01930000-0000-7000-8000-{len(self._plain) + 1:012d}")
        first = found["shown"][:8]                           # a token and its name have these in common
        number = self._plain.setdefault(f"{found['key']}{first}", f"{len(self._plain) + 1:08d}")
        return found["key"] + number + "0" * (len(found["shown"]) - 8)


def _camel(name: str) -> str:
    return "".join(word.title() for word in name.split("_"))
