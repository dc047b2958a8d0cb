"""Matches for tests, and a player who knows no rules: whatever it sends, it has read in `you.actions`."""
from random import Random
from typing import Any
from uuid import UUID

from django.utils import timezone

from games.matches import bots
from tests.api.caller import Answer, Caller, guest

GAMES = ("go_fish", "pescado_novo", "historias_de_pescador")
ME, OPEN = {"kind": "me"}, {"kind": "open"}
GO_FISH = {"dealer": 1, "hands": [["7C", "KD", "2S"], ["7D", "KC", "3S"]], "stock": ["7H", "9C", "9D", "KH", "4C", "5C"]}
PESCADO_NOVO = {"dealer": 1, "hands": [["tuna-8", "salmon-2"], ["bream-1", "bream-2"]],
                "table": ["salmon-7", "mackerel-3", "mackerel-4"], "deck": []}
HISTORIAS = {"first_seat": 0, "creatures": ["crab", "squid", "fish"],
             "hands": [["crab", "crab", "trash"], ["squid", "fish", "trash"]], "deck": ["fish", "fish", "fish", "crab"]}
ARRANGED = {"go_fish": GO_FISH, "pescado_novo": PESCADO_NOVO, "historias_de_pescador": HISTORIAS}
FIRST = {"go_fish": {"type": "ask", "target": 1, "rank": "7"},
         "pescado_novo": {"type": "play", "card": "tuna-8", "capture": ["salmon-7"]},
         "historias_de_pescador": {"type": "announce", "creature": "crab", "cards": ["crab"], "story": "A big one!"}}


def opened(host: Caller, game: str = "go_fish", *, open_seats: int = 1, **wish: Any) -> Answer:
    """A match that waits for others; its host has seat 0."""
    answer = host.post("/v1/matches", {"game": game, "seats": [ME, *[OPEN] * open_seats], **wish})
    assert answer.status == 201, answer
    return answer


def begun(*players: Caller, game: str = "go_fish", **wish: Any) -> str:
    """The id of a match that runs, the players seated in their order."""
    match_id: str = opened(players[0], game, open_seats=len(players) - 1, **wish)["id"]
    for player in players[1:]:
        taken = player.post(f"/v1/matches/{match_id}/seats", {})
        assert taken.status == 201, taken
    return match_id


def arranged(*players: Caller, game: str = "go_fish", **wish: Any) -> str:
    """The same with the first deal laid out: seat 0 is to move, and knows what FIRST says."""
    return begun(*players, game=game, sandbox={"seed": "fixed", "arrangement": ARRANGED[game]}, **wish)


def ended(ana: Caller, bia: Caller, **wish: Any) -> str:
    """The id of a match that Bia has won, for Ana resigned."""
    match_id = begun(ana, bia, **wish)
    assert ana.post(f"/v1/matches/{match_id}/resign").status == 200
    return match_id


def guests(number: int) -> list[Caller]:
    return [guest(f"Guest {seat}") for seat in range(number)]


def chosen(random: Random, match: Any) -> dict[str, Any]:
    """One of the commands that `you.actions` offers, its choices made at random; a hasty fisher tells long tales and doubts few."""
    action = random.choice([action for action in match["you"]["actions"] if action["type"] != "doubt" or random.random() < 0.1]
                           or match["you"]["actions"])
    match action:
        case {"type": "ask", "targets": targets, "ranks": ranks}:
            return {"type": "ask", "target": random.choice(targets), "rank": random.choice(ranks)}
        case {"type": "ask", "targets": targets, "cards": cards}:
            return {"type": "ask", "target": random.choice(targets), "card": random.choice(cards)}
        case {"type": "play", "plays": plays}:
            play = random.choice(plays)
            return {"type": "play", "card": play["card"],
                    **({"capture": random.choice(play["captures"])} if play["captures"] else {})}
        case {"type": "announce", "creatures": creatures, "max_cards": most}:
            hand = match["table"]["hands"][match["you"]["seat"]]["cards"]
            creature = random.choice(creatures)
            count = random.randint(max(creature["min_cards"], min(3, most)), most)
            return {"type": "announce", "creature": creature["creature"], "cards": random.sample(hand, count),
                    **({"story": "Juro que vi!"} if action["instruction"] else {})}
        case {"type": "discard", "cards": cards}:
            return {"type": "discard", "card": random.choice(cards)}
        case {"type": "doubt" | "trust" as kind, "announcement": seq}:
            return {"type": kind, "announcement": seq}
    raise AssertionError(f"an action that tells too little: {action}")


def next_move(random: Random, match_id: str, players: list[Caller]) -> tuple[Caller, dict[str, Any]] | None:
    """Somebody who is awaited and the command they choose; None when the match is over."""
    match = players[0].get(f"/v1/matches/{match_id}")
    if match["status"] != "active":
        return None
    mover = players[random.choice(match["awaiting"])["seat"]]
    seen = mover.get(f"/v1/matches/{match_id}")
    assert seen["you"]["actions"], f"awaited, and nothing to send: {seen}"
    return mover, chosen(random, seen)


def let_bots_play(match_id: str) -> None:
    """What workers do, here and now."""
    while True:
        match = Caller().get(f"/v1/matches/{match_id}")
        if not bots.play_bot(match_id=UUID(match_id), version=match["version"], now=timezone.now()):
            return


def card_strings(value: Any) -> set[str]:
    """Every string anywhere in a JSON value."""
    if isinstance(value, dict):
        return {found for member in value.values() for found in card_strings(member)}
    if isinstance(value, list):
        return {found for item in value for found in card_strings(item)}
    return {value} if isinstance(value, str) else set()
