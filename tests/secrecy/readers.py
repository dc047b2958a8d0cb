"""A match through HTTP as people read it: whoever's secrets are kept from them, somebody who watches, somebody without a token, the
backend of the app that all of them came by; and those who run the service (`house`).

Ids, tokens, request ids and the clock are the same in every world, so that answers are compared as they are, byte for byte.
"""
import itertools
import uuid
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import time_machine
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, transaction
from django.test import RequestFactory

from fishing.wsgi import application
from games.matches import bots, clock, selectors
from games.matches.pulse import Heart
from games.rulebook.game import PartOf, Seat
from tests.api.caller import Answer, Caller, guest
from tests.api.playing import ME, OPEN, begun
from tests.api.teams import Team
from tests.rulebook.playing import Match, stored

from .house import Got, Moderator, counts, log_lines
from .work import Work, counting
from .worlds import World

START = 1_768_478_400.0                                      # 2026-01-15T12:00:00Z
OFTEN = 15                                                   # commands from one look at everything to the next
READS = ("", "/events", "/events?after=3&limit=2", "/knowledge", "/replay")
LISTS = ("/v1/matches", "/v1/matches?status=active&limit=3", "/v1/me/matches", "/v1/me/matches?awaiting=me", "/v1/me/export", "/v1/me")
REFUSED: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/seats", {}), ("DELETE", "/seats/me", None), ("POST", "/start", None), ("POST", "/rematch", None), ("GET", "/nowhere", None),
    ("POST", "/commands", {"type": "ask"}), ("POST", "/commands", {"type": "ask", "target": 0, "rank": "1"}), ("PUT", "", None),
    ("PUT", "/client-seed", {"client_seed": "river"}), ("POST", "/rematch", {"client_seed": "river"}))
REFUSED_WHILE_OPEN = (("POST", "/commands", {"type": "ask"}), ("POST", "/resign", None), ("PUT", "/client-seed", {"client_seed": "river"}))
OF_NO_MATCH = ("/v1/games", "/v1/games/go_fish/rules", "/v1/limits", "/v1/problems/not_your_turn", "/healthz", "/openapi.yaml",
               "/docs/en/hidden-information", "/docs/pt-BR/matches", "/docs/problems", "/docs/reference")


@dataclass
class Reader:
    """Somebody who asks, and every answer they got: what was asked, status, headers, body."""

    caller: Caller
    got: list[Got] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)            # every ETag they were given
    theirs: Iterator[str] = iter(())                         # those that were given in the other world: they send these
    work: list[Work] = field(default_factory=list)           # of each answer, where it is counted (`counting`)
    took: list[tuple[str, Work]] = field(default_factory=list)                 # the same by what was asked

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        answer = self.caller.call(method, path, body, X_Request_Id=f"secrecy-{len(self.got):06}", **headers)
        self.got.append((f"{method} {path} {body or ''} {headers or ''}", answer.status, dict(answer.headers), answer.raw))
        if self.work:
            self.took.append((self.got[-1][0], self.work[-1]))
        return answer

    def let_bots_choose(self, path: str, seat: Seat) -> None:
        """What bots of every level would play in this seat, and what is played for whoever lets the time run out."""
        position = selectors.position(uuid.UUID(path.rpartition("/")[2]))
        mine = position.seats[seat]
        for level in position.game.bot.levels:
            mine.bot_level = level
            self.got.append((f"bot {level}", 0, {}, repr(bots._choice(position, mine, level, PartOf(part=8))).encode()))
        self.got.append(("bot in absence", 0, {}, repr(clock.fallback(position, mine)).encode()))

    def look(self, path: str, commands: list[dict[str, Any]], refused: Iterable[tuple[str, str, Any]] = REFUSED) -> None:
        """Every route of the match, and the lists that it stands in, in every form that there is."""
        for read in READS:
            tag = self._tag(self.ask("GET", path + read))
            self.ask("GET", path + read, If_None_Match=tag)
        tag = self._tag(self.ask("GET", path + "/events?after=9"))
        self.ask("GET", path + "/events?after=9", If_None_Match=tag, Prefer="wait=1")             # as the process that holds polls asks
        self.before_django(path, self._tag(self.ask("GET", path)))
        self.ask("GET", path, Accept_Language="pt-BR")
        self.ask("HEAD", path)
        self.ask("GET", path + "/events", Accept="text/event-stream")
        self.ask("GET", path + "/events?after=2", Accept="text/event-stream", Last_Event_ID="4", Prefer="wait=1")
        for read in LISTS:
            self.ask("GET", read)
        self.before_django("/v1/me/matches", self._tag(self.ask("GET", "/v1/me/matches")))
        for method, route, body in refused:
            self.ask(method, path + route, body)
        for command in commands:
            on_trial = self.ask("POST", path + "/commands", {**command, "dry_run": True})
            if on_trial.status >= 400:                       # then it can be sent in earnest, too
                self.ask("POST", path + "/commands", command)
            self.ask("POST", path + "/commands", {**command, "expected_version": 1}, Accept_Language="pt-BR")
            self.ask("POST", path + "/commands", command, If_Match='"1.0.0.en"')

    def look_around(self, path: str, players: list[Caller]) -> None:
        """What is of no match, of an app's backend, and of a sandbox: also when the clock of the match has been moved on."""
        for page in OF_NO_MATCH:
            answer = Answer(self.caller._client.get(page))
            self.got.append((f"GET {page}", answer.status, {}, answer.raw))
        for player in players:
            self.ask("GET", f"/v1/players/{player.player and player.player['id']}")
            self.ask("GET", f"/v1/players/{player.player and player.player['id']}/tokens")
        self.ask("POST", f"/v1/sandbox{path.removeprefix('/v1')}/advance", {"seconds": 1})
        self.ask("GET", path)

    def before_django(self, path: str, tag: str) -> None:
        """A poll as the web server hands it in: a 304 may be given before Django is asked."""
        headers: Any = {"HTTP_HOST": "testserver", "HTTP_ACCEPT": "application/json", "HTTP_X_REQUEST_ID": f"secrecy-{len(self.got):06}",
                        "HTTP_IF_NONE_MATCH": tag, **({"HTTP_AUTHORIZATION": f"Bearer {self.caller.token}"} if self.caller.token else {})}
        started: list[Any] = []
        for signal in (request_started, request_finished):   # it would close the connection that the worlds are written through
            signal.disconnect(close_old_connections)         # Django's test client connects it again
        raw = b"".join(application(RequestFactory().get(path).environ | headers, lambda *start: started.extend(start)))
        for signal in (request_started, request_finished):
            signal.connect(close_old_connections)
        self.got.append((f"WSGI {path}", int(started[0].split()[0]), dict(started[1]), raw))

    def _tag(self, answer: Answer) -> str:
        """The ETag to send: of the other world where that was read before, so that a 304 says that it holds in both."""
        own = answer.headers.get("ETag", '"0"')
        self.tags.append(own)
        return next(self.theirs, own)


@dataclass(frozen=True, slots=True)
class Told:
    """What was read in one world while it ran, by reader, and its replay once all was open."""

    while_it_ran: dict[str, list[Got]]
    in_the_end: bytes
    tags: dict[str, list[str]]
    took: dict[str, list[tuple[str, Work]]]


def told(match: Match, preset: str, world: World, viewer: Seat | None, tries: list[Any], *, beside: "Told | None" = None,
         is_counted: bool = False) -> Told:
    """The match of a world played through HTTP, and read on the way. Nothing of it is left. `tries`: what the viewer also sends.

    `beside`: what was told of the other world, whose ETags are sent in this one. `is_counted`: how much work each answer was.
    """
    is_checked = not (beside or is_counted)
    with standing_still(held_to_the_schema=is_checked) as time, gone_afterwards(), log_lines() as lines, counts() as counted:
        team = Team()
        players = [team.guest(f"Guest {seat}") for seat in range(match.seats)]
        path = "/v1/matches/" + begun(*players, game=match.game.slug, preset=preset, knowledge=True, sandbox={
            "seed": "secrecy", "arrangement": arrangement(match.game.slug, world)})
        first = first_of_the_game(players[0], path)
        readers = {"stranger": Reader(guest("Caio")), "nobody": Reader(Caller()), "backend": Reader(team.backend)}
        if viewer is not None:
            readers["seat"] = Reader(players[viewer])
        for name, reader in readers.items():
            reader.theirs = iter(beside.tags[name] if beside else ())
            if is_counted:
                reader.work = counting(reader.caller)
        moderator = Moderator()
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
            is_last = at == len(world.commands) - 1
            for name, reader in readers.items():
                if is_last or (at % OFTEN == 0 and name in ("seat", "stranger") and not is_counted):
                    reader.look(path, sent if name == "seat" else sent[:1])
        if not is_counted:
            moderator.look(path.rpartition("/")[2])
            for reader in readers.values():
                reader.look_around(path, players)
        for player in players:
            player.post(path + "/resign")
        replay = Caller().get(path + "/replay").raw
        if not is_counted:
            once_more(path, players, readers)
    seen = {**{name: reader.got for name, reader in readers.items()}, "moderator": moderator.got, "log": lines, "metrics": counted}
    return Told(seen, replay, *({name: getattr(reader, what) for name, reader in readers.items()} for what in ("tags", "took")))


def told_while_open(client_seed: str) -> dict[str, list[Got]]:
    """What all but one are told of a match that has not begun, where that one has given a client seed, and so has a reader."""
    with standing_still(held_to_the_schema=True), gone_afterwards(), log_lines() as lines, counts() as counted:
        team = Team()
        host, other = team.guest("Ana"), team.guest("Bia")
        path = "/v1/matches/" + host.post("/v1/matches", {
            "game": "go_fish", "seats": [{**ME, "client_seed": "mine"}, OPEN, OPEN], "sandbox": {"seed": "secrecy"}})["id"]
        assert other.post(path + "/seats").status == 201
        assert other.call("PUT", path + "/client-seed", {"client_seed": client_seed}).status == 200
        readers = {"seat": Reader(host), "stranger": Reader(guest("Caio")), "nobody": Reader(Caller()), "backend": Reader(team.backend)}
        for reader in readers.values():
            reader.look(path, [], REFUSED_WHILE_OPEN)
        moderator = Moderator()
        moderator.look(path.rpartition("/")[2])
    return {**{name: reader.got for name, reader in readers.items()}, "moderator": moderator.got, "log": lines, "metrics": counted}


def once_more(path: str, players: list[Caller], readers: dict[str, Reader]) -> None:
    """The rematch of a match that is over now: of that one nothing is hidden any more, and it has no part in the next."""
    for player in players:
        sender = next((reader for reader in readers.values() if reader.caller is player), Reader(player))
        again = sender.ask("POST", path + "/rematch", {})
        assert again.status in (200, 201), again
    for reader in readers.values():
        for read in READS[:2]:
            reader.ask("GET", f"/v1/matches/{again['id']}{read}")
        reader.ask("GET", "/v1/me/matches")


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
def standing_still(*, held_to_the_schema: bool) -> Iterator[Any]:
    """The same ids, tokens and times in every world. Bots do not play here, and no hint is sent.

    `held_to_the_schema`: answers that are compared with such need not be, too.
    """
    ids, tokens = itertools.count(1), itertools.count(1)
    with ExitStack() as stack:
        for name, fake in {"games.players.models.uuid7": lambda: uuid.UUID(int=next(ids)), "api.views.HEART": Heart(),
                           "games.matches.ledger.hint_bot_turn": lambda *hint: None,
                           "games.players.credentials.secrets": SimpleNamespace(token_hex=lambda size: f"{next(tokens):0{2 * size}x}"),
                           "games.matches.rematches.secrets": SimpleNamespace(token_hex=lambda size: "5a" * size),
                           }.items():
            stack.enter_context(patch(name, fake))
        if not held_to_the_schema:
            stack.enter_context(patch("tests.api.caller.check"))
        yield stack.enter_context(time_machine.travel(START, tick=False))


@contextmanager
def gone_afterwards() -> Iterator[None]:
    """Nothing that is written in here stays: the next world finds the database as this one did."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
