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
    many_accounts,
    mutually_known_accounts,
    only_good_openings,
    ring,
)
from bench.naive_ratings import NaiveRatings

ALONE = [way for way in WAYS if way not in (ring, mutually_known_accounts, many_accounts, known_friend, honest)]
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
    assert (week.points <= 2300, week.settled) == (True, False)


def test_two_dozen_accounts_take_an_evening_of_eight_games_each_before_they_bring_anything() -> None:
    def met_in(games: int) -> Callable[[Play, int], None]:
        def way(play: Play, day: int) -> None:
            if day:
                many_accounts(play, day)
            for _ in range(0 if day else games):
                seats = play.random.sample(range(2, 26), 24)
                for first in (0, 8, 16):
                    play.won(*seats[first : first + 8], day=day, number=5)

        return way

    hardly, well = (farmed(met_in(games), RatedGames(), days=7) for games in (2, 8))
    assert (hardly.points <= 1700, hardly.settled) == (True, False)
    assert well > (2400, True), "docs/ratings.md tells this price"


def test_a_friend_whom_a_whole_club_knows_gives_no_more_than_luck() -> None:
    assert farmed(known_friend, RatedGames()).points <= 1750
    assert farmed(known_friend, NaiveRatings()).points > 1850


def test_who_leaves_bad_deals_loses_by_it() -> None:
    stays = only_good_openings(RatedGames(), leaves=False, counts=True)
    assert only_good_openings(RatedGames(), leaves=True, counts=True) < stays - 100
    assert only_good_openings(RatedGames(), leaves=True, counts=False) > stays + 50, "that is why it counts"


def test_honest_ratings_converge_about_as_quickly() -> None:
    now, naive = converged(RatedGames, 2), converged(NaiveRatings, 2)
    assert now.error < 1.2 * naive.error
    assert now.newcomer <= 1.5 * naive.newcomer
    assert now.founders <= 2.5 * naive.founders
