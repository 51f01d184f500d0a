"""The table of SET as one would draw it first: straight on a large canvas, scaled down, saved with Pillow's defaults.

The same look as `renderers.set`, in plain ImageDraw: 4 by 4 dots to the pixel, Lanczos, no sprites, no palette.
"""

from io import BytesIO
from math import cos, pi, sin
from typing import TypeAlias

from font_roboto import font_files
from PIL import Image, ImageDraw, ImageFont

from bot.games.set.cards import COLOURS, Card
from bot.games.set.table import SLOTS
from bot.games.set.view import View
from renderers.caption import Caption
from renderers.theme import DARK, seat_role

DOTS = 4
WIDTH = 1000
MARGIN, GAP = 24, 20
ACROSS = 223
Point: TypeAlias = tuple[float, float]


def drawn(view: View, caption: Caption) -> bytes:
    """The PNG of a position."""
    rows = -(-len(view.table) // view.width)
    down = 184 if rows <= 3 else 162
    across = (WIDTH - 2 * MARGIN - (view.width - 1) * GAP) // view.width
    found = view.claim if view.claim and view.claim.right else None
    bottom = 120 + rows * (down + GAP)
    top = bottom + (202 if found else 0)
    picture = Picture((WIDTH, top + -(-len(view.won) // 2) * 74 + 12))
    picture.header(view, caption)
    for slot, (name, card) in enumerate(zip(view.slots, view.table, strict=True)):
        row, column = divmod(slot, view.width)
        corner = MARGIN + column * (across + GAP), 120 + row * (down + GAP)
        touched = view.claim is not None and slot in view.claim.slots
        ring = "" if not touched else "last" if found else "loss"
        if card is not None:
            picture.card(card, name, corner, (across, down), ring)
    if found:
        picture.words(
            caption.players[found.seat].name, (MARGIN + ACROSS / 2, bottom + 110), ("RobotoBold", 34), "text", "ms"
        )
        picture.words("SET!", (MARGIN + ACROSS / 2, bottom + 162), ("RobotoBold", 40), "win", "ms")
        for place, (slot, card) in enumerate(zip(found.slots, found.cards, strict=True), 1):
            corner = MARGIN + place * (ACROSS + GAP), bottom + 10
            picture.card(card, SLOTS[view.width][slot], corner, (ACROSS, 162), "win")
    for seat, won in enumerate(view.won):
        picture.player(caption.players[seat].name, seat, won, top + seat // 2 * 74)
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

    def header(self, view: View, caption: Caption) -> None:
        self.box((0, 0, WIDTH, 96), 0, "panel")
        name = caption.player.name if caption.player else caption.note
        self.words(name, (36, 62), ("RobotoBold", 40), "text", "ls")
        self.words(f"Pile {view.pile}", (WIDTH - 36, 62), ("RobotoMedium", 32), "muted", "rs")

    def player(self, name: str, seat: int, won: int, top: float) -> None:
        left = MARGIN + seat % 2 * 482
        self.box((left, top, left + 470, top + 62), 16, "panel")
        self.box((left + 14, top + 9, left + 58, top + 53), 8, seat_role(seat))
        self.words(name[0], (left + 36, top + 31), ("RobotoBold", 27), "seat-ink", "mm")
        self.words(name[:16], (left + 72, top + 42), ("RobotoBold", 32), "text", "ls")
        self.words(f"{won} SETs", (left + 456, top + 42), ("RobotoBold", 32), "text", "rs")

    def card(self, card: Card, name: str, corner: tuple[int, int], size: tuple[int, int], ring: str) -> None:
        (x, y), (across, down) = corner, size
        if ring:
            self.box((x - 7, y - 7, x + across + 7, y + down + 7), 25, ring)
        self.box((x, y, x + across, y + down), 18, "card-edge")
        self.box((x + 2, y + 2, x + across - 2, y + down - 2), 16, "card")
        width, height = (58, 114) if down > 170 else (48, 96)
        step = width + 12
        left = x + (across - card.number * step + 12) / 2
        for place in range(card.number):
            self.symbol(card, (left + place * step, y + 14), (width, height))
        self.words(name.upper(), (x + across / 2, y + down - 14), ("RobotoMedium", 31), "card-label", "ms")

    def symbol(self, card: Card, corner: Point, size: Point) -> None:
        role = f"set-{COLOURS.index(card.colour) + 1}"
        ink, (x, y), (width, height) = DARK[role], corner, size
        points = [((x + px * width) * DOTS, (y + py * height) * DOTS) for px, py in outline(card.shape)]
        if card.shading == "solid":
            self.pen.polygon(points, ink)
        elif card.shading == "striped":
            box = (round(x * DOTS), round(y * DOTS), round((x + width) * DOTS), round((y + height) * DOTS))
            inside = Image.new("1", (box[2] - box[0], box[3] - box[1]))
            ImageDraw.Draw(inside).polygon([(px - box[0], py - box[1]) for px, py in points], 1)
            stripes = Image.new("1", inside.size)
            lines = ImageDraw.Draw(stripes)
            for top in range(0, inside.height, 10 * DOTS):
                lines.rectangle((0, top, inside.width, top + 4 * DOTS), 1)
            self.image.paste(ink, box, Image.composite(stripes, Image.new("1", inside.size), inside))
        self.pen.line([*points, points[0], points[1]], ink, 6 * DOTS, joint="curve")

    def box(self, edges: tuple[float, float, float, float], radius: float, role: str) -> None:
        left, top, right, bottom = (edge * DOTS for edge in edges)
        self.pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius * DOTS, DARK[role])

    def words(self, said: str, place: Point, cut: tuple[str, int], role: str, anchor: str) -> None:
        """cut: of the font, and pixels to the em."""
        font = ImageFont.truetype(font_files[cut[0]], cut[1] * DOTS, layout_engine=ImageFont.Layout.BASIC)
        self.pen.text((place[0] * DOTS, place[1] * DOTS), said, DARK[role], font, anchor=anchor)


def outline(shape: str) -> list[Point]:
    """Points around a symbol, in parts of its box."""
    if shape == "diamond":
        return [(0.5, 0.04), (0.95, 0.5), (0.5, 0.96), (0.05, 0.5)]
    turns = [pi * step / 32 for step in range(33)]
    if shape == "oval":
        upper = [(0.5 - 0.45 * cos(turn), 0.27 - 0.23 * sin(turn)) for turn in turns]
        return [*upper, *((1 - x, 1 - y) for x, y in upper)]
    right = [(0.8 - 0.15 * sin(2 * turn - pi), 0.04 + 0.92 * turn / pi) for turn in turns]
    return [*right, *((1 - x, 1 - y) for x, y in right)]
