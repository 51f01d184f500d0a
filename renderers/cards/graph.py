"""A series of numbers as a line over a filled area, with a scale of round numbers. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.themes.theme import Role

SLICE_WIDTH = 100
"""The graph is drawn in slices of this width, in pixels: the subpixels of the whole graph would take 17 MB."""

REACH = 14
"""How far lines and discs reach beyond the points that they mark, in pixels."""

_STEPS = (1, 2, 5)
_LEAST_RANGE = 40
"""The scale spans at least this much, so that small changes look small."""


class Scale(NamedTuple):
    """The numbers at the graph's lower and upper edges, and the round numbers between them that are marked."""

    low: int
    high: int
    marks: tuple[int, ...]

    def y(self, number: float, height: int) -> int:
        """Returns how far down the number lies in a graph of this height, in pixels."""
        return round((self.high - number) * height / (self.high - self.low))


def scale(numbers: tuple[int, ...], marks: int = 4) -> Scale:
    """Returns a scale that holds all numbers, with some room above and below, and at most this many marks."""
    low, high = min(numbers), max(numbers)
    spare = max(0, _LEAST_RANGE - (high - low)) // 2 + max(4, (high - low) // 12)
    low, high = low - spare, high + spare
    step = next(step for step in _steps() if high // step - -(-low // step) < marks)
    return Scale(low, high, tuple(range(-(-low // step) * step, high + 1, step)))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power * step for step in _STEPS)
        power *= 10


@dataclass(frozen=True)
class GraphSlice:
    """A part of a graph: its points and the height of each mark, in pixels from the slice's own top left corner.

    Attributes:
        settled: for each point whether the line to it is bright, over a filled area.
        peak: where a ring marks the highest point.
        end: where a disc marks the last point.
    """

    width: int
    height: int
    points: tuple[tuple[int, int], ...]
    settled: tuple[bool, ...]
    marks: tuple[int, ...]
    peak: tuple[int, int] | None
    end: tuple[int, int] | None
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.width, self.height

    def __str__(self) -> str:
        settled = "".join("-~"[not one] for one in self.settled)
        return f"GraphSlice({self.width}x{self.height}, {self.points}, {settled}, peak {self.peak}, end {self.end})"

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        segments = list(zip(pairwise(self.points), self.settled[1:], strict=True)) if self.points else []
        for (point, following), settled in segments:
            if settled:
                canvas.polygon([(point[0], height), point, following, (following[0], height)], "graph")
        if self.points:
            left, right = max(self.points[0][0], 0), min(self.points[-1][0], width)
            for mark in self.marks:
                canvas.rectangle((left, mark - 1, right, mark + 1), "faint")
        for bright in (False, True):  # the bright line lies above
            for (point, following), settled in segments:
                if settled == bright:
                    canvas.line(point, following, 5 if bright else 4, "line" if bright else "muted")
        if self.peak:
            canvas.disc(self.peak, 11, "last")
            canvas.disc(self.peak, 6, "background")
        if self.end:
            canvas.disc(self.end, 12, "text")
            canvas.disc(self.end, 8, "line")


@dataclass(frozen=True)
class Graph:
    """Two or more numbers over `width` pixels, the first at 0 and the last at the end.

    Attributes:
        settled: for each number whether it is certain; the line to an uncertain number is muted, without an area
            below it.
    """

    numbers: tuple[int, ...]
    settled: tuple[bool, ...]
    width: int
    height: int

    @property
    def scale(self) -> Scale:
        return scale(self.numbers)

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """The position of each number, in pixels from the left and from the top."""
        last, numbered = len(self.numbers) - 1, self.scale
        return tuple(
            (round(place * self.width / last), numbered.y(number, self.height))
            for place, number in enumerate(self.numbers)
        )

    @property
    def peak(self) -> tuple[int, int] | None:
        """The position of the highest certain number, the last one of several; None if all are uncertain."""
        certain = (point for point, settled in zip(self.points, self.settled, strict=True) if settled)
        return min(reversed([*certain]), key=lambda point: point[1], default=None)

    def placed(self, left: int, top: int) -> Iterator[Placed]:
        """Places the graph with its top left corner here; its lines reach REACH pixels beyond both sides."""
        points, peak, end = self.points, self.peak, self.points[-1]
        marks = tuple(self.scale.y(mark, self.height) for mark in self.scale.marks)
        for start in range(-REACH, self.width + REACH, SLICE_WIDTH):
            width = min(SLICE_WIDTH, self.width + REACH - start)
            shown = _visible(points, start, start + width)
            yield Placed(
                GraphSlice(
                    width,
                    self.height,
                    tuple((x - start, y) for x, y in points[shown]),
                    self.settled[shown],
                    marks,
                    _shifted(peak, start, width),
                    _shifted(end, start, width),
                ),
                left + start,
                top,
            )


def _visible(points: tuple[tuple[int, int], ...], start: int, end: int) -> slice:
    """Returns the points of every segment that shows between these edges."""
    shown = [
        place
        for place, (one, other) in enumerate(pairwise(points))
        if other[0] >= start - REACH and one[0] <= end + REACH
    ]
    return slice(shown[0], shown[-1] + 2) if shown else slice(0)


def _shifted(point: tuple[int, int] | None, start: int, width: int) -> tuple[int, int] | None:
    """Returns the point relative to the slice's left edge; None if no part of its disc is visible."""
    if point is None:
        return None
    x = point[0] - start
    return (x, point[1]) if -REACH <= x <= width + REACH else None
