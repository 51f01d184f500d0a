"""The arrow beside a rating and the signs of the last results, drawn."""

from renderers.cards.profile import Arrow, Mark
from renderers.engine.canvas import Canvas
from renderers.sprites import draw


@draw.register
def _(sprite: Arrow, canvas: Canvas) -> None:
    width, height = sprite.size
    tip, base = (1, height - 1) if sprite.up else (height - 1, 1)
    canvas.polygon([(width / 2, tip), (width - 1, base), (1, base)], "win" if sprite.up else "loss")


@draw.register
def _(sprite: Mark, canvas: Canvas) -> None:
    side = sprite.size[0]
    near, far, middle = side * 0.29, side * 0.71, side / 2
    match sprite.outcome:
        case "win":
            canvas.block((0, 0, side, side), "win", 10)
            canvas.stroke((side * 0.24, side * 0.53), (side * 0.42, side * 0.71), 5, "panel")
            canvas.stroke((side * 0.42, side * 0.71), (side * 0.77, side * 0.31), 5, "panel")
        case "loss":
            canvas.frame((0, 0, side, side), 10, 3, "loss")
            canvas.stroke((near, near), (far, far), 4, "loss")
            canvas.stroke((near, far), (far, near), 4, "loss")
        case "draw":
            canvas.frame((0, 0, side, side), 10, 3, "muted")
            canvas.stroke((near, middle), (far, middle), 5, "muted")
