"""What a client believes it has played, held against the log of the service."""
from dataclasses import dataclass, field

from tests.live.player import Player

BEGINS = {"asked", "card_played", "announced", "doubted", "trusted", "discarded"}        # the first event of a command
GAMES = {                                                    # a whole match of each, of two people and a bot
    "go_fish": {},
    "pescado_novo": {"target_points": 4},
    "historias_de_pescador": {},
}
CLOCK = {"turn_seconds": 86_400, "doubt_seconds": 600}       # nothing is played for anybody


@dataclass
class Believed:
    """One person's side of a match: the numbers of what was accepted, and of what they heard of."""

    token: str
    match: str
    seat: int
    accepted: list[int]
    heard: list[int] = field(default_factory=list)


def anomalies(base: str, believed: Believed) -> list[str]:
    """Moves that were lost or played twice, and gaps in what was heard."""
    player = Player(base)
    player.token = believed.token
    log = player.events(believed.match)                      # the numbers of which are dense, or it says so
    assert player.match(believed.match)["status"] == "finished"
    played = [event["seq"] for event in log if event["type"] in BEGINS and event["seat"] == believed.seat]
    found = [f"event {seq} was accepted and is not in the log" for seq in believed.accepted if seq not in played]
    found += [f"event {seq} is in the log and was not accepted" for seq in played if seq not in believed.accepted]
    found += [f"event {seq} was accepted {times} times" for seq in {*believed.accepted} if (times := believed.accepted.count(seq)) > 1]
    if believed.heard != [event["seq"] for event in log]:
        found.append(f"heard {believed.heard}")
    return found
