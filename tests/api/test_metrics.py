"""/metrics: who may read it, and what is counted when. Counts of this process are looked at, for others of the suite share its folder."""
from datetime import timedelta

import pytest
from django.db import OperationalError, connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from fishing.wsgi import application
from games.matches import clock, figures
from games.matches.models import Match
from tests.api.caller import Caller
from tests.api.playing import FIRST, arranged, begun, opened
from tests.api.test_unchanged import DJANGO, answered, bearer, environ, etag_of

TOKEN = "of-the-operator's"


def count(name, **labels):
    return REGISTRY.get_sample_value(name, labels) or 0


def commands(game, by, outcome):
    return count("fishing_commands_total", game=game, by=by, outcome=outcome)


def scrape(settings, **headers):
    settings.METRICS_TOKEN = TOKEN
    answer = Caller().get("/metrics", Authorization=f"Bearer {TOKEN}", **headers)
    assert answer.status == 200
    return {sample.name: sample.value for family in text_string_to_metric_families(answer.raw.decode()) for sample in family.samples}


@pytest.mark.parametrize(("token", "debug", "sent", "status"), [
    ("", False, None, 404), ("", False, "Bearer ", 404), ("", True, None, 200), (TOKEN, True, None, 401), (TOKEN, False, None, 401),
    (TOKEN, False, "Bearer wrong", 401), (TOKEN, False, TOKEN, 401), (TOKEN, False, "Bearer ", 401),
    (TOKEN, False, f"Bearer {TOKEN}", 200)])
def test_it_is_closed_but_to_who_has_the_token(anybody, settings, token, debug, sent, status):
    settings.METRICS_TOKEN, settings.DEBUG = token, debug
    answer = anybody.get("/metrics", **({"Authorization": sent} if sent else {}))
    assert answer.status == status
    assert (b"# HELP fishing_" in answer.raw) == (status == 200)


def test_a_players_token_does_not_open_it(ana, settings):
    settings.METRICS_TOKEN = TOKEN
    assert ana.get("/metrics").code == "metrics_token_needed"


@pytest.mark.parametrize(("accept", "kind"), [
    (None, "text/plain"), ("text/html", "text/plain"), ("text/plain;version=0.0.4;q=0.5,*/*;q=0.1", "text/plain")])
def test_it_is_text_whatever_is_asked_for(anybody, settings, accept, kind):
    settings.METRICS_TOKEN = TOKEN
    answer = anybody.get("/metrics", Authorization=f"Bearer {TOKEN}", **({"Accept": accept} if accept else {}))
    assert answer.headers["Content-Type"].startswith(kind)


def test_requests_are_counted_by_template_and_status_also_where_django_is_not_asked(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}"
    etag, route = etag_of(path, bearer(ana)), "v1/matches/<uuid:match_id>"
    given = environ(path, bearer(ana), etag)
    for app in (DJANGO, application, application, application):
        before = count("fishing_requests_total", method="GET", route=route, status="304")
        assert answered(app, given)[0].startswith("304")
        assert count("fishing_requests_total", method="GET", route=route, status="304") == before + 1
    before = count("fishing_requests_total", method="GET", route="v1/me/matches", status="304")
    inbox = environ("/v1/me/matches", bearer(ana), etag_of("/v1/me/matches", bearer(ana)))
    for _ in range(3):
        assert answered(application, inbox)[0].startswith("304")
    assert count("fishing_requests_total", method="GET", route="v1/me/matches", status="304") == before + 3


def test_no_client_makes_a_label(anybody):
    for method, path in (("BREW", "/v1/games"), ("GET", "/v1/s3cret"), ("GET", "/s3cret?s3cret")):
        anybody.call(method, path)
    labels = [label for family in REGISTRY.collect() for sample in family.samples for label in sample.labels.values()]
    assert "other" in labels
    assert not [label for label in labels if "BREW" in label or "s3cret" in label]


@pytest.mark.django_db(transaction=True)
def test_commands_are_counted_by_outcome_and_events_by_type(ana, bia, settings):
    path = f"/v1/matches/{arranged(ana, bia)}"
    outcomes = ("accepted", "replayed", "not_your_turn", "stale_version")
    before = {outcome: commands("go_fish", "player", outcome) for outcome in outcomes}
    events = count("fishing_events_total", game="go_fish", type="asked")
    assert ana.post(f"{path}/commands", FIRST["go_fish"], Idempotency_Key="once").status == 201
    assert ana.post(f"{path}/commands", FIRST["go_fish"], Idempotency_Key="once").status == 201
    waits = bia if ana.get(path)["awaiting"][0]["seat"] == 0 else ana
    assert waits.post(f"{path}/commands", FIRST["go_fish"]).code == "not_your_turn"
    assert bia.post(f"{path}/commands", {**FIRST["go_fish"], "expected_version": 1}).status == 409
    found = {outcome: commands("go_fish", "player", outcome) - before[outcome] for outcome in outcomes}
    assert found == dict.fromkeys(outcomes, 1)
    assert count("fishing_events_total", game="go_fish", type="asked") == events + 1


@pytest.mark.django_db(transaction=True)
def test_what_is_rolled_back_is_not_counted(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}"
    before = commands("go_fish", "player", "accepted")
    with transaction.atomic():
        assert ana.post(f"{path}/commands", FIRST["go_fish"]).status == 201
        transaction.set_rollback(True)
    assert commands("go_fish", "player", "accepted") == before


@pytest.mark.django_db(transaction=True)
def test_what_the_clock_plays_is_the_clocks(ana, bia):
    match_id, before = begun(ana, bia), commands("go_fish", "clock", "accepted")
    later = timezone.now() + timedelta(days=30)
    clock.settle(match_id=Match.objects.get(pk=match_id).pk, now=later)
    assert commands("go_fish", "clock", "accepted") == before + 1


def test_the_figures_of_the_database_are_those_of_now(ana, bia, settings):
    settings.REDIS_URL = ""
    opened(ana)
    match_id = begun(ana, bia)
    found = scrape(settings)
    assert (found["fishing_overdue_turns"], found["fishing_sweep_lag_seconds"]) == (0, 0)
    assert "fishing_queue_length" not in found
    long_ago = timezone.now() - timedelta(seconds=100)
    Match.objects.filter(pk=match_id).update(due_at=long_ago)
    Match.objects.get(pk=match_id).seats.exclude(deadline=None).update(deadline=long_ago)
    found = scrape(settings)
    assert found["fishing_overdue_turns"] == 1
    assert 99 < found["fishing_sweep_lag_seconds"] < 200


def test_a_scrape_costs_the_database_four_statements(ana, settings):
    settings.REDIS_URL = ""
    with CaptureQueriesContext(connection) as asked:
        scrape(settings)
    assert len(asked) == 4


def test_without_database_and_broker_a_scrape_says_so(anybody, settings, monkeypatch):
    settings.METRICS_TOKEN, settings.REDIS_URL = TOKEN, "redis://127.0.0.1:1/0"

    def away():
        raise OperationalError("password=hunter2")

    monkeypatch.setattr(figures, "swept_at", away)
    raw = anybody.get("/metrics", Authorization=f"Bearer {TOKEN}").raw.decode()
    assert 'fishing_reachable{part="database"} 0.0' in raw
    assert 'fishing_reachable{part="broker"} 0.0' in raw
    assert "hunter2" not in raw
    assert "fishing_matches" not in raw
