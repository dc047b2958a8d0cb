"""Matches: open, find, read, join, start, play, give up."""
import json
import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

from django.http import HttpResponse
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import clock, selectors, services
from games.matches.errors import (
    AlreadySeated,
    BadRequest,
    MatchFull,
    MatchNotActive,
    MatchNotFinished,
    MatchNotOpen,
    NoSuchSeat,
    NotSeated,
    NotTheHost,
    NotThere,
    SeatLeftBehind,
    SeatTaken,
    StaleVersion,
    UnknownCommand,
)
from games.matches.ledger import Ledger
from games.matches.models import Seat
from games.matches.position import Logged, Position
from games.players.idempotency import AnsweredBefore, Once
from games.rulebook.errors import BadSetup, RuleViolation

from . import answers
from .bodies import EventsQuery, LobbyQuery, NewMatch, TakeSeat
from .commands import COMMAND, read_command
from .etags import PRIVATE, check_if_match, conditional, match_etag, tagged
from .presenting import event_bodies, match_body, summary
from .views import IF_MATCH, POLLED, View, described


class NdjsonRenderer(BaseRenderer):
    """One JSON value a line."""

    media_type, format = "application/x-ndjson", "ndjson"

    def render(self, data: Any, accepted_media_type: str | None = None, renderer_context: Any = None) -> bytes:
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in data).encode()


class Done(NamedTuple):
    """What a request did to a match: the match after it, the events that it led to, the seq of the last of them."""

    position: Position
    lines: list[Logged]
    version: int


class Matches(View):
    @described("listMatches", "Find public matches", "matches", query=LobbyQuery, answers={200: answers.Matches},
               signed=None)
    def get(self, request: Request) -> Response:
        """The lobby: open matches to join, running ones to watch, the newest first."""
        asked = self.query(LobbyQuery)
        found = selectors.lobby(game=asked.game, status=asked.status, before=asked.cursor, limit=asked.limit + 1)
        page, more = found[:asked.limit], len(found) > asked.limit
        response = Response({"items": [summary(position, self.anybody, self.language, self.now) for position in page],
                             "next_cursor": str(page[-1].match.pk) if more else None})
        for name, value in PRIVATE.items():
            response[name] = value
        return response

    @described("createMatch", "Open a match", "matches", body=NewMatch, answers={201: answers.Match},
               problems=(BadRequest, BadSetup), once=True)
    def post(self, request: Request) -> Response:
        """Open a match with you as its host. It starts by itself once every seat is taken, at once if none is open."""
        player, wish = self.player, self.body(NewMatch).wish()
        return done_once(
            self, lambda once: services.create(player=player, wish=wish, now=self.now, once=once),
            lambda done: self.match_answer(done.position, 201, {"Location": f"/v1/matches/{done.position.match.pk}"}))


class OneMatch(View):
    @described("getMatch", "Read a match", "matches", answers={200: answers.Match, 304: None}, problems=(NotThere,), signed=None,
               parameters=POLLED)
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """The match as you may see it. Poll it with `If-None-Match`, every `poll_after_ms`: 304 says that nothing changed."""
        self.no_query()
        position = read_match(self, match_id)
        etag = match_etag(position.match, position.seat_of(self.anybody), self.language)
        return conditional(request, etag, lambda: match_body(position, self.anybody, self.language, self.now))


class Seats(View):
    @described("takeSeat", "Take a seat", "matches", body=TakeSeat, answers={201: answers.Match},
               problems=(NotThere, MatchNotOpen, SeatTaken, AlreadySeated, MatchFull, NoSuchSeat, BadSetup), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Sit down, or confirm an invitation. The last seat taken starts the match."""
        player, wish = self.player, self.body(TakeSeat)
        return done_once(
            self, lambda once: services.take_seat(match_id=match_id, player=player, seat=wish.seat, invite_code=wish.invite_code,
                                                  now=self.now, once=once),
            lambda done: self.match_answer(done.position, 201))


class MySeat(View):
    @described("leaveSeat", "Leave before the start", "matches", answers={204: None}, problems=(NotThere, NotSeated, MatchNotOpen))
    def delete(self, request: Request, match_id: uuid.UUID) -> Response:
        """Your seat is open again. In a match that runs, resign instead."""
        player = self.player
        self.no_query()
        services.leave_seat(match_id=match_id, player=player, now=self.now)
        return Response(status=204)


class Start(View):
    @described("startMatch", "Start without the open seats", "matches", answers={200: answers.Match},
               problems=(NotThere, NotTheHost, MatchNotOpen, BadSetup), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The host drops the seats that are still open; the rest move up in their order."""
        player = self.player
        self.no_body()
        return done_once(self, lambda once: services.start(match_id=match_id, player=player, now=self.now, once=once),
                         lambda done: self.match_answer(done.position))


class Commands(View):
    @described("playCommand", "Play", "matches", body=COMMAND, answers={201: answers.Played}, parameters=(IF_MATCH,),
               problems=(NotThere, NotSeated, MatchNotActive, SeatLeftBehind, StaleVersion, UnknownCommand, RuleViolation,
                         "invalid_if_match", "stale_etag"), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Send one of `you.actions` with its choices made. A refused command changes nothing and says why."""
        player, (command, expected_version) = self.player, read_command(self.json())

        def fits(ledger: Ledger, seat: Seat) -> None:
            check_if_match(request.headers.get("If-Match"), ledger.match, seat)

        return done_once(
            self, lambda once: services.play(match_id=match_id, player=player, command=command, expected_version=expected_version,
                                             now=self.now, precondition=fits, once=once), self._played)

    def _played(self, done: Done) -> Response:
        position, seat = done.position, done.position.seat_of(self.player)
        body = {"version": done.version, "events": event_bodies(position, done.lines, position.viewer(seat), self.language),
                "match": match_body(position, self.player, self.language, self.now)}
        return tagged(Response(body, status=201), match_etag(position.match, seat, self.language))


class Resign(View):
    @described("resignMatch", "Give up", "matches", answers={200: answers.Match},
               problems=(NotThere, NotSeated, MatchNotActive, SeatLeftBehind), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """The other of two wins at once; in a larger match a bot plays on for you, and you cannot win any more."""
        player = self.player
        self.no_body()
        return done_once(self, lambda once: services.resign(match_id=match_id, player=player, now=self.now, once=once),
                         lambda done: self.match_answer(done.position))


class Events(View):
    @described("listEvents", "Read the log", "matches", query=EventsQuery, answers={200: answers.Events}, problems=(NotThere,),
               signed=None)
    def get(self, request: Request, match_id: uuid.UUID) -> Response:
        """What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you have them all."""
        asked = self.query(EventsQuery)
        position = read_match(self, match_id)
        lines = selectors.log(position, after=asked.after, limit=asked.limit)
        viewer = position.viewer(position.seat_of(self.anybody))
        version = max(position.match.version, lines[-1].seq if lines else 0)      # the log may have grown since the match was read
        response = Response({"events": event_bodies(position, lines, viewer, self.language), "version": version,
                             "more": bool(lines) and lines[-1].seq < version})
        for name, value in PRIVATE.items():
            response[name] = value
        return response


class Replay(View):
    renderer_classes = (NdjsonRenderer, JSONRenderer)

    @described("getReplay", "Read the whole log of a match that is over", "matches", problems=(NotThere, MatchNotFinished), signed=None,
               answers={(200, "application/x-ndjson"): str})
    def get(self, request: Request, match_id: uuid.UUID) -> HttpResponse:
        """One event a line, nothing hidden."""
        self.no_query()
        position = read_match(self, match_id)
        if not position.match.is_over:
            raise MatchNotFinished
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
