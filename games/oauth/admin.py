"""Clients of OAuth, and what players have granted them. No code, token or digest is shown; a client's secret is, once, when it is made."""
import uuid
from collections.abc import Sequence
from typing import Any

from django.contrib import admin, messages
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils import timezone
from oauth2_provider import admin as toolkits  # registers pages of its own

from ..admin import ReadOnlyAdmin
from . import clients
from .models import Client, RefreshToken

admin.site.unregister([toolkits.application_model, toolkits.access_token_model, toolkits.grant_model, toolkits.id_token_model,
                       toolkits.refresh_token_model])


class Changing(ReadOnlyAdmin):
    def has_manage_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm(f"oauth.change_{self.opts.model_name}")

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        return {name: action for name, action in super().get_actions(request).items() if name != "delete_selected"}


@admin.register(Client)
class ClientAdmin(Changing):
    list_display = ("__str__", "client_id", "is_registered", "client_type", "created", "disabled_at")
    search_fields = ("name",)
    search_help_text = "How the name begins, or the whole client_id."
    ordering = ("-id",)
    actions = ("new_secrets", "disable", "enable")

    def by_text(self, text: str) -> Q:
        return Q(name__startswith=text) | Q(client_id=text)

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return request.user.has_perm("oauth.add_client")

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.has_manage_permission(request) and (not isinstance(obj, Client) or obj.is_registered)

    def get_fields(self, request: HttpRequest, obj: Client | None = None) -> tuple[str, ...]:
        return ("name", "client_type", "redirect_uris", *(("client_id", "created", "disabled_at") if obj else ()))

    def get_readonly_fields(self, request: HttpRequest, obj: Client | None = None) -> tuple[str, ...]:
        return ("client_type", "client_id", "created", "disabled_at") if obj else ()

    def get_form(self, request: HttpRequest, obj: Client | None = None, change: bool = False, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, change, **kwargs)
        if "name" in form.base_fields:
            form.base_fields["name"].required = True         # players read it
        return form

    def save_model(self, request: HttpRequest, obj: Client, form: Any, change: bool) -> None:
        if change:
            obj.save(update_fields=["name", "redirect_uris", "updated"])
        else:
            request.told = (obj, clients.register(obj))      # type: ignore[attr-defined]

    def response_add(self, request: HttpRequest, obj: Client, post_url_continue: str | None = None) -> HttpResponse:
        return self._tell(request, [request.told])           # type: ignore[attr-defined]

    @admin.action(description="New secret; the old one opens nothing from now on", permissions=["manage"])
    def new_secrets(self, request: HttpRequest, queryset: QuerySet[Client]) -> HttpResponse:
        told = [(client, clients.new_secret(client)) for client in queryset.filter(client_type=Client.CLIENT_CONFIDENTIAL)]
        for client, _ in told:
            self.log_change(request, client, "new secret")
        return self._tell(request, told)

    @admin.action(description="Disable: it gets nothing any more, and loses what it holds", permissions=["manage"])
    def disable(self, request: HttpRequest, queryset: QuerySet[Client]) -> None:
        for client in queryset:
            clients.disable(client, timezone.now())
            self.log_change(request, client, "disabled")

    @admin.action(description="Enable: players can let it again", permissions=["manage"])
    def enable(self, request: HttpRequest, queryset: QuerySet[Client]) -> None:
        for client in queryset:
            clients.enable(client)
            self.log_change(request, client, "enabled")

    def _tell(self, request: HttpRequest, told: Sequence[tuple[Client, str | None]]) -> HttpResponse:
        response = TemplateResponse(request, "admin/oauth/new_secrets.html", {
            **self.admin_site.each_context(request), "title": "Shown this once", "opts": self.opts, "told": told})
        response["Cache-Control"] = "no-store"
        return response


@admin.register(RefreshToken)
class GrantAdmin(Changing):
    """A line a refresh token: the one of a grant that is not revoked is what its client holds."""

    list_display = ("id", "user", "application", "scope", "granted_at", "created", "revoked", "token_family")
    list_select_related = ("user", "application")
    search_fields = ("user",)
    search_help_text = "The whole id of a player or of a grant."
    fields = list_display
    ordering = ("-id",)
    actions = ("end",)

    def by_id(self, wanted: uuid.UUID) -> Q:
        return Q(user=wanted) | Q(token_family=wanted)

    @admin.action(description="End the grant: its tokens open nothing from now on", permissions=["manage"])
    def end(self, request: HttpRequest, queryset: QuerySet[RefreshToken]) -> None:
        held = list(queryset.filter(revoked=None))
        for row in held:
            RefreshToken.revoke_family(row.token_family)
            self.log_change(request, row, "ended")
        self.message_user(request, f"{len(held)} ended.", messages.SUCCESS)
