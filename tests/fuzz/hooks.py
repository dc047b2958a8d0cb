"""What no schema can say, fed to the fuzzer: ids that exist, tokens that may be burnt, moves that are legal.

Only requests that are meant to be good are touched, and made better; what is meant to be bad goes out as it was made, and no check is
told to look away. At the end it writes which operations answered 2xx.
"""
import atexit
import json
import os
import random
import unicodedata
import urllib.request
import uuid
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import schemathesis

BASE, TOKEN, TALLY = (os.environ[f"FUZZ_{name}"] for name in ("BASE", "TOKEN", "TALLY"))
ANSWERED: Counter[tuple[str, int]] = Counter()
BURNING = ("deleteMe", "revokeCurrentToken")                 # the credential is gone after them: they get one of their own
NEWCOMER = "takeSeat"                                        # whoever opened the match has a seat already


def ask(method: str, path: str, token: str | None = None, body: Any = None) -> Any:
    """A request of our own; None where it is refused."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(BASE + path, None if body is None else json.dumps(body).encode(), headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


@cache
def games() -> dict[str, Any]:
    return {game["slug"]: game for game in ask("GET", "/v1/games")["games"]}


def guest() -> str:
    token: str = ask("POST", "/v1/guests", body={})["token"]
    return token


def is_name(text: str) -> bool:
    """What the schema says of names in words alone."""
    return text == text.strip() and text.isprintable() and any(
        unicodedata.category(char)[0] not in "MZ" and char not in "\u115f\u1160\u2800\u3164\uffa0" for char in text)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    operation = case.operation.definition.raw["operationId"]
    if operation in (*BURNING, NEWCOMER) and (case.headers or {}).get("Authorization") == f"Bearer {TOKEN}":
        case.headers["Authorization"] = f"Bearer {guest()}"
    if "wait" in str((case.headers or {}).get("Prefer")):
        case.headers["Prefer"] = f"wait={random.Random(repr(case.headers)).randrange(10) // 9}"       # one of ten is held, for a second
    if case.meta and case.meta.generation.mode.is_positive:
        make_better(operation, case)


def make_better(operation: str, case: Any) -> None:
    """A good request is one that nothing but chance and others can refuse."""
    if "Idempotency-Key" in (case.headers or {}):
        case.headers["Idempotency-Key"] = uuid.uuid4().hex   # one that was used is a right 422
    if "If-Match" in (case.headers or {}):
        case.headers["If-Match"] = "*"                       # any other is a right 412
    dice = random.Random(repr((case.body, case.path_parameters)))
    if isinstance(case.body, dict) and isinstance(case.body.get("name"), str) and not is_name(case.body["name"]):
        case.body = {**case.body, "name": f"Nº {dice.randrange(10**9)}"}
    if operation == "createMatch" and isinstance(case.body, dict):
        case.body = a_match(dice, case.body)
    elif operation == "createPlayer" and isinstance(case.body, dict) and isinstance(case.body.get("claim"), str):
        case.body = {**case.body, "claim": guest()}
    elif operation == NEWCOMER and isinstance(case.body, dict):
        case.body = {**case.body, "seat": None}
    elif operation == "playCommand":
        play(dice, case)
    elif operation == "advanceMatch" and (match := ask("POST", "/v1/matches", TOKEN, a_match(dice, {}) | {"sandbox": {}})):
        case.path_parameters["match_id"] = match["id"]
    if (case.query or {}).get("game"):
        case.query["game"] = dice.choice(sorted(games()))


def a_match(dice: random.Random, body: dict[str, Any]) -> dict[str, Any]:
    """The same, of a game that there is, with options that agree and a seat for the bot that lets it start."""
    game = games()[dice.choice(sorted(games()))]
    others = dice.choice([["bot"], ["bot", "open"], ["open", "bot"], ["bot", "bot", "open"]])
    seats = [{"kind": "me"}, *({"kind": kind, **({"level": dice.choice(game["bot_levels"])} if kind == "bot" else {})} for kind in others)]
    return {**body, "game": game["slug"], "preset": None, "options": {}, "seats": seats, "sandbox": dice.choice([None, {}]), "rated": False}


def play(dice: random.Random, case: Any) -> None:
    """A legal command: in that match, if it is the caller's turn there, else in a new one."""
    match = ask("GET", f"/v1/matches/{case.path_parameters['match_id']}", TOKEN)
    while not match or not match["you"] or not match["you"]["actions"]:
        match = ask("POST", "/v1/matches", TOKEN, a_match(dice, {}))
    case.path_parameters["match_id"], case.body = match["id"], command(dice, match)


def command(dice: random.Random, match: dict[str, Any]) -> dict[str, Any]:
    match dice.choice(match["you"]["actions"]):
        case {"type": "ask", "targets": targets, "ranks": ranks}:
            return {"type": "ask", "target": dice.choice(targets), "rank": dice.choice(ranks)}
        case {"type": "play", "plays": plays}:
            chosen = dice.choice(plays)
            return {"type": "play", "card": chosen["card"], **({"capture": dice.choice(chosen["captures"])} if chosen["captures"] else {})}
        case {"type": "announce", "creatures": creatures}:
            chosen, hand = dice.choice(creatures), match["table"]["hands"][match["you"]["seat"]]["cards"]
            return {"type": "announce", "creature": chosen["creature"], "cards": hand[:max(1, chosen["min_cards"])]}
        case {"type": "discard", "cards": cards}:
            return {"type": "discard", "card": dice.choice(cards)}
        case action:
            return {"type": action["type"], "announcement": action["announcement"]}


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    ANSWERED[case.operation.definition.raw["operationId"], response.status_code] += 1


@atexit.register
def tell() -> None:
    if TALLY:
        Path(TALLY).write_text(json.dumps([[operation, status, times] for (operation, status), times in sorted(ANSWERED.items())]))
