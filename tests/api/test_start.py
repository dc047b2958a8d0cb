"""The host starts without the seats that are still open."""
from tests.api.playing import ME, OPEN, begun, opened


def test_open_seats_are_dropped_and_the_rest_move_up_in_their_order(ana, bia, caio):
    match_id = opened(ana, open_seats=4)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {"seat": 4})
    caio.post(f"/v1/matches/{match_id}/seats", {"seat": 2})
    answer = ana.post(f"/v1/matches/{match_id}/start", {})
    assert (answer.status, answer["status"]) == (200, "active")
    assert [(seat["seat"], seat["player"]["name"]) for seat in answer["seats"]] == [(0, "Ana"), (1, "Caio"), (2, "Bia")]
    assert (bia.get(f"/v1/matches/{match_id}")["you"]["seat"], len(answer["table"]["hands"])) == (2, 3)


def test_an_invitation_not_taken_is_dropped(ana, bia, caio):
    seats = [ME, {"kind": "player", "player": bia.player["id"]}, OPEN]
    match_id = opened(ana, seats=seats)["id"]
    caio.post(f"/v1/matches/{match_id}/seats", {})
    assert len(ana.post(f"/v1/matches/{match_id}/start")["seats"]) == 2
    assert bia.get(f"/v1/matches/{match_id}")["you"] is None


def test_the_options_must_fit_those_who_are_there(ana, bia, caio):
    match_id = opened(ana, "pescado_novo", open_seats=3, preset="teams")["id"]
    for player in (bia, caio):
        player.post(f"/v1/matches/{match_id}/seats", {})
    etag = ana.get(f"/v1/matches/{match_id}").headers["ETag"]
    answer = ana.post(f"/v1/matches/{match_id}/start")
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (422, "options_contradict", "/options/teams")
    assert ana.get(f"/v1/matches/{match_id}", If_None_Match=etag).status == 304


def test_nobody_starts_alone(ana):
    answer = ana.post(f"/v1/matches/{opened(ana, open_seats=3)['id']}/start")
    assert (answer.status, answer.code) == (422, "wrong_number_of_seats")


def test_only_the_host_starts(ana, bia, caio):
    match_id = opened(ana, open_seats=3)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {})
    for player in (bia, caio):
        answer = player.post(f"/v1/matches/{match_id}/start")
        assert (answer.status, answer.code) == (403, "not_the_host")


def test_a_match_starts_once(ana, bia):
    answer = ana.post(f"/v1/matches/{begun(ana, bia)}/start")
    assert (answer.status, answer.code) == (409, "match_not_open")
    assert {"current_version", "awaiting"} <= answer.body.keys()


def test_bots_are_company_enough(ana):
    match = opened(ana, seats=[ME, OPEN, {"kind": "bot", "level": "easy"}])
    assert [seat["kind"] for seat in ana.post(f"/v1/matches/{match['id']}/start")["seats"]] == ["player", "bot"]


def test_the_log_tells_which_seats_moved_up(ana, bia):
    match_id = opened(ana, open_seats=3)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {"seat": 3})
    ana.post(f"/v1/matches/{match_id}/start")
    events = ana.get(f"/v1/matches/{match_id}/events")["events"]
    assert next(event for event in events if event["type"] == "match_started")["seats"] == [0, 3]
