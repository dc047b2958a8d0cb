"""What a client team may know of its app: counted request by request, its own and nobody else's, and no secret in it."""
import re
import uuid
from datetime import timedelta

import pytest
from django.db import DatabaseError, connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from api import limits
from fishing.wsgi import application
from games.players.models import PlayerToken
from games.usage import gathering, tasks, writing
from games.usage.models import NOBODY, Count, Trouble
from tests.api.caller import Caller, guest
from tests.api.playing import FIRST, arranged, begun
from tests.api.teams import Team
from tests.api.test_unchanged import DJANGO, answered, bearer, environ, etag_of

MATCH = "/v1/matches/{match_id}"
NONE = "01930000-0000-7000-8000-000000000000"
SECRET = re.compile(r"f[ps][tk]_[0-9a-f]{12,}")


@pytest.fixture(autouse=True)
def _from_nothing(db):
    gathering.gathered.take()                                # what other tests of this process have left


@pytest.fixture
def team():
    return Team()


def told(team, path="usage", **headers):
    """What the team is told now; all that was counted until now is written."""
    writing.write()
    answer = team.backend.get(f"/v1/app/{path}", **headers)
    assert answer.status == 200, answer
    return answer


def lines(team):
    """Requests by method, route, status and code, without those of `told`."""
    return {(line["method"], line["route"], line["status"], line["code"]): line["requests"] for line in told(team)["lines"]
            if not line["route"].startswith("/v1/app")}


def problems(team, query="", **headers):
    return told(team, f"problems{query}", **headers)["items"]


# --- counts -------------------------------------------------------------------------------------------------------------------------

def test_every_request_of_an_app_counts_by_address_and_outcome_whoever_makes_it(team):
    ana, gil = team.player(), team.guest()
    match_id = arranged(ana, gil)
    for _ in range(3):
        ana.get(f"/v1/matches/{match_id}")
    assert gil.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"]).code == "not_your_turn"
    ana.get("/v1/me?x=1")
    ana.call("HEAD", f"/v1/matches/{NONE}")
    ana.get("/v1/nowhere")
    found = lines(team)
    assert found["GET", MATCH, 200, None] >= 3
    assert {line: number for line, number in found.items() if line[2] >= 400 or "matches" not in line[1]} == {
        ("POST", "/v1/players", 201, None): 1, ("POST", "/v1/players/{player_id}/tokens", 201, None): 1,
        ("POST", "/v1/guests", 201, None): 1, ("POST", f"{MATCH}/commands", 409, "not_your_turn"): 1,
        ("GET", "/v1/me", 400, "invalid_query"): 1, ("HEAD", MATCH, 404, "match_not_found"): 1, ("GET", "other", 404, "not_found"): 1}


def test_a_304_counts_whoever_gives_it(team):
    ana = team.player()
    path = f"/v1/matches/{begun(ana, team.guest())}"
    etag = etag_of(path, bearer(ana))
    inbox = environ("/v1/me/matches", bearer(ana), etag_of("/v1/me/matches", bearer(ana)))
    given = environ(path, bearer(ana), etag)
    for app in (DJANGO, application, application, application):
        assert answered(app, given)[0].startswith("304")
    for _ in range(3):
        assert answered(application, inbox)[0].startswith("304")
    found = lines(team)
    assert found["GET", MATCH, 304, None] == 4
    assert found["GET", "/v1/me/matches", 304, None] == 3


def test_a_304_of_somebody_without_an_app_is_nobodys(ana, bia, team):
    path = f"/v1/matches/{begun(ana, bia)}"
    for authorization in (bearer(ana), None):
        given = environ(path, authorization, etag_of(path, authorization))
        for _ in range(3):
            assert answered(application, given)[0].startswith("304")
    assert lines(team) == {}
    assert Count.objects.get(app=NOBODY, status=304).count == 6


def test_what_is_counted_twice_is_added_and_hours_are_told_apart(team):
    ana = team.player()
    for _ in range(2):
        ana.get("/v1/me")
        ana.get("/v1/me?x=1")
        writing.write()
    Count.objects.filter(status=400).update(hour=timezone.now().replace(minute=0, second=0, microsecond=0) - timedelta(hours=2))
    now, day = told(team, "usage?hours=1"), told(team, "usage?hours=3")
    assert [(line["requests"], line["status"]) for line in day["lines"] if line["route"] == "/v1/me"] == [(2, 200), (2, 400)]
    assert not [line for line in now["lines"] if line["status"] == 400]
    assert [(hour["requests"], hour["errors"]) for hour in day["hours"]] == [(2, 2), (day["requests"] - 2, 0)]
    assert day["errors"] == 2


def test_an_app_sees_its_own_and_nobody_elses(team, ana):
    rivals = Team("Rivals")
    theirs = rivals.guest()
    for caller in (theirs, ana, Caller(), Caller("fpt_" + "0" * 48)):
        caller.get(f"/v1/matches/{NONE}", X_Request_Id="of-somebody-else")
    assert lines(team) == {}
    assert problems(team) == problems(team, "?request_id=of-somebody-else") == []
    [theirs_alone] = problems(rivals)
    assert problems(team, f"?cursor={uuid.UUID(int=2**128 - 1)}") == []
    assert theirs_alone["player"] == theirs.player["id"]
    writing.write()
    assert sorted(Trouble.objects.values_list("app", "status")) == sorted([(NOBODY, 404), (NOBODY, 404), (NOBODY, 401),
                                                                         (rivals.app.pk, 404)])


def test_a_guest_who_is_claimed_counts_for_the_app_from_then_on(team, ana):
    ana.get("/v1/me")
    team.backend.post("/v1/players", {"external_id": "u-1", "claim": ana.token})
    ana.get("/v1/me")
    assert lines(team)["GET", "/v1/me", 200, None] == 1


def test_pages_and_probes_are_nobodys_requests(client, team):
    for path in ("/healthz", "/docs", "/admin/login/", "/static/docs/guide.css", "/nowhere"):
        client.get(path).close()
    assert not gathering.gathered.take()[0]


# --- problems -----------------------------------------------------------------------------------------------------------------------

def test_a_request_id_answers_what_was_asked_by_whom_and_what_came_of_it(team):
    ana, gil = team.player(), team.guest()
    match_id = arranged(ana, gil)
    refused = gil.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"], User_Agent="Pescaria/2.1 (Android 16)")
    ana.get("/v1/me?x=1")
    [found] = problems(team, f"?request_id={refused['request_id']}", Accept_Language="pt-BR")
    assert {name: found[name] for name in ("method", "route", "status", "code", "match", "player", "client", "request_id")} == {
        "method": "POST", "route": f"{MATCH}/commands", "status": 409, "code": "not_your_turn", "match": match_id,
        "player": gil.player["id"], "client": "Pescaria/2.1 (Android 16)", "request_id": refused["request_id"]}
    kind = Caller().get("/v1/problems/not_your_turn", Accept_Language="pt-BR")
    assert {name: found[name] for name in ("title", "detail", "retry", "what_to_do")} == {
        name: kind[name] for name in ("title", "detail", "retry", "what_to_do")}


@pytest.mark.parametrize(("change", "code"), [
    ({"revoked_at": timezone.now()}, "revoked_token"), ({"expires_at": timezone.now() - timedelta(days=1)}, "expired_token")])
def test_a_token_that_has_ended_is_a_problem_of_its_app(team, change, code):
    ana = team.player()
    PlayerToken.objects.filter(player=ana.player["id"]).update(**change)
    assert ana.get("/v1/me").code == code
    [found] = problems(team)
    assert (found["code"], found["player"]) == (code, ana.player["id"])


def test_nothing_secret_is_kept(team):
    ana, others = team.player(), "fpt_" + "a" * 48
    ana.post("/v1/matches", {"game": others, "seats": []}, User_Agent=f"app {others} {team.secret}\x00 " + "x" * 300)
    ana.get(f"/v1/players/{others}?token={others}", X_Request_Id=others)
    Caller(X_App_Key=team.secret).post("/v1/guests", {"name": others})
    writing.write()
    kept = str([*Count.objects.values(), *Trouble.objects.values()])
    assert len(Trouble.objects.all()) == 3
    assert not SECRET.search(kept)
    assert max(len(client) for client in Trouble.objects.values_list("client", flat=True)) == 120


def test_pages_of_problems_meet_end_to_end(team):
    ana = team.player()
    ids = [ana.get("/v1/me?x=1")["request_id"] for _ in range(5)]
    found, cursor = [], ""
    while cursor is not None:
        page = told(team, f"problems?limit=2{cursor}")
        found += [item["request_id"] for item in page["items"]]
        cursor = page["next_cursor"] and f"&cursor={page['next_cursor']}"
    assert found == ids[::-1]


@pytest.mark.parametrize("query", ["usage?hours=0", "usage?hours=169", "usage?hours=x", "problems?limit=101", "problems?cursor=x",
                                   "problems?request_id=short", "problems?request_id=fsk_0000000000"])
def test_a_query_that_is_none_is_refused(team, query):
    assert team.backend.get(f"/v1/app/{query}").code == "invalid_query"


def test_of_each_app_the_latest_are_kept(team, monkeypatch):
    monkeypatch.setattr(writing, "TROUBLES_KEPT", 3)
    ana, rivals = team.player(), Team("Rivals")
    other = rivals.guest().get("/v1/me?x=1")["request_id"]
    ids = []
    for _ in range(3):
        ids += [ana.get("/v1/me?x=1")["request_id"] for _ in range(2)]
        writing.write()
    assert [item["request_id"] for item in problems(team)] == ids[:2:-1]
    assert [item["request_id"] for item in problems(rivals)] == [other]


def test_who_is_erased_takes_their_problems_along(team):
    ana, gil = team.player(), team.guest()
    ana.get("/v1/me?x=1")
    writing.write()
    ana.get("/v1/me?x=2")                                    # not written yet
    gil.get("/v1/me?x=3")
    assert len(ana.get("/v1/me/export")["problems"]) == 1
    assert ana.delete("/v1/me").status == 204
    assert [item["player"] for item in problems(team)] == [gil.player["id"]]


# --- the app, its keys and limits ---------------------------------------------------------------------------------------------------

def test_an_app_is_told_its_keys_quotas_and_players_and_no_key(settings):
    settings.RATE_LIMITS, settings.REDIS_URL = True, ""
    limits.limiter.cache_clear()
    team = Team(guests_a_day=5)
    team.guest(), team.guest(), team.player()
    found = team.backend.get("/v1/app")
    again = team.backend.get("/v1/app")
    limits.limiter.cache_clear()
    assert (found["name"], found["kind"], found["players"]) == ("Pescaria", "live", 3)
    assert {(key["id"], key["kind"]) for key in found["keys"]} == {(team.secret[:12], "secret"), (team.publishable[:12], "publishable")}
    assert [(quota["quota"], quota["limit"], quota["used"]) for quota in found["quotas"]] == [
        ("guests_of_app", 5, 2), ("players_of_app", None, None)]
    left = {budget["budget"]: budget["requests"] - budget["remaining"] for budget in found["budgets"]}
    assert left == {"polls": 0, "backends": 2}, "who looks spends nothing but the look"
    assert [budget["requests"] - budget["remaining"] for budget in again["budgets"]] == [1, 2]
    assert team.secret not in found.raw.decode()
    assert team.publishable not in found.raw.decode()


# --- what it costs and how it lasts -------------------------------------------------------------------------------------------------

def test_counting_asks_nothing_of_the_database_and_writing_little(team):
    ana = team.player()
    writing.write()
    with CaptureQueriesContext(connection) as asked:
        ana.get("/v1/me")
    assert not [query for query in asked if "usage_" in query["sql"]]
    for _ in range(20):
        ana.get("/v1/me"), ana.get("/v1/me?x=1")
    with CaptureQueriesContext(connection) as asked:
        writing.write()
    assert len(asked) <= 7
    with CaptureQueriesContext(connection) as asked:
        writing.write()
    assert not asked.captured_queries, "nothing new"


def test_while_the_database_is_away_what_was_counted_waits_and_nothing_is_doubled(team, monkeypatch, caplog):
    ana = team.player()
    ana.get("/v1/me?x=1")

    def away(_):
        raise DatabaseError("password=hunter2")

    with monkeypatch.context() as patched:
        patched.setattr(writing, "_keep", away)              # the counts were added by then: they are taken back
        writing.write()
        ana.get("/v1/me?x=1")
        writing.write()
    assert "hunter2" not in caplog.text
    assert lines(team)["GET", "/v1/me", 400, "invalid_query"] == 2
    assert len(problems(team)) == 2


def test_memory_is_bounded_while_nothing_can_be_written():
    kept = gathering.Gathered()
    for number in range(3 * gathering.AT_ONCE):
        kept.keep(gathering.Kept(uuid.uuid4(), NOBODY, timezone.now(), f"number-{number}", "GET", "other", 404, "", None, None, ""))
        if number % 150 == 0:
            kept.give_back(*kept.take())
    _, troubles = kept.take()
    assert [trouble.request_id for trouble in troubles] == [f"number-{number}" for number in range(2 * gathering.AT_ONCE,
                                                                                                   3 * gathering.AT_ONCE)]


def test_what_is_old_is_forgotten(team):
    guest().get("/v1/me?x=1")
    team.guest().get("/v1/me?x=1")
    writing.write()
    now = timezone.now()
    Count.objects.filter(app=NOBODY).update(hour=now - timedelta(days=7, minutes=1))
    Trouble.objects.filter(app=NOBODY).update(at=now - timedelta(days=7, minutes=1))
    tasks.forget_usage()
    assert set(Count.objects.values_list("app", flat=True)) == set(Trouble.objects.values_list("app", flat=True)) == {team.app.pk}
