"""A client that was generated from the schema released last reads a service that has a game, an event type and an error code more."""
import contextlib
import importlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tests.fourth_game import test_fourth_game
from tests.live.service import HERE, eventually, is_open
from tests.ports import free_port

house = test_fourth_game.house                               # a copy of the tree with one game more
CONFIGURATION = "project_name_override: yesterday\npackage_name_override: yesterday\nliteral_enums: false\npost_hooks: []\n"


@pytest.fixture(scope="module")
def yesterday(tmp_path_factory):
    """The client, generated and loaded."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "config.yaml").write_text(CONFIGURATION)
    for command in ([sys.executable, HERE / "tools/clients/open_unions.py", HERE / "openapi/released.yaml", folder / "open.yaml"],
                    [Path(sysconfig.get_path("scripts")) / "openapi-python-client", "generate", "--path", folder / "open.yaml", "--config",
                     folder / "config.yaml", "--output-path", folder / "yesterday", "--meta", "none", "--fail-on-warning"]):
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    sys.path.insert(0, str(folder))
    yield lambda name: importlib.import_module(f"yesterday.{name}")
    sys.path.remove(str(folder))


@pytest.fixture(scope="module")
def today(house):
    """The address of the service with one game more."""
    port = free_port()
    ours = ("DATABASE_URL", "REDIS_URL", "DJANGO_SETTINGS_MODULE")
    environment = {**{name: value for name, value in os.environ.items() if name not in ours},
                   "VAR_DIR": str(house / "live"), "IGNORE_DOTENV": "true", "DEBUG": "true", "PYTHONPATH": str(house)}
    subprocess.run([sys.executable, "manage.py", "migrate", "--verbosity", "0"], cwd=house, env=environment, check=True)
    server = subprocess.Popen([sys.executable, "-m", "fishing.web", "--port", str(port)], cwd=house, env=environment)
    try:
        eventually(lambda: is_open(port), "it listens")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def opened():
    with contextlib.ExitStack() as stack:
        yield stack.enter_context


class Raw:
    """A command that yesterday's client has no class for."""

    def __init__(self, **members: Any) -> None:
        self.members = members

    def to_dict(self) -> dict[str, Any]:
        return self.members


def test_it_reads_a_game_an_event_and_a_problem_that_came_later(yesterday, today, opened):
    models, make = yesterday("models"), yesterday("client")
    api = {name: yesterday(f"api.{tag}.{name}") for tag, name in [
        ("players", "create_guest"), ("players", "list_my_matches"), ("catalogue", "list_games"), ("catalogue", "get_game"),
        ("catalogue", "get_rules"), ("matches", "create_match"), ("matches", "list_matches"), ("matches", "take_seat"),
        ("matches", "get_match"), ("matches", "play_command"), ("matches", "list_events"), ("problems", "list_problems"),
        ("problems", "get_problem")]}

    def asked(who, name, *arguments, status=200, **more):
        answer = api[name].sync_detailed(*arguments, client=who, **more)
        assert (answer.status_code, answer.parsed is None) == (status, False), answer
        return answer.parsed

    nobody = opened(make.Client(today))
    guests = [asked(nobody, "create_guest", body=models.NewGuestRequest(name=name), status=201) for name in ("Ana", "Bia")]
    people = [opened(make.AuthenticatedClient(today, token=guest.token)) for guest in guests]
    assert "blind_pond" in [game.slug for game in asked(nobody, "list_games").games]
    assert asked(nobody, "get_game", "blind_pond").slug == "blind_pond"
    assert asked(nobody, "get_rules", "blind_pond").markdown
    wish = models.NewMatchRequest(game="blind_pond", seats=[models.SeatForMe(kind="me"), models.SeatForAnybody(kind="open")])
    match = asked(people[0], "create_match", body=wish, status=201)
    asked(people[1], "take_seat", match.id, body=models.TakeSeatRequest(), status=201)
    seen = asked(people[0], "get_match", match.id)
    assert (seen.game, type(seen.table)) == ("blind_pond", models.OtherTable)
    assert {type(action) for action in seen.you.actions} == {models.OtherAction}

    lay = Raw(type="lay", card=seen.you.actions[0].additional_properties["cards"][0])
    played = asked(people[0], "play_command", match.id, body=lay, status=201)
    assert models.OtherEvent in map(type, played.events)
    refused = asked(people[0], "play_command", match.id, body=lay, status=409)
    assert (type(refused), refused.code) == (models.Problem, "already_laid")
    assert asked(nobody, "get_problem", "already_laid").code == "already_laid"
    assert "already_laid" in [problem.code for problem in asked(nobody, "list_problems").problems]

    events = asked(people[0], "list_events", match.id).events
    kinds = [event.type_ for event in events]
    assert {"pond_filled", "laid", "hand_dealt", "seat_taken"} <= {*kinds}
    for event in events:
        assert isinstance(event, models.OtherEvent) == (event.type_ in ("pond_filled", "laid", "turned_up")), event
    assert [event.seq for event in events] == [*range(1, len(events) + 1)]
    assert "blind_pond" in [item.game for item in asked(people[0], "list_my_matches").items]
    assert "blind_pond" in [item.game for item in asked(nobody, "list_matches").items]


@pytest.mark.parametrize(("component", "known", "member", "unknown"), [
    ("GoFishAskedEvent", {"type": "asked", "seq": 1, "at": "2026-11-30T10:00:00Z", "seat": 0, "target": 1, "rank": "7"}, "rank", "Joker"),
    ("AskAction", {"type": "ask", "targets": [1], "ranks": ["7"]}, "ranks", ["7", "Joker"])])
def test_a_value_that_came_later_does_not_hide_what_is_known(yesterday, component, known, member, unknown):
    cls = getattr(yesterday("models"), component)
    for body in (known, {**known, member: unknown}):
        assert cls.from_dict(body).to_dict()[member] == body[member]
