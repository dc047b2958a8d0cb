"""Many at once, on eight web processes: exactly one effect, and nobody gets an error of ours."""
import threading
from collections import Counter

import pytest

from tests.live.player import Player


def all_at_once(*calls):
    """The answers of calls that leave at the same moment."""
    barrier, answers = threading.Barrier(len(calls)), [None] * len(calls)

    def run(place, call):
        barrier.wait()
        answers[place] = call()

    threads = [threading.Thread(target=run, args=item) for item in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def new_match(players, game="go_fish", **wish):
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(players) - 1)
    made = players[0].must("POST", "/v1/matches", {"game": game, "seats": seats, **wish})
    for player in players[1:]:
        player.must("POST", f"/v1/matches/{made['id']}/seats", {})
    return players[0].match(made["id"])


@pytest.mark.parametrize("attempt", range(5))
def test_twenty_identical_commands_have_one_effect(service, attempt):
    players = [Player(service.base), Player(service.base, "Bia")]
    match = new_match(players)
    mover = players[match["table"]["turn"]]
    view = mover.match(match["id"])
    action = view["you"]["actions"][0]
    command = {"type": "ask", "target": action["targets"][0], "rank": action["ranks"][attempt % len(action["ranks"])],
               "expected_version": view["version"]}
    answers = all_at_once(*[lambda: mover.call("POST", f"/v1/matches/{match['id']}/commands", command)] * 20)
    assert Counter(status for status, _ in answers) == {201: 1, 409: 19}
    assert {answer["code"] for status, answer in answers if status == 409} <= {"stale_version", "match_not_active"}
    assert all(answer["your_last_command"]["seq"] == view["version"] + 1 for status, answer in answers if status == 409)
    assert [event["type"] for event in mover.events(match["id"])].count("asked") == 1


def test_twenty_people_want_the_last_seat(service):
    host = Player(service.base)
    made = host.must("POST", "/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]})
    others = [Player(service.base, f"P{number}") for number in range(20)]
    answers = all_at_once(*[lambda player=player: player.call("POST", f"/v1/matches/{made['id']}/seats", {}) for player in others])
    assert Counter(status for status, _ in answers) == {201: 1, 409: 19}
    assert host.match(made["id"])["status"] == "active"


def test_one_player_takes_two_seats_at_once(service):
    host, guest = Player(service.base), Player(service.base, "Bia")
    made = host.must("POST", "/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 5})
    path = f"/v1/matches/{made['id']}/seats"
    answers = all_at_once(*[lambda seat=seat: guest.call("POST", path, {"seat": seat}) for seat in range(1, 6)] * 2)
    assert Counter(status for status, _ in answers) == {201: 1, 409: 9}


def test_a_match_is_started_once(service):
    host, guest = Player(service.base), Player(service.base, "Bia")
    made = host.must("POST", "/v1/matches", {"game": "go_fish", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3})
    guest.must("POST", f"/v1/matches/{made['id']}/seats", {"seat": 3})
    answers = all_at_once(*[lambda: host.call("POST", f"/v1/matches/{made['id']}/start", {})] * 10)
    assert Counter(status for status, _ in answers) == {200: 1, 409: 9}
    assert [event["type"] for event in host.events(made["id"])].count("match_started") == 1


def test_both_resign_at_once_and_one_result_stands(service):
    players = [Player(service.base), Player(service.base, "Bia")]
    match = new_match(players, "pescado_novo")
    answers = all_at_once(*[lambda player=player: player.call("POST", f"/v1/matches/{match['id']}/resign", {}) for player in players] * 5)
    assert Counter(status for status, _ in answers) == {200: 1, 409: 9}
    assert [event["type"] for event in players[0].events(match["id"])].count("match_finished") == 1


def test_H22_two_doubts_at_once_have_one_doubter(service):
    players = [Player(service.base, name) for name in ("Ana", "Bia", "Caio")]
    match = new_match(players, "historias_de_pescador", options={"first_seat": 0})
    hand = players[0].match(match["id"])["table"]["hands"][0]["cards"]
    done = players[0].must("POST", f"/v1/matches/{match['id']}/commands",
                           {"type": "announce", "creature": match["table"]["creatures"][0], "cards": hand[:2]})
    doubt = {"type": "doubt", "announcement": done["events"][0]["seq"]}
    path = f"/v1/matches/{match['id']}/commands"
    answers = all_at_once(*[lambda player=player: player.call("POST", path, doubt) for player in players[1:]] * 4)
    assert Counter(status for status, _ in answers) == {201: 1, 409: 7}
    assert [event["type"] for event in players[0].events(match["id"])].count("revealed") == 1
