"""Boards without their columns side by side in one picture, with an arrow from each to the next: before and after."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Box, Placed, Scene, Size, flatten
from renderers.parts import column
from renderers.parts.frame import COLUMN, HEIGHT, RING, WIDTH
from renderers.themes.theme import Role

_MARGIN = 12
_GAP = 28
"""The gap between a board and an arrow, in pixels."""


@dataclass(frozen=True)
class Then:
    """The arrow from a board to the next one."""

    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return 72, 84

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        middle, neck = height / 2, width * 0.5
        canvas.line((10, middle), (neck, middle), 20, "last")
        canvas.polygon([(width - 2, middle), (neck - 2, middle - 34), (neck - 2, middle + 34)], "last")


def board_row(scenes: Sequence[Scene]) -> Scene:
    """Returns one picture with the boards of these framed pictures, at least as wide as a framed picture.

    Each board is cropped to its sprites.

    Args:
        scenes: at least one, all in the same theme.
    """
    boards = [[*flatten(column.beside(scene))] for scene in scenes]
    boxes = [_box(board) for board in boards]
    arrow = Placed(Then(), 0, 0)
    apart = 2 * _GAP + arrow.sprite.size[0]
    needed = sum(right - left for left, _, right, _ in boxes) + apart * (len(boxes) - 1)
    width = max(WIDTH, needed + 2 * _MARGIN)
    height = max(bottom - top for _, top, _, bottom in boxes) + 2 * _MARGIN
    placed: list[Placed] = []
    x = (width - needed) // 2
    for number, (board, (left, top, right, bottom)) in enumerate(zip(boards, boxes, strict=True)):
        if number:
            placed.append(arrow._replace(x=x + _GAP, y=(height - arrow.sprite.size[1]) // 2))
            x += apart
        y = (height - (bottom - top)) // 2
        placed += (Placed(sprite, x + at - left, y + down - top) for sprite, at, down in board)
        x += right - left
    return Scene((width, height), scenes[0].theme, tuple(placed))


def _box(board: Sequence[Placed]) -> Box:
    """Returns the smallest box around these sprites, within their picture."""
    boxes = [item.box for item in board]
    return (
        max(min(left for left, _, _, _ in boxes), 0),
        max(min(top for _, top, _, _ in boxes), 0),
        min(max(right for _, _, right, _ in boxes), COLUMN[0] + RING),
        min(max(bottom for _, _, _, bottom in boxes), HEIGHT),
    )
