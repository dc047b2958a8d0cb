"""Bots of a real service, in their own time: by a real queue, never lost, and plain where hints wait too long."""
import os
import signal
import sys
import time
from datetime import datetime
from pathlib import Path

import pytest

from tests.live.player import Player
from tests.live.service import Service, eventually
from tests.live.test_bots_and_workers import against_a_bot, play_any, plays
from tests.live.test_metrics import TOKEN, read, value

PACE, LATE = 0.6, 0.5


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    found = Service(tmp_path_factory.mktemp("service"), None, None, web_processes=2, BOT_PACE_SECONDS=str(PACE), BOT_LATE_SECONDS=str(LATE),
                    BOT_OFFERS="100", METRICS_TOKEN=TOKEN, DJANGO_SETTINGS_MODULE="tests.bots.settings_thoughtful")
    try:
        yield found.up()
    finally:
        found.down()


def answered(player, match_id, moves=1):
    return eventually(lambda: len(plays(player, match_id)) == 2 * moves, "the bot has moved")


def took(player, match_id):
    """Seconds from each move of the person to the bot's answer, as the log has them."""
    times = [datetime.fromisoformat(event["at"]) for event in player.events(match_id) if event["type"] == "card_played"]
    return [(bot - person).total_seconds() for person, bot in zip(times[::2], times[1::2], strict=True)]


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_answer_each_time_after_another_while(service, level):
    player = Player(service.base)
    matches = [against_a_bot(player, seats=[{"kind": "me"}, {"kind": "bot", "level": level}])["id"] for _ in range(6)]
    for match_id in matches:
        play_any(player, match_id)
    waits = []
    for match_id in matches:
        answered(player, match_id)
        waits += took(player, match_id)
    assert min(waits) >= PACE / 2
    assert len({round(wait, 2) for wait in waits}) > 2
    found = read(service)                                    # on a busy machine some may have been hurried
    thought = value(found, "fishing_bot_think_seconds_count", level=level)
    assert thought + value(found, "fishing_bots_hurried_total") >= len(matches)


def test_a_hint_that_is_lost_in_the_meantime_is_found_by_the_sweep(service):
    player = Player(service.base)
    matches = [against_a_bot(player, seats=[{"kind": "me"}, {"kind": "bot", "level": level}])["id"] for level in ("easy", "hard")]
    for match_id in matches:
        play_any(player, match_id)
    service.stop("worker", signal.SIGKILL)                   # with both hints in its hands, or what it made of them
    service.start("worker")
    for match_id in matches:
        answered(player, match_id)
        assert plays(player, match_id) == [0, 1]


@pytest.mark.skipif(sys.platform != "linux", reason="the processes of another are read from /proc")
def test_bots_think_behind_the_web(service):
    main = service.running["worker"].pid
    pool = map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())
    web = os.getpriority(os.PRIO_PROCESS, service.running["web"].pid)
    assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in pool] == [min(19, web + 5)] * 2
    assert os.getpriority(os.PRIO_PROCESS, main) == web, "who takes hints does not wait for who thinks"


def test_where_hints_wait_hard_bots_are_plain(service):
    player = Player(service.base)
    matches = [against_a_bot(player, seats=[{"kind": "me"}, {"kind": "bot", "level": "hard"}])["id"] for _ in range(4)]
    before = read(service)
    service.stop("worker")
    for match_id in matches:
        play_any(player, match_id)
    assert value(read(service), "fishing_queue_length") >= len(matches)
    time.sleep(LATE)                                         # nobody takes them, as if there were many before them
    service.start("worker")
    for match_id in matches:
        answered(player, match_id)
    after = read(service)

    def more(name, **labels):
        return value(after, name, **labels) - value(before, name, **labels)

    assert more("fishing_bots_hurried_total") >= len(matches)
    assert more("fishing_bot_think_seconds_count", level="medium") >= len(matches)
    assert {player.match(match_id)["seats"][1]["bot_level"] for match_id in matches} == {"hard"}, "it is still called what it is"
