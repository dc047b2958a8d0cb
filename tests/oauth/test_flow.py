"""An app that nobody registered acts for a player: asked, let, exchanged, played, refreshed, revoked."""
import re

import pytest

from tests.api.caller import Caller
from tests.api.playing import FIRST, arranged
from tests.oauth.flow import ALL, HERE, App, Person, granted, later, led


def test_a_player_lets_an_app_play_and_it_plays_refreshes_and_lets_go(ana, bia):
    app, person = App(), Person(ana)
    match_id = arranged(ana, bia)
    told = person.lets(app)
    assert (told["state"], told["iss"]) == (app.state, "http://testserver")
    assert re.fullmatch("foc_[0-9a-f]{48}", told["code"])
    tokens = app.exchange(told["code"])
    assert tokens.status == 200, tokens
    assert tokens.headers["Cache-Control"] == "no-store"
    assert {**tokens.body, "access_token": "", "refresh_token": ""} == {
        "access_token": "", "refresh_token": "", "token_type": "Bearer", "expires_in": 3600, "scope": ALL}
    assert re.fullmatch("foa_[0-9a-f]{48}", tokens["access_token"])
    assert re.fullmatch("for_[0-9a-f]{48}", tokens["refresh_token"])
    played = Caller(tokens["access_token"]).post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    assert played.status == 201, played
    again = app.refresh(tokens["refresh_token"])
    assert again.status == 200, again
    assert Caller(tokens["access_token"]).get("/v1/me").code == "invalid_token"
    assert Caller(again["access_token"]).get("/v1/me")["id"] == ana.player["id"]
    assert app.revoke(again["refresh_token"]).status == 200
    assert Caller(again["access_token"]).get("/v1/me").code == "invalid_token"
    assert app.refresh(again["refresh_token"])["error"] == "invalid_grant"


@pytest.mark.parametrize("uri", ["https://cards.example/back", "https://cards.example/back?x=1", "http://127.0.0.1:5000/", "http://[::1]:1/x",
                                 "http://localhost/back", "com.example.tally:/back", "com.example.tally://back/x"])
def test_any_app_may_ask_from_an_address_that_is_its_own(ana, uri):
    tokens = granted(ana, App(redirect_uri=uri))
    assert Caller(tokens["access_token"]).get("/v1/me").status == 200


ELSEWHERE = (
    "http://cards.example/back", "https://cards.example/#x", "https://ana@cards.example/", "javascript:alert(1)", "data:text/html,x",
    "tally:/back", "https://", "https:///x", "//cards.example", "https://cards.example:99999/", "https://cards.example;x/",
    "https://cards.example/ x", "https://a b/", "https://cards.example/\u0000", "x" * 3_000, "https://xn--a,b/", "https://*.example/", "")


@pytest.mark.parametrize("uri", ELSEWHERE)
def test_no_code_is_sent_anywhere_else_and_the_player_is_told(ana, uri):
    answer = Person(ana).opens(App(redirect_uri=uri).asks())
    assert (answer.status_code, "Location" in answer) == (400, False)
    assert "This is not how an app asks" in answer.content.decode()


def test_who_says_no_is_sent_back_without_a_code(ana):
    app, person = App(), Person(ana)
    person.signs_in(app.asks())
    told = led(person.presses(app.asks(), "deny"), app)
    assert (told["error"], told["state"], told["iss"]) == ("access_denied", app.state, "http://testserver")
    assert "code" not in told


@pytest.mark.parametrize(("changed", "error"), [
    ({"code_challenge_method": "plain"}, "invalid_request"), ({"code_challenge_method": None}, "invalid_request"),
    ({"code_challenge": None, "code_challenge_method": None}, "invalid_request"), ({"code_challenge": "short"}, "invalid_request"),
    ({"code_challenge": "x" * 500}, "invalid_request"), ({"scope": "read erase"}, "invalid_scope"),
    ({"response_type": "token"}, "unsupported_response_type"), ({"response_type": None}, "invalid_request")])
def test_a_stranger_that_asks_wrongly_is_not_answered_by_a_redirect(ana, changed, error):
    answer = Person(ana).opens(App().asks(**changed))
    page = answer.content.decode()
    assert (answer.status_code, "Location" in answer) == (400, False)
    assert error in page
    assert f'href="{HERE}?error={error}' in page


@pytest.mark.parametrize("query", [
    "client_id=a&client_id=b", "client_id=%00", "client_id=" + "x" * 300, "", "client_id=tally", "%zz", "client_id=%zz",
    "client_id=tally&redirect_uri=https%3A%2F%2Fa.example&redirect_uri=https%3A%2F%2Fb.example"])
def test_what_names_no_app_is_a_page_that_says_so(db, query):
    answer = Person(Caller()).opens(f"/oauth/authorize?{query}")
    assert answer.status_code == 400
    assert "This is not how an app asks" in answer.content.decode()


def test_who_asks_for_nothing_by_name_gets_to_read(ana):
    assert granted(ana, App(scope=None))["scope"] == "read"


@pytest.mark.parametrize(("form", "error"), [
    ({"code_verifier": "x" * 43}, "invalid_grant"), ({"code_verifier": ""}, "invalid_grant"),
    ({"redirect_uri": "http://127.0.0.1:7778/back"}, "invalid_request"), ({"redirect_uri": ""}, "invalid_request"),
    ({"client_id": "another"}, "invalid_grant"), ({"client_id": "\u0000"}, "invalid_client"), ({"client_id": ""}, "invalid_client"),
    ({"code": "foc_" + "0" * 48}, "invalid_grant"), ({"code": "\u0000"}, "invalid_grant"), ({"code": ""}, "invalid_grant"),
    ({"grant_type": "password", "username": "a", "password": "b"}, "unsupported_grant_type"),
    ({"grant_type": ""}, "unsupported_grant_type"),
    ({"grant_type": "client_credentials"}, "unsupported_grant_type"), ({"client_secret": "x"}, "invalid_client"),
    ({"grant_type": "urn:ietf:params:oauth:grant-type:device_code"}, "unsupported_grant_type")])
def test_a_code_is_exchanged_as_it_was_asked_for_or_not_at_all(ana, form, error):
    app = App()
    told = app.exchange(Person(ana).lets(app)["code"], **form)
    assert (told.status in (400, 401), told["error"]) == (True, error), told


def test_what_a_client_sends_besides_is_not_taken_for_ours(ana):
    app, besides = App(), dict.fromkeys(("refresh_token_instance", "answered", "user", "client", "resource", "claims", "nonce"), "x" * 400)
    told = app.exchange(Person(ana).lets(app, nonce="x" * 400, claims="{}", resource="x")["code"], **besides)
    assert told.status == 200, told
    assert app.refresh(told["refresh_token"], **besides).status == 200


def test_a_code_that_is_shown_twice_ends_what_came_of_it(ana):
    app = App()
    code = Person(ana).lets(app)["code"]
    tokens = app.exchange(code)
    assert app.exchange(code)["error"] == "invalid_grant"
    assert Caller(tokens["access_token"]).get("/v1/me").code == "invalid_token"
    assert app.refresh(tokens["refresh_token"])["error"] == "invalid_grant"


def test_an_old_code_opens_nothing(ana, time_machine):
    app = App()
    code = Person(ana).lets(app)["code"]
    time_machine.move_to(later(61))
    assert app.exchange(code)["error"] == "invalid_grant"
