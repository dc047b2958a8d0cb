"""One match: how it stands, what you may do in it, and what happens next."""
import time
from collections.abc import Iterator, Mapping
from typing import Any, Self

from .calling import as_id, good, new_key
from .generated import AuthenticatedClient
from .generated.api.matches import get_match, give_client_seed, leave_seat, list_events, play_command, rematch, resign_match, start_match
from .generated.models import (
    AnnounceCommand,
    AnnounceCommandCardsItem,
    AnnounceCommandCreature,
    AskCommand,
    AskCommandCard,
    AskCommandRank,
    DiscardCommand,
    DiscardCommandCard,
    DoubtCommand,
    DryRun,
    Events,
    GiveClientSeedRequest,
    NewRematchRequest,
    PlayCommand,
    PlayCommandCaptureItem,
    PlayCommandCard,
    Played,
    TrustCommand,
)
from .generated.models import Match as View
from .generated.types import UNSET, Response, Unset
from .problems import ApiError, FishingError, Forbidden, NotFound

Command = AskCommand | PlayCommand | AnnounceCommand | DoubtCommand | TrustCommand | DiscardCommand
OVER = {"match_finished", "match_aborted", "match_voided"}
WAIT = 25                                                    # seconds; proxies and carriers cut at 30


class RawCommand:
    """A command as a dictionary: for a game that came after this version."""

    def __init__(self, members: Mapping[str, Any]) -> None:
        self.members = dict(members)

    def to_dict(self) -> dict[str, Any]:
        return self.members


class Match:
    """A match, with the newest view of it that we have. Commands bring a newer one; `views()` waits for what others do."""

    def __init__(self, api: AuthenticatedClient, match: str) -> None:
        self._api, self.id = api, match
        self._view: View | None = None
        self._etag: str | None = None

    @classmethod
    def _from(cls, api: AuthenticatedClient, answer: Response[Any]) -> Self:
        view = good(answer, View)
        made = cls(api, view.id)
        made._keep(view, answer.headers.get("ETag"))
        return made

    def _keep(self, view: View, etag: str | None) -> None:
        """An answer that was long on its way must not take us back."""
        if self._view is None or view.version >= self._view.version:
            self._view, self._etag = view, etag

    # --- how it stands

    @property
    def view(self) -> View:
        """The newest that we know; nothing is asked."""
        return self._view or self.look()

    def look(self, wait: int = 0) -> View:
        """Ask whether there is anything new, and with `wait` let the service hold the answer until there is."""
        return self._look(wait)[0]

    def _look(self, wait: int) -> tuple[View, bool]:
        """The view, and whether the service took the waiting upon itself."""
        answer = get_match.sync_detailed(as_id(self.id), client=self._api, if_none_match=self._etag or UNSET, prefer=_prefer(wait))
        if answer.status_code != 304:
            self._keep(good(answer, View), answer.headers.get("ETag"))
        return self.view, "Preference-Applied" in answer.headers

    @property
    def is_over(self) -> bool:
        return self.view.status not in ("open", "active")

    @property
    def seat(self) -> int | None:
        """Yours; None for who only watches."""
        return self.view.you.seat if self.view.you else None

    @property
    def awaits_me(self) -> bool:
        return self.seat is not None and any(awaited.seat == self.seat for awaited in self.view.awaiting)

    def views(self, wait: int = WAIT) -> Iterator[View]:
        """How the match stands now, and again whenever that has changed, until it is over. What happens in between may come as one.

        Commands that you send in the loop's body count: their answer is the next view.
        """
        seen = None
        while True:
            if self.view is not seen:
                seen = self.view
                yield seen
            elif self.is_over:
                return
            else:
                view, was_held = self._look(wait)
                if view is seen and not was_held:
                    time.sleep(view.poll_after_ms / 1000)

    def events(self, after: int = 0, wait: int = WAIT) -> Iterator[Any]:
        """Each event after that `seq`, once and in order, until the match is over: the log as you may see it.

        Keep the last `seq` and go on from there another time. A type that this version does not know comes as an `OtherEvent`.
        """
        held = 0                                             # the first page comes at once: the match may be over
        while True:
            answer = list_events.sync_detailed(as_id(self.id), client=self._api, after=after, prefer=_prefer(held))
            page = good(answer, Events)
            for event in page.events:
                if event.seq <= after:
                    continue
                if event.seq != after + 1:
                    raise FishingError(f"event {event.seq} follows {after}")
                after = event.seq
                yield event
                if event.type_ in OVER:
                    return
            held = wait
            if not page.events:
                view, _ = self._look(0)
                if self.is_over and view.version <= after:
                    return
                if "Preference-Applied" not in answer.headers:
                    time.sleep(view.poll_after_ms / 1000)

    def log(self, after: int = 0) -> list[Any]:
        """What has happened after that `seq` until now."""
        found: list[Any] = []
        while True:
            last = found[-1].seq if found else after
            page = good(list_events.sync_detailed(as_id(self.id), client=self._api, after=last), Events)
            found += page.events
            if not page.more:
                return found

    # --- what you may do

    def ask(self, target: int, rank: AskCommandRank | None = None, card: AskCommandCard | None = None, **more: Any) -> Played:
        """Go Fish: for a rank or, where the match is played by name, for a card."""
        return self.send(AskCommand("ask", target, _or_unset(rank), _or_unset(card)), **more)

    def play(self, card: PlayCommandCard, capture: list[PlayCommandCaptureItem] | None = None, **more: Any) -> Played:
        """Pescado Novo. Without `capture` where there is one way to play the card; else 422 `choose_capture` names them."""
        return self.send(PlayCommand("play", card, _or_unset(capture)), **more)

    def announce(self, creature: AnnounceCommandCreature, cards: list[AnnounceCommandCardsItem], story: str | None = None,
                 **more: Any) -> Played:
        """Histórias de Pescador: cards face down, and what you say they are."""
        return self.send(AnnounceCommand("announce", creature, cards, _or_unset(story)), **more)

    def doubt(self, announcement: int, **more: Any) -> Played:
        return self.send(DoubtCommand("doubt", announcement), **more)

    def trust(self, announcement: int, **more: Any) -> Played:
        return self.send(TrustCommand("trust", announcement), **more)

    def discard(self, card: DiscardCommandCard, **more: Any) -> Played:
        return self.send(DiscardCommand("discard", card), **more)

    def send(self, command: Command | Mapping[str, Any], *, expected_version: int | None = None,
             idempotency_key: str | None = None) -> Played:
        """Play a command, once, however often it has to be sent. With `expected_version` only if nothing has happened since.

        Your own `idempotency_key` is for a program that ends and comes back: sent again within a day, it is answered as the first time.
        """
        answer = self._post(command, expected_version, idempotency_key or new_key())
        played = good(answer, Played)
        self._keep(played.match, answer.headers.get("ETag"))
        return played

    def rehearse(self, command: Command | Mapping[str, Any]) -> None:
        """Would it be taken? Nothing is played; a refusal is raised as it would be met."""
        good(self._post(command, None, new_key(), dry_run=True), DryRun)

    def _post(self, command: Command | Mapping[str, Any], expected_version: int | None, key: str, **more: Any) -> Response[Any]:
        members = dict(command) if isinstance(command, Mapping) else command.to_dict()
        if expected_version is not None:
            more["expected_version"] = expected_version
        body: Any = RawCommand({**members, **more})
        return play_command.sync_detailed(as_id(self.id), client=self._api, body=body, idempotency_key=key)

    def give_client_seed(self, client_seed: str) -> View:
        """Your part of the chance, before the start and once you have seen `view.shuffle.commitment`."""
        wish = GiveClientSeedRequest(client_seed=client_seed)
        return self._moved(give_client_seed.sync_detailed(as_id(self.id), client=self._api, body=wish))

    def start(self) -> View:
        """The host's: begin with those who are there."""
        return self._moved(start_match.sync_detailed(as_id(self.id), client=self._api, idempotency_key=new_key()))

    def resign(self) -> View:
        return self._moved(resign_match.sync_detailed(as_id(self.id), client=self._api, idempotency_key=new_key()))

    def leave(self) -> None:
        """Stand up before the start."""
        try:
            leave_seat.sync_detailed(as_id(self.id), client=self._api)
        except ApiError as error:
            if error.tries == 1 or not isinstance(error, Forbidden | NotFound):
                raise                                        # else the first try did it, and its answer was lost

    def rematch(self, *, client_seed: str | None = None) -> Self:
        """Once more with the same people: who asks first opens it, who asks then sits down in it. `client_seed`: as in `join`."""
        wish = NewRematchRequest(client_seed=_or_unset(client_seed))
        return self._from(self._api, rematch.sync_detailed(as_id(self.id), client=self._api, body=wish, idempotency_key=new_key()))

    def _moved(self, answer: Response[Any]) -> View:
        self._keep(good(answer, View), answer.headers.get("ETag"))
        return self.view


def _prefer(wait: int) -> str | Unset:
    return f"wait={wait}" if wait else UNSET


def _or_unset(value: Any) -> Any:
    return UNSET if value is None else value
