"""What can go wrong at the table, as one tree; every leaf has a stable `code` and a text for the player.

RuleError
 ├─ RuleViolation            a command was refused, and nothing has happened
 │   ├─ NotNow               the state does not allow it: wait, or look at the match again
 │   │   └─ NotYourTurn
 │   └─ IllegalCommand       it is this seat's move, but the rules forbid this one
 │       └─ CardNotHeld
 └─ BadSetup                 a match cannot be set up like this
     ├─ WrongNumberOfSeats
     ├─ OptionsContradict
     └─ ImpossibleArrangement

A game adds its own leaves below NotNow and IllegalCommand.
"""
from typing import ClassVar

from .text import Text


class RuleError(Exception):
    """`values` fill the text and are public; `members` go to the client as they are (lists of choices, say)."""

    code: ClassVar[str]
    text: ClassVar[Text]

    def __init__(self, *, members: dict[str, object] | None = None, **values: object) -> None:
        super().__init__(self.text.en.format(**values))
        self.message = self.text.format(**values)
        self.members = members or {}


class RuleViolation(RuleError):
    """Refused; the state is what it was."""


class NotNow(RuleViolation):
    """The state of the match does not allow it now."""


class NotYourTurn(NotNow):
    code = "not_your_turn"
    text = Text("It is not your turn; look at `awaiting` for who is to act.",
                "Não é a sua vez; veja em `awaiting` quem deve agir.")


class IllegalCommand(RuleViolation):
    """In turn, but against the rules."""


class CardNotHeld(IllegalCommand):
    code = "card_not_held"
    text = Text("You do not hold {card}; choose from your hand.", "Você não tem {card}; escolha da sua mão.")


class BadSetup(RuleError):
    """`pointer` names the member at fault (RFC 6901), from the body of the request that creates the match."""

    pointer: str = ""


class WrongNumberOfSeats(BadSetup):
    code = "wrong_number_of_seats"
    text = Text("This game is for {least} to {most} players, not {seats}.",
                "Este jogo é para {least} a {most} jogadores, não {seats}.")
    pointer = "/seats"


class OptionsContradict(BadSetup):
    code = "options_contradict"
    text = Text("{en}", "{pt_br}")

    def __init__(self, option: str, why: Text) -> None:
        super().__init__(en=why.en, pt_br=why.pt_br)
        self.pointer = f"/options/{option}"


class ImpossibleArrangement(BadSetup):
    code = "impossible_arrangement"
    text = Text("This arrangement cannot be dealt: {en}", "Este arranjo não pode ser dado: {pt_br}")
    pointer = "/sandbox/arrangement"

    def __init__(self, why: Text) -> None:
        super().__init__(en=why.en, pt_br=why.pt_br)
