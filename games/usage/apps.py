"""What client teams' apps ask of the service, and what of it went wrong."""
from django.apps import AppConfig


class UsageConfig(AppConfig):
    name = "games.usage"
    label = "usage"
