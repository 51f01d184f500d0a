"""Draws the bar along the top of a board that shows whose turn it is."""

from typing import NamedTuple

from bench.canvas import WIDTH, Canvas
from renderers.parts.caption import Caption


class Badge(NamedTuple):
    """The square with a player's initial. half: half of its side; ink: the colour role of the letter."""

    half: int
    radius: int
    ink: str


def header(canvas: Canvas, caption: Caption, aside: str, badge: Badge) -> None:
    """Draws the player with a badge, the caption's note and, at the right, `aside`."""
    canvas.rectangle((0, 0, WIDTH, 96), 0, "panel")
    left = 36.0
    if caption.player:
        colour = f"seat-{caption.player.seat}"
        canvas.rectangle((0, 0, 14, 96), 0, colour)
        canvas.square((66, 48), badge.half, badge.radius, colour)
        canvas.text(caption.player.name[0], (66, 48), ("RobotoBold", 37), badge.ink, "mm")
        left = 128 + canvas.text(caption.player.name, (114, 62), ("RobotoBold", 40), "text", "ls")
    canvas.text(caption.status, (left, 62), ("Roboto", 34), "muted", "ls")
    canvas.text(aside, (WIDTH - 36, 62), ("RobotoMedium", 32), "muted", "rs")
