"""A request is followed by its id through all processes, and nothing secret stands in any line of any of them, at LOG_LEVEL=DEBUG."""
import http.client
import json
import re
import subprocess
import sys
import uuid

import pytest

from tests.live.player import Player
from tests.live.service import eventually
from tests.live.test_bots_and_workers import against_a_bot
from tests.live.test_example_client import EXAMPLES

TOKEN = re.compile(r"f[ps][tk]_[0-9a-f]{6}")


def about(service, part, request_id, message):
    """The lines of a part about a request."""
    whole = [line for line in (service.folder / f"{part}.log").read_text().splitlines(keepends=True) if line.endswith("}\n")]
    found = [json.loads(line) for line in whole]
    return [line for line in found if (line.get("request_id"), line["message"]) == (request_id, message)]


def test_an_id_goes_from_the_header_to_the_workers_lines_of_the_bots_turn(service):
    player, request_id = Player(service.base), str(uuid.uuid4())
    match = against_a_bot(player)
    play = match["you"]["actions"][0]["plays"][0]
    body = json.dumps({"type": "play", "card": play["card"], "capture": play["captures"][0] if play["captures"] else []})
    connection = http.client.HTTPConnection(player.address, timeout=40)
    connection.request("POST", f"/v1/matches/{match['id']}/commands", body,
                       {"Authorization": f"Bearer {player.token}", "Content-Type": "application/json", "X-Request-Id": request_id})
    answer = connection.getresponse()
    assert (answer.status, answer.headers["X-Request-Id"]) == (201, request_id)
    answer.read()
    connection.close()

    web = eventually(lambda: about(service, "web", request_id, "request"), "the web process has a line")
    assert [(line["method"], line["route"], line["status"], line["player"]) for line in web] == [
        ("POST", "v1/matches/<uuid:match_id>/commands", 201, match["host"])]
    worker = eventually(lambda: about(service, "worker", request_id, "task"), "and the worker")
    assert {(line["task"], line["match"], line["state"]) for line in worker} == {
        ("games.matches.tasks.bot_turn", match["id"], "SUCCESS")}


@pytest.mark.parametrize("game", ["go_fish", "pescado_novo", "historias_de_pescador"])
def test_a_whole_match_leaves_no_secret_in_any_log(service, game):
    player, before = Player(service.base), len(service.logs())
    done = subprocess.run([sys.executable, str(EXAMPLES / "play_match.py"), "--base", service.base, "--game", game, "--bots", "2",
                           "--level", "medium"],
                          capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    match_id = re.search(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", done.stdout)[0]
    match, events = player.match(match_id), player.events(match_id)
    assert match["status"] == "finished"
    log = service.logs()
    assert len(log) > before
    assert not TOKEN.search(log)
    assert match["shuffle"]["seed"] not in log
    cards = {card for event in events for card in event.get("cards") or ()}
    assert cards
    assert not [card for card in cards if re.search(rf"['\"\\]{re.escape(str(card))}['\"\\]", log)]
