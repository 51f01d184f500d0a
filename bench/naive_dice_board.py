"""Draws the dice board from scratch each time: the look of `renderers.dice.tris_2`, on any canvas, without sprites."""

from bench.canvas import Canvas, Point
from bench.naive_canvas import NaiveCanvas
from bench.naive_column import Player, column
from bot.games.tris_2.view import Die, View
from renderers.parts.frame import BOARD, HEIGHT, WIDTH, Caption

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    places = [(die.row, die.col) for die in view.dice] + ([(view.last.row, view.last.col)] if view.last else [])
    top, left = min(row for row, _ in places), min(col for _, col in places)
    rows, columns = max(row for row, _ in places) - top + 1, max(col for _, col in places) - left + 1
    pitch = min(196, (BOARD[2] - BOARD[0]) // columns, (BOARD[3] - BOARD[1]) // rows)
    start = (BOARD[0] + BOARD[2] - columns * pitch) / 2, (BOARD[1] + BOARD[3] - rows * pitch) / 2

    def middle(row: int, column: int) -> Point:
        return start[0] + (column - left + 0.5) * pitch, start[1] + (row - top + 0.5) * pitch

    picture = canvas((WIDTH, HEIGHT))
    if view.last:
        _trace(picture, middle(view.last.row, view.last.col), pitch, view.last.direction)
    for die in view.dice:
        _die(picture, die, middle(die.row, die.col), pitch, _look(die, view))
    players = [
        Player(player.seat, player.name, caption.status if player == caption.player else "", player == caption.player)
        for player in caption.players
    ]
    column(picture, players, [("Move", str(caption.moves))])
    return picture.png()


def _look(die: Die, view: View) -> str:
    if die.letter in view.line:
        return "win"
    return "last" if view.last and view.last.letter == die.letter else "die"


def _die(canvas: Canvas, die: Die, centre: Point, pitch: float, look: str) -> None:
    half = 0.46 * pitch
    side, radius = 2 * half, 0.18 * half
    near_x, near_y = centre[0] - half, centre[1] - half
    far_x, far_y = centre[0] + half, centre[1] + half
    top = 0.715 * side
    if look != "die":
        canvas.square(centre, half + 0.035 * pitch, radius + 0.035 * pitch, look)
    canvas.rectangle((near_x, near_y, far_x, far_y), radius, f"{look}-south")
    east = [(near_x + top, near_y + radius), (far_x, near_y + radius), (far_x, far_y), (near_x + top, near_y + top)]
    canvas.rectangle((near_x + top - radius, near_y, far_x, near_y + 2 * radius), radius, f"{look}-east")
    canvas.polygon(east, f"{look}-east", f"{look}-east")
    canvas.rectangle((near_x, near_y, near_x + top + 2, near_y + top + 2), radius + 2, f"{look}-edge")
    canvas.rectangle((near_x, near_y, near_x + top, near_y + top), radius, f"{look}-top")
    field = max(0.3 * side, min(35, 0.39 * side))
    reach, weight = 0.25 * top, 0.155 * top
    _symbol(canvas, die.top, (near_x + top / 2, near_y + top / 2), (reach, reach), weight)
    along, across = (side - field) / 2, (side + top) / 2
    long, short, thin = 0.16 * side, 0.07 * side, 0.05 * side
    _symbol(canvas, die.ns, (near_x + along, near_y + across), (long, short), thin)
    _symbol(canvas, die.ew, (near_x + across, near_y + along), (short, long), thin)
    corner = far_x - field / 2, far_y - field / 2
    canvas.square(corner, field / 2, 0.28 * field, "ink")
    canvas.text(die.letter.upper(), corner, ("RobotoBold", round(1.04 * field)), "paper", "mm")


def _symbol(canvas: Canvas, symbol: str, centre: Point, reach: Point, weight: float) -> None:
    (x, y), (across, down) = centre, reach
    if symbol == "o":
        across, down = across + weight / 2, down + weight / 2
        canvas.ellipse((x - across, y - down, x + across, y + down), weight, "o")
        return
    canvas.line((x - across, y + down), (x + across, y - down), weight, symbol)
    if symbol == "x":
        canvas.line((x - across, y - down), (x + across, y + down), weight, symbol)


def _trace(canvas: Canvas, centre: Point, pitch: float, direction: str) -> None:
    """Marks the cell that the last die left, with an arrow in the direction of the roll."""
    (x, y), half = centre, 0.4 * pitch
    canvas.rectangle((x - half, y - half, x + half, y + half), 0.06 * pitch, "trace", max(3, 0.024 * pitch))
    dx, dy = STEPS[direction]
    tip, neck, barb = 0.27 * pitch, 0.04 * pitch, 0.175 * pitch
    canvas.line((x - 0.22 * pitch * dx, y - 0.22 * pitch * dy), (x + neck * dx, y + neck * dy), 0.105 * pitch, "last")
    head = [(x + tip * dx, y + tip * dy)]
    head += [(x + neck * dx - sign * barb * dy, y + neck * dy + sign * barb * dx) for sign in (1, -1)]
    canvas.polygon(head, "last", "last")
