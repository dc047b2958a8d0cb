"""A command on trial: taken or refused as it would be for real, nothing written, and nothing told that its sender cannot see."""
from datetime import timedelta
from random import Random

import pytest
import time_machine
from django.utils import timezone

from games.matches.pulse import Heart
from games.players.models import IdempotencyKey
from tests.api.playing import ARRANGED, FIRST, GAMES, ME, arranged, begun, ended, opened
from tests.api.stored import rows

TEXTS = ("status", "code", "title", "detail", "errors", "captures")       # a 409 also says where the match stands, by the clock
ASKS = [{"type": "ask", "target": target, **wanted} for target in (-1, 0, 1, 2) for wanted in (
    {"rank": "7"}, {"rank": "K"}, {"rank": "2"}, {"rank": "9"}, {"rank": "A"}, {"card": "7H"}, {})]
PLAYS = [{"type": "play", "card": card, **capture} for card in ("tuna-8", "salmon-2", "bream-1", "bream-2", "tuna-1", "*") for capture in (
    {}, {"capture": []}, {"capture": ["salmon-7"]}, {"capture": ["mackerel-3", "mackerel-4"]}, {"capture": ["bream-1"]})]
TALES = [{"type": "announce", "creature": creature, "cards": cards} for creature in ("crab", "squid", "fish", "lobster")
         for cards in ([], ["crab"], ["crab", "trash"], ["squid"], ["fish", "fish"], ["crab", "crab", "trash"])]
TALES += [{"type": "discard", "card": "crab"}, {"type": "trust", "announcement": 1}, {"type": "doubt", "announcement": 1}]
ANY = {"go_fish": ASKS, "pescado_novo": PLAYS, "historias_de_pescador": TALES}


def commands(match_id):
    return f"/v1/matches/{match_id}/commands"


def tried(caller, match_id, command, **headers):
    """The answer to a command on trial, which has changed not a single column."""
    before, keys = rows(match_id), IdempotencyKey.objects.count()
    answer = caller.post(commands(match_id), {**command, "dry_run": True}, **headers)
    assert (rows(match_id), IdempotencyKey.objects.count()) == (before, keys)
    return answer


def said(answer):
    return {name: member for name, member in answer.body.items() if answer.status == 200 or name in TEXTS}


def dealt_otherwise(game, viewer, deal):
    """The arranged deal, and whatever a seat cannot see of it dealt anew."""
    random, laid_out = Random(deal), ARRANGED[game]
    pile = "stock" if game == "go_fish" else "deck"
    hidden = [card for seat, hand in enumerate(laid_out["hands"]) if seat != viewer for card in hand] + laid_out[pile]
    if game == "pescado_novo":                               # its deck is empty: cards that nobody has seen
        hidden = [f"{suit}-{number}" for suit in ("tuna", "mackerel") for number in (5, 6, 9, 10)]
    random.shuffle(hidden)
    hands = [hand if seat == viewer else [hidden.pop() for _ in hand] for seat, hand in enumerate(laid_out["hands"])]
    fishermen = ["boaster" if seat == viewer else random.choice(["terse", "echo", "sworn"]) for seat in (0, 1)]
    return {**laid_out, "hands": hands, pile: [] if game == "pescado_novo" else hidden,
            **({"fishermen": fishermen} if game == "historias_de_pescador" else {})}


@pytest.mark.parametrize("game", GAMES)
def test_a_command_that_would_be_taken_is_legal_and_nothing_has_happened(ana, bia, game):
    match_id = arranged(ana, bia, game=game)
    before = ana.get(f"/v1/matches/{match_id}")
    answer = tried(ana, match_id, FIRST[game])
    assert answer.status == 200
    assert answer.body == {"dry_run": True, "legal": True, "version": before["version"]}
    now = ana.get(f"/v1/matches/{match_id}")
    assert answer.headers["ETag"] == now.headers["ETag"] == before.headers["ETag"]
    assert ana.post(commands(match_id), {**FIRST[game], "dry_run": False}).status == 201


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_the_one_that_it_would_meet_for_real(ana, bia, game):
    match_id = arranged(ana, bia, game=game)
    compared = 0
    for player in (ana, bia):
        for command in ANY[game]:
            for beside in ({}, {"expected_version": 1}):
                on_trial = tried(player, match_id, {**command, **beside})
                if on_trial.status == 200:
                    continue
                real = player.post(commands(match_id), {**command, **beside})
                assert (real.status, said(real)) == (on_trial.status, said(on_trial))
                compared += 1
    assert compared > len(ANY[game])


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_does_not_hang_on_hidden_cards(ana, bia, game, viewer):
    seen, answers, hands, came_of_it = set(), set(), set(), set()
    for deal in range(12):
        match_id = begun(ana, bia, game=game, sandbox={"seed": f"{deal}", "arrangement": dealt_otherwise(game, viewer, deal)},
                         **({"options": {"fishermen": True}} if game == "historias_de_pescador" else {}))
        path, caller, other = f"/v1/matches/{match_id}", (ana, bia)[viewer], (bia, ana)[viewer]
        hands.add(str(other.get(path)["table"]["hands"][1 - viewer]["cards"]))
        choices, last = ANY[game], FIRST[game]
        if (game, viewer) == ("historias_de_pescador", 1):   # something is laid that may be doubted
            laid = ana.get(path)["table"]["hands"][0]["cards"][deal % 3]
            seq = ana.post(commands(match_id), {"type": "announce", "creature": "crab", "cards": [laid]})["events"][0]["seq"]
            last = {"type": "doubt", "announcement": seq}
            choices = [last, {"type": "trust", "announcement": seq}, *choices]
        match = caller.get(path)
        seen.add(str([match["you"], match["table"], match["version"]]))
        answers.add(str([(answer.status, said(answer)) for answer in (tried(caller, match_id, choice) for choice in choices)]))
        came_of_it.add(str([event["type"] for event in caller.post(commands(match_id), last).body.get("events", ())]))
    assert len(hands) > 1
    assert len(seen) == len(answers) == 1
    if last != FIRST[game] or (game, viewer) == ("go_fish", 0):
        assert len(came_of_it) > 1, "the deals differ in nothing that a command hangs on"


@pytest.mark.parametrize("sent", ["true", 1, 0, None, [], {}])
def test_whether_it_is_meant_is_true_or_false(ana, bia, sent):
    answer = ana.post(commands(arranged(ana, bia)), {**FIRST["go_fish"], "dry_run": sent})
    assert (answer.status, answer["errors"][0]["pointer"]) == (400, "/dry_run")


def test_who_may_not_play_may_not_try(ana, bia, caio, anybody):
    match_id = arranged(ana, bia)
    assert tried(anybody, match_id, FIRST["go_fish"]).status == 401
    assert tried(caio, match_id, FIRST["go_fish"]).code == "not_seated"
    assert tried(ana, opened(ana)["id"], FIRST["go_fish"]).code == "match_not_active"
    assert tried(ana, ended(ana, bia), FIRST["go_fish"]).code == "match_not_active"
    assert tried(ana, "01930000-0000-7000-8000-000000000000", FIRST["go_fish"]).code == "match_not_found"
    assert tried(caio, opened(ana, visibility="private")["id"], FIRST["go_fish"]).code == "match_not_found"


def test_what_a_command_is_held_against_holds_on_trial_too(ana, bia):
    match_id = arranged(ana, bia)
    etag = ana.get(f"/v1/matches/{match_id}").headers["ETag"]
    assert tried(ana, match_id, FIRST["go_fish"], If_Match='"1.0.0.en"').code == "stale_etag"
    assert tried(ana, match_id, FIRST["go_fish"], If_Match="nonsense").code == "invalid_if_match"
    assert tried(ana, match_id, FIRST["go_fish"], If_Match=etag).status == 200


def test_a_key_is_read_and_not_kept(ana, bia):
    match_id, key = arranged(ana, bia), "6f1d2f0e-3a8b-4a52-9d0c-1f8f4f1f7a11"
    for _ in range(2):
        answer = tried(ana, match_id, FIRST["go_fish"], Idempotency_Key=key)
        assert answer.status == 200
        assert "Idempotent-Replayed" not in answer.headers
    assert tried(ana, match_id, FIRST["go_fish"], Idempotency_Key="é").code == "invalid_idempotency_key"
    assert ana.post(commands(match_id), FIRST["go_fish"], Idempotency_Key=key).status == 201
    again = ana.post(commands(match_id), FIRST["go_fish"], Idempotency_Key=key)
    assert (again.status, again.headers["Idempotent-Replayed"]) == (201, "true")


def test_a_bot_is_not_woken_and_its_turn_not_taken(ana, monkeypatch):
    match_id = opened(ana, seats=[ME, {"kind": "bot", "level": "easy"}], sandbox={"arrangement": ARRANGED["go_fish"]})["id"]
    woken = []
    monkeypatch.setattr("games.matches.ledger.hint_bot_turn", lambda *hint: woken.append(hint))
    assert tried(ana, match_id, {"type": "ask", "target": 1, "rank": "2"}).status == 200
    assert woken == []


def test_what_is_due_is_settled_first_as_by_any_reading(ana, bia, monkeypatch, settings):
    settings.OUTAGE_SECONDS = 3_600                          # ten minutes without a request are no outage here
    monkeypatch.setattr("api.views.HEART", Heart())          # the one of this process must not beat in the future
    match_id = arranged(ana, bia, clock={"turn_seconds": 60, "timeouts_allowed": 0})
    with time_machine.travel(timezone.now() + timedelta(seconds=600), tick=True):
        answer = ana.post(commands(match_id), {**FIRST["go_fish"], "dry_run": True})
    assert (answer.status, answer.code) == (409, "match_not_active")
