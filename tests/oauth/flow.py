"""A client of OAuth and a player's browser, for tests: what each of them sends, and no more."""
import base64
import hashlib
import json
import re
import secrets
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.test import Client as Browser
from django.utils import timezone

from tests.api.caller import Caller

HERE = "http://127.0.0.1:7777/back"
ALL = "read play profile"
HIDDEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Told:
    """The answer to a form: its status, headers and JSON."""

    def __init__(self, response: Any) -> None:
        self.status, self.headers, self.raw = response.status_code, response.headers, response.content
        self.body: Any = json.loads(self.raw) if "json" in response.headers.get("Content-Type", "") else None

    def __getitem__(self, name: str) -> Any:
        return self.body[name]

    def __repr__(self) -> str:
        return f"<{self.status} {self.raw[:400]!r}>"


class App:
    """A client; with a secret where it is registered and can keep one."""

    def __init__(self, client_id: str = "tally", redirect_uri: str = HERE, secret: str = "", scope: str | None = ALL) -> None:
        self.client_id, self.redirect_uri, self.secret, self.scope = client_id, redirect_uri, secret, scope
        self.verifier, self.state = secrets.token_urlsafe(48), secrets.token_urlsafe(12)

    def asks(self, **changed: str | None) -> str:
        """The address that it opens in the player's browser; None leaves something out."""
        challenge = base64.urlsafe_b64encode(hashlib.sha256(self.verifier.encode()).digest()).decode().rstrip("=")
        said = {"response_type": "code", "client_id": self.client_id, "redirect_uri": self.redirect_uri, "state": self.state,
                "scope": self.scope, "code_challenge": challenge, "code_challenge_method": "S256", **changed}
        return "/oauth/authorize?" + urlencode({name: value for name, value in said.items() if value is not None})

    def exchange(self, given: str, /, **changed: str) -> Told:
        return self.send("token", {"grant_type": "authorization_code", "code": given, "redirect_uri": self.redirect_uri,
                                   "code_verifier": self.verifier, **changed})

    def refresh(self, token: str, **changed: str) -> Told:
        return self.send("token", {"grant_type": "refresh_token", "refresh_token": token, **changed})

    def revoke(self, token: str, **changed: str) -> Told:
        return self.send("revoke", {"token": token, **changed})

    def send(self, where: str, form: dict[str, str], **headers: str) -> Told:
        if self.secret:
            headers.setdefault("Authorization", "Basic " + base64.b64encode(f"{self.client_id}:{self.secret}".encode()).decode())
        else:
            form = {"client_id": self.client_id, **form}
        return posted(where, form, **headers)


def posted(where: str, form: dict[str, str], **headers: str) -> Told:
    browser = Browser(raise_request_exception=False)
    return Told(browser.post(f"/oauth/{where}", urlencode(form), content_type="application/x-www-form-urlencoded", headers=headers))


class Person:
    """A player before a browser that checks CSRF, as every browser is."""

    def __init__(self, player: Caller, **headers: str) -> None:
        self.player, self.browser, self.headers = player, Browser(enforce_csrf_checks=True), headers

    def opens(self, address: str) -> Any:
        return self.browser.get(address, headers=self.headers)

    def presses(self, address: str, button: str, **typed: str) -> Any:
        """A button of the page at that address, which is read first, for its form."""
        hidden = HIDDEN.search(self.opens(address).content.decode())
        assert hidden, "a page with a form"
        return self.browser.post(address, {"csrfmiddlewaretoken": hidden[1], "do": button, **typed}, headers=self.headers)

    def signs_in(self, address: str = "/oauth/sign-in") -> None:
        code = self.player.post("/v1/me/sign-ins")["code"]
        assert self.presses(address, "sign_in", code=code).status_code == 303

    def lets(self, app: App, **changed: str | None) -> dict[str, str]:
        """Signs in, allows, and is led to the app: with what."""
        address = app.asks(**changed)
        if "player" not in self.browser.cookies:
            self.signs_in(address)
        return led(self.presses(address, "allow"), app)


def led(answer: Any, app: App) -> dict[str, str]:
    """What stands in the address that an answer leads to."""
    assert answer.status_code == 303, answer.content.decode()
    assert answer["Location"].startswith(app.redirect_uri + ("&" if "?" in app.redirect_uri else "?")), answer["Location"]
    return dict(parse_qsl(urlsplit(answer["Location"]).query))


def granted(player: Caller, app: App | None = None, **changed: str | None) -> Told:
    """The tokens of an app that a player has let."""
    app = app or App()
    told = app.exchange(Person(player).lets(app, **changed)["code"])
    assert told.status == 200, told
    return told


def later(seconds: float) -> datetime:
    """For a clock that is moved on."""
    return timezone.now() + timedelta(seconds=seconds)
