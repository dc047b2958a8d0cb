"""Whoever has a match that is over and its replay can verify every deal with a program of their own: ours, and its answer to forgeries."""
import copy
import hashlib
import json
import subprocess
import sys
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.verify_shuffle import Wrong, verify
from games.matches.codec import wire
from games.rulebook import GAMES
from games.rulebook.game import Viewer, standing, tag
from tests.api.caller import Caller
from tests.api.playing import ME, OPEN, guests, next_move
from tests.rulebook.playing import Match, Table, at_random, by_bots, dice, tables

PROGRAM = Path(__file__).resolve().parents[2] / "examples" / "verify_shuffle.py"
SHORT = {"target_points": 3}                                 # a few hands or rounds, where there can be several
EVERY_TABLE = [table for game in GAMES.values() for table in tables(game)]
PRESETS = [table for table in EVERY_TABLE if table.seats in (2, 4)]
TELLING = ("revealed", "fisherman_revealed", "instruction_missed", "returned", "netted")       # of cards that have moved, or move on


@cache
def published(table: Table, seed: int = 0, *, mixed: bool = False) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A match that is over and its replay, as they are told; played without a service. `mixed`: some of the seats gave client seeds."""
    game, options = table.game, table.game.presets[table.preset]
    if getattr(options, "target_points", None):
        options = replace(options, **SHORT)
    given = tuple(f"seat-{seat}" if mixed and seat % 2 == 0 else None for seat in range(table.seats))
    match = Match(game, options, table.seats, seed, client_seeds=given)
    match.play_on(by_bots("medium") if table.seats % 2 else at_random, dice(seed))
    open_to_all, commitment, end = Viewer(over=True), match.chance.commitment(), standing(game.tally(match.state))
    result = {"winners": [*end.winners], "places": [*end.places], "scores": [*end.scores], "reason": "completed"}
    told = [{"type": "match_created", "commitment": commitment}, {"type": "match_started"},
            *([{"type": "client_seeds_mixed", "method": "fishing/2", "client_seeds": given}] if mixed else ()),
            *({"type": tag(type(event)), **wire(game.show(event, open_to_all), "en")} for event in match.events),
            {"type": "match_finished", **result}]
    log = [{"seq": seq, **event} for seq, event in enumerate(told, start=1)]
    body = {"game": game.slug, "options": asdict(options), "seats": [{"client_seed": seed} for seed in given],
            "version": len(log), "result": result,
            "table": wire(game.view(match.state, open_to_all), "en"),
            "shuffle": {"commitment": commitment, "method": match.chance.method, "seed": match.chance.seed.hex()}}
    return json.loads(json.dumps(body)), json.loads(json.dumps(log))


@pytest.mark.parametrize("mixed", [False, True], ids=["", "mixed"])
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_deal_of_a_match_follows_from_its_seeds(table: Table, mixed: bool) -> None:
    match, log = published(table, mixed=mixed)
    deals = sum(event["type"] in ("hand_started", "round_started", "table_set") for event in log)
    names = verify(match, log)
    assert sum(name.startswith("deck") for name in names) == deals > 0
    assert sum(name.startswith("reshuffle/") for name in names) == sum(event["type"] == "net_reshuffled" for event in log)


def test_what_is_rare_has_been_verified_too() -> None:
    """Several deals in a match, reshuffles, Fishermen, cards taken out."""
    names = [name for table in EVERY_TABLE for name in verify(*published(table))]
    assert {"deck/2", "reshuffle/1", "fishermen", "removed/1", "removed/2", "special/1", "creatures", "first_seat", "dealer"} <= {*names}


def without_client_seeds(match: dict[str, Any], log: list[dict[str, Any]], *, thoroughly: bool) -> tuple[dict[str, Any], list[Any]]:
    """The match with its client seeds dropped from the log, and `thoroughly` from everywhere."""
    match, log = copy.deepcopy(match), [event for event in copy.deepcopy(log) if event["type"] != "client_seeds_mixed"]
    renumbered(match, log)
    if thoroughly:
        match["shuffle"]["method"] = "fishing/1"
        for seat in match["seats"]:
            seat["client_seed"] = None
    return match, log


def forged_client_seeds(match: dict[str, Any], log: list[dict[str, Any]]) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Everything that can be done to the client seeds of a match: in the log, in the match, and in both alike."""
    first, place = match["seats"][0]["client_seed"], next(at for at, event in enumerate(log) if event["type"] == "client_seeds_mixed")
    given = log[place]["client_seeds"]
    others = [[f"{first}x", *given[1:]], [None, *given[1:]], [None] * len(given), ["", *given[1:]], [*given[1:], first], [*given, None]]
    found = []
    for other in others:
        line, seats = {**log[place], "client_seeds": other}, [{"client_seed": seed} for seed in other]
        lines = [*log[:place], line, *log[place + 1:]]
        found += [(match, lines), ({**match, "seats": seats}, log), ({**match, "seats": seats}, lines)]
    by_another = [*log[:place], {**log[place], "method": "fishing/1"}, *log[place + 1:]]
    told = {**match, "shuffle": {**match["shuffle"], "method": "fishing/1"}}
    twice = [*log[:place], log[place], *log[place:]]
    late = [*log[:place], *log[place + 1:place + 3], log[place], *log[place + 3:]]
    found += [(match, by_another), (told, log), (told, by_another)]
    for lines in (twice, late):
        moved, events = copy.deepcopy(match), copy.deepcopy(lines)
        renumbered(moved, events)
        found.append((moved, events))
    return [*found, *(without_client_seeds(match, log, thoroughly=thoroughly) for thoroughly in (False, True))]


@pytest.mark.parametrize("table", PRESETS, ids=str)
def test_client_seeds_that_were_changed_or_dropped_are_found(table: Table) -> None:
    for forged in forged_client_seeds(*published(table, mixed=True)):
        with pytest.raises(Wrong):
            verify(*forged)


def test_what_was_saved_before_there_were_client_seeds_is_verified_as_ever() -> None:
    match, log = copy.deepcopy(published(Table("go_fish", "classic", 2)))
    match["seats"] = [{} for _ in match["seats"]]
    del match["shuffle"]["method"]
    assert verify(match, log)


def cards_at(event: dict[str, Any]) -> list[tuple[str, int | None]]:
    """Where an event has cards: the member, and the place in it. What somebody asked for is no card that lies anywhere."""
    if event["type"] == "asked":
        return []
    lists = [(name, at) for name in ("cards", "captured", "removed", "unused") for at in range(len(event.get(name) or ()))]
    return lists + [("card", None)] * (event.get("card") is not None)


def renumbered(match: dict[str, Any], log: list[dict[str, Any]]) -> None:
    for seq, event in enumerate(log, start=1):
        event["seq"] = seq
    match["version"] = len(log)


@pytest.mark.parametrize("table", PRESETS, ids=str)
def test_a_card_that_was_exchanged_is_found_wherever_it_was(table: Table) -> None:
    """One card of one event, another one in its place: at up to sixty places of the log."""
    match, log = published(table)
    places = [(at, *place) for at, event in enumerate(log) for place in cards_at(event)]
    cards = sorted({str(log[at][name] if place is None else log[at][name][place]) for at, name, place in places})
    for at, name, place in Random(1).sample(places, min(60, len(places))):
        forged = copy.deepcopy(log)
        was = log[at][name] if place is None else log[at][name][place]
        other = Random(at).choice([card for card in cards if card != was])
        if place is None:
            forged[at][name] = other
        else:
            forged[at][name][place] = other
        with pytest.raises(Wrong):
            verify(match, forged)


@pytest.mark.parametrize("table", PRESETS, ids=str)
def test_another_seed_is_found(table: Table) -> None:
    """Alone, with a commitment that fits it, and with that in the log, too."""
    match, log = copy.deepcopy(published(table))
    seed = hashlib.sha256(b"another").digest()
    match["shuffle"]["seed"] = seed.hex()
    with pytest.raises(Wrong, match="is not SHA-256 of the seed"):
        verify(match, log)
    match["shuffle"]["commitment"] = hashlib.sha256(seed).hexdigest()
    with pytest.raises(Wrong, match="does not begin with this commitment"):
        verify(match, log)
    log[0]["commitment"] = match["shuffle"]["commitment"]
    with pytest.raises(Wrong, match=r"seed|dealt by|begins"):
        verify(match, log)


@pytest.mark.parametrize("table", PRESETS, ids=str)
def test_an_event_that_was_removed_is_found(table: Table) -> None:
    """Wherever it was by the gap that it leaves; one that moved cards even where all were counted anew."""
    match, log = published(table)
    moves = [at for at, event in enumerate(log) if cards_at(event) and event["type"] not in TELLING]
    for at in Random(2).sample(range(len(log)), 12):
        with pytest.raises(Wrong):
            verify(match, log[:at] + log[at + 1:])
    for at in Random(3).sample(moves, 12):
        left, forged = copy.deepcopy(match), copy.deepcopy(log[:at] + log[at + 1:])
        renumbered(left, forged)
        with pytest.raises(Wrong):
            verify(left, forged)


@pytest.mark.parametrize(("game", "preset", "seats", "options", "mixed"), [
    ("go_fish", "classic", 3, {}, True), ("pescado_novo", "teams", 4, {"target_points": 2}, False),
    ("historias_de_pescador", "fishermen", 2, {}, True)])
def test_what_the_service_answers_is_enough(db: None, tmp_path: Path, game: str, preset: str, seats: int, options: dict[str, Any],
                                            mixed: bool) -> None:
    """The program run as a reader runs it, on the two answers of the API; and once more on a forgery of them."""
    players, random = guests(seats), Random(4)
    opened = players[0].post("/v1/matches", {"game": game, "preset": preset, "options": options, "seats": [ME, *[OPEN] * (seats - 1)]})
    match_id = opened["id"]
    for player in players[1:]:
        assert player.post(f"/v1/matches/{match_id}/seats", {"client_seed": f"{player.player['id']}"} if mixed else {}).status == 201
    while move := next_move(random, match_id, players):
        mover, command = move
        assert mover.post(f"/v1/matches/{match_id}/commands", command).status == 201
    files = {"match": Caller().get(f"/v1/matches/{match_id}").raw, "replay": Caller().get(f"/v1/matches/{match_id}/replay").raw}
    for name, raw in files.items():
        (tmp_path / name).write_bytes(raw)
    run = [sys.executable, str(PROGRAM), "--match", str(tmp_path / "match"), "--replay", str(tmp_path / "replay")]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"verified: {game}, ")
    (tmp_path / "replay").write_bytes(b"\n".join(line for line in files["replay"].split(b"\n") if b'"turn_passed"' not in line))
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (1, "NOT what the seed deals: events are missing or out of order")


def test_nonsense_is_refused_in_words() -> None:
    match, log = published(Table("go_fish", "classic", 2))
    for broken, lines in (({}, log), (match | {"shuffle": {"seed": None, "commitment": ""}}, log), (match, []), (match, [{"seq": 1}]),
                          (match | {"options": {}}, log), (match | {"game": "whist"}, log)):
        with pytest.raises(Wrong):
            verify(broken, lines)
