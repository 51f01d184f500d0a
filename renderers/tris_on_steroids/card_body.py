"""The body of a card: rounded rectangles one inside the other (ring, outline, edge, face), with a band at the foot."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.parts.panel import Rectangle
from renderers.themes.theme import Role


class Layer(NamedTuple):
    """A rounded rectangle. inset: from the edges of the body, in pixels."""

    inset: int
    radius: int
    colour: Role


@dataclass(frozen=True)
class CardBody:
    """Layers from the outermost one in. band: the colour of the band, which begins `band_top` pixels from the top."""

    size: Size
    layers: tuple[Layer, ...]
    band: Role | None = None
    band_top: int = 0
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def parts(self) -> tuple[Placed, ...]:
        """Sharp-cornered rectangles, with the round corners of all layers pasted over theirs."""
        width, height = self.size
        rectangles = [
            Placed(Rectangle(width - 2 * inset, height - 2 * inset, colour), inset, inset)
            for inset, _, colour in self.layers
        ]
        inset = self.layers[-1].inset
        if self.band:
            band = Rectangle(width - 2 * inset, height - inset - self.band_top, self.band)
            rectangles.append(Placed(band, inset, self.band_top))
        corners = (BodyCorner(self, right=right, low=low) for right in (False, True) for low in (False, True))
        return (*rectangles, *(Placed(corner, *corner.position) for corner in corners))


@dataclass(frozen=True)
class BodyCorner:
    """One of the corners of a body. right, low: which one."""

    body: CardBody
    right: bool
    low: bool
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        side = max(inset + radius for inset, radius, _ in self.body.layers)
        return side, side

    @property
    def position(self) -> tuple[int, int]:
        """The distance from the body's left and top edges, in pixels."""
        (width, height), side = self.body.size, self.size[0]
        return (width - side) * self.right, (height - side) * self.low

    def draw(self, canvas: Canvas) -> None:
        body, (x, y) = self.body, self.position
        layers = body.layers
        if self.low and body.band:
            layers = (*layers[:-1], layers[-1]._replace(colour=body.band))
        for inset, radius, colour in layers:
            edges = inset - x, inset - y, body.size[0] - inset - x, body.size[1] - inset - y
            canvas.rectangle(edges, colour, radius)
