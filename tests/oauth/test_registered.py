"""Clients that somebody registered: their name, their addresses, their secret; and who may ask what a token is good for."""
import base64
import re

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.test import Client as Browser
from django.utils import timezone

from games.oauth import clients
from games.oauth.models import Client, RefreshToken
from tests.admin.test_admin import url
from tests.api.caller import Caller
from tests.api.teams import Team
from tests.oauth.flow import App, Person, granted, led, posted

BACK = "https://tally.example/back"
KINDS = (Client.CLIENT_PUBLIC, Client.CLIENT_CONFIDENTIAL)


def registered(kind=Client.CLIENT_CONFIDENTIAL, addresses=BACK, name="Tally"):
    """One that is registered, as it acts itself."""
    client = Client(name=name, client_type=kind, redirect_uris=addresses)
    secret = clients.register(client)
    return App(client.client_id, addresses.split()[0], secret or "")


@pytest.mark.parametrize("kind", KINDS)
def test_a_registered_client_is_shown_by_its_name_and_does_as_others_do(ana, kind):
    app, person = registered(kind), Person(ana)
    person.signs_in(app.asks())
    page = person.opens(app.asks()).content.decode()
    assert "<strong>Tally</strong>" in page
    assert "is registered with us" in page
    tokens = granted(ana, app)
    shown = ana.get("/v1/me/grants")["items"][0]["client"]
    assert shown == {"client_id": app.client_id, "name": "Tally", "registered": True, "address": BACK}
    again = app.refresh(tokens["refresh_token"])
    assert Caller(again["access_token"]).get("/v1/me").status == 200
    assert app.revoke(again["access_token"]).status == 200
    assert app.refresh(again["refresh_token"])["error"] == "invalid_grant"


def test_it_is_answered_at_its_own_addresses_alone_and_by_a_redirect(ana):
    app, person = registered(addresses=f"{BACK} http://127.0.0.1/back"), Person(ana)
    for elsewhere in ("https://tally.example/back/x", "https://tally.example/back?x=1", "https://evil.example/back", "http://tally.example/back"):
        assert person.opens(app.asks(redirect_uri=elsewhere)).status_code == 400
    assert led(person.opens(app.asks(code_challenge_method="plain")), app)["error"] == "invalid_request"
    assert led(person.opens(app.asks(scope="erase")), app)["error"] == "invalid_scope"
    app.redirect_uri = "http://127.0.0.1:49152/back"         # of a loopback address the port is anybody's (RFC 8252, 7.3)
    assert granted(ana, app)["scope"] == "read play profile"


@pytest.mark.parametrize("secret", ["", "fos_" + "0" * 48, "x"])
def test_without_its_secret_it_gets_nothing(ana, secret):
    app = registered()
    code, token = Person(ana).lets(app)["code"], granted(ana, app)["refresh_token"]
    liar = App(app.client_id, app.redirect_uri, secret)
    liar.verifier = app.verifier
    for told in (liar.exchange(code), liar.refresh(token), liar.revoke(token)):
        assert (told.status, told["error"]) == (401, "invalid_client")
    assert app.refresh(token).status == 200


def test_nobody_poses_as_a_registered_client(ana):
    app = registered(Client.CLIENT_PUBLIC)
    assert Person(ana).opens(App(app.client_id, "https://evil.example/back").asks()).status_code == 400
    assert App(app.client_id, app.redirect_uri, "x").refresh("for_" + "0" * 48)["error"] == "invalid_client"


def test_a_secret_may_stand_in_the_form_and_is_stored_nowhere(ana):
    app = registered()
    secret, app.secret = app.secret, ""
    token = app.exchange(Person(ana).lets(app)["code"], client_secret=secret)
    assert token.status == 200, token
    assert secret not in str(list(Client.objects.values()))


def test_one_that_is_disabled_is_nobody_and_holds_nothing(ana):
    app = registered()
    token = granted(ana, app)["access_token"]
    clients.disable(Client.objects.get(), timezone.now())
    assert Caller(token).get("/v1/me").code == "invalid_token"
    assert Person(ana).opens(app.asks()).status_code == 400
    clients.enable(Client.objects.get())
    assert granted(ana, app).status == 200


def introspected(token, authorization=None, **form):
    return posted("introspect", {"token": token, **form}, **({"Authorization": authorization} if authorization else {}))


def basic(app):
    return "Basic " + base64.b64encode(f"{app.client_id}:{app.secret}".encode()).decode()


def test_a_client_asks_what_its_tokens_are_good_for(ana):
    app = registered()
    tokens = granted(ana, app, scope="read play")
    told = introspected(tokens["access_token"], basic(app))
    assert told.body == {"active": True, "scope": "read play", "client_id": app.client_id, "sub": ana.player["id"], "token_type": "Bearer",
                         "iat": told["exp"] - 3_600, "exp": told["exp"], "iss": "http://testserver"}
    assert introspected(tokens["refresh_token"], basic(app))["token_type"] == "refresh_token"
    assert introspected(tokens["access_token"], client_id=app.client_id, client_secret=app.secret)["active"] is True
    app.revoke(tokens["access_token"])
    for token in (*tokens.body.values(), "x"):
        assert introspected(str(token), basic(app)).body == {"active": False}
    assert introspected("", basic(app))["error"] == "invalid_request"


def test_a_team_asks_of_its_own_players_tokens(ana):
    team, other = Team(), Team("Rede")
    token = granted(team.player())["access_token"]
    assert introspected(token, f"Bearer {team.secret}")["active"] is True
    assert introspected(token, f"Bearer {other.secret}").body == {"active": False}
    assert introspected(granted(ana)["access_token"], f"Bearer {team.secret}").body == {"active": False}


def test_nobody_else_asks(ana):
    public, other = registered(Client.CLIENT_PUBLIC), registered(name="Other")
    token = granted(ana)["access_token"]
    public.secret = ""
    for asker in (None, basic(public), f"Bearer {ana.token}", f"Bearer {token}", "Bearer fsk_" + "0" * 48, "Basic x", "Basic " + "=" * 9):
        told = introspected(token, asker)
        assert (told.status, told["error"]) == (401, "invalid_client")
        assert told.headers["WWW-Authenticate"].startswith("Basic ")
    assert introspected(token, basic(other)).body == {"active": False}


def test_a_library_finds_everything(db):
    told = Browser().get("/.well-known/oauth-authorization-server", headers={"Origin": "https://tally.example"})
    assert told["Access-Control-Allow-Origin"] == "*"
    body = told.json()
    assert body["issuer"] == "http://testserver"
    assert body["code_challenge_methods_supported"] == ["S256"]
    for name in ("authorization", "token", "revocation", "introspection"):
        path = body[f"{name}_endpoint"].removeprefix("http://testserver")
        assert Browser().post(path).status_code in (400, 401, 403)
    resource = Browser().get("/.well-known/oauth-protected-resource").json()
    assert resource["authorization_servers"] == [body["issuer"]]
    assert body["scopes_supported"] == resource["scopes_supported"] == ["read", "play", "profile"]


@pytest.fixture
def moderator(db):
    browser = Browser()
    browser.force_login(User.objects.create_superuser("mod", password="x"))
    return browser


def test_a_moderator_registers_renews_and_disables(moderator, ana):
    page = moderator.post(url("oauth_client", "add/"), {"name": "Tally", "client_type": "confidential", "redirect_uris": BACK})
    secret = re.search(r"fos_[0-9a-f]{48}", page.content.decode())[0]
    client = Client.objects.get()
    app = App(client.client_id, BACK, secret)
    token = granted(ana, app)["access_token"]
    act = {"_selected_action": [client.pk]}
    new = re.search(r"fos_[0-9a-f]{48}", moderator.post(url("oauth_client"), {"action": "new_secrets", **act}).content.decode())[0]
    assert app.refresh("x")["error"] == "invalid_client"
    moderator.post(url("oauth_client"), {"action": "disable", **act})
    assert Caller(token).get("/v1/me").code == "invalid_token"
    moderator.post(url("oauth_client"), {"action": "enable", **act})
    assert granted(ana, App(client.client_id, BACK, new)).status == 200
    told = str(list(LogEntry.objects.values()))
    assert secret not in told
    assert new not in told


@pytest.mark.parametrize("addresses", ["", "http://tally.example/", "javascript:alert(1)", f"{BACK} ftp://x/"])
def test_no_client_is_registered_with_an_address_that_is_none(moderator, addresses):
    page = moderator.post(url("oauth_client", "add/"), {"name": "Tally", "client_type": "public", "redirect_uris": addresses})
    assert (page.status_code, Client.objects.count()) == (200, 0)


def test_a_moderator_sees_grants_without_tokens_and_ends_them(moderator, ana):
    token = granted(ana)["access_token"]
    row = RefreshToken.objects.get()
    for path in (url("oauth_refreshtoken"), url("oauth_refreshtoken", f"{row.pk}/change/"), url("oauth_client"),
                 f"{url('oauth_refreshtoken')}?q={ana.player['id']}", url("oauth_client", f"{Client.objects.get().pk}/change/")):
        answer = moderator.get(path)
        assert answer.status_code == 200
        assert not re.search(r"f(o[arcs]|bs)_[0-9a-f]{6}", answer.content.decode())
        assert row.token_checksum not in answer.content.decode()
    moderator.post(url("oauth_refreshtoken"), {"action": "end", "_selected_action": [row.pk]})
    assert Caller(token).get("/v1/me").code == "invalid_token"


def test_no_page_of_the_toolkits_own_shows_tokens(moderator):
    for page in ("oauth_accesstoken", "oauth_code", "oauth2_provider_idtoken"):
        assert moderator.get(f"/admin/{page.replace('_', '/', 1)}/").status_code == 404
