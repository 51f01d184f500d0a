"""Words and corners of panels, drawn."""

from renderers.engine.canvas import Canvas
from renderers.engine.scene import DOTS
from renderers.parts.text_line import Corner, Digit, Words
from renderers.sprites import draw


@draw.register
def _(sprite: Words, canvas: Canvas) -> None:
    canvas.words(sprite.words, (sprite.overhang, sprite.style.rise), sprite.style)


@draw.register
def _(sprite: Digit, canvas: Canvas) -> None:
    canvas.words(sprite.digit, (sprite.dot / DOTS, sprite.style.rise), sprite.style)


@draw.register
def _(sprite: Corner, canvas: Canvas) -> None:
    panel, (x, y) = sprite.panel, sprite.place
    left, top, right, bottom = -x, -y, panel.width - x, panel.height - y
    canvas.block((left, top, right, bottom), panel.rim or panel.fill, panel.radius)
    if panel.rim:
        rim = panel.rim_width
        inside = (left + rim, top + rim, right - rim, bottom - rim)
        canvas.block(inside, panel.fill, max(0, panel.radius - rim))
