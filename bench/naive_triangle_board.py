"""Draws the table of Tripple Domino from scratch: the look of `renderers.tiles.tripple_domino`, on any canvas."""

from bench.canvas import Canvas, Point
from bench.naive_canvas import NaiveCanvas
from bot.games.triangles.cells import Vertex, corners
from bot.games.tripple_domino.view import View
from renderers.parts.frame import Caption
from renderers.tiles.tile_size import TABLE_SIZES, TileSize

WIDTH, HEIGHT = 1100, 700
LEFT, TOP, RIGHT, BOTTOM = 12, 12, 840, 688
COLUMN = 852


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    picture = canvas((WIDTH, HEIGHT))
    _board(picture, view)
    for seat in range(len(view.scores)):
        _player(picture, view, caption, seat)
    picture.rectangle((COLUMN + 6, 588, 1082, 590), 0, "faint")
    for top, label, value in ((600, "Round", view.round), (644, "Reserve", view.reserve)):
        picture.text(label, (COLUMN + 6, top + 34), ("Roboto", 30), "muted", "ls")
        picture.text(str(value), (1082, top + 34), ("RobotoBold", 36), "text", "rs")
    return picture.png()


def _board(canvas: Canvas, view: View) -> None:
    numbers = {
        vertex: number
        for laid in view.formation.tiles
        for vertex, number in zip(corners(laid.cell), laid.values, strict=True)
    }
    size, places = _fitted(list(numbers))
    last = view.formation.tiles[-1]
    around = [places[vertex] for vertex in corners(last.cell)]
    canvas.rounded_polygon(around, size.halo, "last")
    for place in around:
        canvas.circle(place, size.radius + size.halo, "last")
    for laid in view.formation.tiles:
        points = [places[vertex] for vertex in corners(laid.cell)]
        x, y = sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3
        kept = 1 - 3 * size.gap / size.height
        face = [(x + (px - x) * kept, y + (py - y) * kept) for px, py in points]
        role = "tile-last" if laid is last else "tile"
        canvas.polygon(face, role, role)
    for vertex, number in numbers.items():
        canvas.circle(places[vertex], size.radius, "value-ink")
        canvas.circle(places[vertex], 0.9 * size.radius, f"value-{number}")
        ink = "value-paper" if number > 3 else "value-ink"
        canvas.text(str(number), places[vertex], ("RobotoBold", size.em), ink, "mm")


def _fitted(vertices: list[Vertex]) -> tuple[TileSize, dict[Vertex, Point]]:
    """Returns the largest size that fits the box, and where the vertices are with the formation in the middle."""
    across, up = [x + y / 2 for x, y in vertices], [y for _, y in vertices]
    wide, high = max(across) - min(across), max(up) - min(up)
    size = next(
        (
            size
            for size in TABLE_SIZES
            if (wide + 0.74) * size.side <= RIGHT - LEFT and high * size.height + 0.74 * size.side <= BOTTOM - TOP
        ),
        TABLE_SIZES[-1],
    )
    left = (LEFT + RIGHT) / 2 - (min(across) + wide / 2) * size.side
    top = (TOP + BOTTOM) / 2 + (min(up) + high / 2) * size.height
    return size, {(x, y): (left + (x + y / 2) * size.side, top - y * size.height) for x, y in vertices}


def _player(canvas: Canvas, view: View, caption: Caption, seat: int) -> None:
    top = 12 + seat * 120
    on_turn = caption.player is not None and caption.player.seat == seat
    fill, text, colour = ("seat-ink", "seat-ink", f"seat-{seat}") if on_turn else ("muted", "text", "panel")
    canvas.rectangle((COLUMN, top, 1088, top + 112), 14, colour)
    if on_turn:
        canvas.polygon([(COLUMN - 14, top + 56), (COLUMN, top + 36), (COLUMN, top + 76)], colour, colour)
    name = caption.players[seat].name
    canvas.text(name[:14], (COLUMN + 14, top + 40), ("RobotoMedium", 32), text, "ls")
    badge, letter = ("seat-ink", f"seat-{seat}") if on_turn else (f"seat-{seat}", "seat-ink")
    canvas.square((COLUMN + 38, top + 78), 24, 8, badge)
    canvas.text(name[0], (COLUMN + 38, top + 78), ("RobotoBold", 30), letter, "mm")
    canvas.text(str(view.scores[seat]), (COLUMN + 72, top + 94), ("RobotoBold", 46), text, "ls")
    canvas.polygon([(1035, top + 72), (1046, top + 92), (1024, top + 92)], fill, fill)
    canvas.text(str(view.counts[seat]), (1074, top + 94), ("RobotoMedium", 30), fill, "rs")
