"""Matches on several machines while one host after the other is cut off and comes back: nothing lost or doubled, nobody stuck."""
import time

from tests.live.service import eventually
from tests.machines.audit import nothing_was_lost_or_doubled, only_what_is_allowed
from tests.machines.phones import playing

CUT = {"web1": 10, "worker1": 12, "redis": 12, "database": 8}         # seconds
CALM = 6                                                     # seconds between
ANSWER_WITHOUT_REDIS = 2.5                                   # seconds, on a machine that is busy; measured: 1.1
PROMISE = {"calm": 10, "web1": 15, "worker1": 15, "redis": 40, "database": 30}     # seconds from a move to the next turn
NEXT = dict(zip(["calm", *CUT], CUT, strict=False))          # what the phase after a cut can last into


def test_matches_go_on_while_one_host_after_the_other_is_cut_off(machines):
    with playing(machines, phones=6) as diary:
        time.sleep(CALM)
        for host, seconds in CUT.items():
            diary.phase = host
            machines.network.cut(host)
            time.sleep(seconds)
            machines.network.mend(host)
            eventually(lambda: machines.status("clients", "proxy", "/readyz") == 200, f"ready again after {host}", 20)
            diary.phase = f"after {host}"
            time.sleep(CALM)
    print(diary)
    print(machines.news())
    nothing_was_lost_or_doubled(machines, diary)
    only_what_is_allowed(diary)
    assert diary.slowest["redis"] < ANSWER_WITHOUT_REDIS
    for phase, seconds in diary.waited.items():
        host = phase.removeprefix("after ")
        assert seconds < max(PROMISE[host], PROMISE[NEXT.get(host, host)]), (phase, seconds)

