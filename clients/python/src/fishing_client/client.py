"""Who calls, and what can be done outside of a match."""
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import httpx

from .calling import as_id, good, new_key
from .generated import AuthenticatedClient
from .generated.api.apps import create_player, create_token
from .generated.api.catalogue import get_game, get_rules, list_games
from .generated.api.matches import create_match, list_matches, take_seat
from .generated.api.players import create_guest, get_me, list_my_matches, revoke_current_token
from .generated.models import (
    AppPlayer,
    ChosenClock,
    Game,
    Games,
    Guest,
    Inbox,
    ListMatchesStatus,
    Matches,
    Me,
    NewGuestRequest,
    NewMatchRequest,
    NewMatchRequestOptions,
    NewPlayerRequest,
    NewToken,
    NewTokenRequest,
    Rules,
    Sandbox,
    SeatForAnybody,
    SeatForBot,
    SeatForMe,
    SeatForPlayer,
    TakeSeatRequest,
)
from .generated.types import UNSET
from .match import Match
from .problems import NotAuthenticated
from .retrying import Patience, Retrying

NewSeat = SeatForMe | SeatForAnybody | SeatForBot | SeatForPlayer
ME, OPEN = SeatForMe(kind="me"), SeatForAnybody(kind="open")


def bot(level: str = "easy") -> SeatForBot:
    return SeatForBot(kind="bot", level=level)


def invited(player: str) -> SeatForPlayer:
    return SeatForPlayer(kind="player", player=as_id(player))


class Fishing:
    """The service as one caller sees it: a player (`fpt_…`), an app's backend (`fsk_…`), or nobody yet.

        with Fishing("https://play.example.org") as fishing:
            fishing.become_guest("Ana")
            match = fishing.create("go_fish", [ME, bot()])

    One caller, one thread; make another for another thread with the same token.
    """

    def __init__(self, base: str, token: str | None = None, *, app_key: str | None = None, language: str | None = None,
                 patience: Patience | None = None, timeout: float = 10.0, transport: httpx.BaseTransport | None = None) -> None:
        """`app_key`: the publishable one. `timeout`: seconds for one try. `transport`: for a proxy or certificates of your own."""
        self._transport = Retrying(transport or httpx.HTTPTransport(), patience or Patience())
        headers = {"Accept": "application/json", **({"X-App-Key": app_key} if app_key else {}),
                   **({"Accept-Language": language} if language else {})}
        self._http = httpx.Client(base_url=base.rstrip("/"), headers=headers, timeout=timeout, transport=self._transport)
        self.api = AuthenticatedClient(base_url=base, token="").set_httpx_client(self._http)    # for the generated operations
        self.token = token

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    @property
    def token(self) -> str | None:
        """Keep it: it is all that you need to come back, and it is shown once."""
        return self._token

    @token.setter
    def token(self, token: str | None) -> None:
        self._token = token
        if token:
            self._http.headers["Authorization"] = f"Bearer {token}"
        else:
            self._http.headers.pop("Authorization", None)

    @property
    def retries(self) -> int:
        """How many requests had to be sent again so far."""
        return self._transport.retries

    # --- people

    def become_guest(self, name: str | None = None) -> Guest:
        """A new player; from here on we call as that one."""
        self.token = None
        guest = good(create_guest.sync_detailed(client=self.api, body=NewGuestRequest(name=UNSET if name is None else name),
                                                idempotency_key=new_key()), Guest)
        self.token = guest.token
        return guest

    def me(self) -> Me:
        return good(get_me.sync_detailed(client=self.api), Me)

    def give_token_back(self) -> None:
        try:
            revoke_current_token.sync_detailed(client=self.api)
        except NotAuthenticated as error:
            if error.tries == 1:
                raise                                        # else the first try did it, and its answer was lost
        self.token = None

    # --- a backend, with its secret key as the token

    def player(self, external_id: str, name: str | None = None, claim: str | None = None) -> AppPlayer:
        """Find or create the player that you call `external_id`; `claim`: the token of a guest who becomes it."""
        wish = NewPlayerRequest(external_id=external_id, name=UNSET if name is None else name, claim=UNSET if claim is None else claim)
        return good(create_player.sync_detailed(client=self.api, body=wish, idempotency_key=new_key()), AppPlayer)

    def mint_token(self, player: str, expires_in: int | None = None) -> NewToken:
        wish = NewTokenRequest(expires_in=UNSET if expires_in is None else expires_in)
        return good(create_token.sync_detailed(as_id(player), client=self.api, body=wish, idempotency_key=new_key()), NewToken)

    # --- games and matches

    def games(self) -> list[Game]:
        return good(list_games.sync_detailed(client=self.api), Games).games

    def game(self, slug: str) -> Game:
        return good(get_game.sync_detailed(slug, client=self.api), Game)

    def rules(self, slug: str) -> str:
        """The rules for players, as Markdown, in your language."""
        return good(get_rules.sync_detailed(slug, client=self.api), Rules).markdown

    def create(self, game: str, seats: Sequence[NewSeat], *, preset: str | None = None, options: Mapping[str, Any] | None = None,
               clock: Mapping[str, Any] | None = None, visibility: Literal["public", "unlisted", "private"] = "public",
               sandbox: Mapping[str, Any] | None = None, idempotency_key: str | None = None) -> Match:
        """Open a match; it starts by itself once every seat is taken."""
        wish = NewMatchRequest(
            game=game, seats=list(seats), preset=UNSET if preset is None else preset, visibility=visibility,
            options=UNSET if options is None else NewMatchRequestOptions.from_dict(options),
            clock=UNSET if clock is None else ChosenClock.from_dict(clock),
            sandbox=UNSET if sandbox is None else Sandbox.from_dict(sandbox))
        return Match._from(self.api, create_match.sync_detailed(client=self.api, body=wish, idempotency_key=idempotency_key or new_key()))

    def join(self, match: str, *, seat: int | None = None, invite_code: str | None = None, client_seed: str | None = None,
             idempotency_key: str | None = None) -> Match:
        """Sit down, or confirm an invitation. `client_seed`: your part of the chance (`secrets.token_urlsafe(16)`)."""
        wish = TakeSeatRequest(seat=UNSET if seat is None else seat, invite_code=UNSET if invite_code is None else invite_code,
                               client_seed=UNSET if client_seed is None else client_seed)
        return Match._from(self.api, take_seat.sync_detailed(as_id(match), client=self.api, body=wish,
                                                             idempotency_key=idempotency_key or new_key()))

    def match(self, match: str) -> Match:
        """A match that you sit in, or watch."""
        found = Match(self.api, match)
        found.look()
        return found

    def lobby(self, game: str | None = None, status: ListMatchesStatus = "open", *, cursor: str | None = None,
              limit: int = 50) -> Matches:
        """Public matches, a page at a time."""
        return good(list_matches.sync_detailed(client=self.api, game=UNSET if game is None else game, status=status,
                                               cursor=UNSET if cursor is None else as_id(cursor), limit=limit), Matches)

    def inbox(self, *, awaiting_me: bool = False) -> Inbox:
        """Your matches, the most urgent first."""
        return good(list_my_matches.sync_detailed(client=self.api, awaiting="me" if awaiting_me else UNSET), Inbox)
