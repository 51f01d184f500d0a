"""From scenes to PNGs, band by band."""

from PIL import Image

from renderers.atlas import Atlas
from renderers.encoder import Strip, packed, png
from renderers.recent import Recent
from renderers.scene import Scene

_KEY = 2_000
"""About how many bytes the scene of a band takes."""


class Painter:
    """Makes PNGs, for any number of threads. It keeps the packed bands of the last ones: a move changes few of them.

    room: how many bytes it keeps at most. What it has kept changes no picture.
    """

    def __init__(self, atlas: Atlas, *, room: int = 8_000_000) -> None:
        self._atlas = atlas
        self._colours = atlas.palette.colours
        self.strips = Recent(self._strip, room=room, weight=lambda strip: _KEY + len(strip.chunk))

    def png(self, scene: Scene) -> bytes:
        """The picture of the scene; 1 ms for a million pixels of which none is kept."""
        return png(scene.size, self._colours, map(self.strips.get, scene.bands()))

    def _strip(self, band: Scene) -> Strip:
        return packed(painted(band, self._atlas))


def painted(scene: Scene, atlas: Atlas) -> Image.Image:
    """The scene in palette indices (mode "L")."""
    image = Image.new("L", scene.size, atlas.ground)
    for item in scene.placed:
        stamp = atlas.stamp(item.sprite)
        image.paste(stamp.image, (item.x, item.y), stamp.mask)
    return image
