"""A finished game as a moving picture: the scenes of its moves at three fifths of their size, one after the other."""

from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageChops

from renderers.engine.gif import Frame, gif
from renderers.engine.painter import painted
from renderers.engine.rasterizer import Atlas
from renderers.engine.scene import Box, Scene, Size

HOLD, LAST_HOLD = 900, 5000
"""How long a move stands, and the end, in milliseconds."""

_FULL, _SMALL = 5, 3
"""So many pixels become so many, 1,000 across 600: whatever begins at a multiple of five is shrunk by itself."""

_STRIP = 8 * _FULL


def replay(scenes: Sequence[Scene], atlas: Atlas, pause: Callable[[], object] = lambda: None) -> bytes:
    """The GIF of these scenes; smaller ones stand on the ground of the largest.

    pause: is called before each frame, to let go first whatever is more urgent. Raises ValueError for no scenes.
    Only what changes from one scene to the next is shrunk and matched to the palette again: that is what takes time.
    """
    width, height = (_up(max((scene.size[side] for scene in scenes), default=0)) for side in (0, 1))
    return gif(_small((width, height)), frames(scenes, (width, height), atlas, pause), atlas.palette.colours)


def frames(
    scenes: Sequence[Scene], size: Size, atlas: Atlas, pause: Callable[[], object] = lambda: None
) -> Iterator[Frame]:
    """One for each scene, three fifths of `size`, and the last one again: it stands longer."""
    before = Image.new("L", size, atlas.ground)
    small = Image.new("L", _small(size), atlas.ground)
    for scene in scenes:
        pause()
        image = Image.new("L", size, atlas.ground)
        image.paste(painted(scene, atlas))
        small = small.copy()
        for box in _changed(before, image):
            left, top = _small(box[:2])
            small.paste(_part(image, box, atlas), (left, top))
        before = image
        yield Frame(small, HOLD)
    if scenes:
        yield Frame(small, LAST_HOLD - HOLD)


def _changed(before: Image.Image, image: Image.Image) -> Iterator[Box]:
    """Where the image differs, in boxes that can be shrunk by themselves: low ones, each is matched in one go."""
    width, height = image.size
    difference = ImageChops.difference(before, image)
    for top in range(0, height, _STRIP):
        strip = (0, top, width, min(top + _STRIP, height))
        if box := difference.crop(strip).getbbox():
            yield box[0] // _FULL * _FULL, top, _up(box[2]), strip[3]


def _part(image: Image.Image, box: Box, atlas: Atlas) -> Image.Image:
    part = image.crop(box)
    part.putpalette(atlas.palette.colours)
    size = _small(part.size)
    # "RGBX" is what the palette counts in: four bytes to the pixel
    pixels = part.convert("RGB").resize(size, Image.Resampling.BOX).convert("RGBX")
    numbers = memoryview(pixels.tobytes()).cast("I")
    return Image.frombytes("L", size, bytes(map(atlas.palette.__getitem__, numbers)))


def _small(place: Size) -> Size:
    return place[0] * _SMALL // _FULL, place[1] * _SMALL // _FULL


def _up(pixels: int) -> int:
    return -(-pixels // _FULL) * _FULL
