"""Every sprite painted once: in indices of the theme's palette, laid on the colour that is under it."""

from collections.abc import Callable
from threading import Lock

from PIL import Image

from renderers.engine.canvas import drawing
from renderers.engine.scene import Composed, Sprite, composed, turnable
from renderers.engine.sprite_cache import Album, Packed, Page, Stamp
from renderers.themes.palette import palette
from renderers.themes.theme import Role, Theme

_DRAWING = Lock()
"""One sprite is drawn at a time: threads that drew beside each other would take Python's lock in turn, not a bit sooner
done, and an event loop that wants it too would wait for all of them."""


class Undrawn(Exception):
    """A sprite is not held, and drawing it takes longer than whoever asks would wait."""


class Atlas:
    """The sprites of one theme, for any number of threads.

    album: where they are kept; one of its own unless it shares the room with other themes.
    """

    def __init__(self, theme: Theme, album: Album | None = None) -> None:
        self.theme = theme
        self.palette = palette(theme)
        self.ground = self._index("ground")
        self.album = album or Album()

    def stamp(self, sprite: Sprite) -> Stamp:
        """The sprite's stamp, painted now if it is not held."""
        return self._stamp(sprite, self._packed)

    def held(self, sprite: Sprite) -> Stamp:
        """The sprite's stamp, if nothing has to be drawn for it. Raises Undrawn."""
        return self._stamp(sprite, _undrawn)

    def prepare(self, sprite: Sprite) -> None:
        """Paints the sprite and keeps it packed: it is used in a twentieth of the time that painting takes."""
        if composed(sprite):
            for part in sprite.parts:
                self.prepare(part.sprite)
        elif turnable(sprite) and sprite.quarters:
            self.prepare(sprite.unturned)
        else:
            self.album.packed.get_or_create((self.theme, sprite), self._packed)

    def _stamp(self, sprite: Sprite, make: Callable[[Page], Packed]) -> Stamp:
        def ready(page: Page) -> Stamp:
            # what is composed or turned is never packed: it is made again as fast as it would be unpacked
            if composed(sprite):
                return self._composed(sprite, make)
            if turnable(sprite) and sprite.quarters:
                return self._stamp(sprite.unturned, make).turned(sprite.quarters)
            return self.album.packed.get_or_create(page, make).stamp()

        return self.album.ready.get_or_create((self.theme, sprite), ready)

    def _index(self, role: Role) -> int:
        """Of the palette's entry for a role, which is one of the theme's own colours."""
        return self.palette.entries.index(self.theme[role])

    def _packed(self, page: Page) -> Packed:
        _, sprite = page
        with _DRAWING:
            return Packed.of(self._painted(sprite))

    def _painted(self, sprite: Sprite) -> Stamp:
        pixels = drawing(sprite, self.theme).pixels()
        numbers = memoryview(pixels.tobytes()).cast("I")
        indices = Image.frombytes("L", pixels.size, bytes(map(self.palette.__getitem__, numbers)))
        return Stamp(
            indices, None if sprite.alone else pixels.getchannel(3).point(lambda drawn: 255 * bool(drawn), "1")
        )

    def _composed(self, whole: Composed, make: Callable[[Page], Packed]) -> Stamp:
        """A sprite from the stamps of its parts: a row of cells drawn at four dots to the pixel would take 11 MB."""
        image = Image.new("L", whole.size, self._index(whole.under))
        mask = None if whole.alone else Image.new("1", whole.size)
        for part in whole.parts:
            stamp = self._stamp(part.sprite, make)
            image.paste(stamp.image, (part.x, part.y), stamp.mask)
            if mask:
                mask.paste(1, part.box, stamp.mask)
        return Stamp(image, mask)


def _undrawn(page: Page) -> Packed:
    _, sprite = page
    raise Undrawn(sprite)
