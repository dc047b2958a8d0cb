"""The log of a match, wherever it is: a row an event, or packed in one row once it has long been over (`archive`).

Nobody else reads either table for what happened. A packed log has every column of every event, so that it is shown, replayed and held
against its match like any other: compressed JSON, a line an event.
"""
import json
import uuid
import zlib
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from .models import ArchivedLog, Event


class Row(NamedTuple):
    """An event as it is stored."""

    seq: int
    at: datetime
    type: str
    seat: int | None
    v: int
    payload: str


def rows(match_id: uuid.UUID, *, after: int = 0, limit: int | None = None, version: int) -> list[Row]:
    """The events of a match after a seq; `version` is the last that there is, as far as the caller knows.

    A match is archived in one transaction, and never comes back: where its rows are gone, the packed log is there.
    """
    found = Event.objects.filter(match_id=match_id, seq__gt=after).order_by("seq").values_list(*Row._fields)[:limit]
    if lines := [Row(*line) for line in found]:
        return lines
    if 0 < after >= version:
        return []                                            # the usual end of a poll: it has them all
    return [line for line in archived([match_id]).get(match_id, ()) if line.seq > after][:limit]


def of_seats(seats: Mapping[uuid.UUID, int]) -> dict[uuid.UUID, list[Row]]:
    """The events of one seat in each of some matches, in order."""
    found: dict[uuid.UUID, list[Row]] = {}
    stored = Event.objects.filter(match__in=seats, seat__in={*seats.values()}).order_by("match", "seq")
    for match_id, *line in stored.values_list("match", *Row._fields):
        row = Row(*line)
        if row.seat == seats[match_id]:
            found.setdefault(match_id, []).append(row)
    for match_id, lines in archived(seats.keys() - found.keys()).items():       # after the rows, never before: see `rows`
        found[match_id] = [row for row in lines if row.seat == seats[match_id]]
    return found


def archived(matches: Iterable[uuid.UUID]) -> dict[uuid.UUID, list[Row]]:
    """The packed logs among those of some matches."""
    logs = ArchivedLog.objects.filter(match__in=matches).values_list("match", "lines")
    return {match_id: list(unpacked(bytes(lines))) for match_id, lines in logs}


def packed(lines: Iterable[Row]) -> bytes:
    """A log as it is archived."""
    return zlib.compress(b"".join(json.dumps([line.seq, line.at.isoformat(), *line[2:]], ensure_ascii=False, separators=(",", ":")).encode()
                                  + b"\n" for line in lines), 9)


def unpacked(lines: bytes) -> Iterator[Row]:
    """What `packed` wrote."""
    for line in zlib.decompress(lines).splitlines():
        seq, at, *rest = json.loads(line)
        yield Row(seq, datetime.fromisoformat(at), *rest)
