"""Playing: a command is answered with what it led to, or refused and nothing has happened."""
import pytest

from tests.api.caller import Caller
from tests.api.playing import ARRANGED, FIRST, GAMES, ME, OPEN, arranged, begun, ended, let_bots_play, opened
from tests.api.stored import rows


def commands(match_id):
    return f"/v1/matches/{match_id}/commands"


def refused(caller, match_id, command, **headers):
    """The refusal of a command, which has changed not a single column."""
    before = rows(match_id)
    answer = caller.post(commands(match_id), command, **headers)
    assert answer.status >= 400, answer
    assert rows(match_id) == before
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_command_is_answered_with_its_events_and_the_match_after_them(ana, bia, game):
    match_id = arranged(ana, bia, game=game)
    before = ana.get(f"/v1/matches/{match_id}")["version"]
    answer = ana.post(commands(match_id), FIRST[game])
    assert answer.status == 201
    assert answer.body.keys() == {"version", "events", "match"}
    assert answer["version"] == answer["match"]["version"] == answer["events"][-1]["seq"]
    assert [event["seq"] for event in answer["events"]] == list(range(before + 1, answer["version"] + 1))
    now = ana.get(f"/v1/matches/{match_id}")
    moving = ("server_time", "awaiting")
    assert {name: member for name, member in answer["match"].items() if name not in moving} == {
        name: member for name, member in now.body.items() if name not in moving}
    assert answer.headers["ETag"] == now.headers["ETag"]


@pytest.mark.parametrize(("game", "action"), [
    ("go_fish", {"type": "ask", "targets": [1], "ranks": ["2", "7", "K"]}),
    ("pescado_novo", {"type": "play", "plays": [{"card": "tuna-8", "captures": [["salmon-7"], ["mackerel-3", "mackerel-4"]]},
                                                {"card": "salmon-2", "captures": []}]}),
    ("historias_de_pescador", {"type": "announce", "max_cards": 3, "instruction": None, "creatures": [
        {"creature": "crab", "min_cards": 1}, {"creature": "squid", "min_cards": 1}, {"creature": "fish", "min_cards": 1}]}),
])
def test_actions_spell_out_the_choices(ana, bia, game, action):
    match_id = arranged(ana, bia, game=game)
    found = ana.get(f"/v1/matches/{match_id}")["you"]["actions"][0]
    for choice in found.get("plays", ()):
        choice["captures"].sort(key=len)
    assert found == action
    assert bia.get(f"/v1/matches/{match_id}")["you"]["actions"] == []


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_awaited_is_told_so(ana, bia, game):
    command = {**FIRST[game], "target": 0} if game == "go_fish" else {**FIRST[game], "card": "bream-1"} \
        if game == "pescado_novo" else {**FIRST[game], "creature": "squid", "cards": ["squid"]}
    answer = refused(bia, arranged(ana, bia, game=game), command)
    assert (answer.status, answer.code) == (409, "not_your_turn")


@pytest.mark.parametrize(("game", "command", "code"), [
    ("go_fish", {"type": "ask", "target": 1, "rank": "9"}, "rank_not_held"),
    ("go_fish", {"type": "ask", "target": 0, "rank": "7"}, "cannot_ask_yourself"),
    ("go_fish", {"type": "ask", "target": 5, "rank": "7"}, "no_such_seat"),
    ("go_fish", {"type": "ask", "target": -1, "rank": "7"}, "no_such_seat"),
    ("go_fish", {"type": "ask", "target": 1, "card": "7D"}, "ask_for_a_rank"),
    ("go_fish", {"type": "ask", "target": 1}, "ask_for_a_rank"),
    ("pescado_novo", {"type": "play", "card": "tuna-8"}, "choose_capture"),
    ("pescado_novo", {"type": "play", "card": "tuna-8", "capture": []}, "must_capture"),
    ("pescado_novo", {"type": "play", "card": "bream-1"}, "card_not_held"),
    ("pescado_novo", {"type": "play", "card": "tuna-8", "capture": ["mackerel-3"]}, "not_a_capture"),
    ("historias_de_pescador", {"type": "announce", "creature": "crab", "cards": []}, "no_cards"),
    ("historias_de_pescador", {"type": "announce", "creature": "lobster", "cards": ["crab"]}, "creature_not_in_play"),
    ("historias_de_pescador", {"type": "announce", "creature": "crab", "cards": ["squid"]}, "card_not_held"),
    ("historias_de_pescador", {**FIRST["historias_de_pescador"], "story": "x" * 281}, "story_too_long"),
])
def test_what_the_rules_forbid_is_422_and_changes_nothing(ana, bia, game, command, code):
    answer = refused(ana, arranged(ana, bia, game=game), command)
    assert (answer.status, answer.code) == (422, code)


def test_a_choice_of_captures_is_offered_with_the_refusal(ana, bia):
    answer = refused(ana, arranged(ana, bia, game="pescado_novo"), {"type": "play", "card": "tuna-8"})
    assert sorted(answer["captures"], key=len) == [["salmon-7"], ["mackerel-3", "mackerel-4"]]


def test_what_cannot_be_answered_now_is_409(ana, bia):
    match_id = arranged(ana, bia, game="historias_de_pescador")
    assert refused(ana, match_id, {"type": "discard", "card": "crab"}).code == "no_discard_owed"
    assert refused(bia, match_id, {"type": "doubt", "announcement": 1}).code == "announcement_settled"
    seq = ana.post(commands(match_id), FIRST["historias_de_pescador"])["events"][0]["seq"]
    assert refused(ana, match_id, FIRST["historias_de_pescador"]).code == "doubt_window_open"
    assert refused(bia, match_id, {"type": "trust", "announcement": seq - 1}).code == "announcement_settled"
    assert bia.post(commands(match_id), {"type": "trust", "announcement": seq}).status == 201


def test_a_409_tells_where_the_match_stands_and_that_the_callers_move_counted(ana, bia):
    match_id = arranged(ana, bia)
    played = ana.post(commands(match_id), {"type": "ask", "target": 1, "rank": "2"})             # Bia has none: her turn
    again = refused(ana, match_id, {"type": "ask", "target": 1, "rank": "2"})
    assert (again.code, again["current_version"]) == ("not_your_turn", played["version"])
    assert [(awaited["seat"], awaited["for"]) for awaited in again["awaiting"]] == [(1, "ask")]
    assert again["your_last_command"] == {"seat": 0, "seq": played["events"][0]["seq"], "type": "ask"}


def test_a_move_of_somebody_else_is_not_called_the_callers(ana, bia):
    match_id = arranged(ana, bia)
    assert "your_last_command" not in refused(bia, match_id, {"type": "ask", "target": 0, "rank": "3"}).body
    ana.post(commands(match_id), {"type": "ask", "target": 1, "rank": "2"})
    assert "your_last_command" not in refused(bia, match_id, {"type": "ask", "target": 0, "rank": "3", "expected_version": 1}).body
    bia.post(commands(match_id), {"type": "ask", "target": 0, "rank": "3"})
    assert "your_last_command" not in refused(ana, match_id, {"type": "ask", "target": 1, "rank": "7", "expected_version": 1}).body


@pytest.mark.parametrize("off", [-1, 1, 1_000_000, 10**30])
def test_a_command_meant_for_another_version_is_409(ana, bia, off):
    match_id = arranged(ana, bia)
    version = ana.get(f"/v1/matches/{match_id}")["version"]
    answer = refused(ana, match_id, {**FIRST["go_fish"], "expected_version": version + off})
    assert (answer.status, answer.code, answer["current_version"]) == (409, "stale_version", version)
    assert ana.post(commands(match_id), {**FIRST["go_fish"], "expected_version": version}).status == 201


@pytest.mark.parametrize("sent", ["7", 7.5, True, None, -1, [7]])
def test_a_version_is_a_whole_number(ana, bia, sent):
    answer = refused(ana, arranged(ana, bia), {**FIRST["go_fish"], "expected_version": sent})
    assert (answer.status, answer["errors"][0]["pointer"]) == (400, "/expected_version")


def test_a_match_that_is_not_played_takes_no_command(ana, bia):
    for match_id, status, estado in ((opened(ana)["id"], "open", "aberta"), (ended(ana, bia), "finished", "terminada")):
        answer = refused(ana, match_id, FIRST["go_fish"])
        assert (answer.status, answer.code) == (409, "match_not_active")
        assert {"current_version", "awaiting"} <= answer.body.keys()
        assert status in answer["detail"]
        assert estado in ana.post(commands(match_id), FIRST["go_fish"], Accept_Language="pt-BR")["detail"]


def test_who_has_no_seat_cannot_play(ana, bia, caio, anybody):
    match_id = arranged(ana, bia)
    answer = refused(caio, match_id, FIRST["go_fish"])
    assert (answer.status, answer.code) == (403, "not_seated")
    assert refused(anybody, match_id, FIRST["go_fish"]).status == 401


def test_who_left_cannot_play_on(ana, bia, caio):
    match_id = begun(ana, bia, caio)
    ana.post(f"/v1/matches/{match_id}/resign")
    answer = refused(ana, match_id, FIRST["go_fish"])
    assert (answer.status, answer.code) == (409, "seat_left")


@pytest.mark.parametrize("command", [
    {"seat": 1}, {"state": {}}, {"timestamp": 1}, {"target": "1"}, {"target": 1.5}, {"target": True}, {"target": None}, {"rank": 7},
    {"rank": None}, {"rank": "07"}, {"rank": "7C"}, {"rank": ["7"]}, {"card": None}, {"type": "Ask"}, {"type": None},
    {"type": ["ask"]}, {"type": "resign"}, {"type": ""}])
def test_a_command_is_read_strictly(ana, bia, command):
    answer = refused(ana, arranged(ana, bia), {**FIRST["go_fish"], **command})
    assert (answer.status, answer.code) == (400, "invalid_body"), answer


@pytest.mark.parametrize("command", [{}, {"target": 1, "rank": "7"}, {"type": "ask", "rank": "7"}])
def test_a_command_without_what_it_needs_is_400(ana, bia, command):
    answer = refused(ana, arranged(ana, bia), command)
    assert (answer.status, answer["errors"][0]["code"]) == (400, "required")


def test_a_command_of_another_game_is_400(ana, bia):
    answer = refused(ana, arranged(ana, bia), FIRST["pescado_novo"])
    assert (answer.status, answer.code, answer["errors"][0]["pointer"]) == (400, "unknown_command", "/type")


ORDER = [                                                    # auth, body, 404, 403, 412 and 409, 422: what comes first wins
    (lambda t: Caller(), {"type": "dance"}, {}, 401),
    (lambda t: t.stranger, {"type": "dance"}, {}, 400),
    (lambda t: t.stranger, {"type": "ask", "target": 9, "rank": "9"}, {"If_Match": '"stale"'}, 403),
    (lambda t: t.ana, {"type": "ask", "target": 9, "rank": "9"}, {"If_Match": '"stale"'}, 412),
    (lambda t: t.ana, {"type": "ask", "target": 9, "rank": "9", "expected_version": 1}, {}, 409),
    (lambda t: t.bia, {"type": "ask", "target": 9, "rank": "9"}, {}, 409),
    (lambda t: t.ana, {"type": "ask", "target": 9, "rank": "9"}, {}, 422),
]


@pytest.mark.parametrize("case", range(len(ORDER)))
def test_checks_are_made_in_a_sensible_order(ana, bia, caio, case):
    who, command, headers, status = ORDER[case]
    table = type("Table", (), {"ana": ana, "bia": bia, "stranger": caio})
    assert refused(who(table), arranged(ana, bia), command, **headers).status == status


def test_a_person_is_awaited_again_after_the_bots_have_played(ana):
    match_id = opened(ana, seats=[ME, {"kind": "bot", "level": "easy"}], sandbox={"arrangement": ARRANGED["go_fish"]})["id"]
    ana.post(commands(match_id), {"type": "ask", "target": 1, "rank": "2"})
    let_bots_play(match_id)
    match = ana.get(f"/v1/matches/{match_id}")
    assert match["status"] == "finished" or (match["awaiting"][0]["seat"] == 0 and match["you"]["actions"])
    assert OPEN not in match["seats"]
