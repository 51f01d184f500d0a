"""The standings of a tournament: ranks, names, the last results, and the numbers that decide."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from renderers.cards.profile import GameResult, OutcomeSign
from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import Medal
from renderers.parts.frame import CARD, HEIGHT, WIDTH
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_player_name, fitted_text, place_text
from renderers.text.line import text_width
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import DARK, Role, Theme

Gap: TypeAlias = Literal["bye", "none", "open"]
"""A player's round without a result: a bye, no game, or a game that is still on."""

_FLAME_OUTLINE: tuple[Point, ...] = (
    (0.52, 0.0), (0.60, 0.14), (0.74, 0.27), (0.87, 0.42), (0.94, 0.60), (0.90, 0.79), (0.76, 0.93), (0.55, 1.0),
    (0.36, 0.98), (0.17, 0.88), (0.07, 0.70), (0.08, 0.52), (0.16, 0.36), (0.22, 0.47), (0.30, 0.52), (0.38, 0.47),
    (0.40, 0.34), (0.40, 0.16), (0.46, 0.06),
)  # fmt: skip
_CORE: tuple[Point, ...] = (
    (0.52, 0.50), (0.60, 0.60), (0.69, 0.72), (0.68, 0.85), (0.58, 0.95), (0.44, 0.95), (0.32, 0.86), (0.31, 0.74),
    (0.38, 0.66), (0.46, 0.60),
)  # fmt: skip
"""The outlines of the flame and of its core, as fractions of the sprite's side."""


@dataclass(frozen=True)
class GapSign:
    """The sign of a round without a result: a plus for a bye, a dot for no game, three dots for a game that is on."""

    gap: Gap
    background: Role
    side: int
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side, unit = self.side, self.side / 40
        near, far, middle = side * 0.29, side * 0.71, side / 2
        match self.gap:
            case "bye":
                canvas.border((0, 0, side, side), 10 * unit, 3 * unit, "win")
                canvas.line((near, middle), (far, middle), 4 * unit, "win")
                canvas.line((middle, near), (middle, far), 4 * unit, "win")
            case "open":
                for x in (near, middle, far):
                    canvas.disc((x, middle), 3.5 * unit, "last")
            case "none":
                canvas.disc((middle, middle), 3.5 * unit, "faint")


@dataclass(frozen=True)
class Flame:
    """A flame: the player's next result counts twice."""

    side: int
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        for outline, colour in ((_FLAME_OUTLINE, "medal-3"), (_CORE, "last")):
            canvas.polygon([(x * self.side, y * self.side) for x, y in outline], colour)


MOST_ROWS = 10

MOST_SIGNS = 7
"""The most results shown for a player; older ones are left out."""

RoundResult: TypeAlias = GameResult | Gap


@dataclass(frozen=True)
class StandingRow:
    """A player's row.

    Attributes:
        rank: 1 is best, ties share it.
        numbers: one text for each heading.
        results: the player's results by round, or in an arena by game, newest last.
        on_fire: whether the next result counts twice.
        withdrawn: whether the player has left the tournament.
        highlighted: whether it is the reader's row.
    """

    rank: int
    name: str
    numbers: tuple[str, ...]
    results: tuple[RoundResult, ...] = ()
    on_fire: bool = False
    withdrawn: bool = False
    highlighted: bool = False


@dataclass(frozen=True)
class TournamentStandings:
    """The standings of a tournament.

    Attributes:
        headings: one to three columns of numbers: the points first, then what decides between equal points.
        last: the heading of the results.
        rows: only the first MOST_ROWS are shown.
    """

    headings: tuple[str, ...]
    last: str
    rows: tuple[StandingRow, ...]


_LEFT, _TOP, _RIGHT, _BOTTOM = CARD
_HEADINGS = 44
_ROWS_TOP = _TOP + _HEADINGS + 6
_GAP = 4
_HIGHEST = 72
_MEDAL = 48
_RANK = _LEFT + 44
_NAME = _LEFT + 88
_END = _RIGHT - 22
_BETWEEN = 26
"""The gap between two columns, in pixels."""
_NARROWEST = 76
_WIDEST = 150
"""The least width of a column of numbers, and the greatest width of its heading, in pixels."""
_SIGN = 34
_PITCH = 40
_FLAME = 44

_HEADING = Style(Weight.REGULAR, 30, "muted", "background")


def scene(shown: TournamentStandings, theme: Theme = DARK) -> Scene:
    """Lays out the standings; with few players the picture is lower."""
    rows = shown.rows[:MOST_ROWS]
    height = min(_HIGHEST, (_BOTTOM - _ROWS_TOP + _GAP) // max(len(rows), 1) - _GAP)
    bottom = _ROWS_TOP + len(rows) * (height + _GAP) - _GAP + HEIGHT - _BOTTOM
    return Scene((WIDTH, min(HEIGHT, bottom)), theme, tuple(_table(shown, rows, height)))


def _table(shown: TournamentStandings, rows: tuple[StandingRow, ...], height: int) -> Iterator[Placed]:
    """Places the headings and the rows, each of this height."""
    ends, headings, left = _columns(shown, rows)
    for (heading, style), end in zip(headings, ends, strict=True):
        yield place_text(heading, style, end, _TOP + 32, "right")
    signs = min(MOST_SIGNS, max((len(row.results) for row in rows), default=0))
    right = left - _BETWEEN - signs * _PITCH
    if signs:
        heading, style = fitted_text(shown.last, _HEADING, left - _BETWEEN - _NAME, (30, 28))
        yield place_text(heading, style, left - _BETWEEN - (_PITCH - _SIGN), _TOP + 32, "right")
    name_end = right - _BETWEEN - (_FLAME + 8) * any(row.on_fire for row in rows)
    for place, row in enumerate(rows):
        top = _ROWS_TOP + place * (height + _GAP)
        middle = top + height // 2
        yield from _row(row, (top, height), name_end - _NAME)
        if row.on_fire:
            yield Placed(Flame(_FLAME, _fill(row)), right - _BETWEEN - _FLAME, middle - _FLAME // 2)
        for number, result in enumerate(reversed(row.results[-signs:] if signs else ())):
            x = left - _BETWEEN - (number + 1) * _PITCH
            yield Placed(_sign(result, _fill(row)), x, middle - _SIGN // 2)
        for column, (number_text, end) in enumerate(zip(row.numbers, ends, strict=True)):
            style = _number_style(row, points=column == 0)
            yield place_text(number_text, style, end, _baseline(middle, style), "right", opaque=False)


def _sign(result: RoundResult, fill: Role) -> OutcomeSign | GapSign:
    match result:
        case "win" | "loss" | "draw":
            return OutcomeSign(result, fill, _SIGN)
        case _:
            return GapSign(result, fill, _SIGN)


def _row(row: StandingRow, where: tuple[int, int], room: int) -> Iterator[Placed]:
    """Places rank and name of a row.

    Args:
        where: the row's top and height.
        room: the width for the name.
    """
    (top, height), fill = where, _fill(row)
    rim: Role | None = "last" if row.highlighted else None
    panel = Panel(_RIGHT - _LEFT, height, fill, "background", radius=14, rim=rim, rim_width=4 if rim else 0)
    yield Placed(panel, _LEFT, top)
    middle = top + height // 2
    if row.rank <= 3 and not row.withdrawn:
        yield Placed(Medal(_MEDAL, row.rank, fill), _RANK - _MEDAL // 2, middle - _MEDAL // 2)
    else:
        style = Style(Weight.MEDIUM, 36, "muted", fill)
        yield place_text(str(row.rank), style, _RANK, _baseline(middle, style), "centre", opaque=False)
    weight, colour = (Weight.REGULAR, "muted") if row.withdrawn else (Weight.BOLD, "text")
    name, style = fitted_player_name(row.name, Style(weight, 0, colour, fill), room, (38, 36, 34, 32, 30))
    yield place_text(name, style, _NAME, _baseline(middle, style), opaque=False)


def _fill(row: StandingRow) -> Role:
    return "row" if row.highlighted else "cell"


def _baseline(middle: int, style: Style) -> int:
    return middle + round(style.size * CAPITAL_HEIGHT / 2)


def _number_style(row: StandingRow, *, points: bool) -> Style:
    if points:
        return Style(Weight.BOLD, 42, "muted" if row.withdrawn else "text", _fill(row))
    return Style(Weight.REGULAR, 36, "muted", _fill(row))


def _columns(
    shown: TournamentStandings, rows: tuple[StandingRow, ...]
) -> tuple[list[int], list[tuple[str, Style]], int]:
    """Returns the right end of each column of numbers, the headings as written, and where the columns begin."""
    headings = [fitted_text(heading, _HEADING, _WIDEST, (30, 28)) for heading in shown.headings]
    ends, end = list[int](), _END
    for column in reversed(range(len(headings))):
        ends.append(end)
        widths = [text_width(row.numbers[column], _number_style(row, points=column == 0)) for row in rows]
        end -= max(*widths, text_width(*headings[column]), _NARROWEST) + _BETWEEN
    return ends[::-1], headings, end + _BETWEEN
