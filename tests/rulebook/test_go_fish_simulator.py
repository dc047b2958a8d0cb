"""The compact simulator is the rulebook, only faster. `python -m tests.rulebook.side_by_side` asks it a million times."""
from .side_by_side import side_by_side
from .test_go_fish import GO_FISH
from .test_go_fish_properties import every_switch


def test_it_plays_every_variant_as_the_rulebook_does() -> None:
    seats = list(GO_FISH.seats)
    asks = sum(side_by_side(options, seats[seed % len(seats)], seed) for seed, options in enumerate(every_switch()))
    assert asks > 2_000
