"""Taking a seat, leaving it, being invited; and matches that only some may know of."""
import pytest

from games.matches.models import Match
from tests.api.caller import guest
from tests.api.playing import ME, OPEN, begun, opened


def seats_of(answer):
    return [(seat["kind"], seat["player"] and seat["player"]["name"], seat["status"]) for seat in answer["seats"]]


def invited(host, *players, **wish):
    return opened(host, **wish, seats=[ME, *({"kind": "player", "player": player.player["id"]} for player in players)])


def assert_says_where_it_stands(answer):
    assert answer.status == 409, answer
    assert {"current_version", "awaiting"} <= answer.body.keys()


def test_the_first_open_seat_is_taken_unless_one_is_named(ana, bia, caio):
    match_id = opened(ana, open_seats=3)["id"]
    assert bia.post(f"/v1/matches/{match_id}/seats", {"seat": 2})["you"]["seat"] == 2
    answer = caio.post(f"/v1/matches/{match_id}/seats")
    assert (answer.status, answer["you"]["seat"]) == (201, 1)
    assert seats_of(answer) == [("player", "Ana", "playing"), ("player", "Caio", "playing"), ("player", "Bia", "playing"),
                                ("open", None, "waiting")]


def test_the_last_seat_taken_starts_the_match(ana, bia):
    match_id = opened(ana)["id"]
    answer = bia.post(f"/v1/matches/{match_id}/seats", {})
    assert (answer["status"], answer["table"]["round"]) == ("active", 1)
    assert answer["started_at"] is not None
    types = [event["type"] for event in bia.get(f"/v1/matches/{match_id}/events")["events"]]
    assert types[:4] == ["match_created", "seat_taken", "seat_taken", "match_started"]


def test_a_seat_that_is_taken_is_409(ana, bia):
    answer = bia.post(f"/v1/matches/{opened(ana, open_seats=2)['id']}/seats", {"seat": 0})
    assert answer.code == "seat_taken"
    assert_says_where_it_stands(answer)


def test_a_seat_kept_for_somebody_is_taken(ana, bia, caio):
    match_id = invited(ana, bia)["id"]
    assert caio.post(f"/v1/matches/{match_id}/seats", {"seat": 1}).code == "seat_taken"
    answer = caio.post(f"/v1/matches/{match_id}/seats", {})
    assert answer.code == "match_full"
    assert_says_where_it_stands(answer)


def test_a_second_seat_is_409(ana, bia):
    match_id = opened(ana, open_seats=2)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {})
    for player in (ana, bia):
        answer = player.post(f"/v1/matches/{match_id}/seats", {"seat": 2})
        assert answer.code == "already_seated"
        assert_says_where_it_stands(answer)


def test_a_match_that_runs_takes_nobody_in(ana, bia, caio):
    answer = caio.post(f"/v1/matches/{begun(ana, bia)}/seats", {})
    assert answer.code == "match_not_open"
    assert_says_where_it_stands(answer)


@pytest.mark.parametrize("seat", [3, 63])
def test_a_seat_that_is_not_there_is_422(ana, bia, seat):
    answer = bia.post(f"/v1/matches/{opened(ana)['id']}/seats", {"seat": seat})
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (422, "no_such_seat", "/seat")


def test_who_is_invited_confirms_by_taking_the_seat(ana, bia, anybody):
    match_id = invited(ana, bia)["id"]
    waiting = bia.get(f"/v1/matches/{match_id}")
    assert seats_of(waiting)[1] == ("player", "Bia", "waiting")
    assert (waiting["status"], waiting["you"]) == ("open", {"seat": 1, "actions": []})
    assert bia.post(f"/v1/matches/{match_id}/seats", {"seat": 0}).code == "already_seated"
    assert bia.post(f"/v1/matches/{match_id}/seats", {})["status"] == "active"


def test_who_is_invited_may_decline(ana, bia, caio):
    match_id = invited(ana, bia)["id"]
    assert bia.delete(f"/v1/matches/{match_id}/seats/me").status == 204
    assert seats_of(ana.get(f"/v1/matches/{match_id}"))[1] == ("open", None, "waiting")
    assert caio.post(f"/v1/matches/{match_id}/seats", {})["status"] == "active"


def test_a_seat_can_be_left_and_taken_again(ana, bia):
    match_id = opened(ana, open_seats=2)["id"]
    for _ in range(2):
        assert bia.post(f"/v1/matches/{match_id}/seats", {}).status == 201
        assert bia.delete(f"/v1/matches/{match_id}/seats/me").status == 204
    assert seats_of(bia.get(f"/v1/matches/{match_id}"))[1:] == [("open", None, "waiting")] * 2
    types = [event["type"] for event in bia.get(f"/v1/matches/{match_id}/events")["events"]]
    assert types == ["match_created", "seat_taken", *["seat_taken", "seat_left"] * 2]


def test_a_host_who_leaves_hands_the_match_on(ana, bia):
    match_id = opened(ana, open_seats=2)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {})
    ana.delete(f"/v1/matches/{match_id}/seats/me")
    match = bia.get(f"/v1/matches/{match_id}")
    assert (match["host"], match["status"]) == (bia.player["id"], "open")
    assert ana.post(f"/v1/matches/{match_id}/start").code == "not_the_host"


def test_a_match_that_its_last_person_leaves_is_aborted(ana):
    match_id = opened(ana)["id"]
    assert ana.delete(f"/v1/matches/{match_id}/seats/me").status == 204
    match = ana.get(f"/v1/matches/{match_id}")
    assert (match["status"], match["result"], match["awaiting"]) == ("aborted", None, [])


def test_a_seat_in_a_match_that_runs_is_not_left_but_resigned(ana, bia):
    answer = bia.delete(f"/v1/matches/{begun(ana, bia)}/seats/me")
    assert answer.code == "match_not_open"
    assert_says_where_it_stands(answer)


def test_who_has_no_seat_cannot_leave_one(ana, bia):
    answer = bia.delete(f"/v1/matches/{opened(ana)['id']}/seats/me")
    assert (answer.status, answer.code) == (403, "not_seated")


@pytest.mark.parametrize("visibility", ["unlisted", "private"])
def test_an_invite_code_is_shown_to_those_seated_alone(ana, bia, caio, anybody, visibility):
    match = opened(ana, seats=[ME, OPEN, {"kind": "player", "player": bia.player["id"]}], visibility=visibility)
    code, path = match["invite_code"], f"/v1/matches/{match['id']}"
    assert "invite_code" not in bia.get(path).body, "invited, and not yet there"
    assert bia.post(f"{path}/seats")["invite_code"] == code
    for reader in (caio, anybody):
        assert code not in reader.get(path).raw.decode()
        assert code not in reader.get(f"{path}/events").raw.decode()
    assert "invite_code" not in opened(ana).body


def test_a_private_match_opens_to_who_has_its_code(ana, bia):
    match = opened(ana, visibility="private")
    path = f"/v1/matches/{match['id']}"
    for wrong in ({}, {"invite_code": None}, {"invite_code": ""}, {"invite_code": "x" * 10}, {"invite_code": "é"},
                  {"invite_code": match["invite_code"].upper()}, {"invite_code": match["invite_code"][:-1]}):
        assert (bia.post(f"{path}/seats", wrong).status, bia.get(path).status) == (404, 404)
    assert bia.post(f"{path}/seats", {"invite_code": match["invite_code"]}).status == 201
    assert bia.get(path).status == 200


def test_who_has_the_code_too_late_is_told_where_the_match_stands(ana, bia):
    match = opened(ana, visibility="private")
    bia.post(f"/v1/matches/{match['id']}/seats", {"invite_code": match["invite_code"]})
    answer = guest("Late").post(f"/v1/matches/{match['id']}/seats", {"invite_code": match["invite_code"]})
    assert answer.code == "match_not_open"
    assert_says_where_it_stands(answer)


def test_an_unlisted_match_needs_no_code(ana, bia):
    assert bia.post(f"/v1/matches/{opened(ana, visibility='unlisted')['id']}/seats", {}).status == 201


def test_a_refused_seat_changes_nothing(ana, bia, caio):
    match_id = invited(ana, bia)["id"]
    before = Match.objects.values().get(), ana.get(f"/v1/matches/{match_id}").headers["ETag"]
    for body in ({"seat": 0}, {"seat": 9}, {"seat": "1"}, {}):
        caio.post(f"/v1/matches/{match_id}/seats", body)
    assert before == (Match.objects.values().get(), ana.get(f"/v1/matches/{match_id}").headers["ETag"])
