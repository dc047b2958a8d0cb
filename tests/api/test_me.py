"""The caller's own profile: read it, change the name, be forgotten."""
import pytest
from django.apps import apps

from tests.api.caller import guest
from tests.api.playing import begun, opened


def test_a_profile_says_who_the_caller_is(ana):
    answer = ana.get("/v1/me")
    assert answer.body == {"id": ana.player["id"], "name": "Ana", "created_at": answer["created_at"]}
    assert answer["created_at"].endswith("Z")
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_a_new_name_shows_in_the_profile_and_in_every_match(ana, bia):
    match_id = begun(ana, bia)
    assert ana.patch("/v1/me", {"name": "Anita"})["name"] == "Anita"
    assert ana.get("/v1/me")["name"] == "Anita"
    assert bia.get(f"/v1/matches/{match_id}")["seats"][0]["player"] == {"id": ana.player["id"], "name": "Anita"}


@pytest.mark.parametrize("body", [{}, {"name": None}, {"name": ""}, {"name": "x" * 25}, {"name": "A\u200b"}, {"name": 7},
                                  {"nome": "A"}])
def test_a_name_that_cannot_be_leaves_the_old_one(ana, body):
    assert ana.patch("/v1/me", body).status == 400
    assert ana.get("/v1/me")["name"] == "Ana"


def test_who_is_forgotten_leaves_no_name_and_no_token(bia):
    ana = guest("Unforgettable")
    match_id = begun(ana, bia)
    assert ana.delete("/v1/me").status == 204
    assert ana.get("/v1/me").status == 401
    stored = [str(row) for model in apps.get_models() for row in model.objects.values()]
    assert not [row for row in stored if "Unforgettable" in row]
    seat = bia.get(f"/v1/matches/{match_id}")["seats"][0]
    assert seat["player"] == {"id": ana.player["id"], "name": "Deleted player"}
    assert bia.get(f"/v1/matches/{match_id}", Accept_Language="pt")["seats"][0]["player"]["name"] == "Jogador removido"


def test_who_is_forgotten_resigns_what_runs_and_leaves_what_is_open(ana, bia, caio):
    of_two, of_three, still_open = begun(ana, bia), begun(ana, bia, caio), opened(bia, open_seats=2)["id"]
    assert ana.post(f"/v1/matches/{still_open}/seats", {}).status == 201
    assert ana.delete("/v1/me").status == 204
    of_two, of_three, still_open = (bia.get(f"/v1/matches/{match_id}") for match_id in (of_two, of_three, still_open))
    assert (of_two["status"], of_two["result"]["winners"]) == ("finished", [1])
    assert (of_three["status"], of_three["seats"][0]["status"], of_three["seats"][0]["bot_level"]) == ("active", "resigned",
                                                                                                       "medium")
    assert [seat["kind"] for seat in still_open["seats"]] == ["player", "open", "open"]


def test_a_match_that_who_is_forgotten_only_hosted_is_handed_on_or_ended(ana, bia, caio):
    seats = {"game": "go_fish", "seats": [{"kind": "open"}] * 3}
    joined, empty = (ana.post("/v1/matches", seats)["id"] for _ in range(2))
    bia.post(f"/v1/matches/{joined}/seats", {"seat": 1})
    caio.post(f"/v1/matches/{joined}/seats", {"seat": 2})
    assert ana.delete("/v1/me").status == 204
    joined, empty = (bia.get(f"/v1/matches/{match_id}") for match_id in (joined, empty))
    assert (joined["status"], joined["host"]) == ("open", bia.player["id"])
    assert bia.get(f"/v1/matches/{joined['id']}/events")["events"][-1]["type"] == "host_changed"
    assert empty["status"] == "aborted"
    assert bia.post(f"/v1/matches/{joined['id']}/start")["status"] == "active"


def test_an_invited_player_who_is_not_there_yet_inherits_no_match(ana, bia):
    made = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "open"}, {"kind": "player", "player": bia.player["id"]}]})
    ana.delete("/v1/me")
    assert bia.get(f"/v1/matches/{made['id']}")["status"] == "aborted"


def test_the_log_of_a_match_survives_a_player_who_is_forgotten(ana, bia):
    match_id = begun(ana, bia)
    before = bia.get(f"/v1/matches/{match_id}/events")["events"]
    ana.delete("/v1/me")
    after = bia.get(f"/v1/matches/{match_id}/replay").lines
    assert [(event["seq"], event["type"]) for event in after[:len(before)]] == [(event["seq"], event["type"]) for event in before]
    assert [event["type"] for event in after[len(before):]] == ["player_resigned", "match_finished"]


def test_who_is_forgotten_cannot_be_invited(ana, bia):
    ana.delete("/v1/me")
    answer = bia.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "player", "player": ana.player["id"]}]})
    assert (answer.status, answer.code) == (422, "unknown_player")
