"""A game's lobby picture: 1,100 x 700 pixels without text, on a ground of the game's own colour.

A chat client shows it about 85 pixels wide, and may cut it to the square in its middle.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from renderers.engine.scene import Placed, Scene
from renderers.parts.frame import framed
from renderers.themes.theme import Theme


def thumbnail_scene(theme: Theme, grounds: Mapping[str, str], *parts: Iterable[Placed]) -> Scene:
    """Returns the picture of these sprites.

    Args:
        grounds: the colour of the ground by the theme's name; all sprites lie on it as on the theme's background.
    """
    colours = {**theme.colours, "background": grounds[theme.name]}
    return framed(replace(theme, colours=MappingProxyType(colours)), *parts)
