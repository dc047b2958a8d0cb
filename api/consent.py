"""The pages on which a player says who they are, and whether another app may act for them. They need no script, and nothing from elsewhere.

A player comes into a browser with a code of their own app's (`games.oauth.sign_ins`); who it is, a cookie of these pages alone says. What
is asked stands in the address and is checked again when the answer is sent, so no form has anything in it to tamper with.
"""
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.csrf import csrf_protect
from django.views.decorators.http import require_http_methods
from oauth2_provider.exceptions import FatalClientError, OAuthToolkitError
from oauth2_provider.oauth2_backends import get_oauthlib_core
from oauthlib.common import add_params_to_uri

from games.oauth import sign_ins
from games.oauth.models import Client
from games.oauth.redirects import origin_of, shown
from games.oauth.scopes import SCOPES
from games.players.models import Player
from games.rulebook.text import LANGUAGES, Language
from games.transactions import writing_transaction

from .consent_words import ERRORS, TONGUES, WORDS
from .language import language_for
from .limits import WHOLE, address_of, limiter

COOKIE, COOKIE_PATH = "player", "/oauth"
POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"


class Asked(NamedTuple):
    """What a client wants, found in order."""

    client: Client
    redirect_uri: str
    scopes: list[str]
    credentials: dict[str, Any]


@csrf_protect
@require_http_methods(["GET", "HEAD", "POST"])
def authorize(request: HttpRequest) -> HttpResponse:
    """The authorization endpoint (RFC 6749, 3.1): who are you, and do you let it?"""
    try:
        asked = _asked(request)
    except (OAuthToolkitError, ValueError) as error:
        return _refused(request, error)
    player, does = _player(request), request.POST.get("do") if request.method == "POST" else None
    if does == "sign_in":
        return _sign_in(request, asked, back=request.get_full_path())
    if does == "leave":
        return _left(request, back=request.get_full_path())
    if player is None:
        return _page(request, "sign_in", asked=asked)
    if does in ("allow", "deny"):
        return _answer(request, asked, player, allowed=does == "allow")
    return _page(request, "consent", asked=asked, player=player,
                 may=[SCOPES[scope].to(_language(request)) for scope in SCOPES if scope in asked.scopes])


@csrf_protect
@require_http_methods(["GET", "HEAD", "POST"])
def sign_in(request: HttpRequest) -> HttpResponse:
    """Where the address leads that a player's own app gets with the code: the code is filled in, and a button redeems it, so that whatever
    looks at addresses before people do (a messenger, a mail scanner) uses it up for nobody."""
    here = f"{request.path}?{urlencode({'lang': request.GET['lang']})}" if "lang" in request.GET else request.path
    if request.method == "POST":
        return _left(request, back=here) if request.POST.get("do") == "leave" else _sign_in(request, None, back=here)
    player = None if "code" in request.GET else _player(request)
    return _page(request, "signed_in" if player else "sign_in", player=player, code=request.GET.get("code", "")[:40])


def too_old(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its cookie, on these pages or in the admin."""
    return _page(request, "refused", status=403, wrong="too_old")


def issuer(request: HttpRequest) -> str:
    """Who we are to clients (RFC 8414)."""
    return request.build_absolute_uri("/").rstrip("/")


def _asked(request: HttpRequest) -> Asked:
    """OAuthToolkitError where it is not as it must be."""
    scopes, credentials = get_oauthlib_core().validate_authorization_request(request)
    client = credentials["request"].client
    return Asked(client, credentials["redirect_uri"], scopes, {
        name: credentials.get(name) for name in ("client_id", "redirect_uri", "response_type", "state", "code_challenge",
                                                 "code_challenge_method")})


def _answer(request: HttpRequest, asked: Asked, player: Player, *, allowed: bool) -> HttpResponse:
    """The player's answer, to the client."""
    request.user = player                                    # type: ignore[assignment]  # as the toolkit reads it
    if (refused := _limited(request, "oauth", f"player {player.pk}")) is not None:
        return refused
    try:
        with writing_transaction():
            uri, *_ = get_oauthlib_core().create_authorization_response(request, asked.scopes, asked.credentials, allowed)
    except OAuthToolkitError as error:
        uri = _with_error(request, error.oauthlib_error, asked.redirect_uri)
    return _go(uri)


def _refused(request: HttpRequest, error: OAuthToolkitError | ValueError) -> HttpResponse:
    """Told to a registered client, by way of the browser. Of any other we know nothing, so nobody is sent there unasked (RFC 9700, 4.11.2):
    the player reads it, and there is a link."""
    if isinstance(error, FatalClientError | ValueError):
        code = getattr(getattr(error, "oauthlib_error", None), "error", "invalid_request")
        return _page(request, "refused", status=400, code=code, wrong="not_an_app")
    wrong = error.oauthlib_error
    uri = _with_error(request, wrong, wrong.redirect_uri)
    if Client.objects.filter(client_id=wrong.client_id, is_registered=True).exists():
        return _go(uri)
    return _page(request, "refused", status=400, code=wrong.error, why=wrong.description, back=uri, who=shown(wrong.redirect_uri),
                 wrong="of_the_app")


def _with_error(request: HttpRequest, wrong: Any, redirect_uri: str) -> str:
    told = [(name, value) for name, value in wrong.twotuples if name != "state"]
    state = request.GET.get("state")
    uri: str = add_params_to_uri(redirect_uri, [*told, *([("state", state)] if state else []), ("iss", issuer(request))])
    return uri


def _sign_in(request: HttpRequest, asked: Asked | None, back: str) -> HttpResponse:
    """The code that was typed opens a session of these pages, or it does not."""
    if (refused := _limited(request, "sign_ins", f"address {address_of(request)}")) is not None:
        return refused
    code = request.POST.get("code", "")
    with writing_transaction():
        session = sign_ins.redeem(code, timezone.now())
    if session is None:
        return _page(request, "sign_in", status=400, asked=asked, code=code[:40], wrong="code")
    response = _go(back)
    response.set_cookie(COOKIE, session, max_age=int(sign_ins.SESSION_HOLDS.total_seconds()), path=COOKIE_PATH, httponly=True,
                        samesite="Lax", secure=settings.SESSION_COOKIE_SECURE)
    return response


def _left(request: HttpRequest, back: str) -> HttpResponse:
    with writing_transaction():
        sign_ins.sign_out(request.COOKIES.get(COOKIE, ""))
    response = _go(back)
    response.delete_cookie(COOKIE, path=COOKIE_PATH, samesite="Lax")
    return response


def _player(request: HttpRequest) -> Player | None:
    session = request.COOKIES.get(COOKIE)
    return sign_ins.player_of(session, timezone.now()) if session else None


def _limited(request: HttpRequest, budget: str, caller: str) -> HttpResponse | None:
    if not settings.RATE_LIMITS:
        return None
    granted, left = limiter().spend(budget, caller, WHOLE)
    if granted:
        return None
    response = _page(request, "refused", status=429, wrong="too_many")
    response["Retry-After"] = str(left.reset)
    return response


def _go(uri: str) -> HttpResponse:
    """303: what was posted here is not posted there (RFC 9700, 4.12)."""
    response = HttpResponse(status=303)
    response["Location"], response["Cache-Control"] = uri, "no-store"
    return response


def _page(request: HttpRequest, name: str, *, status: int = 200, asked: Asked | None = None, wrong: str = "",
          **context: Any) -> HttpResponse:
    language = _language(request)
    origin = (asked and origin_of(asked.redirect_uri)) or ""
    response = render(request, f"oauth/{name}.html", {
        "language": language, "words": WORDS[language], "asked": asked, "who": shown(asked.redirect_uri) if asked else "",
        "on_this_device": not origin.startswith("https:"),   # plain http goes nowhere else, nor does a scheme of an app's own
        "wrong": wrong and ERRORS[wrong][language], **context,
        "tongues": [(tongue, TONGUES[tongue], f"?{_query(request, lang=tongue)}") for tongue in LANGUAGES]}, status=status)
    response["Content-Language"], response["Cache-Control"], response["Vary"] = language, "no-store", "Accept-Language, Cookie"
    response["Content-Security-Policy"] = f"{POLICY} {origin}".rstrip()      # where the answer to a form leads, that counts as the form's
    response.is_for_people = True                            # type: ignore[attr-defined]  # `api.middleware` leaves it as it is
    return response


def _query(request: HttpRequest, **changed: str) -> str:
    query = request.GET.copy()
    for name, value in changed.items():
        query[name] = value
    return query.urlencode()


def _language(request: HttpRequest) -> Language:
    """What the address asks for (`lang`, or OpenID's `ui_locales`), or the browser."""
    said = request.GET.get("lang") or ",".join(request.GET.get("ui_locales", "").split())
    return language_for(said or request.headers.get("Accept-Language", ""))
