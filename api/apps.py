"""HTTP and nothing else: who calls, what they sent, how it is answered. No rule lives here."""
from django.apps import AppConfig


class ApiConfig(AppConfig):
    name = "api"
