"""The rating model: the update of openskill, with weighted games and softening."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.ratings.model import DRIFT, INITIAL, Rating, rated, softened
from bot.ratings.plackett_luce import MU, SIGMA, updated
from bot.sessions.persistence.result_rater import next_streak

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, SIGMA))
TABLES = st.lists(st.tuples(RATINGS, st.integers(1, 4)), min_size=2, max_size=6)


@given(TABLES)
def test_a_game_of_full_weight_is_what_openskill_computes(table: list[tuple[Rating, int]]) -> None:
    model = PlackettLuce(tau=DRIFT)
    teams = [[model.rating(rating.mu, rating.sigma)] for rating, _ in table]
    expected = model.rate(teams, ranks=[float(rank) for _, rank in table])
    found = rated([rating for rating, _ in table], [rank for _, rank in table])
    for new, (player,) in zip(found, expected, strict=True):
        assert new == pytest.approx((player.mu, player.sigma), rel=1e-9)


@given(TABLES)
def test_the_update_alone_is_to_the_last_bit_what_openskill_returns(table: list[tuple[Rating, int]]) -> None:
    model = PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0)
    teams = [[model.rating(rating.mu, rating.sigma)] for rating, _ in table]
    expected = model.rate(teams, ranks=[float(rank) for _, rank in table])
    found = updated([rating for rating, _ in table], [rank for _, rank in table])
    assert found == [(player.mu, player.sigma) for (player,) in expected]


@given(TABLES, st.floats(0.01, 1))
def test_half_the_weight_is_half_the_step(table: list[tuple[Rating, int]], weight: float) -> None:
    ratings, ranks = [rating for rating, _ in table], [rank for _, rank in table]
    weighted, full = rated(ratings, ranks, [weight] * len(ratings)), rated(ratings, ranks)
    for old, less, new in zip(ratings, weighted, full, strict=True):
        assert less.mu - old.mu == pytest.approx(weight * (new.mu - old.mu), rel=0.05, abs=1e-3)


def test_a_rating_is_uncertain_for_about_a_dozen_games() -> None:
    one, other = Rating(), Rating()
    games = 0
    while not one.certain:
        games += 1
        one, other = rated([one, other], [1, 2] if games % 2 else [2, 1])
    assert 10 <= games <= 15
    assert not Rating().certain
    assert Rating().points == INITIAL


@given(RATINGS, st.integers(0, 8))
def test_a_new_season_discounts_a_quarter_of_what_is_known(rating: Rating, seasons: int) -> None:
    soft = softened(rating, seasons)
    assert soft.mu - MU == pytest.approx(0.75**seasons * (rating.mu - MU), abs=1e-9)
    assert rating.sigma - 1e-9 <= soft.sigma <= SIGMA + 1e-9
    assert softened(softened(rating, 1), 1) == pytest.approx(softened(rating, 2))


def test_a_well_known_rating_stays_certain_over_a_season_and_not_over_a_year() -> None:
    assert softened(Rating(30, 2.4), 1).certain
    assert not softened(Rating(30, 2.4), 4).certain
    assert softened(Rating(30, 2.4), -1) == Rating(30, 2.4), "a clock that was set back"


def test_the_certainty_of_the_others_makes_a_game_worth_more() -> None:
    against_new, _ = rated([Rating(), Rating()], [1, 2])
    against_known, _ = rated([Rating(), Rating(MU, SIGMA / sqrt(8))], [1, 2])
    assert against_known.sigma < against_new.sigma


def test_streaks_count_wins_or_losses_in_a_row() -> None:
    streak, course = 0, []
    for outcome in ("win", "win", "loss", "loss", "loss", "win", "draw", "loss"):
        streak = next_streak(streak, outcome)
        course.append(streak)
    assert course == [1, 2, -1, -2, -3, 1, 0, -1]
