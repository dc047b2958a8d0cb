"""Reads a match that `notation` has written, and plays it again by the rules: the same log, line for line.

Nothing of it is stored: a text from outside is no proof that somebody played, and the people in it may be others' or nobody's.
"""
import json
import re
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from ..rulebook import VERSIONS, AnyGame
from ..rulebook.chance import SEED_BYTES, Chance
from ..rulebook.errors import RuleError
from ..rulebook.game import Moment, standing
from ..rulebook.notation import Misread, number
from . import codec
from .codec import Malformed
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
    Result,
    ScriptMissed,
    SeatLeft,
    SeatTaken,
    TurnTimedOut,
)
from .models import Match, Seat
from .notation import CLOCK, VERSION, turns
from .playback import Playback

TAG = re.compile(r"\[([A-Z][A-Za-z]*[0-9]*) (.*)\]")
TOKEN = re.compile(r'("(?:[^"\\]|\\.)*")|(\{[^{}]*\})|(;)|([^\s;{}"]+)|(\S)')
TIME = re.compile(r"([+-])(\d{1,9})(?:\.(\d{1,6}))?", re.ASCII)
NAME = re.compile(r"[a-z][a-z_]{0,39}", re.ASCII)
MOST_SEATS = 64
TAGS = ("Notation", "Game", "Rules", "Preset", "Date", "Host", "Clock", "Method", "Commitment", "Seed")        # those that are always there
MAY = ("Options", "Match", "RematchOf", "Arrangement", "ClientSeeds", "Result")
CLIENT_SEED = re.compile("[A-Za-z0-9_-]{1,64}")


class BadNotation(Exception):
    """A text that is no match. `line` counts from 1."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(f"line {line}: {says}")
        self.line = line


class Item(NamedTuple):
    """One move as it is written."""

    line: int
    words: list[str]
    later: timedelta                                         # than the one before


def read(text: str) -> Playback:
    """The match that a text tells of: `added` is its log. BadNotation says where it is wrong, and what was expected there."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    body = next((at for at, line in enumerate(lines) if not line.startswith("[")), len(lines))
    playback = _set_up(_tags(lines[:body]), body)
    for item in _items(lines, body):
        if playback.match.is_over:
            raise BadNotation(item.line, f"found {item.words[0]!r}, expected the end: the match is over")
        try:
            playback.now += item.later
            _play(playback, item.words)
        except (Misread, RuleError, Malformed, OverflowError) as error:
            raise BadNotation(item.line, f"{' '.join(item.words)}: {error}") from None
    if not playback.match.is_over:
        raise BadNotation(len(lines), "expected a last move that ends the match: finish, abort or void")
    return playback


def differences(playback: Playback, text: str) -> list[str]:
    """Where the turns of a text are told otherwise than they were played, remarks included, line for line."""
    told = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n") if line.strip() and not line.lstrip("\ufeff").startswith("[")]
    played = list(turns(_again(playback), playback.added))
    return [f"told: {before or '(nothing)'}\nplayed: {now or '(nothing)'}"
            for before, now in zip(told + [""] * (len(played) - len(told)), played + [""] * (len(told) - len(played)), strict=True)
            if before != now]


def _tags(lines: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for at, line in enumerate(lines, start=1):
        tag = TAG.fullmatch(line.rstrip())
        if tag is None:
            raise BadNotation(at, f'found {line!r}, expected a tag, as in [Game "go_fish"]')
        name, value = tag.groups()
        if name not in (*TAGS, *MAY) and not re.fullmatch("Seat(0|[1-9][0-9]?)", name):
            raise BadNotation(at, f"found the tag {name}, expected one of {', '.join((*TAGS, *MAY))} or Seat0, Seat1, …")
        if name in found:
            raise BadNotation(at, f"the tag {name} stands there twice")
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            raise BadNotation(at, f"found {value!r}, expected a JSON value") from None
    if lacking := [name for name in (*TAGS, "Seat0") if name not in found]:
        raise BadNotation(len(lines) + 1, f"expected the tag {lacking[0]}")
    return found


def _set_up(tags: Mapping[str, Any], line: int) -> Playback:
    """The empty table, with everything that the tags say."""
    def tag(name: str, fits: Callable[[Any], Any], expected: str) -> Any:
        try:
            return fits(tags[name])
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError, RuleError, Malformed):
            at = list(tags).index(name) + 1
            raise BadNotation(at, f"found [{name} {json.dumps(tags[name], ensure_ascii=False)}], expected {expected}") from None

    tag("Notation", lambda value: _is(value, VERSION), f"version {VERSION}")
    slug = tag("Game", lambda value: _is(value, value if value in {game for game, _ in VERSIONS} else None), "a game of this service")
    game: AnyGame = tag("Rules", lambda value: VERSIONS[slug, _is(value, int(value))], "a version of its rules that is known")
    preset = tag("Preset", lambda value: game.presets[value], f"one of {', '.join(game.presets)}")
    options = codec.load(game.options, codec.dump(preset))
    if "Options" in tags:
        options = tag("Options", lambda value: codec.read(game.options, {**asdict(preset), **value}), "options of the game, as an object")
    seats: list[Seat] = []
    while (name := f"Seat{len(seats)}") in tags and len(seats) < MOST_SEATS:
        seats.append(tag(name, _seat(len(seats), game), 'a player, a bot or {"open": true}'))
    if "ClientSeeds" in tags:
        given = tag("ClientSeeds", lambda value: _client_seeds(value, len(seats)), f"{len(seats)} client seeds, null where there is none")
        for seat, client_seed in zip(seats, given, strict=True):
            seat.client_seed = client_seed or ""
    method = Chance(b"", tuple(seat.client_seed or None for seat in seats)).method
    tag("Method", lambda value: _is(value, method), method)
    clock = tag("Clock", _clock, f"an object of {', '.join(CLOCK)}")
    seed = tag("Seed", lambda value: _hexadecimal(value, SEED_BYTES), "64 hexadecimal digits")
    tag("Commitment", lambda value: _is(value, Chance(bytes.fromhex(seed)).commitment()), "the SHA-256 of the seed, in hexadecimal")
    created = tag("Date", _moment, "a date and time in UTC, as in 2026-01-15T12:00:00.000000Z")
    if "Arrangement" in tags:
        tag("Arrangement", lambda value: codec.read(game.arrangement, value), "a first deal")
    match = Match(
        game=slug, rules_version=game.rules_version, preset=tags["Preset"], options=codec.dump(options), seed=seed, created_at=created,
        host_id=tag("Host", uuid.UUID, "the id of a player"), arrangement=json.dumps(tags["Arrangement"]) if "Arrangement" in tags else "",
        result=codec.dump(tag("Result", lambda value: codec.read(Result, value), "winners, places, scores and a reason"))
        if "Result" in tags else "", **clock)
    rematch_of = str(tag("RematchOf", uuid.UUID, "the id of a match")) if "RematchOf" in tags else None
    if "Match" in tags:
        match.pk = tag("Match", uuid.UUID, "the id of the match")
    playback = Playback(match, seats, created)
    playback.happen(MatchCreated(slug, match.preset, str(match.host_id), tags["Commitment"], rematch_of))
    return playback


def _items(lines: Sequence[str], start: int) -> Iterator[Item]:
    expected = 0
    for at, line in enumerate(lines[start:], start=start + 1):
        if not line.strip():
            continue
        head, dot, rest = line.strip().partition(".")
        if not dot or head != str(expected):
            raise BadNotation(at, f"found {line.strip()[:40]!r}, expected turn {expected}, as in `{expected}. …`")
        expected += 1
        words, later, remarked = list[str](), timedelta(), False
        for quoted, remark, end, word, odd in TOKEN.findall(rest + ";"):
            if odd:
                raise BadNotation(at, f"found {odd!r}, expected a word, a text in quotes, a remark in braces or ;")
            if remark:
                remarked = True
            elif end:
                if words:
                    yield Item(at, words, later)
                elif rest.strip():
                    raise BadNotation(at, "found ';', expected a move before it")
                words, later, remarked = [], timedelta(), False
            elif remarked or later:
                raise BadNotation(at, f"found {quoted or word!r}, expected ; or a remark: a time ends a move")
            elif word.startswith("@"):
                later = _time(word[1:], at)
            else:
                words.append(quoted or word)


def _play(playback: Playback, words: list[str]) -> None:
    """What happened once more. Misread where it is said wrongly, RuleError where it cannot be."""
    match words:
        case ["host", player] if playback.state is None:
            playback.happen(HostChanged(_id(player)))
        case ["start", *before] if playback.state is None:
            _start(playback, [number(seat, "the number that a seat had") for seat in before])
        case ["advance", seconds]:
            playback.happen(ClockAdvanced(number(seconds, "seconds")))
        case ["finish", reason]:
            playback.happen(_finished(playback, _name(reason, "a reason, as in finish completed")))
        case ["abort", reason]:
            playback.happen(MatchAborted(_name(reason, "a reason, as in abort nobody_left")))
        case ["void", reason]:
            playback.happen(MatchVoided(_name(reason, "a reason")))
        case [seat, "sit", player] if playback.state is None:
            playback.happen(SeatTaken(number(seat, "a seat"), _id(player)))
        case [seat, "seed"] if playback.state is None:
            playback.happen(ClientSeedGiven(number(seat, "a seat")))
        case [seat, "leave", player] if playback.state is None:
            playback.happen(SeatLeft(number(seat, "a seat"), _id(player)))
        case [seat, *rest]:
            if playback.state is None:
                raise Misread(seat, "SEAT sit PLAYER, SEAT leave PLAYER, SEAT seed, host PLAYER, start SEAT … or abort REASON")
            _act(playback, playback.seats[_in_play(playback, seat)], rest)


def _act(playback: Playback, seat: Seat, words: list[str]) -> None:
    """Something that a seat did, or that befell it."""
    match words:
        case ["timeout", *owed]:
            playback.happen(_timed_out(playback, seat, owed))
        case ["extended", seconds, until]:
            playback.happen(DeadlineExtended(seat.seat, number(seconds, "seconds"), playback.now + _time(until)))
        case ["missed", at, command, code]:
            at_fault = number(at, "the number of a command"), _name(command, "a command"), _name(code, "a code")
            playback.happen(ScriptMissed(seat.seat, *at_fault))
        case ["resign"]:
            playback.happen(PlayerResigned(seat.seat))
        case ["bot", level]:
            before = playback.added[-1].event
            if not isinstance(before, TurnTimedOut | PlayerResigned) or before.seat != seat.seat:
                raise Misread("bot", "a seat that has just resigned or timed out")
            playback.happen(BotTookOver(seat.seat, _name(level, "the level of a bot")))
        case []:
            raise Misread("", "what the seat did")
        case _:
            command = playback.game.notation.read(words, playback.state)
            moment = Moment(playback.seq, playback.chance)
            playback.move(seat.seat, command, playback.game.decide(playback.state, seat.seat, command, moment))


def _start(playback: Playback, before: list[int]) -> None:
    game, seats = playback.game, len(playback.seats)
    if len(before) != seats:
        raise Misread(" ".join(map(str, before)), f"the numbers that the {seats} seats had before")
    game.check_seats(playback.options, seats)
    playback.happen(MatchStarted(tuple(before)))
    if any(playback.chance.client_seeds):
        playback.happen(ClientSeedsMixed(playback.chance.method, playback.chance.client_seeds))
    arrangement = codec.load(game.arrangement, playback.match.arrangement) if playback.match.arrangement else None
    playback.move(None, None, game.start(playback.state, Moment(playback.seq, playback.chance), arrangement))


def _timed_out(playback: Playback, seat: Seat, owed: list[str]) -> TurnTimedOut:
    match owed:
        case []:
            if seat.deadline is None:
                raise Misread("timeout", "a seat that is awaited")
            return TurnTimedOut(seat.seat, seat.awaited_for, seat.deadline)
        case [action, since]:
            return TurnTimedOut(seat.seat, _name(action, "what it was awaited for"), playback.now + _time(since))
        case _:
            raise Misread(" ".join(owed), "nothing more, or what it was awaited for and until when, as in timeout ask -0.5")


def _finished(playback: Playback, reason: str) -> MatchFinished:
    """The end as the table stands; the tag Result must say the same."""
    if playback.state is None:
        raise Misread("finish", "a match that began")
    if reason == "completed" and not playback.game.is_over(playback.state):
        raise Misread("completed", "another reason: the table is not at its end")
    late = playback.added[-1].event
    left = {seat.seat for seat in playback.seats if seat.is_left} | ({late.seat} if isinstance(late, TurnTimedOut) else set())
    end = standing(playback.game.tally(playback.state), frozenset(left))
    told, played = playback.match.result, Result(end.winners, end.places, end.scores, reason)
    if told and codec.load(Result, told) != played:
        raise Misread(told, f"the result that the moves lead to, {codec.dump(played)}, in the tag Result")
    return MatchFinished(end.winners, end.places, end.scores, reason)


def _again(playback: Playback) -> Playback:
    """The same match before its first event."""
    return Playback.of(playback)


def _seat(at: int, game: AnyGame) -> Callable[[Any], Seat]:
    def seat(value: Any) -> Seat:
        match value:
            case {"player": str(player), "name": str(), **rest} if not rest:
                return Seat(seat=at, kind=Seat.Kind.PLAYER, status=Seat.Status.PLAYING, player_id=uuid.UUID(player))
            case {"bot": str(level), **rest} if not rest and level in game.bot.levels:
                return Seat(seat=at, kind=Seat.Kind.BOT, status=Seat.Status.PLAYING, bot_level=level)
            case {"open": True, **rest} if not rest:
                return Seat(seat=at, kind=Seat.Kind.OPEN, status=Seat.Status.WAITING)
            case _:
                raise ValueError(value)
    return seat


def _client_seeds(value: Any, seats: int) -> list[str | None]:
    if not isinstance(value, list) or len(value) != seats or not any(value):
        raise ValueError(value)
    return [None if given is None else CLIENT_SEED.fullmatch(given)[0] for given in value]       # type: ignore[index]  # TypeError


def _clock(value: Any) -> dict[str, Any]:
    if not (isinstance(value, dict) and set(value) == set(CLOCK) and value["on_timeout"] in Match.OnTimeout.values):
        raise ValueError(value)
    if not all(type(value[name]) is int and 0 <= value[name] < 10**9 for name in CLOCK if name != "on_timeout"):
        raise ValueError(value)
    return value


def _moment(value: Any) -> datetime:
    at = datetime.fromisoformat(value)
    if at.utcoffset() != timedelta():
        raise ValueError(value)
    return at.astimezone(UTC)


def _hexadecimal(value: Any, size: int) -> str:
    if len(bytes.fromhex(value)) != size or value != value.lower():
        raise ValueError(value)
    return str(value)


def _is(value: Any, wanted: Any) -> Any:
    if type(value) is not type(wanted) or value != wanted:
        raise ValueError(value)
    return value


def _in_play(playback: Playback, word: str) -> int:
    last = len(playback.seats) - 1
    seat = number(word, f"a seat from 0 to {last}, start, host, advance, finish, abort or void")
    if seat > last:
        raise Misread(word, f"a seat from 0 to {last}")
    return seat


def _id(word: str) -> str:
    try:
        return str(uuid.UUID(word))
    except ValueError:
        raise Misread(word, "the id of a player") from None


def _name(word: str, expected: str) -> str:
    if not NAME.fullmatch(word):
        raise Misread(word, expected)
    return word


def _time(word: str, line: int | None = None) -> timedelta:
    found = TIME.fullmatch(word)
    if found is None:
        error = Misread(word, "seconds with their sign, as in +3.25")
        raise error if line is None else BadNotation(line, str(error))
    sign, whole, rest = found.groups()
    time = timedelta(seconds=int(whole), microseconds=int((rest or "").ljust(6, "0")))
    return -time if sign == "-" else time
