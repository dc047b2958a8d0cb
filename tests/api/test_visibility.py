"""A private match is absent to strangers: on every route the answer is that for an id that does not exist."""
from uuid import uuid4

import pytest

from tests.api.caller import Caller
from tests.api.playing import FIRST, ME, OPEN, begun, opened
from tests.api.routes import OF_A_MATCH


def private(ana, bia, state):
    """A private match in some state; Ana and Bia are seated."""
    match = opened(ana, seats=[ME, OPEN, OPEN], visibility="private")
    path = f"/v1/matches/{match['id']}"
    bia.post(f"{path}/seats", {"invite_code": match["invite_code"]})
    if state != "open":
        assert ana.post(f"{path}/start").status == 200
    if state == "finished":
        assert ana.post(f"{path}/resign").status == 200
    return path


@pytest.mark.parametrize("state", ["open", "active", "finished"])
@pytest.mark.parametrize(("method", "tail", "body"), OF_A_MATCH)
def test_a_private_match_is_absent_to_strangers_on_every_route(ana, bia, caio, anybody, state, method, tail, body):
    path, nowhere = private(ana, bia, state), f"/v1/matches/{uuid4()}"
    for stranger in (caio, anybody):
        there, absent = (stranger.call(method, f"{where}{tail}", body, X_Request_Id="of-this-test") for where in (path, nowhere))
        assert (there.status, there.raw) == (absent.status, absent.raw)
        assert there.status == (401 if stranger is anybody and (method != "GET" or tail == "/knowledge") else 404)
        assert {name: value for name, value in there.headers.items() if name != "Content-Length"} == {
            name: value for name, value in absent.headers.items() if name != "Content-Length"}


def test_a_private_match_is_there_for_its_players_its_host_and_the_invited(ana, bia, caio):
    seats = [OPEN, {"kind": "player", "player": bia.player["id"]}]
    path = f"/v1/matches/{opened(ana, seats=seats, visibility='private')['id']}"
    assert [reader.get(path).status for reader in (ana, bia, caio)] == [200, 200, 404]
    assert ana.post(f"{path}/seats").status == 201


def test_who_leaves_a_private_match_knows_it_no_more(ana, bia):
    path = private(ana, bia, "open")
    assert bia.delete(f"{path}/seats/me").status == 204
    assert bia.get(path).status == 404


def test_a_conditional_request_tells_a_stranger_nothing(ana, bia, caio):
    path = private(ana, bia, "active")
    for sent in ("*", ana.get(path).headers["ETag"]):
        assert caio.get(path, If_None_Match=sent).status == 404
    assert caio.post(f"{path}/commands", FIRST["go_fish"], If_Match="*").status == 404


@pytest.mark.parametrize("visibility", ["public", "unlisted"])
def test_other_matches_can_be_watched_by_anybody_who_has_the_id(ana, bia, visibility):
    path = f"/v1/matches/{begun(ana, bia, visibility=visibility)}"
    for tail in ("", "/events"):
        assert Caller().get(path + tail).status == 200
    assert Caller().get(path)["you"] is None


@pytest.mark.parametrize("match_id", ["1", "x", "00000000-0000-0000-0000-00000000000", "%00", "..", "me", "0" * 32, "{}",
                                      "%F0%9F%90%9F"])
@pytest.mark.parametrize(("method", "tail", "body"), OF_A_MATCH)
def test_what_is_no_id_is_404(ana, match_id, method, tail, body):
    answer = ana.call(method, f"/v1/matches/{match_id}{tail}", body)
    assert (answer.status, answer.code) == (404, "not_found")
