"""A number of single digits looks as if the line had been written in one go."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene
from renderers.parts.panel import Panel
from renderers.parts.text_line import Align, Digit, place_counter, place_text
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK

STYLES = st.builds(Style, st.sampled_from(Weight), st.integers(20, 44), st.just("muted"), st.just("panel"))
LINES = st.builds(
    "{}{}".format, st.sampled_from(["Move ", "Mossa ", "Zug ", "Coup ", "AV", "T1/", ""]), st.integers(0, 99_999)
)
PANEL = Placed(Panel(1000, 96, "panel", "background"), 0, 0)


@given(said=LINES, style=STYLES, x=st.integers(490, 510), side=st.sampled_from(["left", "centre", "right"]))
def test_it_has_the_same_pixels(said: str, style: Style, x: int, side: Align, rasterizer: Rasterizer) -> None:
    at_once = Scene((1000, 96), DARK, (PANEL, place_text(said, style, x, 62, side)))
    by_digit = Scene((1000, 96), DARK, (PANEL, *place_counter(said, style, x, 62, side)))
    assert paint(by_digit, rasterizer).tobytes() == paint(at_once, rasterizer).tobytes()


@pytest.mark.parametrize(("said", "number"), [("Move 37", "37"), ("120", "120"), ("7 left", ""), ("", "")])
def test_only_the_number_at_the_end_is_of_digits(said: str, number: str) -> None:
    style = Style(Weight.MEDIUM, 32, "muted", "panel")
    laid = place_counter(said, style, 500, 62)
    assert "".join(item.sprite.digit for item in laid if isinstance(item.sprite, Digit)) == number


def test_counting_on_needs_few_sprites() -> None:
    style = Style(Weight.MEDIUM, 32, "muted", "panel")
    assert (
        len({item.sprite for number in range(1000) for item in place_counter(f"Move {number}", style, 964, 62)}) <= 41
    )
