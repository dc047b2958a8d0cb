"""The database is the truth: with no broker at all, clocks run out and matches of bots go on, and nobody has to ask."""
import signal
import time

import pytest

from tests.faults import audit
from tests.faults.players import Kind, Phone, Table, Tally
from tests.live.service import eventually

PROMISE = 4 * 1.0 + audit.SWEEPS                             # BOT_OFFERS reminders and the fallback, and a few sweeps


@pytest.fixture
def no_broker(stack):
    stack.service.stop("broker", signal.SIGKILL)
    yield
    stack.service.start("broker")
    for name in ("worker", "beat"):                          # each for itself would take its time to connect again
        stack.service.stop(name)
        stack.service.start(name)


def test_without_a_broker_the_clock_goes_on(stack, no_broker):
    tally, began, logs = Tally(), time.monotonic(), audit.Tables(stack.service)
    phones = [Phone(stack.service.base, tally) for _ in range(2)]
    late = Table(Kind("pescado_novo", 2, clock={"turn_seconds": 1, "doubt_seconds": 1, "on_timeout": "forfeit"}), phones, tally)
    eventually(lambda: next(logs.logs([late.id])).status == "finished", "the late one has lost", 1 + audit.SWEEPS)
    bots = Table(Kind("go_fish", 0, 2), phones, tally)
    for _ in range(2):
        before = next(logs.logs([bots.id])).version
        eventually(lambda before=before: next(logs.logs([bots.id])).version > before, "a bot has moved", PROMISE)
    for log in logs.logs([late.id, bots.id]):
        tally.anomalies += audit.strange_things(log)
    tally.anomalies += audit.refold(stack.service, [late.id, bots.id])
    stack.report.append({"fault": "no broker at all", "injected": 1, "matches": 2, "seconds": round(time.monotonic() - began),
                         "anomalies": len(tally.anomalies)})
    assert not tally.anomalies, "\n".join(tally.anomalies)
