"""What people ask of a match: create it, take a seat, leave, start, play, resign. Each is one transaction on one match."""
import hashlib
import json
import secrets
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db.models import F

from .. import metrics
from ..players.idempotency import Once, doing, remember
from ..players.models import Player
from ..rulebook import GAMES, AnyGame
from ..rulebook.chance import SEED_BYTES, Chance
from ..rulebook.game import Moment, tag
from . import caps, clock, codec, scripts, selectors
from .errors import (
    AlreadySeated,
    ClientSeedStands,
    MatchFull,
    MatchNotActive,
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
    TwoSeatsForOne,
    UnknownBotLevel,
    UnknownCommand,
    UnknownGame,
    UnknownPlayer,
    UnknownPreset,
)
from .events import ClientSeedGiven, ClientSeedsMixed, HostChanged, MatchCreated, MatchStarted, PlayerResigned, SeatLeft
from .events import SeatTaken as SeatWasTaken
from .ledger import Ledger, writing
from .models import Match, Seat
from .position import Position
from .queue import tell_changed

Precondition = Callable[[Position, Seat], None]
INVITE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"           # no look-alikes: people read it aloud
INVITE_LENGTH = 10


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit somewhere: `me`, `open` (anybody), a `bot` of a level, in the sandbox with a script, or an invited `player`."""

    kind: str
    level: str | None = None
    player: uuid.UUID | None = None
    script: Sequence[Mapping[str, object]] | None = None
    client_seed: str | None = None


@dataclass(frozen=True, slots=True)
class ClockWish:
    """Seconds for a decision and for a doubt window, and what happens when they are over; None takes the service's default."""

    turn_seconds: int | None = None
    doubt_seconds: int | None = None
    on_timeout: str = Match.OnTimeout.AUTOPLAY
    timeouts_allowed: int | None = None


@dataclass(frozen=True, slots=True)
class SandboxWish:
    """A deal that a client team chooses: a seed of any text, the first deal card by card (as JSON), or both."""

    seed: str | None = None
    arrangement: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class MatchWish:
    """A match as somebody wants it; everything but the game and the seats has a default."""

    game: str
    seats: Sequence[SeatWish]
    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    clock: ClockWish = ClockWish()
    visibility: str = Match.Visibility.PUBLIC
    rated: bool = False
    knowledge: bool = False
    sandbox: SandboxWish | None = None


def create(*, player: Player, wish: MatchWish, now: datetime, once: Once | None = None) -> Ledger:
    """Open a match; it starts at once where nobody is waited for. BadRequest, BadSetup or Malformed where it cannot be.

    `once`, here and below: AnsweredBefore where the same request was carried out already.
    """
    game = _game(wish.game)
    preset, options = _options(game, wish)
    game.check_seats(options, len(wish.seats))
    if wish.rated and wish.knowledge:
        raise RatedKnowledge
    seed, arrangement = _deal_wish(game, options, player, wish)
    seats = _seats(game, player, wish.seats, in_sandbox=wish.sandbox is not None)
    clock_wish, private = wish.clock, wish.visibility != Match.Visibility.PUBLIC
    match = Match(
        game=game.slug, rules_version=game.rules_version, host=player, preset=preset, options=codec.dump(options),
        arrangement=codec.dump(arrangement) if arrangement else "", sandbox=wish.sandbox is not None, rated=wish.rated,
        knowledge=wish.knowledge, visibility=wish.visibility, seed=seed, created_at=now, on_timeout=clock_wish.on_timeout,
        invite_code=invite_code() if private else "",
        turn_seconds=_or(clock_wish.turn_seconds, settings.TURN_SECONDS),
        doubt_seconds=_or(clock_wish.doubt_seconds, settings.DOUBT_SECONDS),
        timeouts_allowed=_or(clock_wish.timeouts_allowed, settings.TIMEOUTS_ALLOWED),
    )
    with doing(once):
        remember(once, {"match": str(match.pk), "after": 0, "version": 0})
        return open_match(match, seats, now)


def open_match(match: Match, seats: list[Seat], now: datetime) -> Ledger:
    """Write down a new match, within a transaction; its host has sat down where they want a seat."""
    match.save(force_insert=True)
    for seat in seats:
        seat.match = match
    Seat.objects.bulk_create(seats)
    ledger, host, before = Ledger(match, seats, now), str(match.host_id), match.rematch_of_id
    ledger.record(MatchCreated(match.game, match.preset, host, ledger.chance.commitment(), str(before) if before else None))
    for seat in seats:
        if seat.player_id == match.host_id:
            ledger.record(SeatWasTaken(seat.seat, host), *([ClientSeedGiven(seat.seat)] if seat.client_seed else ()))
    _start_when_full(ledger)
    caps.check(ledger, match.host)
    ledger.close()
    return ledger


def invite_code() -> str:
    """What opens a match that is not public."""
    return "".join(secrets.choice(INVITE_ALPHABET) for _ in range(INVITE_LENGTH))


def take_seat(*, match_id: uuid.UUID, player: Player, seat: int | None, invite_code: str | None, now: datetime,
              client_seed: str | None = None, once: Once | None = None) -> Ledger:
    """Take a seat that is open (the first one unless named), or the one you were invited to; the last one starts the match."""
    with writing(match_id, now, once=once) as ledger:
        match = ledger.match
        mine = ledger.seat_of(player)
        if match.visibility == Match.Visibility.PRIVATE and mine is None and match.host_id != player.pk \
                and not secrets.compare_digest((invite_code or "").encode(), match.invite_code.encode()):
            raise NotThere
        if mine is not None and mine.status != Seat.Status.WAITING:
            raise AlreadySeated(seat=mine.seat)
        if match.status != Match.Status.OPEN:
            raise MatchNotOpen
        sit_down(ledger, player, chosen_seat(ledger, mine, seat), client_seed)
    return ledger


def sit_down(ledger: Ledger, player: Player, seat: Seat, client_seed: str | None) -> None:
    """Somebody takes a seat that is free for them; the last one starts the match."""
    seat.kind, seat.player, seat.status = Seat.Kind.PLAYER, player, Seat.Status.PLAYING
    ledger.record(SeatWasTaken(seat.seat, str(player.pk)))
    if client_seed is not None:
        add_client_seed(ledger, seat, client_seed)
    _start_when_full(ledger)
    caps.check(ledger, player)


def give_client_seed(*, match_id: uuid.UUID, player: Player, client_seed: str, now: datetime) -> Ledger:
    """Add to the chance of a match that has not begun, once: the same again changes nothing."""
    with writing(match_id, now) as ledger:
        selectors.check_visible(ledger, player)
        mine = _my_seat(ledger, player)
        if mine.status == Seat.Status.WAITING:
            raise NotSeated
        add_client_seed(ledger, mine, client_seed)
    return ledger


def add_client_seed(ledger: Ledger, seat: Seat, client_seed: str) -> None:
    """A seat's part of the chance. ClientSeedStands where it has given another: in doubt there is one that counts."""
    if seat.client_seed == client_seed:
        return
    if ledger.match.status != Match.Status.OPEN:
        raise MatchNotOpen
    if seat.client_seed:
        raise ClientSeedStands
    seat.client_seed = client_seed
    ledger.record(ClientSeedGiven(seat.seat))


def chosen_seat(ledger: Ledger, mine: Seat | None, number: int | None) -> Seat:
    """The seat that somebody may take: the one they were invited to, the one of that number, or the first that is open."""
    if number is not None and not 0 <= number < len(ledger.seats):
        raise NoSuchSeat(seat=number)
    if mine is not None:                                     # invited: that seat and no other
        if number not in (None, mine.seat):
            raise AlreadySeated(seat=mine.seat)
        return mine
    if number is None:
        chosen = next((seat for seat in ledger.seats if seat.kind == Seat.Kind.OPEN), None)
        if chosen is None:
            raise MatchFull
        return chosen
    if ledger.seats[number].kind != Seat.Kind.OPEN:
        raise SeatTaken(seat=number)
    return ledger.seats[number]


def leave_seat(*, match_id: uuid.UUID, player: Player, now: datetime) -> Ledger:
    """Leave before the start, or decline an invitation. A host who leaves hands the match on, or ends it where nobody is there."""
    with writing(match_id, now) as ledger:
        match = ledger.match
        selectors.check_visible(ledger, player)
        mine = _my_seat(ledger, player)
        if match.status != Match.Status.OPEN:
            raise MatchNotOpen
        mine.kind, mine.player, mine.status, mine.client_seed = Seat.Kind.OPEN, None, Seat.Status.WAITING, ""
        ledger.record(SeatLeft(mine.seat, str(player.pk)))
        if match.host_id == player.pk:
            _hand_on(ledger)
    return ledger


def start(*, match_id: uuid.UUID, player: Player, now: datetime, once: Once | None = None) -> Ledger:
    """Begin without the seats that are still open; the rest move up. BadSetup where so few cannot play."""
    with writing(match_id, now, once=once) as ledger:
        selectors.check_visible(ledger, player)
        if ledger.match.host_id != player.pk:
            raise NotTheHost
        if ledger.match.status != Match.Status.OPEN:
            raise MatchNotOpen
        _start(ledger)
    return ledger


def play(*, match_id: uuid.UUID, player: Player, command: object, now: datetime, expected_version: int | None = None,
         precondition: Precondition = lambda position, seat: None, once: Once | None = None) -> Ledger:
    """Play a command: parsed JSON with its `type`. What is due is settled first; a refused command changes nothing.

    Malformed or UnknownCommand where it is none of this game's; StaleVersion where the match has moved on; `precondition` may
    raise under the lock; RuleViolation from the rules.
    """
    match = selectors.due(match_id)
    clock.settle_if_due(match, now)
    with metrics.refusals(match.game, "player"), writing(match_id, now, once=once) as ledger:
        seat, decided = _ready(ledger, player, command, expected_version, precondition)
        seat.timeouts = 0
        ledger.decide(seat, decided)
    return ledger


def rehearse(*, match_id: uuid.UUID, player: Player, command: object, now: datetime, expected_version: int | None = None,
             precondition: Precondition = lambda position, seat: None) -> Position:
    """Whether `play` would take a command: raises what it would raise, writes nothing but what is due, as any reading does.

    Returns the match as it stands. What the rules decided is thrown away: it may tell what the player cannot see.
    """
    clock.settle_if_due(selectors.position(match_id).match, now)
    position = selectors.position(match_id)
    seat, decided = _ready(position, player, command, expected_version, precondition)
    position.game.decide(position.state, seat.seat, decided, Moment(position.match.version + 1, position.chance))
    return position


def resign(*, match_id: uuid.UUID, player: Player, now: datetime, once: Once | None = None) -> Ledger:
    """Give up: the other of two wins, a bot plays on among more."""
    with writing(match_id, now, once=once) as ledger:
        selectors.check_visible(ledger, player)
        seat = _my_seat(ledger, player)
        _check_active(ledger, seat)
        ledger.record(PlayerResigned(seat.seat))
        ledger.leave(seat, Seat.Status.RESIGNED, "resignation")
    return ledger


def leave_everything(*, player: Player, now: datetime) -> None:
    """Somebody is going for good: open matches are left or, where they only host, handed on; running ones are resigned."""
    for match in Match.objects.filter(seats__player=player, seats__in_play=True, status__in=selectors.GOING_ON):
        try:
            leave = leave_seat if match.status == Match.Status.OPEN else resign
            leave(match_id=match.pk, player=player, now=now)
        except (MatchNotOpen, MatchNotActive, SeatLeftBehind):
            continue                                         # it began or ended meanwhile; what began is swept up by the clock
    for match_id in Match.objects.filter(host=player, status=Match.Status.OPEN).values_list("pk", flat=True):
        with writing(match_id, now) as ledger:
            if ledger.match.status == Match.Status.OPEN and ledger.match.host_id == player.pk:
                _hand_on(ledger)


def looks_different(*, player: Player) -> None:
    """A player's name has changed, and with it every match that shows it: their ETags must change, too."""
    Match.objects.filter(seats__player=player).update(revision=F("revision") + 1)
    running = Seat.objects.filter(match__in=Seat.objects.filter(player=player, in_play=True).values("match"))
    tell_changed({id_ for ids in running.values_list("match", "player") for id_ in ids})


def read_command(game: AnyGame, command: object) -> Any:
    """A command of a game from parsed JSON. UnknownCommand: the game has none of that type; Malformed: it is misshapen."""
    classes = {tag(cls): cls for cls in game.commands}
    body = dict(command) if isinstance(command, Mapping) else {}
    kind = body.pop("type", None)
    if not isinstance(kind, str) or kind not in classes:
        raise UnknownCommand(command=json.dumps(kind), known=", ".join(classes))
    return codec.read(classes[kind], body)


def _game(slug: str) -> AnyGame:
    if slug not in GAMES:
        raise UnknownGame(game=slug)
    return GAMES[slug]


def _options(game: AnyGame, wish: MatchWish) -> tuple[str, Any]:
    """The preset's name and the options whole: the preset's, and what was asked for besides."""
    preset = next(iter(game.presets)) if wish.preset is None else wish.preset
    if preset not in game.presets:
        raise UnknownPreset(preset=preset, known=", ".join(game.presets))
    return preset, codec.read(game.options, {**asdict(game.presets[preset]), **wish.options}, at=("options",))


def _deal_wish(game: AnyGame, options: Any, player: Player, wish: MatchWish) -> tuple[str, Any]:
    """The seed of the match, and the arrangement of a sandbox one: dealt once on trial, so that what cannot be is refused now."""
    if wish.sandbox is None:
        return secrets.token_hex(SEED_BYTES), None
    if not (settings.SANDBOX or player.may_arrange):
        raise SandboxOff
    if wish.rated:
        raise RatedSandbox
    seed = secrets.token_hex(SEED_BYTES) if wish.sandbox.seed is None else hashlib.sha256(wish.sandbox.seed.encode()).hexdigest()
    if wish.sandbox.arrangement is None:
        return seed, None
    arrangement = codec.read(game.arrangement, wish.sandbox.arrangement, at=("sandbox", "arrangement"))
    game.start(game.new(options, len(wish.seats)), Moment(1, Chance(bytes.fromhex(seed))), arrangement)
    return seed, arrangement


def _seats(game: AnyGame, host: Player, wishes: Sequence[SeatWish], *, in_sandbox: bool) -> list[Seat]:
    invited = [wish.player for wish in wishes if wish.kind == "player"]
    if sum(wish.kind == "me" for wish in wishes) > 1 or len(set(invited)) < len(invited) or host.pk in invited:
        raise TwoSeatsForOne
    players = Player.objects.filter(erased_at=None).in_bulk(invited)
    seats = []
    for number, wish in enumerate(wishes):
        seat = Seat(seat=number, kind=Seat.Kind.OPEN, status=Seat.Status.WAITING)
        match wish.kind:
            case "me":
                seat.kind, seat.player, seat.status = Seat.Kind.PLAYER, host, Seat.Status.PLAYING
                seat.client_seed = wish.client_seed or ""
            case "player":
                if wish.player not in players:
                    raise UnknownPlayer(player=wish.player)
                seat.kind, seat.player = Seat.Kind.PLAYER, players[wish.player]
            case "bot":
                level = wish.level or game.bot.levels[0]
                if level not in game.bot.levels:
                    raise UnknownBotLevel(level=level, known=", ".join(game.bot.levels))
                seat.kind, seat.bot_level, seat.status = Seat.Kind.BOT, level, Seat.Status.PLAYING
                if wish.script is not None:
                    if not in_sandbox:
                        raise ScriptNeedsSandbox
                    seat.script = scripts.stored(game, wish.script, ("seats", number, "script"))
        seats.append(seat)
    return seats


def _hand_on(ledger: Ledger) -> None:
    """The host is gone: the first who is there hosts the match, and where nobody is it ends."""
    heir = next((seat.player for seat in ledger.persons if seat.player_id != ledger.match.host_id), None)
    if heir is None:
        ledger.abort("nobody_left")
        return
    ledger.match.host = heir
    ledger.record(HostChanged(str(heir.pk)))


def _start_when_full(ledger: Ledger) -> None:
    if all(seat.status != Seat.Status.WAITING for seat in ledger.seats):
        _start(ledger)


def _start(ledger: Ledger) -> None:
    staying = [seat for seat in ledger.seats if seat.status != Seat.Status.WAITING]
    ledger.game.check_seats(ledger.options, len(staying))
    Seat.objects.filter(pk__in=[seat.pk for seat in ledger.seats if seat not in staying]).delete()
    before = tuple(seat.seat for seat in staying)
    for number, seat in enumerate(staying):
        seat.seat = number                                   # written in this order, downwards: no two ever have one number
    ledger.seats = staying
    ledger.match.status, ledger.match.started_at = Match.Status.ACTIVE, ledger.now
    chance = ledger.chance
    ledger.record(MatchStarted(before), *([ClientSeedsMixed(chance.method, chance.client_seeds)] if any(chance.client_seeds) else ()))
    ledger.deal()


def _ready(position: Position, player: Player, command: object, expected: int | None, precondition: Precondition) -> tuple[Seat, Any]:
    """The seat and the command of somebody who may play now. What the rules say to it, they have not been asked."""
    selectors.check_visible(position, player)
    seat = _my_seat(position, player)
    precondition(position, seat)
    if expected is not None and expected != position.match.version:
        raise StaleVersion(version=position.match.version, expected=expected)
    _check_active(position, seat)
    return seat, read_command(position.game, command)


def _my_seat(position: Position, player: Player) -> Seat:
    seat = position.seat_of(player)
    if seat is None:
        raise NotSeated
    return seat


def _check_active(position: Position, seat: Seat) -> None:
    if position.match.status != Match.Status.ACTIVE:
        raise MatchNotActive(status=position.match.status)
    if seat.is_left:
        raise SeatLeftBehind


def _or(value: int | None, default: int) -> int:
    return default if value is None else value
