"""Turns the scenes of a finished game into an animated GIF, at three fifths of their size."""

from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageChops

from renderers.engine.gif import Frame, encode_gif
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Box, Scene, Size

FRAME_DURATION, LAST_FRAME_DURATION = 900, 5000
"""How long a move and the end are shown, in milliseconds."""

_FULL, _SMALL = 5, 3
"""The scale, 1,000 pixels to 600: a part that begins at a multiple of five can be scaled by itself."""

_ROWS = 8 * _FULL
"""The height of the parts that are scaled by themselves, in pixels before scaling."""


def replay_gif(scenes: Sequence[Scene], rasterizer: Rasterizer, pause: Callable[[], object] = lambda: None) -> bytes:
    """Returns the scenes as an animated GIF as large as the largest of them.

    pause: is called before each frame, to let more urgent work go first. Raises ValueError for no scenes.
    Only what changes from one scene to the next is scaled and matched to the palette: that takes most of the time.
    """
    width, height = (_rounded_up(max((scene.size[side] for scene in scenes), default=0)) for side in (0, 1))
    animated = frames(scenes, (width, height), rasterizer, pause)
    return encode_gif(_scaled((width, height)), animated, rasterizer.palette.colours)


def frames(
    scenes: Sequence[Scene], size: Size, rasterizer: Rasterizer, pause: Callable[[], object] = lambda: None
) -> Iterator[Frame]:
    """Yields a frame for each scene, at three fifths of `size`, and the last one again, so that it is shown longer."""
    before = Image.new("L", size, rasterizer.background)
    small = Image.new("L", _scaled(size), rasterizer.background)
    for scene in scenes:
        pause()
        image = Image.new("L", size, rasterizer.background)
        image.paste(paint(scene, rasterizer))
        small = small.copy()
        for box in _changed(before, image):
            small.paste(_scaled_part(image, box, rasterizer), _scaled(box[:2]))
        before = image
        yield Frame(small, FRAME_DURATION)
    if scenes:
        yield Frame(small, LAST_FRAME_DURATION - FRAME_DURATION)


def _changed(before: Image.Image, image: Image.Image) -> Iterator[Box]:
    """Yields boxes around what differs, which can be scaled by themselves; low ones, since each is matched at once."""
    width, height = image.size
    difference = ImageChops.difference(before, image)
    for top in range(0, height, _ROWS):
        rows = (0, top, width, min(top + _ROWS, height))
        if box := difference.crop(rows).getbbox():
            yield box[0] // _FULL * _FULL, top, _rounded_up(box[2]), rows[3]


def _scaled_part(image: Image.Image, box: Box, rasterizer: Rasterizer) -> Image.Image:
    part = image.crop(box)
    part.putpalette(rasterizer.palette.colours)
    size = _scaled(part.size)
    # "RGBX", four bytes to the pixel, is what the palette looks up
    pixels = part.convert("RGB").resize(size, Image.Resampling.BOX).convert("RGBX")
    numbers = memoryview(pixels.tobytes()).cast("I")
    return Image.frombytes("L", size, bytes(map(rasterizer.palette.__getitem__, numbers)))


def _scaled(place: Size) -> Size:
    return place[0] * _SMALL // _FULL, place[1] * _SMALL // _FULL


def _rounded_up(pixels: int) -> int:
    return -(-pixels // _FULL) * _FULL
