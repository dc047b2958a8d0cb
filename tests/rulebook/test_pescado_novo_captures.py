"""What a card can fish, against a search through all subsets; and how much work finding it is (P12, P45)."""
import sys
from itertools import chain, combinations, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.rulebook.pescado_novo import captures as room
from games.rulebook.pescado_novo.captures import MOST, adds_up, captures, captures_of
from games.rulebook.pescado_novo.model import DECK, FIFTEEN, VALUES

from .test_pescado_novo import c

MOST_CROWDED = c("t1 t2 t3 s1 s2 s3 b1 b2 b3 m1 m2 * 0 1/10 -1 -2")        # 7,064 ways for a five: no 16 cards have more


def subsets(table):
    return chain.from_iterable(combinations(table, size) for size in range(1, len(table) + 1))


def brute_force(card, table):
    if card == "*":
        return [(lying,) for lying in table]
    return [taken for taken in subsets(table)
            if any(sum(values) == FIFTEEN for values in product(VALUES[card], *(VALUES[lying] for lying in taken)))]


def searched(card, table):
    """The ways that the search finds, and the calls it makes for them."""
    calls = 0
    def count(frame, event, _):
        nonlocal calls
        calls += event == "call" and frame.f_code is room._search.__code__
    sys.setprofile(count)
    try:
        found = captures(card, table)
    finally:
        sys.setprofile(None)
    return found, calls


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=10, unique=True))
@example(["-2", "tuna-10", "salmon-7", "0", "*", "-1", "1/10", "J", "B"])
@example(["1/10", "tuna-5", "salmon-5", "bream-9", "0", "-1", "tuna-1"])
def test_P12_captures_are_all_subsets_that_make_fifteen(lying):
    card, *table = lying
    found = captures(card, table)
    assert sorted(found) == sorted(brute_force(card, table))                 # each once, in the order of the table
    assert all(card == "*" or adds_up(card, capture) for capture in found)
    assert captures_of(table, (card,)) == {other: captures(other, (card,)) for other in table}


def test_P45_the_order_is_fixed():
    assert captures("bream-4", c("t3 s5 b6 m8")) == (c("t3 m8"), c("s5 b6"))
    assert captures("bream-4", c("m8 b6 s5 t3")) == (c("m8 t3"), c("b6 s5"))


@pytest.mark.parametrize(("card", "table", "number"), [
    ("bream-5", MOST_CROWDED, 7064),
    ("tuna-10", c("s10 b10 m10 s9 b9 m9 t9 s8 b8 m8 t8 s7 b7 m7 t7 t6 11 12 13 -1 -2 0 * 1/10"), 56),
    ("13", c("t10 s10 b10 m10 t9 s9 b9 m9 t8 s8 b8 m8 t7 s7 b7 m7 t6 s6 b6 m6 t5 s5 b5 m5"), 0),
    ("bream-9", MOST_CROWDED + c("m3 t4 s4 b4 m4 t5 s5 b5"), MOST),          # 24 cards
    ("J", DECK[:49], 0),
    ("-2", tuple(other for other in DECK if other != "-2"), MOST),           # all there are
])
def test_P45_the_work_is_bounded_by_what_there_is_to_find(card, table, number):
    found, calls = searched(card, table)
    assert len(set(found)) == len(found) == number
    assert calls <= (len(found) + 1) * (len(table) + 1)                      # of 2^16 subsets for 16 cards, and as many branches
