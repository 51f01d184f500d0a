"""The cards of a round and of the daily puzzle: what they show, and that all of it has its place."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.cards import daily, round_result
from renderers.cards.daily import MOST_PLACES, Daily
from renderers.cards.player_rows import PlayerRow
from renderers.cards.round_result import RoundResult
from tests.examples import examples
from tests.renderers.cards.samples import DAILY, DAILY_UNPLAYED, EIGHT, ROUND, ROUND_OF_EIGHT, SCENES
from tests.renderers.cards.test_result import COUNTS
from tests.renderers.layout import check, check_card, texts
from tests.renderers.strategies import PHRASES, PLAYERS


def test_a_round_shows_the_closing_board_its_points_and_the_points_so_far() -> None:
    shown = SCENES["round"]
    assert set(ROUND.board) <= set(shown.placed)
    assert {"Runde 2 von 3", "+12", "−6", "±0"} <= set(texts(shown))
    check_card(shown)


def test_the_daily_puzzle_shows_day_game_and_the_best() -> None:
    shown = texts(daily.scene(DAILY))
    assert shown[:4] == ["November", "21", "Tripple", "Domino"]
    assert {"412", "have played", "your points"} <= set(shown)
    more = replace(DAILY, places=(*DAILY.places, PlayerRow(EIGHT[0], 9, "1")))
    assert texts(daily.scene(more)) == shown
    assert len(DAILY.places) == MOST_PLACES


def test_a_puzzle_that_nobody_has_played_says_so() -> None:
    assert "Personne n'a encore joué aujourd'hui." in texts(daily.scene(DAILY_UNPLAYED))


PLACES = st.builds(
    PlayerRow, PLAYERS, st.none() | st.integers(1, 9), st.integers(-999, 9999).map(str), st.integers(-199, 199)
)


@examples(20)
@given(st.builds(RoundResult, PHRASES, st.lists(PLACES, min_size=1, max_size=8).map(tuple)))
def test_all_of_a_round_has_its_place(result: RoundResult) -> None:
    check(round_result.scene(result))


@examples(20)
@given(
    st.builds(
        Daily,
        st.integers(1, 31).map(str),
        PHRASES,
        PHRASES,
        st.lists(PLACES, max_size=12).map(tuple),
        st.lists(COUNTS, max_size=4).map(tuple),
        PHRASES,
    )
)
def test_all_of_a_daily_puzzle_has_its_place(shown: Daily) -> None:
    check_card(daily.scene(shown))


@pytest.mark.parametrize("shown", [ROUND, ROUND_OF_EIGHT])
def test_eight_players_have_room_in_a_round(shown: RoundResult) -> None:
    check_card(round_result.scene(shown))
