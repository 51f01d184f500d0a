"""A number that is placed digit by digit looks as if the line had been drawn at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.parts.panel import Panel
from renderers.parts.text_line import Align, Digit, place_counter, place_text
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import DARK
from tests.examples import examples

STYLES = st.builds(Style, st.sampled_from(Weight), st.integers(20, 44), st.just("muted"), st.just("panel"))
TEXTS = st.builds(
    "{}{}".format, st.sampled_from(["Move ", "Mossa ", "Zug ", "Coup ", "AV", "T1/", ""]), st.integers(0, 99_999)
)
PANEL = Placed(Panel(1000, 96, "panel", "background"), 0, 0)
STYLE = Style(Weight.MEDIUM, 32, "muted", "panel")


@examples(60)
@given(text=TEXTS, style=STYLES, x=st.integers(490, 510), align=st.sampled_from(["left", "centre", "right"]))
def test_a_counter_has_the_pixels_of_its_text(
    text: str, style: Style, x: int, align: Align, rasterizer: Rasterizer
) -> None:
    at_once = Scene((1000, 96), DARK, (PANEL, place_text(text, style, x, 62, align)))
    by_digit = Scene((1000, 96), DARK, (PANEL, *place_counter(text, style, x, 62, align)))
    assert paint(by_digit, rasterizer).tobytes() == paint(at_once, rasterizer).tobytes()


@pytest.mark.parametrize(("text", "number"), [("Move 37", "37"), ("120", "120"), ("7 left", ""), ("", "")])
def test_only_the_number_at_the_end_is_placed_in_digits(text: str, number: str) -> None:
    placed = place_counter(text, STYLE, 500, 62)
    assert "".join(item.sprite.digit for item in placed if isinstance(item.sprite, Digit)) == number


def test_a_thousand_numbers_need_few_sprites() -> None:
    placed = (item for number in range(1000) for item in place_counter(f"Move {number}", STYLE, 964, 62))
    assert len({item.sprite for item in placed}) <= 41
