"""The sprites of Tris on Steroids: cards with a symbol and an action, face up, face down, or known through the back."""

from dataclasses import dataclass, replace
from itertools import product
from math import cos, pi, sin
from typing import ClassVar, Literal, TypeAlias

from renderers.dice.die import cell_side
from renderers.engine.canvas import Canvas, Edges
from renderers.engine.scene import Size
from renderers.text.fitting import Style, length
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

PITCH = 232
"""Of the grid: its cells are as wide as a card that lies askew, with its ring."""

WIDTH, HEIGHT = 158, 168
CORNER = 24
RING = 5
EDGE = 3
"""Of a card without a ring."""
RIM = 8
"""How much of its back frames a card that is known."""
BAND = 46
"""The height of the edge that names the action."""

_LINE = 13

Look: TypeAlias = Literal["card", "last", "win"]
"""How a card stands out: not at all, as touched by the last move, as part of the winning line."""

BODIES: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top"}
RINGS: dict[Look, Role] = {"last": "last", "win": "win"}


@dataclass(frozen=True)
class Face:
    """A card's face. said: its action in the picture's language. turned: clockwise, in eighths of a full turn.

    known: it lies face down, and what its reader knows of it shows as a window in the back.
    """

    symbol: str
    action: str
    said: str
    look: Look
    known: bool = False
    turned: int = 0

    @property
    def size(self) -> Size:
        if self.turned % 2:
            side = cell_side(PITCH)
            return side, side
        across, down = upright(self.look)
        return (down, across) if self.turned % 4 else (across, down)

    @property
    def quarters(self) -> int:
        return self.turned // 2

    @property
    def unturned(self) -> "Face":
        """Upright or askew."""
        return replace(self, turned=self.turned % 2)

    @property
    def alone(self) -> bool:
        # askew its box reaches beyond the round corners of the cell; in a line there is the bond under it
        return self.turned % 2 == 0 and self.look != "win"

    @property
    def under(self) -> Role:
        return "cell"

    @property
    def style(self) -> Style:
        """Of the action: in the largest letters that the band has room for."""
        styles = [Style(Weight.BOLD, size, "band-ink", f"band-{self.action}") for size in (34, 32, 30)]
        return next((style for style in styles if length(self.said, style) <= WIDTH - 8), styles[-1])

    def draw(self, canvas: Canvas) -> None:
        if not self.turned:
            _face(self, canvas)
            return
        card = Canvas(upright(self.look), canvas.theme, self.under)
        _face(self, card)
        canvas.lay(card, self.turned)


@dataclass(frozen=True)
class Back:
    """A card that lies face down."""

    look: Look = "card"
    alone: ClassVar = True
    under: ClassVar[Role] = "cell"

    @property
    def size(self) -> Size:
        return upright(self.look)

    def draw(self, canvas: Canvas) -> None:
        box = _card(canvas, self.look)
        _filled(canvas, box, CORNER, "back", "back-mark")
        canvas.frame(_within(box, 10), CORNER - 8, 3, "back-mark")
        middle_x, middle_y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        for row, column in product(range(4), range(3)):
            x, y = middle_x + (column - 1) * 40, middle_y + (row - 1.5) * 34
            canvas.polygon([(x, y - 12), (x + 12, y), (x, y + 12), (x - 12, y)], "back-mark")


@dataclass(frozen=True)
class Bond:
    """What joins two neighbours in the winning line, from centre to centre: down and across, each -1, 0 or 1."""

    down: int
    across: int
    alone: ClassVar = False
    under: ClassVar[Role] = "cell"

    width: ClassVar = 26

    @property
    def size(self) -> Size:
        return abs(self.across) * PITCH + self.width, abs(self.down) * PITCH + self.width

    def draw(self, canvas: Canvas) -> None:
        near, right, bottom = self.width / 2, self.size[0] - self.width / 2, self.size[1] - self.width / 2
        ends = ((near, bottom), (right, near)) if self.down < 0 else ((near, near), (right, bottom))
        canvas.stroke(*ends, self.width, "win")


def upright(look: Look) -> Size:
    """The size of a card that isn't turned, with its ring if it has one."""
    ring = 2 * RING if look in RINGS else 0
    return WIDTH + ring, HEIGHT + ring


def _face(sprite: Face, canvas: Canvas) -> None:
    """The card as it lies unturned, its action at the lower edge."""
    left, top, right, bottom = box = _card(canvas, sprite.look)
    band, middle = bottom - BAND, (left + right) / 2
    if sprite.known:
        _filled(canvas, box, CORNER, "back", "back-mark")
        top += RIM
        canvas.block((left + RIM, top, right - RIM, band), "card-known", CORNER - RIM, (True, True, False, False))
    elif sprite.look == "card":
        _filled(canvas, box, CORNER, "card", "card-edge")
    else:
        canvas.block(box, BODIES[sprite.look], CORNER)
    canvas.block((left, band, right, bottom), sprite.style.under, CORNER, (False, False, True, True))
    canvas.letter(sprite.said, (middle, (band + bottom) / 2 - 1), sprite.style, level=True)
    _symbol(canvas, sprite.symbol, middle, (top + band) / 2)


def _card(canvas: Canvas, look: Look) -> Edges:
    """Where the card's edges are, inside the ring, which is drawn if it has one."""
    if look not in RINGS:
        return 0, 0, WIDTH, HEIGHT
    canvas.block((0, 0, *upright(look)), RINGS[look], CORNER + RING)
    return _within((0, 0, *upright(look)), RING)


def _filled(canvas: Canvas, box: Edges, corner: int, fill: Role, edge: Role) -> None:
    """A body with a thin edge."""
    canvas.block(box, edge, corner)
    canvas.block(_within(box, EDGE), fill, corner - EDGE)


def _within(box: Edges, rim: float) -> Edges:
    left, top, right, bottom = box
    return left + rim, top + rim, right - rim, bottom - rim


def _symbol(canvas: Canvas, symbol: str, x: float, y: float) -> None:
    """In strokes of the symbol's own colour, as large as they look alike."""
    if symbol == "circle":
        canvas.ring((x, y), 36, 36, _LINE, symbol)
        return
    if symbol == "cross":
        for turn in (-1, 1):
            canvas.stroke((x - 31, y - 31 * turn), (x + 31, y + 31 * turn), _LINE + 1, symbol)
        return
    if symbol == "square":
        corners = [(x + 33 * across, y + 33 * down) for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    else:
        # its corners on a circle about a point below the middle of its box
        angles = [pi / 2 + 2 * pi * corner / 3 for corner in range(3)]
        corners = [(x + 46 * cos(angle), y + 11 - 46 * sin(angle)) for angle in angles]
    for one, following in zip(corners, corners[1:] + corners[:1], strict=True):
        canvas.stroke(one, following, _LINE, symbol)
