"""The lobby: public matches to join and to watch."""
from datetime import datetime, timedelta

import pytest

from games.matches import clock
from games.matches.models import Match
from tests.api.playing import ME, begun, ended, opened


def ids(answer):
    assert answer.status == 200, answer
    return [match["id"] for match in answer["items"]]


def test_the_lobby_has_open_and_running_public_matches_the_newest_first(ana, bia, anybody):
    first, running, over, last = opened(ana)["id"], begun(ana, bia), ended(ana, bia), opened(bia)["id"]
    assert ids(anybody.get("/v1/matches")) == [last, running, first]
    assert ids(anybody.get("/v1/matches?status=finished")) == [over]
    assert ids(anybody.get("/v1/matches?status=open")) == [last, first]
    assert ids(anybody.get("/v1/matches?status=active")) == [running]


@pytest.mark.parametrize("visibility", ["unlisted", "private"])
@pytest.mark.parametrize("status", ["open", "active", "finished"])
def test_matches_that_are_not_public_are_never_listed_not_even_to_their_players(ana, bia, anybody, visibility, status):
    match = opened(ana, visibility=visibility)
    if status != "open":
        bia.post(f"/v1/matches/{match['id']}/seats", {"invite_code": match["invite_code"]})
    if status == "finished":
        ana.post(f"/v1/matches/{match['id']}/resign")
    for reader in (ana, bia, anybody):
        assert ids(reader.get(f"/v1/matches?status={status}")) == []


def test_the_lobby_can_be_narrowed_to_a_game(ana, anybody):
    go_fish, pescado = opened(ana)["id"], opened(ana, "pescado_novo")["id"]
    assert ids(anybody.get("/v1/matches?game=go_fish")) == [go_fish]
    assert ids(anybody.get("/v1/matches?game=pescado_novo&status=open")) == [pescado]
    assert ids(anybody.get("/v1/matches?game=historias_de_pescador")) == []


def test_the_lobby_tells_a_player_where_they_sit(ana, anybody):
    opened(ana)
    assert ana.get("/v1/matches")["items"][0]["you"] == {"seat": 0}
    assert anybody.get("/v1/matches")["items"][0]["you"] is None


def test_a_listed_match_has_no_table_no_seed_and_no_code(ana, bia, anybody):
    begun(ana, bia)
    assert not {"table", "shuffle", "invite_code"} & anybody.get("/v1/matches")["items"][0].keys()


def test_a_page_is_as_long_as_asked_for_and_the_last_one_says_so(ana, anybody):
    matches = [opened(ana)["id"] for _ in range(4)][::-1]
    page = anybody.get("/v1/matches?limit=2")
    assert ids(page) == matches[:2]
    assert page["next_cursor"]
    last = anybody.get(f"/v1/matches?limit=2&cursor={page['next_cursor']}")
    assert (ids(last), last["next_cursor"]) == (matches[2:], None)


def test_no_match_is_seen_twice_or_left_out_while_others_are_opened(ana, bia, anybody):
    there = [opened(ana)["id"] for _ in range(9)]
    Match.objects.update(created_at=Match.objects.first().created_at)
    seen, cursor = [], ""
    while cursor is not None:
        page = anybody.get(f"/v1/matches?limit=2{cursor and f'&cursor={cursor}'}")
        seen += ids(page)
        cursor = page["next_cursor"]
        opened(bia)
        if len(seen) == 4:                                   # one that is still to come begins, one that was seen ends
            bia.post(f"/v1/matches/{there[0]}/seats", {})
            ana.delete(f"/v1/matches/{there[-1]}/seats/me")
    assert seen == there[::-1]


def test_a_cursor_of_a_match_that_is_gone_still_works(ana, anybody):
    first, second = opened(ana)["id"], opened(ana)["id"]
    ana.delete(f"/v1/matches/{second}/seats/me")
    assert ids(anybody.get(f"/v1/matches?cursor={second}")) == [first]


def test_the_lobby_is_for_its_readers_eyes_only(anybody):
    answer = anybody.get("/v1/matches")
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert {"Authorization", "Accept-Language"} <= {name.strip() for name in answer.headers["Vary"].split(",")}


def test_bots_alone_are_a_match_to_watch(ana, anybody):
    match = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "bot", "level": "easy"}] * 2})
    assert ids(anybody.get("/v1/matches")) == [match["id"]]
    assert ME not in match["seats"]


def test_an_empty_parameter_is_one_that_was_not_given(ana):
    made = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert [item["id"] for item in ana.get("/v1/matches?game=&status=open&cursor=")["items"]] == [made["id"]]
    assert [item["id"] for item in ana.get("/v1/me/matches?status=&awaiting=")["items"]] == [made["id"]]
    assert ana.get("/v1/me/matches?status=&awaiting=me").status == 200
    assert ana.get("/v1/matches?nonsense=").status == 400


def test_an_open_match_tells_until_when_it_waits_and_waits_until_then(ana, bia, anybody):
    made, taken = opened(ana), opened(ana)["id"]
    path, told = f"/v1/matches/{made['id']}", made["expires_at"]
    lists = [anybody.get("/v1/matches")["items"], ana.get("/v1/me/matches")["items"]]
    assert [item["expires_at"] for items in lists for item in items if item["id"] == made["id"]] == [told, told]
    assert bia.post(f"/v1/matches/{taken}/seats", {})["expires_at"] is None
    last = datetime.fromisoformat(told) - timedelta(seconds=1)
    for moment, status, expires_at in ((last, "open", told), (last + timedelta(seconds=2), "aborted", None)):
        clock.sweep(now=moment)
        match = anybody.get(path)
        assert (match["status"], match["expires_at"]) == (status, expires_at)
