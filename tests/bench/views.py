"""A whole match (Histórias, four seats, 200 events) against a DRF view without authentication that renders the same document."""
import json
from random import Random

from tests.live.player import Player

from .asking import ask, match_of, request
from .house import House
from .measuring import against, cost

EVENTS, REQUESTS = 200, 800


def run(house: House) -> None:
    house.here()
    from tests.api.playing import chosen

    random, players = Random(2), [Player(house.service.base, name) for name in ("Ana", "Bia", "Caio", "Dora")]
    match = match_of(players, sandbox={"seed": "of the bench"})
    seen = players[0].match(match)
    while seen["version"] < EVENTS and seen["status"] == "active":
        mover = players[random.choice(seen["awaiting"])["seat"]]
        mover.must("POST", f"/v1/matches/{match}/commands", chosen(random, mover.match(match)))
        seen = players[0].match(match)
    web, reference = house.start("web"), house.start("reference")
    whole = request(f"/v1/matches/{match}", players[0].token)
    body = ask(web, whole).partition(b"\r\n\r\n")[2]
    (house.service.folder / "same.json").write_bytes(body)
    same = request("/same")
    assert len(ask(reference, same).partition(b"\r\n\r\n")[2]) == len(body), "the same bytes"
    against(f"whole match, {seen['version']} events, {len(json.dumps(seen))} bytes : DRF view without auth, same bytes", 0.8,
            lambda: cost(web, [house.pid("web")], whole, 200, REQUESTS),
            lambda: cost(reference, [house.pid("reference")], same, 200, REQUESTS))
