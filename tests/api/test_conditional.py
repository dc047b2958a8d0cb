"""Conditional requests: 304 where nothing changed and never where the body would differ; If-Match as a guard of a move."""
import json
from random import Random

import pytest

from games.matches.models import Match
from tests.api.caller import Caller
from tests.api.playing import FIRST, GAMES, ME, OPEN, arranged, begun, guests, next_move, opened
from tests.api.stored import rows

COUNTED_DOWN = ("server_time", "awaiting")                   # a client can do that itself


def still(answer):
    """A match without what only the clock changes."""
    body = {name: member for name, member in answer.body.items() if name not in COUNTED_DOWN}
    return body, [(awaited["seat"], awaited["for"], awaited["deadline"]) for awaited in answer["awaiting"]]


@pytest.fixture
def match(ana, bia):
    return f"/v1/matches/{arranged(ana, bia)}"


def test_a_match_says_how_it_may_be_kept(ana, match):
    answer = ana.get(match)
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert answer.headers["Vary"] == "Authorization, Accept-Language"
    assert answer.headers["ETag"].startswith('"')


@pytest.mark.parametrize("sent", ["{}", "W/{}", '"other", {}', '{}, "other"', '"a" , W/{} ,"b"', "*"])
def test_what_the_client_has_already_is_304_with_its_headers(ana, match, sent):
    first = ana.get(match)
    answer = ana.get(match, If_None_Match=sent.replace("{}", first.headers["ETag"]))
    assert (answer.status, answer.raw) == (304, b"")
    for name in ("ETag", "Cache-Control", "Vary"):
        assert answer.headers[name] == first.headers[name]


@pytest.mark.parametrize("sent", ['"other"', "", "nonsense", '"', '""', "W/", "**", "0"])
def test_anything_else_is_answered_whole(ana, match, sent):
    assert ana.get(match, If_None_Match=sent).status == 200


def test_an_etag_without_its_quotes_is_another_one(ana, match):
    assert ana.get(match, If_None_Match=ana.get(match).headers["ETag"].strip('"')).status == 200


def test_each_viewer_and_each_language_has_its_own_etag(ana, bia, anybody, match):
    etags = {(reader.token, language): reader.get(match, Accept_Language=language).headers["ETag"]
             for reader in (ana, bia, anybody) for language in ("en", "pt-BR")}
    assert len(set(etags.values())) == 6


def test_one_players_etag_never_gets_another_a_304(ana, bia, caio, anybody, match):
    readers = (ana, bia, anybody)
    for reader in readers:
        for other in readers:
            if reader is not other:
                assert reader.get(match, If_None_Match=other.get(match).headers["ETag"]).status == 200
    assert still(caio.get(match)) == still(anybody.get(match)), "spectators see one thing, so they may have one ETag"


def test_confirming_an_invitation_changes_the_etag_of_who_confirms(ana, bia):
    seats = [ME, {"kind": "player", "player": bia.player["id"]}, OPEN]
    path = f"/v1/matches/{opened(ana, seats=seats, visibility='private')['id']}"
    before = bia.get(path)
    bia.post(f"{path}/seats")
    after = bia.get(path, If_None_Match=before.headers["ETag"])
    assert (after.status, "invite_code" in before.body, "invite_code" in after.body) == (200, False, True)


def test_a_rename_and_a_deletion_change_the_etag(ana, bia, match):
    for change in (lambda: ana.patch("/v1/me", {"name": "Anita"}), lambda: ana.delete("/v1/me")):
        before = bia.get(match)
        change()
        after = bia.get(match, If_None_Match=before.headers["ETag"])
        assert (after.status, after["seats"][0]["player"]["name"] != before["seats"][0]["player"]["name"]) == (200, True)


def test_two_moves_within_a_millisecond_have_two_etags(ana, bia, match):
    etags = [ana.get(match).headers["ETag"], ana.post(f"{match}/commands", FIRST["go_fish"]).headers["ETag"],
             ana.post(f"{match}/commands", {"type": "ask", "target": 1, "rank": "K"}).headers["ETag"]]
    assert len(set(etags)) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_304_never_hides_a_change(ana, bia, anybody, game):
    """Whoever keeps an old body and is told 304 has, but for the clock, the body of now."""
    match_id = arranged(ana, bia, game=game)
    path, random = f"/v1/matches/{match_id}", Random(1)
    readers = {(reader, language): None for reader in (ana, bia, anybody) for language in ("en", "pt-BR")}
    fresh, total = 0, 0
    for _ in range(12):
        for reader, language in readers:
            kept = readers[reader, language]
            whole = reader.get(path, Accept_Language=language)
            if kept is not None:
                status = reader.get(path, Accept_Language=language, If_None_Match=kept.headers["ETag"]).status
                assert status == 304 if kept.headers["ETag"] == whole.headers["ETag"] else status == 200
                assert (status == 304) == (still(kept) == still(whole))
                fresh, total = fresh + (status == 200), total + 1
            readers[reader, language] = whole
        move = next_move(random, match_id, [ana, bia])
        if move is None:
            break
        mover, command = move
        mover.post(f"{path}/commands", command)
    assert fresh == total > 0, "every move must have shown"


def test_the_lobby_and_the_log_can_be_asked_conditionally(ana, bia, anybody, match):
    for path in (f"{match}/events", f"{match}/events?after=3&limit=2", "/v1/matches", "/v1/matches?limit=1"):
        for reader in (ana, anybody):
            for language in ("en", "pt-BR"):
                first = reader.get(path, Accept_Language=language)
                again = reader.get(path, Accept_Language=language, If_None_Match=first.headers["ETag"])
                assert (again.status, again.raw, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
                assert "Content-Length" not in again.headers
        etags = {reader.get(path, Accept_Language=language).headers["ETag"] for reader in (ana, bia, anybody) for language in ("en", "pt")}
        assert len(etags) == 6, "viewer and language are in it"


def test_every_move_shows_in_the_lobby_and_in_the_log(ana, bia, match):
    asked = {path: ana.get(path).headers["ETag"] for path in (f"{match}/events", f"{match}/events?after=900", "/v1/matches?sandbox=true")}
    assert len({*asked.values(), ana.get(f"{match}/events?limit=3").headers["ETag"]}) == 4
    ana.post(f"{match}/commands", FIRST["go_fish"])
    for path, etag in asked.items():
        assert ana.get(path, If_None_Match=etag).status == 200
    etag = bia.get("/v1/matches").headers["ETag"]
    opened(ana)
    assert bia.get("/v1/matches", If_None_Match=etag).status == 200


def test_events_can_be_read_as_a_stream_in_pieces(ana, bia, match):
    logged = ana.get(f"{match}/events").body["events"]
    whole = ana.get(f"{match}/events", Accept="text/event-stream")
    assert whole.headers["Content-Type"] == "text/event-stream"
    retry, *blocks = whole.raw.decode().removesuffix("\n\n").split("\n\n")
    assert retry == f"retry: {ana.get(match)['poll_after_ms']}"
    assert [json.loads(block.partition("\ndata: ")[2]) for block in blocks] == logged
    assert [block.partition("\ndata: ")[0] for block in blocks] == [f"id: {event['seq']}\nevent: {event['type']}" for event in logged]
    rest = ana.get(f"{match}/events?after=1", Accept="text/event-stream", Last_Event_ID=str(logged[-2]["seq"]))
    assert rest.raw.decode() == f"{retry}\n\n{blocks[-1]}\n\n"
    assert ana.get(f"{match}/events", Accept="text/event-stream", Last_Event_ID="-1").code == "invalid_query"
    assert ana.get(f"{match}/events", Last_Event_ID="x").status == 200, "it is of streams"
    ana.post(f"{match}/resign")
    last = ana.get(match)["version"]
    assert ana.get(f"{match}/events?after={last}", Accept="text/event-stream").status == 204
    assert ana.get(f"{match}/events?after={last}", Accept="application/json").status == 200


@pytest.mark.parametrize(("clock", "mine", "others"), [({"turn_seconds": 86_400}, 30_000, 5_000), ({"turn_seconds": 600}, 10_000, 2_000),
                                                       ({"turn_seconds": 30}, 10_000, 1_500)])
def test_poll_after_ms_fits_what_is_awaited_and_the_pace_of_the_match(ana, bia, anybody, clock, mine, others):
    path = f"/v1/matches/{arranged(ana, bia, clock=clock)}"
    assert [reader.get(path)["poll_after_ms"] for reader in (ana, bia, anybody)] == [mine, others, others]
    ana.post(f"{path}/resign")
    assert ana.get(path)["poll_after_ms"] == 60_000


def test_poll_after_ms_is_short_for_a_bot_and_for_a_doubt(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia, game='historias_de_pescador')}"
    ana.post(f"{path}/commands", FIRST["historias_de_pescador"])
    assert ana.get(path)["poll_after_ms"] == 1_000
    against_bot = opened(ana, open_seats=0, seats=[ME, {"kind": "bot", "level": "easy"}], options={"dealer": 0})
    assert ana.get(f"/v1/matches/{against_bot['id']}")["poll_after_ms"] == 300
    assert opened(ana)["poll_after_ms"] == 3_000
    assert opened(ana, seats=[ME, {"kind": "player", "player": bia.player["id"]}])["poll_after_ms"] == 5_000


def test_if_match_lets_a_move_through_that_fits(ana, match):
    for sent in ("{}", "W/{}", '"x", {}', "*"):
        etag = ana.get(match).headers["ETag"]
        answer = ana.post(f"{match}/commands", FIRST["go_fish"] if sent == "{}" else {"type": "ask", "target": 1, "rank": "Q"},
                          If_Match=sent.replace("{}", etag))
        assert answer.status == (201 if sent == "{}" else 422), answer


def test_what_was_read_in_one_language_may_be_played_in_another(ana, match):
    etag = ana.get(match, Accept_Language="pt-BR").headers["ETag"]
    assert ana.post(f"{match}/commands", FIRST["go_fish"], If_Match=etag).status == 201


def test_the_etag_of_a_move_guards_the_next_one(ana, match):
    etag = ana.post(f"{match}/commands", FIRST["go_fish"]).headers["ETag"]
    assert ana.post(f"{match}/commands", {"type": "ask", "target": 1, "rank": "K"}, If_Match=etag).status == 201


def stale(ana, bia, match):
    return ['"other"', ana.get(match).headers["ETag"].replace(".", "1.", 1), bia.get(match).headers["ETag"], '""']


@pytest.mark.parametrize("case", range(4))
def test_if_match_stops_a_move_that_does_not_fit(ana, bia, match, case):
    sent, before = stale(ana, bia, match)[case], rows(match.rsplit("/", 1)[1])
    answer = ana.post(f"{match}/commands", FIRST["go_fish"], If_Match=sent)
    assert (answer.status, answer.code) == (412, "stale_etag")
    assert rows(match.rsplit("/", 1)[1]) == before


@pytest.mark.parametrize("sent", ["17", "", '"', "W/", "x", '"a" "b"', '"a",', "*, *", '"a\u00a0'])
def test_an_if_match_that_is_no_list_of_etags_is_400(ana, match, sent):
    before = rows(match.rsplit("/", 1)[1])
    answer = ana.post(f"{match}/commands", FIRST["go_fish"], If_Match=sent)
    assert (answer.status, answer.code) == (400, "invalid_if_match")
    assert rows(match.rsplit("/", 1)[1]) == before


def test_polling_does_not_write(ana, bia, match, django_assert_num_queries, settings):
    settings.PULSE_SECONDS = 10**9                           # the heart beats between polls
    etag = ana.get(match).headers["ETag"]
    before = list(Match.objects.values())
    with django_assert_num_queries(3):                       # the token, the match, its seats
        assert ana.get(match, If_None_Match=etag).status == 304
    assert list(Match.objects.values()) == before


def test_the_cost_of_a_poll_does_not_grow_with_the_table(db, django_assert_num_queries, settings):
    settings.PULSE_SECONDS = 10**9
    many = guests(6)
    path = f"/v1/matches/{begun(*many)}"
    etag = many[0].get(path).headers["ETag"]
    with django_assert_num_queries(3):
        assert many[0].get(path, If_None_Match=etag).status == 304
    with django_assert_num_queries(2):
        Caller().get(path)
