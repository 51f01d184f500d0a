"""The leaderboard: a page of its players by rank, with the numbers that decide it, and the reader's own row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import ClassVar, NamedTuple, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import Medal
from renderers.parts.frame import CARD, WIDTH
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_player_name, fitted_text, place_text
from renderers.text.line import text_width, truncated, wrapped_lines
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import DARK, Role, Theme

MOST_ROWS = 10


@dataclass(frozen=True)
class Row:
    """One player's row.

    Attributes:
        rank: 1 is best, ties share it.
        numbers: one text for each heading.
        highlighted: whether it is the reader's row.
        provisional: whether the deciding number is still uncertain.
    """

    rank: int
    name: str
    numbers: tuple[str, ...]
    highlighted: bool = False
    provisional: bool = False


@dataclass(frozen=True)
class Leaderboard:
    """One page of a leaderboard.

    Attributes:
        headings: the three to five columns, such as games, won, share, rating.
        order: the index of the column that decides.
        rows: only the first MOST_ROWS are shown.
        empty: the sentence shown if there are no rows.
        shown: the places on this page, such as "11-20 of 128".
        own: the reader's row if it is on another page; shown above the page's rows if its rank is better, else below.
        provisional: the heading above the first of the provisional rows.
    """

    headings: tuple[str, ...]
    order: int
    rows: tuple[Row, ...]
    empty: str
    shown: str = ""
    own: Row | None = None
    provisional: str = ""


@dataclass(frozen=True)
class Dots:
    """Three dots side by side, in place of rows that are left out."""

    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return 56, 10

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        for middle in (height / 2, width / 2, width - height / 2):
            canvas.disc((middle, height / 2), height / 2, "muted")


class _Sizes(NamedTuple):
    """The sizes in rows of at least this height, in pixels.

    Attributes:
        name, ordering: the largest sizes of names, and of the column that decides.
        number: the size of other columns.
    """

    height: int
    medal: int
    name: int
    number: int
    ordering: int


class _Columns(NamedTuple):
    """The columns of numbers: their headings, their right edges, where names end, and which column decides."""

    headings: tuple[tuple[str, Style], ...]
    ends: tuple[int, ...]
    names_end: int
    order: int
    sizes: _Sizes


_Item: TypeAlias = Row | str | None
"""An item of the table: a row, the heading of provisional rows, or None in place of rows that are left out."""

_SIZES = _Sizes(54, 48, 38, 38, 42), _Sizes(0, 40, 34, 34, 38)
"""The sizes; the first are for the highest rows."""

_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_HEADINGS = 44
_ROWS_TOP = _TOP + _HEADINGS + 6
_GAP = 4
_RIM = 4
_HIGHEST = 92
_EMPTY_HEIGHT = 350
_LABEL = 42
"""The height of the heading above provisional rows."""
_DOTS = 18
"""The height of the dots in place of rows that are left out."""
_TEXT = _LEFT + 22
_RANK = _LEFT + 44
_NAME = _LEFT + 88
_END = _RIGHT - 22
_BETWEEN = 26
"""The gap between two columns of numbers, in pixels."""
_NARROWEST = 70
_NAME_ROOM = 270
"""The least width for names, in pixels; headings shrink first."""

_HEADING = Style(Weight.REGULAR, 30, "muted", "background")


def scene(leaderboard: Leaderboard, theme: Theme = DARK) -> Scene:
    """Lays out the leaderboard, only as high as needed; full pages all have the same height."""
    items = tuple(_items(leaderboard, leaderboard.rows[:MOST_ROWS])) if leaderboard.rows else ()
    if not items:
        return Scene((WIDTH, _EMPTY_HEIGHT), theme, tuple(_no_rows(leaderboard.empty)))
    rows = tuple(item for item in items if isinstance(item, Row))
    others = sum(_LABEL if item else _DOTS for item in items if not isinstance(item, Row)) + _GAP * (len(items) - 1)
    height = min(_HIGHEST, (_BOTTOM - _ROWS_TOP - others) // len(rows))
    columns = _columns(leaderboard, rows, next(sizes for sizes in _SIZES if height >= sizes.height))
    bottom = _ROWS_TOP + others + height * len(rows) if height == _HIGHEST else _BOTTOM
    return Scene((WIDTH, bottom + _TOP), theme, (*_headings(leaderboard, columns), *_table(items, columns, height)))


def _headings(leaderboard: Leaderboard, columns: _Columns) -> Iterator[Placed]:
    for (heading, style), end in zip(columns.headings, columns.ends, strict=True):
        yield place_text(heading, style, end, _TOP + 32, "right")
    if leaderboard.shown:
        shown = truncated(leaderboard.shown, _HEADING, columns.names_end - _TEXT)
        yield place_text(shown, _HEADING, _TEXT, _TOP + 32)


def _table(items: Sequence[_Item], columns: _Columns, height: int) -> Iterator[Placed]:
    """Places the items of the table below one another.

    Args:
        height: the height of each row.
    """
    top = _ROWS_TOP
    for item in items:
        match item:
            case Row():
                yield from _row(item, (top, height), columns)
                top += height + _GAP
            case str():
                yield place_text(truncated(item, _HEADING, _END - _TEXT), _HEADING, _TEXT, top + _LABEL - 10)
                top += _LABEL + _GAP
            case None:
                across, down = Dots().size
                yield Placed(Dots(), _RANK - across // 2, top + (_DOTS - down) // 2)
                top += _DOTS + _GAP


def _items(leaderboard: Leaderboard, rows: tuple[Row, ...]) -> Iterator[_Item]:
    """Yields the items of the table from the top down."""
    own = leaderboard.own
    above = own is not None and (own.provisional, own.rank) < (rows[0].provisional, rows[0].rank)
    if own is not None and above:
        yield own
        yield None
    if rows[0].provisional and leaderboard.provisional:
        yield leaderboard.provisional
    yield rows[0]
    for before, row in pairwise(rows):
        if row.provisional and not before.provisional and leaderboard.provisional:
            yield leaderboard.provisional
        yield row
    if own is not None and not above:
        yield None
        yield own


def _row(row: Row, where: tuple[int, int], columns: _Columns) -> Iterator[Placed]:
    """Places a row.

    Args:
        where: the row's top and height.
    """
    (top, height), fill, sizes = where, _fill(row), columns.sizes
    rim: Role | None = "last" if row.highlighted else None
    panel = Panel(_RIGHT - _LEFT, height, fill, "background", radius=14, rim=rim, rim_width=_RIM if rim else 0)
    yield Placed(panel, _LEFT, top)
    middle = top + height // 2
    medal = sizes.medal
    if row.rank <= 3 and not row.provisional and medal + (2 * _RIM if rim else 0) <= height:
        yield Placed(Medal(medal, row.rank, fill), _RANK - medal // 2, middle - medal // 2)
    else:
        style = Style(Weight.MEDIUM, 36 if row.rank < 100 else 30 if row.rank < 10_000 else 26, "muted", fill)
        yield place_text(str(row.rank), style, _RANK, _baseline(middle, style), "centre", opaque=False)
    smaller = [size for size in (38, 36, 34, 32, 30) if size <= sizes.name]
    name, style = fitted_player_name(row.name, Style(Weight.BOLD, 0, "text", fill), columns.names_end - _NAME, smaller)
    yield place_text(name, style, _NAME, _baseline(middle, style), opaque=False)
    for column, (number, end) in enumerate(zip(row.numbers, columns.ends, strict=True)):
        style = _number_style(row, sizes, ordering=column == columns.order)
        yield place_text(number, style, end, _baseline(middle, style), "right", opaque=False)


def _fill(row: Row) -> Role:
    return "row" if row.highlighted else "cell"


def _baseline(middle: int, style: Style) -> int:
    return middle + round(style.size * CAPITAL_HEIGHT / 2)


def _no_rows(sentence: str) -> Iterator[Placed]:
    style = Style(Weight.REGULAR, 40, "muted", "background")
    lines = wrapped_lines(sentence, style, WIDTH - 2 * 90)[:6]
    first = (_EMPTY_HEIGHT - len(lines) * 58) // 2 + 42
    for number, line in enumerate(lines):
        yield place_text(line, style, WIDTH // 2, first + number * 58, "centre")


def _number_style(row: Row, sizes: _Sizes, *, ordering: bool) -> Style:
    if ordering and not row.provisional:
        return Style(Weight.BOLD, sizes.ordering, "text", _fill(row))
    return Style(Weight.REGULAR, sizes.number, "muted", _fill(row))


def _columns(leaderboard: Leaderboard, rows: tuple[Row, ...], sizes: _Sizes) -> _Columns:
    """Returns the columns of numbers, as wide as their numbers and headings need."""
    most = (_END - _NAME - _NAME_ROOM) // len(leaderboard.headings) - _BETWEEN
    headings = tuple(
        fitted_text(heading, _HEADING, max(most, _NARROWEST), (30, 28)) for heading in leaderboard.headings
    )
    ends = [_END]
    for column in reversed(range(len(headings))):
        style = partial(_number_style, sizes=sizes, ordering=column == leaderboard.order)
        widest = max(text_width(row.numbers[column], style(row)) for row in rows)
        ends.append(ends[-1] - max(widest, text_width(*headings[column]), _NARROWEST) - _BETWEEN)
    names_end, *ends = reversed(ends)
    return _Columns(headings, tuple(ends), names_end, leaderboard.order, sizes)
