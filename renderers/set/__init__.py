"""The picture of SET: the cards on the table, the SET that was just found, and the players.

In: the game's view. Out: a scene.
"""

from renderers.set.table import SHOWS_CHOICES, camera, scene, sprites
from renderers.set.thumbnail import thumbnail

__all__ = ["SHOWS_CHOICES", "camera", "scene", "sprites", "thumbnail"]
