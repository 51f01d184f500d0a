"""The picture of Tris on Steroids: the grid of cards, and under it the goals, the pile and the discards.

In comes the game's view; out comes a scene.
"""

from renderers.tris_on_steroids.table import localized_sprites, scene, sprites

__all__ = ["localized_sprites", "scene", "sprites"]
