"""Conditional requests (RFC 9110, section 13): what a match looks like to somebody, as one short string."""
import hashlib
import re
from collections.abc import Callable, Iterable

from django.http import HttpRequest
from rest_framework.response import Response

from games.matches.models import Match, Seat
from games.rulebook.text import LANGUAGES, Language

from .problems import Problem

ONE = r'(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"'
LIST = re.compile(rf"\s*(?:\*|{ONE}(?:\s*,\s*{ONE})*)\s*")
PRIVATE = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Accept-Language"}


def match_etag(match: Match, seat: Seat | None, language: Language) -> str:
    """Changes with everything that the match's body shows, but `server_time` and `seconds_left`; differs from viewer to viewer."""
    viewer = "x" if seat is None else f"{seat.seat}{'w' if seat.status == Seat.Status.WAITING else ''}"
    return f'"{match.version}.{match.revision}.{viewer}.{language}"'


def digest_etag(parts: Iterable[object]) -> str:
    """An ETag for a list: of whatever its body depends on."""
    return f'"{hashlib.sha256(repr(tuple(parts)).encode()).hexdigest()[:32]}"'


def conditional(request: HttpRequest, etag: str, body: Callable[[], object]) -> Response:
    """200 with the body, or 304 without building it where the client has this already (weak comparison)."""
    return tagged(Response(status=304) if is_among(etag, request.headers.get("If-None-Match")) else Response(body()), etag)


def tagged(response: Response, etag: str) -> Response:
    """The answer with its ETag, for its viewer's cache only."""
    for name, value in {"ETag": etag, **PRIVATE}.items():
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
    return header is not None and (header.strip() == "*" or etag in re.findall(r'"[^"]*"', header))
