"""The worlds in which bots try their asks out: whatever was heard holds in each of them, and they differ where nothing was heard."""
from games.rulebook.go_fish.memory import ALL, BIT, OF_RANK, Memory
from games.rulebook.go_fish.worlds import world

from .playing import Match, at_random, dice
from .test_go_fish import GO_FISH
from .test_go_fish_memory import known
from .test_go_fish_properties import every_switch


def test_worlds_fit_what_is_known() -> None:
    """Every card has a place, hands are as large as they are, the own one is as it is, and nothing that is known is broken."""
    differ = 0
    for seed, options in enumerate(every_switch()):
        match, random = Match(GO_FISH, options, GO_FISH.seats[seed % len(GO_FISH.seats)], seed), dice(seed)
        match.play_on(at_random, random, 5 + seed)
        if match.over:
            continue
        seat, state = match.state.turn, match.state
        memory, said = Memory(match.view(seat), match.history(seat), options.ask_own_card), known(match, seat)
        worlds = [world(memory, random) for _ in range(3)]
        for hands, stock in filter(None, worlds):
            assert sorted(stock + [BIT[card] for books in state.books for rank in books for card in BIT if card[:-1] == rank]
                          + [bit for hand in hands for bit in BIT.values() if hand & bit]) == sorted(BIT.values())
            assert sum(hands) | sum(stock) | memory.laid == ALL
            assert hands[seat] == sum(BIT[card] for card in state.hands[seat])
            for hand, one in zip(hands, said.hands, strict=True):
                assert hand.bit_count() == one.count
                assert all(hand & BIT[card] for card in one.cards)
                assert not any(hand & BIT[card] for card in (*one.lacks_cards, *(card for card in BIT if card[:-1] in one.lacks)))
                assert not any(hand & rank == rank for rank in OF_RANK)
        assert None not in worlds
        differ += worlds[0] != worlds[1]
    assert differ > 20
