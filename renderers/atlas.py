"""Every sprite painted once: in indices of the theme's palette, laid on the colour that is under it."""

from typing import NamedTuple

from PIL import Image

from renderers.grid import Cells
from renderers.palette import palette
from renderers.recent import Recent
from renderers.scene import Sprite
from renderers.sprites import draw, know_all
from renderers.sprites.canvas import Canvas
from renderers.theme import Theme


class Stamp(NamedTuple):
    """A painted sprite: palette indices (mode "L"), and a mask of what it covers (mode "1"), None where that is all."""

    image: Image.Image
    mask: Image.Image | None

    @property
    def weight(self) -> int:
        """About how many bytes it holds: Pillow keeps a byte for each pixel of either mode."""
        return self.image.width * self.image.height * (1 if self.mask is None else 2)


class Atlas:
    """The sprites of one theme, for any number of threads.

    It holds at most `room` bytes of pixels and lets go of what has not been asked for the longest.
    """

    def __init__(self, theme: Theme, *, room: int = 12_000_000) -> None:
        know_all()
        self.theme = theme
        self.palette = palette(theme)
        self.ground = self.palette.nearest(theme["ground"])
        self.stamps = Recent(self._painted, room=room, weight=lambda stamp: stamp.weight)

    def stamp(self, sprite: Sprite) -> Stamp:
        """The sprite's stamp, painted now if it is not held."""
        return self.stamps.get(sprite)

    def _painted(self, sprite: Sprite) -> Stamp:
        if isinstance(sprite, Cells):
            return self._repeated(sprite)
        canvas = Canvas(sprite.size, self.theme, sprite.under)
        draw(sprite, canvas)
        pixels = canvas.pixels()
        numbers = memoryview(pixels.tobytes()).cast("I")
        indices = Image.frombytes("L", pixels.size, bytes(map(self.palette.__getitem__, numbers)))
        return Stamp(
            indices, None if sprite.alone else pixels.getchannel(3).point(lambda drawn: 255 * bool(drawn), "1")
        )

    def _repeated(self, row: Cells) -> Stamp:
        """A row from the stamp of its one tile: drawn as a whole at four dots to the pixel it would take 11 MB."""
        tile = self.stamp(row.tile).image
        image = Image.new("L", row.size, self.palette.nearest(self.theme[row.under]))
        for left in range(0, row.count * row.pitch, row.pitch):
            image.paste(tile, (left, 0))
        return Stamp(image, None)
