"""Turns scenes into an animated GIF at six elevenths of their size: a replay with a bar for its progress, or a clip."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops

from renderers.engine.painter import paint
from renderers.engine.pillow_internals import gif_pixels
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Box, Scene, Size
from renderers.themes.palette import PALETTE_SIZE

LONGEST = 40_000
"""The longest replay, in milliseconds."""

FRAME_DURATION, LAST_FRAME_DURATION = 900, 5_000
"""The longest time that a position is shown, and the time of the last one, in milliseconds."""

PROGRESS_BAR = 5
"""The height of the bar at the foot, in pixels of the replay."""

_FULL, _SMALL = 11, 6
"""The scale, 1,100 pixels to 600: a part that begins at a multiple of eleven can be scaled by itself."""

_REACH = 2
"""How far beyond its own area a pixel of the replay is sampled, in pixels before scaling."""

_ROWS = 8 * _FULL
"""The height of the parts that are scaled by themselves, in pixels before scaling."""

_LEVELS = [min(value + 2 & ~3, 255) for value in range(256)] * 3
"""Red, green and blue rounded to multiples of four, so that the palette has to look up and keep fewer colours."""

_RAISED = 4
"""How far scenes are moved up, so that the bar covers no ring at a board's lower edge. Rings at the top have room."""

TRANSPARENT = PALETTE_SIZE
"""The index, just after the palette's last, of pixels that keep the colour of the previous frame."""

_EIGHT_BITS = 0b111
_GLOBAL_COLOURS = 0b1_111_0_000 | _EIGHT_BITS
_KEEP_AND_SHOW_THROUGH = 0b000_001_0_1
_LOOP_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER = b"\x3b"


class Frame(NamedTuple):
    """A frame.

    Attributes:
        image: palette indices below TRANSPARENT (mode "L").
        duration: in milliseconds.
    """

    image: Image.Image
    duration: int


def encode_gif(size: Size, frames: Iterable[Frame], colours: bytes) -> bytes:
    """Encodes the frames, all of that size, as an animation that repeats.

    `frames` may be a generator: at most three frames are held at a time.

    Args:
        colours: the palette as R, G, B bytes.

    Raises:
        ValueError: there are no frames, or one has another size.
    """
    blocks = [_block(change) for change in _changes(size, frames)]
    if not blocks:
        raise ValueError("a GIF needs frames")
    return b"".join([b"GIF89a", _screen(size, colours), _LOOP_FOREVER, *blocks, _TRAILER])


class _Change(NamedTuple):
    """The pixels that a frame changes, and the position of their top left corner."""

    image: Image.Image
    corner: tuple[int, int]
    duration: int


def _changes(size: Size, frames: Iterable[Frame]) -> Iterator[_Change]:
    """Yields the change of each frame; a frame equal to the previous one only prolongs it."""
    shown: Image.Image | None = None
    pending: _Change | None = None
    for image, duration in frames:
        if image.size != size:
            raise ValueError(f"a GIF of {size} has no room for a frame of {image.size}")
        box: Box = (0, 0, *image.size)
        if shown is not None:
            difference = ImageChops.difference(shown, image)
            changed = difference.getbbox()
            if changed is None and pending is not None:
                pending = pending._replace(duration=pending.duration + duration)
                continue
            box = changed or box
            unchanged = difference.crop(box).point([255, *(0,) * 255], "1")
            part = image.crop(box)
            part.paste(TRANSPARENT, mask=unchanged)
        else:
            part = image
        if pending is not None:
            yield pending
        shown, pending = image, _Change(part, box[:2], duration)
    if pending is not None:
        yield pending


def _screen(size: Size, colours: bytes) -> bytes:
    return pack("<HHBBB", *size, _GLOBAL_COLOURS, 0, 0) + colours.ljust(3 * 256, b"\0")


def _block(change: _Change) -> bytes:
    timing = pack("<BHB", _KEEP_AND_SHOW_THROUGH, round(change.duration / 10), TRANSPARENT)
    control = b"\x21\xf9\x04" + timing + b"\0"
    descriptor = b"\x2c" + pack("<HHHHB", *change.corner, *change.image.size, 0)
    return control + descriptor + b"\x08" + gif_pixels(change.image) + b"\0"


class Shot(NamedTuple):
    """A scene of a clip, and for how many milliseconds it is shown."""

    scene: Scene
    duration: int


def clip_gif(shots: Sequence[Shot], rasterizer: Rasterizer, pause: Callable[[], object] = lambda: None) -> bytes:
    """Returns the shots as an animated GIF, like `replay_gif` but without a progress bar."""
    scenes = [shot.scene for shot in shots]
    images = _images(scenes, rasterizer, pause)
    shown = (Frame(image, shot.duration) for image, shot in zip(images, shots, strict=True))
    return encode_gif(replay_size(scenes), shown, rasterizer.palette.colours)


def replay_gif(scenes: Sequence[Scene], rasterizer: Rasterizer, pause: Callable[[], object] = lambda: None) -> bytes:
    """Returns the scenes as an animated GIF as large as the largest of them.

    Args:
        pause: called before each frame, to let more urgent work go first.

    Raises:
        ValueError: there are no scenes.
    """
    return encode_gif(replay_size(scenes), frames(scenes, rasterizer, pause), rasterizer.palette.colours)


def replay_size(scenes: Sequence[Scene]) -> Size:
    """Returns the size of the scenes' replay in pixels."""
    width, height = (max((scene.size[side] for scene in scenes), default=0) for side in (0, 1))
    return -(-width * _SMALL // _FULL), -(-height * _SMALL // _FULL)


def move_duration(frame_count: int) -> int:
    """Returns how long each position but the last is shown, in milliseconds: the more positions, the shorter."""
    return min(FRAME_DURATION, (LONGEST - LAST_FRAME_DURATION) // max(frame_count - 1, 1) // 10 * 10)


def frames(
    scenes: Sequence[Scene], rasterizer: Rasterizer, pause: Callable[[], object] = lambda: None
) -> Iterator[Frame]:
    """Yields a frame of a replay for each scene."""
    duration, last = move_duration(len(scenes)), len(scenes) - 1
    for number, image in enumerate(_images(scenes, rasterizer, pause)):
        _draw_progress(image, number / last if last else 1, rasterizer)
        yield Frame(image, LAST_FRAME_DURATION if number == last else duration)


def _images(scenes: Sequence[Scene], rasterizer: Rasterizer, pause: Callable[[], object]) -> Iterator[Image.Image]:
    """Yields the scenes, scaled.

    Only the parts that change from one scene to the next are scaled and matched to the palette, which is the slow part.
    """
    size = replay_size(scenes)
    # whole parts, although the replay may be a pixel or two smaller
    parts_across, parts_down = (-(-side // _SMALL) for side in size)
    before = Image.new("L", (parts_across * _FULL, parts_down * _FULL), rasterizer.background)
    small = Image.new("L", _scaled(before.size), rasterizer.background)
    for scene in scenes:
        pause()
        image = Image.new("L", before.size, rasterizer.background)
        image.paste(paint(scene, rasterizer), (0, -_RAISED))
        for box in _changed(before, image):
            small.paste(_scaled_part(image, box, rasterizer), _scaled(box[:2]))
        before = image
        yield small.crop((0, 0, *size))


def _draw_progress(frame: Image.Image, done: float, rasterizer: Rasterizer) -> None:
    width, height = frame.size
    top, end = height - PROGRESS_BAR, round(width * done)
    frame.paste(rasterizer.index("panel"), (0, top, width, height))
    frame.paste(rasterizer.index("last"), (0, top, end, height))


def _changed(before: Image.Image, image: Image.Image) -> Iterator[Box]:
    """Yields boxes around the differences that can be scaled separately; low ones, since each is matched as a whole."""
    width, height = image.size
    difference = ImageChops.difference(before, image)
    for top in range(0, height, _ROWS):
        bottom = min(top + _ROWS, height)
        if box := difference.crop((0, max(top - _REACH, 0), width, min(bottom + _REACH, height))).getbbox():
            left, right = max(box[0] - _REACH, 0), min(box[2] + _REACH, width)
            yield left // _FULL * _FULL, top, -(-right // _FULL) * _FULL, bottom


def _scaled_part(image: Image.Image, box: Box, rasterizer: Rasterizer) -> Image.Image:
    left, top, right, bottom = box
    x, y = max(left - _FULL, 0), max(top - _FULL, 0)
    around = image.crop((x, y, min(right + _FULL, image.width), min(bottom + _FULL, image.height)))
    around.putpalette(rasterizer.palette.colours)
    size, inside = _scaled((right - left, bottom - top)), (left - x, top - y, right - x, bottom - y)
    pixels = around.convert("RGB").resize(size, Image.Resampling.HAMMING, inside)
    # "RGBX", four bytes to the pixel, is what the palette looks up
    numbers = memoryview(pixels.point(_LEVELS).convert("RGBX").tobytes()).cast("I")
    return Image.frombytes("L", size, bytes(map(rasterizer.palette.__getitem__, numbers)))


def _scaled(place: Size) -> Size:
    return place[0] * _SMALL // _FULL, place[1] * _SMALL // _FULL
