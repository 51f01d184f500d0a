"""The places of the formations in the board's box, their turns and their size. Pure.

The arrangement is a fold over the tiles in the order in which they were laid: it does not change while the next tile
fits. If the tile does not fit, one formation is moved, else all are, else they are drawn smaller. A formation is turned
only if that makes it at least TURN_GAIN times as large. This keeps the board familiar from move to move.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import isqrt
from typing import NamedTuple, TypeAlias

from bot.games.triangles.cells import CENTRE, Cell
from renderers.parts.frame import BOARD
from renderers.tiles.shape import TURNS, Point, Shape, Turn, shape
from renderers.tiles.tile_size import RARE_SIZES, TABLE_SIZES, TileSize

GRID = 14
"""The distance between two points of the grid, in pixels."""

_LEFT, _TOP, _RIGHT, _BOTTOM = BOARD
_CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.5, 0.0), (0.5, 1.0))
"""The preferred place of the first, second ... formation, as fractions of the free room."""


def clearance(size: TileSize) -> int:
    """Returns the least distance between the corners of two formations, in pixels."""
    return round(0.9 * size.side)


def packed(shapes: Sequence[Shape], size: TileSize) -> tuple[Point, ...] | None:
    """Returns the place of each formation's vertex (0, 0), placing the largest first; None if there is no room."""
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
    """Returns a place for a formation's vertex (0, 0) apart from the others; None if there is no room.

    The place is as near as possible to `near`, or if None to the formation's own corner of the box.
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
    """Returns whether two formations are far enough apart not to look like one."""
    (first, (x0, y0)), (second, (x1, y1)) = one, other
    least, moved = clearance(size) ** 2, [(x + x1 - x0, y + y1 - y0) for x, y in second.points]
    return all((x - u) ** 2 + (y - v) ** 2 >= least for x, y in first.points for u, v in moved)


def _nearest(free: int, wanted: int) -> Iterator[int]:
    """Yields the set bits nearest to the wanted one: at or below it, and at or above it."""
    lower, higher = free & (2 << max(wanted, 0)) - 1, free >> max(wanted, 0)
    if lower:
        yield lower.bit_length() - 1
    if higher:
        yield max(wanted, 0) + (higher & -higher).bit_length() - 1


def _blocked(others: Iterable[tuple[Shape, Point]], size: TileSize) -> dict[int, int]:
    """Returns, by row of the grid, the columns where no point of another formation may be: bit n is column n."""
    rows: dict[int, int] = {}
    spans = _spans(max(1.06 * size.side, clearance(size) + 1.5 * GRID))
    for other, (left, top) in others:
        for x, y in {(_cell(left + x - _LEFT), _cell(top + y - _TOP)) for x, y in other.points}:
            for down, reach in spans:
                bits = (1 << 2 * reach + 1) - 1
                rows[y + down] = rows.get(y + down, 0) | (bits << x - reach if x >= reach else bits >> reach - x)
    return rows


@lru_cache(maxsize=64)
def _spans(radius: float) -> tuple[tuple[int, int], ...]:
    """Returns the rows of a circle on the grid: how far down each is, and how far it reaches to either side."""
    steps = int(radius // GRID)
    return tuple((down, isqrt(int((radius / GRID) ** 2) - down**2)) for down in range(-steps, steps + 1))


def _cell(pixels: int) -> int:
    return (pixels + GRID // 2) // GRID


TURN_GAIN = 1.15
"""The factor by which a turn has to enlarge a formation."""

Laid: TypeAlias = tuple[int, Cell]
"""A tile by the number of its formation, counted from 0, and its cell."""

_SIZES = TABLE_SIZES + RARE_SIZES


class Arrangement(NamedTuple):
    """Where the formations lie in the picture.

    Attributes:
        size: the size of all tiles.
        turns: the turn of each formation.
        places: the place of each formation's vertex (0, 0).
    """

    size: TileSize
    turns: tuple[Turn, ...]
    places: tuple[Point, ...]


@lru_cache(maxsize=2048)
def arranged(laid: tuple[Laid, ...]) -> Arrangement:
    """Returns the arrangement of these tiles, given in the order laid; without tiles, that of the first place.

    Formations are numbered in the order of their first tiles.
    """
    if len(laid) <= 1:
        return _single(Arrangement(_SIZES[0], (0,), ()), (tuple(cell for _, cell in laid) or (CENTRE,),))
    before, number = arranged(laid[:-1]), laid[-1][0]
    cells = tuple(_cells(laid))
    if number == len(before.turns):
        before = before._replace(turns=(*before.turns, 0))
    elif _still_fits(before, cells, number):
        return before
    return _single(before, cells) if len(cells) == 1 else _several(before, cells, number)


def shapes(arrangement: Arrangement, cells: Sequence[tuple[Cell, ...]]) -> tuple[Shape, ...]:
    """Returns the shapes of formations of these cells, with letters if there are several."""
    size, lettered = arrangement.size, len(cells) > 1
    return tuple(
        shape(each, turn, size, lettered=lettered) for each, turn in zip(cells, arrangement.turns, strict=True)
    )


def _cells(laid: tuple[Laid, ...]) -> Iterator[tuple[Cell, ...]]:
    for number in range(1 + max(number for number, _ in laid)):
        yield tuple(cell for formation, cell in laid if formation == number)


def _still_fits(before: Arrangement, cells: Sequence[tuple[Cell, ...]], number: int) -> bool:
    """Returns whether the formation that has received a tile is still inside the box and apart from the others."""
    placed = list(zip(shapes(before, cells), before.places, strict=True))
    return _inside(*placed[number]) and all(
        apart(placed[number], other, before.size) for at, other in enumerate(placed) if at != number
    )


def _inside(shape: Shape, place: Point) -> bool:
    left, top, right, bottom = shape.box
    x, y = place
    return BOARD[0] <= x + left and x + right <= BOARD[2] and BOARD[1] <= y + top and y + bottom <= BOARD[3]


def _single(before: Arrangement, cells: Sequence[tuple[Cell, ...]]) -> Arrangement:
    """Returns the arrangement of one formation, in the middle of the box."""
    (turn,) = before.turns
    best = _largest_alone(cells[0], turn, before.size)
    if best.size != before.size:
        rooms = {turn: _exact_side(cells[0], turn) for turn in TURNS}
        other = max(TURNS, key=lambda turn: rooms[turn])
        if rooms[other] >= TURN_GAIN * rooms[turn]:
            best = _turned_if_worth_it(best, [_largest_alone(cells[0], other, _SIZES[0])])
    return best


def _exact_side(cells: tuple[Cell, ...], turn: Turn) -> float:
    """Returns the side at which a formation would exactly fill the box."""
    size = _SIZES[0]
    width, height = shape(cells, turn, size, lettered=False).size
    return size.side * min((BOARD[2] - BOARD[0]) / width, (BOARD[3] - BOARD[1]) / height)


def _largest_alone(cells: tuple[Cell, ...], turn: Turn, largest: TileSize) -> Arrangement:
    for size in _SIZES[_SIZES.index(largest) :]:
        alone = shape(cells, turn, size, lettered=False)
        left, top, right, bottom = alone.box
        place = (BOARD[0] + BOARD[2] - left - right) // 2, (BOARD[1] + BOARD[3] - top - bottom) // 2
        if _inside(alone, place):
            return Arrangement(size, (turn,), (place,))
    raise ValueError(f"no room for {len(cells)} tiles")


def _several(before: Arrangement, cells: Sequence[tuple[Cell, ...]], number: int) -> Arrangement:
    """Returns the arrangement after formation `number` has received a tile that has no room at its present place."""
    moved = _one_moved(before, cells, number)
    if moved:
        return moved
    best = _largest_packed(before, cells)
    if best and best.size == before.size:
        return best
    turned = []
    for turn in TURNS:
        turns = (*before.turns[:number], turn, *before.turns[number + 1 :])
        if turn != before.turns[number] and (other := _largest_packed(before._replace(turns=turns), cells)):
            turned.append(other)
    return _turned_if_worth_it(best, turned)


def _one_moved(before: Arrangement, cells: Sequence[tuple[Cell, ...]], number: int) -> Arrangement | None:
    """Returns the arrangement with only this formation moved, or placed if it is new; None if there is no room."""
    all_shapes = shapes(before, cells)
    near = before.places[number] if number < len(before.places) else None
    others = [(all_shapes[other], place) for other, place in enumerate(before.places) if other != number]
    # a formation that was alone before has no room for its letter yet
    if not all(_inside(*other) for other in others) or not all(
        apart(one, other, before.size) for one, other in combinations(others, 2)
    ):
        return None
    place = free_place(all_shapes[number], others, before.size, corner=number, near=near)
    if place is None:
        return None
    return before._replace(places=(*before.places[:number], place, *before.places[number + 1 :]))


def _largest_packed(before: Arrangement, cells: Sequence[tuple[Cell, ...]]) -> Arrangement | None:
    """Returns the arrangement with the same turns, at the largest size that has room and is no larger than before."""
    for size in _SIZES[_SIZES.index(before.size) :]:
        smaller = before._replace(size=size)
        places = packed(shapes(smaller, cells), size)
        if places:
            return smaller._replace(places=places)
    return None


def _turned_if_worth_it(best: Arrangement | None, turned: Sequence[Arrangement]) -> Arrangement:
    largest = max(turned, key=lambda other: other.size.side, default=best)
    if best is None or (largest and largest.size.side >= TURN_GAIN * best.size.side):
        best = largest
    if best is None:
        raise ValueError("no room for the formations")
    return best
