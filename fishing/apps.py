"""Registers the system checks of the project."""
from django.apps import AppConfig


class FishingConfig(AppConfig):
    name = "fishing"

    def ready(self) -> None:
        from . import checks  # noqa: F401  # registers them
