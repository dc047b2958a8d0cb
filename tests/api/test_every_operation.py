"""What holds for every address of the schema: HEAD, OPTIONS, preflights, what caches are told. A new one is held to it unasked."""
import pytest

from tests.api.caller import Caller, document
from tests.api.playing import ended, opened
from tests.api.teams import Team

ORIGIN = "https://game.example"
PATHS = sorted(document()["paths"])
GETS = [path for path in PATHS if "get" in document()["paths"][path]]
CONDITIONAL = [path for path in GETS if "304" in document()["paths"][path]["get"]["responses"]]
NOBODYS = {"Accept-Encoding"}                                # may always stand in Vary
# For whom an answer may be kept, and on what of a request it hangs, by the beginning of its address; the longest that fits.
KEPT = {
    "/healthz": ("no-store", set()),
    "/readyz": ("no-store", set()),
    "/metrics": ("no-store", set()),
    "/v1/games": ("public, max-age=300", {"Accept", "Accept-Language"}),
    "/v1/limits": ("public, max-age=300", {"Accept", "Accept-Language"}),
    "/v1/problems": ("public, max-age=300", {"Accept", "Accept-Language"}),
    "/v1/matches": ("private, no-cache", {"Authorization", "Accept-Language"}),
    "/v1/me": ("private, no-store", {"Authorization"}),
    "/v1/me/grants": ("private, no-store", {"Authorization"}),
    "/v1/me/export": ("private, no-store", {"Authorization", "Accept-Language"}),
    "/v1/me/matches": ("private, no-cache", {"Authorization", "Accept-Language"}),
    "/v1/players": ("no-store", {"Authorization"}),
    "/v1/app": ("no-store", {"Authorization"}),
    "/v1/app/problems": ("no-store", {"Authorization", "Accept-Language"}),
}
METRICS = Caller("of-those-who-run-it")
MORE_THAN_JSON = ("/events", "/replay")                      # forms to choose from: `Accept` decides, too


class World:
    """Somebody who may ask each address, and an id for each name in it."""

    def __init__(self, ana: Caller, bia: Caller) -> None:
        self.ana, self.team = ana, Team()
        player = self.team.player()
        self.ids = {"game": "go_fish", "code": "not_found", "match_id": ended(ana, bia, knowledge=True), "player_id": player.player["id"],
                    "token_id": player.token[:12], "grant_id": player.player["id"]}
        opened(ana)                                          # something for lists

    def at(self, path: str) -> str:
        return path.format_map(self.ids)

    def caller(self, path: str, method: str = "get") -> Caller:
        if path == "/metrics":
            return METRICS
        wanted = document()["paths"][path][method]["security"]
        return self.team.backend if {"appSecretKey": []} in wanted else self.ana


@pytest.fixture
def world(ana, bia, settings) -> World:
    settings.METRICS_TOKEN = METRICS.token
    return World(ana, bia)


def telling(answer):
    """Its headers, but those that a clock, its length or the one request decides."""
    return {name: value for name, value in answer.headers.items() if name not in ("Content-Length", "ETag", "X-Request-Id")}


@pytest.mark.parametrize("path", GETS)
def test_head_is_get_without_its_body(world, path):
    caller, address = world.caller(path), world.at(path)
    whole, head = caller.get(address), caller.call("HEAD", address)
    assert (whole.status, head.status, head.raw) == (200, 200, b"")
    assert telling(head) == telling(whole)
    assert ("ETag" in head.headers) == ("ETag" in whole.headers) == (path in CONDITIONAL)


@pytest.mark.parametrize("path", GETS)
def test_head_is_refused_as_get_is(world, path):
    nobody, address = Caller("fpt_" + "0" * 48), world.at(path)
    whole, head = nobody.get(address), nobody.call("HEAD", address)
    assert (head.status, head.raw) == (whole.status, b"")
    assert telling(head) == telling(whole)


@pytest.mark.parametrize("path", [path for path in PATHS if path not in GETS])
def test_head_is_405_where_there_is_no_get(world, path):
    answer = world.ana.call("HEAD", world.at(path))
    assert (answer.status, answer.raw) == (405, b"")
    assert "GET" not in answer.headers["Allow"]


@pytest.mark.parametrize("path", PATHS)
def test_options_tells_the_methods_and_nothing_else(world, path):
    known = {method.upper() for method in document()["paths"][path]}
    for caller in (Caller(), world.ana):
        answer = caller.call("OPTIONS", world.at(path))
        assert (answer.status, answer.raw) == (204, b"")
        assert {*answer.headers["Allow"].split(", ")} == {*known, "OPTIONS", *({"HEAD"} if "GET" in known else ())}


@pytest.mark.parametrize("path", [path for path in PATHS if path != "/metrics"])        # no browser has business there
def test_a_preflight_lets_each_method_through_with_the_headers_that_it_knows(world, path):
    for method, operation in document()["paths"][path].items():
        sent = [entry["name"] for entry in operation.get("parameters", []) if entry["in"] == "header"]
        wanted = ", ".join(["authorization", "content-type", "x-app-key", *sent]).lower()
        answer = Caller()._client.options(world.at(path), headers={
            "Origin": ORIGIN, "Access-Control-Request-Method": method.upper(), "Access-Control-Request-Headers": wanted})
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert method.upper() in answer["Access-Control-Allow-Methods"]
        assert {*wanted.split(", ")} <= {*answer["Access-Control-Allow-Headers"].split(", ")}
        assert "Origin" not in answer.get("Vary", "") or answer["Access-Control-Allow-Origin"] != "*"


@pytest.mark.parametrize("path", GETS)
def test_each_answer_says_who_may_keep_it_and_on_what_it_hangs(world, path):
    kept, hangs_on = KEPT[max((start for start in KEPT if path.startswith(start)), key=len)]
    answer = world.caller(path).get(world.at(path))
    assert answer.headers["Cache-Control"] == kept
    vary = {name for name in answer.headers.get("Vary", "").split(", ") if name} - NOBODYS
    assert vary == hangs_on | ({"Accept"} if path.endswith(MORE_THAN_JSON) else set())


@pytest.mark.parametrize("path", CONDITIONAL)
def test_a_304_says_of_itself_what_the_200_says(world, path):
    caller, address = world.caller(path), world.at(path)
    whole = caller.get(address)
    answer = caller.get(address, If_None_Match=whole.headers["ETag"])
    assert (answer.status, answer.raw) == (304, b"")
    for name in ("ETag", "Cache-Control", "Vary", "Content-Language"):
        assert answer.headers[name] == whole.headers[name], name


@pytest.mark.parametrize("path", GETS)
def test_no_refusal_is_kept(world, path):
    answer = world.caller(path).get(f"{world.at(path)}?no_such=parameter")
    if answer.status == 200:
        assert path in ("/healthz", "/readyz", "/metrics"), "only a probe may be asked anything"
    else:
        assert (answer.status, answer.headers["Cache-Control"]) == (400, "no-store")


@pytest.mark.parametrize(("method", "path"), [(method, path) for path in PATHS for method in document()["paths"][path] if method != "get"])
def test_no_answer_to_a_write_is_kept_by_a_shared_cache(world, method, path):
    bodies = {"createMatch": {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}, "updateMe": {"name": "Eva"},
              "createPlayer": {"external_id": "u-1", "name": "Ana"}, "playCommand": {"type": "ask", "target": 1, "rank": "7"}}
    operation = document()["paths"][path][method]
    body = bodies.get(operation["operationId"], {} if method == "post" else None)
    caller = Caller() if operation["operationId"] == "createGuest" else world.caller(path, method)
    answer = caller.call(method.upper(), world.at(path), body)
    kept = answer.headers.get("Cache-Control", "")
    assert "private" in kept or "no-store" in kept or answer.status == 204, (answer, kept)


@pytest.mark.parametrize("path", ["/openapi.yaml", "/docs", "/docs/try", "/docs/reference", "/docs/problems"])
def test_what_is_read_about_the_api_is_the_same_for_everybody_for_a_while(db, path):
    client = Caller()._client
    whole, head = client.get(path), client.head(path)
    for answer in (whole, head):
        answer.close()
        assert answer.status_code == 200
        assert {*answer["Cache-Control"].split(", ")} == {"public", "max-age=300"}
    assert whole["Content-Type"] == head["Content-Type"]


@pytest.mark.parametrize("path", GETS)
def test_in_every_form_there_is_an_empty_answer_too(world, path):
    """OPTIONS, HEAD and 304 have no body in whatever form an answer is asked for."""
    caller, address = world.caller(path), world.at(path)
    for form in document()["paths"][path]["get"]["responses"]["200"]["content"]:
        whole = caller.get(address, Accept=form)
        assert caller.call("OPTIONS", address, Accept=form).status == 204
        assert caller.call("HEAD", address, Accept=form).status == whole.status
        if "ETag" in whole.headers:
            assert caller.get(address, Accept=form, If_None_Match=whole.headers["ETag"]).status == 304
