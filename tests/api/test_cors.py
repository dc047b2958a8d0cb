"""Web teams: any origin may call, send our headers and read our headers, on errors too; a preflight needs no credential."""
import pytest
from django.conf import settings

from tests.api.caller import Caller

ORIGIN = "https://game.example"


def preflight(path, method, *headers):
    return Caller()._client.options(path, headers={"Origin": ORIGIN, "Access-Control-Request-Method": method,
                                                   "Access-Control-Request-Headers": ", ".join(headers)})


@pytest.mark.parametrize(("path", "method"), [
    ("/v1/guests", "POST"), ("/v1/me", "PATCH"), ("/v1/me", "DELETE"), ("/v1/matches", "GET"), ("/v1/nowhere", "POST")])
def test_a_preflight_is_answered_without_a_credential(db, path, method):
    answer = preflight(path, method, "authorization", "content-type", "idempotency-key", "if-match", "if-none-match", "prefer", "x-app-key")
    assert answer.status_code == 200
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert method in answer["Access-Control-Allow-Methods"]
    allowed = answer["Access-Control-Allow-Headers"]
    assert all(name in allowed for name in ("authorization", "idempotency-key", "if-match", "if-none-match", "prefer", "x-app-key"))
    assert int(answer["Access-Control-Max-Age"]) > 3_600


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/v1/games", 200), ("GET", "/v1/me", 401), ("GET", "/v1/nowhere", 404), ("PUT", "/v1/me", 405), ("POST", "/v1/guests", 415),
    ("GET", "/healthz", 200)])
def test_every_answer_can_be_read_errors_too(anybody, method, path, status):
    answer = anybody.call(method, path, raw=b"x" if status == 415 else None, content_type="text/plain", Origin=ORIGIN)
    assert answer.status == status
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    exposed = answer.headers["Access-Control-Expose-Headers"]
    assert all(name in exposed for name in settings.CORS_EXPOSE_HEADERS)


def test_the_schema_can_be_read_too(db):
    answer = Caller()._client.get("/openapi.yaml", headers={"Origin": ORIGIN})
    answer.close()
    assert answer["Access-Control-Allow-Origin"] == "*"


def test_a_fault_of_ours_can_be_read_too(anybody, monkeypatch):
    monkeypatch.setattr("api.catalogue.game_body", lambda *_: 1 / 0)
    answer = anybody.get("/v1/games", Origin=ORIGIN)
    assert (answer.status, answer.headers["Access-Control-Allow-Origin"]) == (500, "*")


def test_credentials_are_never_cookies(anybody):
    assert "Access-Control-Allow-Credentials" not in anybody.get("/v1/games", Origin=ORIGIN).headers


def test_every_header_of_ours_is_exposed(ana):
    """Whatever the API sets beyond what browsers show anyway."""
    safelisted = {"Cache-Control", "Content-Language", "Content-Length", "Content-Type", "Expires", "Last-Modified", "Pragma"}
    unseen = {"Vary", "X-Frame-Options", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy", "Allow"}
    made = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]})
    for answer in (made, ana.get("/v1/me/matches"), Caller().get("/v1/me")):
        assert set(answer.headers) - safelisted - unseen <= set(settings.CORS_EXPOSE_HEADERS)


def test_admin_and_pages_are_not_for_other_origins(db):
    assert "Access-Control-Allow-Origin" not in Caller()._client.get("/docs", headers={"Origin": ORIGIN})
