"""What the card of a finished game shows."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow
from renderers.cards.result import Result, scene
from renderers.engine.scene import Scene
from renderers.parts.badges import Badge, TurnBadge
from renderers.parts.caption import CaptionPlayer
from renderers.parts.panel import Panel
from tests.examples import examples
from tests.renderers.captions import LONG_NAMES
from tests.renderers.cards.samples import ABANDONED, DRAWN, EIGHT, SHARED, WON_BY_POINTS, WON_WITH_A_LONG_REASON
from tests.renderers.layout import check_card, sprites_of, taken_apart, text_inks, texts
from tests.renderers.strategies import PHRASES, PLAYERS


def large_badges(shown: Scene) -> list[int]:
    """Returns the seats whose badges are larger than those of the rows."""
    return [badge.seat for badge in sprites_of(shown, Badge) if badge.side > 96]


def test_the_winner_s_panel_has_the_winner_s_colour_name_and_the_reason() -> None:
    shown = scene(WON_BY_POINTS)
    assert next(panel.fill for panel in sprites_of(shown, Panel)) == "seat-1"
    assert [badge.seat for badge in sprites_of(shown, TurnBadge)] == [1]
    assert texts(shown)[:3] == ["Jürgen Großmann", "wins", "First to reach 300 points."]


def test_everybody_has_a_rank_a_name_a_score_and_a_rating_change() -> None:
    shown = texts(scene(WON_BY_POINTS))
    assert {"1", "2", "3", "4", "Zoë", "407", "299", "275", "−31", "+18", "+3", "−6", "−15", "resigned"} <= set(shown)


def test_the_numbers_about_the_game_have_their_labels() -> None:
    assert texts(scene(WON_BY_POINTS))[-8:] == [
        "7", "rounds", "95 min", "played", "+134", "best move", "3", "hexagons",
    ]  # fmt: skip


def test_winners_of_a_shared_victory_stand_side_by_side_with_their_first_names() -> None:
    shown = scene(SHARED)
    assert large_badges(shown) == [0, 1, 2]
    assert texts(shown)[:4] == ["Alessandra", "Jürgen", "Benoît", "victoire partagée"]


def test_a_draw_shows_both_players_without_a_winner() -> None:
    shown = texts(scene(DRAWN))
    assert large_badges(scene(DRAWN)) == [3, 4]
    assert shown[2] == "Unentschieden"
    assert shown.count("=") == 2


def test_an_abandoned_game_has_neither_ranks_nor_scores() -> None:
    shown = texts(scene(ABANDONED))
    assert shown == [
        "Partita interrotta", *(player.name for player in EIGHT[:5]), "95 min", "played", "+134", "best move",
    ]  # fmt: skip


def test_a_long_name_has_two_lines_where_there_is_room() -> None:
    player = CaptionPlayer(LONG_NAMES[0], 5)
    alone = Result((player,), "wins", "", (PlayerRow(player, 1), PlayerRow(EIGHT[0], 2)))
    assert texts(scene(alone))[:2] == ["Wolfgang", "Amadeus Moz"]


def test_a_reason_that_does_not_fit_is_left_to_the_message() -> None:
    long = Result(EIGHT[:1], "wins", "The players agreed upon this. " * 9, (PlayerRow(EIGHT[0], 1),))
    assert not any("agreed" in line for line in texts(scene(long)))


@pytest.mark.parametrize("name", ["Wolfgang Amadeus Moz", "Anna", "WWWWWWWWWWWWWWWWWWWWWWWW"])
@pytest.mark.parametrize("numbers", [WON_BY_POINTS.numbers, ()])
def test_the_text_of_the_winner_s_panel_keeps_its_distance_from_the_edges(
    name: str, numbers: tuple[Count, ...]
) -> None:
    winner = CaptionPlayer(name, 0)
    shown = scene(replace(WON_WITH_A_LONG_REASON, winners=(winner,), numbers=numbers))
    panel = next(item for item in shown.placed if isinstance(item.sprite, Panel))
    left, top, right, bottom = panel.box
    inside = [(x, y, across, down) for _, (x, y, across, down) in text_inks(shown) if x < right and y < bottom]
    assert len(inside) >= 4
    badge = next(item.box for item in taken_apart(shown) if isinstance(item.sprite, TurnBadge))
    for x, y, across, down in (*inside, badge):
        assert left + 20 <= x < across <= right - 20
        assert top + 20 <= y < down <= bottom - 14


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
        winners=st.lists(PLAYERS, max_size=8).map(tuple),
        verdict=PHRASES,
        reason=st.text(max_size=300),
        places=st.lists(PLACES, max_size=8).map(tuple),
        numbers=st.lists(COUNTS, max_size=4).map(tuple),
    )
)
def test_everything_is_inside_and_nothing_touches(result: Result) -> None:
    check_card(scene(result))
