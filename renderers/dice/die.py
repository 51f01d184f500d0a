"""A die seen from above and a little from the south-east: its top, its south and its east face.

Opposite faces are equal, so these three show everything. The letter stands in the corner without a symbol, where the
south and east faces meet.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeAlias

from renderers.dice.symbol import Symbol, draw_symbol
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role

Look: TypeAlias = Literal["die", "last", "win", "chosen"]
"""How a die stands out: plain, as the last roll, as part of the winning line, or as chosen for the next roll."""

LOOKS: tuple[Look, ...] = ("die", "last", "win", "chosen")

RINGS: dict[Look, Role] = {"last": "last", "win": "win", "chosen": "text"}
"""The colour of the ring around a die that stands out."""

_TOP = 0.715
"""The side of the top face as a fraction of the die's side; the rest is the depth of the other two faces."""
_SYMBOL = 0.66
"""The part of a side face's depth that its symbol takes, and of the top face's side."""
_ALONG = 0.52
"""The part of a side face's length that its symbol takes."""
_STROKE = 0.155
"""The stroke of the top symbol, as a fraction of the top face's side."""


@cache
def die_side(pitch: int) -> int:
    return 2 * round(0.46 * pitch)


@cache
def top_side(pitch: int) -> int:
    return round(_TOP * die_side(pitch))


@cache
def letter_side(pitch: int) -> int:
    """Returns the side of a letter's field: large enough for a phone, but at most 0.39 of the die's side."""
    side = die_side(pitch)
    return round(max(0.3 * side, min(35, 0.39 * side)))


def corner_radius(pitch: int) -> float:
    return 0.09 * die_side(pitch)


@cache
def ring_width(pitch: int, look: Look) -> int:
    """Returns the width of the ring around a die that stands out, 0 for a plain die."""
    if look not in RINGS:
        return 0
    return max(5, round(0.05 * pitch)) if look == "chosen" else max(4, round(0.035 * pitch))


def _face(look: Look, face: str) -> Role:
    return f"{'die' if look == 'chosen' else look}-{face}"


@dataclass(frozen=True)
class DieBody:
    """A die without symbols.

    Attributes:
        opaque: False if something else may lie under its box's corners.
    """

    pitch: int
    look: Look
    opaque: bool = True

    @property
    def size(self) -> Size:
        return die_side(self.pitch), die_side(self.pitch)

    @property
    def background(self) -> Role:
        return RINGS.get(self.look, "background")

    def draw(self, canvas: Canvas) -> None:
        _draw_body(canvas, self.pitch, self.look, 0)


def _draw_body(canvas: Canvas, pitch: int, look: Look, start: float) -> None:
    """Draws the three faces.

    Args:
        start: where the die's top left corner lies, across and down.
    """
    side, top = die_side(pitch), top_side(pitch)
    end, fold, radius, line = start + side, start + top, corner_radius(pitch), max(1.5, 0.011 * side)
    canvas.rectangle((start, start, end, end), _face(look, "south"))
    canvas.polygon([(fold, start), (end, start), (end, end), (fold, fold)], _face(look, "east"))
    canvas.rectangle((start, start, fold + line, fold + line), _face(look, "edge"), radius + line)
    canvas.rectangle((start, start, fold, fold), _face(look, "top"), radius)
    canvas.clip_to_rectangle((start, start, end, end), radius)
    if look not in RINGS:
        canvas.border((start, start, end, end), radius, line, _face(look, "edge"))


@dataclass(frozen=True)
class SideSymbol:
    """A symbol on the south or the east face, squashed across the fold."""

    pitch: int
    symbol: str
    look: Look
    face: Literal["south", "east"]
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        side, top = die_side(self.pitch), top_side(self.pitch)
        along, across = round(_ALONG * top), round(_SYMBOL * (side - top))
        return (along, across) if self.face == "south" else (across, along)

    @property
    def background(self) -> Role:
        return _face(self.look, self.face)

    def draw(self, canvas: Canvas) -> None:
        half = self.size[0] / 2, self.size[1] / 2
        stroke = max(3, 0.05 * die_side(self.pitch))
        draw_symbol(canvas, self.symbol, half, half, stroke=stroke, colour=self.symbol)


@dataclass(frozen=True)
class DieLetter:
    """The letter that names a die in a move, with the corner of the die under it."""

    pitch: int
    letter: str
    look: Look
    opaque: bool = True

    @property
    def size(self) -> Size:
        side = letter_side(self.pitch)
        return side, side

    @property
    def background(self) -> Role:
        return RINGS.get(self.look, "background")

    @property
    def style(self) -> Style:
        return Style(Weight.BOLD, round(1.04 * letter_side(self.pitch)), "paper", "ink")

    def draw(self, canvas: Canvas) -> None:
        side, radius = letter_side(self.pitch), corner_radius(self.pitch)
        _draw_body(canvas, self.pitch, self.look, side - die_side(self.pitch))
        canvas.rectangle((0, 0, side, side), "ink", 0.28 * side)
        canvas.rectangle((side / 2, side / 2, side, side), "ink")
        canvas.clip_to_rectangle((side - die_side(self.pitch), side - die_side(self.pitch), side, side), radius)
        canvas.centred_text(self.letter.upper(), (side / 2, side / 2), self.style, capitals=True)


@dataclass(frozen=True)
class DieRing:
    """The ring around a die that stands out; it is filled, since it lies under the die."""

    pitch: int
    look: Look
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = die_side(self.pitch) + 2 * ring_width(self.pitch, self.look)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        radius = corner_radius(self.pitch) + ring_width(self.pitch, self.look)
        canvas.rectangle((0, 0, *self.size), RINGS[self.look], radius)


@dataclass(frozen=True)
class Die:
    """A die with its letter, and with a ring if it stands out.

    Attributes:
        top, ns, ew: the symbols on top, on its north and south, on its east and west faces.
        opaque: False if something else may lie under its box's corners.
    """

    pitch: int
    letter: str
    top: str
    ns: str
    ew: str
    look: Look
    opaque: bool = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = die_side(self.pitch) + 2 * ring_width(self.pitch, self.look)
        return side, side

    @property
    def parts(self) -> tuple[Placed, ...]:
        side, top, ring = die_side(self.pitch), top_side(self.pitch), ring_width(self.pitch, self.look)
        upper = Symbol(self.top, 2 * round(_SYMBOL * top / 2), _STROKE * top, self.top, _face(self.look, "top"))
        south = SideSymbol(self.pitch, self.ns, self.look, "south")
        east = SideSymbol(self.pitch, self.ew, self.look, "east")
        letter = DieLetter(self.pitch, self.letter, self.look, self.opaque)
        # the side symbols stand next to the letter, in the middle of the face's depth
        field = letter.size[0]
        along, across = (side - field - south.size[0]) // 2, (side + top - south.size[1]) // 2
        inner = (
            (DieBody(self.pitch, self.look, self.opaque), 0, 0),
            (upper, (top - upper.side) // 2, (top - upper.side) // 2),
            (south, along, across),
            (east, across, along),
            (letter, side - field, side - field),
        )
        around = (Placed(DieRing(self.pitch, self.look), 0, 0),) if ring else ()
        return (*around, *(Placed(sprite, ring + x, ring + y) for sprite, x, y in inner))
