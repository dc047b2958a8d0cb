"""Apps, players and what proves who they are. A key is shown once, when it is made; ever after by its first characters only."""
import uuid
from collections.abc import Sequence
from typing import Any

from django.contrib import admin, messages
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html

from ..admin import ReadOnlyAdmin, named
from . import clients
from .clients import Told
from .models import App, AppKey, Player, PlayerToken

OF_A_CREDENTIAL = ("created_at", "last_used_on", "expires_at", "revoked_at")


class Changing(ReadOnlyAdmin):
    """Rows that are shown; what can be done to them are actions, for those who may change them."""

    def has_manage_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm(f"players.change_{self.opts.model_name}")

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        return {name: action for name, action in super().get_actions(request).items() if name != "delete_selected"}


@admin.register(App)
class AppAdmin(Changing):
    list_display = ("name", "usage", "kind", "guests_a_day", "players_a_day", "created_at", "disabled_at")
    list_filter = ("kind",)
    search_fields = ("name",)
    search_help_text = "The whole id, or how the name begins."
    fields = ("name", "kind", "guests_a_day", "players_a_day", "created_at", "disabled_at")
    ordering = ("name",)
    actions = ("rotate_secret_keys", "rotate_publishable_keys", "disable", "enable")

    @named("usage")
    def usage(self, app: App) -> str:
        return format_html('<a href="{}">requests and problems</a>', reverse("app-usage", args=[app.pk]))

    def by_text(self, text: str) -> Q:
        return Q(name__startswith=text)

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return request.user.has_perm("players.add_app")

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.has_manage_permission(request)

    def get_readonly_fields(self, request: HttpRequest, obj: Model | None = None) -> tuple[str, ...]:
        return ("created_at", "disabled_at", *(("kind",) if obj else ()))

    def save_model(self, request: HttpRequest, obj: App, form: Any, change: bool) -> None:
        if change:
            obj.save(update_fields=["name", "guests_a_day", "players_a_day"])
        else:
            request.told = clients.create_app(app=obj, now=timezone.now())       # type: ignore[attr-defined]

    def response_add(self, request: HttpRequest, obj: App, post_url_continue: str | None = None) -> HttpResponse:
        return self._tell(request, request.told)             # type: ignore[attr-defined]

    @admin.action(description="New secret key; the old ones hold for 7 days more", permissions=["manage"])
    def rotate_secret_keys(self, request: HttpRequest, queryset: QuerySet[App]) -> HttpResponse:
        return self._rotate(request, queryset, AppKey.Kind.SECRET)

    @admin.action(description="New publishable key; the old ones hold for 7 days more", permissions=["manage"])
    def rotate_publishable_keys(self, request: HttpRequest, queryset: QuerySet[App]) -> HttpResponse:
        return self._rotate(request, queryset, AppKey.Kind.PUBLISHABLE)

    @admin.action(description="Disable: the keys open nothing, the players play on", permissions=["manage"])
    def disable(self, request: HttpRequest, queryset: QuerySet[App]) -> None:
        for app in queryset:
            clients.disable_app(app=app, now=timezone.now())
            self.log_change(request, app, "disabled")

    @admin.action(description="Enable: the keys hold again", permissions=["manage"])
    def enable(self, request: HttpRequest, queryset: QuerySet[App]) -> None:
        for app in queryset:
            clients.enable_app(app=app)
            self.log_change(request, app, "enabled")

    def _rotate(self, request: HttpRequest, apps: QuerySet[App], kind: AppKey.Kind) -> HttpResponse:
        told = [clients.rotate_keys(app=app, kind=kind, now=timezone.now()) for app in apps]
        for new in told:
            self.log_change(request, new.row.app, f"new {kind} key {new.row}")
        return self._tell(request, told)

    def _tell(self, request: HttpRequest, told: Sequence[Told]) -> HttpResponse:
        """The new keys on a page of their own: a message would lie in a cookie or in the session until somebody reads it."""
        response = TemplateResponse(request, "admin/players/new_keys.html", {
            **self.admin_site.each_context(request), "title": "Shown this once", "opts": self.opts, "told": told})
        response["Cache-Control"] = "no-store"
        return response


class CredentialAdmin(Changing):
    """Keys and tokens, by their first characters."""

    ordering = ("-id",)
    actions = ("revoke",)

    def by_text(self, text: str) -> Q:
        return Q(prefix__startswith=text[:12])

    @admin.action(description="Revoke: it opens nothing from now on", permissions=["manage"])
    def revoke(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        now, open_ones = timezone.now(), list(queryset.filter(revoked_at=None))
        queryset.filter(pk__in=[credential.pk for credential in open_ones], revoked_at=None).update(revoked_at=now)
        for credential in open_ones:
            self.log_change(request, credential, "revoked")
        self.message_user(request, f"{len(open_ones)} revoked.", messages.SUCCESS)


@admin.register(AppKey)
class AppKeyAdmin(CredentialAdmin):
    list_display = ("prefix", "app", "kind", *OF_A_CREDENTIAL)
    list_select_related = ("app",)
    list_filter = ("kind",)
    search_fields = ("app",)
    search_help_text = "The app's whole id, or how the key begins."
    fields = list_display

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(app=wanted)


@admin.register(Player)
class PlayerAdmin(ReadOnlyAdmin):
    list_display = ("id", "name", "app", "external_id", "created_at", "erased_at")
    list_select_related = ("app",)
    search_fields = ("id",)
    search_help_text = "The whole id of a player or an app, how the name begins, or a whole external id."
    fields = list_display
    ordering = ("-id",)

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(pk=wanted) | Q(app=wanted)

    def by_text(self, text: str) -> Q:
        return Q(name__startswith=text) | Q(external_id=text)


@admin.register(PlayerToken)
class PlayerTokenAdmin(CredentialAdmin):
    list_display = ("prefix", "player", *OF_A_CREDENTIAL)
    list_select_related = ("player",)
    search_fields = ("player",)
    search_help_text = "The player's whole id, or how the token begins."
    fields = list_display

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(player=wanted)
