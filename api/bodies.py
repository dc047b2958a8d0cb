"""What clients send, but for the commands, which are the rulebook's own."""
import re
import uuid
from typing import Annotated, Any, Literal

from django.conf import settings
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from games.matches.services import ClockWish, MatchWish, SandboxWish, SeatWish
from games.rulebook import GAMES

from .parsing import Strict

YEAR = 366 * 86_400
Seconds = Annotated[int, Field(ge=1, le=YEAR)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
LIMIT = 500
NAME = "Printable, with something to see, and without a space at its ends."                  # no pattern that all languages read says it

SCRIPT = ("For sandbox matches: commands that the bot plays, one each time that it is awaited, before it plays by itself. An "
          "`announcement` that is answered may be left out: the open one is meant. A command that is refused is passed over, and the event "
          "`script_missed` says why.")


CLIENT_SEED = ("A text of your own, better a random one: it is mixed into all chance of the match, so that we alone have not chosen it. "
               "Nobody else is told before the match begins, and everybody from then on. Letters and digits of ASCII, `_` and `-`, so that "
               "every language reads the same bytes: hexadecimal, base64url and UUIDs fit.")
ClientSeed = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$", description=CLIENT_SEED)]


def _known(game: str) -> str:
    if game not in GAMES:
        raise ValueError(game)
    return game


class NewGuest(Strict):
    """A guest; the name is optional and may repeat."""

    name: Annotated[str, Field(min_length=1, max_length=24, description=NAME)] = "Guest"


class NewPlayer(Strict):
    """A player of an app. `external_id` is your own id of them: visible ASCII, and better no e-mail address."""

    external_id: Annotated[str, Field(pattern="^[!-~]{1,128}$")]
    name: Annotated[str, Field(min_length=1, max_length=24, description=f"For one who is new, or who is claimed. {NAME}")] | None = None
    claim: Annotated[str, Field(min_length=1, max_length=200, description="The token of the guest who is to be this player.")] | None = None


class NewToken(Strict):
    """A token to mint."""

    expires_in: Annotated[int, Field(ge=60, le=YEAR, description="Seconds; the service's default unless said.")] | None = None


class NewName(Strict):
    """What can be changed of a profile."""

    name: Annotated[str, Field(min_length=1, max_length=24, description=NAME)]


class SeatForMe(Strict):
    """The caller sits here."""

    kind: Literal["me"]
    client_seed: ClientSeed | None = None


class SeatForAnybody(Strict):
    """Whoever takes it first sits here."""

    kind: Literal["open"]


class SeatForBot(Strict):
    """A bot of a level that the game has sits here; in a sandbox match it may have a script."""

    kind: Literal["bot"]
    level: str = "easy"
    script: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=500, description=SCRIPT)] | None = None


class SeatForPlayer(Strict):
    """That player is invited, and confirms by taking the seat."""

    kind: Literal["player"]
    player: uuid.UUID


ChosenSeat = Annotated[SeatForMe | SeatForAnybody | SeatForBot | SeatForPlayer, Field(discriminator="kind")]


class ChosenClock(Strict):
    """Seconds for a decision and for a doubt window; what is left out takes the service's default."""

    turn_seconds: Seconds = Field(default_factory=lambda: settings.TURN_SECONDS)
    doubt_seconds: Seconds = Field(default_factory=lambda: settings.DOUBT_SECONDS)
    on_timeout: Literal["autoplay", "forfeit"] = "autoplay"
    timeouts_allowed: Annotated[int, Field(ge=0, le=100)] = Field(default_factory=lambda: settings.TIMEOUTS_ALLOWED)


class Sandbox(Strict):
    """A deal of your own, for tests: the seed of every shuffle, or the first deal card by card (contract, section 6)."""

    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    arrangement: dict[str, Any] | None = None


class NewMatch(Strict):
    """A match to open. `seats` sets the number of players and who sits where; everything else has a default."""

    game: str
    seats: Annotated[list[ChosenSeat], Field(min_length=1, max_length=16)]
    preset: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    clock: ChosenClock = Field(default_factory=ChosenClock)
    visibility: Literal["public", "unlisted", "private"] = "public"
    rated: bool = False
    knowledge: Annotated[bool, Field(description="Whether the service remembers for the players: then each may read what a perfect memory "
                                                 "would tell them (`GET …/knowledge`). Not in a rated match.")] = False
    sandbox: Sandbox | None = None

    def wish(self) -> MatchWish:
        """The same in the words of the match."""
        return MatchWish(
            game=self.game, preset=self.preset, options=self.options, visibility=self.visibility, rated=self.rated,
            knowledge=self.knowledge, seats=[SeatWish(**seat.model_dump()) for seat in self.seats],
            clock=ClockWish(**self.clock.model_dump()), sandbox=SandboxWish(**self.sandbox.model_dump()) if self.sandbox else None)


class Advance(Strict):
    """By how much the clock of a sandbox match is to be moved on."""

    seconds: Annotated[int, Field(ge=1, le=YEAR)]


class TakeSeat(Strict):
    """Which seat (the first open one unless named) and, for a private match, the code that its players see."""

    seat: SeatNumber | None = None
    invite_code: Annotated[str, Field(max_length=64)] | None = None
    client_seed: ClientSeed | None = None


class GiveClientSeed(Strict):
    """What a seat adds to the chance of the match."""

    client_seed: ClientSeed


class NewRematch(Strict):
    """What the caller's seat in the rematch adds to its chance."""

    client_seed: ClientSeed | None = None


class Query(BaseModel):
    """A query string: text by nature, so numbers are read from it; unknown parameters are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _digits(text: str) -> str:
    if not re.fullmatch("[0-9]{1,10}", text):                # not `+1`, ` 1`, `1.0` or `1_0`, which Python would read, too
        raise ValueError(text)
    return text


Digits = BeforeValidator(_digits)


class NoQuery(Query):
    """No parameter is known here."""


class LobbyQuery(Query):
    game: Annotated[str, AfterValidator(_known), Field(description="Only matches of this game.")] | None = None
    status: Annotated[Literal["open", "active", "finished", "aborted", "voided"],
                      Field(description="Only matches of this status; open and active ones unless said.")] | None = None
    sandbox: Annotated[Literal["true", "false"] | None, Field(description="Only sandbox matches (`true`), or only others (`false`); "
                       "left out: both where you may make such, and only others elsewhere.")] = None
    cursor: Annotated[uuid.UUID, Field(description="`next_cursor` of the page before.")] | None = None
    limit: Annotated[int, Field(ge=1, le=100, description="Matches on a page."), Digits] = 50


class InboxQuery(Query):
    status: Annotated[Literal["open", "active", "finished", "aborted", "voided"],
                      Field(description="Only matches of this status; open and active ones unless said.")] | None = None
    awaiting: Annotated[Literal["me"], Field(description="Only matches that wait for the caller.")] | None = None
    limit: Annotated[int, Field(ge=1, le=100, description="Matches in the answer."), Digits] = 100


class EventsQuery(Query):
    after: Annotated[int, Field(ge=0, le=2**31 - 1, description="The last `seq` that you have."), Digits] = 0
    limit: Annotated[int, Field(ge=1, le=LIMIT, description="Events in the answer."), Digits] = LIMIT


class UsageQuery(Query):
    hours: Annotated[int, Field(ge=1, le=168, description="So many hours, of which the present one is the last."), Digits] = 24


class AppProblemsQuery(Query):
    request_id: Annotated[str, Field(pattern="^[A-Za-z0-9.-]{8,64}$", description="Only the request that was answered with this "
                                     "`X-Request-Id`.")] | None = None
    cursor: Annotated[uuid.UUID, Field(description="`next_cursor` of the page before.")] | None = None
    limit: Annotated[int, Field(ge=1, le=100, description="Problems on a page."), Digits] = 50
