"""Painting over the last frame gives the pixels that painting anew gives."""

from itertools import islice, pairwise
from random import Random

import pytest

from bot.games.base import Options
from renderers.atlas import Atlas
from renderers.marks import Panel
from renderers.painter import painted, repainted
from renderers.pictures import drawing
from renderers.scene import Placed, Scene
from renderers.theme import DARK
from tests.renderers.positions import played
from tests.renderers.scenes import SCENES


def same(scene: Scene, last: Scene, atlas: Atlas) -> bool:
    anew = painted(scene, atlas).image.tobytes()
    return repainted(scene, painted(last, atlas), atlas).image.tobytes() == anew


@pytest.mark.parametrize(
    ("key", "options"),
    [("tris_2", {}), ("tris_2", {"rule_of_4": True}), ("tris_2", {"advanced": True}), ("tris_1", {})],
)
def test_move_by_move_through_whole_games(key: str, options: Options, atlas: Atlas) -> None:
    frame = None
    for view, caption in islice(played(key, options), 120):
        scene = drawing(key).scene(view, caption)
        frame = painted(scene, atlas) if frame is None else repainted(scene, frame, atlas)
        assert frame.scene is scene
        assert frame.image.tobytes() == painted(scene, atlas).image.tobytes()


def test_from_any_picture_to_any_other(atlas: Atlas) -> None:
    assert all(same(scene, last, atlas) for scene in SCENES.values() for last in SCENES.values())


PANELS = tuple(Placed(Panel(40 + 9 * n, 30, f"seat-{n}", "ground", radius=6), 11 * n, 7 * n) for n in range(8))
"""Each lies partly over the one before it."""


def test_overlapping_sprites_that_come_go_and_change_places(atlas: Atlas) -> None:
    luck = Random(3)
    scenes = [Scene((200, 100), DARK, tuple(luck.choices(PANELS, k=luck.randrange(9)))) for _ in range(120)]
    assert all(same(scene, last, atlas) for last, scene in pairwise(scenes))


def test_the_last_frame_is_left_as_it_was(atlas: Atlas) -> None:
    one, other = (Scene((200, 100), DARK, PANELS[:count]) for count in (3, 4))
    frame = painted(one, atlas)
    before = frame.image.tobytes()
    assert repainted(other, frame, atlas).image.tobytes() != before
    assert frame.image.tobytes() == before
