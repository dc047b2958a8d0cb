"""What a listener knows of the hands: by example, and in matches of all variants against the hands as they are."""
from collections import Counter

from games.rulebook.go_fish.memory import HandKnown, Knowledge, RankHeld, knowledge
from games.rulebook.go_fish.model import RANK_OF, RANKS

from .playing import Match, at_random, by_bots, dice
from .test_go_fish import GO_FISH, A, B, C, asks, dealt
from .test_go_fish_properties import every_switch


def known(match: Match, viewer: int | None) -> Knowledge:
    return knowledge(match.view(viewer), match.history(viewer), match.options.ask_own_card)


def hand(match: Match, viewer: int | None, seat: int) -> HandKnown:
    return known(match, viewer).hands[seat]


def test_an_ask_tells_what_the_asker_has_and_a_refusal_what_the_refuser_has_not() -> None:
    match = dealt("8C 2C 3D", "9D 3C 4C", "6C 7C 4H", stock="9S 9C 10H JS QS")
    asks(match, A, C, "8")
    assert hand(match, None, A) == HandKnown(A, 4, (), (RankHeld("8", 1),), (), (), open=3)
    assert hand(match, None, C) == HandKnown(C, 3, (), (), ("8",), (), open=3)


def test_asked_and_not_shown_is_not_drawn() -> None:
    """C asks for a six in vain and fishes: the new card is no six, and the old ones are still what they were heard not to be."""
    match = dealt("QC 2C 3D", "9D 3C 4C", "6C 7C 4H", stock="9S 8C QH 10H JS QS")
    asks(match, A, C, "Q")
    asks(match, B, C, "9")
    asks(match, C, A, "6")
    assert hand(match, B, C).lacks == ()
    assert hand(match, B, C).open == 3
    asks(match, A, C, "Q")
    assert hand(match, B, A).ranks == (RankHeld("Q", 2),)
    assert "Q" in hand(match, B, C).lacks


def test_suits_are_known_to_giver_and_taker_and_follow_the_cards() -> None:
    match = dealt("KC KD 2C", "KH 3C 4C", "5C 6C 4H", stock="9S 9D 10H JS QS")
    asks(match, A, B, "K")
    assert hand(match, B, A).cards == ("KH",)
    assert hand(match, C, A).cards == ()
    assert hand(match, C, A).ranks == (RankHeld("K", 2),)    # one that it asked with, and one that it got
    assert "K" in hand(match, C, B).lacks


def test_a_book_after_a_secret_draw_tells_what_was_drawn() -> None:
    """A lays kings with the card it has fished: what is left was there before, and is no three and no five."""
    match = dealt("KC KD KH 8C 2C", "3C 4C 6D", "5C 8D 4H", stock="9S 9D KS 10H JS QS 9H", dealer=A)
    asks(match, B, A, "3")
    asks(match, C, A, "5")
    asks(match, A, B, "2")
    assert hand(match, B, A) == HandKnown(A, 2, (), (RankHeld("2", 1),), ("3", "5"), (), open=1)


def test_cards_asked_for_by_name_have_a_place() -> None:
    match = dealt("7C 2C 3D", "7D 7H 4C", "6C 5C 4H", stock="9S 9D 10H JS QS", ask_for="card")
    asks(match, A, B, "7D")
    assert hand(match, C, A).cards == ("7D",)
    asks(match, A, C, "7H")
    assert hand(match, B, C).lacks_cards == ()
    assert hand(match, A, C).lacks_cards == ("7H",)
    assert "7H" in known(match, A).stock
    assert "7D" not in known(match, A).stock


def test_without_a_stock_two_players_know_each_other() -> None:
    match = dealt(" ".join(f"{rank}{suit}" for rank in RANKS for suit in "CD" if rank != "A"), "AC AD AH " + " ".join(
        f"{rank}H {rank}S" for rank in RANKS if rank != "A") + " AS", stock="", when_stock_runs_out="continue")
    assert [held.least for held in hand(match, A, B).ranks] == [2] * 12
    assert hand(match, A, B).open == 0


def test_in_matches_of_all_variants_nothing_it_says_is_wrong() -> None:
    """What is said to be held is held, what is said to be lacking is lacking, counts add up; one's own hand is known whole."""
    certain = 0
    for seed, options in enumerate(every_switch()):
        match = Match(GO_FISH, options, GO_FISH.seats[seed % len(GO_FISH.seats)], seed)
        random, mover = dice(seed), by_bots("medium") if seed % 6 == 0 else at_random
        while not match.over and len(match.steps) < 80:
            match.play(*mover(match, random))
            for viewer in (None, match.state.turn) if len(match.steps) % 8 == 0 and not match.over else ():
                said = known(match, viewer)
                for one, true in zip(said.hands, match.state.hands, strict=True):
                    ranks = Counter(RANK_OF[card] for card in true)
                    assert one.count == len(true) == one.open + sum(held.least for held in one.ranks)
                    assert set(one.cards) <= set(true)
                    assert all(held.least <= ranks[held.rank] for held in one.ranks)
                    assert ranks.keys().isdisjoint(one.lacks)
                    assert set(true).isdisjoint(one.lacks_cards)
                    assert one.seat != viewer or one.cards == true
                    certain += one.seat != viewer and len(one.ranks) + len(one.lacks)
                assert set(match.state.stock) <= set(said.stock)
    assert certain > 5_000
