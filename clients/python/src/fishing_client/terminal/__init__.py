"""`fishing`: list games, open, join, watch and play a match in a terminal.

    fishing games
    fishing open historias_de_pescador --bots 2
    fishing lobby
    fishing join MATCH
    fishing play MATCH          come back to a match of yours
    fishing watch MATCH

The service is `--base` or FISHING_BASE. Who you are there is kept in a file of your own (XDG_STATE_HOME), as only you may read it.
"""
import argparse
import json
import os
import sys
from pathlib import Path

from ..client import ME, OPEN, Fishing, NewSeat, bot
from ..match import Match
from ..problems import ApiError, FishingError, NotAuthenticated
from . import drawing
from .choosing import Left, command
from .waiting import Waiting


def main() -> int:
    said = _said()
    with Fishing(said.base, language=said.language) as fishing:
        try:
            return run(fishing, said)
        except FishingError as error:
            print(error, file=sys.stderr)
            return 1
        except (Left, KeyboardInterrupt):
            print()
            return 0


def run(fishing: Fishing, said: argparse.Namespace) -> int:
    if said.what == "games":
        for game in fishing.games():
            presets = ", ".join(game.presets.additional_properties)
            print(f"{game.slug:22} {game.name}, {game.players.min_} to {game.players.max_} players, presets: {presets}")
        return 0
    sign_in(fishing, said.base, said.name)
    if said.what == "lobby":
        for item in fishing.lobby(said.game).items:
            people = ", ".join(seat.player.name if seat.player else seat.kind for seat in item.seats)
            print(f"{item.id}  {item.game:22} {people}")
        return 0
    if said.what == "open":
        seats: list[NewSeat] = [ME, *[bot(said.level)] * said.bots, *[OPEN] * said.open]
        match = fishing.create(said.game, seats, preset=said.preset)
        print(f"match {match.id}" + (f", invite code {match.view.invite_code}" if match.view.invite_code else ""))
    elif said.what == "join":
        match = fishing.join(said.match, invite_code=said.code)
    else:
        match = fishing.match(said.match)
    return follow(match, plays=said.what != "watch")


def follow(match: Match, plays: bool) -> int:
    """Show what happens, and ask for a move whenever one is due, until the match is over."""
    seen, views = 0, match.views()
    while True:
        with Waiting(_for_whom(match)):
            view = next(views, None)
        if view is None:
            break
        for event in match.log(after=seen):
            seen = event.seq
            print(drawing.told(match.view, event))
        while plays and match.awaits_me and match.view is view and view.you and view.you.actions:
            print(drawing.table(view))
            try:
                match.send(command(view), expected_version=view.version)
            except ApiError as error:
                print(drawing.paint(error.detail, drawing.RED))
                match.look()
    result = match.view.result
    print(drawing.table(match.view))
    winners = ", ".join(drawing.name_of(match.view, seat) for seat in result.winners) if result else "nobody"
    print(f"{match.view.status}: {winners} won, scores {result.scores} ({result.reason})" if result else match.view.status)
    return 0


def _for_whom(match: Match) -> str:
    awaited = [f"{drawing.name_of(match.view, one.seat)} ({one.for_})" for one in match.view.awaiting]
    return "waiting for " + (", ".join(awaited) or "others to join")


def sign_in(fishing: Fishing, base: str, name: str | None) -> None:
    """As the one we were here the last time, or as a new guest."""
    kept = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state") / "fishing" / "tokens.json"
    tokens = json.loads(kept.read_text()) if kept.exists() else {}
    fishing.token = tokens.get(base)
    if fishing.token and not name:
        try:
            fishing.me()
            return
        except NotAuthenticated:
            pass                                             # it was revoked, or the service began anew
    tokens[base] = fishing.become_guest(name).token
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch(mode=0o600)
    kept.write_text(json.dumps(tokens))


def _said() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="fishing", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default=os.environ.get("FISHING_BASE", "http://127.0.0.1:8000"))
    parser.add_argument("--language", default="en", help="en or pt-BR: what the service says")
    parser.add_argument("--name", help="become a new guest of this name")
    whats = parser.add_subparsers(dest="what", required=True)
    whats.add_parser("games")
    whats.add_parser("lobby").add_argument("game", nargs="?")
    opens = whats.add_parser("open")
    opens.add_argument("game")
    opens.add_argument("--preset")
    opens.add_argument("--bots", type=int, default=1)
    opens.add_argument("--level", default="easy")
    opens.add_argument("--open", type=int, default=0, help="seats for other people")
    joins = whats.add_parser("join")
    joins.add_argument("match")
    joins.add_argument("--code", help="of a match that is not public")
    for what in ("play", "watch"):
        whats.add_parser(what).add_argument("match")
    return parser.parse_args()
