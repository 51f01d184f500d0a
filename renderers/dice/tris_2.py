"""Tris 2: the dice as large as the board's box allows, the last roll, and the cells a chosen die may roll to."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import cycle, product

from bot.games.tris_2 import view as tris_2
from bot.games.tris_2.view import LETTERS, ORIENTATIONS, SYMBOLS, LastRoll, View, cell_name
from renderers.dice import thumbnails
from renderers.dice.cells import USUAL_PITCHES, Cells, FreeSquare, Pair, place_bars
from renderers.dice.die import LOOKS, Die, Look
from renderers.dice.markers import RollTrace, Target
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import column
from renderers.parts.frame import Caption, framed
from renderers.themes.theme import DARK, Theme

SHOWS_CHOICES = True
"""Nothing is secret, so everybody sees which die the player on turn has chosen."""

_BLOCK = tuple(product(range(3), range(3)))
"""The cells of the advanced setup."""


_die = lru_cache(maxsize=2048)(Die)
"""One object for all dice that look the same, so that looking up its raster compares by identity."""


def scene(
    view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "", camera: Cells | None = None
) -> Scene:
    """Lays out the position; without a `camera` the cells fit only this view.

    In the setup, the cell named by `partial_move` shows the symbol chosen so far.

    Args:
        partial_move: once it names a die, this die is ringed, and each cell that it may roll to shows the symbol that
            would be on top; the mark of the last roll then has no arrow.
    """
    cells = camera or Cells.fitted(_cells(view, partial_move))
    board = _setup(view, cells, partial_move) if view.placing else _rolling(view, cells, partial_move)
    return framed(
        theme, board, column.placed(column.turn_players(caption), column.move_counter(caption), begins_bands=False)
    )


def camera(views: Sequence[View]) -> Cells:
    """Returns the cells for all these views, so that a die changes its place only by a roll."""
    return Cells.fitted([cell for view in views for cell in _cells(view, "")])


def thumbnail(theme: Theme) -> Scene:
    """Lays out the game's lobby picture."""
    return thumbnails.tris_2(theme)


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of all usual positions of nine dice, to be drawn in advance."""
    for pitch in USUAL_PITCHES:
        for look in LOOKS:
            # these dice have every letter, and every symbol on every face: all other dice consist of the same parts
            for letter, (top, ns) in zip(LETTERS, cycle(ORIENTATIONS), strict=False):
                yield Die(pitch, letter, top, ns, tris_2.Die("", 0, 0, top, ns).ew, look)
        yield from (Target(pitch, symbol) for symbol in SYMBOLS)
        yield from (RollTrace(pitch, direction) for direction in ("north", "east", "south", "west", ""))
    yield from (FreeSquare(USUAL_PITCHES[0], cell_name(*cell)) for cell in _BLOCK)


def _cells(view: View, partial_move: str) -> list[Pair]:
    """Returns the cells to show: those with dice, the cell that the last roll left, and the targets."""
    if view.placing:
        return [*_BLOCK]
    cells = [(die.row, die.col) for die in (*view.dice, *view.rolls(_letter(partial_move)))]
    return [*cells, (view.last.row, view.last.col)] if view.last else cells


def _letter(partial_move: str) -> str:
    return [*partial_move.split(), "", ""][1]


def _setup(view: View, cells: Cells, partial_move: str) -> Iterator[Placed]:
    """Places the dice of the advanced setup, and the names of the free cells."""
    _, chosen, symbol = [*partial_move.split(), "", "", ""][:3]
    taken = {(die.row, die.col) for die in view.dice}
    for cell in _BLOCK:
        if cell not in taken:
            name = cell_name(*cell)
            sprite = Target(cells.pitch, symbol) if name == chosen else FreeSquare(cells.pitch, name)
            yield cells.placed(sprite, *cell)
    yield from _dice(view, cells, "")


def _rolling(view: View, cells: Cells, partial_move: str) -> Iterator[Placed]:
    chosen = _letter(partial_move)
    targets = view.rolls(chosen)
    if view.last:
        direction = "" if targets else view.last.direction
        yield cells.placed(RollTrace(cells.pitch, direction), view.last.row, view.last.col)
    for die in targets:
        yield cells.placed(Target(cells.pitch, die.top), die.row, die.col)
    yield from place_bars(cells, [(die.row, die.col) for die in view.dice if die.letter in view.line])
    yield from _dice(view, cells, chosen if targets else "")


def _dice(view: View, cells: Cells, chosen: str) -> Iterator[Placed]:
    # a bar reaches under the corners of dice next to it
    opaque = not view.line
    for die in view.dice:
        look = _look(view.line, view.last, chosen, die.letter)
        sprite = _die(cells.pitch, die.letter, die.top, die.ns, die.ew, look, opaque)
        yield cells.placed(sprite, die.row, die.col)


def _look(line: tuple[str, ...], last: LastRoll | None, chosen: str, letter: str) -> Look:
    if letter in line:
        return "win"
    if chosen:
        return "chosen" if letter == chosen else "die"
    return "last" if last and last.letter == letter else "die"
