"""Tris 2 from above: the dice in the part of the endless grid that the next roll can reach."""

from collections.abc import Iterator
from itertools import product

from bot.games.tris_2 import view as tris_2
from bot.games.tris_2.view import SYMBOLS, View, cell_name
from renderers.dice.die import LOOKS, PITCHES, Die, Look, fitting_pitch, place_in_cell
from renderers.dice.markers import DieLabel, RollTrace, place_cell_name, place_label, place_links
from renderers.engine.scene import Scene, Sprite
from renderers.parts import header
from renderers.parts.caption import Caption
from renderers.parts.grid import CellRow, Grid
from renderers.themes.theme import DARK, Theme


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the position, 1,000 pixels wide and as tall as the dice are spread."""
    rows, columns = _window(view)
    grid = Grid(
        pitch=fitting_pitch(len(rows), len(columns)),
        columns=tuple(cell_name(0, column)[0].upper() for column in columns),
        rows=tuple(cell_name(row, 0)[1:].replace("-", "−") for row in rows),
    )

    def corner(row: int, column: int) -> tuple[int, int]:
        return grid.corner(row - rows.start, column - columns.start)

    placed = [*header.placed(caption, grid.size[0], over=view.outcome is not None), *grid.placed()]
    if view.placing:
        taken = {(die.row, die.col) for die in view.dice}
        placed += (
            place_cell_name(cell_name(row, column), grid.pitch, *corner(row, column))
            for row, column in product(rows, columns)
            if (row, column) not in taken
        )
    if view.last:
        trace = RollTrace(grid.pitch, view.last.direction)
        placed.append(place_in_cell(trace, grid.pitch, *corner(view.last.row, view.last.col)))
    for die in view.dice:
        x, y = corner(die.row, die.col)
        look = _look(view, die.letter)
        placed.append(place_in_cell(Die(grid.pitch, die.top, die.ns, die.ew, look), grid.pitch, x, y))
        placed.append(place_label(grid.pitch, die.letter, look, x, y))
    won = [(die.row, die.col) for die in view.dice if die.letter in view.line]
    placed += place_links(grid.pitch, won, corner)
    return Scene(grid.size, theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """Yields all sprites that a game of nine dice can show, to be drawn in advance."""
    for count in range(3, 12):
        yield CellRow(fitting_pitch(count, count), count)
    for pitch in PITCHES:
        for look in LOOKS:
            for top, ns in product(SYMBOLS, repeat=2):
                if top != ns:
                    yield Die(pitch, top, ns, tris_2.Die("", 0, 0, top, ns).ew, look)
            for letter in "abcdefghi":
                yield DieLabel(pitch, letter, look)
        for direction in ("north", "east", "south", "west"):
            yield RollTrace(pitch, direction)


def _window(view: View) -> tuple[range, range]:
    """Returns the rows and columns to show: where the dice lie and where the next one may roll to."""
    if view.placing:
        return range(3), range(3)
    cells = [(die.row, die.col) for die in view.dice]
    rows = _span([row for row, _ in cells], bounded=view.rule_of_4)
    columns = _span([column for _, column in cells], bounded=view.rule_of_4)
    return rows, columns


def _span(places: list[int], *, bounded: bool) -> range:
    """Adds a cell on either side, unless four in a row are all that the rule of 4 allows (RULES 001.15)."""
    low, high = min(places), max(places)
    margin = 0 if bounded and high - low >= 3 else 1
    return range(low - margin, high + margin + 1)


def _look(view: View, letter: str) -> Look:
    if letter in view.line:
        return "win"
    return "last" if view.last and view.last.letter == letter else "die"
