"""What a client team may know of its own app: keys and limits, what was asked and how it went, and the latest problems."""
import re
from datetime import datetime
from typing import Any

from django.conf import settings
from django.urls import reverse
from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import codec
from games.players import quotas
from games.players.idempotency import AnsweredBefore
from games.players.models import App, AppKey
from games.rulebook.text import Language
from games.usage import selectors, sign_ins
from games.usage.models import Trouble

from . import answers
from .bodies import AppProblemsQuery, UsageQuery
from .limits import limiter
from .problem_catalogue import entry_body
from .problem_kinds import catalogue
from .seen import ELSEWHERE
from .views import View, app_budget, described

VARIABLE = re.compile(r"<(?:\w+:)?(\w+)>")
BUDGETS = ("polls", "backends")                              # those that an app's own key is paid from


class OwnApp(View):
    @described("getApp", "Read your app", "apps", answers={200: answers.App}, signed="app")
    def get(self, request: Request) -> Response:
        """Its keys by their first characters, what is left of its limits, and how many players it has."""
        app = self.app
        self.no_query()
        return unkept({
            "id": str(app.pk), "name": app.name, "kind": app.kind, "created_at": codec.instant(app.created_at),
            "players": selectors.players(app), "keys": [key_body(key) for key in selectors.keys(app)],
            "quotas": quotas_body(app, self.now), "budgets": budgets_body(app)})


class Usage(View):
    @described("getUsage", "Read what your app has asked", "apps", query=UsageQuery, answers={200: answers.Usage}, signed="app")
    def get(self, request: Request) -> Response:
        """Requests by address and outcome, and by the hour: those of your backend, of your players, and with your publishable key.

        Every request counts, a 304, too. They are written down every few seconds, so the last of them may be missing yet; kept for 7 days.
        """
        app, asked = self.app, self.query(UsageQuery)
        since = selectors.first_hour(self.now, asked.hours)
        lines, hours = selectors.lines(app.pk, since), selectors.hours(app.pk, since)
        return unkept({
            "since": codec.instant(since), "until": codec.instant(self.now),
            "requests": sum(hour.requests for hour in hours), "errors": sum(hour.errors for hour in hours),
            "lines": [{**line._asdict(), "route": route_body(line.route), "code": line.code or None} for line in lines],
            "hours": [{**hour._asdict(), "at": codec.instant(hour.at)} for hour in hours]})


class AppProblems(View):
    @described("listAppProblems", "Find out what went wrong", "apps", query=AppProblemsQuery, answers={200: answers.AppProblems},
               signed="app")
    def get(self, request: Request) -> Response:
        """The latest requests for your app that were answered with 400 or above; one of them, where you have its `request_id`.

        The last thousand are kept, for 7 days, and are there some seconds after the request. No body and no credential is kept.
        """
        app, asked = self.app, self.query(AppProblemsQuery)
        found = selectors.troubles(app.pk, request_id=asked.request_id, before=asked.cursor, limit=asked.limit + 1)
        page, more = found[:asked.limit], len(found) > asked.limit
        return unkept({"items": [trouble_body(trouble, self.language) for trouble in page],
                       "next_cursor": str(page[-1].pk) if more else None}, "Authorization, Accept-Language")


class SignIns(View):
    budget = "backends"

    @described("createAppSignIn", "Make a link to the page of your app", "apps", answers={201: answers.AppSignIn}, signed="app", once=True)
    def post(self, request: Request) -> Response:
        """For somebody of your team: what these operations tell, on a page. The link is good once and for ten minutes; whoever opens it
        is signed in for eight hours, or until this key is revoked. It is as secret as what the page shows: hand it to one person.
        """
        assert self.app
        self.no_body()
        assert isinstance(request.auth, AppKey)
        once, key = self.once(self.json()), self.idempotency_key or ""
        try:
            made, replayed = sign_ins.make(key=request.auth, now=self.now, once=once, idempotency_key=key), False
        except AnsweredBefore as before:
            made, replayed = sign_ins.told_again(before.outcome, key), True
        response = unkept({"url": request.build_absolute_uri(reverse("app-sign-in", args=[made.token])),
                           "expires_at": codec.instant(made.expires_at)})
        response.status_code = 201
        if replayed:
            response["Idempotent-Replayed"] = "true"
        return response


def key_body(key: AppKey) -> dict[str, Any]:
    """A key as it may be shown ever after."""
    return {"id": key.prefix, "kind": key.kind, "created_at": codec.instant(key.created_at), "expires_at": codec.instant(key.expires_at),
            "revoked_at": codec.instant(key.revoked_at), "last_used_on": key.last_used_on and key.last_used_on.isoformat()}


def quotas_body(app: App, now: datetime) -> list[dict[str, Any]]:
    resets = codec.instant(quotas.next_day(now))
    return [{"quota": quota, "limit": limit, "used": used, "resets_at": resets} for quota, (limit, used) in quotas.used(app, now).items()]


def budgets_body(app: App) -> list[dict[str, Any]]:
    """What is left to the app's key: looked at, not spent."""
    left = [limiter().spend(budget, app_budget(app), 0)[1] for budget in BUDGETS] if settings.RATE_LIMITS else []
    return [{"budget": one.budget, "requests": one.quota, "seconds": one.window, "remaining": one.remaining,
             "resets_in_seconds": one.reset} for one in left]


def route_body(route: str) -> str:
    """The template of an address as the schema writes it."""
    return route if route == ELSEWHERE else "/" + VARIABLE.sub(r"{\1}", route)


def held_body(trouble: Trouble) -> dict[str, Any]:
    """A problem as it is kept."""
    return {"at": codec.instant(trouble.at), "request_id": trouble.request_id, "method": trouble.method,
            "route": route_body(trouble.route), "status": trouble.status, "code": trouble.code or None,
            "match": str(trouble.match) if trouble.match else None, "client": trouble.client or None}


def trouble_body(trouble: Trouble, language: Language) -> dict[str, Any]:
    """A problem with what the catalogue says of its code."""
    entry = catalogue().get(trouble.code)
    said = entry_body(entry, language) if entry else {}
    return {"id": str(trouble.pk), **held_body(trouble), "player": str(trouble.player) if trouble.player else None,
            **{name: said.get(name) for name in ("title", "detail", "retry", "what_to_do")}}


def unkept(body: dict[str, Any], vary: str = "Authorization") -> Response:
    response = Response(body)
    response["Cache-Control"], response["Vary"] = "no-store", vary
    return response
