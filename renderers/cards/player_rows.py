"""Rows of players, as high as the room allows: rank, badge, name, points, and the change of the rating."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from renderers.engine.scene import Box, Placed
from renderers.parts.badges import Badge
from renderers.parts.frame import CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_player_name, fitted_text, place_text, signed
from renderers.text.displayable import displayable, initial
from renderers.text.line import text_width, truncated, wrapped_lines
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import Role

Line: TypeAlias = tuple[str, Style]


def name_lines(name: str, style: Style, room: int, largest: int) -> list[Line]:
    """Returns how a name is written in `room` pixels: one or two lines with their styles.

    Tried in turn: one line at five eighths of the largest size or more; two lines, broken at a space, at half of the
    largest size or more; one smaller line. A name that still does not fit is cut after two lines of half the largest
    size.
    """
    shown, half = displayable(name).strip(), largest // 2
    large, middle = range(largest, largest * 5 // 8, -4), range(largest * 3 // 4, half - 1, -4)
    found = (
        _in_one_line(shown, style, room, large)
        or _at_spaces(shown, style, room, middle)
        or _in_one_line(shown, style, room, middle)
    )
    if found:
        return found
    smallest = style._replace(size=half)
    first = wrapped_lines(shown, smallest, room)[0]
    return [(first.strip(), smallest), (truncated(shown[len(first) :].strip(), smallest, room), smallest)]


def steps(lines: Sequence[Line], gap: int) -> Iterator[int]:
    """Yields how far each baseline is below the previous one; the first, below the top of its capitals.

    Args:
        gap: the pixels from a baseline to the capitals below it; two thirds of this between lines of the same style,
            more where accents could touch the line above.
    """
    before: Style | None = None
    for _, style in lines:
        capitals = round(style.size * CAPITAL_HEIGHT)
        reach = style.ascent + (before.height - before.ascent + 2 if before else 0)
        between = gap if style != before else gap * 2 // 3
        yield max(capitals + between, reach) if before else capitals
        before = style


def _in_one_line(name: str, style: Style, room: int, sizes: Sequence[int]) -> list[Line]:
    sized = (style._replace(size=size) for size in sizes)
    return next(([(name, style)] for style in sized if text_width(name, style) <= room), [])


def _at_spaces(name: str, style: Style, room: int, sizes: Sequence[int]) -> list[Line]:
    for size in sizes:
        sized = style._replace(size=size)
        lines = wrapped_lines(name, sized, room)
        if len(lines) == 2 and all(text_width(word, sized) <= room for word in name.split()):
            return [(line.strip(), sized) for line in lines]
    return []


_GAP = 8
_PADDING = 20
_HIGHEST = 280
_LEADING = 14
_BETWEEN = 24
"""The gap between two columns, in pixels."""


@dataclass(frozen=True)
class PlayerRow:
    """One player's row.

    Attributes:
        rank: 1 is best, ties share it; None if there are no ranks.
        score: "" if the game has none.
        change: the change of the rating, or the points of a round; None if there is none.
        note: a text such as "resigned".
    """

    player: CaptionPlayer
    rank: int | None = None
    score: str = ""
    change: int | None = None
    note: str = ""


class _Sizes(NamedTuple):
    """The sizes in a row of at least this height, in pixels.

    Attributes:
        name: the largest size of the name.
        note: 0 if no note is shown.
    """

    height: int
    badge: int
    name: int
    score: int
    change: int
    note: int


_SIZES = (_Sizes(150, 96, 60, 64, 48, 34), _Sizes(84, 56, 42, 44, 36, 28), _Sizes(0, 52, 36, 40, 34, 0))
"""The sizes; the first are for the highest rows."""


def rows(shown: Sequence[PlayerRow], box: Box, *, won: bool, badge: type[Badge] = Badge) -> Iterator[Placed]:
    """Places a row for each player in the box, which is at least 450 pixels wide.

    Args:
        won: whether players of rank 1 have won; if not, their rank is shown as "=".
        badge: PlainBadge for people who did not sit at one table.
    """
    left, top, right, bottom = box
    height = min(_HIGHEST, (bottom - top + _GAP) // max(len(shown), 1) - _GAP)
    for place, row in enumerate(shown):
        yield from _row(row, shown, (left, top + place * (height + _GAP), right, height), won=won, badge=badge)


def _row(row: PlayerRow, shown: Sequence[PlayerRow], where: Box, *, won: bool, badge: type[Badge]) -> Iterator[Placed]:
    """Places one of the rows.

    Args:
        where: the row's left, top and right edges, and its height.
    """
    left, top, right, height = where
    sizes = next(sizes for sizes in _SIZES if height >= sizes.height)
    fill: Role = "row" if won and row.rank == 1 else "panel"
    yield Placed(Panel(right - left, height, fill, "background", radius=16), left, top)
    middle = top + height // 2
    x = left + _PADDING
    if any(other.rank is not None for other in shown):
        style = Style(Weight.REGULAR, 42, "muted", fill)
        rank = "=" if not won and row.rank == 1 else str(row.rank or "–")
        yield place_text(rank, style, x + 12, _baseline(middle, style), "centre", opaque=False)
        x += 40
    seat = row.player.seat
    yield Placed(badge(sizes.badge, seat, initial(row.player.name, seat), fill), x, middle - sizes.badge // 2)
    x += sizes.badge + 14
    end = right - _PADDING
    yield from _numbers(row, shown, sizes, fill, (end, middle))
    end -= _numbers_width(shown, sizes)
    yield from _named(row, sizes, fill, (x, end, middle))


def _named(row: PlayerRow, sizes: _Sizes, fill: Role, where: tuple[int, int, int]) -> Iterator[Placed]:
    """Places the name (two lines at most, and only in high rows) and the note under it.

    Args:
        where: the name's left and right ends, and the middle of the row.
    """
    left, right, middle = where
    noted = bool(row.note) and sizes.note > 0
    style = Style(Weight.MEDIUM, 0, "text", fill)
    if sizes is _SIZES[0]:
        lines = name_lines(row.player.name, style, right - left, sizes.name)
    else:
        sizes_tried = range(34 if noted else sizes.name, 26, -2)
        lines = [fitted_player_name(row.player.name, style, right - left, sizes_tried)]
    if noted:
        muted = Style(Weight.REGULAR, 0, "muted", fill)
        lines.append(fitted_text(row.note, muted, right - left, (sizes.note, 28)))
    downwards = list(steps(lines, _LEADING))
    baseline = middle - sum(downwards) // 2
    for (text, style), step in zip(lines, downwards, strict=True):
        baseline += step
        yield place_text(text, style, left, baseline, opaque=False)


def _numbers(
    row: PlayerRow, shown: Sequence[PlayerRow], sizes: _Sizes, fill: Role, where: tuple[int, int]
) -> Iterator[Placed]:
    """Places score and change.

    Args:
        where: the right end of the last number, and the middle of the row.
    """
    end, middle = where
    if row.change is not None:
        colour: Role = "win" if row.change > 0 else "loss" if row.change else "muted"
        style = Style(Weight.MEDIUM, sizes.change, colour, fill)
        yield place_text(signed(row.change), style, end, _baseline(middle, style), "right", opaque=False)
    if row.score:
        end -= _change_width(shown, sizes)
        style = Style(Weight.BOLD, sizes.score, "text", fill)
        yield place_text(row.score.replace("-", "−"), style, end, _baseline(middle, style), "right", opaque=False)


def _numbers_width(shown: Sequence[PlayerRow], sizes: _Sizes) -> int:
    """Returns the width of the columns of numbers in all rows, with the gap before them."""
    style = Style(Weight.BOLD, sizes.score, "text", "panel")
    scores = [text_width(row.score.replace("-", "−"), style) for row in shown if row.score]
    return _change_width(shown, sizes) + (max(scores) + _BETWEEN if scores else 0)


def _change_width(shown: Sequence[PlayerRow], sizes: _Sizes) -> int:
    style = Style(Weight.MEDIUM, sizes.change, "text", "panel")
    changes = [text_width(signed(row.change), style) for row in shown if row.change is not None]
    return max(changes) + _BETWEEN if changes else 0


def _baseline(middle: int, style: Style) -> int:
    return middle + round(style.size * CAPITAL_HEIGHT / 2)
