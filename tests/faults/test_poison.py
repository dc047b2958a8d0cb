"""A bot that raises, hangs, kills its worker or talks rubbish stops no match: neither its own nor another."""
import time

import pytest

from tests.faults import audit
from tests.faults.players import Kind, Phone, Table, Tally
from tests.live.service import eventually

SETTINGS = "tests.faults.settings_poison"
REMINDERS, SECONDS = 3, 1.0                                  # BOT_OFFERS, OFFER_BOT_AGAIN_SECONDS
SLACK = 6.0                                                  # a few sweeps; a process of the pool that has to be started anew


@pytest.fixture
def poisoned(stack, request):
    """The worker with poison in it, for one test."""
    service = stack.service
    service.stop("worker")
    service.start("worker", DJANGO_SETTINGS_MODULE=SETTINGS, POISON=request.param)
    yield request.param
    service.stop("worker")
    service.start("worker")


@pytest.mark.parametrize("poisoned", ["raises", "talks_rubbish", "dies", "hangs"], indirect=True)
def test_a_poison_bot_stops_no_match(stack, poisoned):
    tally, began, logs, waits = Tally(), time.monotonic(), audit.Tables(stack.service), {"medium": [], "easy": []}
    phone = Phone(stack.service.base, tally)
    tables = [Table(Kind("pescado_novo", 1, 1, options={"dealer": 1}, level=level), [phone], tally)
              for level in ("medium", "medium", "medium", "easy")]
    for _ in range(2):
        for table in tables:                                 # seat 0 moves, then its bot
            table.go_on()
        asked = time.monotonic()
        for table in reversed(tables):                       # looked at in the tables: a read by the player would settle it
            answered = f"{table.kind.level} of {table.id} has moved"
            eventually(lambda table=table: bots_have_moved(logs, table), answered, 60)
            waits[table.kind.level].append(time.monotonic() - asked)
    longest = {level: max(times) for level, times in waits.items()}
    allowed = SLACK + ((REMINDERS + 1) * SECONDS if poisoned in ("dies", "hangs") else 0)      # what fails is played for at once
    for level, seconds in longest.items():
        if seconds > allowed:
            tally.strange(f"{level} bots moved after {seconds:.1f} s, {allowed:.1f} were allowed")
    for table, log in zip(tables, logs.logs([table.id for table in tables]), strict=True):
        for strange in (*audit.strange_things(log), *audit.strange_commands(log, table)):
            tally.strange(f"{log.match}: {strange}")
        table.resign()
    stack.report.append({"fault": f"poison bot: {poisoned}", "injected": 6, "matches": len(tables),
                         "commands": tally.counts["commands"], "503": tally.counts["503"],
                         "seconds": round(time.monotonic() - began), "anomalies": len(tally.anomalies),
                         "outcomes": " ".join(f"{level} ≤ {seconds:.1f} s" for level, seconds in longest.items())})
    assert not tally.anomalies, "\n".join(tally.anomalies)


def bots_have_moved(logs, table):
    """Whether the match waits for its person again."""
    [log] = logs.logs([table.id])
    plays = [line.seat for line in log.lines if line.type == "card_played"]
    return plays.count(1) == plays.count(0) == len(table.accepted)
