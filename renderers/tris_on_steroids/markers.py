"""The marks on the grid: dashes around a chosen target, the arrow to it, links between cards of the winning line."""

from dataclasses import dataclass
from math import hypot
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Placed, Size
from renderers.parts.panel import Rectangle
from renderers.themes.theme import Role
from renderers.tris_on_steroids.card_size import CARD_SIZES

_DASH, _SPACE = 20, 12
_OUTLINE = 4
"""The width of the arrow's outline, in pixels."""
_ASIDE = 0.845
"""Where an arrow up or down crosses the gap, as a fraction of a card's width: right of symbols and names."""
_LINK = 20
"""How far a link reaches along the edges of a diagonal neighbour, in pixels."""


class ArrowSize(NamedTuple):
    """The lengths of an arrow, in pixels.

    Attributes:
        shaft: the width of the shaft.
        head: the length and the width of the head.
        below: how far the arrow reaches into the lower edge of the card above the gap.
        above: how far it reaches into the upper edge of the card below the gap.
        at_name, at_band, at_free: how far it reaches into an upper left, a lower and an upper right corner.
    """

    shaft: int
    head: Size
    below: int
    above: int
    at_name: int
    at_band: int
    at_free: int


_ARROW_SIZES = {
    3: ArrowSize(shaft=20, head=(28, 48), below=9, above=42, at_name=8, at_band=11, at_free=22),
    4: ArrowSize(shaft=17, head=(24, 38), below=16, above=32, at_name=4, at_band=21, at_free=18),
}
"""The sizes by the side of the grid."""


@dataclass(frozen=True)
class Dashes:
    """A dashed line, which begins and ends with a dash."""

    length: int
    width: int
    down: bool = False
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return (self.width, self.length) if self.down else (self.length, self.width)

    def draw(self, canvas: Canvas) -> None:
        spaces = round((self.length - _DASH) / (_DASH + _SPACE))
        for number in range(spaces + 1):
            start = number * (self.length - _DASH) / spaces
            end = start + _DASH
            canvas.rectangle((0, start, self.width, end) if self.down else (start, 0, end, self.width), "last")


@dataclass(frozen=True)
class Arrow:
    """An arrow from a card to its neighbour, over the gap between them.

    It is short, so that it covers no name and no symbol: it reaches only a little way into either card.

    Attributes:
        down, across: each -1, 0 or 1.
    """

    side: int
    down: int
    across: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "ink"

    @property
    def size(self) -> Size:
        (x0, y0), (x1, y1), margin = *self._ends, self._margin
        return round(abs(x1 - x0)) + 2 * margin, round(abs(y1 - y0)) + 2 * margin

    @property
    def position(self) -> tuple[int, int]:
        """The top left corner, relative to the top left corner of the card where the arrow begins, in pixels."""
        (x0, y0), (x1, y1) = self._ends
        return round(min(x0, x1)) - self._margin, round(min(y0, y1)) - self._margin

    def draw(self, canvas: Canvas) -> None:
        size, (left, top) = _ARROW_SIZES[self.side], self.position
        start, tip = ((x - left, y - top) for x, y in self._ends)
        length = hypot(tip[0] - start[0], tip[1] - start[1])
        ahead = (tip[0] - start[0]) / length, (tip[1] - start[1]) / length

        def point(along: float, aside: float) -> Point:
            return tip[0] - ahead[0] * along - ahead[1] * aside, tip[1] - ahead[1] * along + ahead[0] * aside

        (head, across), shaft = size.head, size.shaft
        triangle = [tip, point(head, across / 2), point(head, -across / 2)]
        for one, following in zip(triangle, triangle[1:] + triangle[:1], strict=True):
            canvas.line(one, following, 2 * _OUTLINE, "ink")
        tail, neck = point(length - shaft / 2, 0), point(head - 2, 0)
        canvas.line(tail, neck, shaft + 2 * _OUTLINE, "ink")
        canvas.polygon(triangle, "last")
        canvas.line(tail, neck, shaft, "last")

    @property
    def _margin(self) -> int:
        return _ARROW_SIZES[self.side].head[1] // 2 + _OUTLINE + 1

    @property
    def _ends(self) -> tuple[Point, Point]:
        """Where the arrow begins and ends, relative to the top left corner of the card where it begins."""
        size, (width, height), pitch = _ARROW_SIZES[self.side], CARD_SIZES[self.side].card, CARD_SIZES[self.side].pitch
        if self.down and self.across:
            corners = size.at_band, size.at_name if self.down == self.across else size.at_free
            begins, ends = corners[:: self.down]
        elif self.down:
            begins, ends = (size.below, size.above)[:: self.down]
        else:
            begins = ends = (size.below + size.above) // 2
        x0, x1 = _crossing(self.across, width, pitch[0], begins, ends) if self.across else (_ASIDE * width,) * 2
        y0, y1 = _crossing(self.down, height, pitch[1], begins, ends) if self.down else (height / 2,) * 2
        return (x0, y0), (x1, y1)


def _crossing(step: int, card: int, pitch: int, begins: int, ends: int) -> tuple[float, float]:
    """Returns the ends of an arrow that crosses the gap to the next card (1) or to the one before (-1).

    Args:
        begins, ends: how far inside the cards the arrow begins and ends.
    """
    return (card - begins, pitch + ends) if step > 0 else (begins, card - pitch - ends)


@dataclass(frozen=True)
class DiagonalLink:
    """Joins the rings of two diagonal neighbours in the winning line.

    Attributes:
        rising: whether the link rises from the lower left neighbour.
    """

    rising: bool
    side: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "win"

    @property
    def size(self) -> Size:
        return _gap(self.side, 0) + 2 * _LINK, _gap(self.side, 1) + 2 * _LINK

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        points = [(_LINK, 0), (0, _LINK), (width - _LINK, height), (width, height - _LINK)]
        canvas.polygon([(width - x, y) for x, y in points] if self.rising else points, "win")


def place_link(side: int, one: int, other: int) -> Placed:
    """Places the link between the rings of two neighbours; `one` comes before `other` in the grid."""
    lengths = CARD_SIZES[side]
    (x, y), (beside, below) = lengths.corner(one), lengths.corner(other)
    width, height = lengths.card
    if x != beside and y != below:
        link = DiagonalLink(beside < x, side)
        # halfway between the corners
        middle_x, middle_y = (x + beside + width) // 2, (y + below + height) // 2
        return Placed(link, middle_x - link.size[0] // 2, middle_y - link.size[1] // 2)
    if y == below:
        thickness = 2 * (height // 8)
        return Placed(Rectangle(beside - x - width, thickness, "win"), x + width, y + (height - thickness) // 2)
    thickness = 2 * (width // 10)
    return Placed(Rectangle(thickness, below - y - height, "win"), x + (width - thickness) // 2, y + height)


def _gap(side: int, axis: int) -> int:
    """Returns the gap between two cards with rings, in pixels."""
    lengths = CARD_SIZES[side]
    return lengths.pitch[axis] - lengths.card[axis] - 2 * lengths.ring
