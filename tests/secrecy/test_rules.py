"""Nobody is told of what is hidden: whatever could be otherwise without their knowing makes no byte of difference to them."""
from dataclasses import fields

import pytest

from games.rulebook import GAMES, AnyGame
from games.rulebook.game import tag
from tests.rulebook.playing import Table, dice

from .knowledge import HIDDEN, known
from .leaks import LEAKS
from .trial import at, every_table, findings
from .worlds import as_it_was, like, other


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_what_is_hidden_makes_no_byte_of_difference(table: Table) -> None:
    """To view, log, actions and refusals of every seat and a spectator, and to what bots choose."""
    found = [finding for seed in range(2) for finding in findings(table, seed=seed, positions=1, tries=25)]
    assert [finding for finding in found if finding.told] == []
    assert any(finding.is_other for finding in found), "no other world is another one"


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str) -> None:
    table, leaky = LEAKS[leak]
    assert any(finding.told for seed in range(4) for finding in findings(table, seed=seed, positions=6, tries=40, watched=leaky))


# The means: they have to be right for the rest to mean something.

@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_hidden_of_events_has_been_written_down_for_all_of_them(game: AnyGame) -> None:
    """An event that is shown to some with a member more has a line in `knowledge`, and nothing else has."""
    assert HIDDEN[game.slug].keys() == {tag(cls) for cls in game.shown if cls not in game.events
                                        and any(field.metadata.get("optional") for field in fields(cls))}
    for cls in game.events:
        assert HIDDEN[game.slug].get(tag(cls), {}).keys() <= {field.name for field in fields(cls)}


@pytest.mark.parametrize("game", GAMES)
def test_another_world_is_another_match_that_reads_the_same(game: str) -> None:
    match = at(Table(game, next(iter(GAMES[game].presets)), 3), seed=1)
    was = as_it_was(match, 12)
    assert was.events == match.events[:len(was.events)]
    for seat in (None, 0, 1, 2):
        world = other(match, was, seat, dice(1), tries=100)
        hands = [owner for owner, hand in enumerate(world.state.hands) if hand != was.state.hands[owner]]
        assert hands, "nobody's hand is another"
        assert seat not in hands
        assert [known(game, event, seat) for event in world.events] == [known(game, event, seat) for event in was.events]


def test_an_order_is_told_as_far_as_it_can_be() -> None:
    assert like("CAB", "ABC") == ("C", "A", "B")
    assert like("CAB", "ABD") == ("D", "A", "B")
    assert like("CAB", "AB") == ("A", "B")
    assert like("CAB", "ABCD") == ("C", "A", "B", "D")
    assert like("AAB", "ABB") == ("A", "B", "B")
