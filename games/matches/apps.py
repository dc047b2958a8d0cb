"""A match in the database: its log, its seats, its clock."""
from django.apps import AppConfig


class MatchesConfig(AppConfig):
    name = "games.matches"
    label = "matches"
