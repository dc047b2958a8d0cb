"""OAuth as a player meets it, in a real browser: an app on their machine asks, they say who they are and that it may, and it plays.

SHOTS=folder keeps a picture of each page, in both languages, as a phone and a desk show it.
"""
import base64
import hashlib
import json
import os
import secrets
import shutil
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.api.playing import FIRST, GO_FISH, ME, OPEN

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
LABELS = {
    "en": {"who": "Who are you?", "code": "Sign-in code", "in": "Sign in", "may": "Let it act for you?", "yes": "Allow",
           "no": "Do not allow", "out": "Sign out", "wrong": "was used already", "back": "Back to"},
    "pt-BR": {"who": "Quem é você?", "code": "Código de entrada", "in": "Entrar", "may": "Pode agir por você?", "yes": "Permitir",
              "no": "Não permitir", "out": "Sair", "wrong": "já foi usado", "back": "Voltar a"}}
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


class Loopback(HTTPServer):
    """A client on the player's machine, as RFC 8252 has it: it listens on a free port for what the browser is led to."""

    def __init__(self, base):
        super().__init__(("127.0.0.1", 0), Listening)
        self.base, self.told, self.came = base, {}, threading.Event()
        self.redirect_uri = f"http://127.0.0.1:{self.server_port}/back"
        self.verifier, self.state = secrets.token_urlsafe(48), secrets.token_urlsafe(12)

    def asks(self, **said):
        challenge = base64.urlsafe_b64encode(hashlib.sha256(self.verifier.encode()).digest()).decode().rstrip("=")
        return f"{self.base}/oauth/authorize?" + urlencode({
            "response_type": "code", "client_id": "tally", "redirect_uri": self.redirect_uri, "state": self.state, "scope": "read play",
            "code_challenge": challenge, "code_challenge_method": "S256", **said})

    def send(self, where, **form):
        with urllib.request.urlopen(f"{self.base}/oauth/{where}", urlencode({"client_id": "tally", **form}).encode()) as answer:
            return json.loads(answer.read() or "null")


class Listening(BaseHTTPRequestHandler):
    def do_GET(self):
        parts = urlsplit(self.path)
        if parts.path == "/back":
            self.server.told = dict(parse_qsl(parts.query))
            self.server.came.set()
        self.send_response(200 if parts.path == "/back" else 404)
        self.end_headers()
        self.wfile.write(b"You can close this now.")

    def log_message(self, *_):
        """Nothing: the address has a code in it."""


@pytest.fixture
def client(service):
    with Loopback(service.base) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
        thread.start()
        yield listening
        listening.shutdown()
        thread.join()


def call(base, token, method, path, body=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    asked = urllib.request.Request(base + path, None if body is None else json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(asked) as answer:
        return json.loads(answer.read() or "null")


class Looked:
    """A tab, and what it looks like: no page is wider than the screen, nothing comes from elsewhere, and nobody complains."""

    def __init__(self, page, name):
        self.page, self.name, self.complaints, self.number = page, name, [], 0
        page.on("console", lambda message: self.complaints.append(message.text))     # a 400 is one, and the app's missing icon
        self.folder = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None

    def look(self, what):
        width = self.page.viewport_size["width"]
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width, what
        small = self.page.evaluate("[...document.querySelectorAll('.choice button')].filter((it) => it.offsetHeight < 44).length")
        assert not small, "a finger hits them"
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.number += 1
            self.page.screenshot(path=self.folder / f"oauth-{self.name}-{self.number}-{what}.png", full_page=True)


SHOWN = [("en", PHONE, "light"), ("pt-BR", DESK, "light"), ("pt-BR", PHONE, "dark"), ("en", DESK, "dark")]


@pytest.fixture
def looked(request, browser):
    language, size, scheme = request.param
    with browser.new_context(viewport=size, locale=language, color_scheme=scheme, java_script_enabled=True) as context:
        tab = Looked(context.new_page(), f"{language}-{size['width']}-{scheme}")
        tab.words = LABELS[language]
        yield tab


@pytest.mark.parametrize("looked", SHOWN, indirect=True)
def test_an_app_asks_and_is_let_and_plays_and_lets_go(service, client, looked):
    page, words, base = looked.page, looked.words, service.base
    ana, bia = (call(base, "", "POST", "/v1/guests", {"name": name})["token"] for name in ("Ana", "Bia"))
    page.goto(client.asks())
    expect(page.get_by_role("heading", name=words["who"])).to_be_visible()
    looked.look("who-are-you")
    page.get_by_label(words["code"]).fill("BCDF-BCDF-BCDF")
    page.get_by_role("button", name=words["in"]).click()
    expect(page.get_by_role("alert")).to_contain_text(words["wrong"])
    looked.look("wrong-code")
    page.get_by_label(words["code"]).fill(call(base, ana, "POST", "/v1/me/sign-ins")["code"].lower())
    page.get_by_role("button", name=words["in"]).click()
    expect(page.get_by_role("heading", name=words["may"])).to_be_visible()
    looked.look("may-it")
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "player")
    assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Lax", "/oauth")
    page.get_by_role("button", name=words["yes"], exact=True).click()
    expect(page.get_by_text("You can close this now.")).to_be_visible()
    assert client.came.wait(10)
    assert (client.told["state"], client.told["iss"]) == (client.state, base)

    tokens = client.send("token", grant_type="authorization_code", code=client.told["code"], redirect_uri=client.redirect_uri,
                         code_verifier=client.verifier)
    match = call(base, tokens["access_token"], "POST", "/v1/matches", {
        "game": "go_fish", "seats": [ME, OPEN], "sandbox": {"seed": "oauth", "arrangement": GO_FISH}})
    call(base, bia, "POST", f"/v1/matches/{match['id']}/seats", {})
    played = call(base, tokens["access_token"], "POST", f"/v1/matches/{match['id']}/commands", FIRST["go_fish"])
    assert played["events"][0]["type"] == "asked"
    granted = call(base, ana, "GET", "/v1/me/grants")["items"]
    assert [(grant["client"]["client_id"], grant["scopes"]) for grant in granted] == [("tally", ["read", "play"])]
    assert client.send("revoke", token=tokens["refresh_token"]) is None
    with pytest.raises(urllib.error.HTTPError, match="401"):
        call(base, tokens["access_token"], "GET", f"/v1/matches/{match['id']}")
    assert not [text for text in looked.complaints if not text.startswith("Failed to load resource")]
    secret = [tokens["access_token"], tokens["refresh_token"], client.told["code"], client.verifier, cookie["value"]]
    assert not [told for told in secret if told in service.logs()]


@pytest.mark.parametrize("looked", SHOWN[:2], indirect=True)
def test_who_says_no_leaves_and_is_somebody_else_next(service, client, looked):
    page, words, base = looked.page, looked.words, service.base
    ana, bia = (call(base, "", "POST", "/v1/guests", {"name": name})["token"] for name in ("Ana", "Bia"))
    offered = call(base, ana, "POST", "/v1/me/sign-ins")
    page.goto(offered["url"])
    expect(page.get_by_label(words["code"])).to_have_value(offered["code"])
    page.get_by_role("button", name=words["in"]).click()
    expect(page.get_by_text("Ana")).to_be_visible()
    looked.look("signed-in")
    page.goto(client.asks(scope="read play profile"))
    page.get_by_role("button", name=words["out"]).click()
    expect(page.get_by_role("heading", name=words["who"])).to_be_visible()
    page.get_by_label(words["code"]).fill(call(base, bia, "POST", "/v1/me/sign-ins")["code"])
    page.get_by_role("button", name=words["in"]).click()
    expect(page.get_by_text("Bia")).to_be_visible()
    page.get_by_role("button", name=words["no"]).click()
    expect(page.get_by_text("You can close this now.")).to_be_visible()
    assert client.told["error"] == "access_denied"
    page.goto(client.asks(code_challenge_method="plain"))
    expect(page.get_by_role("link", name=words["back"])).to_be_visible()
    looked.look("asked-wrongly")


def test_the_page_needs_no_script_and_says_it_in_the_other_language_too(service, client, browser):
    ana = call(service.base, "", "POST", "/v1/guests", {"name": "Ana"})["token"]
    with browser.new_context(viewport=PHONE, locale="en", java_script_enabled=False) as context:
        page, asked = context.new_page(), []
        page.on("request", lambda request: asked.append(urlsplit(request.url).netloc))
        page.goto(client.asks())
        page.get_by_role("link", name="Português").click()
        page.get_by_label("Código de entrada").fill(call(service.base, ana, "POST", "/v1/me/sign-ins")["code"])
        page.get_by_role("button", name="Entrar").click()
        expect(page.get_by_role("heading", name="Pode agir por você?")).to_be_visible()
        assert {*asked} == {urlsplit(service.base).netloc}
        page.get_by_role("button", name="Permitir", exact=True).click()
        expect(page.get_by_text("You can close this now.")).to_be_visible()
        assert client.told["code"].startswith("foc_")
