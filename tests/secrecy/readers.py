"""A match through HTTP as three people read it: whoever's secrets are kept from them, somebody who watches, somebody without a token.

Ids, tokens, request ids and the clock are the same in every world, so that answers are compared as they are, byte for byte.
"""
import itertools
import uuid
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import time_machine
from django.db import transaction

from games.matches import bots, clock, selectors
from games.matches.pulse import Heart
from games.rulebook.game import Seat
from tests.api.caller import Answer, Caller, guest
from tests.api.playing import begun, guests
from tests.rulebook.playing import Match, stored

from .worlds import World

START = 1_768_478_400.0                                      # 2026-01-15T12:00:00Z
OFTEN = 15                                                   # commands from one look at everything to the next
READS = ("", "/events", "/events?after=3&limit=2", "/knowledge", "/replay")
LISTS = ("/v1/matches", "/v1/matches?status=active&limit=3", "/v1/me/matches", "/v1/me/matches?awaiting=me", "/v1/me/export", "/v1/me")
REFUSED: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/seats", {}), ("DELETE", "/seats/me", None), ("POST", "/start", None), ("POST", "/rematch", None), ("GET", "/nowhere", None),
    ("POST", "/commands", {"type": "ask"}), ("POST", "/commands", {"type": "ask", "target": 0, "rank": "1"}), ("PUT", "", None))


@dataclass
class Reader:
    """Somebody who asks, and every answer they got: what was asked, status, headers, body."""

    caller: Caller
    got: list[tuple[str, int, Mapping[str, str], bytes]] = field(default_factory=list)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        answer = self.caller.call(method, path, body, X_Request_Id=f"secrecy-{len(self.got):06}", **headers)
        self.got.append((f"{method} {path} {body or ''} {headers or ''}", answer.status, dict(answer.headers), answer.raw))
        return answer

    def let_bots_choose(self, path: str, seat: Seat) -> None:
        """What bots of every level would play in this seat, and what is played for whoever lets the time run out."""
        position = selectors.position(uuid.UUID(path.rpartition("/")[2]))
        mine = position.seats[seat]
        for level in position.game.bot.levels:
            mine.bot_level = level
            self.got.append((f"bot {level}", 0, {}, repr(bots._choice(position, mine)).encode()))
        self.got.append(("bot in absence", 0, {}, repr(clock.fallback(position, mine)).encode()))

    def look(self, path: str, commands: list[dict[str, Any]]) -> None:
        """Every route of the match, and the lists that it stands in, in every form that there is."""
        for read in READS:
            answer = self.ask("GET", path + read)
            self.ask("GET", path + read, If_None_Match=answer.headers.get("ETag", '"0"'))
        self.ask("GET", path, Accept_Language="pt-BR")
        self.ask("HEAD", path)
        self.ask("GET", path + "/events", Accept="text/event-stream")
        for read in LISTS:
            self.ask("GET", read)
        for method, route, body in REFUSED:
            self.ask(method, path + route, body)
        for command in commands:
            on_trial = self.ask("POST", path + "/commands", {**command, "dry_run": True})
            if on_trial.status >= 400:                       # then it can be sent in earnest, too
                self.ask("POST", path + "/commands", command)
            self.ask("POST", path + "/commands", {**command, "expected_version": 1}, Accept_Language="pt-BR")
            self.ask("POST", path + "/commands", command, If_Match='"1.0.0.en"')


@dataclass(frozen=True, slots=True)
class Told:
    """What was read in one world while it ran, by reader, and its replay once all was open."""

    while_it_ran: dict[str, list[tuple[str, int, Mapping[str, str], bytes]]]
    in_the_end: bytes


def told(match: Match, preset: str, world: World, viewer: Seat | None, tries: list[Any]) -> Told:
    """The match of a world played through HTTP, and read on the way. Nothing of it is left. `tries`: what the viewer also sends."""
    with standing_still() as time, gone_afterwards():
        players = guests(match.seats)
        path = "/v1/matches/" + begun(*players, game=match.game.slug, preset=preset, knowledge=True, sandbox={
            "seed": "secrecy", "arrangement": arrangement(match.game.slug, world)})
        first = first_of_the_game(players[0], path)
        readers = {"stranger": Reader(guest("Caio")), "nobody": Reader(Caller())}
        if viewer is not None:
            readers["seat"] = Reader(players[viewer])
        sent = [sendable(command, first) for command in tries]
        for at, (step, command) in enumerate(zip(match.steps, world.commands, strict=False)):
            if step.seat is not None:
                time.shift(3)
                sender = readers["seat"] if step.seat == viewer else Reader(players[step.seat])
                if step.seat == viewer:
                    sender.let_bots_choose(path, viewer)
                body = sendable(command, first)
                for _ in range(2):                           # and once more, as if the answer had been lost
                    played = sender.ask("POST", path + "/commands", body, Idempotency_Key=f"command-{at}")
                    assert played.status == 201, (command, played)
                sender.ask("POST", path + "/commands", {**body, "expected_version": 1})
            if at % OFTEN == 0 or at == len(world.commands) - 1:
                for reader in readers.values():
                    reader.look(path, sent if reader is readers.get("seat") else sent[:1])
        for player in players:
            player.post(path + "/resign")
        return Told({name: reader.got for name, reader in readers.items()}, Caller().get(path + "/replay").raw)


def first_of_the_game(caller: Caller, path: str) -> int:
    """How many events the match had before the first one of its game."""
    types = [event["type"] for event in caller.get(path + "/events")["events"]]
    return types.index("match_started") + 1


def sendable(command: Any, before: int) -> dict[str, Any]:
    """A command as a client sends it. An announcement is named by its seq, which counts the events of the match, too."""
    body = stored(command)
    return {**body, "announcement": body["announcement"] + before} if "announcement" in body else body


def arrangement(slug: str, world: World) -> dict[str, Any]:
    """The first deal of a world, card by card, as a sandbox takes it."""
    events = {type(event).__name__: event for event in reversed(world.start)}
    hands = [event.cards for event in world.start if type(event).__name__ == "HandDealt"]
    match slug:
        case "go_fish":
            start = events["HandStarted"]
            return {"dealer": start.dealer, "hands": hands, "stock": start.cards}
        case "pescado_novo":
            start = events["RoundStarted"]
            return {"dealer": start.dealer, "hands": hands, "deck": start.cards, "table": events["TableDealt"].cards}
        case _:
            start = events["TableSet"]
            fishermen = [event.card for event in world.start if type(event).__name__ == "FishermanDealt"]
            return {"first_seat": start.first_seat, "creatures": start.creatures, "hands": hands, "deck": start.cards,
                    **({"fishermen": fishermen} if fishermen else {})}


@contextmanager
def standing_still() -> Iterator[Any]:
    """The same ids, tokens and times in every world. Bots do not play here, and no hint is sent."""
    ids, tokens = itertools.count(1), itertools.count(1)
    with ExitStack() as stack:
        for name, fake in {"games.players.models.uuid7": lambda: uuid.UUID(int=next(ids)), "api.views.HEART": Heart(),
                           "games.matches.ledger.hint_bot_turn": lambda *hint: None,
                           "games.players.credentials.secrets": SimpleNamespace(token_hex=lambda size: f"{next(tokens):0{2 * size}x}"),
                           }.items():
            stack.enter_context(patch(name, fake))
        yield stack.enter_context(time_machine.travel(START, tick=False))


@contextmanager
def gone_afterwards() -> Iterator[None]:
    """Nothing that is written in here stays: the next world finds the database as this one did."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
