"""A picture of any game: its position in plain text."""

from bot.games.base import View
from renderers.engine.scene import Placed, Scene
from renderers.parts.caption import Caption
from renderers.parts.grid import WIDTH
from renderers.parts.header import HEIGHT, header
from renderers.parts.text_line import Panel, words
from renderers.text.fitting import Style, wrapped
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Theme

_MARGIN = 28
_PADDING = 32
_LINE = 50
_STYLE = Style(Weight.REGULAR, 34, "text", "cell")


def scene(view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:  # noqa: ARG001 - nothing here is private
    """`str(view)` line by line on a panel under the caption, as tall as it takes."""
    room = WIDTH - 2 * (_MARGIN + _PADDING)
    lines = [line for paragraph in str(view).splitlines() for line in wrapped(paragraph, _STYLE, room)]
    panel = Panel(WIDTH - 2 * _MARGIN, 2 * _PADDING + len(lines) * _LINE, "cell", "ground", radius=20)
    top = HEIGHT + _MARGIN
    said = (
        words(line, _STYLE, _MARGIN + _PADDING, top + _PADDING + number * _LINE + 36)
        for number, line in enumerate(lines)
    )
    return Scene(
        (WIDTH, top + panel.height + _MARGIN),
        theme,
        (*header(caption, WIDTH, over=False), Placed(panel, _MARGIN, top), *said),
    )
