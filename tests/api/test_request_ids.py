"""An id for every request: the client's own where it is well formed, in the answer, in problems, and in the log."""
import logging

import pytest

from fishing.wsgi import application
from games import tracing
from tests.api.caller import Caller
from tests.api.playing import arranged
from tests.api.test_unchanged import answered, bearer, environ, etag_of


@pytest.mark.parametrize("sent", ["0192b0a0-0000-7000-8000-000000000000", "a" * 64, "trace.12-3", "ABCDEFGH"])
@pytest.mark.parametrize(("method", "path"), [("GET", "/v1/games"), ("GET", "/v1/nowhere"), ("PUT", "/v1/me"), ("GET", "/v1/me"),
                                              ("OPTIONS", "/v1/me"), ("HEAD", "/v1/games"), ("GET", "/healthz")])
def test_what_a_client_sends_is_answered(anybody, method, path, sent):
    assert anybody.call(method, path, X_Request_Id=sent).headers["X-Request-Id"] == sent


@pytest.mark.parametrize("sent", ["", "short", "a" * 65, "fpt_" + "0" * 48, "with space", "a\tb-------", "ünïcödé-", '{"a":1}--'])
def test_what_is_not_well_formed_is_replaced(anybody, sent):
    assert anybody.get("/v1/me", X_Request_Id=sent)["request_id"] != sent


def test_without_one_each_request_has_its_own(anybody):
    assert len({anybody.get("/v1/games").headers["X-Request-Id"] for _ in range(5)}) == 5


def test_a_fault_of_ours_is_told_by_its_id_to_client_and_log(anybody, monkeypatch, caplog):
    monkeypatch.setattr("api.catalogue.game_body", lambda *_: 1 / 0)
    seen = []
    monkeypatch.setattr("api.middleware.logger.error", lambda *_, **__: seen.append(tracing.current()["request_id"]))
    answer = anybody.get("/v1/games", X_Request_Id="of-the-fault")
    assert (answer.status, answer["request_id"], seen) == (500, "of-the-fault", ["of-the-fault"])


def test_a_304_before_django_has_its_own_too(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}"
    etag = etag_of(path, bearer(ana))
    said = [dict(answered(application, environ(path, bearer(ana), etag, HTTP_X_REQUEST_ID=sent))[1])["x-request-id"]
            for sent in ("first-of-all", "the-second", "the-third", "", "fpt_" + "0" * 48)]
    assert said[:3] == ["first-of-all", "the-second", "the-third"]
    assert len({*said}) == 5
    assert all(tracing.SHAPE.fullmatch(one) for one in said)


def test_one_line_a_request_with_the_template_of_its_address_and_nothing_secret(ana, bia, caplog):
    path = f"/v1/matches/{arranged(ana, bia)}"
    caplog.set_level(logging.DEBUG)
    caplog.clear()
    for method, asked, route, status in (
            ("GET", f"{path}?invite=s3cret", "v1/matches/<uuid:match_id>", 400), ("GET", path, "v1/matches/<uuid:match_id>", 200),
            ("GET", "/v1/s3cret", "other", 404), ("GET", "/healthz", "healthz", 200)):
        ana.call(method, asked)
        line, = [record for record in caplog.records if record.name == "api.seen"]
        assert (line.method, line.route, line.status) == (method, route, status)
        assert getattr(line, "player", None) == (ana.player["id"] if "match" in route else None)
        assert not {"s3cret", ana.token} & {part for value in line.__dict__.values() for part in str(value).split("=")}
        assert line.levelno == (logging.DEBUG if route == "healthz" else logging.INFO)
        caplog.clear()


def test_a_moderators_page_asks_for_nobody(db, django_assert_num_queries):
    with django_assert_num_queries(0):
        assert Caller()._client.get("/admin/login/").status_code == 200
