"""`Idempotency-Key`: a request sent again does nothing twice, and is answered with what its sender may see (contract, section 4)."""
import json
import threading

import pytest
from django.db import connection

from games.matches.models import Event, Match
from games.players import idempotency
from games.players.models import IdempotencyKey, Player, PlayerToken
from tests.api.caller import Caller, guest

KEY = "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"


def match_of_two(ana, bia, game="go_fish", **wish):
    made = ana.post("/v1/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **wish})
    bia.post(f"/v1/matches/{made['id']}/seats", {})
    return made["id"]


def ask(caller, match_id):
    action = caller.get(f"/v1/matches/{match_id}")["you"]["actions"][0]
    return {"type": "ask", "target": action["targets"][0], "rank": action["ranks"][0]}


def without_clock(body):
    text = {**body, "match": {**body["match"], "server_time": None, "awaiting": None}} if "match" in body else {**body, "server_time": None}
    return json.dumps(text, sort_keys=True)


@pytest.fixture
def running(ana, bia):
    return match_of_two(ana, bia, options={"dealer": 1})


def test_a_command_sent_twice_is_played_once_and_answered_alike(ana, running):
    command = ask(ana, running)
    first = ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    again = ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    assert (first.status, again.status) == (201, 201)
    assert "Idempotent-Replayed" not in first.headers
    assert again.headers["Idempotent-Replayed"] == "true"
    assert without_clock(first.body) == without_clock(again.body)
    assert Event.objects.filter(match=running, type="asked").count() == 1


def test_a_replay_tells_of_then_and_shows_now(ana, bia, running):
    command = ask(ana, running)
    first = ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    ana.post(f"/v1/matches/{running}/resign", {})
    again = ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    assert again["version"] == first["version"]
    assert [event["seq"] for event in again["events"]] == [event["seq"] for event in first["events"]]
    assert again["match"]["status"] == "finished"
    assert again["match"]["version"] > first["version"]


def test_white_space_and_order_of_members_make_no_other_body(ana, running):
    command = ask(ana, running)
    ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    raw = json.dumps(dict(reversed(command.items())), indent=4).encode()
    assert ana.call("POST", f"/v1/matches/{running}/commands", raw=raw, Idempotency_Key=KEY).headers["Idempotent-Replayed"] == "true"


def test_another_body_under_the_same_key_is_refused(ana, running):
    command = ask(ana, running)
    ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    other = ana.post(f"/v1/matches/{running}/commands", {**command, "expected_version": 1}, Idempotency_Key=KEY)
    assert (other.status, other.code) == (422, "idempotency_key_reused")


def test_a_key_belongs_to_one_credential_path_and_method(ana, bia, running):
    command = ask(ana, running)
    ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    assert bia.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY).code in ("not_your_turn", "rank_not_held",
                                                                                            "cannot_ask_yourself")
    assert ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}, Idempotency_Key=KEY).status == 201


def test_a_refusal_is_not_kept(ana, bia, running):
    command = ask(ana, running)
    refused = bia.post(f"/v1/matches/{running}/commands", {**command, "target": 0}, Idempotency_Key=KEY)
    assert refused.status == 409
    assert not IdempotencyKey.objects.exists()
    ana.post(f"/v1/matches/{running}/resign", {})
    assert bia.post(f"/v1/matches/{running}/commands", {**command, "target": 0}, Idempotency_Key=KEY).code == "match_not_active"


@pytest.mark.parametrize("route", ["create", "seats", "start", "resign"])
def test_every_post_of_a_match_knows_it(ana, bia, caio, route):
    seats = {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    match_id = ana.post("/v1/matches", seats)["id"]
    if route != "seats":
        bia.post(f"/v1/matches/{match_id}/seats", {})
    if route == "resign":
        ana.post(f"/v1/matches/{match_id}/start", {})
    caller, path, body = {
        "create": (ana, "/v1/matches", seats), "seats": (bia, f"/v1/matches/{match_id}/seats", {"seat": 1}),
        "start": (ana, f"/v1/matches/{match_id}/start", {}), "resign": (bia, f"/v1/matches/{match_id}/resign", {})}[route]
    before = Match.objects.count()
    first, again = caller.post(path, body, Idempotency_Key=KEY), caller.post(path, body, Idempotency_Key=KEY)
    assert first.status == again.status in (200, 201)
    assert (first["id"], first["version"]) == (again["id"], again["version"])
    assert again.headers["Idempotent-Replayed"] == "true"
    assert first.headers.get("Location") == again.headers.get("Location")
    assert Match.objects.count() == before + (route == "create")


def test_a_guest_sent_twice_is_one_guest_with_one_token(anybody):
    first, again = [anybody.post("/v1/guests", {"name": "Zoé"}, Idempotency_Key=KEY) for _ in range(2)]
    assert first.body == again.body
    assert again.headers["Idempotent-Replayed"] == "true"
    assert Player.objects.filter(name="Zoé").count() == PlayerToken.objects.count() == 1
    assert Caller(first["token"]).get("/v1/me")["name"] == "Zoé"
    assert Caller(first["token"]).get("/v1/me")["id"] == first["player"]["id"]


def test_two_guests_with_keys_of_their_own_have_tokens_of_their_own(anybody):
    assert len({anybody.post("/v1/guests", {"name": "Zoé"}, Idempotency_Key=KEY + str(number))["token"] for number in range(5)}) == 5


def test_a_weak_key_makes_no_guest_for_it_could_be_somebody_elses(anybody):
    weak = anybody.post("/v1/guests", {"name": "Zoé"}, Idempotency_Key="1")
    assert (weak.status, weak.code) == (400, "weak_idempotency_key")
    assert not Player.objects.exists()


def test_neither_key_nor_token_is_stored(anybody):
    token = anybody.post("/v1/guests", {"name": "Zoé"}, Idempotency_Key=KEY)["token"]
    stored = str(list(IdempotencyKey.objects.values())) + str(list(PlayerToken.objects.values()))
    assert KEY not in stored
    assert token not in stored


@pytest.mark.parametrize("key", ["", " ", "a b", "ü" * 3, "x" * 256, '"open', '""', "a\tb"])
def test_a_key_that_is_none_is_refused(ana, key):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}, Idempotency_Key=key)
    assert (answer.status, answer.code) == (400, "invalid_idempotency_key")


def test_a_quoted_key_is_the_same_as_a_bare_one(ana, running):
    command = ask(ana, running)
    ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=f'"{KEY}"')
    assert ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY).headers["Idempotent-Replayed"] == "true"


def test_after_a_day_a_key_is_new(ana, running):
    command = ask(ana, running)
    ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY)
    IdempotencyKey.objects.update(created_at=IdempotencyKey.objects.get().created_at - idempotency.KEPT * 1.01)
    assert "Idempotent-Replayed" not in ana.post(f"/v1/matches/{running}/commands", command, Idempotency_Key=KEY).headers


def test_old_keys_are_forgotten_and_young_ones_kept(ana, running):
    ana.post(f"/v1/matches/{running}/resign", {}, Idempotency_Key=KEY)
    young = IdempotencyKey.objects.get()
    now = young.created_at + idempotency.KEPT
    IdempotencyKey.objects.bulk_create(IdempotencyKey(scope=str(number), fingerprint="x", outcome="{}",
                                                      created_at=young.created_at - idempotency.KEPT) for number in range(2_500))
    assert idempotency.forget(now) == 2_500
    assert list(IdempotencyKey.objects.all()) == [young]


def test_a_replay_shows_no_more_than_the_caller_may_still_see(ana, bia):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ana.post("/v1/matches", {"game": "go_fish", "seats": seats, "visibility": "private"})
    taken = {"invite_code": made["invite_code"]}
    assert bia.post(f"/v1/matches/{made['id']}/seats", taken, Idempotency_Key=KEY).status == 201
    assert bia.delete(f"/v1/matches/{made['id']}/seats/me").status == 204
    assert bia.post(f"/v1/matches/{made['id']}/seats", taken, Idempotency_Key=KEY).status == 404


@pytest.mark.django_db(transaction=True)
def test_twenty_at_once_with_one_key_have_one_effect():
    if connection.vendor == "sqlite":
        pytest.skip("an SQLite database in memory is not for threads; tests/live does this with processes")
    ana, bia = guest("Ana"), guest("Bia")
    match_id = match_of_two(ana, bia, options={"dealer": 1})
    command, answers = ask(ana, match_id), []

    def send():
        answers.append(ana.post(f"/v1/matches/{match_id}/commands", command, Idempotency_Key=KEY))
        connection.close()

    threads = [threading.Thread(target=send) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {(answer.status, answer.body.get("code")) for answer in answers} <= {(201, None), (409, "idempotency_in_progress")}
    assert sum("Idempotent-Replayed" not in answer.headers for answer in answers if answer.status == 201) == 1
    assert Event.objects.filter(match=match_id, type="asked").count() == 1
