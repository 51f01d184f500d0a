"""A finished game as a moving picture of 600 pixels."""

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from renderers.dice import tris_2
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import FRAME_DURATION, LAST_FRAME_DURATION, replay_gif
from renderers.engine.scene import Scene
from renderers.themes.theme import DARK
from tests.renderers.positions import BY_NAME

SCENES = [tris_2.scene(view, caption) for view, caption in islice(BY_NAME.values(), 4)]


def wholly(scene: Scene, height: int, rasterizer: Rasterizer) -> Image.Image:
    """The scene on a canvas of that height, shrunk at once."""
    image = Image.new("L", (1000, height), rasterizer.background)
    image.paste(paint(scene, rasterizer))
    image.putpalette(rasterizer.palette.colours)
    return image.convert("RGB").resize((600, height * 3 // 5), Image.Resampling.BOX)


def test_every_move_is_shown_and_the_end_stands_longest() -> None:
    rasterizer = Rasterizer(DARK)
    height = -(-max(scene.size[1] for scene in SCENES) // 5) * 5
    moving = Image.open(BytesIO(replay_gif(SCENES, rasterizer)))
    assert moving.size == (600, height * 3 // 5)
    assert getattr(moving, "n_frames", 1) == len(SCENES)
    holds = []
    for number, scene in enumerate(SCENES):
        moving.seek(number)
        holds.append(moving.info["duration"])
        seen, meant = moving.convert("RGB").tobytes(), wholly(scene, height, rasterizer).tobytes()
        # a blend may not be in the palette: the nearest one is shown, never far from it
        assert max(abs(one - other) for one, other in zip(seen, meant, strict=True)) < 40
    assert holds == [FRAME_DURATION] * (len(SCENES) - 1) + [LAST_FRAME_DURATION]


def test_shrinking_what_changed_gives_what_shrinking_all_gives() -> None:
    rasterizer = Rasterizer(DARK)
    moving, alone = (
        Image.open(BytesIO(replay_gif(SCENES, rasterizer))),
        Image.open(BytesIO(replay_gif(SCENES[-1:], rasterizer))),
    )
    moving.seek(len(SCENES) - 1)
    height = min(moving.height, alone.height)
    box = (0, 0, 600, height)
    assert moving.convert("RGB").crop(box).tobytes() == alone.convert("RGB").crop(box).tobytes()


def test_a_game_without_a_scene_has_no_replay() -> None:
    with pytest.raises(ValueError, match="needs frames"):
        replay_gif([], Rasterizer(DARK))


def test_what_is_more_urgent_goes_before_each_frame() -> None:
    paused: list[int] = []
    replay_gif(SCENES, Rasterizer(DARK), lambda: paused.append(1))
    assert len(paused) == len(SCENES)
