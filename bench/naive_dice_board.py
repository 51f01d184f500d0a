"""Draws the dice board from scratch each time: the look of `renderers.dice.tris_2`, on any canvas, without sprites."""

from bench.canvas import WIDTH, Canvas, Point
from bench.naive_canvas import NaiveCanvas
from bench.naive_header import Badge, header
from bot.games.tris_2.view import Die, View, cell_name
from renderers.parts.caption import Caption

TOP = 154
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    places = [(die.row, die.col) for die in view.dice]
    top, left = min(row for row, _ in places) - 1, min(col for _, col in places) - 1
    rows, columns = max(row for row, _ in places) - top + 2, max(col for _, col in places) - left + 2
    pitch = min(220, 900 // columns, 1330 // rows)
    start = (WIDTH - columns * pitch) // 2

    def middle(row: int, column: int) -> Point:
        return start + (column - left + 0.5) * pitch, TOP + (row - top + 0.5) * pitch

    picture = canvas((WIDTH, TOP + rows * pitch + 44))
    header(picture, caption, caption.progress, Badge(28, 10, "ink"))
    for column in range(left, left + columns):
        x, _ = middle(0, column)
        picture.text(cell_name(0, column)[0].upper(), (x, 136), ("RobotoMedium", 30), "muted", "ms")
    for row in range(top, top + rows):
        _, y = middle(row, 0)
        picture.text(cell_name(row, 0)[1:], (start - 18, y), ("RobotoMedium", 30), "muted", "rm")
        for column in range(left, left + columns):
            picture.square(middle(row, column), pitch / 2 - 4, pitch / 11, "cell")
    if view.last:
        _trace(picture, middle(view.last.row, view.last.col), pitch, view.last.direction)
    for die in view.dice:
        _die(picture, die, middle(die.row, die.col), pitch, _look(die, view))
    return picture.png()


def _look(die: Die, view: View) -> str:
    if die.letter in view.line:
        return "win"
    return "last" if view.last and view.last.letter == die.letter else "die"


def _die(canvas: Canvas, die: Die, centre: Point, pitch: float, look: str) -> None:
    x, y = centre
    half = pitch * 0.425
    slant = half * 0.4
    if look != "die":
        canvas.square(centre, half + pitch / 24, half * 0.24 + pitch / 24, look)
    canvas.square(centre, half, half * 0.24, f"{look}-side")
    for face, direction in (("north", "north"), ("south", "south"), ("side", "east"), ("side", "west")):
        dx, dy = STEPS[direction]
        points = [
            (x + along * dx - across * dy, y + along * dy + across * dx)
            for along, across in (
                (half * 0.99, half * 0.93),
                (half * 0.99, -half * 0.93),
                (half - slant, slant - half),
                (half - slant, half - slant),
            )
        ]
        canvas.polygon(points, f"{look}-{face}", f"{look}-edge")
    canvas.square(centre, half - slant, half * 0.12, f"{look}-top")
    _symbol(canvas, die.top, centre, (half * 0.4, half * 0.4), half * 0.176)
    for place in (slant / 2 - half, half - slant / 2):
        _symbol(canvas, die.ns, (x, y + place), (half * 0.23, slant * 0.24), half * 0.064)
        _symbol(canvas, die.ew, (x + place, y), (slant * 0.24, half * 0.23), half * 0.064)
    tag = 9 + pitch * 0.06
    corner = (x - half + 3 + tag, y - half + 3 + tag)
    canvas.square(corner, tag, tag * 0.68, "ink")
    canvas.text(die.letter, corner, ("RobotoBold", round(2 * tag)), "text", "mm")


def _symbol(canvas: Canvas, symbol: str, centre: Point, reach: Point, weight: float) -> None:
    (x, y), (across, down) = centre, reach
    if symbol == "o":
        across, down = across * 1.12 + weight / 2, down * 1.12 + weight / 2
        canvas.ellipse((x - across, y - down, x + across, y + down), weight, "o")
        return
    canvas.line((x - across, y + down), (x + across, y - down), weight, symbol)
    if symbol == "x":
        canvas.line((x - across, y - down), (x + across, y + down), weight, symbol)


def _trace(canvas: Canvas, centre: Point, pitch: float, direction: str) -> None:
    """Marks the cell that the last die left, with an arrow in the direction of the roll."""
    (x, y), half = centre, pitch * 0.425
    canvas.rectangle((x - half, y - half, x + half, y + half), half * 0.24, "last-edge", 3)
    dx, dy = STEPS[direction]
    reach, barb, weight = half * 0.4, half * 0.3, half * 0.13
    tip = x + dx * reach, y + dy * reach
    canvas.line((x - dx * reach, y - dy * reach), tip, weight, "last")
    for turn in (-1, 1):
        canvas.line((tip[0] - (dx + turn * dy) * barb, tip[1] - (dy + turn * dx) * barb), tip, weight, "last")
