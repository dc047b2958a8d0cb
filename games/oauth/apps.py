"""Other apps that act for a player, by OAuth 2."""
from django.apps import AppConfig


class OAuthConfig(AppConfig):
    name = "games.oauth"
    label = "oauth"

    def ready(self) -> None:
        from ..players.signals import leaked, shut_out
        from . import grants

        shut_out.connect(grants.end_all_of, dispatch_uid="oauth")
        leaked.connect(grants.end_leaked, dispatch_uid="oauth")
