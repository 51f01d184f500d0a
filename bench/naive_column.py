"""Draws the column of players and counters next to a board: the look of `renderers.parts.column`, on any canvas."""

from collections.abc import Sequence
from typing import NamedTuple

from bench.canvas import Canvas
from renderers.parts.frame import COLUMN

HEIGHT = 112
"""The height of a player's block, for up to four players."""
LEFT, TOP, RIGHT, BOTTOM = COLUMN


class Player(NamedTuple):
    """The texts of a block. value: the score or a word; tiles: the number of tiles at the right, "" for none."""

    seat: int
    name: str
    value: str
    filled: bool
    tiles: str = ""


def column(canvas: Canvas, players: Sequence[Player], counters: Sequence[tuple[str, str]]) -> None:
    """Draws a block for each player from the top down, and counters (label and value) at the foot."""
    for row, player in enumerate(players):
        _block(canvas, player, TOP + row * (HEIGHT + 8))
    if counters:
        rule = BOTTOM - 12 - 44 * len(counters)
        canvas.rectangle((LEFT + 6, rule, RIGHT - 6, rule + 2), 0, "faint")
    for row, (label, value) in enumerate(reversed(counters)):
        baseline = BOTTOM - 10 - 44 * row
        canvas.text(label, (LEFT + 6, baseline), ("Roboto", 30), "muted", "ls")
        canvas.text(value, (RIGHT - 6, baseline), ("RobotoBold", 36), "text", "rs")


def _block(canvas: Canvas, player: Player, top: int) -> None:
    colour, ink = f"seat-{player.seat}", "seat-ink"
    fill, text, muted = (colour, ink, ink) if player.filled else ("panel", "text", "muted")
    canvas.rectangle((LEFT, top, RIGHT, top + HEIGHT), 14, fill)
    if player.filled:
        middle = top + HEIGHT / 2
        canvas.polygon([(LEFT - 14, middle), (LEFT, middle - 20), (LEFT, middle + 20)], colour, colour)
    canvas.circle((LEFT + 38, top + 78), 24, ink if player.filled else colour)
    canvas.text(player.name[0], (LEFT + 38, top + 78), ("RobotoBold", 30), colour if player.filled else ink, "mm")
    canvas.text(player.name, (LEFT + 14, top + 40), ("RobotoMedium", 32), text, "ls")
    canvas.text(player.value, (LEFT + 72, top + 94), ("RobotoBold", 46 if player.tiles else 38), text, "ls")
    if player.tiles:
        canvas.text(player.tiles, (RIGHT - 14, top + 94), ("RobotoMedium", 30), muted, "rs")
