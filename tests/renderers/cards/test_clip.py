"""A clip lasts three seconds, in which the bar glides, and is small."""

from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from renderers.cards.clip import LENGTH, ShareBar, Shares, shots
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import clip_gif
from renderers.game_renderers import replay_scenes
from renderers.parts.frame import HEIGHT, WIDTH, CaptionPlayer, framed
from renderers.themes.theme import DARK
from tests.examples import examples
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.playing import played

MOST_BYTES = 300_000
ANNA, BRUNO = CaptionPlayer("Anna", 0), CaptionPlayer("Bruno", 1)


def chances(first: int) -> Shares:
    return Shares(((0, first / 100), (1, 1 - first / 100)), ((ANNA, first), (BRUNO, 100 - first)), unit="%")


@pytest.mark.parametrize("positions", range(1, 6))
def test_a_clip_lasts_three_seconds_however_many_moves_it_shows(positions: int) -> None:
    for bars in ((None, None), (chances(30), chances(80))):
        shown = shots([framed(DARK)] * positions, *bars)
        assert sum(shot.duration for shot in shown) == LENGTH
        assert all(shot.duration >= 20 for shot in shown), "browsers slow down what is quicker"


def test_the_bar_shows_both_ends_and_the_numbers_between() -> None:
    shown = [shot.scene for shot in shots([framed(DARK)] * 2, chances(30), chances(80))]
    assert texts(shown[0]) == ["30%", "70%"]
    assert texts(shown[-1]) == ["80%", "20%"]
    widths = [dict(bar.parts)["seat-0"] for scene in shown for bar in sprites_of(scene, ShareBar)]
    assert all(one < other for one, other in pairwise(widths))


@examples(50)
@given(st.lists(st.integers(0, 20), min_size=1, max_size=8), st.integers(0, 30), st.integers(1, 2))
def test_the_parts_of_a_bar_fill_it_and_nothing_overlaps(points: list[int], rest: int, named: int) -> None:
    whole = max(sum(points) + rest, 1)
    parts = tuple((seat, number / whole) for seat, number in enumerate(points))
    players = tuple((CaptionPlayer(f"P{seat}", seat), number) for seat, number in enumerate(points[:named]))
    (shot, *_) = shots([framed(DARK)], Shares(parts, players), Shares(parts, players))
    (bar,) = sprites_of(shot.scene, ShareBar)
    assert sum(width for _, width in bar.parts) == bar.width
    assert shot.scene.size[0] == WIDTH
    assert shot.scene.size[1] > HEIGHT
    check(shot.scene)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_clip_of_any_game_is_far_below_its_limit(key: str, rasterizer: Rasterizer) -> None:
    positions = [*islice(played(key, {}), 40)][-5:]
    gif = clip_gif(shots([*replay_scenes(key, positions, DARK)], chances(20), chances(90)), rasterizer)
    assert len(gif) < MOST_BYTES / 2
