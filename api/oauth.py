"""OAuth 2 as programs speak it: tokens, their revocation and introspection, and what there is to know (RFC 6749, 7009, 7662, 8414, 9728).

What is refused here is refused in OAuth's own words, which a client's library understands, and not as a problem document.
"""
from typing import Any

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import path
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe
from django.views.generic import View
from oauth2_provider.oauth2_backends import get_oauthlib_core
from oauth2_provider.views import RevokeTokenView, TokenView
from oauthlib.common import Request as Spoken

from games.oauth import grants
from games.oauth.models import Client
from games.oauth.scopes import SCOPES
from games.players import selectors
from games.players.credentials import SECRET_KEY
from games.players.models import App
from games.transactions import writing_transaction

from . import consent
from .auth import BEARER
from .limits import WHOLE, Left, address_of, limiter

for_a_while = cache_control(public=True, max_age=300)


@method_decorator(csrf_exempt, name="dispatch")
class Endpoint(View):
    """Where programs send forms. Each address has a budget; what is done is done in one transaction, refusals that end a grant included."""

    http_method_names = ["post"]                             # noqa: RUF012  # as Django reads it

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        left = _spent(request)
        if left is not None and not left[0]:
            response: Any = refused(429, "temporarily_unavailable", f"More than {left[1].quota} requests in {left[1].window} s.")
            response["Retry-After"] = str(left[1].reset)
        elif _spoken(request) is None:
            response = refused(400, "invalid_request", "Send an application/x-www-form-urlencoded form of 64 KiB at most.")
        else:
            with writing_transaction():
                response = super().dispatch(request, *args, **kwargs)
        for name, value in (left[1].headers() if left else {}).items():
            response[name] = value
        response["Cache-Control"] = "no-store"
        return response


class Token(Endpoint, TokenView):
    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Tokens for a code or for a refresh token. (The toolkit's way leads past a device flow, which we do not have.)"""
        response: HttpResponse = self.authorization_flow_token_response(request)
        return response


class Revoke(Endpoint, RevokeTokenView):
    """The grant of a token ends, for the client that holds it."""


class Introspect(Endpoint):
    """What a token is good for, told to the client that it was given to, or to the app whose player it is of."""

    def post(self, request: HttpRequest) -> HttpResponse:
        asker = self._asker(request)
        if asker is None:
            response = refused(401, "invalid_client", "Authenticate as a registered confidential client, or with an app's secret key.")
            response["WWW-Authenticate"] = 'Basic realm="fishing"'
            return response
        token = request.POST.get("token")
        if not token:
            return refused(400, "invalid_request", "Send the token as `token`.")
        return JsonResponse(_told(grants.held(token, timezone.now()), asker, request))

    def _asker(self, request: HttpRequest) -> Client | App | None:
        sent = BEARER.fullmatch(request.headers.get("Authorization", ""))
        if sent and sent[1].startswith(SECRET_KEY):
            key = selectors.key_of(sent[1])
            return key.app if key and not key.closed(timezone.now()) and key.app.disabled_at is None else None
        asked = _spoken(request)
        client = asked.client if get_oauthlib_core().server.request_validator.authenticate_client(asked) else None
        return client if isinstance(client, Client) else None


def _told(held: grants.Held | None, asker: Client | App, request: HttpRequest) -> dict[str, Any]:
    """RFC 7662, 2.2: of what is not theirs, or opens nothing, nobody learns more than that."""
    if held is None or (held.client != asker if isinstance(asker, Client) else held.player.app_id != asker.pk):
        return {"active": False}
    return {"active": True, "scope": held.scope, "client_id": held.client.client_id, "sub": str(held.player.pk),
            "token_type": "Bearer" if held.is_access else "refresh_token", "iat": int(held.issued_at.timestamp()),
            "exp": int(held.expires_at.timestamp()), "iss": consent.issuer(request)}


def refused(status: int, error: str, why: str) -> JsonResponse:
    """RFC 6749, 5.2."""
    return JsonResponse({"error": error, "error_description": why}, status=status)


def _spoken(request: HttpRequest) -> Any:
    """The request as oauthlib reads it; None where it cannot, or is too large."""
    try:
        return Spoken(*get_oauthlib_core()._extract_params(request))
    except (ValueError, SuspiciousOperation):
        return None


def _spent(request: HttpRequest) -> tuple[bool, Left] | None:
    return limiter().spend("oauth", f"address {address_of(request)}", WHOLE) if settings.RATE_LIMITS else None


@csrf_exempt
@require_safe
@for_a_while
def server_metadata(request: HttpRequest) -> JsonResponse:
    """RFC 8414: where a client's library finds the rest."""
    here = consent.issuer(request)
    return JsonResponse({
        "issuer": here, "authorization_endpoint": f"{here}/oauth/authorize", "token_endpoint": f"{here}/oauth/token",
        "revocation_endpoint": f"{here}/oauth/revoke", "introspection_endpoint": f"{here}/oauth/introspect",
        "scopes_supported": list(SCOPES), "response_types_supported": ["code"], "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"], "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": ["none", "client_secret_basic", "client_secret_post"],
        "revocation_endpoint_auth_methods_supported": ["none", "client_secret_basic", "client_secret_post"],
        "introspection_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
        "authorization_response_iss_parameter_supported": True, "ui_locales_supported": ["en", "pt-BR"],
        "service_documentation": f"{here}/docs/en/oauth"})


@csrf_exempt
@require_safe
@for_a_while
def resource_metadata(request: HttpRequest) -> JsonResponse:
    """RFC 9728: the API, and who gives tokens for it."""
    here = consent.issuer(request)
    return JsonResponse({"resource": here, "authorization_servers": [here], "scopes_supported": list(SCOPES),
                         "bearer_methods_supported": ["header"], "resource_documentation": f"{here}/docs"})


urlpatterns = [
    path("oauth/authorize", consent.authorize),
    path("oauth/sign-in", consent.sign_in),
    path("oauth/token", Token.as_view()),
    path("oauth/revoke", Revoke.as_view()),
    path("oauth/introspect", Introspect.as_view()),
    path(".well-known/oauth-authorization-server", server_metadata),
    path(".well-known/oauth-protected-resource", resource_metadata),
]
