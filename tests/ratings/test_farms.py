"""No way to farm a rating leads far, and honest ratings converge about as quickly as if each game counted in full."""

from collections.abc import Callable

import pytest

from bench.farms import (
    WAYS,
    Play,
    RatedGames,
    converged,
    farmed,
    honest,
    known_friend,
    mutually_known_accounts,
    only_good_openings,
    ring,
)
from bench.naive_ratings import NaiveRatings

ALONE = [way for way in WAYS if way not in (ring, mutually_known_accounts, known_friend, honest)]
"""Ways of a few people who play with nobody else."""


@pytest.mark.parametrize("way", ALONE)
def test_a_few_people_among_themselves_win_little_and_never_settle(way: Callable[[Play, int], None]) -> None:
    reached, naive = farmed(way, RatedGames()), farmed(way, NaiveRatings())
    assert reached.points <= 1700
    assert not reached.settled
    assert naive.points > 1850, "the way leads far where each day's games count anew"


def test_six_who_play_each_other_for_a_month_stay_provisional() -> None:
    reached, naive = farmed(ring, RatedGames()), farmed(ring, NaiveRatings())
    assert (reached.points <= 1950, reached.settled) == (True, False)
    assert (naive.points > 2500, naive.settled) == (True, True)


def test_accounts_that_look_like_a_club_win_little_in_an_evening_and_settle_no_rating_in_a_week() -> None:
    assert farmed(mutually_known_accounts, RatedGames(), days=1).points <= 1700
    assert farmed(mutually_known_accounts, NaiveRatings(), days=1) > (2400, True)
    week = farmed(mutually_known_accounts, RatedGames())
    assert (week.points <= 2550, week.settled) == (True, False)


def test_a_friend_whom_a_whole_club_knows_gives_no_more_than_luck() -> None:
    assert farmed(known_friend, RatedGames()).points <= 1750
    assert farmed(known_friend, NaiveRatings()).points > 1850


def test_who_leaves_bad_deals_loses_by_it() -> None:
    stays = only_good_openings(RatedGames(), leaves=False, counts=True)
    assert only_good_openings(RatedGames(), leaves=True, counts=True) < stays - 100
    assert only_good_openings(RatedGames(), leaves=True, counts=False) > stays + 50, "that is why it counts"


def test_honest_ratings_converge_about_as_quickly() -> None:
    now, naive = converged(RatedGames, 3), converged(NaiveRatings, 3)
    assert now.error < 1.2 * naive.error
    assert now.newcomer <= 1.5 * naive.newcomer
    assert now.founders <= 2.5 * naive.founders
