"""Ratings follow from results alone, whatever their order."""

from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.rating import INITIAL, Ratings

ANNA, BRUNO, CARLA, DARIO = 11, 22, 33, 44

games = st.lists(
    st.dictionaries(st.sampled_from((ANNA, BRUNO, CARLA, DARIO)), st.integers(1, 4), min_size=2, max_size=4), max_size=8
)


def after(*played: dict[int, int]) -> Ratings:
    ratings = Ratings()
    for ranks in played:
        ratings.played(ranks)
    return ratings


def test_a_new_player_has_the_initial_rating() -> None:
    assert Ratings().of(ANNA) == INITIAL


def test_who_wins_rises_as_far_as_the_loser_falls_when_both_are_new() -> None:
    ratings = after({ANNA: 1, BRUNO: 2})
    assert ratings.of(ANNA) > INITIAL
    assert ratings.of(ANNA) - INITIAL == INITIAL - ratings.of(BRUNO)


def test_a_draw_between_equals_moves_nobody() -> None:
    ratings = after({ANNA: 1, BRUNO: 1})
    assert ratings.of(ANNA) == ratings.of(BRUNO) == INITIAL


def test_a_win_against_the_stronger_counts_for_more() -> None:
    strong = after(*[{BRUNO: 1, CARLA: 2}] * 6)
    against_strong, against_weak = strong.of(BRUNO), strong.of(CARLA)
    strong.played({ANNA: 1, BRUNO: 2})
    weak = after(*[{BRUNO: 1, CARLA: 2}] * 6)
    weak.played({ANNA: 1, CARLA: 2})
    assert against_strong > against_weak
    assert strong.of(ANNA) > weak.of(ANNA)


def test_in_a_game_of_four_the_order_is_the_order_of_ranks() -> None:
    ratings = after({DARIO: 4, BRUNO: 2, ANNA: 1, CARLA: 3})
    assert ratings.of(ANNA) > ratings.of(BRUNO) > ratings.of(CARLA) > ratings.of(DARIO)


def test_a_game_for_one_says_nothing() -> None:
    assert after({ANNA: 1}).of(ANNA) == INITIAL


@given(games)
def test_who_is_named_first_makes_no_difference(played: list[dict[int, int]]) -> None:
    turned = [dict(reversed(ranks.items())) for ranks in played]
    for person in (ANNA, BRUNO, CARLA, DARIO):
        assert abs(after(*played).of(person) - after(*turned).of(person)) <= 1
