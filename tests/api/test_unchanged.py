"""A 304 given before Django is the one that Django would have given, and whatever else Django would have said, it says."""
from datetime import timedelta
from itertools import product
from random import Random

import pytest
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from django.test import RequestFactory
from django.utils import timezone

from api import unchanged
from api.limits import UNPAID
from api.unchanged import UnchangedFirst, decide
from fishing.wsgi import application
from games.matches.models import Match
from games.players.models import Player, PlayerToken
from tests.api.caller import Caller, guest
from tests.api.playing import FIRST, ME, OPEN, arranged, begun, ended, opened

DJANGO = application.django
INBOXES = ("/v1/me/matches", "/v1/me/matches?awaiting=me")
HEADERS = {                                                  # each of these may decide; the first is what most clients send
    "HTTP_ACCEPT": ("application/json", None, "*/*", "application/json, text/plain, */*", "text/html", "text/event-stream", "nonsense"),
    "HTTP_ACCEPT_LANGUAGE": (None, "pt-BR", "pt;q=0.9, en", "de", "*", "en;q=0, pt", "x" * 600),
    "HTTP_HOST": ("testserver", "localhost:8000", "evil.example", None, ""),
    "HTTP_ORIGIN": (None, "https://game.example"),
    "HTTP_X_APP_KEY": (None, "fpk_" + "0" * 48),
    "HTTP_X_REQUEST_ID": ("of-this-test", "another.of-this-test"),
    "QUERY_STRING": (None, "x=1", "awaiting=me", "status=active", "limit=1", "%"),
}


@pytest.fixture(autouse=True)
def _a_heart_at_rest(db, settings):
    settings.PULSE_SECONDS = 10**9
    unchanged.asker.cache_clear()                            # what is listened to is a setting
    Caller().get("/v1/games")
    yield
    request_started.connect(close_old_connections)
    request_finished.connect(close_old_connections)


def environ(path, authorization=None, if_none_match=None, method="GET", **changed):
    """A request as granian hands it in."""
    given = RequestFactory().generic(method, path).environ | {"HTTP_HOST": "testserver", "HTTP_AUTHORIZATION": authorization,
                                                              "HTTP_X_REQUEST_ID": "of-this-test", "HTTP_IF_NONE_MATCH": if_none_match}
    given |= {name: value for name, value in changed.items() if value is not None or name != "QUERY_STRING"}
    return {name: value for name, value in given.items() if value is not None}


def answered(app, given):
    """Status, headers and body."""
    for signal in (request_started, request_finished):       # it would close the connection of the test; Django's test client connects it
        signal.disconnect(close_old_connections)
    heard = []
    raw = b"".join(app(dict(given), lambda *start: heard.extend(start)))
    return heard[0], sorted((name.lower(), value) for name, value in heard[1]), raw


def bearer(caller):
    return caller.token and f"Bearer {caller.token}"


def etag_of(path, authorization, **headers):
    return dict(answered(DJANGO, environ(path, authorization, **headers))[1]).get("etag")


def held_against(given, app):
    """Both ways answer alike; whether the short one would do."""
    found, long = decide(given), answered(DJANGO, given)
    for _ in range(2):                                       # the first may be the one that the headers are learned of
        assert answered(app, given) == long or not long[0].startswith("304"), given
    if found is not None:
        said = dict(long[1])
        assert (long[0], said["etag"], said["content-language"]) == ("304 Not Modified", found.etag, found.language), given
    return found is not None


@pytest.fixture
def people(ana, bia, caio):
    """What callers may send as `Authorization`, by what it is."""
    gone, late, again = guest("Gone"), guest("Late"), guest("Again")
    gone.delete("/v1/tokens/current")
    PlayerToken.objects.filter(player=late.player["id"]).update(expires_at=timezone.now() - timedelta(seconds=1))
    PlayerToken.objects.filter(player=again.player["id"]).update(player=ana.player["id"])
    return {"host": bearer(ana), "host's other phone": bearer(again), "invited": bearer(bia), "spectator": bearer(caio), "nobody": None,
            "revoked": bearer(gone), "expired": bearer(late), "unknown": "Bearer fpt_" + "0" * 48, "app's key": "Bearer fsk_" + "0" * 48,
            "no token": "Bearer", "basic": "Basic YTpi", "small": bearer(ana).replace("Bearer", "bearer"), "wide": f"Bearer   {ana.token}",
            "two": f"{bearer(ana)}, {bearer(bia)}", "empty": "", "digits": "Bearer ٣٣"}


@pytest.fixture
def matches(ana, bia):
    seats = [ME, {"kind": "player", "player": bia.player["id"]}, OPEN]
    paths = {f"{status} {visibility}": made for visibility in ("public", "unlisted", "private") for status, made in {
        "invited": opened(ana, seats=seats, visibility=visibility)["id"],
        "finished": None if visibility == "private" else ended(ana, bia, visibility=visibility)}.items() if made}
    paths |= {"active public": arranged(ana, bia), "bots": opened(ana, seats=[ME, {"kind": "bot", "level": "easy"}])["id"],
              "due": begun(ana, bia), "bia's": begun(bia, guest("Dora")), "none": "0192b0a0-0000-7000-8000-000000000000"}
    Match.objects.filter(pk=paths["due"]).update(due_at=timezone.now() - timedelta(seconds=5))
    return {name: f"/v1/matches/{match_id}" for name, match_id in paths.items()}


def test_every_credential_meets_the_same_decision_at_every_match(people, matches):
    app, short = UnchangedFirst(DJANGO), set()
    for (who, authorization), (what, path) in product(people.items(), [*matches.items(), *((inbox, inbox) for inbox in INBOXES)]):
        if what == "due":
            assert decide(environ(path, authorization, "*")) is None, "it must be settled first"
            continue
        for etag in {etag_of(path, authorization), etag_of(path, people["host"]), '"1"', "*"} - {None}:
            if held_against(environ(path, authorization, etag), app):
                short.add((who, what))
    everywhere = {*matches} - {"due", "none"}
    hidden = {what for what in everywhere if "private" in what}
    expected = {"host": everywhere, "host's other phone": everywhere, "small": everywhere, "wide": everywhere, "invited": everywhere,
                "spectator": everywhere - hidden, "nobody": everywhere - hidden}
    assert {pair for pair in short if pair[1] not in INBOXES} == {(who, what) for who, seen in expected.items() for what in seen}
    assert {who for who, what in short if what in INBOXES} == {*expected} - {"spectator", "nobody"}, "an empty inbox takes the long way"


@pytest.mark.parametrize("seed", range(4))
def test_any_mix_of_headers_meets_the_same_decision(people, matches, seed):
    random, app, short = Random(seed), UnchangedFirst(DJANGO), 0
    paths = [path for name, path in matches.items() if name != "due"] + [*INBOXES]
    callers = [*people.values(), *(people[who] for who in ("host", "invited", "nobody") for _ in range(5))]
    for _ in range(120):
        path, authorization = random.choice(paths), random.choice(callers)
        changed = {name: random.choice(values) if random.random() < 0.12 else values[0] for name, values in HEADERS.items()}
        own = etag_of(path, authorization, **changed) or '"1"'
        sent = random.choice([own, own, f"W/{own}", f'"a", {own}', "*", " * ", '"', "", own.strip('"'), f'"a{own}', own.replace(".", ","),
                              own.upper()])
        method = random.choice(["GET"] * 8 + ["HEAD", "OPTIONS", "DELETE"])
        if method == "DELETE":
            assert answered(app, environ("/v1/tokens/x", authorization, sent, "DELETE"))[0].startswith("404")
        else:
            short += held_against(environ(path, authorization, sent, method, **changed), app)
    assert short > 15, "too few of them had a choice"


def test_a_304_before_django_has_the_headers_of_djangos_own(ana, bia):
    for path in (f"/v1/matches/{arranged(ana, bia)}", INBOXES[0]):
        for origin in (None, "https://game.example"):
            app = UnchangedFirst(DJANGO)
            given = environ(path, bearer(ana), etag_of(path, bearer(ana)), HTTP_ORIGIN=origin)
            long = answered(app, given)
            app.django = None                                # it would fail
            assert answered(app, given) == long == answered(DJANGO, given)
            assert app.headers, "a header that `unchanged` does not know stands in its way"


def test_every_change_of_a_match_shows_at_once(ana, bia, people):
    path, app = f"/v1/matches/{arranged(ana, bia)}", UnchangedFirst(DJANGO)
    for change in (lambda: ana.post(f"{path}/commands", FIRST["go_fish"]), lambda: bia.patch("/v1/me", {"name": "Bibi"}),
                   lambda: ana.post(f"{path}/resign")):
        asked = [environ(url, bearer(ana), etag_of(url, bearer(ana))) for url in (path, INBOXES[0])]
        assert all(held_against(given, app) for given in asked)
        change()
        for given in asked:
            assert decide(given) is None
            assert answered(app, given)[0] == "200 OK"


def test_a_rematch_shows_at_once_in_the_match_before(ana, bia):
    path, app = f"/v1/matches/{ended(ana, bia)}", UnchangedFirst(DJANGO)
    given = environ(path, bearer(bia), etag_of(path, bearer(bia)))
    assert held_against(given, app)
    ana.post(f"{path}/rematch")
    assert decide(given) is None
    assert answered(app, given)[0] == "200 OK"


def test_a_token_that_ends_opens_nothing_from_then_on(ana, bia):
    path, app = f"/v1/matches/{arranged(ana, bia)}", UnchangedFirst(DJANGO)
    given, token = environ(path, bearer(ana), etag_of(path, bearer(ana))), PlayerToken.objects.filter(player=ana.player["id"])
    moments = {"expires_at": (timezone.now() - timedelta(seconds=1), None), "revoked_at": (timezone.now(), None)}
    for name, (closed, opened_again) in moments.items():
        assert held_against(given, app)
        token.update(**{name: closed})
        assert not held_against(given, app)
        assert answered(app, given)[0].startswith("401")
        token.update(**{name: opened_again})
    token.delete()
    assert answered(app, given)[0].startswith("401")


def test_the_first_use_of_a_day_is_noted(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}"
    given, token = environ(path, bearer(ana), etag_of(path, bearer(ana))), PlayerToken.objects.get(player=ana.player["id"])
    PlayerToken.objects.update(last_used_on=token.last_used_on - timedelta(days=1))
    assert decide(given) is None
    assert answered(application, given)[0].startswith("304")
    token.refresh_from_db()
    assert token.last_used_on == timezone.now().date()
    assert decide(given) is not None


def test_the_heart_beats_under_polls_alone(ana, bia, settings):
    path = f"/v1/matches/{arranged(ana, bia)}"
    settings.PULSE_SECONDS = 0
    assert decide(environ(path, bearer(ana), etag_of(path, bearer(ana)))) is None


def test_a_database_that_fails_is_left_to_django(ana, bia, monkeypatch):
    path = f"/v1/matches/{arranged(ana, bia)}"
    given = environ(path, bearer(ana), etag_of(path, bearer(ana)))

    def fail(*_):
        raise OSError

    monkeypatch.setattr("games.matches.glance._ASK", {"sqlite": fail, "postgresql": fail})
    assert answered(UnchangedFirst(DJANGO), given)[0].startswith("304")


def test_where_requests_are_limited_one_in_a_hundred_pays_for_the_others(ana, bia, settings):
    path = f"/v1/matches/{arranged(ana, bia)}"
    given, paid = environ(path, bearer(ana), etag_of(path, bearer(ana))), []

    def django(asked, start_response):
        paid.append(asked.get(UNPAID, 0))
        return DJANGO(asked, start_response)

    app, settings.RATE_LIMITS = UnchangedFirst(django), True
    for _ in range(201):
        assert answered(app, given)[0].startswith("304")
    assert paid == [0, 99, 99]


def test_what_a_token_is_worth_hangs_on_nothing_that_the_short_way_does_not_know():
    """A new column here: does `games.matches.glance` honour it?"""
    assert {field.name for field in PlayerToken._meta.fields} == {
        "id", "digest", "prefix", "created_at", "expires_at", "revoked_at", "last_used_on", "player"}
    assert {field.name for field in Player._meta.fields} == {"id", "name", "app", "external_id", "created_at", "erased_at"}
