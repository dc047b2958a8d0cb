"""Leaks of answers, planted for a test: what is told beside the table, where nobody looks for a card; and a bot that cheats."""
from collections.abc import Callable, Mapping
from random import Random
from typing import Any
from zlib import crc32

from api import presenting
from games.matches import codec, selectors
from games.matches.models import Match
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


def choice(position: Any, seat: Any) -> Any:
    """A bot that plays by all the cards that there are."""
    return position.game.bot.choose(position.table(Viewer(seat.seat)), (), position.game.legal(position.state, seat.seat), "easy",
                                    Random(codec.dump(position.state)))


# By name: what is exchanged, and for what.
HTTP_LEAKS: Mapping[str, tuple[str, Callable[..., Any]]] = {
    "an ETag of the whole state": ("api.matches.match_etag", etag_of_the_state),
    "the next card of the stock, in your_last_command": ("api.presenting.where_it_stands", where_it_stands),
    "a poll_after_ms that hangs on a hand": ("api.presenting.poll_after_ms", poll_after_ms),
    "the log as it reads once the match is over": ("api.matches.event_bodies", event_bodies),
    "a bot that looks into the other hands": ("games.matches.bots._choice", choice),
}
