"""What can be wrong with a grant."""
from ..players.errors import PlayerError
from ..rulebook.text import Text


class NoSuchGrant(PlayerError):
    code = "grant_not_found"
    text = Text("You have let no app do anything by that id, or have taken it back.",
                "Você não permitiu nada a um aplicativo com esse id, ou já o retirou.")
