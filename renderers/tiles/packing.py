"""Packs several formations into the board's box by their true shapes. Pure.

Formations are tried at the points of a grid, each as near to its own corner of the box as there is room: so the middle
stays free for them to grow, and a formation keeps its place while others grow.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import isqrt

from renderers.parts.frame import BOARD
from renderers.tiles.shape import Point, Shape
from renderers.tiles.tile_size import TileSize

GRID = 14
"""The distance of two points of the grid, in pixels."""

_LEFT, _TOP, _RIGHT, _BOTTOM = BOARD
_CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.5, 0.0), (0.5, 1.0))
"""Where the first, second ... formation belongs, in parts of the free room."""


def clearance(size: TileSize) -> int:
    """Returns how far the corners of two formations are apart at least, in pixels."""
    return round(0.9 * size.side)


def packed(shapes: Sequence[Shape], size: TileSize) -> tuple[Point, ...] | None:
    """Returns where the vertex (0, 0) of each formation lies, the largest placed first; None if there is no room."""
    found: dict[int, Point] = {}
    for number in sorted(range(len(shapes)), key=lambda number: (-len(shapes[number].corners), number)):
        others = [(shapes[other], at) for other, at in found.items()]
        place = free_place(shapes[number], others, size, corner=number)
        if place is None:
            return None
        found[number] = place
    return tuple(found[number] for number in range(len(shapes)))


def free_place(
    shape: Shape, others: Iterable[tuple[Shape, Point]], size: TileSize, *, corner: int = 0, near: Point | None = None
) -> Point | None:
    """Returns where a formation's vertex (0, 0) may lie apart from the others; None if there is no room.

    It is as near as possible to `near`, or else to the formation's own corner of the box.
    """
    width, height = shape.size
    columns, rows = (_RIGHT - _LEFT - width) // GRID, (_BOTTOM - _TOP - height) // GRID
    if columns < 0 or rows < 0:
        return None
    origin = _LEFT - shape.box[0], _TOP - shape.box[1]
    if near is None:
        across, down = _CORNERS[corner % len(_CORNERS)]
        wanted = round(columns * across), round(rows * down)
    else:
        wanted = _cell(near[0] - origin[0]), _cell(near[1] - origin[1])
    blocked = _blocked(others, size)
    points = {(_cell(x - shape.box[0]), _cell(y - shape.box[1])) for x, y in shape.points}
    best: tuple[int, int, int] | None = None
    for row in range(rows + 1):
        taken = 0
        for across, down in points:
            taken |= blocked.get(row + down, 0) >> across
        for column in _nearest(~taken & (1 << columns + 1) - 1, wanted[0]):
            distance = (column - wanted[0]) ** 2 + (row - wanted[1]) ** 2
            best = min(best or (distance, row, column), (distance, row, column))
    return None if best is None else (origin[0] + best[2] * GRID, origin[1] + best[1] * GRID)


def apart(one: tuple[Shape, Point], other: tuple[Shape, Point], size: TileSize) -> bool:
    """Whether two formations are far enough apart to be told from one."""
    (first, (x0, y0)), (second, (x1, y1)) = one, other
    least, moved = clearance(size) ** 2, [(x + x1 - x0, y + y1 - y0) for x, y in second.points]
    return all((x - u) ** 2 + (y - v) ** 2 >= least for x, y in first.points for u, v in moved)


def _nearest(free: int, wanted: int) -> Iterator[int]:
    """Yields the set bits next to the wanted one on either side, or that one."""
    lower, higher = free & (2 << max(wanted, 0)) - 1, free >> max(wanted, 0)
    if lower:
        yield lower.bit_length() - 1
    if higher:
        yield max(wanted, 0) + (higher & -higher).bit_length() - 1


def _blocked(others: Iterable[tuple[Shape, Point]], size: TileSize) -> dict[int, int]:
    """Returns by row of the grid where no point of another formation may be; bit n is the column n."""
    rows: dict[int, int] = {}
    spans = _spans(max(1.06 * size.side, clearance(size) + 1.5 * GRID))
    for shape, (left, top) in others:
        for x, y in {(_cell(left + x - _LEFT), _cell(top + y - _TOP)) for x, y in shape.points}:
            for down, reach in spans:
                bits = (1 << 2 * reach + 1) - 1
                rows[y + down] = rows.get(y + down, 0) | (bits << x - reach if x >= reach else bits >> reach - x)
    return rows


@lru_cache(maxsize=64)
def _spans(radius: float) -> tuple[tuple[int, int], ...]:
    """Returns the rows of a circle on the grid: how far down, and how far it reaches to either side."""
    steps = int(radius // GRID)
    return tuple((down, isqrt(int((radius / GRID) ** 2) - down**2)) for down in range(-steps, steps + 1))


def _cell(pixels: int) -> int:
    return (pixels + GRID // 2) // GRID
