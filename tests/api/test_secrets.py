"""Whole matches through HTTP, every answer searched for what its reader may not know; and everything open at the end."""
import hashlib
from random import Random

import pytest

from games.matches import codec
from games.matches.models import Match
from games.rulebook import GAMES as RULEBOOK
from tests.api.caller import Caller, guest
from tests.api.playing import GAMES, begun, card_strings, guests, next_move

LEAST_MOVES = 10
SHORT = {"go_fish": {}, "pescado_novo": {"target_points": 1}, "historias_de_pescador": {"fishermen": True}}
UNIQUE = ("go_fish", "pescado_novo")                         # decks in which a string is one card


def hidden_cards(match, seat):
    """What a seat (None: a spectator) may not see now: the other hands and the undealt cards."""
    table = codec.load(RULEBOOK[match.game].state, match.state)
    hands = {card for other, hand in enumerate(table.hands) if other != seat for card in hand}
    return hands | set(table.stock if match.game == "go_fish" else table.deck)


class Searched:
    """Every answer to one reader, looked through as it comes."""

    def __init__(self, caller, seat, path):
        self.caller, self.seat, self.path, self.seen = caller, seat, path, 0

    def reads(self, match):
        answers = [self.caller.get(self.path), self.caller.get(f"{self.path}/events?after={self.seen}"),
                   self.caller.get(f"{self.path}/replay"),
                   self.caller.post(f"{self.path}/commands", {"type": "ask", "target": 9, "rank": "2", "expected_version": 1}),
                   self.caller.get("/v1/matches?limit=1&sandbox=true")]
        self.seen = answers[1]["version"]
        for answer in answers:
            self.search(match, answer)

    def search(self, match, answer):
        assert match.seed.encode() not in answer.raw
        if match.game in UNIQUE:
            body = {name: member for name, member in answer.body.items() if name != "events"}
            assert not card_strings(body) & hidden_cards(match, self.seat), f"seat {self.seat} saw {answer}"
        shown = [hand["seat"] for hand in ((answer.body.get("table") or {}).get("hands") or ()) if "cards" in hand]
        assert set(shown) <= {self.seat}


@pytest.mark.parametrize(("game", "seats"), [("go_fish", 3), ("pescado_novo", 2), ("historias_de_pescador", 3)])
def test_nobody_reads_what_is_hidden_until_all_is_open(db, game, seats):
    players, watcher, nobody = guests(seats), guest("Watcher"), Caller()
    match_id = begun(*players, game=game, options=SHORT[game], sandbox={"seed": "secrets"})
    path, random, moves, dealt = f"/v1/matches/{match_id}", Random(7), 0, []
    readers = [*(Searched(player, seat, path) for seat, player in enumerate(players)), Searched(watcher, None, path),
               Searched(nobody, None, path)]
    commitment = watcher.get(path)["shuffle"]["commitment"]
    while move := next_move(random, match_id, players):
        match = Match.objects.get(pk=match_id)
        for reader in readers if moves % 4 == 0 else readers[:1]:
            reader.reads(match)
        mover, command = move
        played = mover.post(f"{path}/commands", command)
        assert played.status == 201, played
        dealt += [event for event in played["events"] if event["type"] in ("hand_dealt", "drew", "hand_refilled")]
        moves += 1
        after = Match.objects.get(pk=match_id)
        if not after.is_over:
            readers[players.index(mover)].search(after, played)
        assert moves < 600, "a match at random must end"
    assert moves >= LEAST_MOVES
    assert_all_is_open(path, [*players, watcher, nobody], commitment)


def assert_all_is_open(path, readers, commitment):
    bodies, logs, replays = [], [], []
    for reader in readers:
        match = reader.get(path)
        assert match["status"] == "finished"
        assert hashlib.sha256(bytes.fromhex(match["shuffle"]["seed"])).hexdigest() == match["shuffle"]["commitment"] == commitment
        assert all("cards" in hand for hand in match["table"]["hands"])
        bodies.append(match["table"])
        logs.append(reader.get(f"{path}/events")["events"])
        replays.append(reader.get(f"{path}/replay").lines)
    assert all(body == bodies[0] for body in bodies)
    assert all(replay == replays[0] for replay in replays)
    assert all(log == replays[0][:len(log)] for log in logs)
    assert all("cards" in event for event in replays[0] if event["type"] == "hand_dealt")
    assert [event["seq"] for event in replays[0]] == list(range(1, len(replays[0]) + 1))


@pytest.mark.parametrize("game", UNIQUE)
def test_the_log_of_a_match_that_runs_names_only_cards_its_reader_may_know(db, game):
    """An event shown once stays shown; so each reader's log is held against the hands dealt to them and what lay open."""
    players = guests(3)
    match_id = begun(*players, game=game, sandbox={"seed": "log"})
    deals = [(player.get(f"/v1/matches/{match_id}/events"), seat) for seat, player in enumerate(players)]
    match = Match.objects.get(pk=match_id)
    for answer, seat in [*deals, (Caller().get(f"/v1/matches/{match_id}/events"), None)]:
        assert not card_strings(answer.body) & hidden_cards(match, seat)
        assert bool(card_strings(answer.body) & hidden_cards(match, None)) == (seat is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_more_than_any_player(db, game):
    players, random = guests(2), Random(3)
    match_id = begun(*players, game=game, sandbox={"seed": "watch"})
    for step in range(6):
        if step > 1 and Caller().get(f"/v1/matches/{match_id}")["status"] == "finished":
            break
        tables = [reader.get(f"/v1/matches/{match_id}")["table"] for reader in (*players, Caller())]
        for table in tables[:2]:
            assert {name: member for name, member in table.items() if name not in ("hands", "fishermen")} == {
                name: member for name, member in tables[2].items() if name not in ("hands", "fishermen")}
        assert not [hand for hand in tables[2]["hands"] if "cards" in hand]
        assert [[hand["seat"] for hand in table["hands"] if "cards" in hand] for table in tables[:2]] == [[0], [1]]
        move = next_move(random, match_id, players)
        mover, command = move
        assert mover.post(f"/v1/matches/{match_id}/commands", command).status == 201


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whole_matches_can_be_played_by_the_actions_alone(db, game, seed):
    """No command that `you.actions` offers is ever refused, and the match ends."""
    options = SHORT[game] if seed else {}
    players, random = guests(2 + seed), Random(seed)
    match_id, moves = begun(*players, game=game, options=options if game != "pescado_novo" else {"target_points": 3},
                            sandbox={"seed": f"whole {seed}"}), 0
    while move := next_move(random, match_id, players):
        mover, command = move
        answer = mover.post(f"/v1/matches/{match_id}/commands", command)
        assert answer.status == 201, (command, answer)
        moves += 1
        assert moves < 800
    assert players[0].get(f"/v1/matches/{match_id}")["result"]["reason"] == "completed"


@pytest.mark.parametrize(("game", "preset"), [("go_fish", "detective"), ("go_fish", "long"), ("pescado_novo", "advanced"),
                                              ("historias_de_pescador", "table")])
def test_other_presets_can_be_played_by_the_actions_alone(db, game, preset):
    players, random = guests(3), Random(5)
    match_id = begun(*players, game=game, preset=preset, options={"target_points": 2} if game == "pescado_novo" else {},
                     sandbox={"seed": preset})
    for _ in range(60):
        move = next_move(random, match_id, players)
        if move is None:
            break
        mover, command = move
        answer = mover.post(f"/v1/matches/{match_id}/commands", command)
        assert answer.status == 201, (command, answer)
