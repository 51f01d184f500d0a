"""The sprites that every picture is made of: words and panels."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import DOTS, Placed, Size
from renderers.text.fitting import Style, beginnings, legible, length
from renderers.themes.theme import Role

Side: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True)
class Words:
    """One line of words."""

    words: str
    style: Style
    alone: ClassVar = True

    @property
    def overhang(self) -> int:
        """Room at either side for letters that reach beyond their advance, in pixels."""
        return ceil(self.style.size / 8)

    @cached_property
    def size(self) -> Size:
        return length(self.words, self.style) + 2 * self.overhang, self.style.height

    @property
    def under(self) -> Role:
        return self.style.under

    def __str__(self) -> str:
        return f"Words({self.words!r} {self.style})"

    def draw(self, canvas: Canvas) -> None:
        canvas.words(self.words, (self.overhang, self.style.rise), self.style)


@lru_cache(maxsize=1024)
def words(said: str, style: Style, x: int, baseline: int, side: Side = "left") -> Placed:
    """A line of words whose left end, middle or right end stands at `x`, in characters that the font has."""
    line = Words(legible(said), style)
    return Placed(line, _start(said, style, x, side) - line.overhang, baseline - style.rise)


def _start(said: str, style: Style, x: int, side: Side) -> int:
    reach = length(said, style)
    return {"left": x, "centre": x - reach // 2, "right": x - reach}[side]


@dataclass(frozen=True)
class Digit:
    """One digit of a number. dot: at which of the first pixel's four dots it begins, 0 to 3."""

    digit: str
    style: Style
    dot: int
    alone: ClassVar = False

    @property
    def size(self) -> Size:
        return length(self.digit, self.style) + 1, self.style.height

    @property
    def under(self) -> Role:
        return self.style.under

    def __str__(self) -> str:
        return f"Digit({self.digit} {self.style}, dot {self.dot})"

    def draw(self, canvas: Canvas) -> None:
        canvas.words(self.digit, (self.dot / DOTS, self.style.rise), self.style)


def counted(said: str, style: Style, x: int, baseline: int, side: Side = "left") -> Iterator[Placed]:
    """The same line as `words`, but a number at its end is laid digit by digit: the next number needs no new sprite."""
    start, shown = _start(said, style, x, side), legible(said)
    stem = re.sub(r"(?<!\S)[0-9]+$", "", shown)
    yield words(stem, style, start, baseline)
    begun = beginnings(shown, style.weight, style.size)
    for digit, dots in zip(shown[len(stem) :], begun[len(stem) :], strict=True):
        yield Placed(Digit(digit, style, dots % DOTS), start + dots // DOTS, baseline - style.rise)


@dataclass(frozen=True)
class Panel:
    """A filled rectangle, with round corners where `radius` is not 0 and an inner rim where `rim` names a colour."""

    width: int
    height: int
    fill: Role
    under: Role
    radius: int = 0
    rim: Role | None = None
    rim_width: int = 0
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, self.height

    @property
    def parts(self) -> tuple[Placed, ...]:
        """Sharp-edged bars with round corners laid over theirs: drawn as a whole it would take up to 40 MB."""
        width, height, rim = *self.size, self.rim_width
        bars = [Placed(Bar(width, height, self.rim or self.fill), 0, 0)]
        if self.rim:
            bars.append(Placed(Bar(width - 2 * rim, height - 2 * rim, self.fill), rim, rim))
        corners = (Corner(self, right=right, low=low) for right in (False, True) for low in (False, True))
        return (*bars, *(Placed(corner, *corner.place) for corner in corners if self.radius))


@dataclass(frozen=True)
class Bar:
    """A filled rectangle with sharp corners, which nothing needs to be drawn for."""

    width: int
    height: int
    under: Role
    alone: ClassVar = True
    parts: ClassVar[tuple[Placed, ...]] = ()

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True)
class Corner:
    """One of a panel's round corners: a left or right, a high or low one."""

    panel: Panel
    right: bool
    low: bool
    alone: ClassVar = True

    @property
    def size(self) -> Size:
        width, height = self.panel.size
        return min(self.panel.radius, ceil(width / 2)), min(self.panel.radius, ceil(height / 2))

    @property
    def place(self) -> tuple[int, int]:
        """From the panel's left and top edges."""
        (width, height), (across, down) = self.panel.size, self.size
        return (width - across) * self.right, (height - down) * self.low

    @property
    def under(self) -> Role:
        return self.panel.under

    def draw(self, canvas: Canvas) -> None:
        panel, (x, y) = self.panel, self.place
        left, top, right, bottom = -x, -y, panel.width - x, panel.height - y
        canvas.block((left, top, right, bottom), panel.rim or panel.fill, panel.radius)
        if panel.rim:
            rim = panel.rim_width
            inside = (left + rim, top + rim, right - rim, bottom - rim)
            canvas.block(inside, panel.fill, max(0, panel.radius - rim))
