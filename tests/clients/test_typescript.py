"""The TypeScript client, compiled and run by Node, plays whole matches through a bad network: no move is lost, and none played twice."""
import json
import shutil
import subprocess

import pytest

from tests.clients.audit import CLOCK, GAMES, Believed, anomalies
from tests.clients.bad_proxy import FATES, BadProxy
from tests.fourth_game.test_yesterdays_client import house, today
from tests.live.service import HERE

__all__ = ["house", "today"]

BUILT = HERE / "clients/typescript/build/test"
TIMEOUT = 1.0
pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node"),
    pytest.mark.skipif(not (BUILT / "play.js").exists(), reason="`make clients-test` compiles it, with npm"),
]


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_through_a_bad_network(door, game):
    with BadProxy(door, seed=11, late=1.5 * TIMEOUT) as proxy:
        wish = json.dumps({"game": game, "options": GAMES[game], "clock": CLOCK})
        done = subprocess.run(["node", BUILT / "play.js", proxy.base, wish, str(TIMEOUT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    strange, retries = said["strange"], sum(one.pop("retries") for one in said["told"])
    believed = [Believed(**one) for one in said["told"]]
    for one in believed:
        strange += anomalies(f"http://127.0.0.1:{door}", one)
    print(f"\n{game}: {sum(len(one.accepted) for one in believed)} commands, {sum(proxy.seen.values())} requests, {retries} retries, "
          f"{ {fate: proxy.seen[fate] for fate in FATES} }, {len(strange)} anomalies")
    assert strange == []
    assert retries, "the network was too good"


def test_one_thing_at_a_time(door, today):
    fates = ["lost after", "passed",                         # become a guest
             "429 before", "passed",                         # who am I
             "passed", "429 before",                         # no such match; a client that waits for nobody
             "lost before", "cut short", "502 after"]        # nobody knows whether there is a match now
    with BadProxy(door, seed=1, late=1.5, fates=fates, chance=False) as proxy:
        done = subprocess.run(["node", BUILT / "manners.js", proxy.base, today], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert (said["same"], said["retries"]) == (True, 2)
    assert said["notThere"] == {"kind": "NotFound", "code": "match_not_found", "tries": 1, "told": True}
    assert said["hasty"] == {"kind": "TooManyRequests", "code": "unknown", "tries": 1, "told": False}
    assert said["gone"] == {"code": "unknown", "tries": 3, "told": False}
    assert said["seeded"] == ["mine", None]
    assert (said["seedAgain"]["kind"], said["seedAgain"]["told"]) == ("Conflict", True)
    assert "laid" in said["types"]
    assert said["again"] == {"kind": "Conflict", "code": "already_laid", "tries": 1, "told": True}
    assert "pond_filled" in said["heard"]
    assert said["heard"][-1] == "resignation"
    assert (said["known"], said["table"]) == (False, None)
    assert proxy.fates == []
