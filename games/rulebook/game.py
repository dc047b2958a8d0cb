"""What every game provides, and the few words that all games share.

A game is a folder beside this file whose `__init__.py` has `GAME: Game`. Its functions are pure: no I/O, no clock; chance comes
in as a value. `decide` knows the rules and writes its decision into events; `evolve` knows none, so that a log of yesterday
reads the same after a rule is mended. `view` and `show` return types that have no place for what their viewer may not see.
"""
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from .chance import Chance
from .errors import WrongNumberOfSeats
from .notation import Notation
from .text import Text

Seat: TypeAlias = int                      # 0 … n − 1, clockwise
Options = TypeVar("Options")
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")


def optional() -> Any:
    """A member that is left out on the wire, not null, where it is None: what only some may see, or may leave away."""
    return field(default=None, metadata={"optional": True})


def option(default: Any, text: Text, **schema: Any) -> Any:
    """An option of a game: its default, what it means to a player, and what JSON Schema says beyond its type."""
    return field(default=default, metadata={"text": text, "schema": schema})


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes: a seat's, or a spectator's (`seat` None). Once the match is over nothing is hidden from anybody."""

    seat: Seat | None = None
    over: bool = False

    def sees(self, owner: Seat) -> bool:
        """Whether what `owner` keeps hidden is open to this viewer."""
        return self.over or self.seat == owner


@dataclass(frozen=True, slots=True)
class Moment:
    """What the service brings to a decision: the `seq` that its first event will bear, and the chance of the match."""

    seq: int
    chance: Chance


@dataclass(frozen=True, slots=True)
class Awaited:
    """A seat that is to act: for what (the contract's word), about which event (a seq) where there can be several in a row.

    `silence_answers`: to say nothing until the deadline is an answer, not a timeout (H20).
    """

    seat: Seat
    action: str
    about: int | None = None
    silence_answers: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """How the sides stand. `sides` are the seats that win together, `scores` stand in the order of the sides."""

    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    fewest_wins: bool = False
    only_first_counts: bool = False        # all but the winners share place 2


@dataclass(frozen=True, slots=True)
class Standing:
    """Who won, as the contract's `result` has it: winners are seats, places and scores stand in the order of the sides."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


def standing(tally: Tally, left: frozenset[Seat] = frozenset()) -> Standing:
    """The result of a tally. Seats that were left never win: the best of the others do, and whole sides that left come last."""
    def rank(side: int) -> tuple[bool, int]:
        gone = left.issuperset(tally.sides[side])
        return gone, tally.scores[side] if tally.fewest_wins else -tally.scores[side]

    ranks = [rank(side) for side in range(len(tally.sides))]
    first = min(ranks)
    winners = tuple(sorted(seat for side, seats in enumerate(tally.sides) if ranks[side] == first and not first[0]
                           for seat in seats if seat not in left))
    places = tuple(min(2, 1 + (r > first)) if tally.only_first_counts else 1 + sum(other < r for other in ranks)
                   for r in ranks)
    return Standing(winners, places, tally.scores)


class Course(Generic[State, Event]):
    """The course of one decision: each event added is evolved at once, so that the next one is decided on what it led to."""

    def __init__(self, state: State, evolve: Callable[[State, Event], State], seq: int = 1) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self._evolve, self._first_seq = evolve, seq

    @property
    def seq(self) -> int:
        """The seq that the next event will bear."""
        return self._first_seq + len(self.events)

    def add(self, *events: Event) -> None:
        for event in events:
            self.state = self._evolve(self.state, event)
            self.events += (event,)


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a bot may think. A level has its rounds; whoever has a clock may end them early, and then the best so far is played.

    Without a clock a choice follows from what the bot is handed alone, so that a test or a sandbox match repeats.
    """

    is_late: Callable[[], bool] = lambda: False

    def rounds(self, most: int) -> Iterator[int]:
        """0, 1, … below `most`, until it is late."""
        for number in range(most):
            if self.is_late():
                return
            yield number


UNHURRIED = Effort()


@dataclass(frozen=True, slots=True)
class PartOf(Effort):
    """A fixed part of a level's rounds, where nobody is to wait long and yet the same is to come out each time; a few are all played."""

    part: int = 1
    few: int = 16

    def rounds(self, most: int) -> Iterator[int]:
        yield from range(max(min(most, self.few), most // self.part))


class Choose(Protocol):
    """The command of a bot that is awaited: view as `Game.view` gives it to the seat, history the events as shown to it, actions as
    `Game.legal` lists them, and the options that everybody at the table has agreed on."""

    def __call__(self, view: Any, history: Sequence[Any], actions: Sequence[Any], options: Any, level: str, random: Random,
                 effort: Effort = ..., /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by the program. It is handed what a player at that seat is handed, and nothing else.

    `fallback(view, actions, random)` is what a timeout plays (X13).
    """

    levels: tuple[str, ...]
    choose: Choose
    fallback: Callable[[Any, Sequence[Any], Random], Any]
    typical_ms: Mapping[str, int] = field(default_factory=dict)        # of one processor for a choice, by level; 1 where it is not named


@dataclass(frozen=True, slots=True)
class Game(Generic[Options, State, Command, Event]):
    """One game, wired. `State`, `Command`, `Event` are closed unions of frozen dataclasses; their tags are `tag(cls)`.

    `new(options, seats)` is the empty table; `start` deals the first hand on it, as arranged (sandbox) or by chance.
    `check(options, seats)` raises BadSetup; `decide` raises RuleViolation, and then nothing has happened.
    `legal` lists the choices of a seat, `commands_of` spells an action out as commands (a few of them where they are too many).
    `teams(options, seats)` are the sides by seat, or None where everybody plays alone.
    """

    slug: str
    name: Text
    rules_version: int
    seats: range
    options: type[Options]
    presets: Mapping[str, Options]                          # the first one is the default
    arrangement: type[Any]
    state: type[State]
    commands: tuple[type[Any], ...]
    events: tuple[type[Any], ...]                           # as decided: with everything in them
    shown: tuple[type[Any], ...]                            # as seen by somebody
    actions: tuple[type[Any], ...]
    table: type[Any]
    check: Callable[[Options, int], None]
    new: Callable[[Options, int], State]
    start: Callable[[State, Moment, Any], tuple[Event, ...]]
    awaits: Callable[[State], tuple[Awaited, ...]]
    legal: Callable[[State, Seat], tuple[Any, ...]]
    commands_of: Callable[[Any, Any], Iterable[Command]]    # (action, view)
    decide: Callable[[State, Seat, Command, Moment], tuple[Event, ...]]
    evolve: Callable[[State, Event], State]
    told: Callable[[Event, State], Command | None]          # the command that an event tells of; most only follow from one
    is_over: Callable[[State], bool]
    tally: Callable[[State], Tally]
    teams: Callable[[Options, int], tuple[int, ...] | None]
    cards: Callable[[State], Sequence[str]]                 # every card of the match, wherever it lies: for conservation
    view: Callable[[State, Viewer], Any]
    show: Callable[[Event, Viewer], Any]
    knowledge: type[Any]
    know: Callable[[Any, Sequence[Any]], Any]               # (view, events as shown): what a perfect memory makes of them, a `knowledge`
    bot: Bot
    notation: Notation
    folder: Path
    # Stored events whose shape has changed within one version of the rules: `upcast(type, v, members)` brings older ones up.
    payload_version: int = 1
    upcast: Callable[[str, int, dict[str, Any]], dict[str, Any]] = lambda kind, v, members: members

    def check_seats(self, options: Options, seats: int) -> None:
        """BadSetup where so many cannot play, or not with these options."""
        if seats not in self.seats:
            raise WrongNumberOfSeats(least=self.seats.start, most=self.seats.stop - 1, seats=seats)
        self.check(options, seats)

    def rules(self, language: str) -> str:
        """The rules for players, as Markdown."""
        return (self.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def replay(game: Game[Any, State, Any, Event], options: Any, seats: int, events: Iterable[Event]) -> State:
    """The state that a log of this game's events leads to."""
    return reduce(game.evolve, events, game.new(options, seats))


def tag(cls: type[Any]) -> str:
    """The `type` of a command, event or action on the wire and in the log: CardsGivenSeen → cards_given, AskAction → ask."""
    name = cls.__name__.removesuffix("Seen").removesuffix("Action")
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def after(seat: Seat, seats: int) -> list[Seat]:
    """The other seats in turn order, from the left neighbour of `seat` on."""
    return [(seat + step) % seats for step in range(1, seats)]
