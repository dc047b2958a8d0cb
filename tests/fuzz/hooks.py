"""What no schema can say, fed to the fuzzer: ids that exist, tokens that may be burnt, moves that are legal.

Only requests that are meant to be good are touched, and made better; what is meant to be bad goes out as it was made, and no check is
told to look away. At the end it writes which operations answered 2xx.
"""
import atexit
import base64
import hashlib
import json
import os
import random
import re
import unicodedata
import urllib.request
import uuid
from collections import Counter
from functools import cache
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

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


class Stay(urllib.request.HTTPRedirectHandler):
    """A browser that is not led anywhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


def granted() -> str:
    """The id of what our player has let an app do, as the guide tells it."""
    app, verifier = {"client_id": "fuzz", "redirect_uri": "http://127.0.0.1/back"}, uuid.uuid4().hex * 2
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
    page = f"{BASE}/oauth/authorize?" + urlencode({
        **app, "response_type": "code", "code_challenge": challenge, "code_challenge_method": "S256"})
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()), Stay)
    led_to = ""
    for form in ({"do": "sign_in", "code": ask("POST", "/v1/me/sign-ins", TOKEN)["code"]}, {"do": "allow"}):
        hidden = re.findall(r'name="csrfmiddlewaretoken" value="([^"]+)"', browser.open(page).read().decode())[0]
        try:
            browser.open(page, urlencode({"csrfmiddlewaretoken": hidden, **form}).encode())
        except urllib.error.HTTPError as answer:
            led_to = answer.headers["Location"]
    form = {**app, "grant_type": "authorization_code", "code": parse_qs(urlsplit(led_to).query)["code"][0], "code_verifier": verifier}
    urllib.request.urlopen(f"{BASE}/oauth/token", urlencode(form).encode()).close()
    grant: str = ask("GET", "/v1/me/grants", TOKEN)["items"][0]["id"]
    return grant


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
    elif operation == "endGrant":
        case.path_parameters["grant_id"] = granted()
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
