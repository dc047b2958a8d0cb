"""All that is held about a player, and about nobody else."""
import json

from django.apps import apps

from games.matches.models import Match, Seat
from games.oauth.models import AccessToken, Code, RefreshToken, SignIn
from games.players.models import Player, PlayerToken
from tests.api.caller import Caller, guest
from tests.api.playing import GAMES, OPEN, arranged, begun, ended, opened
from tests.api.teams import Team

TOLD = {(PlayerToken, "player"), (Seat, "player"), (Match, "host"), (RefreshToken, "user"),
        (AccessToken, "user"), (Code, "user"), (SignIn, "player")}     # these come with a grant, or are gone in minutes


def test_every_table_that_names_a_player_is_in_it():
    named = {(model, field.name) for model in apps.get_models() for field in model._meta.get_fields()
             if field.concrete and getattr(field, "related_model", None) is Player}
    assert named == TOLD, "GET /v1/me/export tells all that is held: add the new table to api.export"


def test_it_tells_of_the_profile_and_the_tokens_and_shows_no_token(db):
    team = Team()
    ana = team.player("u-17", "Ana")
    team.backend.post(f"/v1/players/{ana.player['id']}/tokens", {})
    team.backend.delete(f"/v1/players/{ana.player['id']}/tokens/{ana.token[:12]}")
    ana = Caller(team.backend.post(f"/v1/players/{ana.player['id']}/tokens", {})["token"], ana.player)
    told = ana.get("/v1/me/export")
    assert told["player"] == {"id": ana.player["id"], "name": "Ana", "external_id": "u-17", "app": "Pescaria",
                              "created_at": told["player"]["created_at"]}
    assert [bool(token["revoked_at"]) for token in told["tokens"]] == [True, False, False]
    assert ana.token.encode() not in told.raw
    assert told.headers["Cache-Control"] == "private, no-store"


def test_it_tells_of_every_match_with_what_the_player_did(ana, bia):
    over, running = ended(ana, bia), arranged(ana, bia, game="historias_de_pescador")
    hosted = ana.post("/v1/matches", {"game": "go_fish", "seats": [OPEN, OPEN]})["id"]
    ana.post(f"/v1/matches/{running}/commands", {"type": "announce", "creature": "crab", "cards": ["crab"], "story": "Um peixão!"})
    told = ana.get("/v1/me/export")
    matches = {match["id"]: match for match in told["matches"]}
    assert list(matches) == [over, running, hosted]
    assert [event["type"] for event in matches[over]["events"]][-1] == "player_resigned"
    assert [event["story"] for event in matches[running]["events"] if event["type"] == "announced"] == ["Um peixão!"]
    assert (matches[hosted]["seat"], matches[hosted]["hosted"], matches[hosted]["events"]) == (None, True, [])


def test_it_tells_nothing_of_others(ana, bia):
    for game in GAMES:
        begun(bia, ana, game=game)
    told = ana.get("/v1/me/export")
    assert bia.player["id"].encode() not in told.raw
    for match in told["matches"]:
        assert {event["seat"] for event in match["events"]} == {1}
        assert [event for event in match["events"] if event["type"] == "hand_dealt" and event["cards"]]


def test_a_seat_that_was_anothers_before_tells_nothing_of_them(ana, bia):
    match_id = opened(ana, open_seats=2)["id"]
    bia.post(f"/v1/matches/{match_id}/seats", {"seat": 1})
    bia.delete(f"/v1/matches/{match_id}/seats/me")
    caio = guest("Caio")
    caio.post(f"/v1/matches/{match_id}/seats", {"seat": 1})
    told = caio.get("/v1/me/export")
    assert [event["type"] for event in told["matches"][0]["events"]] == ["seat_taken"]
    assert bia.player["id"].encode() not in told.raw


def test_more_matches_than_are_read_at_once_come_in_order_and_few_questions(ana, django_assert_max_num_queries):
    made = [opened(ana)["id"] for _ in range(60)]
    with django_assert_max_num_queries(12):
        told = ana.get("/v1/me/export")
    assert [match["id"] for match in told["matches"]] == made


def test_nobody_is_told(anybody):
    assert anybody.get("/v1/me/export").code == "not_authenticated"
    assert json.loads(anybody.get("/v1/me/export").raw)["status"] == 401
