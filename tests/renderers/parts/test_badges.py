"""Every seat has a badge of its own colour and shape."""

import pytest

from renderers.engine.rasterizer import Rasterizer
from renderers.parts.badges import Badge
from renderers.themes.theme import DARK, SEAT_COLOURS, seat_role


@pytest.mark.parametrize("seat", range(SEAT_COLOURS + 1))
def test_a_badge_is_mostly_in_the_seat_s_colour(seat: int, rasterizer: Rasterizer) -> None:
    for side in (40, 60, 61):
        image = rasterizer.raster(Badge(side, seat, "W", "panel")).image
        counted = sorted(image.getcolors() or [], reverse=True)
        assert rasterizer.palette.nearest(DARK[seat_role(seat)]) in {index for _, index in counted[:2]}


def test_badges_differ_in_shape_too(rasterizer: Rasterizer) -> None:
    badges = [rasterizer.raster(Badge(60, seat, "A", "panel")).image for seat in range(SEAT_COLOURS)]
    panel = rasterizer.palette.nearest(DARK["panel"])
    shapes = {badge.point(lambda index: 255 * (index == panel)).tobytes() for badge in badges}
    assert len(shapes) == SEAT_COLOURS
