"""The leaderboard: the players of a game by rank, with the numbers that decide it."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderers.engine.scene import Placed, Scene
from renderers.parts.badges import Medal
from renderers.parts.column_text import fitted_player_name, fitted_text
from renderers.parts.frame import CARD, HEIGHT, WIDTH, framed
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.fitting import text_width, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import CAPITAL_HEIGHT, Weight
from renderers.themes.theme import DARK, Role, Theme

MOST_ROWS = 10


@dataclass(frozen=True)
class Row:
    """One player's row. rank: 1 is best, ties share it. numbers: one for each heading, as they are written.

    highlighted: whether it is the reader's row.
    """

    rank: int
    name: str
    numbers: tuple[str, ...]
    highlighted: bool = False


@dataclass(frozen=True)
class Leaderboard:
    """headings: of the columns, three to five, such as games, won, share, rating. order: the column that decides.

    rows: of more than MOST_ROWS the last are left out. empty: the sentence to show if there are none.
    """

    headings: tuple[str, ...]
    order: int
    rows: tuple[Row, ...]
    empty: str


_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_HEADINGS = 44
_ROWS_TOP = _TOP + _HEADINGS + 6
_GAP = 4
_HIGHEST = 92
_MEDAL = 48
_RANK = _LEFT + 44
_NAME = _LEFT + 88
_END = _RIGHT - 22
_BETWEEN = 26
"""Between two columns of numbers, in pixels."""
_NARROWEST = 70
_NAME_ROOM = 270
"""The least room for names: headings get smaller before it does."""

_HEADING = Style(Weight.REGULAR, 30, "muted", "background")


def scene(board: Leaderboard, theme: Theme = DARK) -> Scene:
    """Lays out the leaderboard."""
    return framed(theme, _table(board) if board.rows else _no_rows(board.empty))


def _table(board: Leaderboard) -> Iterator[Placed]:
    rows = board.rows[:MOST_ROWS]
    ends, headings = _columns(board, rows)
    for (heading, style), end in zip(headings, ends, strict=True):
        yield place_text(heading, style, end, _TOP + 32, "right")
    height = min(_HIGHEST, (_BOTTOM - _ROWS_TOP + _GAP) // len(rows) - _GAP)
    room = ends[0] - _column_width(board, rows, 0, headings[0]) - _BETWEEN - _NAME
    for place, row in enumerate(rows):
        top = _ROWS_TOP + place * (height + _GAP)
        yield from _row(row, (top, height), room)
        for column, (number, end) in enumerate(zip(row.numbers, ends, strict=True)):
            style = _number_style(_fill(row), ordering=column == board.order)
            yield place_text(number, style, end, _baseline(top + height // 2, style), "right", opaque=False)


def _row(row: Row, where: tuple[int, int], room: int) -> Iterator[Placed]:
    """Places rank and name of a row. where: its top and height. room: for the name."""
    (top, height), fill = where, _fill(row)
    rim: Role | None = "last" if row.highlighted else None
    panel = Panel(_RIGHT - _LEFT, height, fill, "background", radius=14, rim=rim, rim_width=4 if rim else 0)
    yield Placed(panel, _LEFT, top)
    middle = top + height // 2
    if row.rank <= 3:
        yield Placed(Medal(_MEDAL, row.rank, fill), _RANK - _MEDAL // 2, middle - _MEDAL // 2)
    else:
        style = Style(Weight.MEDIUM, 36 if row.rank < 100 else 30, "muted", fill)
        yield place_text(str(row.rank), style, _RANK, _baseline(middle, style), "centre", opaque=False)
    name, style = fitted_player_name(row.name, Style(Weight.BOLD, 0, "text", fill), room, (38, 36, 34, 32, 30))
    yield place_text(name, style, _NAME, _baseline(middle, style), opaque=False)


def _fill(row: Row) -> Role:
    return "row" if row.highlighted else "cell"


def _baseline(middle: int, style: Style) -> int:
    return middle + round(style.size * CAPITAL_HEIGHT / 2)


def _no_rows(sentence: str) -> Iterator[Placed]:
    style = Style(Weight.REGULAR, 40, "muted", "background")
    lines = wrapped_lines(sentence, style, WIDTH - 2 * 90)[:6]
    first = (HEIGHT - len(lines) * 58) // 2 + 42
    for number, line in enumerate(lines):
        yield place_text(line, style, WIDTH // 2, first + number * 58, "centre")


def _number_style(background: Role, *, ordering: bool) -> Style:
    if ordering:
        return Style(Weight.BOLD, 42, "text", background)
    return Style(Weight.REGULAR, 38, "muted", background)


def _columns(board: Leaderboard, rows: tuple[Row, ...]) -> tuple[tuple[int, ...], list[tuple[str, Style]]]:
    """Returns the right edge of each column of numbers, and the headings as they are written."""
    most = (_END - _NAME - _NAME_ROOM) // len(board.headings) - _BETWEEN
    headings = [fitted_text(heading, _HEADING, max(most, _NARROWEST), (30, 28)) for heading in board.headings]
    ends = [_END]
    for column in range(len(headings) - 1, 0, -1):
        ends.append(ends[-1] - _column_width(board, rows, column, headings[column]) - _BETWEEN)
    return tuple(reversed(ends)), headings


def _column_width(board: Leaderboard, rows: tuple[Row, ...], column: int, heading: tuple[str, Style]) -> int:
    style = _number_style("background", ordering=column == board.order)
    widest = max(text_width(row.numbers[column], style) for row in rows)
    return max(widest, text_width(*heading), _NARROWEST)
