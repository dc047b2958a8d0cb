"""The page of an app: for staff who may look at apps, and for its team by a link that is good once. Nothing secret, nobody else's rows."""
import re
from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.auth.models import Permission, User
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from games.players import clients
from games.players.models import AppKey
from games.usage import gathering, sign_ins, tasks, writing
from games.usage.models import NOBODY, SignIn
from tests.admin.test_apps import onlooker
from tests.api.caller import Caller
from tests.api.playing import opened
from tests.api.teams import Team

NONE = "01930000-0000-7000-8000-000000000000"
SECRET = re.compile(r"f[sp][tk]_[0-9a-f]{12,}")
KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"


@pytest.fixture
def team(db):
    gathering.gathered.take()
    team = Team(guests_a_day=5)
    gil = team.guest("Gil <b>")
    opened(gil)
    gil.get(f"/v1/matches/{NONE}", X_Request_Id="of-the-team", User_Agent="<script>alert(1)</script>")
    Team("Rivals").guest("Rita").get("/v1/me?x=1", X_Request_Id="of-the-rivals")
    Caller().get("/v1/me", X_Request_Id="of-nobody")
    writing.write()
    return team


def link(team, **headers):
    made = team.backend.post("/v1/app/sign-ins", **headers)
    assert made.status == 201, made
    return made["url"].removeprefix("http://testserver")


def signed_in(team):
    client = Client()
    assert client.post(link(team)).status_code == 302
    return client


def text_of(client, path="/app", **headers):
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]
    assert answer["Content-Security-Policy"].startswith("default-src 'none'")
    text = answer.content.decode()
    assert not SECRET.search(text)
    assert "<script" not in text
    assert "http://" not in text
    assert "https://" not in text
    return text


def test_staff_see_an_app_from_its_row_in_the_admin(moderator, team):
    [path] = re.findall(r'href="(/admin/usage/[^"]+)"', moderator.get("/admin/players/app/?q=Pescaria").content.decode())
    text = text_of(moderator, path)
    for shown in ("Pescaria", "of-the-team", "match_not_found", team.secret[:12], "Gil &lt;b&gt;", "go_fish", "1 of 5",
                  f"/admin/matches/match/{NONE}/change/"):
        assert shown in text, shown
    assert "of-the-rivals" not in text
    assert "of-nobody" not in text


def test_a_request_id_is_found_with_what_to_do_in_both_languages(moderator, team):
    path = f"/admin/usage/{team.app.pk}?request_id=of-the-team"
    assert "There is no such match, or it is not yours to see." in text_of(moderator, path)
    for text in (text_of(moderator, path, Accept_Language="pt-BR"), text_of(moderator, f"{path}&language=pt-BR")):
        assert "Essa partida não existe, ou não lhe cabe vê-la." in text
        assert '<html lang="pt-BR">' in text
    assert "No problem with this id" in text_of(moderator, f"/admin/usage/{team.app.pk}?request_id=of-the-rivals")


def test_requests_without_an_app_have_a_page_of_their_own(moderator, team):
    text = text_of(moderator, f"/admin/usage/{NOBODY}")
    assert "of-nobody" in text
    assert "of-the-team" not in text


def test_of_an_app_that_is_none_there_is_no_page(moderator, team):
    assert moderator.get(f"/admin/usage/{NONE}").status_code == 404


def test_only_staff_who_may_see_apps_see_it(team):
    path = f"/admin/usage/{team.app.pk}"
    assert Client().get(path).status_code == 302
    staff = onlooker()
    assert "of-the-team" in text_of(staff, path)
    User.objects.get(username="onlooker").user_permissions.remove(Permission.objects.get(codename="view_app"))
    assert staff.get(path).status_code == 403


def test_a_team_sees_its_own_app_by_a_link_that_is_good_once(team):
    path, client = link(team), Client()
    assert team.secret not in path
    assert "Sign in" in text_of(client, path), "who only looks has not used it"
    assert client.post(path).headers["Location"] == "/app?language=en"
    text = text_of(client)
    assert "of-the-team" in text
    assert "of-the-rivals" not in text
    assert "of-nobody" not in text
    assert "/admin/" not in text
    assert "No problem with this id" in text_of(client, "/app?request_id=of-the-rivals")
    again = Client()
    assert "used already" in again.post(path).content.decode()
    assert "used already" in text_of(again, path)
    assert "of-the-team" not in text_of(again)
    assert client.cookies[settings.SESSION_COOKIE_NAME]["httponly"]


def test_a_form_from_elsewhere_signs_nobody_in(team):
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(link(team)).status_code == 403
    assert SignIn.objects.count() == 1


def test_a_link_that_is_ten_minutes_old_opens_nothing_and_is_forgotten(team):
    path = link(team)
    SignIn.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert "used already, or is older" in Client().post(path).content.decode()
    tasks.forget_usage()
    assert not SignIn.objects.exists()


@pytest.mark.parametrize("end", ["revoke", "expire", "disable", "sign out"])
def test_who_is_signed_in_stays_so_only_while_the_key_opens_something(team, end):
    client, unused = signed_in(team), link(team)
    assert "of-the-team" in text_of(client)
    if end == "revoke":
        clients.revoke(name=team.secret, now=timezone.now())
    elif end == "expire":
        AppKey.objects.update(expires_at=timezone.now())
    elif end == "disable":
        clients.disable_app(app=team.app, now=timezone.now())
    else:
        client.post("/app/sign-out")
    assert "of-the-team" not in text_of(client)
    if end != "sign out":
        assert "of-the-team" not in Client().post(unused, follow=True).content.decode()


def test_who_was_signed_in_for_eight_hours_is_not_any_more_and_the_session_is_forgotten(team):
    client = signed_in(team)
    assert timedelta(hours=7) < Session.objects.get().expire_date - timezone.now() <= timedelta(hours=8)
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert "of-the-team" not in text_of(client)
    tasks.forget_usage()
    assert not Session.objects.exists()


def test_a_link_that_is_asked_for_again_with_its_key_is_the_same(team):
    first, again, other = link(team, Idempotency_Key=KEY), link(team, Idempotency_Key=KEY), link(team)
    assert first == again != other
    assert SignIn.objects.count() == 2
    assert not [row for row in SignIn.objects.values_list("digest", flat=True) if row in first]
    Client().post(first)
    assert sign_ins.is_good(link(team, Idempotency_Key=KEY).rsplit("/", 1)[1], timezone.now()) is False


def test_nobody_is_signed_in_by_a_made_up_link(team):
    for token in ("fst_" + "0" * 48, team.secret, "x"):
        assert "used already" in Client().post(f"/app/sign-in/{token}").content.decode()


def test_spans_are_those_that_there_are(moderator, team):
    for hours in ("1", "24", "168", "169", "x", ""):
        assert "of-the-team" in text_of(moderator, f"/admin/usage/{team.app.pk}?hours={hours}")


def test_a_page_asks_few_questions_however_much_there_is(moderator, team, django_assert_max_num_queries):
    for number in range(30):
        gil = team.guest() if number < 4 else Caller()
        gil.get("/v1/me?x=1")
    writing.write()
    with django_assert_max_num_queries(14):
        text_of(moderator, f"/admin/usage/{team.app.pk}")
