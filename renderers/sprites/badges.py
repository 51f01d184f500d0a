"""Badges and medals, drawn."""

from math import cos, sin, tau

from renderers.engine.canvas import Canvas
from renderers.parts.badges import Badge, Medal
from renderers.sprites import draw

_ROUND = 0.08
"""How far a polygon's corners are rounded, in parts of the badge's side."""


@draw.register
def _(sprite: Badge, canvas: Canvas) -> None:
    side, shape, colour = sprite.side, sprite.shape, sprite.style.under
    if shape.round_corners:
        # a square looks larger than a disc of its width
        inset = 0.04 * side if shape.radius < 0.4 else 0
        box = (inset, inset, side - inset, side - inset)
        canvas.block(box, colour, shape.radius * side - inset, shape.round_corners)
    else:
        angles = [tau * corner / shape.corners for corner in range(shape.corners)]
        points = [(side * (0.5 + shape.reach * sin(a)), side * (shape.centre - shape.reach * cos(a))) for a in angles]
        canvas.polygon(points, colour)
        for point, following in zip(points, points[1:] + points[:1], strict=True):
            canvas.stroke(point, following, 2 * _ROUND * side, colour)
    canvas.letter(sprite.letter, (side / 2, side * shape.letter), sprite.style, level=True)


@draw.register
def _(sprite: Medal, canvas: Canvas) -> None:
    middle, style = (sprite.side / 2, sprite.side / 2), sprite.style
    canvas.disc(middle, sprite.side / 2, style.under)
    canvas.letter(str(sprite.rank), middle, style, level=True)
