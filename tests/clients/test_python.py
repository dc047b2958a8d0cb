"""The Python client plays whole matches through a bad network: no move is lost, and none played twice."""
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from fishing_client import ME, OPEN, Conflict, Fishing, Match, Patience, View, bot, models

from tests.clients.audit import CLOCK, GAMES, Believed, anomalies
from tests.clients.bad_proxy import FATES, BadProxy

TIMEOUT = 1.0
STUBBORN = Patience(tries=12, first=0.05, longest=1.0)


def move(match: Match, view: View, choose: random.Random) -> models.Played:
    """One of `you.actions`, with its choices made."""
    assert view.you is not None
    action = choose.choice([action for action in view.you.actions if action.type_ != "doubt" or choose.random() < 0.3])
    match action:
        case models.AskAction():
            return match.ask(choose.choice(action.targets), rank=choose.choice(action.ranks))
        case models.PlayAction():
            chosen = choose.choice(action.plays)
            return match.play(chosen.card, choose.choice(chosen.captures) if chosen.captures else [])
        case models.AnnounceAction():
            hand = next(hand.cards for hand in view.table.hands if hand.seat == match.seat)
            said = choose.choice(action.creatures)
            return match.announce(said.creature, hand[:max(1, said.min_cards)], story="Juro!")
        case models.DoubtAction():
            return match.doubt(action.announcement)
        case models.TrustAction():
            return match.trust(action.announcement)
        case models.DiscardAction():
            return match.discard(choose.choice(action.cards))
    raise AssertionError(action)


def play(match: Match, seed: int, strange: list[str]) -> list[int]:
    """A whole match; the first event of each command that was accepted."""
    accepted, choose = [], random.Random(seed)
    for view in match.views():
        if view.you is None or not view.you.actions or not match.awaits_me:
            continue
        try:
            accepted.append(move(match, view, choose).events[0].seq)
        except Conflict as error:                            # the others may have been faster; our own move may not
            mine = error.your_last_command
            if mine is not None and mine.seq not in accepted:
                strange.append(f"{error} though {mine}")
            match.look()
    return accepted


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_through_a_bad_network(door, game):
    strange: list[str] = []
    with (BadProxy(door, seed=7, late=1.5 * TIMEOUT) as proxy, ThreadPoolExecutor() as pool,
          Fishing(proxy.base, timeout=TIMEOUT, patience=STUBBORN) as ana, Fishing(proxy.base, timeout=TIMEOUT, patience=STUBBORN) as bia):
        people = [ana, bia]
        for person, name in zip(people, ("Ana", "Bia"), strict=True):
            person.become_guest(name)
        hers = ana.create(game, [ME, OPEN, bot()], options=GAMES[game], clock=CLOCK)
        matches = [hers, bia.join(hers.id)]
        followers = [Fishing(proxy.base, person.token, timeout=TIMEOUT, patience=STUBBORN) for person in people]
        heard = [pool.submit(lambda follower: [event.seq for event in Match(follower.api, hers.id).events()], follower)
                 for follower in followers]
        accepted = [pool.submit(play, match, seed, strange) for seed, match in enumerate(matches)]
        believed = [Believed(person.token, hers.id, match.seat, moves.result(), seqs.result())
                    for person, match, moves, seqs in zip(people, matches, accepted, heard, strict=True)]
        retries = sum(person.retries for person in (*people, *followers))
        for follower in followers:
            follower.close()
    for one in believed:
        strange += anomalies(f"http://127.0.0.1:{door}", one)
    print(f"\n{game}: {sum(len(one.accepted) for one in believed)} commands, {sum(proxy.seen.values())} requests, {retries} retries, "
          f"{ {fate: proxy.seen[fate] for fate in FATES} }, {len(strange)} anomalies")
    assert strange == []
    assert retries, "the network was too good"
