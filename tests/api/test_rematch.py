"""Once more: one rematch of a match, the same people in it, and whoever comes second sits down there."""
from datetime import timedelta

import pytest
from django.utils import timezone

from games.matches import clock, refolding
from games.matches.models import Match
from tests.api.playing import GAMES, GO_FISH, ME, OPEN, arranged, begun, ended, guests, let_bots_play, opened
from tests.api.stored import rows

BOT = {"kind": "bot", "level": "medium"}
SAME = ("game", "preset", "options", "clock", "visibility", "rated", "sandbox")


def again(player, match_id, **headers):
    return player.post(f"/v1/matches/{match_id}/rematch", **headers)


def seats_of(match):
    return [(seat["player"] and seat["player"]["name"], seat["bot_level"], seat["status"]) for seat in match["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_both_ask_and_one_match_starts(ana, bia, game):
    over = ended(ana, bia, game=game, clock={"turn_seconds": 77, "on_timeout": "forfeit"}, visibility="unlisted")
    first, second = again(ana, over), again(bia, over)
    assert (first.status, first["status"], first["host"]) == (201, "open", ana.player["id"])
    assert first.headers["Location"] == f"/v1/matches/{first['id']}"
    assert (second.status, second["id"], second["status"]) == (200, first["id"], "active")
    before = ana.get(f"/v1/matches/{over}")
    assert [second[name] for name in SAME] == [before[name] for name in SAME]
    assert second["invite_code"] != before["invite_code"]
    assert second["shuffle"]["commitment"] != before["shuffle"]["commitment"]
    assert (second["rematch_of"], before["rematch"], before["rematch_of"], second["rematch"]) == (over, first["id"], None, None)
    created = ana.get(f"/v1/matches/{first['id']}/events")["events"][0]
    assert (created["type"], created["rematch_of"]) == ("match_created", over)


def test_everybody_moves_up_a_seat_and_keeps_their_neighbours(db):
    four = guests(4)
    over = begun(*four, game="pescado_novo", options={"teams": True, "dealer": 0})
    before = four[0].get(f"/v1/matches/{over}")
    for player in four:
        player.post(f"/v1/matches/{over}/resign")
    assert four[0].get(f"/v1/matches/{over}")["status"] == "aborted", "nobody was left"
    for player in four:
        assert again(player, over).status in (200, 201)
    after = four[0].get(f"/v1/matches/{four[0].get(f'/v1/matches/{over}')['rematch']}")
    names = [[seat["player"]["name"] for seat in match["seats"]] for match in (before, after)]
    assert names == [["Guest 0", "Guest 1", "Guest 2", "Guest 3"], ["Guest 1", "Guest 2", "Guest 3", "Guest 0"]]
    partners = [{frozenset(seat["player"]["name"] for seat in match["seats"] if seat["team"] == team) for team in (0, 1)}
                for match in (before, after)]
    assert partners[0] == partners[1]
    assert (before["table"]["dealer"], after["table"]["dealer"]) == (0, 0), "the next one deals"


def test_against_bots_alone_it_starts_at_once(ana):
    over = opened(ana, seats=[ME, BOT, {"kind": "bot", "level": "easy"}])["id"]
    ana.post(f"/v1/matches/{over}/resign")
    let_bots_play(over)
    rematch = again(ana, over)
    assert (rematch.status, rematch["status"]) == (201, "active")
    assert seats_of(rematch) == [(None, "medium", "playing"), (None, "easy", "playing"), ("Ana", None, "playing")]


def test_who_resigned_is_invited_again_and_no_bot_sits_there(ana, bia, caio):
    over = begun(ana, bia, caio)
    bia.post(f"/v1/matches/{over}/resign")
    caio.post(f"/v1/matches/{over}/resign")
    ana.post(f"/v1/matches/{over}/resign")
    rematch = again(ana, over)
    assert seats_of(rematch) == [("Bia", None, "waiting"), ("Caio", None, "waiting"), ("Ana", None, "playing")]


def test_the_others_find_it_in_their_inbox(ana, bia):
    rematch = again(ana, ended(ana, bia))
    waiting = bia.get("/v1/me/matches?awaiting=me")["items"]
    assert [(match["id"], match["rematch_of"], match["you"]) for match in waiting] == [(rematch["id"], rematch["rematch_of"], {"seat": 0})]
    assert bia.post(f"/v1/matches/{rematch['id']}/seats", {})["status"] == "active"


def test_asked_again_it_tells_where_it_stands_and_changes_nothing(ana, bia):
    over = ended(ana, bia)
    first = again(ana, over)
    kept = rows(first["id"])
    same = again(ana, over)
    assert (same.status, same["id"], same["version"]) == (200, first["id"], first["version"])
    assert rows(first["id"]) == kept
    again(bia, over)
    assert [again(player, over)["status"] for player in (ana, bia)] == ["active", "active"]
    assert refolding.differences(first["id"]) == []


def test_with_a_key_it_is_answered_again(ana, bia):
    over = ended(ana, bia)
    first = again(ana, over, Idempotency_Key="one")
    joined = again(bia, over, Idempotency_Key="one")
    for player, told, status in ((ana, first, 201), (bia, joined, 200)):
        replayed = again(player, over, Idempotency_Key="one")
        assert (replayed.status, replayed["id"], replayed.headers["Idempotent-Replayed"]) == (status, told["id"], "true")
    assert Match.objects.count() == 2


def test_the_match_before_looks_different_from_then_on(ana, bia):
    path = f"/v1/matches/{ended(ana, bia)}"
    etag = bia.get(path).headers["ETag"]
    assert bia.get(path, If_None_Match=etag).status == 304
    again(ana, path.rsplit("/", 1)[1])
    changed = bia.get(path, If_None_Match=etag)
    assert (changed.status, changed["rematch"] is not None) == (200, True)
    again(bia, path.rsplit("/", 1)[1])
    assert bia.get(path, If_None_Match=changed.headers["ETag"]).status == 304, "who joins changes the rematch alone"


def test_a_seat_of_somebody_who_was_erased_is_open(ana, bia, caio):
    over = ended(ana, bia)
    bia.delete("/v1/me")
    rematch = again(ana, over)
    assert seats_of(rematch) == [(None, None, "waiting"), ("Ana", None, "playing")]
    assert caio.post(f"/v1/matches/{rematch['id']}/seats", {})["status"] == "active"


def test_who_declined_gets_a_seat_that_is_open_and_else_none(ana, bia, caio):
    over = ended(ana, bia)
    rematch = f"/v1/matches/{again(ana, over)['id']}"
    bia.delete(f"{rematch}/seats/me")
    assert again(bia, over)["status"] == "active"
    other = ended(ana, bia)
    rematch = f"/v1/matches/{again(ana, other)['id']}"
    bia.delete(f"{rematch}/seats/me")
    caio.post(f"{rematch}/seats", {})
    late = again(bia, other)
    assert (late.status, late.code) == (409, "match_not_open")


def test_who_declined_and_was_replaced_finds_no_seat_while_others_are_waited_for(ana, bia, caio):
    over = begun(ana, bia, caio)
    for player in (ana, bia, caio):
        player.post(f"/v1/matches/{over}/resign")
    rematch = f"/v1/matches/{again(ana, over)['id']}"
    bia.delete(f"{rematch}/seats/me")
    assert guests(1)[0].post(f"{rematch}/seats", {})["status"] == "open", "Caio is invited"
    late = again(bia, over)
    assert (late.status, late.code) == (409, "match_full")


def test_a_rematch_that_nobody_began_is_opened_anew(ana, bia):
    over = ended(ana, bia)
    first = again(ana, over)["id"]
    ana.delete(f"/v1/matches/{first}/seats/me")
    assert ana.get(f"/v1/matches/{first}")["status"] == "aborted"
    second = again(bia, over)
    assert (second.status, second["host"]) == (201, bia.player["id"])
    assert (ana.get(f"/v1/matches/{first}")["rematch_of"], ana.get(f"/v1/matches/{over}")["rematch"]) == (None, second["id"])
    assert again(ana, over)["status"] == "active"


def test_an_open_match_that_expired_can_be_asked_for_again(ana):
    made = opened(ana, visibility="private")
    clock.sweep(now=timezone.now() + timedelta(days=8))
    rematch = again(ana, made["id"])
    assert (rematch.status, rematch["status"], seats_of(rematch)) == (201, "open", [(None, None, "waiting"), ("Ana", None, "playing")])


def test_a_rematch_has_a_rematch(ana, bia):
    over = ended(ana, bia)
    rematch = again(ana, over)["id"]
    again(bia, over)
    ana.post(f"/v1/matches/{rematch}/resign")
    third = again(bia, rematch)
    assert (third.status, third["rematch_of"]) == (201, rematch)
    assert seats_of(third) == [("Ana", None, "waiting"), ("Bia", None, "playing")], "each has dealt"


def test_of_a_sandbox_match_it_is_one_with_a_deal_of_its_own(ana, bia, settings):
    over = arranged(ana, bia)
    ana.post(f"/v1/matches/{over}/resign")
    settings.SANDBOX = False                                 # nobody chooses a deal here
    again(ana, over)
    rematch = again(bia, over)
    assert rematch["sandbox"] is True
    held = rematch["table"]["hands"][1]["count"] + rematch["table"]["stock"]
    assert held > len(GO_FISH["hands"][0]) + len(GO_FISH["stock"]), "a whole deck"


@pytest.mark.parametrize("state", ["open", "active"])
def test_a_match_that_is_not_over_has_none(ana, bia, state):
    match_id = opened(ana)["id"] if state == "open" else begun(ana, bia)
    kept = rows(match_id)
    refused = again(ana, match_id)
    assert (refused.status, refused.code) == (409, "match_not_finished")
    assert state in refused["detail"]
    assert rows(match_id) == kept


def test_it_is_for_those_who_sat_there(ana, bia, caio):
    over = ended(ana, bia)
    refused = again(caio, over)
    assert (refused.status, refused.code) == (403, "not_seated")
    invited = opened(ana, seats=[ME, OPEN, {"kind": "player", "player": caio.player["id"]}])["id"]
    ana.delete(f"/v1/matches/{invited}/seats/me")
    assert again(caio, invited).code == "not_seated", "invited, and never there"
    assert again(caio, opened(ana, visibility="private")["id"]).status == 404
