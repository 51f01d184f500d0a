"""The sprites of SET: blank cards, the symbols that are laid on them, and small marks of what befell them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from itertools import product
from math import cos, hypot, pi, sin, tau
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.games.set.cards import COLOURS, SHADINGS, SHAPES
from bot.games.set.cards import Card as Dealt
from renderers.engine.canvas import Canvas, Point
from renderers.engine.scene import Group, Placed, Size, Sprite
from renderers.parts.text_line import words
from renderers.text.fitting import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

Look: TypeAlias = Literal["card", "last", "win", "wrong"]
"""How a card stands out: not at all, as new where a SET lay, as part of a found SET, as part of an error."""

BODIES: dict[Look, Role] = {"card": "card", "last": "last-top", "win": "win-top", "wrong": "card-wrong"}
RINGS: dict[Look, Role] = {"last": "last", "win": "win", "wrong": "loss"}
Corner: TypeAlias = tuple[int, int]
Cards: TypeAlias = tuple[Dealt | None, ...]
Looks: TypeAlias = tuple[Look | None, ...]
"""Of cards beside each other; None where there is a hole."""
RING = 7
EDGE = 3
"""Of a card without a ring."""
CORNER = 18
GAP = 20
"""Between two cards, beside each other or one below the other."""

_BEYOND = 12
"""How far a mark reaches out of its card: not as far as to the cards beside it and above."""

_STRIPE, _PERIOD = 4, 10
"""Whole pixels: such stripes stay sharp and pack well."""

_COLOURS = {"right": "win", "wrong": "loss", "more": "last", "out": "muted"}
_SIGNS = {
    "right": (((0.32, 0.52), (0.45, 0.65)), ((0.45, 0.65), (0.69, 0.37))),
    "wrong": (((0.36, 0.36), (0.64, 0.64)), ((0.36, 0.64), (0.64, 0.36))),
    "more": (((0.5, 0.31), (0.5, 0.69)), ((0.31, 0.5), (0.69, 0.5))),
    "out": (((0.38, 0.32), (0.38, 0.68)), ((0.62, 0.32), (0.62, 0.68))),
}
"""Strokes in parts of the disc's width."""

Meaning: TypeAlias = Literal["right", "wrong", "more", "out"]
"""A SET; an error; who asks for more cards; who sits out."""


class Format(NamedTuple):
    """The measures of a card, in pixels.

    size: width and height of all. symbol: of each symbol; `gap` lies between two, `top` above them. label: pixels to
    the em of the slot's name, and `foot` what is left under it.
    """

    size: Size
    symbol: Size
    stroke: int
    gap: int
    top: int
    label: int
    foot: int


TALL = Format((223, 174), (52, 104), 6, 15, 14, 31, 14)
SHORT = Format((223, 162), (48, 96), 5, 9, 14, 31, 13)
LOW = Format((223, 130), (36, 70), 5, 9, 12, 30, 11)


@dataclass(frozen=True)
class Card:
    """Some rows of a blank card: from `top` to above `bottom`, which the ring lies outside of if it has one."""

    body: Size
    look: Look
    top: int
    bottom: int
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @property
    def margin(self) -> int:
        """From the edge of the sprite to the card's."""
        return _margin(self.look)

    @cached_property
    def size(self) -> Size:
        return self.body[0] + 2 * self.margin, self.bottom - self.top

    def draw(self, canvas: Canvas) -> None:
        (width, height), edge, up = self.body, self.margin, -self.top
        if edge:
            canvas.block((0, up - edge, width + 2 * edge, up + height + edge), RINGS[self.look], CORNER + RING)
            canvas.block((edge, up, edge + width, up + height), BODIES[self.look], CORNER)
            return
        canvas.block((0, up, width, up + height), "card-edge", CORNER)
        canvas.block((EDGE, up + EDGE, width - EDGE, up + height - EDGE), "card", CORNER - EDGE)


@dataclass(frozen=True)
class Symbol:
    """One symbol: its shape, colour and shading in lines of `stroke` pixels, on a card of this look."""

    size: Size
    stroke: int
    shape: str
    colour: str
    shading: str
    look: Look
    alone: ClassVar = True

    @property
    def under(self) -> Role:
        return BODIES[self.look]

    @property
    def ink(self) -> Role:
        return f"set-{COLOURS.index(self.colour) + 1}"

    def __str__(self) -> str:
        return f"Symbol({self.colour} {self.shading} {self.shape}, {self.size[0]}x{self.size[1]} on {self.under})"

    def draw(self, canvas: Canvas) -> None:
        outline, (width, height) = _outline(self.shape, self.size, self.stroke / 2), self.size
        if self.shading == "striped":
            # as many above the middle as below it
            first = (height // 2 - _STRIPE // 2) % _PERIOD
            for top in range(first, height, _PERIOD):
                canvas.block((0, top, width, top + _STRIPE), self.ink)
            canvas.keep(outline)
        elif self.shading == "solid":
            canvas.polygon(outline, self.ink)
        for one, following in zip(outline, outline[1:] + outline[:1], strict=True):
            canvas.stroke(one, following, self.stroke, self.ink)


@dataclass(frozen=True)
class Mark:
    """A disc with a sign of what it means."""

    side: int
    meaning: Meaning
    under: Role
    alone: ClassVar = False

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side = self.side
        canvas.disc((side / 2, side / 2), side / 2, self.under)
        canvas.disc((side / 2, side / 2), side / 2 - 4, _COLOURS[self.meaning])
        for (x0, y0), (x1, y1) in _SIGNS[self.meaning]:
            canvas.stroke((x0 * side, y0 * side), (x1 * side, y1 * side), side * 0.1, self.under)


@dataclass(frozen=True)
class Face:
    """The rows of a card where its symbols lie side by side."""

    card: Dealt
    format: Format
    look: Look
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @property
    def size(self) -> Size:
        return self.format.size[0] + 2 * _margin(self.look), self.format.symbol[1]

    @property
    def parts(self) -> tuple[Placed, ...]:
        (number, colour, shape, shading), (symbol, stroke, gap) = self.card, self.format[1:4]
        drawn = Symbol(symbol, stroke, shape, colour, shading, self.look)
        step = symbol[0] + gap
        left = (self.size[0] - number * step + gap) // 2
        body = Placed(blank(self.format, self.look)[1], 0, 0)
        return (body, *(Placed(drawn, left + place * step, 0) for place in range(number)))

    def __str__(self) -> str:
        return f"Face({self.card}, {self.size[0]}x{self.size[1]}, {self.look})"


@dataclass(frozen=True)
class Foot:
    """The rows of a card where the name of its slot stands."""

    name: str
    format: Format
    look: Look
    alone: ClassVar = True
    under: ClassVar[Role] = "ground"

    @property
    def size(self) -> Size:
        return blank(self.format, self.look)[2].size

    @property
    def parts(self) -> tuple[Placed, ...]:
        body = blank(self.format, self.look)[2]
        baseline = self.format.size[1] - self.format.foot - body.top
        name = words(self.name.upper(), label(self.format, self.look), self.size[0] // 2, baseline, "centre")
        return Placed(body, 0, 0), name

    def __str__(self) -> str:
        return f"Foot({self.name.upper()}, {self.size[0]}x{self.size[1]}, {self.look})"


def _margin(look: Look) -> int:
    """How far a ring reaches out of its card."""
    return RING if look in RINGS else 0


@lru_cache(maxsize=64)
def blank(format_: Format, look: Look) -> tuple[Card, Card, Card]:
    """A blank card in three: above its symbols, with them, and below."""
    card = partial(Card, format_.size, look)
    margin, height = card(0, 0).margin, format_.size[1]
    above, below = format_.top, format_.top + format_.symbol[1]
    return card(-margin, above), card(above, below), card(below, height + margin)


@lru_cache(maxsize=256)
def row(cards: Cards, names: tuple[str, ...], looks: Looks, corner: Corner, format_: Format) -> tuple[Placed, ...]:
    """Cards from that corner to the right, none where there is a hole, as three groups: heads, faces and feet.

    A move changes the faces of few, the rest of fewer. A group ends where it does whether a card has a ring or not.
    """
    left, top = corner[0] - RING, corner[1] - RING
    placed = []
    for group in (_heads(looks, format_), _faces(cards, looks, format_), _feet(names, looks, format_)):
        placed.append(Placed(group, left, top))
        top += group.size[1]
    return tuple(placed)


@lru_cache(maxsize=256)
def _heads(looks: Looks, format_: Format) -> Group:
    heads = [look and blank(format_, look)[0] for look in looks]
    height = RING + format_.top
    return _beside([(head, height - head.size[1]) if head else None for head in heads], format_, height)


@lru_cache(maxsize=256)
def _faces(cards: Cards, looks: Looks, format_: Format) -> Group:
    shown = zip(cards, looks, strict=True)
    faces = [(Face(card, format_, look), 0) if card and look else None for card, look in shown]
    return _beside(faces, format_, format_.symbol[1])


@lru_cache(maxsize=256)
def _feet(names: tuple[str, ...], looks: Looks, format_: Format) -> Group:
    feet = [look and (Foot(name, format_, look), 0) for name, look in zip(names, looks, strict=True)]
    return _beside(feet, format_, format_.size[1] - format_.top - format_.symbol[1] + RING)


def _beside(parts: Sequence[tuple[Sprite, int] | None], format_: Format, height: int) -> Group:
    """Parts of cards, each with its distance from the group's top; room for a ring around all."""
    across = format_.size[0]
    middles = range(RING + across // 2, len(parts) * (across + GAP), across + GAP)
    laid = zip(parts, middles, strict=True)
    placed = (Placed(part[0], middle - part[0].size[0] // 2, part[1]) for part, middle in laid if part)
    return Group((len(parts) * (across + GAP) - GAP + 2 * RING, height), tuple(placed))


def label(format_: Format, look: Look) -> Style:
    """How the name of its slot is written on a card."""
    return Style(Weight.MEDIUM, format_.label, "card-label", BODIES[look])


def marked(meaning: Meaning, corner: Corner, format_: Format) -> Placed:
    """The mark on the upper right corner of a card that has its top left corner there."""
    mark = Mark(48, meaning, "ground")
    return Placed(mark, corner[0] + format_.size[0] + _BEYOND - mark.side, corner[1] - _BEYOND)


def symbols(format_: Format) -> Iterator[Symbol]:
    """All 27, on cards that nothing befell."""
    for shape, colour, shading in product(SHAPES, COLOURS, SHADINGS):
        yield Symbol(format_.symbol, format_.stroke, shape, colour, shading, "card")


@cache
def _outline(shape: str, size: Size, inset: float) -> list[Point]:
    """The shape's outline so far inside its box, as points in turn."""
    middle_x, middle_y = size[0] / 2, size[1] / 2
    across, down = middle_x - inset, middle_y - inset
    if shape == "diamond":
        # twice as high as wide: its edges look the same again two rows further down, which packs well
        down = min(down, 2 * across)
        around = [(0.0, -down), (down / 2, 0.0), (0.0, down), (-down / 2, 0.0)]
    elif shape == "oval":
        around = _oval(across, down)
    else:
        around = _squiggle(across, down)
    return [(middle_x + x, middle_y + y) for x, y in around]


def _oval(across: float, down: float) -> list[Point]:
    """Two half circles and what joins them."""
    straight, arc = down - across, [pi * step / 32 for step in range(33)]
    upper = [(-across * cos(angle), -straight - across * sin(angle)) for angle in arc]
    return [*upper, *((-x, -y) for x, y in upper)]


def _squiggle(across: float, down: float) -> list[Point]:
    """A wave as wide as it may be in its box: the outline of a ball that rolls down one turn of a sine."""
    radius, sway, reach = across * 0.66, across * 0.31, down - across * 0.66
    right: list[Point] = []
    left: list[Point] = []
    for step in range(-32, 33):
        turn = step / 32
        x, y = -sway * sin(turn * pi), turn * reach
        slope_x, slope_y = -sway * pi * cos(turn * pi), reach
        length = hypot(slope_x, slope_y)
        nx, ny = slope_y / length * radius, -slope_x / length * radius
        right.append((x + nx, y + ny))
        left.append((x - nx, y - ny))
    return [*right, *_cap(right[-1], left[-1]), *reversed(left), *_cap(left[0], right[0])]


def _cap(start: Point, end: Point) -> list[Point]:
    """The half circle from one point to the other, clockwise."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = start[0] - x, start[1] - y
    angles = [tau * step / 64 for step in range(1, 32)]
    return [(x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)) for angle in angles]
