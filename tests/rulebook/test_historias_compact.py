"""The simulator that the bots of Histórias were tuned with plays as the rulebook does, and hears what its seats are shown.

`python -m tests.rulebook.test_historias_compact PLAYS` compares so many plays; the suite compares a few thousand.
"""
import sys

from games.rulebook.game import Viewer
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.memory import Memory, Place, counts
from games.rulebook.historias_de_pescador.model import PLACE, Announce, Discard, Doubt, NetReshuffled, Trust
from games.rulebook.historias_de_pescador.options import Options
from tests.rulebook.playing import Match, dice
from tools.historias.compact import Table


def in_numbers(cards):
    return [PLACE[card] for card in cards]


def compare(seed, most=600):
    """A match of anybody's plays on both tables; how many plays it had."""
    seats, random, plays = 2 + seed % 6, dice(seed), 0
    match = Match(GAME, Options(), seats, seed)
    reshuffled = []
    start = match.state
    table = Table(seats, in_numbers(start.creatures), [counts(hand) for hand in start.hands], in_numbers(start.deck), start.turn,
                  lambda net: reshuffled.pop(0))
    heard = [Memory(seats) for _ in range(seats + 1)]
    said = 0
    trusting = random.choice([0.3, 0.7, 0.95])
    while not match.over and plays < most:
        seat = random.choice(match.awaited)
        actions = {type(action).__name__: action for action in GAME.legal(match.state, seat)}
        action = actions["TrustAction"] if "TrustAction" in actions and random.random() < trusting else random.choice([*actions.values()])
        command = random.choice([*GAME.commands_of(action, match.view(seat))])
        events = match.play(seat, command)
        reshuffled += [in_numbers(event.cards) for event in events if isinstance(event, NetReshuffled)]
        match command:
            case Announce(creature, cards):
                assert len(cards) >= table.least(PLACE[creature])
                table.announce(PLACE[creature], counts(cards))
            case Trust():
                table.trust(seat)
            case Doubt():
                table.doubt(seat)
            case Discard(card):
                assert table.debtor == seat
                table.discard(PLACE[card])
        plays += 1
        for event in match.events[said:]:
            for hearer, memory in enumerate(heard):
                memory.hear(GAME.show(event, Viewer(hearer if hearer < seats else None)))
        said = len(match.events)
        assert_same(table, match.state, match.over)
        assert [*map(remembered, heard)] == [*map(remembered, table.heard)]
    return plays


def assert_same(table, state, over):
    assert table.hands == [counts(hand) for hand in state.hands]
    assert (table.deck[::-1], table.net) == (in_numbers(state.deck), in_numbers(state.net))
    assert (table.winner >= 0) == over
    assert not over or not state.hands[table.winner]
    if not over:
        assert table.turn == state.turn
        bound = 0 if state.subject is None or state.subject.free else state.subject.count
        assert (table.subject, table.bound) == (-1 if state.subject is None else PLACE[state.subject.creature], bound)
        assert table.undecided == [*(state.announcement.undecided if state.announcement else ())]


def remembered(memory):
    """All that a memory keeps but the seqs of claims, which a simulator has none of."""
    kept = {name: vars(part) if isinstance(part, Place) else part for name, part in vars(memory).items() if name not in ("claims", "told")}
    kept["hands"] = [vars(hand) for hand in memory.hands]
    claims = [(claim.seat, claim.creature, claim.count) for claim in memory.claims]
    return kept, claims, memory.told and (memory.told.seat, memory.told.creature, memory.told.count)


def test_the_simulator_plays_as_the_rulebook_does():
    assert sum(map(compare, range(30))) > 1000


if __name__ == "__main__":
    wanted, played, seed = int(sys.argv[1]), 0, 1000
    while played < wanted:
        played, seed = played + compare(seed), seed + 1
    print(f"{played} plays of {seed - 1000} matches, all the same")
