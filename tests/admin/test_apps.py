"""The admin of client teams' apps: made, rotated, revoked and disabled by who may, and a key shown once."""
import re

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.contrib.sessions.models import Session
from django.test import Client

from games.players.models import App, AppKey, PlayerToken
from tests.admin.test_admin import url
from tests.api.caller import Caller, guest
from tests.api.teams import Team

KEY = re.compile(r"f[sp]k_[0-9a-f]{48}")
PAGES = {"players_app": App, "players_appkey": AppKey}


@pytest.fixture
def team(db):
    return Team(guests_a_day=5)


def onlooker(*permissions: str) -> Client:
    """Staff who may see everything of players, and what is named besides."""
    user = User.objects.create_user("onlooker", password="x", is_staff=True)
    views = Permission.objects.filter(content_type__app_label="players", codename__startswith="view_")
    user.user_permissions.set([*views, *Permission.objects.filter(codename__in=permissions)])
    client = Client()
    client.force_login(user)
    return client


def act(client: Client, page: str, action: str, *rows) -> str:
    answer = client.post(url(page), {"action": action, "_selected_action": [str(row.pk) for row in rows]}, follow=True)
    return answer.content.decode()


@pytest.mark.parametrize("page", PAGES)
def test_each_page_lists_shows_and_finds_and_has_no_key_and_no_digest(moderator, team, page):
    rows = PAGES[page].objects.all()
    paths = [url(page), f"{url(page)}?q={team.app.pk}", f"{url(page)}?q=Pes", f"{url(page)}?q={team.secret[:12]}",
             *(url(page, f"{row.pk}/change/") for row in rows)]
    for path in paths:
        answer = moderator.get(path)
        assert answer.status_code == 200
        text = answer.content.decode()
        assert not KEY.search(text)
        assert not [key for key in AppKey.objects.all() if key.digest in text]


def test_a_new_app_shows_its_keys_once_and_they_open(moderator):
    answer = moderator.post(url("players_app", "add/"), {"name": "Pescaria", "kind": "sandbox", "guests_a_day": "", "players_a_day": "7"})
    keys = KEY.findall(answer.content.decode())
    assert [key[:4] for key in sorted(keys)] == ["fpk_", "fsk_"]
    assert "no-store" in answer["Cache-Control"]
    assert (App.objects.get().kind, App.objects.get().guests_a_day, App.objects.get().players_a_day) == ("sandbox", None, 7)
    assert Caller(sorted(keys)[1]).post("/v1/players", {"external_id": "u"}).status == 201
    assert Caller(X_App_Key=sorted(keys)[0]).post("/v1/guests", {}).status == 201
    kept = str(list(Session.objects.values())) + str(moderator.cookies) + str(list(LogEntry.objects.values()))
    assert not [key for key in keys if key in kept]


def test_rotating_shows_the_new_key_once(moderator, team):
    for action, old in (("rotate_secret_keys", team.secret), ("rotate_publishable_keys", team.publishable)):
        new = KEY.findall(act(moderator, "players_app", action, team.app))
        assert len(new) == 1
        assert new[0][:4] == old[:4]
        assert AppKey.objects.get(prefix=old[:12]).expires_at is not None
        assert AppKey.objects.get(prefix=new[0][:12]).expires_at is None
        kept = str(list(Session.objects.values())) + str(moderator.cookies) + str(list(LogEntry.objects.values()))
        assert new[0] not in kept
        assert new[0][:12] in kept, "who did it is noted"


def test_disabling_enabling_and_revoking(moderator, team):
    ana = guest("Ana")
    act(moderator, "players_app", "disable", team.app)
    assert team.backend.get("/v1/games").code == "app_disabled"
    act(moderator, "players_app", "enable", team.app)
    assert team.backend.get("/v1/games").status == 200
    assert "1 revoked" in act(moderator, "players_appkey", "revoke", AppKey.objects.get(prefix=team.secret[:12]))
    assert team.backend.get("/v1/games").code == "revoked_token"
    act(moderator, "players_playertoken", "revoke", PlayerToken.objects.get(prefix=ana.token[:12]))
    assert ana.get("/v1/me").code == "revoked_token"
    assert LogEntry.objects.count() == 4


def test_quotas_and_name_are_changed_and_nothing_else(moderator, team):
    wish = {"name": "Rede", "kind": "sandbox", "guests_a_day": "9", "players_a_day": ""}
    moderator.post(url("players_app", f"{team.app.pk}/change/"), wish)
    app = App.objects.get()
    assert (app.name, app.kind, app.guests_a_day, app.players_a_day, app.disabled_at) == ("Rede", "live", 9, None, None)
    assert AppKey.objects.count() == 2


def test_nothing_is_deleted_and_no_key_is_typed(moderator, team):
    key = AppKey.objects.first()
    assert moderator.post(url("players_appkey", "add/"), {}).status_code == 403
    assert moderator.post(url("players_appkey", f"{key.pk}/change/"), {"prefix": "x"}).status_code == 403
    for page, row in (("players_app", team.app), ("players_appkey", key)):
        assert moderator.post(url(page, f"{row.pk}/delete/"), {"post": "yes"}).status_code == 403
        act(moderator, page, "delete_selected", row)
    assert (App.objects.count(), AppKey.objects.count()) == (1, 2)


def test_who_may_only_look_changes_nothing(team):
    ana, client = guest("Ana"), onlooker()
    before = list(AppKey.objects.values()), list(App.objects.values())
    assert client.get(url("players_app")).status_code == 200
    assert client.post(url("players_app", "add/"), {"name": "Rede", "kind": "live"}).status_code == 403
    assert client.post(url("players_app", f"{team.app.pk}/change/"), {"name": "Rede"}).status_code == 403
    for action in ("rotate_secret_keys", "rotate_publishable_keys", "disable", "enable"):
        assert not KEY.search(act(client, "players_app", action, team.app))
    act(client, "players_appkey", "revoke", AppKey.objects.first())
    act(client, "players_playertoken", "revoke", PlayerToken.objects.get(prefix=ana.token[:12]))
    assert (list(AppKey.objects.values()), list(App.objects.values())) == before
    assert ana.get("/v1/me").status == 200


def test_who_may_change_tokens_may_not_rotate_keys(team):
    ana, client = guest("Ana"), onlooker("change_playertoken")
    act(client, "players_playertoken", "revoke", PlayerToken.objects.get(prefix=ana.token[:12]))
    assert ana.get("/v1/me").code == "revoked_token"
    assert not KEY.search(act(client, "players_app", "rotate_secret_keys", team.app))
    assert AppKey.objects.count() == 2


def test_two_apps_may_not_have_one_name(moderator, team):
    answer = moderator.post(url("players_app", "add/"), {"name": "Pescaria", "kind": "live"})
    assert answer.status_code == 200
    assert not KEY.search(answer.content.decode())
    assert App.objects.count() == 1


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_few_questions_however_many_rows(moderator, team, page, django_assert_max_num_queries):
    for number in range(30):
        Team(f"Team {number}")
    with django_assert_max_num_queries(15):
        assert moderator.get(url(page)).status_code == 200
