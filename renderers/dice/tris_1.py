"""Tris 1 from above: the dice of Tris 2, each rotated where it lies; those that still show "/" are dimmed."""

from collections.abc import Iterator

from bot.games.tris_1.view import CELLS, View
from renderers.dice.die import LOOKS, Die, Look, fitting_pitch, place_in_cell
from renderers.dice.markers import DieLabel, place_label, place_links
from renderers.engine.scene import Scene, Sprite
from renderers.parts import header
from renderers.parts.caption import Caption
from renderers.parts.grid import CellRow, Grid
from renderers.themes.theme import DARK, Theme

_SIDES = {"/": ("x", "o"), "x": ("/", "o"), "o": ("x", "/")}
"""North-south and east-west of each die: all lie alike at first, and rotating one shows the symbol of that axis."""


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the nine squares; each free one shows its name."""
    grid = Grid(fitting_pitch(3, 3), ("A", "B", "C"), ("1", "2", "3"))
    placed = [*header.placed(caption, grid.size[0], over=view.outcome is not None), *grid.placed()]
    for index, top in enumerate(view.cells):
        x, y = grid.corner(*divmod(index, 3))
        placed.append(place_in_cell(_die(grid.pitch, top, _look(view, index)), grid.pitch, x, y))
        if top == "/":
            placed.append(place_label(grid.pitch, CELLS[index], "quiet", x, y))
    placed += place_links(grid.pitch, [divmod(index, 3) for index in view.line], grid.corner)
    return Scene(grid.size, theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """Yields all sprites that a game can show, to be drawn in advance."""
    pitch = fitting_pitch(3, 3)
    yield CellRow(pitch, 3)
    yield _die(pitch, "/", "quiet")
    yield from (DieLabel(pitch, cell, "quiet") for cell in CELLS)
    for top in ("x", "o"):
        for look in LOOKS:
            yield _die(pitch, top, look)


def _die(pitch: int, top: str, look: Look) -> Die:
    return Die(pitch, top, *_SIDES[top], look)


def _look(view: View, index: int) -> Look:
    if index in view.line:
        return "win"
    if index == view.last:
        return "last"
    return "quiet" if view.cells[index] == "/" else "die"
