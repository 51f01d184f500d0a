"""The board of Tripple Domino as one would draw it first: straight on a large canvas, scaled down, Pillow's defaults.

The same look as `renderers.tripple_domino`, in plain ImageDraw: 4 by 4 dots to the pixel, Lanczos, no sprites.
"""

from collections.abc import Sequence
from io import BytesIO
from math import sqrt
from typing import TypeAlias

from font_roboto import font_files
from PIL import Image, ImageDraw, ImageFont

from bot.games.triangles.cells import corners
from bot.games.triangles.places import Laid
from bot.games.tripple_domino.view import View
from renderers.caption import Caption
from renderers.theme import DARK

DOTS = 4
WIDTH = 1000
SIDE, ROW = 104, 90
TOP = 124
Point: TypeAlias = tuple[float, float]


def drawn(view: View, caption: Caption) -> bytes:
    """The PNG of a position."""
    vertices = [vertex for laid in view.formation.laid for vertex in corners(laid.cell)]
    across = [(x + y / 2) * SIDE for x, y in vertices]
    left = (WIDTH - max(across) - min(across)) / 2
    above = max(y for _, y in vertices)
    bottom = TOP + (above - min(y for _, y in vertices)) * ROW

    picture = Picture((WIDTH, bottom + 172))
    picture.header(caption, f"Round {view.round} · Reserve {view.reserve}")
    for laid in view.formation.laid:
        points = [(left + (x + y / 2) * SIDE, TOP + (above - y) * ROW) for x, y in corners(laid.cell)]
        picture.tile(laid, points, last=laid.cell == view.formation.last)
    width = (WIDTH - 48 + 12) / len(view.scores)
    for seat, (score, count) in enumerate(zip(view.scores, view.counts, strict=True)):
        picture.player(caption, seat, (24 + seat * width, bottom + 28), width - 12, (score, count))
    return picture.png()


class Picture:
    """A canvas in pixels, four by four dots each."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.image = Image.new("RGB", (size[0] * DOTS, size[1] * DOTS), DARK["ground"])
        self.pen = ImageDraw.Draw(self.image)

    def png(self) -> bytes:
        file = BytesIO()
        self.image.resize(self.size, Image.Resampling.LANCZOS).save(file, "PNG")
        return file.getvalue()

    def header(self, caption: Caption, aside: str) -> None:
        self.block((0, 0, WIDTH, 96), 0, "panel")
        left = 36.0
        if caption.player:
            colour = f"seat-{caption.player.seat}"
            self.block((0, 0, 14, 96), 0, colour)
            self.block((36, 18, 96, 78), 20, colour)
            self.words(caption.player.name[0], (66, 48), ("RobotoBold", 37), "seat-ink", "mm")
            left = 128 + self.words(caption.player.name, (114, 62), ("RobotoBold", 40), "text", "ls")
        self.words(caption.note, (left, 62), ("Roboto", 34), "muted", "ls")
        self.words(aside, (WIDTH - 36, 62), ("RobotoMedium", 32), "muted", "rs")

    def tile(self, laid: Laid, points: Sequence[Point], *, last: bool) -> None:
        x, y = sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3
        self.triangle(points, (x, y), 0 if last else 2, "last" if last else "tile-edge")
        self.triangle(points, (x, y), 5 if last else 3.5, "tile-last" if last else "tile")
        radius = (SIDE - 6 * sqrt(3)) / (2 + 2 * sqrt(3))
        kept = 1 - (radius + 3) * 3 / ROW
        for value, (corner_x, corner_y) in zip(laid.values, points, strict=True):
            centre = x + (corner_x - x) * kept, y + (corner_y - y) * kept
            self.disc(centre, radius, "value-ink")
            self.disc(centre, radius - 1.25, f"value-{value}")
            self.words(str(value), centre, ("RobotoBold", 38), "value-ink-5" if value == 5 else "value-ink", "mm")

    def triangle(self, points: Sequence[Point], centre: Point, inset: float, role: str) -> None:
        radius = 9.4 - inset
        kept = 1 - 3 * 9.4 / ROW
        (x, y) = centre
        shrunk = [(x + (px - x) * kept, y + (py - y) * kept) for px, py in points]
        dots = [(px * DOTS, py * DOTS) for px, py in (*shrunk, shrunk[0])]
        self.pen.polygon(dots, DARK[role])
        self.pen.line(dots, DARK[role], round(2 * radius * DOTS))
        for point in shrunk:
            self.disc(point, radius, role)

    def player(self, caption: Caption, seat: int, corner: Point, width: float, numbers: tuple[int, int]) -> None:
        (x, y), (score, count) = corner, numbers
        on_turn = caption.player is not None and caption.player.seat == seat
        self.block((x, y, x + width, y + 120), 16, f"seat-{seat}" if on_turn else "panel")
        self.block((x + 4, y + 4, x + width - 4, y + 116), 12, "row" if on_turn else "panel")
        self.words(caption.players[seat].name[:14], (x + 18, y + 46), ("RobotoMedium", 30), "text", "ls")
        self.block((x + 18, y + 62, x + 64, y + 108), 16, f"seat-{seat}")
        self.words(caption.players[seat].name[0], (x + 41, y + 85), ("RobotoBold", 29), "seat-ink", "mm")
        self.words(str(score), (x + 78, y + 98), ("RobotoBold", 36), "text", "ls")
        self.words(str(count), (x + width - 18, y + 98), ("RobotoMedium", 32), "muted", "rs")

    def block(self, box: tuple[float, float, float, float], radius: float, role: str) -> None:
        left, top, right, bottom = (edge * DOTS for edge in box)
        self.pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius * DOTS, DARK[role])

    def disc(self, centre: Point, radius: float, role: str) -> None:
        self.pen.circle((centre[0] * DOTS, centre[1] * DOTS), radius * DOTS, DARK[role])

    def words(self, said: str, place: Point, cut: tuple[str, int], role: str, anchor: str) -> float:
        """Writes the words and gives their length. cut: of the font, and pixels to the em."""
        font = ImageFont.truetype(font_files[cut[0]], cut[1] * DOTS, layout_engine=ImageFont.Layout.BASIC)
        self.pen.text((place[0] * DOTS, place[1] * DOTS), said, DARK[role], font, anchor=anchor)
        return font.getlength(said) / DOTS
