"""A cell, drawn."""

from renderers.dice.die import cell_side
from renderers.engine.canvas import Canvas
from renderers.parts.grid import Cell
from renderers.sprites import draw


@draw.register
def _(sprite: Cell, canvas: Canvas) -> None:
    side = cell_side(sprite.pitch)
    canvas.block((0, 0, side, side), "cell", round(sprite.pitch / 11))
