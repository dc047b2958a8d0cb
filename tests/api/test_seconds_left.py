"""How long a seat has: what the server counts, so that a phone whose clock is wrong loses nothing."""
from datetime import UTC, datetime, timedelta

import pytest
import time_machine

from tests.api.playing import arranged

TURN = 60


@pytest.mark.parametrize(("passed", "left"), [(0, TURN), (0.4, TURN), (1, TURN - 1), (59.5, 1), (60, 0), (60.9, 0)])
def test_it_is_the_deadline_less_the_servers_time_and_never_negative(ana, bia, passed, left):
    """Within the grace (`GRACE_SECONDS`, 1 s) after a deadline there is nothing left, and the move still counts."""
    began = datetime(2026, 1, 15, 12, 0, tzinfo=UTC)         # past: the heart of this process must not beat in the future
    with time_machine.travel(began, tick=False) as clock:
        match_id = arranged(ana, bia, clock={"turn_seconds": TURN})
        clock.move_to(began + timedelta(seconds=passed))
        match = ana.get(f"/v1/matches/{match_id}")
        [awaited] = match["awaiting"]
        assert awaited["seconds_left"] == left
        deadline, now = (datetime.fromisoformat(time) for time in (awaited["deadline"], match["server_time"]))
        assert deadline == began + timedelta(seconds=TURN)
        assert now == began + timedelta(seconds=passed)
        assert ana.post(f"/v1/matches/{match_id}/commands", {"type": "ask", "target": 1, "rank": "7"}).status == 201
