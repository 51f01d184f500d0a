"""How sprites are drawn: one module for each family of them, found by folder. Only here are shapes drawn."""

from functools import cache, singledispatch
from importlib import import_module
from pkgutil import iter_modules

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Sprite


@singledispatch
def draw(sprite: Sprite, _canvas: Canvas) -> None:
    """Draws the sprite on a canvas of its size. Raises TypeError for a kind that no module here draws."""
    raise TypeError(f"nothing draws {sprite!r}")


@cache
def know_all() -> None:
    """Imports the modules of this folder, each of which registers what it draws."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
