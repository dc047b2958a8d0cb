"""What a player can do against the rules of Blind Pond.

RuleViolation
 ├─ AlreadyLaid     a card lies there already (NotNow)
 └─ NotInYourHand   the card is not in the hand (IllegalCommand)
"""
from ..errors import IllegalCommand, NotNow
from ..text import Text


class AlreadyLaid(NotNow):
    code = "already_laid"
    text = Text("Your card lies there already; wait for the others.", "A sua carta já está na mesa; espere os outros.")


class NotInYourHand(IllegalCommand):
    code = "not_in_your_hand"
    text = Text("{card} is not in your hand.", "{card} não está na sua mão.")
