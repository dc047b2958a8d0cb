"""Opening a match."""
from uuid import uuid4

import pytest

from games.matches.models import Match
from tests.api.playing import GAMES, ME, OPEN, let_bots_play, opened

MEMBERS = {"id", "game", "status", "version", "options", "preset", "clock", "visibility", "rated", "host", "created_at",
           "started_at",
           "finished_at", "seats", "server_time", "poll_after_ms", "awaiting", "you", "table", "result", "shuffle"}
TABLES = {
    "go_fish": {"round", "dealer", "turn", "stock", "hands", "books", "points", "last_ask"},
    "pescado_novo": {"round", "dealer", "turn", "table", "deck", "hands", "piles", "points", "last_capture"},
    "historias_de_pescador": {"creatures", "turn", "subject", "announcement", "net", "deck", "hands", "fishermen"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_has_every_member_that_the_contract_names(ana, game):
    match = opened(ana, game)
    assert match.body.keys() >= MEMBERS
    assert (match["status"], match["started_at"], match["finished_at"], match["table"], match["result"]) == ("open", *[None] * 4)
    assert match["seats"][0] == {"seat": 0, "kind": "player", "player": ana.player, "bot_level": None, "team": None,
                                 "status": "playing", "client_seed": None}
    assert match["seats"][1] == {"seat": 1, "kind": "open", "player": None, "bot_level": None, "team": None, "status": "waiting",
                                 "client_seed": None}
    assert match["you"] == {"seat": 0, "actions": []}
    assert match["shuffle"].keys() == {"commitment", "method", "seed"}
    assert match["clock"] == {"turn_seconds": 86_400, "doubt_seconds": 60, "on_timeout": "autoplay", "timeouts_allowed": 2}
    assert (match["visibility"], match["rated"], match["host"]) == ("public", False, ana.player["id"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_every_member_that_the_contract_names(ana, bia, game):
    match_id = opened(ana, game)["id"]
    match = bia.post(f"/v1/matches/{match_id}/seats", {})
    assert match["table"].keys() == TABLES[game]
    assert match["awaiting"][0].keys() == {"seat", "for", "deadline", "seconds_left"}


def test_a_match_is_found_where_location_says(ana):
    answer = opened(ana)
    assert answer.headers["Location"] == f"/v1/matches/{answer['id']}"
    assert ana.get(answer.headers["Location"])["id"] == answer["id"]


@pytest.mark.parametrize("game", GAMES)
def test_options_come_back_whole_with_defaults_filled_in(ana, anybody, game):
    known = anybody.get(f"/v1/games/{game}")
    match = opened(ana, game)
    assert match["preset"] == next(iter(known["presets"]))
    assert match["options"] == known["presets"][match["preset"]]


def test_what_is_asked_for_is_kept(ana):
    clock = {"turn_seconds": 30, "doubt_seconds": 5, "on_timeout": "forfeit", "timeouts_allowed": 0}
    wish = {"preset": "detective", "options": {"target_points": 3}, "clock": clock, "visibility": "unlisted", "rated": True}
    match = opened(ana, **wish)
    again = ana.get(f"/v1/matches/{match['id']}")
    for answer in (match, again):
        assert (answer["clock"], answer["visibility"], answer["rated"], answer["preset"]) == (clock, "unlisted", True, "detective")
        assert (answer["options"]["ask_for"], answer["options"]["target_points"]) == ("card", 3)


def test_a_part_of_a_clock_is_filled_in_from_the_defaults(ana, settings):
    settings.TURN_SECONDS = 77
    assert opened(ana, clock={"doubt_seconds": 9})["clock"] == {
        "turn_seconds": 77, "doubt_seconds": 9, "on_timeout": "autoplay", "timeouts_allowed": 2}


def test_a_match_against_bots_starts_at_once_and_the_bots_play(ana):
    seats = [ME, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "medium"}, {"kind": "bot"}]
    match = ana.post("/v1/matches", {"game": "go_fish", "seats": seats})
    assert (match.status, match["status"]) == (201, "active")
    assert [seat["bot_level"] for seat in match["seats"]] == [None, "easy", "medium", "easy"]
    let_bots_play(match["id"])
    after = ana.get(f"/v1/matches/{match['id']}")
    assert after["status"] == "finished" or after["awaiting"][0]["seat"] == 0


def test_a_host_need_not_play(ana, bia):
    match = ana.post("/v1/matches", {"game": "go_fish", "seats": [OPEN, {"kind": "bot", "level": "easy"}]})
    assert (match.status, match["you"], match["host"]) == (201, None, ana.player["id"])
    assert bia.post(f"/v1/matches/{match['id']}/seats", {})["you"]["seat"] == 0


def test_teams_are_told_seat_by_seat(ana):
    assert [seat["team"] for seat in opened(ana, "pescado_novo", open_seats=3, preset="teams")["seats"]] == [0, 1, 0, 1]


def test_ids_are_unguessable_and_two_matches_have_two_seeds(ana):
    one, other = opened(ana), opened(ana)
    assert one["id"] != other["id"]
    assert one["shuffle"]["commitment"] != other["shuffle"]["commitment"]
    assert one["shuffle"]["seed"] is None


REFUSED = [
    ({"game": "bridge"}, "unknown_game", "/game"),
    ({"preset": "no_such"}, "unknown_preset", "/preset"),
    ({"seats": [ME]}, "wrong_number_of_seats", "/seats"),
    ({"seats": [ME, *[OPEN] * 6]}, "wrong_number_of_seats", "/seats"),
    ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, "unknown_bot_level", "/seats"),
    ({"seats": [ME, ME]}, "two_seats_for_one", "/seats"),
    ({"seats": [ME, {"kind": "player", "player": str(uuid4())}]}, "unknown_player", "/seats"),
    ({"options": {"ask_own_card": True}}, "options_contradict", "/options/ask_own_card"),
    ({"options": {"dealer": 2}}, "options_contradict", "/options/dealer"),
    ({"options": {"target_points": 0}}, "options_contradict", "/options/target_points"),
    ({"rated": True, "sandbox": {"seed": "x"}}, "rated_sandbox", "/rated"),
    ({"sandbox": {"arrangement": {"hands": [["2C", "2C"], ["3C"]], "stock": []}}}, "impossible_arrangement",
     "/sandbox/arrangement"),
]


@pytest.mark.parametrize(("wish", "code", "pointer"), REFUSED)
def test_what_cannot_be_played_is_422_and_no_match(ana, wish, code, pointer):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], **wish})
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (422, code, pointer)
    assert not Match.objects.exists()


def test_one_player_cannot_be_invited_twice_nor_the_host_at_all(ana, bia):
    for twice in ([ME, {"kind": "player", "player": ana.player["id"]}], [ME, *[{"kind": "player",
                                                                                "player": bia.player["id"]}] * 2]):
        assert ana.post("/v1/matches", {"game": "go_fish", "seats": twice}).code == "two_seats_for_one"


MALFORMED = [
    ({"game": None}, "/game", "not_a_string"),
    ({"seats": []}, "/seats", "too_few"),
    ({"seats": [OPEN] * 17}, "/seats", "too_many"),
    ({"seats": {"kind": "me"}}, "/seats", "not_a_list"),
    ({"seats": [ME, {}]}, "/seats/1", "required"),
    ({"seats": [ME, {"kind": "dog"}]}, "/seats/1", "not_a_choice"),
    ({"seats": [ME, {"kind": "bot", "level": 3}]}, "/seats/1/level", "not_a_string"),
    ({"seats": [ME, {"kind": "open", "level": "easy"}]}, "/seats/1/level", "unknown_member"),
    ({"seats": [ME, {"kind": "player"}]}, "/seats/1/player", "required"),
    ({"seats": [ME, {"kind": "player", "player": "Bia"}]}, "/seats/1/player", "not_an_id"),
    ({"options": []}, "/options", "not_an_object"),
    ({"options": {"ask_fro": "card"}}, "/options/ask_fro", "unknown_member"),
    ({"options": {"a/b~[0]": 1}}, "/options/a~1b~0[0]", "unknown_member"),
    ({"options": {"ask_for": "suit"}}, "/options/ask_for", "not_a_choice"),
    ({"options": {"ask_own_card": 1}}, "/options/ask_own_card", "not_a_boolean"),
    ({"options": {"target_points": "5"}}, "/options/target_points", "not_an_integer"),
    ({"options": {"target_points": 5.5}}, "/options/target_points", "not_an_integer"),
    ({"options": {"target_points": True}}, "/options/target_points", "not_an_integer"),
    ({"clock": {"turn_seconds": 0}}, "/clock/turn_seconds", "too_small"),
    ({"clock": {"turn_seconds": 10**9}}, "/clock/turn_seconds", "too_large"),
    ({"clock": {"on_timeout": "wait"}}, "/clock/on_timeout", "not_a_choice"),
    ({"visibility": "secret"}, "/visibility", "not_a_choice"),
    ({"rated": "no"}, "/rated", "not_a_boolean"),
    ({"seed": "mine"}, "/seed", "unknown_member"),
    ({"sandbox": {"seed": ""}}, "/sandbox/seed", "too_short"),
    ({"sandbox": {"arrangement": {"hands": [["ZZ"], []], "stock": []}}}, "/sandbox/arrangement/hands/0/0", "not_a_choice"),
]


@pytest.mark.parametrize(("wish", "pointer", "code"), MALFORMED)
def test_a_member_at_fault_is_pointed_at(ana, wish, pointer, code):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], **wish})
    assert (answer.status, answer.code) == (400, "invalid_body")
    assert (pointer, code) in [(error["pointer"], error["code"]) for error in answer["errors"]], answer
    assert not Match.objects.exists()
