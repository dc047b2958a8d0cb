"""All orders are equally likely, in each deck and each deal; and one that is a little less likely would be seen."""
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from .fairness import SIGNIFICANCE, Figure, mixed, of_deals, of_decks


@pytest.mark.parametrize(("figures", "sample"), [(of_decks, 4_000), (of_deals, 6_000)])
def test_what_chance_brings_is_even(figures: Any, sample: int) -> None:
    assert [str(figure) for figure in figures(sample) if figure.p < SIGNIFICANCE] == []


def test_so_it_is_with_client_seeds() -> None:
    assert [str(figure) for figure in of_decks(4_000, mixed) if figure.p < SIGNIFICANCE] == []


def exchanged_with_any(seed: bytes, name: str, items: Sequence[Any]) -> list[Any]:
    """The mistake that many make: each card changes places with any card."""
    order, random = list(items), Random(seed)
    for k in range(len(order)):
        other = random.randrange(len(order))
        order[k], order[other] = order[other], order[k]
    return order


def cut_once(seed: bytes, name: str, items: Sequence[Any]) -> list[Any]:
    """Every card at every place as often as any other; but its neighbour is always the same one."""
    at = Random(seed).randrange(len(items))
    return [*items[at:], *items[:at]]


@pytest.mark.parametrize("shuffle", [exchanged_with_any, cut_once])
def test_a_shuffle_that_favours_some_orders_is_seen(shuffle: Any) -> None:
    assert min(figure.p for figure in of_decks(4_000, shuffle)) < SIGNIFICANCE / 1_000


@pytest.mark.parametrize(("chi_square", "freedom", "p"), [
    (13.816, 2, 0.001), (82.358, 100, 0.9), (149.449, 100, 0.001), (1143.917, 1000, 0.001)])
def test_p_is_what_the_tables_say(chi_square: float, freedom: int, p: float) -> None:
    assert Figure("", 0, chi_square, freedom).p == pytest.approx(p, abs=0.0003, rel=0.03)
