"""Players and their tokens to look at. A token is seen by its first characters only; its digest is shown nowhere."""
import uuid

from django.contrib import admin
from django.db.models import Q

from ..admin import ReadOnlyAdmin
from .models import Player, PlayerToken


@admin.register(Player)
class PlayerAdmin(ReadOnlyAdmin):
    list_display = ("id", "name", "created_at", "erased_at")
    search_fields = ("id",)
    search_help_text = "The whole id, or how the name begins."
    fields = list_display
    ordering = ("-id",)

    def by_text(self, text: str) -> Q:
        return Q(name__startswith=text)


@admin.register(PlayerToken)
class PlayerTokenAdmin(ReadOnlyAdmin):
    list_display = ("prefix", "player", "created_at", "revoked_at")
    list_select_related = ("player",)
    search_fields = ("player",)
    search_help_text = "The player's whole id, or how the token begins."
    fields = list_display
    ordering = ("-id",)

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(player=wanted)

    def by_text(self, text: str) -> Q:
        return Q(prefix__startswith=text)
