"""The dice board as one would draw it first: straight on a large canvas, scaled down, saved with Pillow's defaults.

The same look as `renderers.tris_2`, in plain ImageDraw: 4 by 4 dots to the pixel, Lanczos, no sprites, no palette.
"""

from io import BytesIO
from typing import TypeAlias

from font_roboto import font_files
from PIL import Image, ImageDraw, ImageFont

from bot.games.tris_2.view import Die, View, cell_name
from renderers.caption import Caption
from renderers.theme import DARK

NAIVE = "ImageDraw at 4x, Lanczos, default PNG"
"""What this way of drawing is called where it is a baseline, for whichever game."""

DOTS = 4
WIDTH = 1000
TOP = 154
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]


def drawn(view: View, caption: Caption, canvas: "type[Picture] | None" = None) -> bytes:
    """The PNG of a position, on this kind of canvas."""
    places = [(die.row, die.col) for die in view.dice]
    top, left = min(row for row, _ in places) - 1, min(col for _, col in places) - 1
    rows, columns = max(row for row, _ in places) - top + 2, max(col for _, col in places) - left + 2
    pitch = min(220, 900 // columns, 1330 // rows)
    start = (WIDTH - columns * pitch) // 2

    def middle(row: int, column: int) -> Point:
        return start + (column - left + 0.5) * pitch, TOP + (row - top + 0.5) * pitch

    picture = (canvas or Picture)((WIDTH, TOP + rows * pitch + 44))
    picture.header(caption)
    for column in range(left, left + columns):
        x, _ = middle(0, column)
        picture.words(cell_name(0, column)[0].upper(), (x, 136), ("RobotoMedium", 30), "muted", "ms")
    for row in range(top, top + rows):
        _, y = middle(row, 0)
        picture.words(cell_name(row, 0)[1:], (start - 18, y), ("RobotoMedium", 30), "muted", "rm")
        for column in range(left, left + columns):
            picture.square(middle(row, column), pitch / 2 - 4, pitch / 11, "cell")
    if view.last:
        picture.trace(middle(view.last.row, view.last.col), pitch, view.last.direction)
    for die in view.dice:
        picture.die(die, middle(die.row, die.col), pitch, _look(die, view))
    return picture.png()


def _look(die: Die, view: View) -> str:
    if die.letter in view.line:
        return "win"
    return "last" if view.last and view.last.letter == die.letter else "die"


class Picture:
    """A canvas in pixels, four by four dots each. What draws with another library draws the first six otherwise."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.image = Image.new("RGB", (size[0] * DOTS, size[1] * DOTS), DARK["ground"])
        self.pen = ImageDraw.Draw(self.image)

    def png(self) -> bytes:
        file = BytesIO()
        self.image.resize(self.size, Image.Resampling.LANCZOS).save(file, "PNG")
        return file.getvalue()

    def block(self, box: Box, radius: float, role: str, rim: float = 0) -> None:
        """A rectangle with round corners; `rim` pixels of its edge only, where that is not 0."""
        left, top, right, bottom = (edge * DOTS for edge in box)
        inside = (left, top, right - 1, bottom - 1)
        if rim:
            self.pen.rounded_rectangle(inside, radius * DOTS, outline=DARK[role], width=round(rim * DOTS))
        else:
            self.pen.rounded_rectangle(inside, radius * DOTS, DARK[role])

    def polygon(self, points: list[Point], role: str, edge: str) -> None:
        self.pen.polygon([(x * DOTS, y * DOTS) for x, y in points], DARK[role], DARK[edge], DOTS)

    def ring(self, box: Box, width: float, role: str) -> None:
        """The inner rim of the ellipse in this box."""
        self.pen.ellipse([edge * DOTS for edge in box], outline=DARK[role], width=round(width * DOTS))

    def stroke(self, start: Point, end: Point, width: float, role: str) -> None:
        dots = [(x * DOTS, y * DOTS) for x, y in (start, end)]
        self.pen.line(dots, DARK[role], round(width * DOTS))
        for dot in dots:
            self.pen.circle(dot, width * DOTS / 2, DARK[role])

    def words(self, said: str, place: Point, cut: tuple[str, int], role: str, anchor: str) -> float:
        """Writes the words and gives their length. cut: of the font, and pixels to the em. anchor: as Pillow's."""
        font = ImageFont.truetype(font_files[cut[0]], cut[1] * DOTS, layout_engine=ImageFont.Layout.BASIC)
        self.pen.text((place[0] * DOTS, place[1] * DOTS), said, DARK[role], font, anchor=anchor)
        return font.getlength(said) / DOTS

    def header(self, caption: Caption) -> None:
        self.block((0, 0, WIDTH, 96), 0, "panel")
        left = 36.0
        if caption.player:
            colour = f"seat-{caption.player.seat}"
            self.block((0, 0, 14, 96), 0, colour)
            self.square((66, 48), 28, 10, colour)
            self.words(caption.player.name[0], (66, 48), ("RobotoBold", 37), "ink", "mm")
            left = 128 + self.words(caption.player.name, (114, 62), ("RobotoBold", 40), "text", "ls")
        self.words(caption.note, (left, 62), ("Roboto", 34), "muted", "ls")
        self.words(caption.aside, (WIDTH - 36, 62), ("RobotoMedium", 32), "muted", "rs")

    def die(self, die: Die, centre: Point, pitch: float, look: str) -> None:
        x, y = centre
        half = pitch * 0.425
        slant = half * 0.4
        if look != "die":
            self.square(centre, half + pitch / 24, half * 0.24 + pitch / 24, look)
        self.square(centre, half, half * 0.24, f"{look}-side")
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
            self.polygon(points, f"{look}-{face}", f"{look}-edge")
        self.square(centre, half - slant, half * 0.12, f"{look}-top")
        self.symbol(die.top, centre, (half * 0.4, half * 0.4), half * 0.176)
        for place in (slant / 2 - half, half - slant / 2):
            self.symbol(die.ns, (x, y + place), (half * 0.23, slant * 0.24), half * 0.064)
            self.symbol(die.ew, (x + place, y), (slant * 0.24, half * 0.23), half * 0.064)
        tag = 9 + pitch * 0.06
        corner = (x - half + 3 + tag, y - half + 3 + tag)
        self.square(corner, tag, tag * 0.68, "ink")
        self.words(die.letter, corner, ("RobotoBold", round(2 * tag)), "text", "mm")

    def trace(self, centre: Point, pitch: float, direction: str) -> None:
        (x, y), half = centre, pitch * 0.425
        self.block((x - half, y - half, x + half, y + half), half * 0.24, "last-edge", 3)
        dx, dy = STEPS[direction]
        reach, barb, weight = half * 0.4, half * 0.3, half * 0.13
        tip = x + dx * reach, y + dy * reach
        self.stroke((x - dx * reach, y - dy * reach), tip, weight, "last")
        for turn in (-1, 1):
            self.stroke((tip[0] - (dx + turn * dy) * barb, tip[1] - (dy + turn * dx) * barb), tip, weight, "last")

    def symbol(self, symbol: str, centre: Point, reach: Point, weight: float) -> None:
        (x, y), (across, down) = centre, reach
        if symbol == "o":
            across, down = across * 1.12 + weight / 2, down * 1.12 + weight / 2
            self.ring((x - across, y - down, x + across, y + down), weight, "o")
            return
        self.stroke((x - across, y + down), (x + across, y - down), weight, symbol)
        if symbol == "x":
            self.stroke((x - across, y - down), (x + across, y + down), weight, symbol)

    def square(self, centre: Point, half: float, radius: float, role: str) -> None:
        x, y = centre
        self.block((x - half, y - half, x + half, y + half), radius, role)
