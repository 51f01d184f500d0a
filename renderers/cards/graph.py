"""A course of numbers as a line over a filled ground, with a scale of round numbers. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.themes.theme import Role

SLICE = 100
"""The graph is drawn in slices of this width: at four dots to the pixel the whole would take 17 MB."""

_STEPS = (1, 2, 5)
_LEAST = 40
"""A course is shown over no less than so much: a point more or less is no mountain."""


class Scale(NamedTuple):
    """What the graph's lower and upper edges stand for, and the round numbers between that are marked."""

    low: int
    high: int
    marks: tuple[int, ...]

    def y(self, number: float, height: int) -> int:
        """How far down the number lies in a graph of this height, in pixels."""
        return round((self.high - number) * height / (self.high - self.low))


def scale(numbers: tuple[int, ...], marks: int = 4) -> Scale:
    """A scale that holds all numbers, with some air above and below, and at most so many marks."""
    low, high = min(numbers), max(numbers)
    spare = max(0, _LEAST - (high - low)) // 2 + max(4, (high - low) // 12)
    low, high = low - spare, high + spare
    step = next(step for step in _steps() if high // step - -(-low // step) < marks)
    return Scale(low, high, tuple(range(-(-low // step) * step, high + 1, step)))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power * step for step in _STEPS)
        power *= 10


@dataclass(frozen=True)
class Slice:
    """Some of a graph: the course and the height of each mark, in pixels from the slice's own top left corner.

    peak: where a ring stands around the highest point. end: where a disc stands on the last one.
    """

    width: int
    height: int
    course: tuple[tuple[int, int], ...]
    marks: tuple[int, ...]
    peak: tuple[int, int] | None
    end: tuple[int, int] | None
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, self.height

    @property
    def under(self) -> Role:
        return "ground"

    def __str__(self) -> str:
        return f"Slice({self.width}x{self.height}, {self.course}, peak {self.peak}, end {self.end})"

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        if self.course:
            (first, _), (last, _) = self.course[0], self.course[-1]
            canvas.polygon([(first, height), *self.course, (last, height)], "graph")
            for mark in self.marks:
                canvas.block((max(first, 0), mark - 1, min(last, width), mark + 1), "faint")
        for point, following in pairwise(self.course):
            canvas.stroke(point, following, 5, "line")
        if self.peak:
            canvas.disc(self.peak, 11, "last")
            canvas.disc(self.peak, 6, "ground")
        if self.end:
            canvas.disc(self.end, 12, "text")
            canvas.disc(self.end, 8, "line")


REACH = 14
"""How far strokes and discs reach beyond the points that they mark, in pixels."""


@dataclass(frozen=True)
class Graph:
    """The course of some numbers, two or more, over `width` pixels, the first at 0 and the last at the end."""

    numbers: tuple[int, ...]
    width: int
    height: int

    @property
    def scale(self) -> Scale:
        return scale(self.numbers)

    @property
    def course(self) -> tuple[tuple[int, int], ...]:
        """Where each number lies, in pixels from the left and from the top."""
        last, numbered = len(self.numbers) - 1, self.scale
        return tuple(
            (round(place * self.width / last), numbered.y(number, self.height))
            for place, number in enumerate(self.numbers)
        )

    @property
    def peak(self) -> tuple[int, int]:
        """Where the highest number lies, the last one of several."""
        return min(reversed(self.course), key=lambda point: point[1])

    def placed(self, left: int, top: int) -> Iterator[Placed]:
        """The graph with its upper left corner there; its strokes reach REACH pixels farther to either side."""
        course, peak, end = self.course, self.peak, self.course[-1]
        marks = tuple(self.scale.y(mark, self.height) for mark in self.scale.marks)
        for begun in range(-REACH, self.width + REACH, SLICE):
            width = min(SLICE, self.width + REACH - begun)
            yield Placed(
                Slice(
                    width,
                    self.height,
                    tuple(_within(course, begun, begun + width)),
                    marks,
                    _moved(peak, begun, width),
                    _moved(end, begun, width),
                ),
                left + begun,
                top,
            )


def _within(course: tuple[tuple[int, int], ...], begun: int, ended: int) -> Iterator[tuple[int, int]]:
    """The points of every step that shows between these edges, from the first edge on."""
    seen = [
        place
        for place, (one, other) in enumerate(pairwise(course))
        if other[0] >= begun - REACH and one[0] <= ended + REACH
    ]
    for x, y in course[seen[0] : seen[-1] + 2] if seen else ():
        yield x - begun, y


def _moved(point: tuple[int, int], begun: int, width: int) -> tuple[int, int] | None:
    """The point from this edge on, None where nothing of its disc shows."""
    x = point[0] - begun
    return (x, point[1]) if -REACH <= x <= width + REACH else None
