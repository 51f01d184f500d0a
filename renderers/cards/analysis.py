"""The players' expectations of a game, move by move: a strip below a replay, or a separate picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from renderers.cards.graph import REACH, SLICE_WIDTH
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.frame import CARD, WIDTH, CaptionPlayer
from renderers.parts.text_line import place_text
from renderers.text.displayable import initial
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import DARK, Role, Theme, seat_role

STRIP, PICTURE = 240, 460
"""The heights of a strip below a replay, and of a separate picture."""


@dataclass(frozen=True)
class Expectation:
    """A player's expectation: pairs of a ply and the share of wins, 0 to 1, in the order of plies."""

    player: CaptionPlayer
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class TurningPoint:
    """A move that cost its player much, with its number in the text."""

    number: int
    ply: int
    share: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game. With two players it has only the first's expectation, with more players everybody's.

    Attributes:
        last: the last ply.
    """

    players: tuple[CaptionPlayer, ...]
    expectations: tuple[Expectation, ...]
    turning_points: tuple[TurningPoint, ...]
    last: int


@dataclass(frozen=True)
class ShareSlice:
    """A vertical slice of the plot. With two players, the area below the line is the first's, the rest the second's.

    Attributes:
        lines: for each expectation its colour and its points, in pixels from the slice's own top left corner.
    """

    width: int
    height: int
    lines: tuple[tuple[Role, tuple[tuple[int, int], ...]], ...]
    second: Role | None
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.rectangle((0, 0, width, height), "panel" if self.second is None else self.second)
        if self.second is not None:
            (colour, points), *_ = self.lines
            canvas.polygon([(points[0][0], height), *points, (points[-1][0], height)], colour)
        canvas.rectangle((0, height // 2 - 1, width, height // 2 + 1), "background")
        for colour, points in self.lines:
            for point, following in pairwise(points):
                canvas.line(point, following, 6, "background" if self.second is not None else colour)


@dataclass(frozen=True)
class Mark:
    """The number of a turning point, on a disc."""

    number: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return 44, 44

    def draw(self, canvas: Canvas) -> None:
        middle = self.size[0] / 2
        canvas.disc((middle, middle), middle, "background")
        canvas.disc((middle, middle), middle - 4, "text")
        canvas.centred_text(str(self.number), (middle, middle), _MARK, capitals=True)


_LEFT, _TOP, _RIGHT, _ = CARD
_SPACE = SMALLEST_BADGE + 18
"""The width next to the plot, for badges and the scale."""
_FOOT = 44
_PITCH = SMALLEST_BADGE + 4
_AXIS = Style(Weight.REGULAR, 30, "muted", "background")
_MARK = Style(Weight.BOLD, 28, "background", "text")


def scene(analysis: Analysis, height: int = PICTURE, theme: Theme = DARK) -> Scene:
    """Lays out the picture at this height, or higher if the badges of many players need it."""
    two = len(analysis.players) == 2
    height = max(height, _TOP + len(analysis.expectations) * _PITCH + _FOOT)
    plot = (_LEFT + _SPACE + 10, _TOP, _RIGHT - (REACH if two else _SPACE), height - _FOOT)
    return Scene(
        (WIDTH, height),
        theme,
        (
            *_plot(analysis, plot),
            *(_owners(analysis.players, plot) if two else _ends(analysis, plot)),
            *_scale(analysis.last, plot),
            *_marks(analysis, plot),
        ),
    )


def _plot(analysis: Analysis, plot: tuple[int, int, int, int]) -> Iterator[Placed]:
    left, top, right, bottom = plot
    second = seat_role(analysis.players[1].seat) if len(analysis.players) == 2 else None
    lines = [
        (seat_role(one.player.seat), [_position(ply, share, analysis.last, plot) for ply, share in one.points])
        for one in analysis.expectations
        if one.points
    ]
    # extend each line to both ends of the plot
    drawn = [(colour, [(left, points[0][1]), *points, (right, points[-1][1])]) for colour, points in lines]
    for start in range(left, right, SLICE_WIDTH):
        end = min(start + SLICE_WIDTH, right)
        parts = tuple(
            (colour, tuple((x - start, y - top) for x, y in _near(points, start, end))) for colour, points in drawn
        )
        yield Placed(ShareSlice(end - start, bottom - top, parts, second), start, top)


def _near(points: Sequence[tuple[int, int]], start: int, end: int) -> list[tuple[int, int]]:
    """Returns the points of every segment between these edges."""
    shown = [
        place
        for place, (one, other) in enumerate(pairwise(points))
        if other[0] >= start - REACH and one[0] <= end + REACH
    ]
    return [*points[shown[0] : shown[-1] + 2]] if shown else []


def _position(ply: int, share: float, last: int, plot: tuple[int, int, int, int]) -> tuple[int, int]:
    left, top, right, bottom = plot
    return left + round((right - left) * ply / max(last, 1)), top + round((bottom - top) * (1 - share))


def _owners(players: Sequence[CaptionPlayer], plot: tuple[int, int, int, int]) -> Iterator[Placed]:
    """Places both players' badges next to their parts of the plot, the first player's at the bottom."""
    _, top, _, bottom = plot
    for player, y in zip(players, (bottom - SMALLEST_BADGE, top), strict=True):
        yield Placed(_badge(player), _LEFT, y)


def _ends(analysis: Analysis, plot: tuple[int, int, int, int]) -> Iterator[Placed]:
    """Places each player's badge at the end of their line; badges that would overlap are stacked."""
    _, top, right, bottom = plot
    shown = [one for one in analysis.expectations if one.points]
    ends = sorted(
        ((_position(0, one.points[-1][1], 1, plot)[1], one.player) for one in shown),
        key=lambda end: (end[0], end[1].seat),
    )
    free = top
    for place, (y, player) in enumerate(ends):
        below = (len(ends) - place - 1) * _PITCH + SMALLEST_BADGE
        free = min(max(y - SMALLEST_BADGE // 2, free), bottom - below)
        yield Placed(_badge(player), right + 12, free)
        free += _PITCH


def _badge(player: CaptionPlayer) -> Badge:
    return Badge(SMALLEST_BADGE, player.seat, initial(player.name, player.seat), "background")


def _scale(last: int, plot: tuple[int, int, int, int]) -> Iterator[Placed]:
    left, top, right, bottom = plot
    yield place_text("½", _AXIS, left - 16, (top + bottom) // 2 + 10, "right")
    yield place_text("0", _AXIS, left, bottom + 34)
    yield place_text(str(last), _AXIS, right, bottom + 34, "right")


def _marks(analysis: Analysis, plot: tuple[int, int, int, int]) -> Iterator[Placed]:
    _, top, _, bottom = plot
    for one in analysis.turning_points:
        mark = Mark(one.number)
        x, y = _position(one.ply, one.share, analysis.last, plot)
        side = mark.size[0]
        yield Placed(mark, min(x - side // 2, WIDTH - side), min(max(y - side // 2, top), bottom - side))
