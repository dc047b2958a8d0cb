"""A match that is over as a text that people can read and `notation_reader` plays again: docs/notation.md.

Tags say how it was set up, then comes a line a turn: who did what, when, and in braces what came of it. Cards that chance brought are in
no move: they follow from the seed.
"""
import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from ..rulebook.chance import Chance
from ..rulebook.text import Language
from . import codec, selectors
from .errors import MatchNotFinished
from .events import (
    BotTookOver,
    ClientSeedGiven,
    ClientSeedsMixed,
    ClockAdvanced,
    DeadlineExtended,
    HostChanged,
    MatchAborted,
    MatchCreated,
    MatchFinished,
    MatchStarted,
    MatchVoided,
    PlayerResigned,
    ScriptMissed,
    SeatLeft,
    SeatTaken,
    TurnTimedOut,
)
from .models import Seat
from .playback import Move, Playback
from .position import Logged, Position

VERSION = 1
CLOCK = ("turn_seconds", "doubt_seconds", "on_timeout", "timeouts_allowed")
SECOND = timedelta(seconds=1)
MICROSECOND = timedelta(microseconds=1)


class DamagedLog(Exception):
    """A log that lacks lines tells no match."""


def notation(position: Position, language: Language = "en") -> str:
    """A match that is over, written down. MatchNotFinished where something in it is still hidden; DamagedLog.

    `language`: of those who have no name any more.
    """
    if not position.match.is_over:
        raise MatchNotFinished(status=position.match.status)
    log, version = selectors.log(position), position.match.version
    if [line.seq for line in log] != list(range(1, version + 1)):
        raise DamagedLog(f"The log has {len(log)} lines, it should have {version}: see manage.py refold {position.match.pk}.")
    return written(position, log, language)


def written(position: Position, log: list[Logged], language: Language = "en") -> str:
    """A match with its whole log, written down."""
    return "".join(f"{line}\n" for line in (*tags(position, log, language), "", *turns(Playback.of(position), log)))


def tags(position: Position, log: list[Logged], language: Language) -> Iterator[str]:
    """What must be known to play it again, and who played."""
    match, created = position.match, log[0].event
    assert isinstance(created, MatchCreated), "a log begins with it"
    preset = json.loads(codec.dump(position.game.presets[match.preset]))
    options = {name: value for name, value in json.loads(match.options).items() if value != preset.get(name)}
    yield _tag("Notation", VERSION)
    yield _tag("Game", match.game)
    yield _tag("Rules", match.rules_version)
    yield _tag("Preset", match.preset)
    if options:
        yield _tag("Options", options)
    yield _tag("Match", str(match.pk))
    if created.rematch_of:
        yield _tag("RematchOf", created.rematch_of)
    yield _tag("Date", moment(log[0].at))
    yield _tag("Host", created.host)
    for seat in position.seats:
        yield _tag(f"Seat{seat.seat}", _who(seat, language))
    yield _tag("Clock", {name: getattr(match, name) for name in CLOCK})
    if match.arrangement:
        yield _tag("Arrangement", json.loads(match.arrangement))
    mixed = next((line.event for line in log if isinstance(line.event, ClientSeedsMixed)), None)     # before the start they are no one's
    yield _tag("Method", mixed.method if mixed else Chance(b"").method)
    yield _tag("Commitment", created.commitment)
    yield _tag("Seed", match.seed)
    if mixed:
        yield _tag("ClientSeeds", mixed.client_seeds)
    if match.result:
        yield _tag("Result", json.loads(match.result))


def turns(playback: Playback, log: list[Logged]) -> Iterator[str]:
    """The log, a line a turn; line 0 is what came before the first."""
    number, line, ended, last = 0, list[str](), False, log[0].at
    owed: dict[int, tuple[str, datetime | None]] = {}
    for move in playback.follow(log):
        events, at = [logged.event for logged in move.lines], move.lines[0].at
        if move.command is not None and (ended or number == 0):
            yield f"{number}. {'; '.join(line)}" if line else f"{number}."
            number, line, ended = number + 1, [], False
        said = _said(playback, move, owed)
        if said:
            remarks = [remark for event in events if (remark := playback.game.notation.remark(event))] if move.command is not None else []
            line.append(said + offset(" @", at - last) + (f" {{{', '.join(remarks)}}}" if remarks else ""))
            last = at
        ended = ended or isinstance(events[-1], playback.game.notation.ends_turn)
        owed = {seat.seat: (seat.awaited_for, seat.deadline) for seat in playback.seats}
    yield f"{number}. {'; '.join(line)}"


def moment(at: datetime) -> str:
    """RFC 3339, to the microsecond."""
    return at.isoformat(timespec="microseconds").replace("+00:00", "Z")


def offset(mark: str, time: timedelta) -> str:
    """Seconds with their sign, or nothing where it is none."""
    if not time:
        return ""
    whole, rest = divmod(abs(time) // MICROSECOND, 1_000_000)
    return f"{mark}{'-' if time < timedelta() else '+'}{whole}" + (f".{rest:06}".rstrip("0") if rest else "")


def _said(playback: Playback, move: Move, owed: dict[int, tuple[str, datetime | None]]) -> str:
    """The words of a move; none for what follows by itself. `owed`: what each seat owed before it, until when."""
    if move.command is not None:
        return f"{move.seat} {playback.game.notation.write(move.command)}"
    line = move.lines[0]
    match line.event:
        case SeatTaken(seat, player):
            return f"{seat} sit {player}"
        case SeatLeft(seat, player):
            return f"{seat} leave {player}"
        case ClientSeedGiven(seat):
            return f"{seat} seed"
        case HostChanged(player):
            return f"host {player}"
        case MatchStarted(seats):
            return f"start {' '.join(map(str, seats))}"
        case TurnTimedOut(seat, action, deadline):
            return f"{seat} timeout" + ("" if owed[seat] == (action, deadline) else f" {action} {offset('', deadline - line.at) or '+0'}")
        case DeadlineExtended(seat, seconds, deadline):
            return f"{seat} extended {seconds} {offset('', deadline - line.at) or '+0'}"
        case ClockAdvanced(seconds):
            return f"advance {seconds}"
        case ScriptMissed(seat, number, command, code):
            return f"{seat} missed {number} {command} {code}"
        case PlayerResigned(seat):
            return f"{seat} resign"
        case BotTookOver(seat, level):
            return f"{seat} bot {level}"
        case MatchFinished(reason=reason):
            return f"finish {reason}"
        case MatchAborted(reason):
            return f"abort {reason}"
        case MatchVoided(reason):
            return f"void {reason}"
        case _:
            return ""                                        # created, client seeds mixed, a deal: the tags say it


def _who(seat: Seat, language: Language) -> dict[str, Any]:
    if seat.player is None:
        return {"bot": seat.bot_level} if seat.kind == Seat.Kind.BOT else {"open": True}
    return {"player": str(seat.player_id), "name": seat.player.called().to(language)}


def _tag(name: str, value: Any) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"
