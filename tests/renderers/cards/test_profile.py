"""What a profile shows, and what it omits."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.graph import GraphSlice
from renderers.cards.number_boxes import Count
from renderers.cards.profile import Arrow, GameResult, HeadToHead, OutcomeSign, Profile, scene
from tests.examples import examples
from tests.renderers.cards.samples import BEGINNER, CAREER, MET, NEWCOMER
from tests.renderers.layout import check_card, sprites_of, texts
from tests.renderers.strategies import NAMES, PHRASES

COUNTS = st.integers(0, 1500)
OUTCOMES: st.SearchStrategy[GameResult] = st.sampled_from(("win", "loss", "draw"))


def test_it_shows_name_rank_and_numbers() -> None:
    shown = texts(scene(CAREER))
    assert shown[:4] == ["1648", "±62", "12", "Alessandra"]
    assert {"142", "Games", "86", "Won", "peak 1660", "16 games ago", "now", "Favourite game"} <= set(shown)


def test_a_provisional_rating_says_so_and_has_no_peak() -> None:
    shown = scene(NEWCOMER)
    assert {"1560?", "provisional"} <= set(texts(shown))
    assert not any(part.peak for part in sprites_of(shown, GraphSlice))


def test_the_part_of_the_graph_that_was_provisional_is_muted_and_labelled() -> None:
    shown = scene(CAREER)
    assert "provisional" in texts(shown)
    assert {one for part in sprites_of(shown, GraphSlice) for one in part.settled} == {True, False}
    settled = scene(replace(CAREER, settled=(True,) * len(CAREER.ratings)))
    assert "provisional" not in texts(settled)


def test_a_head_to_head_takes_the_place_of_the_favourite_game() -> None:
    shown = texts(scene(MET))
    assert {"Alessandra – Jürgen Großmann", "5 : 3", "1 drawn"} <= set(shown)
    assert "Favourite game" not in shown


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
    before = scene(replace(CAREER, ratings=(1520,), settled=(False,), empty="no game yet"))
    assert {"no game yet", "1648"} <= set(texts(before))
    once = scene(replace(CAREER, ratings=(1500, 1395), settled=(False,) * 2, change=-105, empty="no game yet"))
    assert any(isinstance(item.sprite, GraphSlice) for item in once.placed)
    assert "no game yet" not in texts(once)


@examples(40)
@given(
    st.builds(
        Profile,
        name=NAMES,
        subtitle=PHRASES,
        rating=st.sampled_from(["", "1648", "1560?"]),
        spread=st.integers(0, 400).map("±{}".format),
        provisional=st.booleans(),
        provisional_label=PHRASES,
        ratings=st.lists(st.integers(0, 9999), max_size=90).map(tuple),
        settled=st.just(()),
        change=st.integers(-999, 999),
        peak=st.sampled_from(["peak 1660", "Bestwert 9999"]),
        since=PHRASES,
        now=PHRASES,
        counts=st.lists(st.builds(Count, st.integers(-99, 99_999).map(str), PHRASES), max_size=6).map(tuple),
        recent=PHRASES,
        outcomes=st.lists(OUTCOMES, max_size=14).map(tuple),
        favourite_heading=PHRASES,
        favourite=PHRASES,
        empty=PHRASES,
        against=st.none() | st.builds(HeadToHead, st.tuples(NAMES, NAMES), PHRASES, COUNTS, COUNTS, COUNTS),
    ),
    st.lists(st.booleans(), min_size=90, max_size=90),
)
def test_everything_is_inside_and_nothing_touches(profile: Profile, settled: list[bool]) -> None:
    check_card(scene(replace(profile, settled=tuple(settled[: len(profile.ratings)]))))
