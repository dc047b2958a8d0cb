"""What Redis counts and keeps, with many who ask at once: a budget is never overspent, and of tasks nothing is left."""
import uuid
from concurrent.futures import ThreadPoolExecutor

import redis

from api.limits import WHOLE, Limiter
from tests.live.service import eventually

ASKED, QUOTA = 100, 30
HINTS = 200


def test_a_burst_gets_what_the_budget_has_and_no_more(service, settings):
    settings.LIMITS = {**settings.LIMITS, "moves": f"{QUOTA}/day"}
    limiters, caller = [Limiter(service.environment["REDIS_URL"]) for _ in range(10)], uuid.uuid4().hex      # as of ten processes
    with ThreadPoolExecutor(20) as pool:
        granted = list(pool.map(lambda number: limiters[number % 10].spend("moves", caller, WHOLE)[0], range(ASKED)))
    assert granted.count(True) == QUOTA


def test_the_broker_keeps_nothing_of_what_was_done(service):
    broker, sizes = redis.Redis.from_url(service.environment["REDIS_URL"]), []
    for _ in range(2):
        service.manage("shell", "-c", "\n".join((
            "from games.matches.queue import hint_bot_turn", "import uuid",
            f"for _ in range({HINTS}): hint_bot_turn(uuid.uuid4(), 1)")))
        eventually(lambda: not broker.llen("celery") and not broker.hlen("unacked"), "all is done")
        sizes.append({key for key in broker.scan_iter() if not key.startswith(b"limits")})
    assert sizes[0] == sizes[1]
