"""People, and what proves that it is they who call."""
from django.apps import AppConfig


class PlayersConfig(AppConfig):
    name = "games.players"
    label = "players"
