"""From `you.actions` to a command, by numbers that somebody types."""
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..generated import models
from ..generated.models import Match as View
from ..generated.types import Unset
from .drawing import face, name_of

T = TypeVar("T")


class Left(Exception):
    """Somebody typed q: the match goes on without this terminal."""


def one_of(question: str, choices: Sequence[T], shown: Callable[[T], str] = str) -> T:
    if len(choices) == 1:
        return choices[0]
    for number, choice in enumerate(choices, 1):
        print(f"  {number}  {shown(choice)}")
    while True:
        typed = _typed(f"{question} [1-{len(choices)}, q leaves] ")
        if typed.isdecimal() and 0 < int(typed) <= len(choices):
            return choices[int(typed) - 1]


def some_of(question: str, choices: Sequence[str]) -> list[str]:
    for number, choice in enumerate(choices, 1):
        print(f"  {number}  {face(choice)}")
    while True:
        typed = _typed(f"{question} [numbers, q leaves] ").split()
        if typed and all(one.isdecimal() and 0 < int(one) <= len(choices) for one in typed):
            return [choices[int(one) - 1] for one in typed]


def _typed(question: str) -> str:
    try:
        typed = input(question).strip()
    except EOFError:
        typed = "q"
    if typed == "q":
        raise Left
    return typed


def command(view: View) -> dict[str, Any]:
    """One of the actions with its choices made. A game that came later has none that we know: Left."""
    assert view.you is not None
    match one_of("Your move?", view.you.actions, lambda action: str(action.type_)):
        case models.AskAction() as action:
            target = one_of("Whom?", action.targets, lambda seat: name_of(view, seat))
            if isinstance(action.ranks, Unset):
                return {"type": "ask", "target": target, "card": one_of("For which card?", action.cards or [], face)}
            return {"type": "ask", "target": target, "rank": one_of("For which rank?", action.ranks)}
        case models.PlayAction() as action:
            play = one_of("Which card?", action.plays, lambda choice: face(choice.card))
            capture = one_of("What does it take?", play.captures or [[]], lambda cards: ", ".join(map(face, cards)) or "nothing")
            return {"type": "play", "card": play.card, "capture": capture}
        case models.AnnounceAction() as action:
            said = one_of("What do you say they are?", action.creatures, lambda choice: f"{choice.creature} ({choice.min_cards} or more)")
            assert isinstance(view.table, models.HistoriasDePescadorTable)
            hand = next(hand.cards for hand in view.table.hands if view.you and hand.seat == view.you.seat)
            cards = some_of("Which cards, face down?", hand or [])
            story = {"story": _typed(f"Your story ({action.instruction}): ")} if action.instruction else {}
            return {"type": "announce", "creature": said.creature, "cards": cards, **story}
        case models.DoubtAction() | models.TrustAction() as action:
            return {"type": action.type_, "announcement": action.announcement}
        case models.DiscardAction() as action:
            return {"type": "discard", "card": one_of("Which card goes into the net?", action.cards, face)}
    print("This program does not know the game.")
    raise Left
