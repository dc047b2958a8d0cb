"""The consent page as something that others attack: who is framed, tricked, guessed at, or left signed in."""
import pytest
from django.conf import settings
from django.test import Client as Browser

from api import limits
from games.oauth.models import Code, SignIn
from tests.api.caller import Caller
from tests.oauth.flow import HIDDEN, App, Person, later, led

KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"


@pytest.fixture
def counted(settings):
    settings.RATE_LIMITS, settings.REDIS_URL, settings.LIMITS = True, "", {**settings.LIMITS, "sign_ins": "3/minute", "oauth": "3/minute"}
    limits.limiter.cache_clear()
    yield
    limits.limiter.cache_clear()


@pytest.mark.parametrize(("uri", "origin"), [("https://cards.example/back?x=1", "https://cards.example"), ("http://[::1]:7/x", "http://[::1]:7"),
                                             ("com.example.tally:/back", "com.example.tally:")])
def test_no_page_is_framed_kept_or_made_of_others_things(ana, uri, origin):
    app, person = App(redirect_uri=uri), Person(ana)
    for signed_in in (False, True):
        answer = person.opens(app.asks())
        assert answer["X-Frame-Options"] == "DENY"
        assert answer["Content-Security-Policy"] == (
            f"default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' {origin}")
        assert (answer["Cache-Control"], answer["Referrer-Policy"]) == ("no-store", "same-origin")
        assert "<script" not in answer.content.decode()
        if not signed_in:
            person.signs_in(app.asks())


@pytest.mark.parametrize(("uri", "words"), [
    ("http://127.0.0.1:7/x", "An app on this device (<strong>127.0.0.1:7</strong>)"),
    ("com.example.tally:/back", "An app on this device (<strong>com.example.tally</strong>)"),
    ("https://127.0.0.1.evil.example/", "The app at <strong>127.0.0.1.evil.example</strong>"),
    ("https://localhost.evil.example/", "The app at <strong>localhost.evil.example</strong>")])
def test_who_asks_is_shown_as_what_it_is(ana, uri, words):
    app, person = App(redirect_uri=uri), Person(ana)
    assert words in person.opens(app.asks()).content.decode()
    person.signs_in(app.asks())
    page = person.opens(app.asks()).content.decode()
    assert words in page
    assert f"<code>{uri}</code>" in page


@pytest.mark.parametrize(("headers", "query", "language"), [
    ({}, "", "en"), ({"Accept-Language": "pt"}, "", "pt-BR"), ({"Accept-Language": "pt"}, "&lang=en", "en"),
    ({}, "&ui_locales=pt-PT%20en", "pt-BR"), ({}, "&lang=%3Cb%3E", "en")])
def test_the_page_speaks_the_players_language(ana, headers, query, language):
    answer = Person(ana, **headers).opens(App().asks() + query)
    assert answer["Content-Language"] == language
    assert f'<html lang="{language}">' in answer.content.decode()


def test_an_answer_without_the_pages_own_form_is_none(ana):
    app, person = App(), Person(ana)
    person.signs_in(app.asks())
    for form in ({"do": "allow"}, {"do": "allow", "csrfmiddlewaretoken": "x" * 64}):
        answer = person.browser.post(app.asks(), form, headers={"Accept-Language": "pt"})
        assert answer.status_code == 403
        assert "Esta página ficou aberta tempo demais" in answer.content.decode()
    assert Code.objects.count() == 0


def test_a_form_of_one_browser_is_good_for_nothing_in_another(ana, bia):
    app, one, other = App(), Person(ana), Person(bia)
    one.signs_in(app.asks())
    other.signs_in(app.asks())
    stolen = HIDDEN.search(other.opens(app.asks()).content.decode())[1]
    assert one.browser.post(app.asks(), {"csrfmiddlewaretoken": stolen, "do": "allow"}).status_code == 403


def test_who_is_not_signed_in_is_asked_and_grants_nothing(ana):
    app, person = App(), Person(ana)
    answer = person.presses(app.asks(), "allow")
    assert (answer.status_code, Code.objects.count()) == (200, 0)
    assert "Who are you?" in answer.content.decode()


def test_a_code_is_typed_once_and_soon(ana, time_machine):
    code = ana.post("/v1/me/sign-ins")["code"]
    assert Person(ana).presses("/oauth/sign-in", "sign_in", code=f" {code.lower()} ").status_code == 303
    again = Person(ana).presses("/oauth/sign-in", "sign_in", code=code)
    assert (again.status_code, "player" in again.cookies) == (400, False)
    late = ana.post("/v1/me/sign-ins")["code"]
    time_machine.move_to(later(301))
    assert Person(ana).presses("/oauth/sign-in", "sign_in", code=late).status_code == 400


def test_a_new_code_is_the_only_one(ana):
    first, second = (ana.post("/v1/me/sign-ins")["code"] for _ in range(2))
    assert Person(ana).presses("/oauth/sign-in", "sign_in", code=first).status_code == 400
    assert Person(ana).presses("/oauth/sign-in", "sign_in", code=second).status_code == 303


def test_a_code_that_is_asked_for_again_is_the_same_one(ana):
    told, again = (ana.post("/v1/me/sign-ins", {}, Idempotency_Key=KEY) for _ in range(2))
    assert again.body == told.body
    assert again.headers["Idempotent-Replayed"] == "true"
    assert SignIn.objects.count() == 1


def test_the_address_fills_the_code_in_and_a_button_redeems_it(ana):
    told, person = ana.post("/v1/me/sign-ins"), Person(ana)
    path = told["url"].removeprefix("http://testserver")
    for _ in range(2):                                       # a messenger looks at it first
        assert f'value="{told["code"]}"' in person.opens(path).content.decode()
    assert person.presses(path, "sign_in", code=told["code"]).status_code == 303
    assert "Ana" in person.opens("/oauth/sign-in").content.decode()


def test_what_is_typed_is_shown_as_text(ana):
    page = Person(ana).opens("/oauth/sign-in?code=%22%3E%3Cscript%3E").content.decode()
    assert "<script" not in page


def test_a_session_is_short_of_these_pages_alone_and_ends(ana, time_machine):
    app, person = App(), Person(ana)
    person.signs_in(app.asks())
    cookie = person.browser.cookies["player"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["max-age"]) == (True, "Lax", "/oauth", 900)
    assert Caller(cookie.value).get("/v1/me").code == "invalid_token"
    assert Browser(headers={"Cookie": f"player={cookie.value}"}).get("/v1/me").status_code == 401
    kept = cookie.value
    assert person.presses(app.asks(), "leave").status_code == 303
    person.browser.cookies["player"] = kept
    assert "Who are you?" in person.opens(app.asks()).content.decode()
    person.signs_in(app.asks())
    time_machine.move_to(later(901))
    assert "Who are you?" in person.opens(app.asks()).content.decode()


def test_behind_tls_the_cookie_goes_nowhere_else(ana, settings):
    settings.SESSION_COOKIE_SECURE = True
    person = Person(ana)
    person.signs_in()
    assert person.browser.cookies["player"]["secure"]


def test_who_guesses_is_stopped(ana, counted):
    person = Person(ana)
    answers = [person.presses("/oauth/sign-in", "sign_in", code=f"BCDF-GHJK-LM{n}").status_code for n in "BCDFG"]
    assert answers == [400, 400, 400, 429, 429]
    assert "Retry-After" in person.presses("/oauth/sign-in", "sign_in", code="x")


def test_who_says_yes_too_often_is_stopped(ana, counted):
    person = Person(ana)
    person.signs_in()
    apps = [App(f"app-{number}") for number in range(4)]
    answers = [person.presses(app.asks(), "allow") for app in apps]
    assert [answer.status_code for answer in answers] == [303, 303, 303, 429]
    assert led(answers[0], apps[0])["code"]


def test_programs_are_stopped_in_their_own_words(db, counted):
    answers = [App().exchange("foc_" + "0" * 48) for _ in range(4)]
    assert [answer.status for answer in answers] == [400, 400, 400, 429]
    assert answers[-1]["error"] == "temporarily_unavailable"
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert answers[-1].headers["RateLimit-Policy"] == '"oauth";q=3;w=60'


@pytest.mark.parametrize("path", ["/oauth/token", "/oauth/revoke", "/oauth/introspect"])
@pytest.mark.parametrize("method", ["get", "put", "delete", "head"])
def test_forms_are_posted(db, path, method):
    answer = getattr(Browser(), method)(path)
    assert (answer.status_code, answer["Allow"]) == (405, "POST")


FORM = "application/x-www-form-urlencoded"


@pytest.mark.parametrize(("body", "kind"), [
    (b"{}", "application/json"), (b"\xff%zz&=&&", FORM), (b"", ""), (b"grant_type=refresh_token&refresh_token=%00", FORM),
    (b"x=1&" * 900, FORM), (b"x=1&" * 2_000, FORM), (b"x" * 70_000, FORM), (b"--x\r\n", "multipart/form-data; boundary=x"),
    (b"grant_type=refresh_token&client_id=a", "text/plain"), (b"grant_type=authorization_code&client_id=a&code=%F0%9F%90%9F", FORM)])
@pytest.mark.parametrize("path", ["/oauth/token", "/oauth/revoke", "/oauth/introspect", "/oauth/token?%zz", "/oauth/token?grant_type=x"])
def test_rubbish_is_refused_and_no_fault_of_ours(db, path, body, kind):
    answer = Browser(raise_request_exception=False).post(path, body, content_type=kind)
    assert 400 <= answer.status_code < 500, answer.content
    assert "json" in answer["Content-Type"]


def test_a_browser_app_may_call_from_anywhere_and_send_no_cookie(db):
    for path in ("/oauth/token", "/oauth/revoke"):
        answer = Browser().post(path, {"client_id": "x"}, headers={"Origin": "https://cards.example"})
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer
    assert "Access-Control-Allow-Origin" not in Browser().get("/oauth/sign-in", headers={"Origin": "https://cards.example"})


def test_the_settings_are_the_strict_ones():
    assert all(settings.OAUTH2_PROVIDER[name] for name in settings.OAUTH2_PROVIDER if name.startswith("COMPLIANT_BCP"))
