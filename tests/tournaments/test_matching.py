"""Matchings: both algorithms find the cheapest pairs."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.matching import match_by_blossoms, match_by_sets
from tests.examples import examples


@examples(100)
@given(
    vertices=st.sampled_from([2, 4, 6, 8]),
    prices=st.lists(st.none() | st.integers(0, 10**30), min_size=28, max_size=28),
)
def test_dynamic_programming_and_blossoms_find_matchings_of_the_same_cost(
    vertices: int, prices: list[int | None]
) -> None:
    costs = {
        pair: price for pair, price in zip(combinations(range(vertices), 2), prices, strict=False) if price is not None
    }
    by_sets, by_blossoms = match_by_sets(vertices, costs), match_by_blossoms(vertices, costs)
    assert (by_sets is None) == (by_blossoms is None)
    if by_sets is not None and by_blossoms is not None:
        assert sum(costs[pair] for pair in by_sets) == sum(costs[pair] for pair in by_blossoms)
        assert sorted(vertex for pair in by_blossoms for vertex in pair) == [*range(vertices)]
