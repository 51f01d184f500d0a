"""A graph's slices, drawn."""

from itertools import pairwise

from renderers.cards.graph import Slice
from renderers.engine.canvas import Canvas
from renderers.sprites import draw


@draw.register
def _(sprite: Slice, canvas: Canvas) -> None:
    width, height = sprite.size
    if sprite.course:
        (first, _), (last, _) = sprite.course[0], sprite.course[-1]
        canvas.polygon([(first, height), *sprite.course, (last, height)], "graph")
        for mark in sprite.marks:
            canvas.block((max(first, 0), mark - 1, min(last, width), mark + 1), "faint")
    for point, following in pairwise(sprite.course):
        canvas.stroke(point, following, 5, "line")
    if sprite.peak:
        canvas.disc(sprite.peak, 11, "last")
        canvas.disc(sprite.peak, 6, "ground")
    if sprite.end:
        canvas.disc(sprite.end, 12, "text")
        canvas.disc(sprite.end, 8, "line")
