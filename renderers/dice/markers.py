"""What marks dice and cells: a die's label, the trace of the last roll, the winning line, the names of empty cells."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from renderers.dice.die import Look, corner_radius, die_side, label_height, label_inset, ring_width
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.parts.grid import cell_side
from renderers.parts.text_line import place_text
from renderers.text.style import Style
from renderers.text.typeface import CAPITAL_HEIGHT, Weight
from renderers.themes.theme import Role

Pair: TypeAlias = tuple[int, int]
"""A cell as row and column, or a point as x and y."""

_STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_LINE_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (-1, 1))
"""One step along each of the four kinds of line, down and across."""


@dataclass(frozen=True)
class DieLabel:
    """The name by which a move calls a die, on the corner that its north and its west face share."""

    pitch: int
    name: str
    look: Look
    opaque: ClassVar = False

    @property
    def size(self) -> Size:
        height = label_height(self.pitch)
        return height * (len(self.name) + 1) // 2, height

    @property
    def background(self) -> Role:
        return f"{self.look}-north"

    @property
    def style(self) -> Style:
        """The style of the letters."""
        return Style(Weight.BOLD, round(self.size[1] * (1.02 if len(self.name) == 1 else 0.8)), "paper", "ink")

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.rectangle((0, 0, width, height), self.style.background, height * 0.34)
        canvas.centred_text(self.name, (width / 2, height / 2), self.style)


@dataclass(frozen=True)
class RollTrace:
    """In the cell that the last roll left: the outline of the die, and an arrow to where it went."""

    pitch: int
    direction: str
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return die_side(self.pitch), die_side(self.pitch)

    @property
    def background(self) -> Role:
        return "cell"

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        middle = side / 2
        canvas.border((0, 0, side, side), corner_radius(self.pitch), max(4, side / 32), "last")
        dx, dy = _STEPS[self.direction]
        reach, barb, width = side * 0.2, side * 0.15, max(5, side * 0.065)
        tip_x, tip_y = middle + dx * reach, middle + dy * reach
        canvas.line((middle - dx * reach, middle - dy * reach), (tip_x, tip_y), width, "last")
        for sign in (-1, 1):
            wing = (tip_x - (dx + sign * dy) * barb, tip_y - (dy + sign * dx) * barb)
            canvas.line(wing, (tip_x, tip_y), width, "last")


@dataclass(frozen=True)
class DiceLink:
    """Joins two neighbouring dice of the winning line, from centre to centre: down and across, each -1, 0 or 1."""

    pitch: int
    down: int
    across: int
    opaque: ClassVar = False

    @property
    def width(self) -> int:
        return self.pitch // 4

    @property
    def size(self) -> Size:
        return abs(self.across) * self.pitch + self.width, abs(self.down) * self.pitch + self.width

    @property
    def background(self) -> Role:
        return "cell"

    def draw(self, canvas: Canvas) -> None:
        near, right, bottom = self.width / 2, self.size[0] - self.width / 2, self.size[1] - self.width / 2
        ends = ((near, bottom), (right, near)) if self.down < 0 else ((near, near), (right, bottom))
        canvas.line(*ends, self.width, "win")
        # of the rings that it joins it covers only the soft edge
        ring = ring_width(self.pitch) - 1
        reach = die_side(self.pitch) / 2 + ring
        for x, y in ends:
            canvas.erase_rectangle(
                (x - reach, y - reach, x + reach, y + reach), corner_radius(self.pitch) + ring, "win"
            )


def place_label(pitch: int, name: str, look: Look, x: int, y: int) -> Placed:
    """Places the label of the die whose cell has this top left corner."""
    inset = (cell_side(pitch) - die_side(pitch)) // 2 + label_inset(pitch)
    return Placed(DieLabel(pitch, name, look), x + inset, y + inset)


def place_links(pitch: int, cells: Collection[Pair], corner: Callable[[int, int], Pair]) -> Iterator[Placed]:
    """Places the links between neighbours in lines of three or more of the winning cells.

    corner: returns the top left corner of the cell in a row and column.
    """
    start = (cell_side(pitch) - DiceLink(pitch, 0, 0).width) // 2
    for row, column in cells:
        for down, across in _LINE_DIRECTIONS:
            behind, ahead, beyond = ((row + n * down, column + n * across) in cells for n in (-1, 1, 2))
            if ahead and (behind or beyond):
                x, y = corner(row, column)
                yield Placed(DiceLink(pitch, down, across), x + start, y + start + min(0, down) * pitch)


def place_cell_name(name: str, pitch: int, x: int, y: int) -> Placed:
    """Places the name of the empty cell that has this top left corner in its middle."""
    half = cell_side(pitch) // 2
    style = Style(Weight.MEDIUM, 56, "muted", "cell")
    return place_text(name.upper(), style, x + half, y + half + round(CAPITAL_HEIGHT * style.size / 2), "centre")
