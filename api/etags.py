"""Conditional requests (RFC 9110, section 13): what a match looks like to somebody, as one short string."""
import hashlib
import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from django.http import HttpRequest, HttpResponse
from rest_framework.response import Response

from games.matches.models import Match, Seat
from games.rulebook.text import LANGUAGES, Language

from .problems import Problem

ONE = r'(W/)?"[\x21\x23-\x7e\x80-\xff]*"'
ETAGS = rf"^\s*(\*|{ONE}(\s*,\s*{ONE})*)\s*$"               # for the schema, too
LIST = re.compile(ETAGS)
Answer = TypeVar("Answer", bound=HttpResponse)
QUOTED = re.compile(r'"[^"]*"')
PRIVATE = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Accept-Language"}


def match_etag(match: Match, seat: Seat | None, language: Language) -> str:
    """Changes with everything that the match's body shows, but `server_time` and `seconds_left`; differs from viewer to viewer."""
    if seat is None:
        return viewed_etag(match.version, match.revision, None, False, language)
    return viewed_etag(match.version, match.revision, seat.seat, seat.status == Seat.Status.WAITING, language)


def viewed_etag(version: int, revision: int, seat: int | None, waiting: bool, language: Language) -> str:
    """The same of the numbers: `seat` is the viewer's, `waiting` that they were invited to it and are not there yet."""
    viewer = "x" if seat is None else f"{seat}{'w' if waiting else ''}"
    return f'"{version}.{revision}.{viewer}.{language}"'


def inbox_etag(player: str, language: Language, *, status: str | None, awaiting_me: bool, limit: int,
               versions: Iterable[tuple[str, int, int]]) -> str:
    """Of somebody's inbox: what was asked for, and each match in it; ids in hexadecimal."""
    return digest_etag([player, language, status, awaiting_me, limit, *versions])


def digest_etag(parts: Iterable[object]) -> str:
    """An ETag for a list: of whatever its body depends on."""
    return f'"{hashlib.sha256(repr(tuple(parts)).encode()).hexdigest()[:32]}"'


def conditional(request: HttpRequest, etag: str, body: Callable[[], object]) -> Response:
    """200 with the body, or 304 without building it where the client has this already (weak comparison)."""
    return tagged(Response(status=304) if is_among(etag, request.headers.get("If-None-Match")) else Response(body()), etag)


def tagged(response: Answer, etag: str | None) -> Answer:
    """The answer with its ETag, if it has one, for its viewer's cache only."""
    for name, value in {**({"ETag": etag} if etag else {}), **PRIVATE}.items():
        response[name] = value
    return response


def check_if_match(header: str | None, match: Match, seat: Seat) -> None:
    """Problem `stale_etag` where the header names another state, `invalid_if_match` where it is no list of ETags.

    `W/` is ignored: a proxy that compresses answers makes our ETags weak, and the version in them stays what it was. So is the
    language: what was read in one may be played in another.
    """
    if header is None:
        return
    if not LIST.fullmatch(header):
        raise Problem("invalid_if_match")
    if not any(is_among(match_etag(match, seat, language), header) for language in LANGUAGES):
        raise Problem("stale_etag")


def is_among(etag: str, header: str | None) -> bool:
    """Whether a header's list of ETags has this one, or is `*`."""
    return header is not None and (header in (etag, "*") or etag in QUOTED.findall(header) or header.strip() == "*")
