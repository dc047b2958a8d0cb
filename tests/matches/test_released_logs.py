"""Matches of every released version stay playable and readable: their logs lead to what they led to then."""
import json

import pytest

from games.matches import codec
from games.matches.events import MATCH_EVENTS
from games.matches.models import Match, Seat
from games.matches.position import Logged, Position
from games.rulebook import VERSIONS
from games.rulebook.game import replay
from tests.matches.conftest import NOW
from tests.matches.released_logs import logs, outcome, read, wanted


@pytest.mark.parametrize("path", logs(), ids=lambda path: path.stem)
def test_a_released_log_leads_to_what_it_led_to(path):
    first, rows, last = read(path)
    game = VERSIONS[first["game"], first["rules_version"]]
    events = [codec.load_event(game, row["type"], json.dumps(row["payload"]), row["v"]) for row in rows]
    options = codec.load(game.options, json.dumps(first["options"]))
    state = replay(game, options, first["seats"], [event for event in events if not isinstance(event, MATCH_EVENTS)])
    match = Match(game=game.slug, rules_version=game.rules_version, status=Match.Status.FINISHED, options=json.dumps(first["options"]),
                  state=codec.dump(state), result=json.dumps(last["result"]), seed=first["seed"])
    position = Position(match, [Seat(seat=number) for number in range(first["seats"])])
    lines = [Logged(seq, NOW, event) for seq, event in enumerate(events, 1)]
    assert outcome(position, lines) == last


def test_every_released_version_and_preset_has_a_log():
    """Run `python -m tests.matches.released_logs` when a version or a preset is new; never write one again."""
    assert {path.stem for path in logs()} >= {f"{slug}-v{version}-{preset}" for slug, version, preset, _ in wanted()}
