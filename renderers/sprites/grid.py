"""A cell, drawn."""

from renderers.dice import cell_side
from renderers.grid import Cell
from renderers.sprites import draw
from renderers.sprites.canvas import Canvas


@draw.register
def _(sprite: Cell, canvas: Canvas) -> None:
    side = cell_side(sprite.pitch)
    canvas.block((0, 0, side, side), "cell", round(sprite.pitch / 11))
