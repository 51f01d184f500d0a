"""Tris 1 from above: the dice of Tris 2, each turned where it lies; those that still show "/" are quiet."""

from collections.abc import Iterator

from bot.games.tris_1.view import CELLS, View
from renderers.dice import die as dice
from renderers.engine.scene import Scene, Sprite
from renderers.parts.caption import Caption
from renderers.parts.grid import Cells, Grid
from renderers.parts.header import header
from renderers.themes.theme import DARK, Theme

_SIDES = {"/": ("x", "o"), "x": ("/", "o"), "o": ("x", "/")}
"""North-south and east-west of each die: all lie alike at first, and turning shows the symbol of the axis turned."""


def scene(view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:  # noqa: ARG001 - nothing here is private
    """The nine squares; one that is free says what to type for it."""
    grid = Grid(dice.fitting_pitch(3, 3), ("A", "B", "C"), ("1", "2", "3"))
    placed = [*header(caption, grid.size[0], over=view.outcome is not None), *grid.placed()]
    for index, top in enumerate(view.cells):
        x, y = grid.corner(*divmod(index, 3))
        placed.append(dice.laid(_die(grid.pitch, top, _look(view, index)), x, y))
        if top == "/":
            placed.append(dice.tag(grid.pitch, CELLS[index], "quiet", x, y))
    placed += dice.bonds(grid.pitch, [divmod(index, 3) for index in view.line], grid.corner)
    return Scene(grid.size, theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """All that a game can show, to be painted before it begins."""
    pitch = dice.fitting_pitch(3, 3)
    yield Cells(pitch, 3)
    yield _die(pitch, "/", "quiet")
    yield from (dice.Tag(pitch, cell, "quiet") for cell in CELLS)
    for top in ("x", "o"):
        for look in dice.LOOKS:
            yield _die(pitch, top, look)


def _die(pitch: int, top: str, look: dice.Look) -> dice.Die:
    return dice.Die(pitch, top, *_SIDES[top], look)


def _look(view: View, index: int) -> dice.Look:
    if index in view.line:
        return "win"
    if index == view.last:
        return "last"
    return "quiet" if view.cells[index] == "/" else "die"
