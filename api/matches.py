"""Matches: open, find, read, join, start, play, give up."""
import json
import re
import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

from django.conf import settings
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import clock, notation, rematches, selectors, services
from games.matches.errors import (
    AlreadySeated,
    ClientSeedStands,
    KnowledgeOff,
    MatchFull,
    MatchNotActive,
    MatchNotFinished,
    MatchNotOpen,
    NoSuchSeat,
    NotSeated,
    NotTheHost,
    NotThere,
    RatedKnowledge,
    RatedSandbox,
    SandboxOff,
    ScriptNeedsSandbox,
    SeatLeftBehind,
    SeatTaken,
    StaleVersion,
    TooManyMatches,
    TwoSeatsForOne,
    UnknownBotLevel,
    UnknownCommand,
    UnknownGame,
    UnknownPlayer,
    UnknownPreset,
)
from games.matches.ledger import Ledger
from games.matches.models import Seat
from games.matches.position import Logged, Position
from games.players.idempotency import AnsweredBefore, Once
from games.rulebook.errors import BadSetup, RuleViolation

from . import answers
from .bodies import EventsQuery, GiveClientSeed, LobbyQuery, NewMatch, NewRematch, TakeSeat
from .commands import COMMAND, read_command
from .etags import PRIVATE, check_if_match, conditional, digest_etag, match_etag, tagged
from .presenting import event_bodies, knowledge_body, match_body, poll_after_ms, summary
from .problems import Problem
from .views import IF_MATCH, POLLED, WAITED, View, described

SEQ = re.compile("[0-9]{1,9}")
LAST_EVENT_ID = OpenApiParameter("Last-Event-ID", str, OpenApiParameter.HEADER,
                                 description="For text/event-stream: the `id` of the last event that you have, at most nine digits.")


class NdjsonRenderer(BaseRenderer):
    """One JSON value a line."""

    media_type, format = "application/x-ndjson", "ndjson"

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in data or ()).encode()


class EventStreamRenderer(BaseRenderer):
    """Events as the HTML standard has them (9.2, Server-Sent Events). `retry` is when to ask again once a stream has ended."""

    media_type, format = "text/event-stream", "sse"

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        if data is None:
            return b""
        events = (f"id: {event['seq']}\nevent: {event['type']}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n"
                  for event in data["events"])
        return "".join((f"retry: {data['retry']}\n\n", *events)).encode()


class NotationRenderer(BaseRenderer):
    """A match for people to read, a line a turn (docs/notation.md)."""

    media_type, format, charset = "text/plain", "notation", "utf-8"

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        return str(data or "").encode()


class Done(NamedTuple):
    """What a request did to a match: the match after it, the events that it led to, the seq of the last of them."""

    position: Position
    lines: list[Logged]
    version: int


class Matches(View):
    budget = "creation"

    @described("listMatches", "Find public matches", "matches", scope="read", query=LobbyQuery, answers={200: answers.Matches, 304: None},
               signed=None, parameters=POLLED)
    def get(self, request: Request) -> Response:
        """The lobby: open matches to join, running ones to watch, the newest first.

        Sandbox matches are there for those who may make such; whoever plays for real is not to sit down in the test of a team.
        """
        asked = self.query(LobbyQuery)
        wanted: dict[str, Any] = {"game": asked.game, "status": asked.status, "before": asked.cursor, "limit": asked.limit + 1,
                                  "sandbox": self._sandbox(asked.sandbox)}
        viewer = self.anybody and self.anybody.pk

        def body() -> dict[str, Any]:
            found = selectors.lobby(**wanted)
            page, more = found[:asked.limit], len(found) > asked.limit
            return {"items": [summary(position, self.anybody, self.language, self.now) for position in page],
                    "next_cursor": str(page[-1].match.pk) if more else None}

        return conditional(request, digest_etag([viewer, self.language, asked.limit, *selectors.lobby_versions(**wanted)]), body)

    def _sandbox(self, asked: str | None) -> bool | None:
        """Sandbox matches alone, others alone, or both (None)."""
        if asked is not None:
            return asked == "true"
        return None if settings.SANDBOX or (self.anybody and self.anybody.may_arrange) else False

    @described("createMatch", "Open a match", "matches", scope="play", body=NewMatch, answers={201: answers.Match},
               problems=(UnknownGame, UnknownPreset, UnknownBotLevel, UnknownPlayer, TwoSeatsForOne, RatedSandbox, RatedKnowledge,
                         SandboxOff, ScriptNeedsSandbox, BadSetup, TooManyMatches),
               once=True)
    def post(self, request: Request) -> Response:
        """Open a match with you as its host. It starts by itself once every seat is taken, at once if none is open."""
        player, wish = self.player, self.body(NewMatch).wish()
        return done_once(
            self, lambda once: services.create(player=player, wish=wish, now=self.now, once=once),
            lambda done: self.match_answer(done.position, 201, {"Location": f"/v1/matches/{done.position.match.pk}"}))


class OneMatch(View):
    @described("getMatch", "Read a match", "matches", scope="read", answers={200: answers.Match, 304: None}, problems=(NotThere,),
               signed=None,
               parameters=WAITED)
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """The match as you may see it. Poll it with `If-None-Match`, every `poll_after_ms`: 304 says that nothing changed."""
        self.no_query()
        position = read_match(self, match_id)
        etag = match_etag(position.match, position.seat_of(self.anybody), self.language)
        return conditional(request, etag, lambda: match_body(position, self.anybody, self.language, self.now))


class Seats(View):
    @described("takeSeat", "Take a seat", "matches", scope="play", body=TakeSeat, answers={201: answers.Match},
               problems=(NotThere, MatchNotOpen, SeatTaken, AlreadySeated, MatchFull, NoSuchSeat, TooManyMatches), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Sit down, or confirm an invitation. The last seat taken starts the match."""
        player, wish = self.player, self.body(TakeSeat)
        return done_once(
            self, lambda once: services.take_seat(match_id=match_id, player=player, seat=wish.seat, invite_code=wish.invite_code,
                                                  now=self.now, client_seed=wish.client_seed, once=once),
            lambda done: self.match_answer(done.position, 201))


class MySeat(View):
    @described("leaveSeat", "Leave before the start", "matches", scope="play", answers={204: None}, problems=(NotThere, NotSeated,
               MatchNotOpen))
    def delete(self, request: Request, match_id: uuid.UUID) -> Response:
        """Your seat is open again. In a match that runs, resign instead."""
        player = self.player
        self.no_query()
        services.leave_seat(match_id=match_id, player=player, now=self.now)
        return Response(status=204)


class ClientSeed(View):
    @described("giveClientSeed", "Add to the chance", "matches", scope="play", body=GiveClientSeed, answers={200: answers.Match},
               problems=(NotThere, NotSeated, MatchNotOpen, ClientSeedStands))
    def put(self, request: Request, match_id: uuid.UUID) -> Response:
        """Give your client seed before the match begins, once you have seen `shuffle.commitment`: so we cannot have chosen our seed by it.

        It may be sent again; another one is refused. Who takes a seat gives it with that.
        """
        player, wish = self.player, self.body(GiveClientSeed)
        return self.match_answer(services.give_client_seed(match_id=match_id, player=player, client_seed=wish.client_seed, now=self.now))


class Start(View):
    @described("startMatch", "Start without the open seats", "matches", scope="play", answers={200: answers.Match},
               problems=(NotThere, NotTheHost, MatchNotOpen, BadSetup), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The host drops the seats that are still open; the rest move up in their order."""
        player = self.player
        self.no_body()
        return done_once(self, lambda once: services.start(match_id=match_id, player=player, now=self.now, once=once),
                         lambda done: self.match_answer(done.position))


class Commands(View):
    @described("playCommand", "Play", "matches", scope="play", body=COMMAND, answers={200: answers.DryRun, 201: answers.Played},
               parameters=(IF_MATCH,), problems=(NotThere, NotSeated, MatchNotActive, SeatLeftBehind, StaleVersion, UnknownCommand,
                                                  RuleViolation, "invalid_if_match", "stale_etag"), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Send one of `you.actions` with its choices made. A refused command changes nothing and says why.

        With `dry_run` nothing is played, either: 200 says that the command would be taken, and a refusal is the one that it would meet.
        What would come of it is not told, for that may hang on cards that you cannot see.
        """
        player, sent = self.player, read_command(self.json())

        def fits(position: Position, seat: Seat) -> None:
            check_if_match(request.headers.get("If-Match"), position.match, seat)

        meant: dict[str, Any] = {"match_id": match_id, "player": player, "command": sent.command, "now": self.now,
                                 "expected_version": sent.expected_version, "precondition": fits}
        if sent.dry_run:
            self.once(None)                                  # a key that is none is refused, and none is kept
            return self._rehearsed(services.rehearse(**meant))
        return done_once(self, lambda once: services.play(**meant, once=once), self._played)

    def _rehearsed(self, position: Position) -> Response:
        body = {"dry_run": True, "legal": True, "version": position.match.version}
        return tagged(Response(body), match_etag(position.match, position.seat_of(self.player), self.language))

    def _played(self, done: Done) -> Response:
        position, seat = done.position, done.position.seat_of(self.player)
        body = {"version": done.version, "events": event_bodies(position, done.lines, position.viewer(seat), self.language),
                "match": match_body(position, self.player, self.language, self.now)}
        return tagged(Response(body, status=201), match_etag(position.match, seat, self.language))


class Resign(View):
    @described("resignMatch", "Give up", "matches", scope="play", answers={200: answers.Match},
               problems=(NotThere, NotSeated, MatchNotActive, SeatLeftBehind), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The other of two wins at once; in a larger match a bot plays on for you, and you cannot win any more."""
        player = self.player
        self.no_body()
        return done_once(self, lambda once: services.resign(match_id=match_id, player=player, now=self.now, once=once),
                         lambda done: self.match_answer(done.position))


class Rematch(View):
    budget = "creation"

    @described("rematch", "Play once more", "matches", scope="play", answers={200: answers.Match, 201: answers.Match},
               problems=(NotThere, NotSeated, MatchNotFinished, MatchNotOpen, MatchFull, TooManyMatches, ClientSeedStands), once=True,
               body=NewRematch)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The rematch of a match that is over, however it ended: who asks first opens it (201), who asks then sits down in it (200).

        It has the game, options, clock, visibility and rules of the match before, its bots, and its people as invitations; where
        somebody was erased, the seat is open. Everybody moves up a seat, so that the next one deals. Against bots alone it starts at
        once. Who has declined gets a seat that is still open; a rematch that ended before it began is opened anew.
        """
        player, wish = self.player, self.body(NewRematch)
        return done_once(
            self, lambda once: rematches.rematch(match_id=match_id, player=player, now=self.now, client_seed=wish.client_seed, once=once),
            self._rematch)

    def _rematch(self, done: Done) -> Response:
        is_new = bool(done.lines) and done.lines[0].seq == 1
        return self.match_answer(done.position, 201 if is_new else 200, {"Location": f"/v1/matches/{done.position.match.pk}"})


class Events(View):
    renderer_classes = (JSONRenderer, EventStreamRenderer)

    @described("listEvents", "Read the log", "matches", scope="read", query=EventsQuery, problems=(NotThere,), signed=None,
               parameters=(*WAITED, LAST_EVENT_ID), answers={200: answers.Events, (200, "text/event-stream"): str, 204: None, 304: None})
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you have them all.

        `Accept: text/event-stream` answers the same as Server-Sent Events: `id` is the `seq`, `event` the type, `data` the event. A
        stream may end at any time; ask again with `Last-Event-ID`. 204 says that the match is over and you have all of it.
        """
        asked = self.query(EventsQuery)
        is_stream = isinstance(request.accepted_renderer, EventStreamRenderer)
        after = self._last_event(asked.after) if is_stream else asked.after
        position = read_match(self, match_id)
        seat = position.seat_of(self.anybody)

        def body() -> dict[str, Any]:
            version = position.match.version                 # the log may have grown since: what the ETag does not say is for the next time
            lines = [line for line in selectors.log(position, after=after, limit=asked.limit) if line.seq <= version]
            return {"events": event_bodies(position, lines, position.viewer(seat), self.language), "version": version,
                    "more": bool(lines) and lines[-1].seq < version}

        if not is_stream:
            etag = match_etag(position.match, seat, self.language)
            return conditional(request, f'"{after}.{asked.limit}.{etag[1:]}', body)
        read = body()
        if position.match.is_over and not read["events"]:
            return tagged(Response(status=204), None)
        stream = EventStreamRenderer().render({**read, "retry": poll_after_ms(position, seat)})
        return tagged(HttpResponse(stream, content_type=EventStreamRenderer.media_type), None)

    def _last_event(self, default: int) -> int:
        """What a client that has lost its stream has of it. It wins over `after`, which is where the stream began."""
        said = self.request.headers.get("Last-Event-ID")
        if said is None:
            return default
        if not SEQ.fullmatch(said):
            raise Problem("invalid_query", parameters="Last-Event-ID")
        return int(said)


class Knowledge(View):
    @described("getKnowledge", "Read what you could know", "matches", scope="read", parameters=POLLED,
               answers={200: answers.SeatKnowledge, 304: None}, problems=(NotThere, NotSeated, KnowledgeOff, MatchNotActive))
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """What a perfect memory makes of all that your seat was shown, and of nothing else: which cards are where, and which cannot be.

        Only in a match that was opened with `knowledge`, so that all at the table know of it; never in a rated one.
        """
        player = self.player
        self.no_query()
        position = read_match(self, match_id)
        seat = position.seat_of(player)
        if seat is None or seat.status == Seat.Status.WAITING:
            raise NotSeated
        selectors.check_knowledge(position)
        etag = match_etag(position.match, seat, self.language)
        return conditional(request, f'"known.{etag[1:]}', lambda: knowledge_body(position, seat, self.language))


class Replay(View):
    renderer_classes = (NdjsonRenderer, JSONRenderer, NotationRenderer)

    @described("getReplay", "Read the whole log of a match that is over", "matches", scope="read", problems=(NotThere, MatchNotFinished),
               signed=None, answers={(200, "application/x-ndjson"): str, (200, "text/plain"): str})
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """One event a line, nothing hidden. `Accept: text/plain` answers the match in its notation: a line a turn, and the seed.

        The notation (docs/notation.md) is for people, and complete: who plays it again by the rules gets the same log.
        """
        self.no_query()
        position = read_match(self, match_id)
        if not position.match.is_over:
            raise MatchNotFinished(status=position.match.status)
        if isinstance(request.accepted_renderer, NotationRenderer):
            text = NotationRenderer().render(notation.notation(position, self.language))
            response = HttpResponse(text, content_type=f"{NotationRenderer.media_type}; charset={NotationRenderer.charset}")
        else:
            lines = event_bodies(position, selectors.log(position), position.viewer(None), self.language)
            response = HttpResponse(NdjsonRenderer().render(lines), content_type=NdjsonRenderer.media_type)
        for name, value in PRIVATE.items():
            response[name] = value
        return response


def read_match(view: View, match_id: uuid.UUID) -> Position:
    """A match that the caller may see, with everything settled that is due."""
    position = selectors.position(match_id)
    selectors.check_visible(position, view.anybody)
    if clock.settle_if_due(position.match, view.now):
        return selectors.position(match_id)
    return position


def done_once(view: View, act: Callable[[Once | None], Ledger], answer: Callable[[Done], Response]) -> Response:
    """Carry out a request and answer it. Where it was carried out before, it is answered with what the caller may see now."""
    try:
        ledger = act(view.once(view.json()))
        return answer(Done(ledger, ledger.added, ledger.match.version))
    except AnsweredBefore as before:
        position = read_match(view, uuid.UUID(before.outcome["match"]))
        after, version = before.outcome["after"], before.outcome["version"]
        lines = selectors.log(position, after=after, limit=version - after)
        response = answer(Done(position, lines, version))
        response["Idempotent-Replayed"] = "true"
        return response
