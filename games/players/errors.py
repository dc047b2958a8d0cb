"""What can be wrong with a player's name.

PlayerError
 └─ BadName
"""
from ..rulebook.text import Text


class PlayerError(Exception):
    code: str
    text: Text


class BadName(PlayerError):
    code = "invalid_name"
    text = Text("A name has 1 to 24 printable characters, without spaces at its ends.",
                "Um nome tem de 1 a 24 caracteres imprimíveis, sem espaços nas pontas.")
