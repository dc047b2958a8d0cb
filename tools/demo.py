"""Plays a small match of the sandbox with the command `fishing`, and prints what it looks like: the recording in README.md.

    make demo                                                 # against a service that runs on PORT

Deal and bot are arranged, so that it comes out the same each time but for the match's id, which is written MATCH.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1] / "clients/python/src"
WISH = {
    "game": "go_fish",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy", "script": [{"type": "ask", "target": 0, "rank": "K"}]}],
    "sandbox": {"seed": "a quiet morning", "arrangement": {
        "dealer": 1, "hands": [["7C", "7D", "KD"], ["7H", "KC", "KS"]], "stock": ["9C", "7S", "KH"]}},
}
ANSWERS = ("1", "1", "1")


def record(base: str) -> str:
    """The terminal of somebody who plays: what it shows, and what they type."""
    with tempfile.TemporaryDirectory() as state:
        token = call(base, "/v1/guests", {"name": "Ana"})["token"]
        kept = Path(state, "fishing", "tokens.json")
        kept.parent.mkdir()
        kept.write_text(json.dumps({base: token}))
        match = call(base, "/v1/matches", WISH, token)["id"]
        environment = {**os.environ, "PYTHONPATH": str(CLIENT), "XDG_STATE_HOME": state, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80",
                       "PYTHONUNBUFFERED": "1"}
        fishing = subprocess.Popen([sys.executable, "-m", "fishing_client", "--base", base, "play", match], env=environment,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        assert fishing.stdin
        assert fishing.stdout
        shown, answers = "$ fishing play MATCH\n", list(ANSWERS)
        while char := fishing.stdout.read(1):
            shown += char
            if shown.endswith("q leaves] "):                 # a question; nothing echoes what is typed into a pipe
                answer = answers.pop(0) if answers else "q"
                fishing.stdin.write(f"{answer}\n")
                fishing.stdin.flush()
                shown += f"{answer}\n"
        if fishing.wait() or answers:
            sys.exit(f"it went another way:\n{shown}")
        return shown.replace(match, "MATCH")


def call(base: str, path: str, body: object, token: str = "") -> dict[str, str]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(base + path, json.dumps(body).encode(), headers), timeout=30) as answer:
        told: dict[str, str] = json.load(answer)
        return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--base", default="http://127.0.0.1:8000")
    sys.stdout.write(record(parser.parse_args().base))
