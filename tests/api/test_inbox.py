"""The inbox: what waits for the caller, the most urgent first."""
import pytest

from tests.api.playing import ME, arranged, begun, ended, opened


def ids(answer):
    return [match["id"] for match in answer["items"]]


def test_an_inbox_has_the_callers_matches_and_no_others(ana, bia, caio):
    mine, ours, theirs = opened(ana)["id"], begun(ana, bia), begun(bia, caio)
    assert set(ids(ana.get("/v1/me/matches"))) == {mine, ours}
    assert theirs in ids(bia.get("/v1/me/matches"))
    assert ids(caio.get("/v1/me/matches")) == [theirs]


def test_what_waits_for_the_caller_with_the_least_time_comes_first(ana, bia):
    slow = arranged(ana, bia, clock={"turn_seconds": 9_000})
    fast = arranged(ana, bia, clock={"turn_seconds": 60})
    idle, waiting = arranged(bia, ana), opened(ana)["id"]
    assert ids(ana.get("/v1/me/matches")) == [fast, slow, waiting, idle]


def test_what_awaits_me_is_what_i_am_awaited_in_and_my_invitations(ana, bia):
    mine, theirs = arranged(ana, bia), arranged(bia, ana)
    invited = bia.post("/v1/matches", {"game": "go_fish", "seats": [ME, {"kind": "player", "player": ana.player["id"]}]})["id"]
    assert set(ids(ana.get("/v1/me/matches?awaiting=me"))) == {mine, invited}
    assert ids(bia.get("/v1/me/matches?awaiting=me")) == [theirs]


@pytest.mark.parametrize(("status", "expected"), [("open", {0}), ("active", {1}), ("finished", {2}), ("aborted", {3}),
                                                  ("voided", set())])
def test_an_inbox_can_be_narrowed_to_a_status(ana, bia, status, expected):
    matches = [opened(ana)["id"], begun(ana, bia), ended(ana, bia), opened(bia)["id"]]
    bia.delete(f"/v1/matches/{matches[3]}/seats/me")
    matches[3] = opened(ana)["id"]
    seated = bia.post(f"/v1/matches/{matches[3]}/seats", {})
    assert seated["status"] == "active"
    found = set(ids(ana.get(f"/v1/me/matches?status={status}")))
    wanted = {matches[number] for number in expected if number != 3} | ({matches[3]} if status == "active" else set())
    assert found == wanted


def test_an_inbox_tells_the_callers_seat_in_each(ana, bia):
    begun(ana, bia)
    assert [match["you"] for match in bia.get("/v1/me/matches")["items"]] == [{"seat": 1}]


def test_a_summary_has_no_table_no_hands_and_no_seed(ana, bia):
    arranged(ana, bia)
    summary = ana.get("/v1/me/matches")["items"][0]
    assert not {"table", "shuffle", "invite_code"} & summary.keys()


def test_an_inbox_can_be_cut_short(ana):
    newest = [opened(ana)["id"] for _ in range(3)][::-1]
    assert ids(ana.get("/v1/me/matches?limit=2")) == newest[:2]


def test_an_inbox_is_304_until_a_match_in_it_changes(ana, bia):
    match_id = arranged(ana, bia)
    first = bia.get("/v1/me/matches")
    assert bia.get("/v1/me/matches", If_None_Match=first.headers["ETag"]).status == 304
    ana.post(f"/v1/matches/{match_id}/commands", {"type": "ask", "target": 1, "rank": "2"})
    second = bia.get("/v1/me/matches", If_None_Match=first.headers["ETag"])
    assert (second.status, second["items"][0]["awaiting"][0]["seat"]) == (200, 1)
    ana.patch("/v1/me", {"name": "Anita"})
    assert bia.get("/v1/me/matches", If_None_Match=second.headers["ETag"]).status == 200


def test_each_inbox_and_each_view_of_it_has_its_own_etag(ana, bia):
    begun(ana, bia)
    etags = [ana.get("/v1/me/matches"), bia.get("/v1/me/matches"), ana.get("/v1/me/matches", Accept_Language="pt-BR"),
             ana.get("/v1/me/matches?awaiting=me"), ana.get("/v1/me/matches?status=active"), ana.get("/v1/me/matches?limit=1")]
    assert len({answer.headers["ETag"] for answer in etags}) == len(etags)
    assert {answer.headers["Cache-Control"] for answer in etags} == {"private, no-cache"}
