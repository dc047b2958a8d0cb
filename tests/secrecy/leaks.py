"""Leaks of rules, planted into copies of the games that tests alone see: what somebody might write one day, each of another kind."""
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from games.rulebook import GAMES
from games.rulebook.game import Game, Viewer
from games.rulebook.go_fish.errors import RankNotHeld
from games.rulebook.go_fish.model import RANK_OF
from games.rulebook.historias_de_pescador.rules import DoubtAction
from games.rulebook.pescado_novo.model import TUNA
from tests.rulebook.playing import Table

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
FISH, NEW, TALES = GAMES["go_fish"], GAMES["pescado_novo"], GAMES["historias_de_pescador"]


def shows(game: AnyGame, kind: str, told: Callable[[Any, Any], dict[str, Any]]) -> AnyGame:
    """The game with more in one event than it should tell: `told(event, seen)`."""
    def show(event: Any, viewer: Viewer) -> Any:
        seen = game.show(event, viewer)
        return replace(seen, **told(event, seen)) if type(event).__name__ == kind else seen
    return replace(game, show=show)


def views(game: AnyGame, told: Callable[[Any, Any, Viewer], dict[str, Any]]) -> AnyGame:
    """The game with more on its table: `told(state, seen, viewer)`."""
    def view(state: Any, viewer: Viewer) -> Any:
        seen = game.view(state, viewer)
        return replace(seen, **told(state, seen, viewer))
    return replace(game, view=view)


def who_holds_it(state: Any, seat: int, command: Any, moment: Any) -> Any:
    """A refusal that is helpful to a fault."""
    try:
        return FISH.decide(state, seat, command, moment)
    except RankNotHeld as refusal:
        wanted = command.rank or RANK_OF[command.card]
        refusal.members["held_by"] = [at for at, hand in enumerate(state.hands) if wanted in {RANK_OF[card] for card in hand}]
        raise


def only_useful_asks(state: Any, seat: int) -> Any:
    """Actions that leave out whoever has nothing to give."""
    own = {RANK_OF[card] for card in state.hands[seat]}
    return tuple(replace(action, targets=tuple(at for at in action.targets if own & {RANK_OF[card] for card in state.hands[at]})
                         or action.targets) for action in FISH.legal(state, seat))


def only_lies_can_be_doubted(state: Any, seat: int) -> Any:
    laid = state.announcement
    return tuple(action for action in TALES.legal(state, seat)
                 if not isinstance(action, DoubtAction) or {*laid.cards} != {laid.creature})


def partners_hand(state: Any, seen: Any, viewer: Viewer) -> dict[str, Any]:
    partner = -1 if viewer.seat is None else (viewer.seat + 2) % 4
    return {"hands": tuple(replace(hand, cards=state.hands[hand.seat]) if hand.seat == partner else hand for hand in seen.hands)}


def hands_sorted_by_what_is_in_them(state: Any, seen: Any, viewer: Viewer) -> dict[str, Any]:
    return {"hands": tuple(sorted(seen.hands, key=lambda hand: state.hands[hand.seat]))}


# By name: the table where it is looked for, and the game with the leak in it.
LEAKS: Mapping[str, tuple[Table, AnyGame]] = {
    "the card that somebody fished": (
        Table("go_fish", "classic", 3), shows(FISH, "WentFishing", lambda event, seen: {"card": event.card})),
    "the order of the stock": (
        Table("go_fish", "long", 2), views(FISH, lambda state, seen, viewer: {"stock": state.stock})),
    "who holds a rank, in the refusal of an ask": (
        Table("go_fish", "classic", 4), replace(FISH, decide=who_holds_it)),
    "whom it is of use to ask, in the actions": (
        Table("go_fish", "match", 4), replace(FISH, legal=only_useful_asks)),
    "hands in the order of what is in them": (
        Table("go_fish", "detective", 3), views(FISH, hands_sorted_by_what_is_in_them)),
    "the partner's hand": (
        Table("pescado_novo", "teams", 4), views(NEW, partners_hand)),
    "the cards taken out of the round": (
        Table("pescado_novo", "advanced", 2), shows(NEW, "RoundStarted", lambda event, seen: {"removed": event.removed})),
    "a count that hangs on what is counted": (
        Table("pescado_novo", "rulebook", 3), shows(NEW, "HandDealt", lambda event, seen: {"count": len({*event.cards} - TUNA)})),
    "a Fisherman that is not revealed": (
        Table("historias_de_pescador", "fishermen", 3), shows(TALES, "FishermanDealt", lambda event, seen: {"card": event.card})),
    "that an announcement is a lie, in the actions": (
        Table("historias_de_pescador", "table", 4), replace(TALES, legal=only_lies_can_be_doubted)),
}
