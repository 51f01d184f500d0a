"""A row of cells, drawn."""

from renderers.dice import cell_side
from renderers.grid import Cells
from renderers.sprites import draw
from renderers.sprites.canvas import Canvas


@draw.register
def _(sprite: Cells, canvas: Canvas) -> None:
    side = cell_side(sprite.pitch)
    for left in range(0, sprite.count * sprite.pitch, sprite.pitch):
        canvas.block((left, 0, left + side, side), "cell", round(sprite.pitch / 11))
