"""The cards of Tris on Steroids: a symbol and an action, face up, face down, or known to the reader while face down."""

from dataclasses import dataclass, replace
from itertools import product
from math import cos, pi, sin
from typing import ClassVar, Literal, TypeAlias

from renderers.engine.canvas import Canvas, Edges
from renderers.engine.scene import Size
from renderers.parts.grid import cell_side
from renderers.text.fitting import text_width
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

PITCH = 232
"""The pitch of the grid: its cells are as wide as a card that lies askew, with its ring."""

WIDTH, HEIGHT = 158, 168
CORNER_RADIUS = 24
RING = 5
EDGE = 3
"""The width of the edge of a card without a ring."""
FRAME = 8
"""How much of its back frames a card that the reader knows."""
BAND = 46
"""The height of the band that names the action."""

_LINE = 13

Look: TypeAlias = Literal["card", "last", "win"]
"""How a card stands out: plain, touched by the last move, part of the winning line."""

BODY_COLOURS: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top"}
RING_COLOURS: dict[Look, Role] = {"last": "last", "win": "win"}


@dataclass(frozen=True)
class CardFace:
    """A card's face. label: its action in the picture's language.

    known: it lies face down, and what the reader knows of it shows as a window in the back. rotation: clockwise, in
    degrees, a multiple of 45; the band with the action, at the lower edge, points at the action's target.
    """

    symbol: str
    action: str
    label: str
    look: Look
    known: bool = False
    rotation: int = 0

    @property
    def size(self) -> Size:
        if self.rotation % 90:
            side = cell_side(PITCH)
            return side, side
        across, down = upright_size(self.look)
        return (down, across) if self.rotation % 180 else (across, down)

    @property
    def right_angles(self) -> int:
        return self.rotation // 90

    @property
    def unrotated(self) -> "CardFace":
        """The card upright, or askew by 45 degrees."""
        return replace(self, rotation=self.rotation % 90)

    @property
    def opaque(self) -> bool:
        # askew, its box reaches beyond the round corners of the cell; in a line, there is the link under it
        return self.rotation % 90 == 0 and self.look != "win"

    @property
    def background(self) -> Role:
        return "cell"

    @property
    def style(self) -> Style:
        """The style of the action, in the largest letters that fit the band."""
        styles = [Style(Weight.BOLD, size, "band-ink", f"band-{self.action}") for size in (34, 32, 30)]
        return next((style for style in styles if text_width(self.label, style) <= WIDTH - 8), styles[-1])

    def draw(self, canvas: Canvas) -> None:
        if not self.rotation:
            self._draw_upright(canvas)
            return
        card = Canvas(upright_size(self.look), canvas.theme, self.background)
        self._draw_upright(card)
        canvas.paste_rotated(card, self.rotation)

    def _draw_upright(self, canvas: Canvas) -> None:
        left, top, right, bottom = box = _draw_ring(canvas, self.look)
        band, middle = bottom - BAND, (left + right) / 2
        if self.known:
            _draw_body(canvas, box, CORNER_RADIUS, "back", "back-mark")
            top += FRAME
            window = (left + FRAME, top, right - FRAME, band)
            canvas.rectangle(window, "card-known", CORNER_RADIUS - FRAME, (True, True, False, False))
        elif self.look == "card":
            _draw_body(canvas, box, CORNER_RADIUS, "card", "card-edge")
        else:
            canvas.rectangle(box, BODY_COLOURS[self.look], CORNER_RADIUS)
        canvas.rectangle((left, band, right, bottom), self.style.background, CORNER_RADIUS, (False, False, True, True))
        canvas.centred_text(self.label, (middle, (band + bottom) / 2 - 1), self.style, capitals=True)
        _draw_symbol(canvas, self.symbol, middle, (top + band) / 2)


@dataclass(frozen=True)
class CardBack:
    """A card that lies face down."""

    look: Look = "card"
    opaque: ClassVar = True
    background: ClassVar[Role] = "cell"

    @property
    def size(self) -> Size:
        return upright_size(self.look)

    def draw(self, canvas: Canvas) -> None:
        box = _draw_ring(canvas, self.look)
        _draw_body(canvas, box, CORNER_RADIUS, "back", "back-mark")
        canvas.border(_inset(box, 10), CORNER_RADIUS - 8, 3, "back-mark")
        middle_x, middle_y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        for row, column in product(range(4), range(3)):
            x, y = middle_x + (column - 1) * 40, middle_y + (row - 1.5) * 34
            canvas.polygon([(x, y - 12), (x + 12, y), (x, y + 12), (x - 12, y)], "back-mark")


@dataclass(frozen=True)
class CardLink:
    """Joins two neighbours in the winning line, from centre to centre: down and across, each -1, 0 or 1."""

    down: int
    across: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "cell"

    width: ClassVar = 26

    @property
    def size(self) -> Size:
        return abs(self.across) * PITCH + self.width, abs(self.down) * PITCH + self.width

    def draw(self, canvas: Canvas) -> None:
        near, right, bottom = self.width / 2, self.size[0] - self.width / 2, self.size[1] - self.width / 2
        ends = ((near, bottom), (right, near)) if self.down < 0 else ((near, near), (right, bottom))
        canvas.line(*ends, self.width, "win")


def upright_size(look: Look) -> Size:
    """Returns the size of a card that isn't rotated, with its ring if it has one."""
    ring = 2 * RING if look in RING_COLOURS else 0
    return WIDTH + ring, HEIGHT + ring


def _draw_ring(canvas: Canvas, look: Look) -> Edges:
    """Draws the ring, if the card has one; returns where the card's edges are inside it."""
    if look not in RING_COLOURS:
        return 0, 0, WIDTH, HEIGHT
    box = (0, 0, *upright_size(look))
    canvas.rectangle(box, RING_COLOURS[look], CORNER_RADIUS + RING)
    return _inset(box, RING)


def _draw_body(canvas: Canvas, box: Edges, radius: int, fill: Role, edge: Role) -> None:
    canvas.rectangle(box, edge, radius)
    canvas.rectangle(_inset(box, EDGE), fill, radius - EDGE)


def _inset(box: Edges, width: float) -> Edges:
    left, top, right, bottom = box
    return left + width, top + width, right - width, bottom - width


def _draw_symbol(canvas: Canvas, symbol: str, x: float, y: float) -> None:
    """Draws a symbol in lines of its own colour, in a size at which all symbols look alike."""
    if symbol == "circle":
        canvas.ellipse((x, y), 36, 36, _LINE, symbol)
        return
    if symbol == "cross":
        for sign in (-1, 1):
            canvas.line((x - 31, y - 31 * sign), (x + 31, y + 31 * sign), _LINE + 1, symbol)
        return
    if symbol == "square":
        corners = [(x + 33 * across, y + 33 * down) for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    else:
        # its corners lie on a circle around a point below the middle of its box
        angles = [pi / 2 + 2 * pi * corner / 3 for corner in range(3)]
        corners = [(x + 46 * cos(angle), y + 11 - 46 * sin(angle)) for angle in angles]
    for one, following in zip(corners, corners[1:] + corners[:1], strict=True):
        canvas.line(one, following, _LINE, symbol)
