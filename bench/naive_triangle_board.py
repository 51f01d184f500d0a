"""Draws the board of Tripple Domino from scratch: the look of `renderers.tiles.tripple_domino`, on any canvas."""

from math import sqrt

from bench.canvas import WIDTH, Box, Canvas, Point
from bench.naive_canvas import NaiveCanvas
from bench.naive_header import Badge, header
from bot.games.triangles.cells import corners
from bot.games.triangles.places import PlacedTile
from bot.games.tripple_domino.view import View
from renderers.parts.caption import Caption

SIDE, ROW = 104, 90
CORNER = 9.4
"""The radius of a tile's round corners."""
TOP = 124


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    vertices = [vertex for laid in view.formation.tiles for vertex in corners(laid.cell)]
    across = [(x + y / 2) * SIDE for x, y in vertices]
    left = (WIDTH - max(across) - min(across)) / 2
    above = max(y for _, y in vertices)
    bottom = TOP + (above - min(y for _, y in vertices)) * ROW

    picture = canvas((WIDTH, bottom + 172))
    header(picture, caption, f"Round {view.round} · Reserve {view.reserve}", Badge(30, 20, "seat-ink"))
    for laid in view.formation.tiles:
        points: list[Point] = [(left + (x + y / 2) * SIDE, TOP + (above - y) * ROW) for x, y in corners(laid.cell)]
        _tile(picture, laid, points, last=laid.cell == view.formation.last)
    width = (WIDTH - 48 + 12) / len(view.scores)
    for seat in range(len(view.scores)):
        _player(picture, view, caption, seat, (24 + seat * width, bottom + 28, 12 + (seat + 1) * width, bottom + 148))
    return picture.png()


def _tile(canvas: Canvas, laid: PlacedTile, points: list[Point], *, last: bool) -> None:
    x, y = sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3
    kept = 1 - 3 * CORNER / ROW
    inner = [(x + (px - x) * kept, y + (py - y) * kept) for px, py in points]
    canvas.rounded_polygon(inner, CORNER - (0 if last else 2), "last" if last else "tile-edge")
    canvas.rounded_polygon(inner, CORNER - (5 if last else 3.5), "tile-last" if last else "tile")
    radius = (SIDE - 6 * sqrt(3)) / (2 + 2 * sqrt(3))
    kept = 1 - (radius + 3) * 3 / ROW
    for value, (corner_x, corner_y) in zip(laid.values, points, strict=True):
        centre = x + (corner_x - x) * kept, y + (corner_y - y) * kept
        canvas.circle(centre, radius, "value-ink")
        canvas.circle(centre, radius - 1.25, f"value-{value}")
        canvas.text(str(value), centre, ("RobotoBold", 38), "value-ink-5" if value == 5 else "value-ink", "mm")


def _player(canvas: Canvas, view: View, caption: Caption, seat: int, panel: Box) -> None:
    x, y, right, bottom = panel
    name, on_turn = caption.players[seat].name, caption.player is not None and caption.player.seat == seat
    canvas.rectangle(panel, 16, f"seat-{seat}" if on_turn else "panel")
    canvas.rectangle((x + 4, y + 4, right - 4, bottom - 4), 12, "row" if on_turn else "panel")
    canvas.text(name[:14], (x + 18, y + 46), ("RobotoMedium", 30), "text", "ls")
    canvas.rectangle((x + 18, y + 62, x + 64, y + 108), 16, f"seat-{seat}")
    canvas.text(name[0], (x + 41, y + 85), ("RobotoBold", 29), "seat-ink", "mm")
    canvas.text(str(view.scores[seat]), (x + 78, y + 98), ("RobotoBold", 36), "text", "ls")
    canvas.text(str(view.counts[seat]), (right - 18, y + 98), ("RobotoMedium", 32), "muted", "rs")
