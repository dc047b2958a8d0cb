"""Every error is a problem document (RFC 9457), whoever makes it: a view, Django, or a fault of ours."""
import json
from unittest.mock import patch

import pytest
from django.db import OperationalError

from api import catalogue, problems
from games.matches import errors as match_errors
from games.rulebook import errors as rule_errors
from tests.api.playing import arranged, begun
from tests.api.routes import DELETES, MATCH, OWN_READS, PUBLIC_READS, READS, WRITES, at

ANYWHERE = ["/", "/v1", "/v1/", "/v2/games", "/v1/game", "/v1/games/", "/v1/matches/", "/v1/me/", "/V1/games", "/healthz/",
            "/openapi.json", "/v1/games/go_fish/", "/v1/games/a%00b", "/v1/games/%ff", "/v1/games/go fish", "/v1/games/a.b",
            "//v1/games", "/v1//games", "/v1/../v1/games", "/favicon.ico", "/.env", "/%2e%2e/etc/passwd", "/v1/matches/me"]
EVERYWHERE = sorted({*(path for _, path, _ in WRITES), *READS, *DELETES})
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.mark.parametrize("path", ANYWHERE)
@pytest.mark.parametrize("method", METHODS)
def test_an_address_that_is_not_there_is_404_and_never_a_redirect(anybody, method, path):
    answer = anybody.call(method, path, {"name": "A"} if method in ("POST", "PUT", "PATCH") else None)
    assert answer.status == 404
    assert answer.code in ("not_found", "game_not_found")


@pytest.mark.parametrize("path", EVERYWHERE)
def test_a_slash_too_many_is_404(ana, bia, path):
    match_id = begun(ana, bia)
    for method in METHODS:
        assert ana.call(method, f"{at(path, match_id)}/", None).status == 404


@pytest.mark.parametrize("path", [*EVERYWHERE, "/healthz", "/readyz", "/openapi.yaml"])
def test_another_method_is_405_and_says_which_are_known(ana, bia, path):
    path = at(path, begun(ana, bia))
    answer = ana.call("TRACE", path)
    assert (answer.status, answer.code) == (405, "method_not_allowed")
    known = {method.strip() for method in answer.headers["Allow"].split(",")}
    assert "TRACE" not in known
    for method in set(METHODS) - known:
        assert ana.call(method, path, {} if method != "GET" else None).status == 405
    assert "TRACE" in answer["detail"]


@pytest.mark.parametrize("path", READS)
def test_head_is_get_without_its_body(ana, bia, path):
    path = at(path, begun(ana, bia))
    whole, head = ana.get(path), ana.call("HEAD", path)
    assert (head.status, head.raw) == (200, b"")
    assert head.headers.get("ETag") == whole.headers.get("ETag") or path.endswith("matches")
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]


@pytest.mark.parametrize("path", [*READS, "/v1/guests", f"/v1/matches/{MATCH}/commands"])
def test_options_tells_the_methods_and_nothing_else(ana, bia, anybody, path):
    answer = anybody.call("OPTIONS", at(path, begun(ana, bia)))
    assert (answer.status, answer.raw) == (204, b"")
    assert "OPTIONS" in answer.headers["Allow"]


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("accept", ["text/html", "application/xml", "image/*", "text/html,application/xhtml+xml"])
def test_who_accepts_no_json_is_told_in_json(ana, bia, path, accept):
    answer = ana.get(at(path, begun(ana, bia)), Accept=accept)
    assert (answer.status, answer.code) == (406, "not_acceptable")


@pytest.mark.parametrize("path", [*PUBLIC_READS, *OWN_READS])
@pytest.mark.parametrize("accept", ["*/*", "application/json", "application/*", "text/html,application/xhtml+xml,*/*;q=0.8", "",
                                    "application/json; charset=utf-8", "nonsense", ",,,", "a/b/c", ";q=1", "*"])
def test_who_accepts_json_among_others_gets_it_and_nonsense_is_no_fault(ana, bia, path, accept):
    assert ana.get(at(path, begun(ana, bia)), Accept=accept).status in (200, 406)


def test_a_post_that_accepts_no_json_does_nothing(ana, bia):
    match_id = arranged(ana, bia)
    etag = ana.get(f"/v1/matches/{match_id}").headers["ETag"]
    assert ana.post(f"/v1/matches/{match_id}/resign", Accept="text/html").status == 406
    assert ana.get(f"/v1/matches/{match_id}").headers["ETag"] == etag


@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize("host", ["evil.example", "testserver:port", "a b", "", "[::1", "testserver@evil.example", "é"])
@pytest.mark.parametrize("path", ["/v1/games", "/v1/nowhere", "/healthz", "/"])
def test_a_host_that_is_not_ours_is_400(anybody, settings, debug, host, path):
    settings.DEBUG = debug
    answer = anybody.get(path, Host=host)
    assert (answer.status, answer.code) == (400, "bad_request")


@pytest.mark.parametrize("query", ["x=1", "=", "=1", "x", "%00=1", "%ff=%ff", "limit=1&limit=1",
                                   "&".join(f"a{n}=1" for n in range(2_000)),
                                   "page=1", "%F0%9F%90%9F=1", "game[$ne]=1"])
@pytest.mark.parametrize("path", READS)
def test_a_query_that_is_not_known_is_400(ana, bia, path, query):
    answer = ana.get(f"{at(path, begun(ana, bia))}?{query}")
    assert answer.status == 400
    assert answer.code in ("invalid_query", "bad_request")


@pytest.mark.parametrize("query", ["game=bridge", "game=a%00b", "game=%ff", "status=waiting", "status=OPEN",
                                   "cursor=x", "cursor=%00", "limit=0", "limit=101", "limit=1.0", "limit=1e1",
                                   "limit=0x1", "awaiting=me"])
def test_the_lobby_reads_its_query_strictly(anybody, query):
    answer = anybody.get(f"/v1/matches?{query}")
    assert (answer.status, answer.code) == (400, "invalid_query")
    assert query.split("=")[0] in answer["detail"]


@pytest.mark.parametrize("query", ["status=waiting", "awaiting=you", "limit=0", "limit=101", "game=go_fish"])
def test_the_inbox_reads_its_query_strictly(ana, query):
    assert ana.get(f"/v1/me/matches?{query}").code == "invalid_query"


@pytest.mark.parametrize("path", ["/v1/me", "/v1/tokens/current", f"/v1/matches/{MATCH}/seats/me"])
def test_a_deletion_reads_its_query_strictly(ana, bia, path):
    assert ana.delete(f"{at(path, begun(ana, bia))}?force=1").code == "invalid_query"
    assert ana.get("/v1/me").status == 200


@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize("fault", [ValueError("secret detail"), KeyError("secret detail"), RecursionError("secret detail"),
                                   AssertionError("secret detail"), UnicodeEncodeError("utf-8", "secret detail", 0, 1, "x")])
def test_a_fault_of_ours_is_500_and_tells_nothing_of_itself(anybody, settings, debug, fault, caplog):
    settings.DEBUG = debug
    with patch.object(catalogue, "game_body", side_effect=fault):
        answer = anybody.get("/v1/games/go_fish", Accept_Language="pt-BR")
    assert (answer.status, answer.code, answer.headers["Content-Language"]) == (500, "internal_error", "pt-BR")
    for word in ("secret", "Error", "Traceback", ".py", "game_body"):
        assert word not in answer.raw.decode()
    assert "GET /v1/games/go_fish failed" in caplog.text


@pytest.mark.parametrize("where", ["games.matches.selectors.position", "games.players.selectors.token_of"])
def test_a_database_out_of_reach_is_503_with_a_time_to_come_back(ana, bia, where):
    path = f"/v1/matches/{begun(ana, bia)}"
    with patch(where, side_effect=OperationalError("password=hunter2")):
        answer = ana.get(path)
    assert (answer.status, answer.code) == (503, "temporarily_unavailable")
    assert int(answer.headers["Retry-After"]) >= 1
    assert b"hunter2" not in answer.raw


def test_a_problem_has_the_members_of_the_rfc_and_is_not_kept(anybody):
    answer = anybody.get("/v1/games/bridge")
    assert answer.body.keys() == {"type", "title", "status", "detail", "code", "request_id"}
    assert answer["type"] == "/v1/problems/game_not_found"
    assert answer["status"] == answer.status == 404
    assert answer.headers["Cache-Control"] == "no-store"


def test_one_title_belongs_to_each_status():
    assert {kind.status for kind in problems.HTTP_PROBLEMS.values()} <= problems.TITLES.keys()


def leaves(cls):
    """The errors of a tree that are raised, wherever their games are."""
    below = cls.__subclasses__()
    return [leaf for child in below for leaf in leaves(child)] if below else [cls]


def test_no_code_means_two_things():
    ours = [(code, "http") for code in problems.HTTP_PROBLEMS]
    ours += [(leaf.code, "match") for leaf in leaves(match_errors.MatchError)]
    rules = {(leaf.code, issubclass(leaf, rule_errors.NotNow)) for leaf in leaves(rule_errors.RuleError)}
    codes = [code for code, _ in ours]
    assert len(codes) == len(set(codes))
    assert len(rules) == len({code for code, _ in rules}), "one code, one status"


def test_a_problem_is_utf8_json(anybody):
    answer = anybody.get("/v1/games/bridge", Accept_Language="pt-BR")
    assert "Não há o jogo bridge" in json.loads(answer.raw.decode("utf-8"))["detail"]
