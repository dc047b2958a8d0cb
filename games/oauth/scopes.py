"""What a player can let another app do, in the words of the consent page."""
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

from oauth2_provider.scopes import BaseScopes

from ..rulebook.text import Text

Scope = Literal["read", "play", "profile"]

SCOPES: Mapping[Scope, Text] = MappingProxyType({
    "read": Text("See your matches as you see them, with your cards.", "Ver suas partidas como você as vê, com as suas cartas."),
    "play": Text("Play for you: open and join matches, play cards, resign.",
                 "Jogar por você: abrir partidas, entrar nelas, jogar cartas, desistir."),
    "profile": Text("See your name, and change it.", "Ver o seu nome e mudá-lo."),
})


class Scopes(BaseScopes):
    """The same for django-oauth-toolkit. Who asks for none by name asks for all of `read`, the least there is."""

    def get_all_scopes(self) -> dict[str, str]:
        return {name: text.en for name, text in SCOPES.items()}

    def get_available_scopes(self, application: Any = None, request: Any = None, *args: Any, **kwargs: Any) -> list[str]:
        return list(SCOPES)

    def get_default_scopes(self, application: Any = None, request: Any = None, *args: Any, **kwargs: Any) -> list[str]:
        return ["read"]
