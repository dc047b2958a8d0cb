"""manage.py app: what those who run the service do with client teams' apps."""
import re
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.players.credentials import digest
from games.players.models import App, AppKey, PlayerToken
from tests.api.caller import Caller, guest

KEY = re.compile(r"(secret|publishable) key: (f[sp]k_[0-9a-f]{48})")


def app(*args: str) -> str:
    """What it prints."""
    out = StringIO()
    call_command("app", *args, stdout=out, stderr=StringIO())
    return out.getvalue()


def keys_in(text: str) -> dict[str, str]:
    return dict(KEY.findall(text))


@pytest.fixture
def made(db) -> dict[str, str]:
    return keys_in(app("create", "Pescaria", "--guests-a-day", "5"))


def test_create_tells_both_keys_once_and_stores_neither(made):
    assert set(made) == {"secret", "publishable"}
    stored = {key.kind: key for key in AppKey.objects.all()}
    for kind, key in made.items():
        assert (stored[kind].digest, stored[kind].prefix) == (digest(key), key[:12])
    assert (App.objects.get().kind, App.objects.get().guests_a_day, App.objects.get().players_a_day) == ("live", 5, None)
    for kind, key in made.items():
        told = app("keys", "Pescaria") + app("list")
        assert key[:12] in told
        assert key not in told, kind
        assert stored[kind].digest not in told


def test_an_app_is_found_by_name_and_by_id(made):
    assert app("keys", str(App.objects.get().pk)) == app("keys", "Pescaria")


@pytest.mark.parametrize("args", [
    ("create", "Pescaria"), ("create", ""), ("create", "x" * 61), ("create", "X", "--kind", "other"), ("keys", "Nobody"),
    ("rotate", "Pescaria", "other"), ("rotate", "Pescaria", "secret", "--overlap-days", "-1"),
    ("rotate", "Pescaria", "secret", "--overlap-days", "367"), ("quota", "Pescaria", "--guests-a-day", "-1"),
    ("quota", "Pescaria", "--guests-a-day", "many"), ("revoke", "fsk_00000000"), ("revoke", ""), ("nothing",), ()])
def test_what_cannot_be_is_refused_and_changes_nothing(made, args):
    before = list(App.objects.values()), list(AppKey.objects.values())
    with pytest.raises(CommandError):
        app(*args)
    assert (list(App.objects.values()), list(AppKey.objects.values())) == before


def test_rotate_makes_a_new_key_beside_the_old_one(made):
    new = keys_in(app("rotate", "Pescaria", "secret"))["secret"]
    assert [Caller(key).get("/v1/games").status for key in (made["secret"], new)] == [200, 200]
    assert "until" in app("keys", "Pescaria")
    assert keys_in(app("rotate", "Pescaria", "secret", "--overlap-days", "0")).keys() == {"secret"}
    assert [Caller(key).get("/v1/games").code for key in (made["secret"], new)] == ["expired_token"] * 2


def test_a_second_rotation_lengthens_no_life(made):
    app("rotate", "Pescaria", "secret", "--overlap-days", "1")
    first = AppKey.objects.get(prefix=made["secret"][:12]).expires_at
    app("rotate", "Pescaria", "secret", "--overlap-days", "30")
    assert AppKey.objects.get(prefix=made["secret"][:12]).expires_at == first


def test_revoke_takes_a_prefix_or_the_whole_of_whatever_leaked(made):
    ana = guest("Ana")
    app("revoke", made["secret"][:12])
    app("revoke", made["publishable"])
    app("revoke", ana.token)
    assert Caller(made["secret"]).get("/v1/games").code == "revoked_token"
    assert Caller(X_App_Key=made["publishable"]).post("/v1/guests", {}).code == "revoked_app_key"
    assert ana.get("/v1/me").code == "revoked_token"
    with pytest.raises(CommandError):
        app("revoke", ana.token)


def test_disable_and_enable(made):
    token = Caller(X_App_Key=made["publishable"]).post("/v1/guests", {})["token"]
    assert "0 tokens" in app("disable", "Pescaria")
    assert Caller(made["secret"]).get("/v1/games").code == "app_disabled"
    assert "disabled" in app("list")
    assert "1 tokens" in app("disable", "Pescaria", "--players")
    assert Caller(token).get("/v1/me").code == "revoked_token"
    app("enable", "Pescaria")
    assert Caller(made["secret"]).get("/v1/games").status == 200
    assert PlayerToken.objects.get().revoked_at is not None


def test_quotas_are_changed_one_by_one(made):
    assert "7 guests, any players" in app("quota", "Pescaria", "--guests-a-day", "7")
    assert "7 guests, 0 players" in app("quota", "Pescaria", "--players-a-day", "0")
    assert "any guests, 0 players" in app("quota", "Pescaria", "--guests-a-day", "any")
