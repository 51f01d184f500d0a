"""The picture of a game that has no renderer of its own: its description, line by line, in the reader's language."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.base import Event, View
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene
from renderers.parts import header
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.fitting import wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Theme

_MARGIN = 28
_PADDING = 32
_LINE = 50
_BASELINE = 38
_GAP = 14
"""Between two paragraphs, in pixels."""
_INDENT = SMALLEST_BADGE + 18
_STYLE = Style(Weight.REGULAR, 34, "text", "cell")


@dataclass(frozen=True)
class _Paragraph:
    """player: whose badge stands before it, if it is about a player."""

    lines: list[str]
    player: CaptionPlayer | None = None

    @property
    def height(self) -> int:
        return len(self.lines) * _LINE + _GAP


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the view's description on a panel under the header, as tall as it takes; without one, `str(view)`."""
    paragraphs = [_described(event, caption) for event in view.description] or _plain(str(view))
    height = 2 * _PADDING - _GAP + sum(paragraph.height for paragraph in paragraphs)
    panel = Panel(PICTURE_WIDTH - 2 * _MARGIN, max(height, 2 * _PADDING), "cell", "background", radius=20)
    top, over = header.HEIGHT + _MARGIN, getattr(view, "outcome", None) is not None
    return Scene(
        (PICTURE_WIDTH, top + panel.height + _MARGIN),
        theme,
        (
            *header.placed(caption, PICTURE_WIDTH, over=over),
            Placed(panel, _MARGIN, top),
            *_placed(paragraphs, top + _PADDING),
        ),
    )


def _described(event: Event, caption: Caption) -> _Paragraph:
    """Returns what an event says in the reader's language."""
    player = None if event.seat is None else caption.player_at(event.seat)
    args = {**event.args, "player": player.name} if player else event.args
    return _Paragraph(_wrapped(caption.texts(event.key, **args), _INDENT if player else 0), player)


def _plain(text: str) -> list[_Paragraph]:
    return [_Paragraph(_wrapped(line, 0)) for line in text.splitlines()]


def _wrapped(text: str, indent: int) -> list[str]:
    return wrapped_lines(text, _STYLE, PICTURE_WIDTH - 2 * (_MARGIN + _PADDING) - indent)


def _placed(paragraphs: list[_Paragraph], top: int) -> Iterator[Placed]:
    left = _MARGIN + _PADDING
    for paragraph in paragraphs:
        player = paragraph.player
        if player:
            badge = Badge(SMALLEST_BADGE, player.seat, initial(player.name, player.seat), "cell")
            yield Placed(badge, left, top + (_LINE - SMALLEST_BADGE) // 2)
        for number, line in enumerate(paragraph.lines):
            x = left + (_INDENT if player else 0)
            yield place_text(line, _STYLE, x, top + number * _LINE + _BASELINE)
        top += paragraph.height
