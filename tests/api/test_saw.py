"""What `saw` says a seat was told at an event is what the API told it then, byte for byte."""
import json
import re
from datetime import datetime, timedelta
from io import StringIO
from random import Random
from uuid import UUID

import pytest
import time_machine
from django.core.management import CommandError, call_command
from django.utils import timezone
from rest_framework.renderers import JSONRenderer

from api import views
from api.management.commands.saw import bodies
from api.presenting import match_body
from games.matches import archive, hindsight, ledger
from games.matches.pulse import Heart
from tests.api import caller
from tests.api.playing import FIRST, GAMES, ME, OPEN, arranged, guests, let_bots_play, next_move, opened

START = 1_768_478_400.0
BOT = {"kind": "bot"}
NOBODY = "01930000-0000-7000-8000-999999999999"
SHORT = {"pescado_novo": {"target_points": 1}}
PRESETS = {"go_fish": "long", "pescado_novo": "app", "historias_de_pescador": "table"}


@pytest.fixture(autouse=True)
def time(monkeypatch, settings):
    """Time stands still unless it is moved; nobody is hinted, no outage noticed. Answers are compared, and held to the schema elsewhere."""
    monkeypatch.setattr(caller, "check", lambda *_: None)
    settings.GRACE_SECONDS, settings.OUTAGE_SECONDS = 0, 1e9
    monkeypatch.setattr(ledger, "hint_bot_turn", lambda *hint: None)
    monkeypatch.setattr(views, "HEART", Heart())
    with time_machine.travel(START, tick=False) as travelled:
        yield travelled


class Witnesses:
    """The people at a table, and every answer they got: (version, seat) -> the match and the log as bytes."""

    def __init__(self, match_id, players):
        self.match_id, self.players, self.told = match_id, players, {}
        self.look()

    def look(self):
        for seat, player in enumerate(self.players):
            match = player.get(f"/v1/matches/{self.match_id}")
            if (match["version"], seat) not in self.told:
                self.told[match["version"], seat] = match.raw, player.get(f"/v1/matches/{self.match_id}/events").body["events"]

    def play(self, time, random, moves):
        """So many moves of people who choose at random, and of the bots between them."""
        for _ in range(moves):
            time.shift(random.choice([0.25, 3.125, 7]) if random.random() < 0.9 else 90_000)       # and now and then time runs out
            let_bots_play(self.match_id)
            self.look()
            move = next_move(random, self.match_id, self.players)
            if move is None:
                return
            mover, command = move
            assert mover.post(f"/v1/matches/{self.match_id}/commands", command).status == 201
            self.look()

    def check(self, every=1):
        for (version, seat), (raw, events) in [*self.told.items()][::every]:
            then = bodies(hindsight.saw(UUID(self.match_id), seat, version), "en")
            assert JSONRenderer().render(then["match"]).decode() == raw.decode(), (version, seat)
            assert then["events"] == events, (version, seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_saw_what_the_api_told_it_at_every_version(ana, time, game):
    """Three people and a bot; some run out of time, and all give up in the end."""
    players, random = guests(3), Random(game)
    match_id = opened(players[0], game, preset=PRESETS[game], open_seats=0, seats=[ME, OPEN, OPEN, BOT])["id"]
    for player in players[1:]:
        player.post(f"/v1/matches/{match_id}/seats", {"client_seed": "river"} if player is players[2] else {})
    witnesses = Witnesses(match_id, players)
    witnesses.play(time, random, moves=5)
    for player in players:
        time.shift(1)
        player.post(f"/v1/matches/{match_id}/resign")        # 409 where their time ran out before
        witnesses.look()
    assert ana.get(f"/v1/matches/{match_id}")["status"] == "aborted"
    witnesses.check()
    assert archive.archive(match_id=UUID(match_id), now=timezone.now() + timedelta(days=99))
    witnesses.check(every=5)


@pytest.mark.parametrize("game", GAMES)
def test_it_says_so_of_a_whole_match_too_that_is_archived_and_played_once_more(ana, bia, time, game):
    witnesses = Witnesses(arranged(ana, bia, game=game, clock={"timeouts_allowed": 100}, options=SHORT.get(game, {})), [ana, bia])
    witnesses.play(time, Random(6), moves=200)
    assert ana.get(f"/v1/matches/{witnesses.match_id}")["result"]["reason"] == "completed"
    assert archive.archive(match_id=UUID(witnesses.match_id), now=timezone.now() + timedelta(days=99))
    assert ana.post(f"/v1/matches/{witnesses.match_id}/rematch").status == 201
    witnesses.check()


def test_an_outage_and_a_clock_that_is_moved_on(ana, bia, time, settings):
    settings.OUTAGE_SECONDS = 60
    witnesses = Witnesses(arranged(ana, bia, clock={"turn_seconds": 3_000}), [ana, bia])
    time.shift(4_000)                                        # nobody was served: the deadline is put off
    witnesses.look()
    assert ana.post(f"/v1/sandbox/matches/{witnesses.match_id}/advance", {"seconds": 7_000}).status == 200
    witnesses.look()
    types = {event["type"] for _, events in witnesses.told.values() for event in events}
    assert {"deadline_extended", "clock_advanced", "turn_timed_out"} <= types
    for (version, seat), (raw, _) in witnesses.told.items():
        then, told = hindsight.saw(UUID(witnesses.match_id), seat, version), json.loads(raw)
        assert match_body(then, None, "en", then.ours(datetime.fromisoformat(told["server_time"]))) == told


def saw(*arguments):
    out = StringIO()
    call_command("saw", *arguments, stdout=out)
    return out.getvalue()


def test_the_command_prints_what_the_seat_had(ana, bia):
    match_id = arranged(ana, bia)
    before, events = ana.get(f"/v1/matches/{match_id}"), ana.get(f"/v1/matches/{match_id}/events")["events"]
    ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])
    told = saw(match_id, "--seat", "0", "--at", str(before["version"]))
    assert before.raw.decode() in told
    assert json.loads(told) == {"seat": 0, "at": before["version"], "match": before.body, "events": events}


def test_an_event_in_the_middle_of_a_move_is_told_at_its_end(ana, bia):
    match_id = arranged(ana, bia)
    before = ana.get(f"/v1/matches/{match_id}")["version"]
    after = ana.post(f"/v1/matches/{match_id}/commands", FIRST["go_fish"])["version"]
    assert after > before + 1
    told = [json.loads(saw(match_id, "--seat", "1", "--at", str(seq))) for seq in range(before + 1, after + 1)]
    assert {then["match"]["version"] for then in told} == {after}


def test_a_bot_saw_its_own_cards(ana):
    match_id = opened(ana, open_seats=0, seats=[ME, BOT], options={"dealer": 1}, sandbox={"seed": "x"})["id"]
    version = ana.get(f"/v1/matches/{match_id}")["version"]
    told = json.loads(saw(match_id, "--seat", "1", "--at", str(version)))["match"]
    assert (told["you"]["seat"], ["cards" in hand for hand in told["table"]["hands"]]) == (1, [False, True])


@pytest.mark.parametrize(("language", "heading"), [("en", "The table:"), ("pt-BR", "A mesa:")])
def test_it_is_printed_for_people_too(ana, bia, language, heading):
    match_id = arranged(ana, bia, game="historias_de_pescador")
    told = saw(match_id, "--seat", "0", "--at", "6", "--language", language)
    assert heading in told
    assert '["crab", "crab", "trash"]' in told
    assert "Ana" in told.splitlines()[0]


@pytest.mark.parametrize(("seat", "seq", "says"), [
    (2, 4, "There is no seat 2; this match has seats 0 to 1."), (-1, 4, "There is no seat -1"),
    (0, 0, "from event 4, the start"), (0, 3, "from event 4, the start"), (0, 99, "to 8.")])
def test_what_was_never_seen_is_said_plainly(ana, bia, seat, seq, says):
    match_id = arranged(ana, bia)
    with pytest.raises(CommandError, match=re.escape(says)):
        saw(match_id, f"--seat={seat}", f"--at={seq}")


def test_a_match_that_is_not_there_or_never_began(ana):
    with pytest.raises(CommandError, match="There is no such match"):
        saw(NOBODY, "--seat", "0", "--at", "1")
    with pytest.raises(CommandError, match="Esta partida não começou"):
        saw(opened(ana)["id"], "--seat", "0", "--at", "1", "--language", "pt-BR")
