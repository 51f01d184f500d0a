"""What the card of a finished game shows."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow
from renderers.cards.result import Result, scene
from tests.examples import examples
from tests.renderers.cards.samples import ABANDONED, DRAWN, EIGHT, SHARED, WON_BY_POINTS
from tests.renderers.layout import check_card, texts
from tests.renderers.strategies import PHRASES, PLAYERS


def test_the_card_says_neither_who_wins_nor_why_and_is_no_higher_than_needed() -> None:
    shown = scene(WON_BY_POINTS)
    assert texts(shown).count("Jürgen Großmann") == 1
    assert shown.size[1] < 512
    assert scene(DRAWN).size[1] < 330
    assert scene(SHARED).size == shown.size, "eight players stand in two columns"


def test_everybody_has_a_rank_a_name_a_score_and_a_rating_change() -> None:
    shown = texts(scene(WON_BY_POINTS))
    assert {"1", "2", "3", "4", "Zoë", "407", "299", "275", "−31", "+18", "+3", "−6", "−15", "resigned"} <= set(shown)


def test_the_numbers_about_the_game_have_their_labels() -> None:
    assert texts(scene(WON_BY_POINTS))[-8:] == [
        "7", "rounds", "95 min", "played", "+134", "best move", "3", "hexagons",
    ]  # fmt: skip


def test_a_draw_has_no_ranks_to_tell_apart() -> None:
    assert texts(scene(DRAWN)).count("=") == 2


def test_an_abandoned_game_has_neither_ranks_nor_scores() -> None:
    shown = texts(scene(ABANDONED))
    assert shown == [
        *(player.name for player in EIGHT[:5]), "95 min", "played", "+134", "best move",
    ]  # fmt: skip


PLACES = st.builds(
    PlayerRow,
    PLAYERS,
    st.none() | st.integers(1, 12),
    st.integers(-999, 9999).map(str) | st.just(""),
    st.none() | st.integers(-199, 199),
    PHRASES,
)
COUNTS = st.builds(Count, st.integers(-99, 99_999).map(str) | st.just("114 giorni"), PHRASES)


@examples(40)
@given(
    st.builds(
        Result,
        places=st.lists(PLACES, min_size=1, max_size=8).map(tuple),
        won=st.booleans(),
        numbers=st.lists(COUNTS, max_size=4).map(tuple),
    )
)
def test_everything_is_inside_and_nothing_touches(result: Result) -> None:
    check_card(scene(result), fixed_height=False)
