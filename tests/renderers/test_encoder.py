"""Whichever way a picture is written, a stranger's decoder reads the same pixels."""

from io import BytesIO
from random import Random
from zlib import compress

import pytest
from isal import isal_zlib
from PIL import Image

from renderers.atlas import Atlas
from renderers.encoder import png, written_here, written_with_pillow
from renderers.painter import painted
from tests.renderers import png_reader
from tests.renderers.scenes import SCENES

SIZES = [(1, 1), (1, 7), (7, 1), (1000, 3), (33, 65)]


def noise(size: tuple[int, int], colours: int) -> Image.Image:
    luck = Random(str(size))
    return Image.frombytes("L", size, bytes(luck.randrange(colours) for _ in range(size[0] * size[1])))


@pytest.mark.parametrize("deflate", [isal_zlib.compress, compress], ids=["isal", "zlib"])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_is_read_back(size: tuple[int, int], deflate: object) -> None:
    image, colours = noise(size, 5), bytes(range(15))
    assert callable(deflate)
    picture = png_reader.read(written_here(image, colours, deflate))
    assert (picture.width, picture.height) == size
    assert picture.indices == image.tobytes()
    assert picture.colours == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14))


@pytest.mark.parametrize("size", SIZES)
def test_the_fallback_shows_the_same_pixels(size: tuple[int, int]) -> None:
    image, colours = noise(size, 250), bytes(index % 256 for index in range(3 * 250))
    assert png_reader.read(written_with_pillow(image, colours)).pixels == png_reader.read(png(image, colours)).pixels


@pytest.mark.parametrize("name", ["tris_2-won-across", "leaderboard"])
def test_pillow_and_a_second_reader_agree_on_real_pictures(name: str, atlas: Atlas) -> None:
    image = painted(SCENES[name], atlas).image
    written, fallback = png(image, atlas.palette.colours), written_with_pillow(image, atlas.palette.colours)
    pixels = png_reader.read(written).pixels
    assert pixels == png_reader.read(fallback).pixels
    assert pixels == Image.open(BytesIO(written)).convert("RGB").tobytes()


def test_the_quick_way_is_taken_where_isa_l_is_there() -> None:
    image = noise((20, 20), 3)
    assert png(image, bytes(9)) == written_here(image, bytes(9), isal_zlib.compress)


@pytest.mark.parametrize("at", [20, 60, -30])
def test_the_reader_of_these_tests_notices_a_damaged_byte(at: int) -> None:
    damaged = bytearray(png(noise((20, 20), 3), bytes(9)))
    damaged[at] ^= 1
    with pytest.raises(ValueError, match="checksum"):
        png_reader.read(bytes(damaged))
