"""From the commit of a move to the start of the bot's task, on one worker."""
import sys
import time
import uuid

from .house import House
from .measuring import tell

HINTS = 200


def start(house: House) -> None:
    house.here()
    import redis
    from django.conf import settings

    from games.matches.queue import hint_bot_turn

    from .worker import STARTED

    house.service.commands["bench_worker"] = (f"{sys.executable} -m celery --app tests.bench.worker worker --loglevel warning"
                                              " --concurrency 1 --without-gossip --without-mingle")
    house.service.start("bench_worker")
    broker, took = redis.from_url(settings.REDIS_URL), []
    for number in range(HINTS + 5):
        began = time.time()
        hint_bot_turn(uuid.uuid4(), 1)                       # of a match that there is not: it starts, and ends quietly
        _, started = broker.blpop([STARTED], timeout=60)
        if number >= 5:
            took.append((float(started) - began) * 1e3)
        time.sleep(0.01)
    took.sort()
    p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
    tell("bot task, commit to start, p50 / p99", "≤ 5 / 15 ms", f"{p50:.1f} / {p99:.1f} ms of {HINTS}", p50 <= 5 and p99 <= 15)
