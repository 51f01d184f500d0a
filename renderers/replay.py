"""A finished game as a moving picture: the scenes of its moves at three fifths of their size, one after the other."""

from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops

from renderers.atlas import Atlas
from renderers.gif import Frame, gif
from renderers.painter import painted
from renderers.scene import Box, Scene, Size

HOLD, LAST_HOLD = 900, 5000
"""How long a move stands, and the end, in milliseconds."""

_FULL, _SMALL = 5, 3
"""So many pixels become so many, 1,000 across 600: whatever begins at a multiple of five is shrunk by itself."""

_STRIP = 8 * _FULL


def replay(scenes: Sequence[Scene], atlas: Atlas) -> bytes:
    """The GIF of these scenes; smaller ones stand on the ground of the largest.

    Raises ValueError for none.
    Only what changes from one scene to the next is shrunk and matched to the palette again: that is what takes time.
    """
    width, height = (_up(max((scene.size[side] for scene in scenes), default=0)) for side in (0, 1))
    frames = [Frame(image, HOLD) for image in _shrunk(scenes, (width, height), atlas)]
    frames[-1:] = [frame._replace(hold=LAST_HOLD) for frame in frames[-1:]]
    return gif(frames, atlas.palette.colours)


def _shrunk(scenes: Sequence[Scene], size: Size, atlas: Atlas) -> Iterator[Image.Image]:
    before: Image.Image | None = None
    small = Image.new("L", (size[0] * _SMALL // _FULL, size[1] * _SMALL // _FULL), atlas.ground)
    for scene in scenes:
        image = Image.new("L", size, atlas.ground)
        image.paste(painted(scene, atlas))
        small = small.copy()
        for box in _changed(before, image):
            left, top, _, _ = box
            small.paste(_part(image, box, atlas), (left * _SMALL // _FULL, top * _SMALL // _FULL))
        before = image
        yield small


def _changed(before: Image.Image | None, image: Image.Image) -> Iterator[Box]:
    """Where the image differs, strip by strip, in boxes that can be shrunk by themselves."""
    width, height = image.size
    if before is None:
        yield 0, 0, width, height
        return
    difference = ImageChops.difference(before, image)
    for top in range(0, height, _STRIP):
        strip = (0, top, width, min(top + _STRIP, height))
        if box := difference.crop(strip).getbbox():
            yield box[0] // _FULL * _FULL, top, _up(box[2]), strip[3]


def _part(image: Image.Image, box: Box, atlas: Atlas) -> Image.Image:
    part = image.crop(box)
    part.putpalette(atlas.palette.colours)
    size: Size = (part.width * _SMALL // _FULL, part.height * _SMALL // _FULL)
    # "RGBX" is what the palette counts in: four bytes to the pixel
    pixels = part.convert("RGB").resize(size, Image.Resampling.BOX).convert("RGBX")
    numbers = memoryview(pixels.tobytes()).cast("I")
    return Image.frombytes("L", size, bytes(map(atlas.palette.__getitem__, numbers)))


def _up(pixels: int) -> int:
    return -(-pixels // _FULL) * _FULL
