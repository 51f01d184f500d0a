"""What a profile shows, and what it omits."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.graph import GraphSlice
from renderers.cards.number_boxes import Count
from renderers.cards.profile import Arrow, GameResult, OutcomeSign, Profile, scene
from tests.examples import examples
from tests.renderers.cards.samples import BEGINNER, CAREER
from tests.renderers.layout import check_card, texts
from tests.renderers.strategies import NAMES, PHRASES

OUTCOMES: st.SearchStrategy[GameResult] = st.sampled_from(("win", "loss", "draw"))


def test_it_shows_name_rank_and_numbers() -> None:
    shown = texts(scene(CAREER))
    assert shown[:3] == ["1648", "12", "Alessandra"]
    assert {"142", "Games", "86", "Won", "peak 1660", "16 games ago", "now", "Favourite game"} <= set(shown)


def test_the_arrow_shows_which_way_the_rating_went() -> None:
    arrows = {
        change: [
            item.sprite.up for item in scene(replace(CAREER, change=change)).placed if isinstance(item.sprite, Arrow)
        ]
        for change in (-12, 0, 27)
    }
    assert arrows == {-12: [False], 0: [], 27: [True]}


def test_the_last_ten_results_are_shown_with_the_newest_last() -> None:
    signs = [item.sprite.outcome for item in scene(CAREER).placed if isinstance(item.sprite, OutcomeSign)]
    assert signs == list(CAREER.outcomes[-10:])


def test_a_player_without_games_reads_how_to_begin() -> None:
    beginner = scene(BEGINNER)
    assert not any(isinstance(item.sprite, GraphSlice | OutcomeSign) for item in beginner.placed)
    assert " ".join(texts(beginner)).count("Wertung") == 1


def test_a_single_rating_makes_no_graph_and_one_game_makes_one_from_the_rating_before_it() -> None:
    before = scene(replace(CAREER, ratings=(1520,), empty="no game yet"))
    assert {"no game yet", "1520"} <= set(texts(before))
    once = scene(replace(CAREER, ratings=(1500, 1395), change=-105, empty="no game yet"))
    assert any(isinstance(item.sprite, GraphSlice) for item in once.placed)
    assert "no game yet" not in texts(once)


@examples(40)
@given(
    st.builds(
        Profile,
        name=NAMES,
        subtitle=PHRASES,
        ratings=st.lists(st.integers(0, 9999), max_size=90).map(tuple),
        change=st.integers(-999, 999),
        peak=st.sampled_from(["peak 1660", "Bestwert 9999"]),
        since=PHRASES,
        now=PHRASES,
        counts=st.lists(st.builds(Count, st.integers(-99, 99_999).map(str), PHRASES), max_size=5).map(tuple),
        recent=PHRASES,
        outcomes=st.lists(OUTCOMES, max_size=14).map(tuple),
        favourite_heading=PHRASES,
        favourite=PHRASES,
        empty=PHRASES,
    )
)
def test_everything_is_inside_and_nothing_touches(profile: Profile) -> None:
    check_card(scene(profile))
