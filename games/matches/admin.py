"""Matches, seats and the log to look at. Nothing hidden is shown: no seed, no state, no payload: a moderator may be playing.

But for one page: what a seat saw at an event. Of a match that is being played it needs a permission of its own, and is noted.
"""
import uuid
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html, format_html_join

from ..admin import COUNTED, ReadOnlyAdmin, named
from ..rulebook import GAMES
from ..rulebook.game import Viewer, tag
from . import codec, hindsight, notation, selectors
from .models import ArchivedLog, Event, Match, Seat
from .position import Logged, Position, seats_of

SECRET = ("seed", "state", "arrangement")
ID_OF_MATCH_OR_PLAYER = "The whole id of a match or of a player."


class GameFilter(admin.SimpleListFilter):
    """By game, from the rulebook: asking the table which games it has would read all of it."""

    title, parameter_name = "game", "game"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(game.slug, game.name.en) for game in GAMES.values()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Match]) -> QuerySet[Match]:
        return queryset.filter(game=self.value()) if self.value() else queryset


@admin.register(Match)
class MatchAdmin(ReadOnlyAdmin):
    list_display = ("id", "game", "status", "version", "host", "visibility", "sandbox", "due_at", "created_at")
    list_select_related = ("host",)
    list_filter = ("status", GameFilter, "visibility", "sandbox")
    search_fields = ("id",)
    search_help_text = ID_OF_MATCH_OR_PLAYER
    fields = ("id", "game", "preset", "options", "rules_version", "status", "version", "visibility", "rated", "knowledge", "sandbox",
              "host", "rematch_of", "turn_seconds", "doubt_seconds", "on_timeout", "timeouts_allowed", "commands", "result", "due_at",
              "created_at", "started_at", "finished_at", "archived_at", "more", "notation")
    readonly_fields = ("more", "notation")
    ordering = ("-id",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        return super().get_queryset(request).defer(*SECRET)

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(pk__in=[wanted, *selectors.of_player(wanted).values_list("pk", flat=True)[:COUNTED]])

    @named("more")
    def more(self, match: Match) -> str:
        log = (reverse("admin:matches_archivedlog_change", args=[match.pk]) if match.archived_at
               else f"{reverse('admin:matches_event_changelist')}?match__id__exact={match.pk}")
        return format_html('<a href="{}?match__id__exact={}">its seats</a> · <a href="{}">its log</a> · <a href="{}">what a seat saw</a>',
                           reverse("admin:matches_seat_changelist"), match.pk, log, reverse("admin:matches_match_saw", args=[match.pk]))

    @named("notation")
    def notation(self, match: Match) -> str:
        if not match.is_over:
            return "once it is over"
        try:
            return format_html("<pre>{}</pre>", notation.notation(selectors.position(match.pk)))
        except notation.DamagedLog as error:
            return str(error)

    def get_urls(self) -> list[URLPattern]:
        return [path("<uuid:match_id>/saw/", self.admin_site.admin_view(self.saw), name="matches_match_saw"), *super().get_urls()]

    def saw(self, request: HttpRequest, match_id: uuid.UUID) -> HttpResponse:
        """What a seat saw at an event. To look is a deed: sent by POST, and noted where something is still hidden."""
        match = self.get_object(request, str(match_id))
        if match is None:
            raise Http404
        if not (self.has_view_permission(request, match) and (match.is_over or request.user.has_perm("matches.see_hidden"))):
            raise PermissionDenied
        page = {"title": f"What a seat saw of {match}", "opts": self.opts, "match": match, "seat": request.POST.get("seat", "0"),
                "at": request.POST.get("at", match.version)}
        if request.method == "POST":
            page |= self._seen(request, match, request.POST)
        return TemplateResponse(request, "admin/matches/saw.html", {**self.admin_site.each_context(request), **page})

    def _seen(self, request: HttpRequest, match: Match, asked: Mapping[str, str]) -> dict[str, Any]:
        try:
            seat, at = int(asked.get("seat", "")), int(asked.get("at", ""))
            then = hindsight.saw(match.pk, seat, at)
        except ValueError:
            return {"problem": "A seat and an event are whole numbers."}
        except hindsight.NotToBeSeen as error:
            return {"problem": error.message.en}
        if not match.is_over:
            self.log_change(request, match, f"looked at what seat {seat} saw at event {at}")
        return {"then": then, "told": list(_told(then))}


def _told(then: hindsight.Hindsight) -> Iterator[tuple[str, list[str]]]:
    """Headings and lines of what a seat saw."""
    viewer = then.viewer(then.mine)
    table = codec.wire(then.table(viewer), "en")
    yield "The table", [f"{name}: {value}" for name, value in table.items()]
    yield "What it could send", [f"{tag(type(action))} {codec.wire(action, 'en')}" for action in then.actions(then.mine)]
    yield "Who was awaited", [f"seat {seat.seat}: {seat.awaited_for} until {seat.deadline}" for seat in then.awaited]
    yield "What it had been shown", [f"{line.seq} {line.at} {tag(type(line.event))} {codec.wire(then.shown(line, viewer), 'en')}"
                                     for line in then.lines]


class OfAMatch(ReadOnlyAdmin):
    """Rows that belong to a match: never loaded with its secrets."""

    list_select_related: ClassVar[Any] = ("match",)
    search_fields = ("match",)
    ordering = ("-id",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).defer(*(f"match__{name}" for name in SECRET))


@admin.register(Seat)
class SeatAdmin(OfAMatch):
    list_display = ("match", "seat", "kind", "player", "bot_level", "status", "timeouts", "awaited_for", "deadline")
    list_select_related = ("match", "player")
    list_filter = ("kind", "status")
    search_help_text = ID_OF_MATCH_OR_PLAYER
    fields = list_display

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(match=wanted) | Q(player=wanted)


@admin.register(Event)
class EventAdmin(OfAMatch):
    """The log as a spectator sees it: what is hidden in a match stays hidden here until it is over."""

    list_display = ("seq", "match", "type", "seat", "at")
    search_help_text = "The whole id of a match."
    fields = (*list_display, "as_everybody_sees_it")
    readonly_fields = ("as_everybody_sees_it",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Event]:
        return super().get_queryset(request).defer("payload", *(f"match__{name}" for name in SECRET))

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        return ("seq",) if "match__id__exact" in request.GET else ("-id",)

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(match=wanted)

    @named("as everybody sees it")
    def as_everybody_sees_it(self, event: Event) -> str:
        position = Position(event.match, seats_of(event.match_id))
        line = Logged(event.seq, event.at, codec.load_event(position.game, event.type, event.payload, event.v))
        return str(codec.wire(position.shown(line, Viewer(over=event.match.is_over)), "en"))


@admin.register(ArchivedLog)
class ArchivedLogAdmin(OfAMatch):
    """The packed log of a match that is over: nothing in it is hidden any more."""

    list_display = ("match",)
    search_help_text = "The whole id of a match."
    fields = ("match", "as_everybody_sees_it")
    readonly_fields = ("as_everybody_sees_it",)
    ordering = ("-match",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[ArchivedLog]:
        return super().get_queryset(request).defer("lines", *(f"match__{name}" for name in SECRET))

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(match=wanted)

    @named("as everybody sees it")
    def as_everybody_sees_it(self, log: ArchivedLog) -> str:
        position = selectors.position(log.match_id)
        viewer = position.viewer(None)
        return format_html_join("", "{} {} {}<br>", ((line.seq, line.at.isoformat(), str(codec.wire(position.shown(line, viewer), "en")))
                                                     for line in selectors.log(position)))
