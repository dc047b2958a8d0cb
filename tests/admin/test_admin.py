"""The admin: everything to look at, nothing to change, no secret, and quick on a large table."""
import json
import random

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.test import Client

from games.matches import archive, selectors
from games.matches.models import Event, Match, Seat
from games.players.models import Player, PlayerToken
from games.players.services import create_guest
from tests.matches.conftest import NOW
from tests.matches.driving import play_out

PAGES = {"matches_match": Match, "matches_seat": Seat, "matches_event": Event, "players_player": Player, "players_playertoken": PlayerToken}


def url(page: str, tail: str = "") -> str:
    return f"/admin/{page.replace('_', '/')}/{tail}"


@pytest.fixture
def running(open_match):
    create_guest(name="Zoé", now=NOW)
    return open_match("go_fish", 3, bots=1)


@pytest.mark.parametrize("page", PAGES)
def test_each_page_lists_and_shows(moderator, running, page):
    assert moderator.get(url(page)).status_code == 200
    row = PAGES[page].objects.first()
    assert moderator.get(url(page, f"{row.pk}/change/")).status_code == 200


@pytest.mark.parametrize("page", PAGES)
def test_nothing_can_be_added_changed_or_deleted(moderator, running, page):
    row = PAGES[page].objects.first()
    assert moderator.post(url(page, "add/"), {}).status_code == 403
    assert moderator.post(url(page, f"{row.pk}/change/"), {}).status_code == 403
    assert moderator.post(url(page, f"{row.pk}/delete/"), {"post": "yes"}).status_code == 403
    moderator.post(url(page), {"action": "delete_selected", "_selected_action": [str(row.pk)], "post": "yes"})
    assert PAGES[page].objects.filter(pk=row.pk).exists()


def test_a_stranger_sees_the_login_and_nothing_else(db, running):
    for page in PAGES:
        assert Client().get(url(page)).status_code == 302


def test_no_hidden_card_token_or_seed_on_any_page(moderator, running):
    position = selectors.position(running.match.pk)
    hidden = {card for hand in position.state.hands for card in hand} | set(position.state.stock)
    secrets = {position.match.seed, *PlayerToken.objects.values_list("digest", flat=True)}
    for page, model in PAGES.items():
        paths = [url(page), *(url(page, f"{row.pk}/change/") for row in model.objects.all())]
        for path in paths:
            text = moderator.get(path).content.decode()
            assert not [secret for secret in secrets if secret in text], path
            assert not [card for card in hidden if f"&#x27;{card}&#x27;" in text or f'"{card}"' in text], path


def test_the_log_of_a_finished_match_is_open(moderator, running):
    play_out(running.match.pk, NOW, random.Random(1))
    dealt = Event.objects.filter(match=running.match, type="hand_dealt").first()
    cards = json.loads(dealt.payload)["cards"]
    assert all(card in moderator.get(url("matches_event", f"{dealt.pk}/change/")).content.decode() for card in cards)


def test_an_archived_log_is_there_to_read_and_not_to_change(moderator, running):
    play_out(running.match.pk, NOW, random.Random(1))
    archive.archive(match_id=running.match.pk, now=NOW)
    path = url("matches_archivedlog", f"{running.match.pk}/change/")
    assert path in moderator.get(url("matches_match", f"{running.match.pk}/change/")).content.decode()
    text = moderator.get(path).content.decode()
    assert "match_finished" in text or "&#x27;reason&#x27;: &#x27;completed&#x27;" in text
    assert str(running.match.pk) in moderator.get(url("matches_archivedlog"), {"q": str(running.match.pk)}).content.decode()
    assert moderator.post(path, {}).status_code == 403


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_few_questions_however_many_rows(moderator, running, page, django_assert_max_num_queries):
    Event.objects.bulk_create(Event(match=running.match, seq=1_000 + number, at=NOW, type="asked", payload="{}") for number in range(200))
    with django_assert_max_num_queries(15):
        assert moderator.get(url(page)).status_code == 200


def test_rows_are_found_by_whole_ids(moderator, running):
    ana = Player.objects.get(name="Ana")
    assert str(running.match.pk) in moderator.get(url("matches_match"), {"q": str(running.match.pk)}).content.decode()
    assert str(running.match.pk) in moderator.get(url("matches_match"), {"q": str(ana.pk)}).content.decode()
    assert "0 results" in moderator.get(url("matches_match"), {"q": "DROP TABLE"}).content.decode()
    assert "Ana" in moderator.get(url("players_player"), {"q": "An"}).content.decode()
    assert moderator.get(url("matches_event"), {"match__id__exact": str(running.match.pk)}).status_code == 200


def looker(*permissions: str) -> Client:
    """Somebody of the staff who may look at matches, and what is named."""
    user = User.objects.create_user("looker", password="x", is_staff=True)
    user.user_permissions.set(Permission.objects.filter(codename__in=["view_match", *permissions]))
    client = Client()
    client.force_login(user)
    return client


def test_what_a_seat_saw_of_a_match_that_runs_is_for_few_and_noted(running):
    path, version = url("matches_match", f"{running.match.pk}/saw/"), running.match.version
    client = looker("see_hidden")
    assert client.get(path).status_code == 200
    assert not LogEntry.objects.exists(), "nobody has looked at anything yet"
    page = client.post(path, {"seat": "1", "at": str(version)})
    hands = selectors.position(running.match.pk).state.hands
    assert "no-store" in page["Cache-Control"]
    assert all(f"&#x27;{card}&#x27;" in page.content.decode() for card in hands[1])
    assert not any(f"&#x27;{card}&#x27;" in page.content.decode() for card in hands[0])
    assert LogEntry.objects.get().get_change_message() == f"looked at what seat 1 saw at event {version}"


def test_nobody_else_sees_it_until_the_match_is_over(running):
    path, client = url("matches_match", f"{running.match.pk}/saw/"), looker("view_event")
    assert [client.get(path).status_code, client.post(path, {"seat": "1", "at": "9"}).status_code] == [403, 403]
    assert not LogEntry.objects.exists()
    play_out(running.match.pk, NOW, random.Random(1))
    assert path in client.get(url("matches_match", f"{running.match.pk}/change/")).content.decode()
    assert "hand_dealt" in client.post(path, {"seat": "1", "at": "9"}).content.decode()
    assert not LogEntry.objects.exists(), "nothing is hidden any more"


@pytest.mark.parametrize(("asked", "says"), [({"seat": "7", "at": "9"}, "There is no seat 7"), ({"seat": "0", "at": "1"}, "the start"),
                                             ({"seat": "x", "at": ""}, "whole numbers"), ({}, "whole numbers")])
def test_what_nobody_saw_is_said(moderator, running, asked, says):
    assert says in moderator.post(url("matches_match", f"{running.match.pk}/saw/"), asked).content.decode()
    assert not LogEntry.objects.exists()


def test_there_is_no_such_page_of_no_match(moderator, db):
    assert moderator.get(url("matches_match", "01930000-0000-7000-8000-999999999999/saw/")).status_code == 404


def test_a_match_that_is_over_is_shown_in_its_notation(moderator, running):
    path = url("matches_match", f"{running.match.pk}/change/")
    assert "once it is over" in moderator.get(path).content.decode()
    play_out(running.match.pk, NOW, random.Random(1))
    assert "finish completed" in moderator.get(path).content.decode()
    Event.objects.get(match=running.match, seq=1).delete()
    assert "manage.py refold" in moderator.get(path).content.decode()
