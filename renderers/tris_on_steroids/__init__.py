"""The picture of Tris on Steroids: the grid of cards, and next to it the goals, the pile and the discards.

In: the game's view. Out: a scene.
"""

from renderers.tris_on_steroids.table import localized_sprites, scene, sprites
from renderers.tris_on_steroids.thumbnail import thumbnail

__all__ = ["localized_sprites", "scene", "sprites", "thumbnail"]
