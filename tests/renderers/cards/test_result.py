"""What the card of a finished game shows."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.result import Result, ResultRow, scene
from renderers.parts.badges import Badge, Medal
from tests.examples import examples
from tests.renderers.cards.samples import DRAWN, SHARED, WON_BY_POINTS
from tests.renderers.layout import check, texts
from tests.renderers.strategies import PHRASES, PLAYERS


def winners(result: Result) -> list[int]:
    """Returns the seats whose badges are as large as those of winners."""
    badges = [item.sprite for item in scene(result).placed if isinstance(item.sprite, Badge)]
    return [badge.seat for badge in badges if badge.side == max(other.side for other in badges) > 60]


def test_it_shows_the_game_the_day_the_winner_and_the_reason() -> None:
    assert texts(scene(WON_BY_POINTS))[:5] == [
        "Tripple Domino", "21 November 2025", "Alessandra", "wins", "First to reach 300 points.",
    ]  # fmt: skip
    assert winners(WON_BY_POINTS) == [0]


def test_everybody_has_a_rank_a_score_and_a_note() -> None:
    shown = texts(scene(WON_BY_POINTS))
    assert shown[5:7] == ["312", "Alessandra"]
    assert {"resigned", "4"} <= set(shown)
    medals = [item.sprite.rank for item in scene(WON_BY_POINTS).placed if isinstance(item.sprite, Medal)]
    assert medals == [1, 2, 3]


def test_winners_of_a_shared_victory_stand_side_by_side() -> None:
    assert winners(SHARED) == [0, 1]
    assert "Alessandra, Benoît Lefèvre" in texts(scene(SHARED))


def test_a_draw_has_no_winner_and_no_medal() -> None:
    shown = texts(scene(DRAWN))
    assert winners(DRAWN) == []
    assert shown[2] == "Unentschieden"
    assert shown.count("=") == 2
    assert not any(isinstance(item.sprite, Medal) for item in scene(DRAWN).placed)


PLACES = st.builds(ResultRow, st.integers(1, 12), PLAYERS, st.integers(-99, 9999).map(str) | st.just(""), PHRASES)


@examples(40)
@given(
    st.builds(
        Result,
        game=PHRASES,
        options=PHRASES,
        day=PHRASES,
        winners=st.lists(PLAYERS, max_size=8).map(tuple),
        verdict=PHRASES,
        reason=st.text(max_size=300),
        places=st.lists(PLACES, max_size=8).map(tuple),
        foot=PHRASES,
    )
)
def test_everything_is_inside_and_nothing_overlaps(result: Result) -> None:
    check(scene(result))
