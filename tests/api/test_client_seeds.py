"""Players add to the chance of a match: when they can, what is told of it to whom, and that the deal is theirs, too."""
import random
from datetime import timedelta

import pytest
from django.utils import timezone

from examples.verify_shuffle import Wrong, verify
from games.matches import archive, refolding, selectors
from games.matches.models import ArchivedLog, Match, Seat
from games.rulebook.chance import Chance
from tests.api.caller import Caller
from tests.api.playing import GAMES, ME, OPEN, arranged, ended, let_bots_play, next_move, opened
from tests.api.stored import rows

BOT = {"kind": "bot", "level": "medium"}
GIVEN = "0f5c1d9b-river_7"


def at(match):
    return f"/v1/matches/{match if isinstance(match, str) else match['id']}"


def give(player, match, client_seed=GIVEN):
    return player.call("PUT", f"{at(match)}/client-seed", {"client_seed": client_seed})


def seeds(match):
    return [seat["client_seed"] for seat in match["seats"]]


def told(player, match):
    return player.get(f"{at(match)}/events")["events"]


def types(player, match):
    return [event["type"] for event in told(player, match)]


def verified(match):
    """What the verifier says of a match that is over, by its two public answers."""
    return verify(Caller().get(at(match)).body, Caller().get(f"{at(match)}/replay").lines)


def playing_on(*players, match):
    dice = random.Random(5)
    while move := next_move(dice, match if isinstance(match, str) else match["id"], list(players)):
        mover, command = move
        assert mover.post(f"{at(match)}/commands", command).status == 201


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_dealt_by_everybodys_seeds_and_verified(ana, bia, game):
    """From the commitment to the end, and once more from the packed log."""
    options = {"target_points": 3} if game == "pescado_novo" else {}
    match = opened(ana, game, options=options)
    assert match["shuffle"]["commitment"], "before anybody gives theirs"
    assert give(ana, match).status == 200
    started = bia.post(f"{at(match)}/seats", {"client_seed": "3-5-2"})
    assert (started.status, seeds(started), started["shuffle"]["method"]) == (201, [GIVEN, "3-5-2"], "fishing/2")
    playing_on(ana, bia, match=match)
    over = ana.get(at(match))
    assert over["shuffle"]["commitment"] == match["shuffle"]["commitment"]
    names = verified(match)
    assert any(name.startswith("deck") for name in names)
    assert refolding.differences(match["id"]) == []
    replay = Caller().get(f"{at(match)}/replay").lines
    assert archive.archive_some(now=timezone.now() + timedelta(days=91), limit=1) == 1
    assert ArchivedLog.objects.count() == 1
    assert Caller().get(f"{at(match)}/replay").lines == replay
    assert (verified(match), refolding.differences(match["id"])) == (names, [])


def test_the_log_has_what_was_mixed_in_and_where(ana, bia, caio):
    match = opened(ana, open_seats=3)
    give(ana, match)
    bia.post(f"{at(match)}/seats", {"seat": 3, "client_seed": "hers"})
    caio.post(f"{at(match)}/seats", {})
    assert ana.post(f"{at(match)}/start").status == 200
    log = told(ana, match)
    assert [event["type"] for event in log[:8]] == ["match_created", "seat_taken", "client_seed_given", "seat_taken", "client_seed_given",
                                                    "seat_taken", "match_started", "client_seeds_mixed"]
    assert [event["seat"] for event in log if event["type"] == "client_seed_given"] == [0, 3]
    assert {name: log[7][name] for name in ("method", "client_seeds")} == {"method": "fishing/2", "client_seeds": [GIVEN, None, "hers"]}
    assert log[8]["type"] == "hand_started"


def test_before_the_start_only_its_giver_is_told(ana, bia, caio):
    """Not in the match, not in a list, not in the log; that one was given, and when, is told to all."""
    match = opened(ana, open_seats=2, visibility="public")
    give(ana, match)
    bia.post(f"{at(match)}/seats", {"client_seed": "hers"})
    for player, wanted in ((ana, [GIVEN, None, None]), (bia, [None, "hers", None]), (caio, [None] * 3), (Caller(), [None] * 3)):
        read = player.get(at(match))
        assert (seeds(read), read["shuffle"]["method"]) == (wanted, None)
        [listed] = player.get("/v1/matches")["items"]
        assert seeds(listed) == wanted
        assert types(player, match).count("client_seed_given") == 2
        for answer in (read, player.get("/v1/matches"), player.get(f"{at(match)}/events")):
            for secret, mine in ((GIVEN, player is ana), ("hers", player is bia)):
                assert (secret in str(answer.body)) <= mine
    assert ana.get("/v1/me/export")["matches"][0]["client_seed"] == GIVEN
    assert caio.post(f"{at(match)}/seats", {})["status"] == "active"
    assert seeds(Caller().get(at(match))) == [GIVEN, "hers", None], "from then on it is for everybody to check"


def test_one_that_ended_before_it_began_tells_none(ana, bia):
    match = opened(ana)
    give(ana, match)
    assert ana.delete(f"{at(match)}/seats/me").status == 204
    over = bia.get(at(match))
    assert (over["status"], seeds(over), over["shuffle"]["method"]) == ("aborted", [None, None], None)
    assert Seat.objects.exclude(client_seed="").count() == 0, "who leaves takes it along"


def test_against_bots_it_is_sound_if_the_seat_is_taken_last(ana):
    """Opened without a seat: the commitment is there, and then the only one who gives a client seed starts the match with it."""
    match = opened(ana, seats=[OPEN, BOT], visibility="private")
    assert (match["status"], match["you"]) == ("open", None)
    started = ana.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    assert (started.status, started["status"], seeds(started)) == (201, "active", [GIVEN, None])
    assert started["shuffle"]["commitment"] == match["shuffle"]["commitment"]
    ana.post(f"{at(match)}/resign")
    seed = bytes.fromhex(ana.get(at(match))["shuffle"]["seed"])
    dealt = next(event for event in told(ana, match) if event["type"] == "hand_started")
    assert dealt["dealer"] == Chance(seed, (GIVEN, None)).below("dealer", 2)


def test_the_opener_may_give_it_with_the_opening(ana):
    match = opened(ana, seats=[{**ME, "client_seed": GIVEN}, BOT])
    assert (match["status"], seeds(match), match["shuffle"]["method"]) == ("active", [GIVEN, None], "fishing/2")
    assert types(ana, match)[:4] == ["match_created", "seat_taken", "client_seed_given", "match_started"]


def test_who_is_invited_gives_it_when_they_confirm(ana, bia):
    match = opened(ana, seats=[ME, {"kind": "player", "player": bia.player["id"]}])
    assert give(bia, match).code == "not_seated", "not before"
    assert seeds(bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})) == [None, GIVEN]


def test_a_rematch_has_client_seeds_of_its_own(ana, bia):
    over = ended(ana, bia)
    first = ana.post(f"{at(over)}/rematch", {})
    assert give(ana, first).status == 200, "once the commitment is known"
    assert ana.post(f"{at(over)}/rematch", {"client_seed": GIVEN}).status == 200, "the same again changes nothing"
    assert ana.post(f"{at(over)}/rematch", {"client_seed": "another"}).code == "client_seed_stands"
    second = bia.post(f"{at(over)}/rematch", {"client_seed": "hers"})
    assert (second.status, second["status"], seeds(second)) == (200, "active", ["hers", GIVEN])
    ana.post(f"{at(first)}/resign")
    assert seeds(bia.post(f"{at(first)}/rematch", {"client_seed": "at"})) == [None, "at"]


def test_who_sits_in_a_rematch_already_may_give_it_with_the_asking(ana, bia):
    over = ended(ana, bia)
    ana.post(f"{at(over)}/rematch", {})
    again = ana.post(f"{at(over)}/rematch", {"client_seed": GIVEN})
    assert (again.status, seeds(again)) == (200, [None, GIVEN])
    assert bia.post(f"{at(over)}/rematch")["shuffle"]["method"] == "fishing/2"
    assert ana.post(f"{at(over)}/rematch", {"client_seed": "another"}).code == "match_not_open"


def test_it_is_given_once(ana):
    match = opened(ana)
    first, again = give(ana, match), give(ana, match)
    assert (first.status, again.status, again["version"]) == (200, 200, first["version"])
    assert again.headers["ETag"] == first.headers["ETag"] != match.headers["ETag"]
    assert give(ana, match, "another").code == "client_seed_stands"
    assert seeds(ana.get(at(match))) == [GIVEN, None]


def test_who_leaves_and_comes_again_may_give_another(ana, bia):
    match = opened(ana, open_seats=2)
    bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    bia.delete(f"{at(match)}/seats/me")
    assert seeds(bia.post(f"{at(match)}/seats", {"client_seed": "another"})) == [None, "another", None]


def test_once_it_has_begun_it_is_too_late(ana, bia):
    match = opened(ana)
    bia.post(f"{at(match)}/seats", {})
    before = rows(match["id"])
    answer = give(ana, match)
    assert (answer.status, answer.code) == (409, "match_not_open")
    assert rows(match["id"]) == before
    assert types(ana, match).count("client_seeds_mixed") == 0


def test_it_is_for_those_who_sit_there(ana, bia, caio):
    match = opened(ana, visibility="private")
    assert give(bia, match).code == "match_not_found"
    assert give(caio, opened(ana)).code == "not_seated"
    assert give(Caller(), match).code == "not_authenticated"


@pytest.mark.parametrize("wrong", ["", "x" * 65, "a b", "é", "ab\n", "a@b.c", 7, ["a"]])
def test_what_is_no_client_seed_is_refused_wherever_it_is_sent(ana, bia, wrong):
    match, over = opened(ana), ended(ana, bia)
    before = rows(match["id"])
    opening = {"game": "go_fish", "seats": [{**ME, "client_seed": wrong}, OPEN]}
    for answer, pointer in ((give(ana, match, wrong), "/client_seed"),
                            (bia.post(f"{at(match)}/seats", {"client_seed": wrong}), "/client_seed"),
                            (ana.post(f"{at(over)}/rematch", {"client_seed": wrong}), "/client_seed"),
                            (ana.post("/v1/matches", opening), "/seats/0/client_seed")):
        assert (answer.status, answer.code, [error["pointer"] for error in answer["errors"]]) == (400, "invalid_body", [pointer])
    assert rows(match["id"]) == before
    assert Match.objects.count() == 2, "no match and no rematch was opened"


def test_an_open_seat_has_none_yet(ana):
    answer = ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, {**OPEN, "client_seed": GIVEN}]})
    assert (answer.status, answer["errors"][0]["pointer"]) == (400, "/seats/1/client_seed")


def test_without_any_a_match_is_what_it_always_was(ana, bia):
    over = ended(ana, bia)
    match = ana.get(at(over))
    assert (seeds(match), match["shuffle"]["method"]) == ([None, None], "fishing/1")
    assert not {"client_seed_given", "client_seeds_mixed"} & {*types(ana, over)}
    assert verified(over)


def test_a_seed_of_a_sandbox_match_and_client_seeds_decide_its_deal_together(ana, bia):
    """The same ones the same deal, so a team can test what it shows of them; what is arranged stays as arranged."""
    def hands(client_seed):
        match = opened(ana, sandbox={"seed": "of the team"})
        bia.post(f"{at(match)}/seats", {"client_seed": client_seed} if client_seed else {})
        ana.post(f"{at(match)}/resign")
        return [event["cards"] for event in told(ana, match) if event["type"] == "hand_dealt"]

    assert hands(GIVEN) == hands(GIVEN)
    assert len({str(hands(given)) for given in (None, GIVEN, "another")}) == 3
    laid = arranged(ana, bia)
    match = opened(ana, sandbox={"seed": "fixed", "arrangement": {"dealer": 1, "hands": [["7C", "KD", "2S"], ["7D", "KC", "3S"]],
                                                                  "stock": ["7H", "9C", "9D", "KH", "4C", "5C"]}})
    bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    assert ana.get(at(match))["table"] == ana.get(at(laid))["table"]


def test_bots_think_by_the_same_chance(ana, monkeypatch):
    """Their random numbers hang on the client seeds, too: nothing of a match is left that the service alone has chosen."""
    drawn = []
    below = Chance.below
    monkeypatch.setattr(Chance, "below", lambda chance, name, n: drawn.append((name, chance.client_seeds)) or below(chance, name, n))
    match = opened(ana, options={"dealer": 0}, seats=[{**ME, "client_seed": GIVEN}, BOT])
    let_bots_play(match["id"])
    assert {given for name, given in drawn if name.startswith("bot/")} == {(GIVEN, None)}


def test_a_client_seed_that_is_not_the_one_of_the_log_is_found_and_mended(ana, bia):
    match = opened(ana)
    bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    Seat.objects.filter(match=match["id"], seat=1).update(client_seed="another")
    assert refolding.differences(match["id"]) == ["client_seeds"]
    refolding.repair(match_id=match["id"], now=timezone.now())
    assert refolding.differences(match["id"]) == []
    assert seeds(ana.get(at(match))) == [None, GIVEN]
    assert selectors.position(match["id"]).chance.client_seeds == (None, GIVEN)


def test_the_verifier_finds_a_service_that_has_forgotten_one(ana, bia):
    """Had we dealt without the player's part, or with another: both are seen, whatever the match tells now."""
    match = opened(ana)
    bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    playing_on(ana, bia, match=match)
    body, log = Caller().get(at(match)).body, Caller().get(f"{at(match)}/replay").lines
    assert verify(body, log)
    for other in (None, "another"):
        lines = [{**event, "client_seeds": ["x", other]} if event["type"] == "client_seeds_mixed" else event for event in log]
        seats = [{**seat, "client_seed": given} for seat, given in zip(body["seats"], ["x", other], strict=True)]
        with pytest.raises(Wrong):
            verify({**body, "seats": seats}, lines)


def test_its_seat_is_somebody_elses_after_an_erasure_and_the_seed_stays(ana, bia):
    """The log can be verified for ever: so a client seed should tell nothing of who gave it."""
    match = opened(ana)
    bia.post(f"{at(match)}/seats", {"client_seed": GIVEN})
    assert bia.delete("/v1/me").status == 204
    assert seeds(ana.get(at(match))) == [None, GIVEN]
    assert verified(match)
    assert Match.objects.get(pk=match["id"]).is_over
