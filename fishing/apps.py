"""When a process has set up Django: the system checks are registered, and what is told to others begins to be."""
from django.apps import AppConfig


class FishingConfig(AppConfig):
    name = "fishing"

    def ready(self) -> None:
        from . import checks, telemetry  # noqa: F401  # registers them

        telemetry.start()
