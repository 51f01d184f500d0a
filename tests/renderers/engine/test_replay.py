"""A finished game becomes an animation 600 pixels wide."""

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import FRAME_DURATION, LAST_FRAME_DURATION, replay_gif
from renderers.engine.scene import Scene
from tests.renderers.samples import SAMPLES

SCENES = [sample.scene() for sample in islice(SAMPLES.values(), 4)]


def scaled(scene: Scene, height: int, rasterizer: Rasterizer) -> Image.Image:
    """Scales the scene at once, on a canvas of that height."""
    image = Image.new("L", (1000, height), rasterizer.background)
    image.paste(paint(scene, rasterizer))
    image.putpalette(rasterizer.palette.colours)
    return image.convert("RGB").resize((600, height * 3 // 5), Image.Resampling.BOX)


def test_every_move_is_shown_and_the_end_for_longest(rasterizer: Rasterizer) -> None:
    height = -(-max(scene.size[1] for scene in SCENES) // 5) * 5
    moving = Image.open(BytesIO(replay_gif(SCENES, rasterizer)))
    assert moving.size == (600, height * 3 // 5)
    assert getattr(moving, "n_frames", 1) == len(SCENES)
    holds = []
    for number, scene in enumerate(SCENES):
        moving.seek(number)
        holds.append(moving.info["duration"])
        seen, meant = moving.convert("RGB").tobytes(), scaled(scene, height, rasterizer).tobytes()
        # a blend that is not in the palette is shown as the nearest entry, which is never far
        assert max(abs(one - other) for one, other in zip(seen, meant, strict=True)) < 40
    assert holds == [FRAME_DURATION] * (len(SCENES) - 1) + [LAST_FRAME_DURATION]


def test_scaling_what_changed_gives_what_scaling_all_gives(rasterizer: Rasterizer) -> None:
    moving, alone = (
        Image.open(BytesIO(replay_gif(SCENES, rasterizer))),
        Image.open(BytesIO(replay_gif(SCENES[-1:], rasterizer))),
    )
    moving.seek(len(SCENES) - 1)
    height = min(moving.height, alone.height)
    box = (0, 0, 600, height)
    assert moving.convert("RGB").crop(box).tobytes() == alone.convert("RGB").crop(box).tobytes()


def test_a_game_without_a_scene_has_no_replay(rasterizer: Rasterizer) -> None:
    with pytest.raises(ValueError, match="needs frames"):
        replay_gif([], rasterizer)


def test_more_urgent_work_may_go_before_each_frame(rasterizer: Rasterizer) -> None:
    paused: list[int] = []
    replay_gif(SCENES, rasterizer, lambda: paused.append(1))
    assert len(paused) == len(SCENES)
