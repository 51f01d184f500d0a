"""What a game brings its players: by whom they have met, how often and when."""

from math import sqrt
from typing import NamedTuple

import pytest

from bot.ratings.evidence import RECENT, UNPROVEN, fading, is_settled, weights_of
from bot.ratings.model import CERTAIN_SIGMA, Rating
from bot.ratings.periods import DAY
from bot.ratings.plackett_luce import MU

NOW = 10 * RECENT


class Met(NamedTuple):
    """A `MetGame`."""

    at: int
    weight: float
    others: tuple[int, ...]


KNOWN = [Met(0, 0.25, (person,)) for person in range(10, 18)]
"""The games of somebody whom eight others know, all long ago."""


def weight(met: dict[int, list[Met]], *people: int) -> float:
    return weights_of(people or (1, 2), met, NOW)[0]


def test_a_game_against_somebody_whom_eight_others_know_counts_in_full() -> None:
    assert weight({2: KNOWN}) == 1
    assert weight({2: KNOWN[:6]}) == pytest.approx(9 / 16)


def test_those_who_sit_at_the_table_make_nobody_known() -> None:
    assert weight({2: [Met(0, 1, (3, 4, 5, 6, 7, 8, 9, 10))]}, *range(1, 11)) == UNPROVEN


def test_a_game_makes_nobody_known_by_more_than_one_however_many_sit_at_the_table() -> None:
    eight_seats = [Met(0, 0.25, tuple(range(10, 17)))] * 2
    assert weight({2: eight_seats}) == UNPROVEN
    assert weight({2: [Met(0, 0.25, tuple(range(10, 18)))] * 8}) == 1


def test_each_further_game_against_the_same_person_counts_less_until_it_is_long_ago() -> None:
    recently = [Met(NOW - 1, 1, (2,))] * 3
    assert weight({1: recently, 2: KNOWN}) == fading(3) == 2 / 5
    assert weight({1: [Met(NOW - RECENT, 1, (2,))] * 3, 2: KNOWN}) == 1


def test_all_whom_hardly_anybody_knows_count_as_one_opponent() -> None:
    met = list[Met]()
    for stranger in range(100, 150):
        met.append(Met(NOW, weights_of([1, stranger], {1: met}, NOW)[0], (stranger,)))
    assert [game.weight for game in met[:3]] == pytest.approx([1 / 4, 1 / 8, 1 / 12])
    assert sum(game.weight for game in met) < 1.2


def test_whom_an_opponent_has_met_today_does_not_count_yet() -> None:
    today = [Met(NOW - 1, 0.25, (person,)) for person in range(10, 18)]
    assert weights_of((1, 2), {2: today}, NOW - NOW % DAY + DAY)[0] == 1
    assert weights_of((1, 2), {2: today}, NOW - 1)[0] == UNPROVEN


def test_at_a_table_of_several_it_is_the_mean() -> None:
    assert weight({2: KNOWN}, 1, 2, 3) == pytest.approx((1 + UNPROVEN) / 2)


def test_a_rating_settles_with_five_opponents_whom_others_know_met_on_five_days_and_stays_settled() -> None:
    certain, uncertain = Rating(MU, CERTAIN_SIGMA), Rating(MU, CERTAIN_SIGMA * sqrt(1.1))
    five = [Met(person * DAY, 0.5, (person,)) for person in range(5)]
    assert is_settled(certain, five, before=False)
    assert not is_settled(uncertain, five, before=True)
    assert not is_settled(certain, five[:4] * 10, before=False)
    assert not is_settled(certain, [Met(person * DAY, 0.49, (person,)) for person in range(50)], before=False)
    assert not is_settled(certain, [*five[:4], Met(five[3].at, 0.5, (4,))], before=False)
    assert is_settled(certain, five[:4], before=True)
