"""The picture of SET: the cards on the table, the SET that was just found, and the players.

In comes the game's view; out comes a scene.
"""

from renderers.set.table import scene, sprites

__all__ = ["scene", "sprites"]
