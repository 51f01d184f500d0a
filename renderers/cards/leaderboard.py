"""The table of a game's players: who stands where, and the numbers that say why."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import Medal
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel, words
from renderers.text.fitting import Style, called, length, shortened, wrapped
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme


@dataclass(frozen=True)
class Row:
    """One player's line. rank: 1 is best, ties share it. numbers: one for each heading, as they are written.

    share: of the games won, from 0 to 1, shown as a bar under the name. highlighted: whether the reader is meant.
    """

    rank: int
    name: str
    numbers: tuple[str, ...]
    share: float
    highlighted: bool = False


@dataclass(frozen=True)
class Leaderboard:
    """headings: of the columns, three to five, such as games, won, rating; `order`: by which one the rows are ordered.

    empty: the sentence to show where there are no rows.
    """

    title: str
    subtitle: str
    headings: tuple[str, ...]
    order: int
    rows: tuple[Row, ...]
    empty: str


@dataclass(frozen=True)
class Share:
    """A bar of this width, filled from the left as far as `filled` pixels."""

    width: int
    filled: int
    under: Role
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, 8

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.block((0, 0, width, height), "faint", height / 2)
        if self.filled:
            canvas.block((0, 0, max(height, self.filled), height), "win", height / 2)


_BAR = 96
_TOP = _BAR + 60
_LINE = 78
_ROW = 70
_MARGIN = 16
_RANK = 58
_NAME = 104
_RIGHT = WIDTH - 36
_GAP = 30
_NARROWEST = 84
_BAR_WIDTH = 240

_TITLE = Style(Weight.BOLD, 44, "text", "panel")
_SUBTITLE = Style(Weight.REGULAR, 34, "muted", "panel")
_HEADING = Style(Weight.REGULAR, 30, "muted", "ground")


def scene(board: Leaderboard, theme: Theme = DARK) -> Scene:
    """The table, 1,000 pixels wide, with a line of 78 pixels for each row."""
    placed = [*_bar(board), *(_table(board) if board.rows else _nothing(board.empty))]
    height = _TOP + (len(board.rows) or 3) * _LINE + _MARGIN
    return Scene((WIDTH, height), theme, tuple(placed))


def _bar(board: Leaderboard) -> Iterator[Placed]:
    yield Placed(Panel(WIDTH, _BAR, "panel", "ground"), 0, 0)
    left, right = 36, WIDTH - 36
    title = shortened(board.title, _TITLE, (right - left) * 2 // 3)
    yield words(title, _TITLE, left, 63)
    room = right - left - length(title, _TITLE) - _GAP
    yield words(shortened(board.subtitle, _SUBTITLE, room), _SUBTITLE, right, 62, "right")


def _table(board: Leaderboard) -> Iterator[Placed]:
    ends = _ends(board)
    for heading, end in zip(board.headings, ends, strict=True):
        yield words(heading, _HEADING, end, _TOP - 20, "right")
    room = ends[0] - _widest(board, 0) - _GAP - _NAME
    for place, row in enumerate(board.rows):
        yield from _row(row, place, room)
        under = _under(row, place)
        for column, (number, end) in enumerate(zip(row.numbers, ends, strict=True)):
            style = _figures(under, ordering=column == board.order)
            yield words(number, style, end, _baseline(place), "right")


def _under(row: Row, place: int) -> Role:
    return "row" if row.highlighted else "ground" if place % 2 else "cell"


def _baseline(place: int) -> int:
    return _TOP + place * _LINE + _ROW // 2 + 14


def _row(row: Row, place: int, room: int) -> Iterator[Placed]:
    top = _TOP + place * _LINE
    baseline, under = _baseline(place), _under(row, place)
    if row.highlighted:
        panel = Panel(WIDTH - 2 * _MARGIN, _ROW, under, "ground", radius=16, rim="last", rim_width=3)
        yield Placed(panel, _MARGIN, top)
    elif under == "cell":
        yield Placed(Panel(WIDTH - 2 * _MARGIN, _ROW, under, "ground", radius=16), _MARGIN, top)
    if row.rank <= 3:
        medal = Medal(48, row.rank, under)
        yield Placed(medal, _RANK - medal.side // 2, top + (_ROW - medal.side) // 2)
    else:
        size = 34 if row.rank < 1000 else 30
        yield words(str(row.rank), Style(Weight.MEDIUM, size, "muted", under), _RANK, baseline - 2, "centre")
    name = Style(Weight.BOLD, 36, "text", under)
    yield words(called(row.name, name, room), name, _NAME, baseline - 6)
    width = min(room, _BAR_WIDTH)
    yield Placed(Share(width, round(width * row.share), under), _NAME, top + _ROW - 15)


def _nothing(sentence: str) -> Iterator[Placed]:
    style = Style(Weight.REGULAR, 36, "muted", "ground")
    lines = wrapped(sentence, style, WIDTH - 2 * 80)[:4]
    first = _TOP + (3 * _LINE - len(lines) * 54) // 2 + 24
    for number, line in enumerate(lines):
        yield words(line, style, WIDTH // 2, first + number * 54, "centre")


def _figures(under: Role, *, ordering: bool) -> Style:
    return Style(Weight.BOLD, 40, "text", under) if ordering else Style(Weight.REGULAR, 36, "muted", under)


def _ends(board: Leaderboard) -> tuple[int, ...]:
    """The right edge of each column of numbers."""
    ends = [_RIGHT]
    for column in range(len(board.headings) - 1, 0, -1):
        ends.append(ends[-1] - _widest(board, column) - _GAP)
    return tuple(reversed(ends))


def _widest(board: Leaderboard, column: int) -> int:
    style = _figures("ground", ordering=column == board.order)
    figures = max(length(row.numbers[column], style) for row in board.rows)
    return max(figures, length(board.headings[column], _HEADING), _NARROWEST)
