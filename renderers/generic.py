"""The picture of a game without a renderer: its description, line by line, in the reader's language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.base import Event, View
from renderers.engine.scene import Placed, Scene
from renderers.parts import column
from renderers.parts.badges import Badge
from renderers.parts.frame import BOARD, SMALLEST_TEXT, Caption, CaptionPlayer, framed
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.line import ELLIPSIS, wrapped_lines
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import DARK, Theme

_LEFT, _TOP, _RIGHT, _BOTTOM = BOARD
_PADDING = 24
_LINE = 1.28
"""The height of a line, in ems."""
_GAP = 6
"""The gap between two paragraphs, in pixels."""
_BADGE = 40
_INDENT = _BADGE + 14
_SIZES = (34, 32, 30, 28, SMALLEST_TEXT)
_ROOM = _BOTTOM - _TOP - 2 * _PADDING


@dataclass(frozen=True)
class _Paragraph:
    """A paragraph. player: the player whose badge stands before it, if it is about one."""

    text: str
    player: CaptionPlayer | None = None


@dataclass(frozen=True)
class _Line:
    """A line of a paragraph.

    Attributes:
        player: the player whose badge stands before it.
        first: whether it is the first line of a paragraph.
    """

    text: str
    indent: int
    player: CaptionPlayer | None
    first: bool


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
    """Lays out the view's description on a panel in the board's box; without one, `str(view)`.

    The text is as large as possible; if it does not fit at SMALLEST_TEXT, only its beginning is shown.
    """
    paragraphs = [_described(event, caption) for event in view.description]
    paragraphs = paragraphs or [_Paragraph(line) for line in str(view).splitlines()]
    players = column.placed(column.turn_players(caption), column.move_counter(caption))
    return framed(theme, _board(paragraphs), players)


def _described(event: Event, caption: Caption) -> _Paragraph:
    """Returns an event's text in the reader's language."""
    player = None if event.seat is None else caption.player_at(event.seat)
    args = {**event.args, "player": player.name} if player else event.args
    return _Paragraph(caption.texts(event.key, **args), player)


def _board(paragraphs: Sequence[_Paragraph]) -> Iterator[Placed]:
    yield Placed(Panel(_RIGHT - _LEFT, _BOTTOM - _TOP, "panel", "background", radius=20), _LEFT, _TOP)
    for size in _SIZES:
        style = Style(Weight.REGULAR, size, "text", "panel")
        lines = [*_lines(paragraphs, style)]
        if _height(lines, style) <= _ROOM:
            break
    while _height(lines, style) > _ROOM:
        *lines, _ = lines
        lines[-1] = _Line(ELLIPSIS, 0, None, first=False)
    yield from _placed(lines, style)


def _lines(paragraphs: Sequence[_Paragraph], style: Style) -> Iterator[_Line]:
    for paragraph in paragraphs:
        indent = _INDENT if paragraph.player else 0
        for number, text in enumerate(wrapped_lines(paragraph.text, style, _RIGHT - _LEFT - 2 * _PADDING - indent)):
            yield _Line(text, indent, paragraph.player if number == 0 else None, first=number == 0)


def _line_height(line: _Line, style: Style) -> int:
    """Returns the height of a line, with room for a badge."""
    return max(round(_LINE * style.size), _BADGE + 2 if line.player else 0)


def _height(lines: Sequence[_Line], style: Style) -> int:
    return sum(_line_height(line, style) for line in lines) + _GAP * sum(line.first for line in lines[1:])


def _placed(lines: Sequence[_Line], style: Style) -> Iterator[Placed]:
    left, top = _LEFT + _PADDING, _TOP + _PADDING
    for number, line in enumerate(lines):
        top += _GAP if number and line.first else 0
        height = _line_height(line, style)
        if line.player:
            badge = Badge(_BADGE, line.player.seat, initial(line.player.name, line.player.seat), "panel")
            yield Placed(badge, left, top + (height - _BADGE) // 2)
        baseline = top + (height + round(CAPITAL_HEIGHT * style.size)) // 2
        yield place_text(line.text, style, left + line.indent, baseline, opaque=False)
        top += height
