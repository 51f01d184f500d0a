"""A rotated card is one drawing, whose pixels are rotated."""

import pytest

from renderers.engine.canvas import draw_sprite
from renderers.engine.rasterizer import NotCached, Rasterizer
from renderers.themes.theme import DARK
from renderers.tris_on_steroids.card import CardFace, Look


@pytest.mark.parametrize("rotation", range(90, 360, 45))
@pytest.mark.parametrize("look", ["card", "win"])
def test_a_card_rotated_by_right_angles_looks_as_if_it_were_drawn_so(
    rotation: int, look: Look, rasterizer: Rasterizer
) -> None:
    face = CardFace("triangle", "swap", "SWAP", look, rotation=rotation)
    drawn = draw_sprite(face, DARK).pixels()
    raster = rasterizer.raster(face)
    assert raster.image.size == drawn.size
    colours = [rasterizer.palette[number] for number in memoryview(drawn.tobytes()).cast("I")]
    # askew, a subpixel on the edge of a pixel may fall into the next one
    assert sum(one != other for one, other in zip(raster.image.tobytes(), colours, strict=True)) <= 3
    if raster.mask is not None:
        covered = [255 * bool(opacity) for opacity in drawn.getchannel(3).tobytes()]
        assert list(raster.mask.convert("L").tobytes()) == covered


def test_a_card_is_drawn_once_for_all_rotations_by_right_angles() -> None:
    rasterizer = Rasterizer(DARK)
    rasterizer.prerender(CardFace("circle", "goal", "GOAL", "last", rotation=45))
    for rotation in (135, 225, 315):
        rasterizer.cached_raster(CardFace("circle", "goal", "GOAL", "last", rotation=rotation))
    with pytest.raises(NotCached):
        rasterizer.cached_raster(CardFace("circle", "goal", "GOAL", "last", rotation=90))
