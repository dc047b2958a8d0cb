"""Limits: honest numbers on every answer, budgets of their own, open when the counter is away, not fooled by a header."""
import pytest
from django.test import RequestFactory

from api import limits
from tests.api.caller import Caller, guest


@pytest.fixture(autouse=True)
def tight(settings):
    """Three of everything."""
    settings.RATE_LIMITS = True
    settings.REDIS_URL = ""                                  # a count of this test's own
    settings.LIMITS = {"polls": "3/minute", "moves": "3/minute", "creation": "3/hour", "guests": "3/hour", "backends": "3/minute",
                       "oauth": "3/minute", "sign_ins": "3/minute"}
    limits.limiter.cache_clear()
    yield
    limits.limiter.cache_clear()


@pytest.fixture
def zoe(db, settings):
    return guest("Zoé")


def new_match(caller):
    return caller.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]})


def test_each_answer_says_what_is_left(zoe):
    first, second = zoe.get("/v1/me"), zoe.get("/v1/me")
    assert first.headers["RateLimit-Policy"] == '"polls";q=3;w=60'
    assert first.headers["RateLimit"].startswith('"polls";r=2;t=')
    assert second.headers["RateLimit"].startswith('"polls";r=1;t=')


def test_when_it_is_spent_the_answer_says_how_long_to_wait(zoe):
    answers = [zoe.get("/v1/me") for _ in range(5)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[3].code == "too_many_requests"
    assert 1 <= int(answers[3].headers["Retry-After"]) <= 60
    assert answers[3].headers["RateLimit"].startswith('"polls";r=0;t=')


def test_polls_do_not_eat_moves(zoe):
    match_id = new_match(zoe)["id"]
    for _ in range(5):
        zoe.get("/v1/me")
    assert zoe.get("/v1/me").status == 429
    assert zoe.delete(f"/v1/matches/{match_id}/seats/me").status == 204


def test_a_304_costs_a_tenth(zoe):
    match_id = new_match(zoe)["id"]
    etag = zoe.get(f"/v1/matches/{match_id}").headers["ETag"]
    polls = [zoe.get(f"/v1/matches/{match_id}", If_None_Match=etag).status for _ in range(25)]
    assert polls == [304] * 20 + [429] * 5


def test_opening_matches_has_a_budget_of_its_own(zoe):
    assert [new_match(zoe).status for _ in range(5)] == [201, 201, 201, 429, 429]
    assert zoe.get("/v1/me").status == 200


def test_players_are_counted_apart(zoe):
    for _ in range(4):
        zoe.get("/v1/me")
    assert guest("Ana").get("/v1/me").status == 200


def test_guests_are_counted_by_address_whatever_the_client_says_of_it(db):
    statuses = [Caller().post("/v1/guests", {}, X_Forwarded_For=f"10.0.0.{number}").status for number in range(5)]
    assert statuses == [201, 201, 201, 429, 429]


@pytest.mark.parametrize(("proxies", "forwarded", "peer", "address"), [
    (0, "1.2.3.4", "9.9.9.9", "9.9.9.9"),
    (1, "6.6.6.6, 1.2.3.4", "9.9.9.9", "1.2.3.4"),
    (2, "6.6.6.6, 1.2.3.4, 8.8.8.8", "9.9.9.9", "1.2.3.4"),
    (1, "", "9.9.9.9", "9.9.9.9"),
    (1, "rubbish", "9.9.9.9", "rubbish"),
    (0, "", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
])
def test_the_address_is_what_our_own_proxies_say(settings, proxies, forwarded, peer, address):
    settings.TRUSTED_PROXIES = proxies
    assert limits.address_of(RequestFactory().get("/", HTTP_X_FORWARDED_FOR=forwarded, REMOTE_ADDR=peer)) == address


def test_probes_are_not_counted(db):
    assert {Caller().get("/healthz").status for _ in range(9)} == {200}


def test_without_redis_it_goes_on_and_counts_for_itself(zoe, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    limits.limiter.cache_clear()
    assert [zoe.get("/v1/me").status for _ in range(4)] == [200, 200, 200, 429]


def test_the_table_is_published(zoe):
    table = zoe.get("/v1/limits", Accept_Language="pt-BR")
    assert table["enforced"] is True
    assert {line["budget"]: (line["requests"], line["seconds"]) for line in table["limits"]} == {
        "polls": (3, 60), "moves": (3, 60), "creation": (3, 3600), "backends": (3, 60), "guests": (3, 3600),
        "oauth": (3, 60), "sign_ins": (3, 60)}


def test_it_is_off_where_the_service_says_so(zoe, settings):
    settings.RATE_LIMITS = False
    answers = [zoe.get("/v1/me") for _ in range(9)]
    assert {answer.status for answer in answers} == {200}
    assert "RateLimit" not in answers[0].headers
    assert zoe.get("/v1/limits")["enforced"] is False
