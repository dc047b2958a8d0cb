"""How the tests play: any game of the rulebook, move by move, without naming one.

`python -m tests.rulebook.playing golden [SLUG …]` writes the golden matches anew, where the rules were meant to change.
"""
import dataclasses
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from games.rulebook import GAMES
from games.rulebook.chance import Chance
from games.rulebook.errors import BadSetup, RuleViolation
from games.rulebook.game import Game, Moment, Seat, Viewer, tag

LIMIT = 2_000                                                # commands; the service ends a match there (H52)
GOLDEN = Path(__file__).parent / "golden"
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Mover: TypeAlias = Callable[["Match", Random], tuple[Seat, Any]]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, or the start (`seat` None): from where, by whom, what followed and where each event led."""

    before: Any
    moment: Moment
    seat: Seat | None
    command: Any
    events: tuple[Any, ...]
    states: tuple[Any, ...]


class Match:
    """A match at the test's table: what the service keeps of one, without the service."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: int = 0, arrangement: Any = None,
                 client_seeds: tuple[str | None, ...] = ()) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.chance = Chance(seed.to_bytes(32, "big"), client_seeds)
        self.state = game.new(options, seats)
        self.events: tuple[Any, ...] = ()
        self.steps: list[Step] = []
        self._heard: dict[Viewer, list[Any]] = {}
        self._happened(None, None, game.start(self.state, self.moment, arrangement))

    @property
    def moment(self) -> Moment:
        return Moment(len(self.events) + 1, self.chance)

    @property
    def awaited(self) -> list[Seat]:
        return [awaited.seat for awaited in self.game.awaits(self.state)]

    @property
    def over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def moves(self) -> list[tuple[Seat, Any]]:
        return [(step.seat, step.command) for step in self.steps if step.seat is not None]

    def play(self, seat: Seat, command: Any) -> tuple[Any, ...]:
        """The events that follow; a RuleViolation where the command is refused."""
        return self._happened(seat, command, self.game.decide(self.state, seat, command, self.moment))

    def view(self, seat: Seat | None = None) -> Any:
        return self.game.view(self.state, Viewer(seat))

    def history(self, seat: Seat | None = None) -> list[Any]:
        """The events so far as that viewer was shown them."""
        heard = self._heard.setdefault(Viewer(seat), [])
        heard += [self.game.show(event, Viewer(seat)) for event in self.events[len(heard):]]
        return heard

    def play_on(self, mover: Mover, random: Random, limit: int = LIMIT) -> "Match":
        """Play until the match is over, or for `limit` commands more."""
        for _ in range(limit):
            if self.over:
                break
            self.play(*mover(self, random))
        return self

    def _happened(self, seat: Seat | None, command: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
        before, moment, states = self.state, self.moment, []
        for event in events:
            self.state = self.game.evolve(self.state, event)
            states.append(self.state)
        self.events += events
        self.steps.append(Step(before, moment, seat, command, events, tuple(states)))
        return events


def commands_at(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    """The commands that the actions of a seat stand for."""
    view = game.view(state, Viewer(seat))
    return [command for action in game.legal(state, seat) for command in game.commands_of(action, view)]


def at_random(match: Match, random: Random) -> tuple[Seat, Any]:
    """Any awaited seat, any of its commands: first what it does, then how, so that many ways of one action weigh no more."""
    seat = random.choice(match.awaited)
    action = random.choice(match.game.legal(match.state, seat))
    return seat, random.choice(list(match.game.commands_of(action, match.view(seat))))


def by_bots(level: str) -> Mover:
    """Bots of one level at every seat."""
    def mover(match: Match, random: Random) -> tuple[Seat, Any]:
        seat = random.choice(match.awaited)
        actions = match.game.legal(match.state, seat)
        return seat, match.game.bot.choose(match.view(seat), match.history(seat), actions, match.options, level, random)
    return mover


def dice(seed: int) -> Random:
    """The chance of a test's players, not of the cards: the same seed, the same moves."""
    return Random(seed)


def outcome(game: AnyGame, state: Any, seat: Seat, command: Any, moment: Moment) -> object:
    """What a command comes to: its events, or the refusal as its sender reads it."""
    try:
        return game.decide(state, seat, command, moment)
    except RuleViolation as refusal:
        return refusal.code, refusal.message, refusal.members


@dataclass(frozen=True, slots=True)
class Table:
    """Where a match can be played: a game, one of its presets, a number of players that this preset allows."""

    slug: str
    preset: str
    seats: int

    @property
    def game(self) -> AnyGame:
        return GAMES[self.slug]

    def match(self, seed: int = 0) -> Match:
        return Match(self.game, self.game.presets[self.preset], self.seats, seed)

    def __str__(self) -> str:
        return f"{self.slug}-{self.preset}-{self.seats}"


def tables(game: AnyGame) -> list[Table]:
    """Every preset with every number of players it allows."""
    def allowed(options: Any, seats: int) -> bool:
        try:
            game.check_seats(options, seats)
        except BadSetup:
            return False
        return True
    return [Table(game.slug, preset, seats) for preset, options in game.presets.items() for seats in game.seats
            if allowed(options, seats)]


@cache
def played(table: Table, seed: int = 0) -> Match:
    """A match of random players, played once for all tests that look at it."""
    return table.match(seed).play_on(at_random, dice(seed))


# Values of any game, looked at from outside: where cards stand in them, and what they are without what only some may see.

def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """The members of a record by name, the items of a pile by place; nothing for a plain value. Sets are taken in order."""
    if dataclasses.is_dataclass(value):
        yield from ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        yield from enumerate(value)
    elif isinstance(value, frozenset):
        yield from enumerate(sorted(value, key=repr))


def places(value: Any, cards: frozenset[str], skip: type | None = None) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Where the cards stand in a value: a path to each, and the card."""
    if isinstance(value, str):
        if value in cards:
            yield (), value
    elif skip is None or not isinstance(value, skip):
        for key, part in parts(value):
            yield from (((key, *path), card) for path, card in places(part, cards, skip))


def with_cards(value: Any, at: Mapping[tuple[Any, ...], str]) -> Any:
    """`value` with other cards at those places."""
    if () in at:
        return at[()]
    within: dict[Any, dict[tuple[Any, ...], str]] = {}
    for (key, *path), card in at.items():
        within.setdefault(key, {})[tuple(path)] = card
    return rebuilt(value, {key: with_cards(part, within[key]) for key, part in parts(value) if key in within})


def rebuilt(value: Any, changes: Mapping[Any, Any]) -> Any:
    """`value` with other parts at those keys."""
    if dataclasses.is_dataclass(value):
        return dataclasses.replace(value, **changes)  # type: ignore[type-var]
    if isinstance(value, Mapping):
        return {**value, **changes}
    return type(value)(changes.get(key, part) for key, part in parts(value))


def records(value: Any) -> Iterator[Any]:
    """Every record in a value, itself included."""
    if dataclasses.is_dataclass(value):
        yield value
    for _, part in parts(value):
        yield from records(part)


def optional_members(record: Any) -> list[str]:
    """The members that are left out where the viewer may not see them."""
    return [field.name for field in dataclasses.fields(record) if field.metadata.get("optional")]


def blanked(value: Any, whose: Callable[[Any], bool] = lambda record: True) -> Any:
    """`value` without the optional members of the records that `whose` names."""
    value = rebuilt(value, changes) if (changes := {key: blanked(part, whose) for key, part in parts(value)}) else value
    if dataclasses.is_dataclass(value) and whose(value):
        return rebuilt(value, dict.fromkeys(optional_members(value)))
    return value


# Golden matches: one a game, as readable lines; the same seed and commands must lead to the same events for ever.

def stored(value: Any) -> dict[str, Any]:
    """A command or event as plain values."""
    return {"type": tag(type(value))} | {key: part for key, part in dataclasses.asdict(value).items() if part is not None}


def unstored(game: AnyGame, command: Mapping[str, Any]) -> Any:
    """A command from its stored form."""
    (cls,) = (cls for cls in game.commands if tag(cls) == command["type"])
    return cls(**{key: _tuples(part) for key, part in command.items() if key != "type"})


def golden(game: AnyGame) -> Match:
    """The match to keep: the default preset, three players where three can play, bots of the best level."""
    seats = min(max(3, game.seats.start), game.seats.stop - 1)
    return Match(game, game.options(), seats, seed=2026).play_on(by_bots(game.bot.levels[-1]), dice(2026))


def golden_again(game: AnyGame, kept: Mapping[str, Any]) -> Match:
    """The kept commands played once more."""
    options = game.options(**{key: _tuples(part) for key, part in kept["options"].items()})
    match = Match(game, options, kept["seats"], seed=int(kept["seed"], 16))
    for move in kept["moves"]:
        match.play(move["seat"], unstored(game, move["sends"]))
    return match


def written(match: Match) -> str:
    """A match as JSON, one event a line."""
    start, *moves = match.steps
    head = {"game": match.game.slug, "rules_version": match.game.rules_version, "options": dataclasses.asdict(match.options),
            "seats": match.seats, "seed": match.chance.seed.hex()}
    result = {"over": match.over, "scores": match.game.tally(match.state).scores}
    lines = ["{", *(f'"{key}": {_json(part)},' for key, part in head.items()), '"start": [']
    lines += _lines(start.events)
    lines += ["],", '"moves": [']
    for move in moves:
        lines += [f' {{"seat": {move.seat}, "sends": {_json(stored(move.command))}, "events": [', *_lines(move.events),
                  " ]}" + ("" if move is moves[-1] else ",")]
    return "\n".join([*lines, "],", f'"result": {_json(result)}', "}", ""])


def _lines(events: tuple[Any, ...]) -> list[str]:
    return [f"  {_json(stored(event))}" + ("" if at == len(events) else ",") for at, event in enumerate(events, start=1)]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=sorted)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["golden", *slugs]:
            for slug in slugs or GAMES:
                (GOLDEN / f"{slug}.json").write_text(written(golden(GAMES[slug])), encoding="utf-8")
        case _:
            sys.exit(__doc__)
