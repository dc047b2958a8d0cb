"""The figures of a tournament, by values that are known from elsewhere or can be worked out by hand."""
from math import inf, sqrt

import pytest

from games.tournament.figures import Z, clustered, quantile, wilson, wilson_clustered


@pytest.mark.parametrize(("won", "of", "low", "high"), [        # Newcombe 1998, table I, method 3
    (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)])
def test_the_interval_of_a_share_is_wilsons(won, of, low, high):
    assert wilson(won / of, of) == pytest.approx((low, high), abs=5e-5)


def test_deals_are_the_observations_not_their_matches():
    deals = [(1.0, 1.0), (0.0, 0.0), (1.0, 1.0), (0.0, 0.0)]
    found = clustered(deals)
    assert (found.value, found.half) == pytest.approx((0.5, Z * sqrt(1 / 3) / 2))
    assert wilson_clustered(deals) == pytest.approx(wilson(0.5, 3))              # 0.25 / (1/3 / 4): 8 matches, but 4 coins


def test_of_few_deals_what_they_take_out_of_luck_makes_the_interval_no_narrower_than_the_matches_would():
    deals = [(1.0, 0.0)] * 9 + [(1.0, 1.0)]
    assert clustered(deals).half < Z * sqrt(0.55 * 0.45 / 20)
    assert wilson_clustered(deals) == pytest.approx(wilson(0.55, 20))
    many = wilson_clustered(deals * 10)
    assert many == pytest.approx(wilson(0.55, 0.55 * 0.45 * Z ** 2 / clustered(deals * 10).half ** 2))
    assert many[1] - many[0] < wilson(0.55, 200)[1] - wilson(0.55, 200)[0]


def test_without_spread_a_deal_counts_once():
    assert wilson_clustered([(1.0, 1.0)] * 50) == pytest.approx(wilson(1.0, 50))
    assert wilson_clustered([(0.0, 0.0)] * 50)[0] == 0.0
    assert clustered([(1.0,)]).half == inf


def test_quantiles_of_counted_numbers():
    counted = {"1.0e+01": 1, "2.0e+00": 98, "1.0e-01": 1}
    assert [quantile(counted, part) for part in (0.005, 0.5, 0.99, 1.0)] == [0.1, 2.0, 2.0, 10.0]
