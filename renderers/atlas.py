"""Every sprite painted once: in indices of the theme's palette, laid on the colour that is under it."""

from PIL import Image

from renderers.album import Album, Packed, Page, Stamp, packed
from renderers.grid import Cells
from renderers.palette import palette
from renderers.scene import Sprite
from renderers.sprites import draw, know_all
from renderers.sprites.canvas import Canvas
from renderers.theme import Theme


class Atlas:
    """The sprites of one theme, for any number of threads.

    album: where they are kept; one of its own unless it shares the room with other themes.
    """

    def __init__(self, theme: Theme, album: Album | None = None) -> None:
        know_all()
        self.theme = theme
        self.palette = palette(theme)
        self.ground = self.palette.nearest(theme["ground"])
        self.album = album or Album()

    def stamp(self, sprite: Sprite) -> Stamp:
        """The sprite's stamp, painted now if it is not held."""
        return self.album.ready.get((self.theme, sprite), self._ready)

    def prepare(self, sprite: Sprite) -> None:
        """Paints the sprite and keeps it packed: it is used in a twentieth of the time that painting takes."""
        self.album.packed.get((self.theme, sprite), self._packed)

    def _ready(self, page: Page) -> Stamp:
        return self.album.packed.get(page, self._packed).stamp()

    def _packed(self, page: Page) -> Packed:
        _, sprite = page
        return packed(self._repeated(sprite) if isinstance(sprite, Cells) else self._painted(sprite))

    def _painted(self, sprite: Sprite) -> Stamp:
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
        tile = self._ready((self.theme, row.tile)).image
        image = Image.new("L", row.size, self.palette.nearest(self.theme[row.under]))
        for left in range(0, row.count * row.pitch, row.pitch):
            image.paste(tile, (left, 0))
        return Stamp(image, None)
