"""The body of a card: rounded rectangles one inside the other (ring, outline, edge, face), with a band at the foot."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Size
from renderers.parts.panel import Rectangle
from renderers.themes.theme import Role


class Layer(NamedTuple):
    """A rounded rectangle.

    Attributes:
        inset: from the edges of the body, in pixels.
    """

    inset: int
    radius: int
    colour: Role


@dataclass(frozen=True)
class CardBody:
    """Layers from the outermost one in.

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
    """One of the corners of a body, from the outermost layer in.

    Attributes:
        right, low: which one.
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
            # of a square with sides three times as long only one corner is seen
            near, far = inset, 3 * side - inset
            canvas.rectangle((near - x, near - y, far - x, far - y), colour, radius)
