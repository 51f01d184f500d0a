"""The leaderboard: the players of a game by rank, with the numbers that decide it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene, Size
from renderers.parts.badges import Medal
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.fitting import fitted_name, text_width, truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme


@dataclass(frozen=True)
class Row:
    """One player's row. rank: 1 is best, ties share it. numbers: one for each heading, as they are written.

    share: of the games won, from 0 to 1, shown as a bar under the name. highlighted: whether it is the reader's row.
    """

    rank: int
    name: str
    numbers: tuple[str, ...]
    share: float
    highlighted: bool = False


@dataclass(frozen=True)
class Leaderboard:
    """headings: of the columns, three to five, such as games, won, rating. order: the column that orders the rows.

    empty: the sentence to show if there are no rows.
    """

    title: str
    subtitle: str
    headings: tuple[str, ...]
    order: int
    rows: tuple[Row, ...]
    empty: str


@dataclass(frozen=True)
class ShareBar:
    """A bar of this width, filled from the left by `filled` pixels."""

    width: int
    filled: int
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, 8

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.rectangle((0, 0, width, height), "faint", height / 2)
        if self.filled:
            canvas.rectangle((0, 0, max(height, self.filled), height), "win", height / 2)


_BAR = 96
_TOP = _BAR + 60
_PITCH = 78
_ROW = 70
_MARGIN = 16
_RANK = 58
_NAME = 104
_RIGHT = PICTURE_WIDTH - 36
_GAP = 30
_NARROWEST = 84
_SHARE_WIDTH = 240

_TITLE = Style(Weight.BOLD, 44, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 34, "muted", "panel")
_HEADING = Style(Weight.REGULAR, 30, "muted", "background")


def scene(board: Leaderboard, theme: Theme = DARK) -> Scene:
    """Lays out the leaderboard, 1,000 pixels wide, with 78 pixels for each row."""
    placed = [*_bar(board), *(_table(board) if board.rows else _no_rows(board.empty))]
    height = _TOP + (len(board.rows) or 3) * _PITCH + _MARGIN
    return Scene((PICTURE_WIDTH, height), theme, tuple(placed))


def _bar(board: Leaderboard) -> Iterator[Placed]:
    yield Placed(Panel(PICTURE_WIDTH, _BAR, "panel", "background"), 0, 0)
    left, right = 36, PICTURE_WIDTH - 36
    title = truncated(board.title, _TITLE, (right - left) * 2 // 3)
    yield place_text(title, _TITLE, left, 63)
    room = right - left - text_width(title, _TITLE) - _GAP
    yield place_text(truncated(board.subtitle, _SUBTITLE, room), _SUBTITLE, right, 62, "right")


def _table(board: Leaderboard) -> Iterator[Placed]:
    ends = _right_edges(board)
    for heading, end in zip(board.headings, ends, strict=True):
        yield place_text(heading, _HEADING, end, _TOP - 20, "right")
    room = ends[0] - _column_width(board, 0) - _GAP - _NAME
    for place, row in enumerate(board.rows):
        yield from _row(row, place, room)
        background = _row_background(row, place)
        for column, (number, end) in enumerate(zip(row.numbers, ends, strict=True)):
            style = _number_style(background, ordering=column == board.order)
            yield place_text(number, style, end, _baseline(place), "right")


def _row_background(row: Row, place: int) -> Role:
    return "row" if row.highlighted else "background" if place % 2 else "cell"


def _baseline(place: int) -> int:
    return _TOP + place * _PITCH + _ROW // 2 + 14


def _row(row: Row, place: int, room: int) -> Iterator[Placed]:
    top = _TOP + place * _PITCH
    baseline, background = _baseline(place), _row_background(row, place)
    width = PICTURE_WIDTH - 2 * _MARGIN
    if row.highlighted:
        panel = Panel(width, _ROW, background, "background", radius=16, rim="last", rim_width=3)
        yield Placed(panel, _MARGIN, top)
    elif background == "cell":
        yield Placed(Panel(width, _ROW, background, "background", radius=16), _MARGIN, top)
    if row.rank <= 3:
        medal = Medal(48, row.rank, background)
        yield Placed(medal, _RANK - medal.side // 2, top + (_ROW - medal.side) // 2)
    else:
        size = 34 if row.rank < 1000 else 30
        rank = Style(Weight.MEDIUM, size, "muted", background)
        yield place_text(str(row.rank), rank, _RANK, baseline - 2, "centre")
    name = Style(Weight.BOLD, 36, "text", background)
    yield place_text(fitted_name(row.name, name, room), name, _NAME, baseline - 6)
    share_width = min(room, _SHARE_WIDTH)
    yield Placed(ShareBar(share_width, round(share_width * row.share), background), _NAME, top + _ROW - 15)


def _no_rows(sentence: str) -> Iterator[Placed]:
    style = Style(Weight.REGULAR, 36, "muted", "background")
    lines = wrapped_lines(sentence, style, PICTURE_WIDTH - 2 * 80)[:4]
    first = _TOP + (3 * _PITCH - len(lines) * 54) // 2 + 24
    for number, line in enumerate(lines):
        yield place_text(line, style, PICTURE_WIDTH // 2, first + number * 54, "centre")


def _number_style(background: Role, *, ordering: bool) -> Style:
    if ordering:
        return Style(Weight.BOLD, 40, "text", background)
    return Style(Weight.REGULAR, 36, "muted", background)


def _right_edges(board: Leaderboard) -> tuple[int, ...]:
    """Returns the right edge of each column of numbers."""
    ends = [_RIGHT]
    for column in range(len(board.headings) - 1, 0, -1):
        ends.append(ends[-1] - _column_width(board, column) - _GAP)
    return tuple(reversed(ends))


def _column_width(board: Leaderboard, column: int) -> int:
    style = _number_style("background", ordering=column == board.order)
    widest = max(text_width(row.numbers[column], style) for row in board.rows)
    return max(widest, text_width(board.headings[column], _HEADING), _NARROWEST)
