"""A new release, host by host, while phones play: none of them sees it. The old code goes on with what a migration has added."""
import time

from tests.live.service import eventually
from tests.machines.audit import nothing_was_lost_or_doubled, only_what_is_allowed
from tests.machines.phones import playing

EXPAND = "ALTER TABLE matches_match ADD COLUMN of_tomorrow integer NOT NULL DEFAULT 0"       # as `db_default=0` in a migration has it
WAIT = 4                                                     # seconds; twice the fail_timeout of deploy/nginx.conf
CONTRACT = "ALTER TABLE matches_match DROP COLUMN of_tomorrow"


def test_a_rolling_restart_costs_no_phone_an_answer(machines):
    network, ended = machines.network, {}
    with playing(machines, phones=4) as diary:
        time.sleep(3)
        machines.rows(EXPAND)
        for web in ("web1", "web2"):
            ended[web] = network.stop(web, wait=30)
            machines.start(web)
            eventually(lambda web=web: machines.status("clients", web, "/readyz", 8000) == 200, f"{web} is back")
            time.sleep(WAIT)
        for worker in ("worker1", "worker2"):
            ended[worker] = network.stop(worker, wait=40)
            machines.start(worker)
            time.sleep(3)
        machines.rows(CONTRACT)
        time.sleep(3)
    print(diary)
    nothing_was_lost_or_doubled(machines, diary)
    only_what_is_allowed(diary)                              # all of it was `calm`
    assert ended == dict.fromkeys(ended, 0)
    assert diary.waited["calm"] < 15
