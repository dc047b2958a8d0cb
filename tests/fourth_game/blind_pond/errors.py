"""What a player can do against the rules of Blind Pond, besides what all games know (NotYourTurn, CardNotHeld).

NotNow
 └─ AlreadyLaid     a card lies there already
"""
from ..errors import NotNow
from ..text import Text


class AlreadyLaid(NotNow):
    code = "already_laid"
    text = Text("Your card lies there already; wait for the others.", "A sua carta já está na mesa; espere os outros.")
