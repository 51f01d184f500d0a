"""The picture of any game that has no renderer of its own: the description of the position, as text."""

from bot.games.base import Event, View
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene
from renderers.parts import header
from renderers.parts.caption import Caption
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.fitting import wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Theme

_MARGIN = 28
_PADDING = 32
_LINE = 50
_STYLE = Style(Weight.REGULAR, 34, "text", "cell")


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the view's description line by line on a panel under the header, as tall as it takes."""
    width = PICTURE_WIDTH - 2 * (_MARGIN + _PADDING)
    texts = (_text(event, caption) for event in view.description)
    lines = [line for text in texts for line in wrapped_lines(text, _STYLE, width)]
    panel = Panel(PICTURE_WIDTH - 2 * _MARGIN, 2 * _PADDING + len(lines) * _LINE, "cell", "background", radius=20)
    top = header.HEIGHT + _MARGIN
    text = (
        place_text(line, _STYLE, _MARGIN + _PADDING, top + _PADDING + number * _LINE + 36)
        for number, line in enumerate(lines)
    )
    return Scene(
        (PICTURE_WIDTH, top + panel.height + _MARGIN),
        theme,
        (*header.placed(caption, PICTURE_WIDTH, over=False), Placed(panel, _MARGIN, top), *text),
    )


def _text(event: Event, caption: Caption) -> str:
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = caption.player_at(event.seat).name
    return caption.texts(event.key, **args)
