"""What is used of Pillow beyond its documented interface does what the documented interface does."""

from io import BytesIO
from random import Random

from PIL import Image

from renderers.engine.pillow_internals import gif_pixels, image_in_png_rows, paste_all, pasteable, png_rows
from renderers.engine.replay import Frame, encode_gif

COLOURS = bytes(range(255)) * 3


def noise(size: tuple[int, int], colours: int = 255) -> Image.Image:
    luck = Random(str(size))
    return Image.frombytes("L", size, bytes(luck.randrange(colours) for _ in range(size[0] * size[1])))


def test_paste_all_pastes_as_image_paste_does() -> None:
    image, expected = noise((40, 30)), noise((40, 30))
    mask = noise((9, 7)).point(lambda value: 255 * (value > 127), "1")
    pastes = [(noise((12, 8)), None, 3, 4), (noise((9, 7)), mask, 30, 22)]
    paste_all(image, [(pasteable(pasted, its_mask), x, y) for pasted, its_mask, x, y in pastes])
    for pasted, its_mask, x, y in pastes:
        expected.paste(pasted, (x, y), its_mask)
    assert image.tobytes() == expected.tobytes()


def test_paste_all_cuts_off_what_lies_outside_as_image_paste_does() -> None:
    image, expected = noise((40, 30)), noise((40, 30))
    mask = noise((9, 40)).point(lambda value: 255 * (value > 127), "1")
    pastes = [(noise((12, 8)), None, 3, -4), (noise((9, 40)), mask, 30, -5), (noise((5, 5)), None, 7, 31)]
    paste_all(image, [(pasteable(pasted, its_mask), x, y) for pasted, its_mask, x, y in pastes])
    for pasted, its_mask, x, y in pastes:
        expected.paste(pasted, (x, y), its_mask)
    assert image.tobytes() == expected.tobytes()


def test_png_rows_are_the_rows_each_after_a_filter_byte() -> None:
    image = noise((13, 5))
    rows = [image.crop((0, y, 13, y + 1)).tobytes() for y in range(5)]
    assert bytes(png_rows(image)) == b"".join(b"\0" + row for row in rows)


def test_what_is_pasted_on_an_image_in_png_rows_is_in_the_rows() -> None:
    image, rows = image_in_png_rows((40, 30), 7)
    expected = Image.new("L", (40, 30), 7)
    mask = noise((9, 7)).point(lambda value: 255 * (value > 127), "1")
    pastes = [(noise((12, 8)), None, 30, 4), (noise((9, 7)), mask, -2, 25)]
    paste_all(image, [(pasteable(pasted, its_mask), x, y) for pasted, its_mask, x, y in pastes])
    for pasted, its_mask, x, y in pastes:
        expected.paste(pasted, (x, y), its_mask)
    assert rows == png_rows(expected)


def test_gif_pixels_are_read_back_by_a_decoder() -> None:
    image = noise((21, 17))
    assert gif_pixels(image) in encode_gif(image.size, [Frame(image, 100)], COLOURS)
    image.putpalette(COLOURS)
    shown = Image.open(BytesIO(encode_gif(image.size, [Frame(noise((21, 17)), 100)], COLOURS)))
    assert shown.convert("RGB").tobytes() == image.convert("RGB").tobytes()
