"""The cards of the grid: face up with their symbol and action, or face down; each has the name of its cell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size, Sprite
from renderers.parts.panel import Panel, Rectangle
from renderers.parts.text_line import place_text
from renderers.text.line import text_width
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import Role
from renderers.tris_on_steroids.card_size import CARD_SIZES, CardSize
from renderers.tris_on_steroids.icon import Icon
from renderers.tris_on_steroids.markers import Dashes
from renderers.tris_on_steroids.symbol import Symbol


class Layer(NamedTuple):
    """A rounded rectangle.

    Attributes:
        inset: the distance from the edges of the body, in pixels.
    """

    inset: int
    radius: int
    colour: Role


@dataclass(frozen=True)
class CardBody:
    """The body of a card, in layers from the outermost one inwards.

    Attributes:
        band: the colour of the band, which begins `band_top` pixels from the top.
    """

    size: Size
    layers: tuple[Layer, ...]
    band: Role | None = None
    band_top: int = 0
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def parts(self) -> tuple[Placed, ...]:
        """Rectangles, with the round corners of all layers pasted over their sharp ones."""
        width, height = self.size
        rectangles = [
            Placed(Rectangle(width - 2 * inset, height - 2 * inset, colour), inset, inset)
            for inset, _, colour in self.layers
        ]
        inset = self.layers[-1].inset
        if self.band:
            band = Rectangle(width - 2 * inset, height - inset - self.band_top, self.band)
            rectangles.append(Placed(band, inset, self.band_top))
        return *rectangles, *self._corners()

    def _corners(self) -> Iterator[Placed]:
        width, height = self.size
        lower = (*self.layers[:-1], self.layers[-1]._replace(colour=self.band)) if self.band else self.layers
        for low, layers in enumerate((self.layers, lower)):
            for right in (False, True):
                corner = BodyCorner(layers, right=right, low=bool(low))
                side = corner.size[0]
                yield Placed(corner, (width - side) * right, (height - side) * low)


@dataclass(frozen=True)
class BodyCorner:
    """One of the corners of a body, from the outermost layer inwards.

    Attributes:
        right, low: which corner it is.
    """

    layers: tuple[Layer, ...]
    right: bool
    low: bool
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = max(inset + radius for inset, radius, _ in self.layers)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = self.size[0]
        x, y = 2 * side * self.right, 2 * side * self.low
        for inset, radius, colour in self.layers:
            # a square with sides three times as long, of which only one corner is seen
            near, far = inset, 3 * side - inset
            canvas.rectangle((near - x, near - y, far - x, far - y), colour, radius)


Look: TypeAlias = Literal["card", "target", "chosen", "last", "win"]
"""How a card stands out: not at all, a possible or chosen target, touched by the move, part of the winning line."""

FACE_COLOURS: Mapping[Look, Role] = {
    "card": "card", "target": "card", "chosen": "card", "last": "last-top", "win": "win-top",
}  # fmt: skip
RINGS: Mapping[Look, Role] = {"last": "last", "win": "win"}

_EDGE = 2
"""The width of the edge of a card without a ring, in pixels."""
_FRAME = 3
"""The width of the line on a back, in pixels."""
_WORD_SIZES = (36, 35, 34, 33, 32, 31, 30)
_ICON_GAP = 11
_BAND_PADDING = 15


@dataclass(frozen=True)
class Card:
    """What all cards of a grid have in common.

    The sprite includes the ring or outline.

    Attributes:
        side: the side of the grid.
        name: the name of the cell, in capitals.
    """

    side: int
    name: str
    look: Look
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def lengths(self) -> CardSize:
        return CARD_SIZES[self.side]

    @property
    def margin(self) -> int:
        """The width of ring or outline, in pixels."""
        lengths = self.lengths
        outlines = {"target": lengths.outline + lengths.gap, "chosen": lengths.dash + 1}
        return lengths.ring if self.look in RINGS else outlines.get(self.look, 0)

    @property
    def size(self) -> Size:
        width, height = self.lengths.card
        return width + 2 * self.margin, height + 2 * self.margin

    def _body(self, fill: Role, edge: Role, band: Role | None = None) -> Iterator[Placed]:
        """Places the body with ring, outline or dashes.

        Args:
            edge: the colour of its edge if it has no ring.
        """
        lengths, margin, radius = self.lengths, self.margin, self.lengths.radius
        band_top = lengths.card[1] - lengths.band
        edged = Layer(0, radius, edge), Layer(_EDGE, radius - _EDGE, fill)
        if self.look == "chosen":
            yield from _dashed(self.size, lengths.dash)
            yield Placed(CardBody(lengths.card, edged, band, band_top), margin, margin)
            return
        layers: tuple[Layer, ...] = edged
        if self.look in RINGS:
            layers = Layer(0, radius + margin, RINGS[self.look]), Layer(margin, radius, fill)
        elif self.look == "target":
            outline = Layer(0, radius + margin, "last"), Layer(lengths.outline, radius + lengths.gap, "background")
            layers = *outline, *(layer._replace(inset=margin + layer.inset) for layer in edged)
        yield Placed(CardBody(self.size, layers, band, margin + band_top), 0, 0)

    def _placed_name(self, left: int, baseline: int, colour: Role, background: Role) -> Placed:
        style = Style(Weight.MEDIUM, self.lengths.name, colour, background)
        return place_text(self.name, style, self.margin + left, self.margin + baseline, opaque=False)


@dataclass(frozen=True)
class CardFace(Card):
    """A card that lies face up.

    Attributes:
        label: its action in the picture's language, "" if there is no room for words.
    """

    symbol: str
    action: str
    label: str

    @property
    def parts(self) -> tuple[Placed, ...]:
        lengths, fill = self.lengths, FACE_COLOURS[self.look]
        (width, height), margin = lengths.card, self.margin
        symbol = Symbol(self.symbol, lengths.symbol, self.symbol, fill)
        middle = margin + (height - lengths.band) // 2
        return (
            *self._body(fill, "card-edge", f"band-{self.action}"),
            _centred(symbol, margin + width // 2 + lengths.symbol_right, middle),
            *self._placed_action(),
            self._placed_name(lengths.name_left, lengths.name_baseline, "card-label", fill),
        )

    @property
    def word_style(self) -> Style:
        """The style of the action's word, in the largest letters that fit."""
        room = self.lengths.card[0] - 2 * _BAND_PADDING - self.lengths.icon - _ICON_GAP
        styles = [Style(Weight.BOLD, size, "band-ink", f"band-{self.action}") for size in _WORD_SIZES]
        return next((style for style in styles if text_width(self.label, style) <= room), styles[-1])

    def _placed_action(self) -> Iterator[Placed]:
        """Places the icon on the band, and the word right of it."""
        lengths, style = self.lengths, self.word_style
        icon = Icon(self.action, lengths.icon, "band-ink", style.background)
        word_width = _ICON_GAP + text_width(self.label, style) if self.label else 0
        left = self.margin + (lengths.card[0] - icon.side - word_width) // 2
        middle = self.margin + lengths.card[1] - (lengths.band + _EDGE) // 2
        yield Placed(icon, left, middle - icon.side // 2)
        if self.label:
            baseline = middle + round(CAPITAL_HEIGHT * style.size / 2)
            yield place_text(self.label, style, left + icon.side + _ICON_GAP, baseline, opaque=False)


@dataclass(frozen=True)
class CardBack(Card):
    """A card that lies face down."""

    @property
    def parts(self) -> tuple[Placed, ...]:
        (width, height), margin = self.lengths.card, self.margin
        style = Style(Weight.MEDIUM, self.lengths.back_name, "back-name", "back")
        baseline = round((height + CAPITAL_HEIGHT * style.size) / 2)
        name = place_text(self.name, style, margin + width // 2, margin + baseline, "centre")
        return *self._body("back", "back"), self._placed_frame(), name

    def _placed_frame(self) -> Placed:
        (width, height), inset = self.lengths.card, self.lengths.frame
        frame = Panel(width - 2 * inset, height - 2 * inset, "back", "back", 8, "back-mark", _FRAME)
        return Placed(frame, self.margin + inset, self.margin + inset)


@dataclass(frozen=True)
class KnownCard(CardBack):
    """A card that lies face down and is known to the reader: its back shows symbol and icon in white."""

    symbol: str
    action: str

    @property
    def parts(self) -> tuple[Placed, ...]:
        lengths, margin = self.lengths, self.margin
        width, height = lengths.card
        symbol = Symbol(self.symbol, lengths.known_symbol, "paper", "back")
        icon = Icon(self.action, lengths.known_icon, "paper", "back")
        gap = round(0.05 * width)
        left = margin + (width - symbol.size[0] - gap - icon.side) // 2
        middle = margin + round(0.6 * height)
        inside = lengths.frame + _FRAME - 2
        return (
            *self._body("back", "back"),
            self._placed_frame(),
            Placed(symbol, left, middle - symbol.size[1] // 2),
            Placed(icon, left + symbol.size[0] + gap, middle - icon.side // 2),
            self._placed_name(lengths.name_left + inside - 4, lengths.name_baseline + inside - 4, "back-name", "back"),
        )


def _dashed(size: Size, width: int) -> Iterator[Placed]:
    """Places a dashed line along the inside of a rectangle's edges."""
    (right, bottom), across, down = size, Dashes(size[0], width), Dashes(size[1], width, down=True)
    yield from (Placed(across, 0, 0), Placed(across, 0, bottom - width))
    yield from (Placed(down, 0, 0), Placed(down, right - width, 0))


def _centred(sprite: Sprite, x: int, y: int) -> Placed:
    width, height = sprite.size
    return Placed(sprite, x - width // 2, y - height // 2)
