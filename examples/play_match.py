#!/usr/bin/env python3
"""Play a whole match against a running service, with nothing but the standard library.

    python examples/play_match.py --game go_fish --bots 2
    python examples/play_match.py --game historias_de_pescador --bots 3 --level medium
    python examples/play_match.py --join MATCH_ID [--invite-code CODE]

It becomes a guest, opens a match with bots (or joins one), and plays at random among `you.actions` until the match is over. It
knows no rule: the actions say all that may be sent. It polls as `poll_after_ms` asks, with the ETag it has, so that nothing is sent
twice while nothing happens; a request that gets no answer is tried again, guarded by `expected_version`.
"""
import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request

TRIES = 8


class Service:
    """The API as one player sees it."""

    def __init__(self, base, language):
        self.base, self.token, self.language = base.rstrip("/"), None, language

    def call(self, method, path, body=None, **headers):
        """(status, parsed body, headers); network trouble and 503 are tried again, each time a little later."""
        headers = {"Accept": "application/json", "Accept-Language": self.language,
                   **{name.replace("_", "-"): value for name, value in headers.items() if value}}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        for attempt in range(TRIES):
            request = urllib.request.Request(self.base + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return answer.status, json.loads(answer.read() or b"null"), answer.headers
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raw = error.read()
                    return error.code, json.loads(raw) if raw else None, error.headers
                wait = float(error.headers.get("Retry-After", 1))
            except OSError as error:
                if attempt == TRIES - 1:
                    sys.exit(f"{self.base} does not answer: {error}")
                wait = 0.2 * 2 ** attempt
            time.sleep(wait)
        sys.exit(f"{self.base} is too busy; try later.")

    def must(self, method, path, body=None):
        """The body of an answer that has to be a success."""
        status, answer, _ = self.call(method, path, body)
        if status >= 400:
            sys.exit(f"{method} {path}: {status} {answer['detail']} {answer.get('errors', '')}")
        return answer


# One line a kind of action: how to make a command of it.

def ask(action, choose):
    what = "rank" if "ranks" in action else "card"
    return {"target": choose(action["targets"]), what: choose(action[what + "s"])}


def play(action, choose):
    chosen = choose(action["plays"])
    return {"card": chosen["card"], "capture": choose(chosen["captures"]) if chosen["captures"] else []}


def announce(action, choose, hand):
    creature = choose(action["creatures"])
    true = [card for card in hand if card == creature["creature"]]
    cards = true if len(true) >= creature["min_cards"] else true + [card for card in hand if card not in true]
    story = {"story": "Juro! " + action["instruction"]} if action["instruction"] else {}
    return {"creature": creature["creature"], "cards": cards[:max(len(true), creature["min_cards"])], **story}


def command_for(action, view, choose):
    """One of the commands that an action stands for."""
    kind = action["type"]
    if kind == "ask":
        members = ask(action, choose)
    elif kind == "play":
        members = play(action, choose)
    elif kind == "announce":
        hand = next(hand["cards"] for hand in view["table"]["hands"] if hand["seat"] == view["you"]["seat"])
        members = announce(action, choose, hand)
    elif kind in ("doubt", "trust"):
        members = {"announcement": action["announcement"]}
    elif kind == "discard":
        members = {"card": choose(action["cards"])}
    else:
        return None                                          # a game that came later: not for this program
    return {"type": kind, **members}


def pick(actions, choose):
    """A careful player trusts more often than not."""
    if {action["type"] for action in actions} == {"doubt", "trust"} and random.random() < 0.75:
        return next(action for action in actions if action["type"] == "trust")
    return choose(actions)


def enter(service, args):
    """The match to play: a new one, or the one to join."""
    if args.join:
        return service.must("POST", f"/v1/matches/{args.join}/seats", {"invite_code": args.invite_code} if args.invite_code else {})
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": args.level}] * args.bots + [{"kind": "open"}] * args.open
    wish = {"game": args.game, "seats": seats}
    if args.preset:
        wish["preset"] = args.preset
    return service.must("POST", "/v1/matches", wish)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--base", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="go_fish", help="see /v1/games")
    parser.add_argument("--preset")
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--open", type=int, default=0, help="seats for other people; give them the match id")
    parser.add_argument("--join", metavar="MATCH")
    parser.add_argument("--invite-code")
    parser.add_argument("--name", default="Ana")
    parser.add_argument("--language", default="en", help="en or pt-BR")
    parser.add_argument("--seed", help="make the same choices again")
    parser.add_argument("--quiet", action="store_true")
    args = parser.parse_args()
    random.seed(args.seed)
    service = Service(args.base, args.language)
    service.token = service.must("POST", "/v1/guests", {"name": args.name})["token"]
    view = enter(service, args)
    path, etag, seen = f"/v1/matches/{view['id']}", None, 0
    print(f"match {view['id']}: seat {view['you']['seat']} of {len(view['seats'])}", flush=True)
    while True:
        if not args.quiet:
            seen = show_events(service, path, seen)
        if view["status"] not in ("open", "active"):
            break
        if view["you"]["actions"] and any(awaited["seat"] == view["you"]["seat"] for awaited in view["awaiting"]):
            command = command_for(pick(view["you"]["actions"], random.choice), view, random.choice)
            if command is None:
                sys.exit("this program does not know the game")
            status, answer, headers = service.call("POST", path + "/commands", {**command, "expected_version": view["version"]})
            if status == 201:
                view, etag = answer["match"], headers["ETag"]
                continue
            if status != 409:                                # 409: the match has moved on, read it again
                sys.exit(f"{command} was refused: {status} {answer['detail']}")
            etag = None
        elif etag:
            time.sleep(view["poll_after_ms"] / 1000)
        status, answer, headers = service.call("GET", path, If_None_Match=etag)
        if status == 200:
            view, etag = answer, headers["ETag"]
        elif status != 304:
            sys.exit(f"GET {path}: {status} {answer['detail']}")
    result = view["result"]
    ending = f"seats {result['winners']} win, scores {result['scores']} ({result['reason']})" if result else ""
    print(f"{view['status']}: {ending}")
    return 0 if view["status"] == "finished" else 1


def show_events(service, path, seen):
    """Print what has happened since; the seq of the last event."""
    while True:
        page = service.must("GET", f"{path}/events?after={seen}")
        for event in page["events"]:
            seen = event.pop("seq")
            event.pop("at")
            print(f"{seen:5} {event.pop('type'):20} " + " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}"
                                                                 for name, value in event.items()), flush=True)
        if not page["more"]:
            return seen


if __name__ == "__main__":
    sys.exit(main())
