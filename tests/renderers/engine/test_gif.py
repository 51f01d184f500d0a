"""GIFs show the frames that they were made of, and contain no more than that takes."""

from collections.abc import Iterator
from io import BytesIO
from struct import unpack_from
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderers.engine.replay import TRANSPARENT, Frame, encode_gif

COLOURS = bytes(range(255)) * 3
SIZE = (13, 9)


def plain(colour: int) -> Image.Image:
    return Image.new("L", SIZE, colour)


def shown(encoded: bytes) -> list[tuple[bytes, int]]:
    """Decodes the frames: R, G and B of the pixels, and the milliseconds."""
    moving = Image.open(BytesIO(encoded))
    assert moving.size == SIZE
    frames = []
    for number in range(getattr(moving, "n_frames", 1)):
        moving.seek(number)
        frames.append((moving.convert("RGB").tobytes(), int(moving.info["duration"])))
    return frames


def colours_of(image: Image.Image) -> bytes:
    coloured = image.copy()
    coloured.putpalette(COLOURS)
    return coloured.convert("RGB").tobytes()


images = st.binary(min_size=13 * 9, max_size=13 * 9).map(
    lambda pixels: Image.frombytes("L", SIZE, bytes(min(pixel, TRANSPARENT - 1) for pixel in pixels))
)


@given(st.lists(images, min_size=1, max_size=5))
def test_each_frame_is_shown_as_it_was_given(pictures: list[Image.Image]) -> None:
    frames = shown(encode_gif(SIZE, [Frame(image, 100) for image in pictures], COLOURS))
    expected = [colours_of(image) for image in pictures]
    assert [pixels for pixels, duration in frames for _ in range(duration // 100)] == expected


def test_a_frame_equal_to_the_one_before_prolongs_that() -> None:
    frames = shown(encode_gif(SIZE, [Frame(plain(3), 500), Frame(plain(3), 700), Frame(plain(4), 300)], COLOURS))
    assert [duration for _, duration in frames] == [1200, 300]


def test_a_frame_contains_only_the_box_that_changed() -> None:
    after = plain(3)
    after.paste(7, (4, 2, 6, 5))
    encoded = encode_gif(SIZE, [Frame(plain(3), 100), Frame(after, 100)], COLOURS)
    second = encoded.rindex(b"\x2c", 0, len(encoded) - 6)
    assert unpack_from("<HHHH", encoded, second + 1) == (4, 2, 2, 3)


def test_it_is_repeated_for_ever() -> None:
    assert (
        Image.open(BytesIO(encode_gif(SIZE, [Frame(plain(1), 100), Frame(plain(2), 100)], COLOURS))).info["loop"] == 0
    )


@pytest.mark.parametrize(
    ("frames", "why"),
    [([], "needs frames"), ([Frame(plain(1), 100), Frame(Image.new("L", (2, 2)), 100)], "no room for a frame")],
)
def test_no_frames_or_one_of_another_size_are_refused(frames: list[Frame], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        encode_gif(SIZE, frames, COLOURS)


def test_frames_are_released_as_they_are_encoded() -> None:
    made: list[ref[Image.Image]] = []
    most = 0

    def frames() -> Iterator[Frame]:
        nonlocal most
        for colour in range(20):
            image = plain(colour)
            made.append(ref(image))
            most = max(most, sum(one() is not None for one in made))
            yield Frame(image, 100)
            del image

    encode_gif(SIZE, frames(), COLOURS)
    assert most <= 3
