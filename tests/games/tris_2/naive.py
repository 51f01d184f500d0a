"""A second, naive implementation of the rules of rolling, on plain sets."""

from collections.abc import Iterable

Cell = tuple[int, int]

STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def in_touch(cells: Iterable[Cell]) -> bool:
    """Returns whether all cells are connected, corners included."""
    waiting = set(cells)
    reached = [waiting.pop()]
    for row, col in reached:
        near = {cell for cell in waiting if abs(cell[0] - row) <= 1 and abs(cell[1] - col) <= 1}
        waiting -= near
        reached += near
    return not waiting


def sides(cells: Iterable[Cell]) -> tuple[int, int]:
    """Returns the numbers of rows and columns of the smallest rectangle around the cells."""
    rows, cols = zip(*cells, strict=True)
    return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1


def rolls(cells: dict[str, Cell], last: tuple[str, Cell] | None, *, rule_of_4: bool) -> set[tuple[str, str]]:
    """Returns the legal rolls (letter, direction) of dice on these cells, after a roll of `last` away from its cell."""
    legal = set()
    for letter, (row, col) in cells.items():
        for direction, (south, east) in STEPS.items():
            target = (row + south, col + east)
            moved = {**cells, letter: target}
            if target in cells.values() or (letter, target) == last or not in_touch(moved.values()):
                continue
            if not rule_of_4 or max(sides(moved.values())) <= 4:
                legal.add((letter, direction))
    return legal


def in_a_tris(tops: dict[Cell, str]) -> set[Cell]:
    """Returns the cells that are part of three equal tops in a line."""
    found = set()
    for (row, col), top in tops.items():
        for south, east in ((0, 1), (1, 0), (1, 1), (1, -1)):
            three = [(row + south * at, col + east * at) for at in range(3)]
            if all(tops.get(cell) == top for cell in three):
                found.update(three)
    return found
