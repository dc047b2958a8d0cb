"""A client team's app on a page: what `api.usage` tells programs, for people. Beside the admin for those who run the service, and for the
team itself, who sign in by a link that their server makes (`games.usage.sign_ins`).
"""
import uuid
from datetime import datetime
from typing import Any, NamedTuple

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.players.models import App
from games.rulebook.text import LANGUAGES, Language
from games.usage import selectors, sign_ins
from games.usage.models import NOBODY

from .dashboard_words import WORDS
from .guide import TONGUES
from .language import language_of
from .usage import budgets_body, key_body, quotas_body, route_body, trouble_body

POLICY = ("default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
SPANS = (1, 24, 168)                                         # hours to choose from
FEW = 20                                                     # of problems, players and matches
SIGNED_IN, SIGNED_IN_SECONDS = "app_key", 8 * 3_600           # in the session: the id of the key that the link was made with
TALLEST = 100                                                # of the bars, of whatever size they are drawn


class Bar(NamedTuple):
    """An hour, drawn: how high it stands, and how much of that is trouble."""

    x: int
    at: datetime
    requests: int
    errors: int
    height: float
    bad: float

    @property
    def y(self) -> float:
        return TALLEST - self.height

    @property
    def bad_y(self) -> float:
        return TALLEST - self.bad


@require_safe
def for_staff(request: HttpRequest, app_id: uuid.UUID) -> HttpResponse:
    """An app, or all that asked without one (the id of nobody). `admin_view` has seen to it that it is staff who asks."""
    if not request.user.has_perm("players.view_app"):
        raise PermissionDenied
    app = App.objects.filter(pk=app_id).first()
    if app is None and app_id != NOBODY:
        raise Http404
    return page(request, app, is_staff=True)


@require_safe
def for_team(request: HttpRequest) -> HttpResponse:
    """The app of who has signed in, or how that is done."""
    app = sign_ins.app_of(request.session.get(SIGNED_IN, 0), timezone.now())
    return page(request, app, is_staff=False) if app else _answer(request, "usage/sign_in.html", {"how": True})


@require_http_methods(["GET", "HEAD", "POST"])
def sign_in(request: HttpRequest, token: str) -> HttpResponse:
    """A button, and only who presses it has used the link: what looks at links by itself (a chat, a scanner of mail) has not."""
    now = timezone.now()
    if request.method != "POST":
        return _answer(request, "usage/sign_in.html", {"spent": not sign_ins.is_good(token, now)})
    key = sign_ins.use(token, now)
    if key is None:
        return _answer(request, "usage/sign_in.html", {"spent": True})
    request.session.cycle_key()
    request.session[SIGNED_IN] = key.pk
    request.session.set_expiry(SIGNED_IN_SECONDS)
    return HttpResponseRedirect(f"{reverse('app-page')}?language={_language(request)}")


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    request.session.flush()
    return HttpResponseRedirect(reverse("app-page"))


def page(request: HttpRequest, app: App | None, *, is_staff: bool) -> HttpResponse:
    """Everything about an app; None: about who asked without one."""
    now, language = timezone.now(), _language(request)
    span = next((hours for hours in SPANS if str(hours) == request.GET.get("hours")), SPANS[1])
    wanted = request.GET.get("request_id", "").strip()
    since, pk = selectors.first_hour(now, span), app.pk if app else NOBODY
    hours, troubles = selectors.hours(pk, since), selectors.troubles(pk, request_id=wanted or None, limit=FEW)
    return _answer(request, "usage/page.html", {
        "is_staff": is_staff, "spans": SPANS, "span": span, "wanted": wanted,
        "bars": _bars(hours, since, span), "requests": sum(hour.requests for hour in hours), "errors": sum(hour.errors for hour in hours),
        "lines": [{**line._asdict(), "route": route_body(line.route)} for line in selectors.lines(pk, since)],
        "troubles": [trouble_body(trouble, language) for trouble in troubles], **(_about(app, now) if app else {})})


def _answer(request: HttpRequest, template: str, known: dict[str, Any]) -> HttpResponse:
    language = _language(request)
    response = render(request, template, {
        "language": language, "words": {name: word.to(language) for name, word in WORDS.items()},
        "tongues": [(tongue, TONGUES[tongue]) for tongue in LANGUAGES], **known})
    response["Content-Language"], response["Content-Security-Policy"], response["Cache-Control"] = language, POLICY, "private, no-store"
    return response


def _about(app: App, now: datetime) -> dict[str, Any]:
    return {"app": app, "keys": [key_body(key) for key in selectors.keys(app)], "quotas": quotas_body(app, now),
            "budgets": budgets_body(app), "count": selectors.players(app), "most": selectors.COUNTED,
            "players": selectors.latest_players(app, FEW), "matches": selectors.latest_matches(app, FEW)}


def _bars(hours: list[selectors.Hour], since: datetime, span: int) -> list[Bar]:
    most = max((hour.requests for hour in hours), default=1)
    return [Bar(int((hour.at - since).total_seconds()) // 3_600, hour.at, hour.requests, hour.errors,
                round(TALLEST * hour.requests / most, 1), round(TALLEST * hour.errors / most, 1)) for hour in hours]


def _language(request: HttpRequest) -> Language:
    """The one that was chosen on the page, else that of the browser."""
    return next((language for language in LANGUAGES if language == request.GET.get("language")), language_of(request))
