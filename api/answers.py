"""What we answer, for the schema and the tests. Answers may grow, so their enumerations are open strings."""
from datetime import date, datetime
from typing import Annotated, Any

from pydantic import BaseModel, Field, WithJsonSchema


def ref(name: str) -> WithJsonSchema:
    """A component that `api.schema` makes from the rulebook's own types."""
    return WithJsonSchema({"x-component": name})


Table = Annotated[dict[str, Any], ref("Table")]
Action = Annotated[dict[str, Any], ref("Action")]
Event = Annotated[dict[str, Any], ref("Event")]
Knowledge = Annotated[dict[str, Any], ref("Knowledge")]
SeatNumber = Annotated[int, Field(description="Seats count from 0, clockwise.")]


class Player(BaseModel):
    """Somebody who plays."""

    id: str
    name: str


class Guest(BaseModel):
    """A new guest, and the token that is shown this once. `expires_at` is null where it holds until it is revoked."""

    player: Player
    token: str
    expires_at: datetime | None


class AppPlayer(BaseModel):
    """A player of an app, as its backend sees them. `external_id` is null for a guest."""

    id: str
    name: str
    external_id: str | None
    created_at: datetime


class NewToken(BaseModel):
    """A token that is shown this once; its `id`, the first twelve characters, tells it from the others ever after."""

    token: str
    id: str
    expires_at: datetime | None


class Token(BaseModel):
    """A token by its first characters, which open nothing."""

    id: str
    created_at: datetime
    expires_at: datetime | None
    last_used_on: Annotated[date | None, Field(description="The day (UTC).")]


class Tokens(BaseModel):
    """The tokens of a player that open something, the newest first."""

    items: list[Token]


class Me(BaseModel):
    """The caller's own profile."""

    id: str
    name: str
    created_at: datetime


class HeldPlayer(AppPlayer):
    """The caller's own profile, whole. `app` is the name of the app that it belongs to."""

    app: str | None


class HeldToken(Token):
    """A token of the caller's, also one that opens nothing any more."""

    revoked_at: datetime | None


class SignIn(BaseModel):
    """A code to type on the page where another app asks to act for the caller, or an address that has it filled in. Good once, and soon."""

    code: str
    url: str
    expires_at: datetime


class OAuthClient(BaseModel):
    """Another app. `name` is null for one that is not registered: all that is known of it is where it leads people, which is `address`."""

    client_id: str
    name: str | None
    registered: bool
    address: str


class Grant(BaseModel):
    """What the caller lets another app do. `renewed_at` is when it last got tokens; unless it does so again, it ends at `expires_at`."""

    id: str
    client: OAuthClient
    scopes: list[str]
    granted_at: datetime
    renewed_at: datetime
    expires_at: datetime


class Grants(BaseModel):
    """What holds, the newest first."""

    items: list[Grant]


class PlayerLimits(BaseModel):
    """How many can play."""

    min: int
    max: int


class Clock(BaseModel):
    """Seconds for a decision and for a doubt window, and what happens when they are over."""

    turn_seconds: int
    doubt_seconds: int
    on_timeout: Annotated[str, Field(description="`autoplay` or `forfeit`.")]
    timeouts_allowed: int


class BotOfAGame(BaseModel):
    """A level of a game's bots: what it means to a player, and what a choice costs us in milliseconds of one processor.

    How long a bot takes to answer tells nothing of it: in live matches it waits for a moment that chance has named.
    """

    level: str
    description: str
    typical_ms: Annotated[int, Field(description="What a choice takes, as a rule.")]
    max_ms: Annotated[int, Field(description="After so long it plays the best that it has found.")]


class Game(BaseModel):
    """A game of the catalogue; `options` is a JSON Schema with defaults, each preset a whole set of options."""

    slug: str
    name: str
    players: PlayerLimits
    presets: dict[str, dict[str, Any]]
    options: dict[str, Any]
    bot_levels: list[str]
    bots: list[BotOfAGame]
    clock: Clock
    rules_version: int


class Games(BaseModel):
    """The catalogue."""

    games: list[Game]


class Rules(BaseModel):
    """The rules of a game for players."""

    game: str
    language: str
    markdown: str


class Seat(BaseModel):
    """A place at the table. `bot_level` says which bot plays it, also where its player has left."""

    seat: SeatNumber
    kind: Annotated[str, Field(description="`open`, `player` or `bot`.")]
    player: Player | None
    bot_level: str | None
    team: int | None
    status: Annotated[str, Field(description="`waiting`, `playing`, `resigned` or `timed_out`.")]
    client_seed: Annotated[str | None, Field(description="What its player added to the chance; before the start only yours is told.")]


class Awaited(BaseModel):
    """A seat that is to act, and until when."""

    seat: SeatNumber
    for_: Annotated[str, Field(serialization_alias="for", description="`ask`, `play`, `announce`, `doubt`, `discard`, …")]
    deadline: datetime
    seconds_left: Annotated[int, Field(ge=0)]


class You(BaseModel):
    """The caller's seat, and every command that it may send now, with its choices spelled out."""

    seat: SeatNumber
    actions: list[Action]


class YourSeat(BaseModel):
    """The caller's seat."""

    seat: SeatNumber


class Result(BaseModel):
    """How it ended: `winners` are seats, `places` and `scores` stand in the order of the seats, or of the teams."""

    winners: list[SeatNumber]
    places: list[int]
    scores: list[int]
    reason: Annotated[str, Field(description="`completed`, `resignation`, `timeout`, `move_limit`, `voided`, …")]


class Shuffle(BaseModel):
    """SHA-256 of the seed of every shuffle, and the seed once the match is over."""

    commitment: str
    method: Annotated[str | None, Field(description="`fishing/1`, or `fishing/2` with client seeds; null before the start.")]
    seed: str | None


class MatchSummary(BaseModel):
    """A match in a list. `version` is the `seq` of its last event, `rematch_of` the id of the match that is played once more."""

    id: str
    game: str
    status: Annotated[str, Field(description="`open`, `active`, `finished`, `aborted` or `voided`.")]
    version: int
    options: dict[str, Any]
    preset: str
    clock: Clock
    visibility: Annotated[str, Field(description="`public`, `unlisted` or `private`.")]
    rated: bool
    knowledge: Annotated[bool, Field(description="Whether the service remembers for the players (`GET …/knowledge`).")]
    sandbox: bool
    host: str
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    expires_at: Annotated[datetime | None, Field(description="When an open match that nobody has started is aborted; null once it began.")]
    rematch_of: str | None
    seats: list[Seat]
    server_time: datetime
    poll_after_ms: int
    awaiting: list[Awaited]
    you: YourSeat | None
    result: Result | None


class Match(MatchSummary):
    """A match as the caller may see it; `table` has nothing that is hidden from them, and is null before the start."""

    you: You | None                                          # type: ignore[assignment]  # a summary's has no actions
    table: Table | None
    rematch: Annotated[str | None, Field(description="The id of the match that is this one's rematch; null until there is one.")]
    shuffle: Shuffle
    invite_code: Annotated[str, Field(default=None, description="Only to those seated in a match that is not public.")]


class SeatKnowledge(BaseModel):
    """What is certain for whoever has seen all that the caller's seat was shown up to `version`, and forgets nothing."""

    version: int
    seat: SeatNumber
    knowledge: Knowledge


class Matches(BaseModel):
    """A page of matches; `next_cursor` asks for the next one, null on the last."""

    items: list[MatchSummary]
    next_cursor: str | None


class Inbox(BaseModel):
    """The caller's matches, the most urgent first."""

    items: list[MatchSummary]


class Played(BaseModel):
    """The events that a command led to, and the match after them, as the caller may see both."""

    version: int
    events: list[Event]
    match: Match


class DryRun(BaseModel):
    """A command that would be taken at this `version`. Nothing was played, and what would come of it is not told."""

    dry_run: Annotated[bool, Field(description="`true`.")]
    legal: Annotated[bool, Field(description="`true`: what is not legal is refused as if it had been meant.")]
    version: int


class Events(BaseModel):
    """Lines of the log; `more` says that there are further ones after the last."""

    events: list[Event]
    version: int
    more: bool


class Limit(BaseModel):
    """So many requests in so many seconds, for one caller."""

    budget: str
    requests: int
    seconds: int
    for_: Annotated[str, Field(serialization_alias="for")]


class Limits(BaseModel):
    """Every budget; `enforced` is false where this service does not count."""

    limits: list[Limit]
    enforced: bool


class ProblemKind(BaseModel):
    """What a `code` means. `detail` is a template where it has {names}."""

    code: str
    type: str
    status: int
    title: str
    detail: str
    retry: Annotated[str, Field(description="Whether a retry helps: `no`, `after_reading`, `later` or `with_a_credential`.")]
    what_to_do: str


class Problems(BaseModel):
    """Every problem there is, by code."""

    problems: list[ProblemKind]


class HeldMatch(BaseModel):
    """A match that the caller sits in or opened; `events` are those of the caller's seat, as the caller may see them."""

    id: str
    game: str
    status: str
    visibility: str
    rated: bool
    sandbox: bool
    hosted: bool
    seat: SeatNumber | None
    seat_status: str | None
    client_seed: str | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    result: Result | None
    events: list[Event]


class HeldProblem(BaseModel):
    """A request of the caller's that was answered with 400 or above, as it is kept for some days."""

    at: datetime
    request_id: str
    method: str
    route: Annotated[str, Field(description="The template of the address; `other`: there is none like it.")]
    status: int
    code: Annotated[str | None, Field(description="The code of the problem document that was answered; null where there was none.")]
    match: str | None
    client: Annotated[str | None, Field(description="What the client called itself: the beginning of its `User-Agent`.")]


class Export(BaseModel):
    """All that is held about the caller."""

    player: HeldPlayer
    tokens: list[HeldToken]
    grants: list[Grant]
    matches: list[HeldMatch]
    problems: list[HeldProblem]


class AppKey(BaseModel):
    """A key by its first characters, which open nothing."""

    id: str
    kind: Annotated[str, Field(description="`secret` or `publishable`.")]
    created_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None
    last_used_on: Annotated[date | None, Field(description="The day (UTC).")]


class Quota(BaseModel):
    """How many of something may be made in a day."""

    quota: Annotated[str, Field(description="`guests_of_app` or `players_of_app`, as the problem `quota_exceeded` names it.")]
    limit: Annotated[int | None, Field(description="null: any number, and they are not counted.")]
    used: int | None
    resets_at: datetime


class BudgetLeft(BaseModel):
    """What the app's backend may still ask; a player has budgets of their own (`GET /v1/limits`)."""

    budget: Annotated[str, Field(description="`polls` or `backends`.")]
    requests: int
    seconds: int
    remaining: int
    resets_in_seconds: int


class App(BaseModel):
    """The caller's own app."""

    id: str
    name: str
    kind: Annotated[str, Field(description="`live` or `sandbox`.")]
    created_at: datetime
    players: Annotated[int, Field(description="Guests and players that are there now; 10000 stands for that many or more.")]
    keys: list[AppKey]
    quotas: list[Quota]
    budgets: Annotated[list[BudgetLeft], Field(description="Empty where nothing is limited.")]


class AppSignIn(BaseModel):
    """A link that is shown this once."""

    url: Annotated[str, Field(description="Opens the page of the app in a browser, once.")]
    expires_at: datetime


class UsageLine(BaseModel):
    """So many requests that had the same outcome."""

    method: str
    route: Annotated[str, Field(description="The template of the address; `other`: there is none like it.")]
    status: int
    code: Annotated[str | None, Field(description="The code of the problem; null where there was none.")]
    requests: int


class UsageHour(BaseModel):
    """What was asked in the hour that began then."""

    at: datetime
    requests: int
    errors: Annotated[int, Field(description="Those that were answered with 400 or above.")]


class Usage(BaseModel):
    """What was asked for an app: by its backend, by its players, and by whoever becomes a guest of it."""

    since: datetime
    until: datetime
    requests: int
    errors: Annotated[int, Field(description="Those that were answered with 400 or above.")]
    lines: Annotated[list[UsageLine], Field(description="By address and outcome, the most frequent first.")]
    hours: Annotated[list[UsageHour], Field(description="Hours in which nothing was asked are left out.")]


class AppProblem(HeldProblem):
    """A request that was answered with 400 or above: what was asked by whom, what was said, and what to do."""

    id: str
    player: Annotated[str | None, Field(description="null where the app's backend asked, or somebody who is no player yet.")]
    title: Annotated[str | None, Field(description="null, as all below it, where there was no problem document.")]
    detail: Annotated[str | None, Field(description="As the catalogue has it (`GET /v1/problems`): with names in place of values.")]
    retry: str | None
    what_to_do: str | None


class AppProblems(BaseModel):
    """The latest first; `next_cursor` asks for those before, null on the last page."""

    items: list[AppProblem]
    next_cursor: str | None


class Health(BaseModel):
    """`checks` name what was looked at: `ok`, or what is wrong."""

    status: str
    checks: dict[str, str]


class Readiness(Health):
    """`down` names the checks that are not well: where the service is ready none the less, it goes on without them."""

    down: list[str]
    sweep_age_seconds: Annotated[float | None, Field(description="Since the last sweep ended; null before the first.")]


class FieldError(BaseModel):
    """One member at fault."""

    pointer: Annotated[str, Field(description="RFC 6901, into the body that was sent.")]
    code: str
    detail: str


class LastCommand(BaseModel):
    """The caller's own last command: its answer may have been lost, but it counted."""

    seat: SeatNumber
    seq: Annotated[int, Field(description="Of its first event.")]
    type: str


class Problem(BaseModel):
    """RFC 9457. `code` is stable; further members depend on it. A 409 about a match says where the match stands."""

    type: str
    title: str
    status: int
    detail: Annotated[str, Field(description="For people, in the language of the request.")]
    code: Annotated[str, Field(description="For programs. New codes may come at any time.")]
    request_id: Annotated[str, Field(description="That of the header `X-Request-Id`: quote it when you report something.")]
    errors: Annotated[list[FieldError], Field(default=None)]
    current_version: Annotated[int, Field(default=None)]
    awaiting: Annotated[list[Awaited], Field(default=None)]
    your_last_command: Annotated[LastCommand, Field(default=None)]
    captures: Annotated[list[list[str]], Field(default=None, description="With `choose_capture` and `must_capture`: every way there is.")]
    quota: Annotated[str, Field(default=None, description="With `quota_exceeded`: which one.")]
