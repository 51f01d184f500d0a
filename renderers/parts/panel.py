"""Filled rectangles with sharp or round corners."""

from dataclasses import dataclass
from math import ceil
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.themes.theme import Role


@dataclass(frozen=True)
class Panel:
    """A filled rectangle, with round corners unless `radius` is 0, and an inner border if `rim` names its colour."""

    width: int
    height: int
    fill: Role
    background: Role
    radius: int = 0
    rim: Role | None = None
    rim_width: int = 0
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.width, self.height

    @property
    def parts(self) -> tuple[Placed, ...]:
        """Rectangles with round corners pasted over their sharp ones: drawing the whole panel would take 40 MB."""
        width, height, rim = *self.size, self.rim_width
        rectangles = [Placed(Rectangle(width, height, self.rim or self.fill), 0, 0)]
        if self.rim:
            rectangles.append(Placed(Rectangle(width - 2 * rim, height - 2 * rim, self.fill), rim, rim))
        corners = (Corner(self, right=right, low=low) for right in (False, True) for low in (False, True))
        return (*rectangles, *(Placed(corner, *corner.position) for corner in corners if self.radius))


@dataclass(frozen=True)
class Rectangle:
    """A filled rectangle with sharp corners, for which nothing needs to be drawn."""

    width: int
    height: int
    background: Role
    opaque: ClassVar = True
    parts: ClassVar[tuple[Placed, ...]] = ()

    @property
    def size(self) -> Size:
        return self.width, self.height


@dataclass(frozen=True)
class Corner:
    """One of a panel's round corners.

    Attributes:
        right, low: which corner it is.
    """

    panel: Panel
    right: bool
    low: bool
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        width, height = self.panel.size
        return min(self.panel.radius, ceil(width / 2)), min(self.panel.radius, ceil(height / 2))

    @property
    def position(self) -> tuple[int, int]:
        """The distance from the panel's left and top edges, in pixels."""
        (width, height), (across, down) = self.panel.size, self.size
        return (width - across) * self.right, (height - down) * self.low

    @property
    def background(self) -> Role:
        return self.panel.background

    def draw(self, canvas: Canvas) -> None:
        panel, (x, y) = self.panel, self.position
        left, top, right, bottom = -x, -y, panel.width - x, panel.height - y
        canvas.rectangle((left, top, right, bottom), panel.rim or panel.fill, panel.radius)
        if panel.rim:
            rim = panel.rim_width
            inside = (left + rim, top + rim, right - rim, bottom - rim)
            canvas.rectangle(inside, panel.fill, max(0, panel.radius - rim))
