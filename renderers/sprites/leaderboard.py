"""The bar that shows how many games somebody has won, drawn."""

from renderers.cards.leaderboard import Share
from renderers.engine.canvas import Canvas
from renderers.sprites import draw


@draw.register
def _(sprite: Share, canvas: Canvas) -> None:
    width, height = sprite.size
    canvas.block((0, 0, width, height), "faint", height / 2)
    if sprite.filled:
        canvas.block((0, 0, max(height, sprite.filled), height), "win", height / 2)
