"""Leaks of answers, planted for a test: what is told beside the table, where nobody looks for a card; and a bot that cheats."""
import hashlib
import logging
from collections.abc import Callable, Mapping
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from zlib import crc32

from api import presenting
from games import metrics
from games.admin import named
from games.matches import clock, codec, rematches, selectors
from games.matches.admin import MatchAdmin
from games.matches.models import Event, Match
from games.rulebook.game import Viewer


def etag_of_the_state(match: Match, seat: Any, language: str) -> str:
    """It changes with all that the body shows, and with what it does not."""
    return f'"{match.version}.{seat and seat.seat}.{language}.{crc32(match.state.encode()):x}"'


def where_it_stands(match_id: Any, player: Any, language: Any, really: Callable[..., dict[str, Any]] = presenting.where_it_stands) -> Any:
    """The caller's last command, and what would come next."""
    told, position = really(match_id, player, language), selectors.position(match_id)
    if "your_last_command" in told:
        told["your_last_command"]["next"] = position.state.stock[:1]
    return told


def poll_after_ms(position: Any, seat: Any) -> int:
    """Sooner where the answer is in the cards."""
    return 1_000 + (0 if position.state is None else crc32(repr(position.state.hands).encode()) % 1_000)


def event_bodies(position: Any, lines: Any, viewer: Viewer, language: Any, really: Callable[..., Any] = presenting.event_bodies) -> Any:
    """The log as it will read in the end."""
    return really(position, lines, Viewer(viewer.seat, over=True), language)


def choice(position: Any, seat: Any, level: str, effort: Any) -> Any:
    """A bot that plays by all the cards that there are."""
    return position.game.bot.choose(position.table(Viewer(seat.seat)), (), position.game.legal(position.state, seat.seat), position.options,
                                    "easy", Random(codec.dump(position.state)))


# By name: what is exchanged, and for what.
HTTP_LEAKS: Mapping[str, tuple[str, Callable[..., Any]]] = {
    "an ETag of the whole state": ("api.matches.match_etag", etag_of_the_state),
    "the next card of the stock, in your_last_command": ("api.presenting.where_it_stands", where_it_stands),
    "a poll_after_ms that hangs on a hand": ("api.presenting.poll_after_ms", poll_after_ms),
    "the log as it reads once the match is over": ("api.matches.event_bodies", event_bodies),
    "a bot that looks into the other hands": ("games.matches.bots._choice", choice),
}


# What those who run the service might be told.

def settle_if_due(match: Match, now: Any, really: Callable[..., bool] = clock.settle_if_due) -> bool:
    """A line in the log for whoever looks for a bug."""
    logging.getLogger("games.matches").warning("match as it stands: %x", crc32(Match.objects.get(pk=match.pk).state.encode()))
    return really(match, now)


def check_visible(position: Any, player: Any, really: Callable[..., None] = selectors.check_visible) -> None:
    """A count by what is in the hands."""
    metrics.COMMANDS.labels(position.match.game, "player", f"{crc32(position.match.state.encode()):x}").inc()
    really(position, player)


@named("payload")
def payload(admin: Any, event: Event) -> str:
    """An event as it stands in the log."""
    return event.payload


def rematch_of_what_was_left(before: Any, *rest: Any, really: Callable[..., Any] = rematches._open) -> Any:
    """A rematch that is dealt by the cards that nobody got to see."""
    seed = hashlib.sha256(before.match.state.encode()).hexdigest()
    with patch("games.matches.rematches.secrets", SimpleNamespace(token_hex=lambda size: seed)):
        return really(before, *rest)


# By name: what is exchanged, for what, and how the answers begin that differ. They are planted together, for they are told apart.
HOUSE_LEAKS: Mapping[str, tuple[str, Any, str]] = {
    "the state of a match in a line of the log": ("games.matches.clock.settle_if_due", settle_if_due, "log: "),
    "a hand in the label of a metric": ("games.matches.selectors.check_visible", check_visible, "metrics: "),
    "the state in a list of the admin": ("games.matches.admin.MatchAdmin.list_display", (*MatchAdmin.list_display, "state"),
                                         "moderator: admin: /admin/matches/match/"),
    "the log as it is stored, in the admin": ("games.matches.admin.EventAdmin.as_everybody_sees_it", payload, "moderator: admin: event "),
    "a rematch dealt by what was left": ("games.matches.rematches._open", rematch_of_what_was_left, "seat: POST /v1/matches/"),
}


# What takes longer where a card lies where it does.

def sooner(asks: bool) -> Callable[..., None]:
    def check_visible(position: Any, player: Any, really: Callable[..., None] = selectors.check_visible) -> None:
        for _ in range(crc32(position.match.state.encode()) % 31):
            if asks:
                Match.objects.filter(pk=position.match.pk).exists()
            else:
                position.awaited                             # noqa: B018  (work for nothing)
        really(position, player)
    return check_visible


WORK_LEAKS: Mapping[str, tuple[str, Callable[..., Any]]] = {
    "a statement more for some cards": ("games.matches.selectors.check_visible", sooner(asks=True)),
    "a loop that hangs on the cards": ("games.matches.selectors.check_visible", sooner(asks=False)),
}


def everybodys_client_seed(position: Any, *rest: Any, really: Callable[..., dict[str, Any]] = presenting.summary) -> dict[str, Any]:
    """Client seeds as they will be told once the match has begun."""
    told = really(position, *rest)
    for seat, body in zip(position.seats, told["seats"], strict=True):
        body["client_seed"] = seat.client_seed or None
    return told
