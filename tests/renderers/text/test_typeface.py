"""Lines are as wide as a full layout engine makes them."""

import pytest
from PIL import ImageFont, features

from renderers.text.typeface import Weight, typeface
from tests.renderers.text.pangrams import PANGRAMS


@pytest.mark.skipif(not features.check("raqm"), reason="Raqm, which kerns by itself, is missing in this Pillow")
@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("text", PANGRAMS)
def test_a_line_is_as_wide_as_raqm_makes_it(text: str, weight: Weight) -> None:
    shaped = ImageFont.truetype(weight.path, 2048, layout_engine=ImageFont.Layout.RAQM)
    assert typeface(weight).width(text) * 2048 == shaped.getlength(text, features=["-liga", "-mark", "-ccmp"])


def test_pairs_of_letters_are_kerned() -> None:
    face = typeface(Weight.BOLD)
    assert face.width("To") < face.width("T") + face.width("o")
    assert face.width("HH") == 2 * face.width("H")
    assert face.pen_positions("") == [0]
