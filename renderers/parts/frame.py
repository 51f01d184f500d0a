"""The frame of a game's picture: 1,100 x 700 pixels, a box for the board, and a column for the players beside it.

A chat client shows the picture 550 pixels wide on a desktop and about 320 on a phone.
"""

from collections.abc import Iterable

from renderers.engine.scene import Box, Placed, Scene, Size
from renderers.themes.theme import Theme

WIDTH, HEIGHT = 1100, 700

BOARD: Box = (12, 12, 840, 688)
"""Where the board lies. Only rings of at most RING pixels may reach beyond it."""

COLUMN: Box = (852, 12, 1088, 688)
"""Where players and counters stand. The pointer of the player on turn lies in the gap to the board."""

CARD: Box = (12, 12, 1088, 688)
"""What a picture without a board, such as a leaderboard, may fill."""

RING = 8

SMALLEST_TEXT = 26
"""The em of the smallest letters, in pixels; used only where as many as eight players share the column."""


def framed(theme: Theme, *parts: Iterable[Placed]) -> Scene:
    """Returns the picture of these sprites, those of a later part above those of an earlier one."""
    return Scene((WIDTH, HEIGHT), theme, tuple(placed for part in parts for placed in part))


def centred(size: Size, box: Box = BOARD) -> tuple[int, int]:
    """Returns the top left corner of something of this size in the middle of the box."""
    (width, height), (left, top, right, bottom) = size, box
    return (left + right - width) // 2, (top + bottom - height) // 2
