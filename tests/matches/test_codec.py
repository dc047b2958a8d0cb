"""JSON and back: what is stored is read again as it was, what is shown says no more than it may, what is sent is read strictly."""
import random
from dataclasses import replace

import pytest

from games.matches import codec, selectors
from games.matches.codec import Malformed
from games.matches.events import MATCH_EVENTS
from games.rulebook import GAMES
from games.rulebook.game import tag
from tests.matches.conftest import NOW
from tests.matches.driving import play_out


@pytest.mark.parametrize("slug", GAMES)
def test_state_and_events_survive_the_round_trip(open_match, slug):
    made = open_match(slug, 3, bots=1, seed="round trip")
    play_out(made.match.pk, NOW, random.Random(5))
    position = selectors.position(made.match.pk)
    assert codec.load(position.game.state, codec.dump(position.state)) == position.state
    for line in selectors.log(position):
        assert codec.load_event(position.game, tag(type(line.event)), codec.dump(line.event), 1) == line.event


@pytest.mark.parametrize("slug", GAMES)
def test_every_listed_command_is_read_back_as_itself(open_match, slug):
    position = open_match(slug, 3)
    seat = position.awaited[0]
    view = position.table(position.viewer(seat))
    for action in position.actions(seat):
        for command in list(position.game.commands_of(action, view))[:50]:
            assert codec.read(type(command), codec.wire(command, "en")) == command


def test_no_two_types_share_a_tag_in_a_log():
    for game in GAMES.values():
        tags = [tag(cls) for cls in (*MATCH_EVENTS, *game.events)]
        assert len(tags) == len(set(tags))
        assert {tag(cls) for cls in game.shown} == {tag(cls) for cls in game.events}


def test_command_types_are_unique_across_games():
    tags = [tag(cls) for game in GAMES.values() for cls in game.commands]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("body", [
    {}, {"target": "1"}, {"target": True}, {"target": 1.0}, {"target": None}, {"target": 1, "rank": "j"}, {"target": 1, "rank": 7},
    {"target": 1, "rank": "7", "seat": 0}, {"target": 1, "rank": None}, {"target": 1, "card": "7X"}, [], "ask", None, 7,
])
def test_a_misshapen_command_is_malformed(body):
    (ask,) = GAMES["go_fish"].commands
    with pytest.raises(Malformed):
        codec.read(ask, body)


def test_a_member_that_is_optional_is_left_out_and_never_null(open_match):
    position = open_match("go_fish", 2)
    hands = codec.wire(position.table(position.viewer(position.seats[0])), "en")["hands"]
    assert "cards" in hands[0]
    assert "cards" not in hands[1]
    assert codec.wire(position.table(position.viewer(position.seats[0])), "en")["last_ask"] is None


def test_times_are_rfc_3339_in_utc_with_milliseconds():
    assert codec.instant(NOW) == "2026-11-30T12:00:00.000Z"
    assert codec.instant(None) is None


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_options_are_described_in_each_language_and_default_to_the_first_preset(slug, language):
    game = GAMES[slug]
    document = codec.options_schema(game, language)
    first = codec.wire(next(iter(game.presets.values())), language)
    assert {name: member["default"] for name, member in document["properties"].items()} == first
    assert all(len(member["description"]) > 10 for member in document["properties"].values())
    assert document["additionalProperties"] is False


def test_an_older_payload_is_brought_up_when_it_is_read():
    """Say `target` was once called `whom`."""
    game = replace(GAMES["go_fish"], payload_version=2,
                   upcast=lambda kind, v, members: {("target" if name == "whom" else name): value for name, value in members.items()})
    old, new = '{"seat": 0, "whom": 1, "rank": "7"}', '{"seat": 0, "target": 1, "rank": "7"}'
    assert codec.load_event(game, "asked", old, 1) == codec.load_event(game, "asked", new, 2)
