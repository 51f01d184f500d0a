"""In whatever bands a picture is encoded, and with either compressor, a second decoder reads the same pixels."""

import zlib
from io import BytesIO
from itertools import pairwise
from random import Random
from types import ModuleType
from zlib import adler32

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from zlib_ng import zlib_ng

from renderers.engine.painter import paint
from renderers.engine.png import DEFLATE, adler32_combine, encode_band, encode_png
from renderers.engine.rasterizer import Rasterizer
from tests.examples import examples
from tests.renderers.engine import png_reader
from tests.renderers.samples import SCENES

SIZES = [(1, 1), (1, 7), (7, 1), (1000, 3), (33, 65)]
COLOURS = bytes(index % 256 for index in range(3 * 250))

deflates = pytest.mark.parametrize("deflate", [zlib_ng, zlib], ids=["zlib-ng", "zlib"])


def noise(size: tuple[int, int], colours: int = 250) -> Image.Image:
    luck = Random(str(size))
    return Image.frombytes("L", size, bytes(luck.randrange(colours) for _ in range(size[0] * size[1])))


def encoded(image: Image.Image, cuts: list[int], colours: bytes, deflate: ModuleType) -> bytes:
    """Encodes the picture in bands that end at `cuts`, in pixels from the top."""
    rows = pairwise([0, *cuts, image.height])
    bands = (encode_band(image.crop((0, top, image.width, bottom)), deflate) for top, bottom in rows)
    return encode_png(image.size, colours, bands)


@deflates
@pytest.mark.parametrize("size", SIZES)
def test_an_encoded_picture_is_read_back(size: tuple[int, int], deflate: ModuleType) -> None:
    image = noise(size, 5)
    picture = png_reader.read(encoded(image, [], bytes(range(15)), deflate))
    assert (picture.width, picture.height) == size
    assert picture.indices == image.tobytes()
    assert picture.colours == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14))


@deflates
@examples(30)
@given(cuts=st.sets(st.integers(1, 64)))
def test_a_picture_may_be_cut_into_any_bands(cuts: set[int], deflate: ModuleType) -> None:
    image = noise((33, 65))
    assert png_reader.read(encoded(image, sorted(cuts), COLOURS, deflate)).indices == image.tobytes()


@deflates
@pytest.mark.parametrize("name", list(SCENES)[::24])
def test_pillow_and_a_second_decoder_agree_on_real_pictures(
    name: str, deflate: ModuleType, rasterizer: Rasterizer
) -> None:
    scene = SCENES[name]
    bands = [encode_band(paint(band, rasterizer), deflate) for band in scene.bands()]
    picture = encode_png(scene.size, rasterizer.palette.colours, bands)
    assert len(picture) < 80_000
    decoded = png_reader.read(picture)
    assert decoded.indices == paint(scene, rasterizer).tobytes()
    assert decoded.pixels == Image.open(BytesIO(picture)).convert("RGB").tobytes()


def test_zlib_ng_is_used_where_it_is_installed() -> None:
    assert DEFLATE is zlib_ng


@given(st.binary(), st.binary())
def test_checksums_of_two_parts_combine_to_that_of_the_whole(first: bytes, second: bytes) -> None:
    assert adler32_combine(adler32(first), adler32(second), len(second)) == adler32(first + second)


def test_checksums_of_long_parts_combine_too() -> None:
    first, second = Random(1).randbytes(300_000), b"\xff" * 200_000
    assert adler32_combine(adler32(first), adler32(second), len(second)) == adler32(first + second)


@pytest.mark.parametrize("at", [20, 100, -20])
def test_the_second_decoder_notices_a_damaged_byte(at: int) -> None:
    damaged = bytearray(encoded(noise((20, 20), 3), [], bytes(9), zlib))
    damaged[at] ^= 1
    with pytest.raises(ValueError, match="checksum"):
        png_reader.read(bytes(damaged))
